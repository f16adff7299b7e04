### English: the Dice Game.


## Texts that cannot be read

invalid-dice = “{ $text }” are no dice; up to eight are written as the letters of their types, like SSSPA, and none as “nothing”.
invalid-type = “{ $text }” is no building type; the letters are P, S, A, C, G, T.
invalid-token = “{ $text }” is no token; there are +1, +2, +3, exchange, displace, annul, black, start.
invalid-field = “{ $text }” is no field; five symbols in three rolls are written 5/3.
invalid-dice-move = “{ $text }” is no move; moves are written like “keep SSS”, “marker S”, “displace S”, “black S”, “annul”, “take points”, “take token”, “exchange T”, “accept”, “name 2”.
no-options = The game { $game } has no option “{ $option }”.

## Moves that the rules of the Dice Game forbid

chance-is-to-roll = Chance has to give something before anybody can move.
reward-to-choose = A reward has to be chosen: “take points” or “take token”.
turn-to-play = “{ $move }” is no move of a turn: roll again, place a marker or use a token.
no-more-rolls = There are no more than three rolls.
dice-not-there = { $dice } cannot be kept: the dice show { $shown }.
roll-at-least-one = At least one die has to be rolled.
no-such-symbol = The dice show no { $type ->
    [pavilion] pavilion
    [seraglio] seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] garden
   *[tower] tower
}.
nobody-to-displace = No opponent’s marker stands on the field that was rolled, { $field }.
black-die-is-set = The black die is set already; one is allowed in a turn.
black-die-too-late = The black die is set after the first roll, before the next.
no-token = There is no { $token ->
    [displace] displace
    [black] black die
   *[annul] annul
} token to use.
no-roll-to-annul = No roll was made that could be annulled.
point-to-exchange = The building point has to be taken first: “accept”, or “exchange” with a type.
exchange-for-another = The point is one of { $type ->
    [pavilion] pavilion
    [seraglio] seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] garden
   *[tower] tower
} already; it can be exchanged for one of another type.
start-player-to-name = The start player of the next round has to be named: “name” and the number of a seat.

## Positions

bad-position-field-twice = two markers stand at { $field }.
bad-position-track = “{ $words }” cannot lie so on a track; stones are listed from the highest field down, each once.
bad-position-markers = Player { $owner } has not so many markers.
bad-position-token = { $token } is not in this game so often.
bad-position-tokens-missing = { $number } tokens are needed, and there are not so many left.

## Component files

bad-data-tokens = { $entry }: there must be { $number } tokens in all.
bad-data-markers = { $entry }: { $number } markers are not from 1 to 9.
