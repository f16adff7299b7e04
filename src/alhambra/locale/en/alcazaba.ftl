### English: Alcazaba.


## Texts that cannot be read

invalid-alcazaba-move = “{ $text }” is not a move. Moves are written like “keep SSS”, “marker S”, “take G8sw”, “take start”, “place G8sw 1,0”, “reserve G8sw”, “swap G8sw T9es”, “give G8sw”, “name 2”.

## Moves that the rules of Alcazaba forbid

redesign-too-late = After the third roll you have to place your marker. You can only redesign after the first or second roll.
not-in-column = { $tile } is not in the column whose tiles are being taken, { $type ->
    [pavilion] pavilion
    [seraglio] seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] garden
   *[tower] tower
}.
no-start-token-here = The start player token is not in the column whose tiles are being taken, { $type ->
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
    Choose a move by its number, or type it; the beginning is enough if only one
    move fits: keep SSS, marker S, take G8sw, take start, place G8sw 1,0,
    reserve G8sw, swap G8sw T9es, give G8sw, name 2.
    {""}
    You have up to three rolls per turn. Keep any dice and reroll the rest, or
    place a marker: S 5/2 is the field for five seraglios in two rolls, the second
    on line 5 of their column. If it is taken, an arrow shows where you land.
    After the first or second roll you may redesign instead.
    Tiles are written as type, price and walled sides: G8sw is a garden for 8
    with walls in the south and west. Heavy lines are walls, dotted lines open sides.
    {"  "}P pavilion  S seraglio  A arcades  C chambers  G garden  T tower  F fountain
    {""}
    Enter       show the table again
    keep        list all ways to keep dice
    redesign    list all changes to your Alhambra
    undo        take back your last move, unless something was rolled since
    why MOVE    explain why a move is not allowed, with the rule
    score       the points so far, and what a scoring would bring now
    look N      player N’s Alhambra and reserve
    rules WHAT  find a rule by its id or by words: rules A-10, rules longest wall
    save FILE   save the game; without FILE under a new name
    quit        leave, and save if you like
