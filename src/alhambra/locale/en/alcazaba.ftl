### English: Alcazaba.


## Texts that cannot be read

invalid-alcazaba-move = “{ $text }” is not a move. Moves are written like “keep SSS”, “marker S”, “take G8sw”, “take start”, “place G8sw 1,0”, “reserve G8sw”, “swap G8sw T9es”, “give G8sw”, “name 2”.

## Moves that the rules of Alcazaba forbid

redesign-too-late = After the third roll you have to place your marker. You can only redesign after the first or second roll.
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
something-to-take = Take a tile from the column, or the start player token if it is there.
tile-to-place = First place { $tile }, which you took.

## Options and positions

alcazaba-tiles = Alcazaba needs more tiles: { $number } of each type, and as many again for each round.
bad-position-column-tile = { $tile } does not belong in this column.
bad-position-tiles-missing = { $number } more tiles are needed, and not enough are left.

## The table in the terminal

alcazaba-to-act = { $name } { $phase ->
    [take] takes something from the column
    [place] places the tile they took
    [name] chooses the start player of the next round
   *[turn] is to play
}
alcazaba-tiles-on-offer = Tiles
alcazaba-choice-take = Take ({ $type })
alcazaba-choice-start = the start player token
alcazaba-told-start = takes the start player token
alcazaba-drawn-pile = From the pile: { $what }.
alcazaba-drawn-bag = From the bag: { $what }.
alcazaba-help =
    Choose a move by its number, or type it; its beginning is enough if it fits
    one move only: keep SSS, marker S, take G8sw, take start, place G8sw 1,0,
    reserve G8sw, swap G8sw T9es, give G8sw, name 2.
    {""}
    A turn has up to three rolls. Keep what you like and roll the rest, or place
    a marker: S 5/2 is the field for five seraglios in two rolls, the second on
    line 5 of their column. An arrow shows where the marker lands if it is taken.
    After the first or second roll you may redesign instead.
    Tiles are written as type, price and walled sides: G8sw is a garden for 8,
    walled in the south and west. Heavy lines are walls, dotted ones open sides.
    {"  "}P pavilion  S seraglio  A arcades  C chambers  G garden  T tower  F fountain
    {""}
    Enter       shows the table again
    keep        lists all that can be kept
    redesign    lists all changes to your Alhambra
    undo        takes your last move back, unless something was rolled since
    why MOVE    says why a move is not allowed, and by which rule
    score       the points so far, and what a scoring would bring now
    look N      the Alhambra and the reserve of player N
    rules WHAT  a rule by its id or by words: rules A-10, rules longest wall
    save FILE   saves the game; without FILE under a new name
    quit        leaves, and saves if you like
