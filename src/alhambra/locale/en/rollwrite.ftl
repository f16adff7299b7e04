### English: Roll & Write. Dice, crossings and moves keep their short texts.


## Texts that cannot be read

invalid-crossing = “{ $text }” is no crossing; a crossing is written like 3,5: row (yellow die), column (blue die), each from 1 to 6.
invalid-dice = “{ $text }” are no dice; they are written like 25,14: yellow dice 2 and 5, blue dice 1 and 4.
invalid-rollwrite-move = “{ $text }” is no move; moves are written like “cross 3,5”, “coins”, “turn 25,14”, “keep 3,5”, “end”.

## The sheet

bad-sheet-letter = Row { $row }, column { $column }: “{ $letter }” is no building type; the types are P, S, A, C, G and T.
bad-sheet-long = Row { $row }, column { $column }: a row has six buildings only.
bad-sheet-short = Row { $row }, column { $column }: a building is missing; a sheet has six rows of six.
bad-sheet-rows = Row { $row }, column 1: a sheet has six rows only.
bad-sheet-type = The sheet has no { $type } ({ $letter }); every type must be there.
bad-sheet-file = { $file }: { $reason }

## Options

only-alone = The option “{ $option }” is for who plays alone, and not for { $players } players.
bad-solo = “{ $given }” imaginary players are not possible; who plays alone plays with 2, 3 or 4.
bad-contest = “{ $given }” is no choice for the contest; it is “yes”, or left out.
bad-data-range = { $entry }: { $number } is not from { $least } to { $most }.

## Moves that the rules forbid

dice-to-roll = Dice have to be rolled before anybody can move.
no-dice-there = { $crossing } is no crossing of the dice { $dice }.
already-crossed = The building at { $crossing } is crossed already.
action-to-take = The turn cannot end before something was done: cross a building, or take coins.
nothing-rolled = There is no pair to keep: the four dice were not rolled anew.
turned-already = Dice are turned once in a turn, all that are wanted together; now comes the action.
yellow-turned-already = The yellow dice were turned already; now only blue ones may be, or the action comes.
colour-by-colour = With so many coins dice are turned colour by colour: first the yellow ones, then the blue ones.
four-dice-to-name = What all four dice will show has to be named; they show { $dice } now.
nothing-turned = The dice show { $dice } already.
too-few-coins = Turning the dice so costs { $price } { $price ->
    [one] coin
   *[other] coins
}, and there { $coins ->
    [0] are none
    [one] is one
   *[other] are { $coins }
}.
not-turned-between = Dice are not turned between a first and a second building.
second-or-end = Now either the second building is crossed, at { $crossing }, or the turn ends: “end”.
pair-to-keep = One pair of the dice { $dice } has to be kept: a yellow one and a blue one.

## Chance

cannot-be-rolled = { $rolled } cannot count here; it is rolled again.
nothing-is-rolled = { $rolled } cannot come: nothing is to be rolled now.

## Positions

bad-position-coins = coins left cannot be more than those received, nor these more than the { $track } of the track.
bad-position-boxes = { $player } has more { $letter } than the { $boxes } of the sheet.
bad-position-paid = { $player } cannot have been paid for { $letter }, which is not complete.
