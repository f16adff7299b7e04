### English: Roll & Write. Dice, crossings and moves keep their short texts.


## Texts that cannot be read

invalid-crossing = “{ $text }” is not a crossing. Crossings are written like 3,5: row (yellow die), column (blue die), each from 1 to 6.
invalid-four-dice = “{ $text }” is not a set of dice. Dice are written like 25,14: yellow dice 2 and 5, blue dice 1 and 4.
invalid-rollwrite-move = “{ $text }” is not a move. Moves are written like “cross 3,5”, “coins”, “turn 25,14”, “keep 3,5”, “end”.

## The sheet

bad-sheet-letter = Row { $row }, column { $column }: “{ $letter }” is not a building type. The types are P, S, A, C, G and T.
bad-sheet-long = Row { $row }, column { $column }: a row has only six buildings.
bad-sheet-short = Row { $row }, column { $column }: a building is missing; a sheet has six rows of six.
bad-sheet-rows = Row { $row }, column 1: a sheet has only six rows.
bad-sheet-type = The sheet has no { $type } ({ $letter }). Every type must be on it.
bad-sheet-file = { $file }: { $reason }

## Options

only-alone = The option “{ $option }” is for solo games, not for { $players } players.
bad-solo = “{ $given }” is not possible: a solo game has 2, 3 or 4 imaginary players.
bad-contest = “{ $given }” is not a choice for the contest. Use “yes”, or leave it out.
bad-data-range = { $entry }: { $number } is not from { $least } to { $most }.

## Moves that the rules forbid

dice-to-roll = The dice have to be rolled before anyone can move.
no-dice-there = The dice { $dice } do not cross at { $crossing }.
already-crossed = The building at { $crossing } is already crossed off.
action-to-take = You cannot end your turn yet: cross off a building or take coins.
nothing-rolled = There is no pair to keep: the four dice were not rerolled.
turned-already = You can only turn dice once per turn, all of them together. Now take your action.
yellow-turned-already = You have already turned the yellow dice. Turn the blue ones or take your action.
colour-by-colour = With this many coins, turn the dice one colour at a time: first yellow, then blue.
four-dice-to-name = Say what all four dice will show. They show { $dice } now.
nothing-turned = The dice show { $dice } already.
too-few-coins = That costs { $price } { $price ->
    [one] coin
   *[other] coins
}, and you have { $coins ->
    [0] none
    [one] only 1
   *[other] only { $coins }
}.
not-turned-between = You cannot turn dice between the first and the second building.
second-or-end = Now cross off the second building, at { $crossing }, or end your turn: “end”.
pair-to-keep = Keep one pair of the dice { $dice }: one yellow and one blue.

## Chance

cannot-be-rolled = { $rolled } does not count here; it is rerolled.
nothing-is-rolled = { $rolled } cannot come up: there is nothing to roll now.

## Positions

bad-position-coins = there cannot be more coins left than received, nor more received than the { $track } on the track.
bad-position-boxes = { $player } has more { $letter } than the { $boxes } on the sheet.
bad-position-paid = { $player } cannot have scored { $letter } yet: it is not complete.

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
head-round = Types completed this round
head-final = Final scoring
score-preview-final = If the game ended now
end-alone = { $name } scores { $points } points.
rollwrite-to-act = { $name } { $phase ->
    [second] may cross off a second building
    [keep] keeps one pair and passes the other
   *[act] is to play
}
rollwrite-round = round { $round } of { $rounds }
rollwrite-look = { $name }’s sheet
rollwrite-coins = Coins { $coins }
rollwrite-places = Places left:
rollwrite-choice-cross = { $price ->
    [0] Cross off
   *[other] Cross off for { $price }
}
rollwrite-choice-building = { $crossing } { $type }{ $crossed ->
    [yes] {""} (crossed)
   *[no] {""}
}
rollwrite-choice-coins = Take coins
rollwrite-choice-gained = { $coins ->
    [0] none available
   *[other] { $coins }
}
rollwrite-choice-turn = { $price ->
    [one] Turn for 1 coin
   *[other] Turn for { $price }
}
rollwrite-choice-turnings = type “turn” for all { $count } ways to turn dice, or what they should show: turn 25,14
rollwrite-choice-no-turning = You cannot turn dice now.
rollwrite-choice-keep = Keep
rollwrite-choice-kept = { $pair }, pass { $passed }
rollwrite-choice-end = cross off no second building
told-rollwrite-cross = crosses off { $pieces }
told-rollwrite-coins = takes coins
told-rollwrite-turn = turns the dice to { $pieces }
told-rollwrite-keep = keeps { $pieces }
told-rollwrite-end = crosses off no second building
told-rollwrite-roll = { $kind ->
    [imaginary] { $name } gets { $rolls }.
    [start] { $name } starts with { $rolls }.
   *[other] { $name } rolls { $rolls }.
}
rollwrite-help =
    Choose a move by its number, or type it: cross 3,5, coins, turn 25,14,
    keep 3,5, end.
    {""}
    A crossing is a row (yellow die) and a column (blue die). The dice are shown
    along the edges of your sheet, and the numbers of your moves where they cross.
    Buildings you crossed off look like ╳ P ╳. Next to each row and below each
    column you see its crosses and what they are worth: 4=2.
    {"  "}P pavilion  S seraglio  A arcades  C chambers  G garden  T tower
    Coins: ● yours, ⊗ spent, ○ still to come. Each coin turns a die up or down
    by one: turn 25,14 sets the yellow dice to 2 and 5 and the blue dice to 1
    and 4. If you have many coins, you turn the yellow dice first and then the
    blue ones. A star on the score sheet marks a type that has been scored.
    {""}
    Enter       show the table again
    turn        list all ways to turn dice
    undo        take back your last move, unless something was rolled since
    why MOVE    explain why a move is not allowed, with the rule
    score       the points so far, and what you would have if the game ended now
    look N      player N’s sheet
    rules WHAT  find a rule by its id or by words: rules R-30, rules imaginary
    save FILE   save the game; without FILE under a new name
    quit        leave, and save if you like

## High scores

high-scores = Best solo games with { $solo } imaginary players{ $contest ->
    [yes] {""}, as a contest
   *[no] {""}
}
high-scores-replay = Watch this game with:
high-scores-refused = Cannot save high scores in { $file }: { $reason }.
