### English: games between bots.


## What cannot be simulated

simulate-bots-players = { $bots } { $bots ->
    [one] bot does
   *[other] bots do
} not make { $players } players; name one for each seat.
simulate-records-not-empty = { $folder } holds files already; records go to a new or empty folder.
simulate-records-refused = Records cannot be written to { $folder }: { $reason }.

## While games are played

simulate-progress = Playing
simulate-rate = { $rate } games/s
simulate-unfinished = { $games ->
    [one] One game was
   *[other] { $games } games were
} stopped and not counted: nothing was built or bought for { $rounds } rounds, and no rule ends such a game.
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
simulate-least = least
simulate-most = most
simulate-sum = sum
simulate-games = games
simulate-moves = moves
simulate-decisions = decisions
simulate-in-all = in all
simulate-per-game = per game
simulate-per-second = per second
