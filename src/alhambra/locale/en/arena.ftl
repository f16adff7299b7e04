### English: games between bots.


## What cannot be simulated

simulate-bots-players = { $bots } { $bots ->
    [one] bot does
   *[other] bots do
} not match { $players } players: name one bot for each seat.
simulate-records-not-empty = { $folder } already contains files. Choose a new or empty folder for the records.
simulate-records-refused = Cannot write records to { $folder }: { $reason }.

## While games are played

simulate-progress = Playing
simulate-rate = { $rate } games/s
simulate-unfinished = { $games ->
    [one] One game was
   *[other] { $games } games were
} stopped and not counted: nothing was built or bought for { $rounds } rounds, and no rule would ever have ended the game.
simulate-interrupted = Interrupted after { $games ->
    [one] one game
   *[other] { $games } games
} of { $wanted }.

## Tables

simulate-title = { $games } { $games ->
    [one] game
   *[other] games
} of { $game }, seed { $seed }
simulate-by-seat = By seat
simulate-by-cause = Mean points by scoring and cause
simulate-length = Length
simulate-bot = bot
simulate-seat = seat
simulate-wins = wins
simulate-share = share
simulate-mean = mean points
simulate-spread = spread
simulate-least = lowest
simulate-most = highest
simulate-sum = total
simulate-games = games
simulate-moves = moves
simulate-decisions = decisions
simulate-in-all = total
simulate-per-game = per game
simulate-per-second = per second
simulate-faults = Games lost through faults
simulate-fault = fault
simulate-first = first one
fault-crash = crash
fault-timeout = too slow
fault-illegal = illegal move
fault-nonsense = no move at all

## Tournaments

tournament-two-bots = A tournament needs at least two bots.
tournament-two-players = A tournament needs at least two players at a table.
tournament-twice = { $bot } is listed twice. A ladder already plays a bot against itself.
tournament-bounds = --elo0 must be less than --elo1, and --alpha and --beta must lie between 0 and 0.5.
tournament-form = There is no form “{ $form }”. Choose one of: { $forms }.
tournament-no-state = { $file } is not the state of a tournament, or it belongs to another version.
tournament-other-state = { $file } is the state of another tournament: { $what } was { $before } and is now { $now }. Choose another file, or repeat the earlier command exactly.
tournament-not-written = Cannot save the tournament in { $file }: { $reason }.
tournament-taken-up = { $blocks ->
    [one] One block was
   *[other] { $blocks } blocks were
} already played; continuing from there.
tournament-progress = Blocks
tournament-interrupted = Interrupted after { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
}.
tournament-failed-mirror = MIRROR MATCH FAILED: { $bot } against itself should come out even, but the score is { $score } ({ $low } to { $high }). Do not trust this tournament.
tournament-failed-sanity = SANITY MATCH FAILED: { $bot } is not shown to be better than { $other }; the score is { $score } ({ $low } to { $high }). Either something is wrong with it, or there were too few blocks.
tournament-not-reproducible = Budgets in seconds: this tournament cannot be reproduced exactly.
tournament-title = { $games } { $games ->
    [one] game
   *[other] games
} of { $game }, seed { $seed }, { $form ->
    [gauntlet] gauntlet
    [ladder] ladder
   *[round-robin] round robin
}
tournament-bot = bot
tournament-other = against
tournament-rating = Elo
tournament-interval = 95 %
tournament-games = games
tournament-blocks = blocks
tournament-share = wins
tournament-points = Points
tournament-mean = mean points
tournament-spread = spread
tournament-score = score
tournament-llr = LLR
tournament-verdict = verdict
tournament-head-to-head = Head to head (SPRT from { $elo0 } to { $elo1 } Elo, α = { $alpha }, β = { $beta })
tournament-verdict-better = { $bot } is better (block { $block })
tournament-verdict-worse = { $other } is better (block { $block })
tournament-verdict-equal = neither is better by { $elo } Elo (block { $block })
tournament-verdict-open = undecided
tournament-row-verdict-better = better (block { $block })
tournament-row-verdict-worse = worse (block { $block })
tournament-row-verdict-equal = neither is better by { $elo } Elo (block { $block })
tournament-row-verdict-open = undecided
tournament-checks = Checks
tournament-mirror = mirror match
tournament-sanity = sanity match
tournament-passed = passed
tournament-failed = failed
tournament-by-seat = By seat
tournament-seat = seat
tournament-by-cause = Mean points by scoring and cause
tournament-sum = total
tournament-thinking = Time per decision
tournament-decisions = decisions
tournament-mean-ms = mean, ms
tournament-longest-ms = longest, ms
tournament-faults = Games lost through faults
tournament-first-faults = The first fault of each
tournament-again = To repeat: { $command }

## On Ray

ray-address = --on takes ray, ray://host:port or host:port, not “{ $address }”.
ray-missing = Ray is not installed. Install it with: pip install "alhambra[ray]".
ray-unreachable = Ray at { $address } cannot be reached: { $reason }.
ray-large-folder = { $folder } is too large to send along with the bot: over { $most } MB. Put the bot in a folder of its own.

## Tables in files

table-missing = Parquet needs PyArrow. Install it with: pip install "alhambra[arena]".
table-rows = --rows takes games or decisions, not “{ $rows }”.
table-refused = Cannot write the table to { $file }: { $reason }.
table-no-folder = there is no such folder

## The page of a tournament

tournament-report-refused = Cannot write the report to { $file }: { $reason }.
tournament-page-title = { $game } tournament: { $bots }
tournament-page-summary = { $games } games in { $blocks } blocks, { $players } players at a table, seed { $seed }. In each block the same deal is played with the seats rotated. All intervals are 95 %, computed over blocks. Only the sequential test says whether one bot is better than another.
tournament-page-ratings = Ratings
tournament-page-test = The sequential test, block by block
tournament-page-better = better
tournament-page-not-better = not better
tournament-page-seats = Wins by seat
tournament-page-share = wins, %
tournament-page-causes = Where the points came from
tournament-page-numbers = Figures
tournament-page-again = Repeat this tournament
tournament-page-again-how = With the same versions and the same bots, this command plays the same games:
