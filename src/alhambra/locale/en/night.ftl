### Club nights.


## Refusals

night-is-over = This club night is over.
night-round-runs = A round is being played. Wait until all its tables have finished.
night-host-only = Only the host of the club night can do that.
night-players-only = Only those who take part can do that.
night-full = This club night is full: { $most } people are taking part.
night-too-few = At least { $fewest } people have to take part.
night-no-such-round = The next round is round { $next }.
night-no-such-person = Nobody with this number is taking part.
night-host-here = The host has not been away long enough.
night-rounds = This club night can have { $fewest } to { $most } rounds.
night-size = Tables have { $fewest } to { $most } seats.
bad-title = A title is one line of up to { $most } characters.

## Opening one

night-new = New club night
night-new-text = A tournament in rounds. Players join with a link or QR code and are seated at tables, and everyone can follow the standings.
night-title = Title
night-table-size = Players at each table
night-fewer-players = Fewer players at each table
night-more-players = More players at each table
night-form = Who plays whom
night-form-name = { $form ->
    [swiss] Swiss
   *[round-robin] Round robin
}
night-form-means = { $form ->
    [swiss] Players with about the same points meet, and nobody meets again while there is another way.
   *[round-robin] Everyone meets as many different players as possible. At tables of two, everyone has met after as many rounds as there are players, or one fewer.
}
night-uneven = If the tables don’t come out even
night-uneven-name = { $uneven ->
    [sizes] Other table sizes
    [bots] Bots
   *[rest] Sit out
}
night-uneven-means = { $uneven ->
    [sizes] Some tables have more or fewer players.
    [bots] Bots take the seats that are left.
   *[rest] Some players sit out and get half a win. Nobody sits out twice before everyone else has once.
}
night-round-count = Rounds
night-fewer-rounds = Fewer rounds
night-more-rounds = More rounds
night-host-plays = I play too
night-open = Open club night
night-yours = Your club nights

## The club night

night-missing = There is no such club night.
night-about = { $game } · tables of { $size } · { $form }
night-round-of = Round { $round } of { $rounds }
night-stage = { $stage ->
    [open] Waiting for players
    [playing] Being played
    [between] Waiting for the next round
   *[over] Final standings
}
night-join = Take part
night-join-again = Take part again
night-your-name-first = Enter your name, and take part from the next round on.
night-wait = You are taking part. Your table appears here as soon as the host starts the round.
night-your-table = Your table is { $number }
night-with = With { $names }
night-go = Go to the table
night-finished = Your game is over: place { $place } of { $seats }. Wait here for the next round.
night-rest = You sit out this round and get { $points } points.
night-left = You are not taking part.
night-over-you = You finished in place { $place } of { $people }.
night-leave = Leave
night-leave-ask = Leave the club night? If your game is still running, a bot plays on and you lose it.
night-table = Table { $number }
night-table-over = Finished: look
night-watch = Watch
night-rests = Sitting out: { $names }
night-place = { $place }.
night-share-mean = Share
night-opponents-mean = Opponents
night-standings = Standings
night-standings-empty = Nobody is taking part yet.
night-player = Player
night-points = Points
night-in-round = Round { $round }
night-how = How points are counted
night-how-points = The winner of a table gets 60 points, the last player none, and those in between in even steps: 60, 40, 20, 0 at a table of four. Players who tie share.
night-how-rest = Sitting out counts 30 points, a round that you missed because you came late 15. Rounds after you left count nothing.
night-how-ties = Players with the same points are ranked by their average share of all points scored at their tables, then by the average points of the people they met. Those who are still equal share the place.
night-how-rating = Games count for ratings as usual. Bots are not rated.

## The host

night-hosting = You are the host
night-start = Start round { $round }
night-start-hint = { $people ->
    [one] { $people } player takes part
   *[other] { $people } players take part
}
night-finish = End after this round
night-finish-ask = End the club night with round { $round }? The standings are then final.
night-people = Players
night-about-person = Make { $name } the host or remove them
night-make-host = Make host
night-make-host-ask = Make { $name } the host? You won’t be any longer.
night-remove = Remove
night-remove-ask = Remove { $name } from the next rounds? A running game goes on.
night-host = host
night-gone = left
night-host-gone = The host has been away for a while. Someone else can take over.
night-take-over = Become the host
night-invite = Invite players with this link
night-invite-text = Come to our club night!
night-wall = Screen for the wall

## The screen for the wall

night-scan = Scan to take part
night-wall-shows = On this screen
night-wall-view = { $view ->
    [turns] In turn
    [standings] Standings
   *[tables] Tables
}
