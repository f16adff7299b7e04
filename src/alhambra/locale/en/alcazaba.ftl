### English: Alcazaba.


## Texts that cannot be read

invalid-alcazaba-move = “{ $text }” is no move; moves are written like “keep SSS”, “marker S”, “take G8sw”, “take start”, “place G8sw 1,0”, “reserve G8sw”, “swap G8sw T9es”, “give G8sw”, “name 2”.

## Moves that the rules of Alcazaba forbid

redesign-too-late = After the third roll the marker has to be placed; a redesign is possible after the first or second.
not-in-column = { $tile } does not lie in the column whose tiles are taken now, { $type ->
    [pavilion] pavilion
    [seraglio] seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] garden
   *[tower] tower
}.
no-start-token-here = The start player token does not lie in the column whose tiles are taken now, { $type ->
    [pavilion] pavilion
    [seraglio] seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] garden
   *[tower] tower
}.
something-to-take = A tile of the column has to be taken, or the start player token if it lies there.
tile-to-place = { $tile } was taken and has to be placed first.

## Options and positions

alcazaba-tiles = There are too few tiles for Alcazaba: it needs { $number } of each type, and as many more for each round.
bad-position-column-tile = { $tile } does not belong into this column.
bad-position-tiles-missing = { $number } tiles are still to come, and there are not so many left.
