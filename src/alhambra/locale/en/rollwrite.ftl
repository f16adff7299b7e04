### English: Roll & Write. Dice, crossings and moves keep their short texts.


## Texts that cannot be read

invalid-crossing = “{ $text }” is no crossing; a crossing is written like 3,5: row (yellow die), column (blue die), each from 1 to 6.
invalid-four-dice = “{ $text }” are no dice; they are written like 25,14: yellow dice 2 and 5, blue dice 1 and 4.
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

## Playing in the terminal

imaginary-player = Imaginary player { $number }
column-lines = lines
column-coins = coins
column-bonus = bonus
column-dice = dice
column-round = rounds
column-final = final
column-name = name
column-day = day
column-record = record
head-round = Types completed in this round
head-final = Final scoring
score-preview-final = If the game were over now
end-alone = { $name } has { $points } points.
rollwrite-to-act = { $name } { $phase ->
    [second] may cross a second building
    [keep] keeps a pair and passes the other
   *[act] is to act
}
rollwrite-round = round { $round } of { $rounds }
rollwrite-look = The sheet of { $name }
rollwrite-coins = Coins { $coins }
rollwrite-places = Places left:
rollwrite-choice-cross = { $price ->
    [0] Cross
   *[other] Cross for { $price }
}
rollwrite-choice-building = { $crossing } { $type }{ $crossed ->
    [yes] {""} (crossed)
   *[no] {""}
}
rollwrite-choice-coins = Take coins
rollwrite-choice-gained = { $coins ->
    [0] none to get
   *[other] { $coins }
}
rollwrite-choice-turn = { $price ->
    [one] Turn for a coin
   *[other] Turn for { $price }
}
rollwrite-choice-turnings = type “turn” for all { $count } ways to turn dice, or what they are to show: turn 25,14
rollwrite-choice-no-turning = No dice can be turned now.
rollwrite-choice-keep = Keep
rollwrite-choice-kept = { $pair }, pass { $passed }
rollwrite-choice-end = cross no second building
told-rollwrite-cross = crosses { $pieces }
told-rollwrite-coins = takes coins
told-rollwrite-turn = turns the dice to { $pieces }
told-rollwrite-keep = keeps { $pieces }
told-rollwrite-end = crosses no second building
told-rollwrite-roll = { $kind ->
    [imaginary] { $name } marks { $rolls }.
    [start] { $name } begins with { $rolls }.
   *[other] { $name } rolls { $rolls }.
}
rollwrite-help =
    Choose a move by its number, or type it: cross 3,5, coins, turn 25,14,
    keep 3,5, end.
    {""}
    A crossing is a row (yellow die) and a column (blue die). The dice lie on
    the edges of your sheet; where they cross, the number of the move is shown.
    Crossed buildings are written ╳ P ╳. At the edges stands how many crosses a
    row or column has, and what it is worth: 4=2.
    {"  "}P pavilion  S seraglio  A arcades  C chambers  G garden  T tower
    Coins: ● are yours, ⊗ were spent, ○ may still come. For a coin a die is
    turned by one: turn 25,14 makes the yellow dice show 2 and 5 and the blue
    ones 1 and 4. With many coins first the yellow dice are turned, then the
    blue ones. On the score sheet a star tells that a type was paid.
    {""}
    Enter       shows the table again
    turn        lists all ways to turn dice
    undo        takes your last move back, unless something was rolled since
    why MOVE    says why a move is not allowed, and by which rule
    score       the points so far, and what the end would bring now
    look N      the sheet of player N
    rules WHAT  a rule by its id or by words: rules R-30, rules imaginary
    save FILE   saves the game; without FILE under a new name
    quit        leaves, and saves if you like

## High scores

high-scores = The best games alone with { $solo } imaginary players{ $contest ->
    [yes] {""}, as a contest
   *[no] {""}
}
high-scores-replay = See this game again with:
high-scores-refused = The high scores cannot be kept in { $file }: { $reason }.
