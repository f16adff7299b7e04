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
