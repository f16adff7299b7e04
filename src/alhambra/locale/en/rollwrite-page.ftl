### What the page says at a table of Roll & Write, and where one is opened.


## The sheet

rw-sheet = Sheet
rw-sheet-of = Sheet: { $name }
rw-show-sheet = Show the sheet:
rw-cell = { $building }, row { $row }, column { $column }{ $state ->
    [crossed] {""}, crossed
   *[free] {""}
}
rw-field = { $colour ->
    [yellow] Row { $number }
   *[blue] Column { $number }
}: { $dice ->
    [0] no die
    [one] one die
   *[other] { $dice } dice
}
rw-field-price = { $colour ->
    [yellow] Turn the die to row { $number }
   *[blue] Turn the die to column { $number }
}; coins in all: { $price }
rw-line = { $which ->
    [row] Row { $number }
   *[column] Column { $number }
}: { $crosses ->
    [one] one cross
   *[other] { $crosses } crosses
}, { $points ->
    [one] one point
   *[other] { $points } points
}
rw-track = Coin track of { $track }: { $received } received, { $coins } left
rw-coins = Coins
rw-take-coins = { $coins ->
    [0] Take coins: none to get
    [one] Take one coin
   *[other] Take { $coins } coins
}
rw-crossed = Buildings crossed
rw-dice = Dice: yellow { $yellow }; blue { $blue }
rw-fate = { $fate ->
    [rolled] rolled again
    [kept] you keep
    [passed] to { $name }
    [stays] stays with you
   *[all] all four rolled again
}

## The score sheet

rw-score-sheet = Everyone’s score sheet
rw-types = Types of building
rw-places = Places
rw-best-place = Best free place:
rw-worth = Rows and columns: { $four } points for 4 crosses, { $five } for 5, { $six } for all 6. Coins left: a point for every { $coins }.
rw-paid = has had its place

## What is awaited

rw-prompt-act = Cross a glowing building, take coins, or turn a die.
rw-prompt-act-poor = Cross a glowing building, or take coins.
rw-prompt-only-coins = All crossings are taken: turn a die, or take coins.
rw-prompt-must-take = All crossings are taken: take coins.
rw-prompt-held = { $colour ->
    [yellow] To which row? Each step costs a coin.
   *[blue] To which column? Each step costs a coin.
}
rw-prompt-turned = { $price ->
    [one] Turned for a coin: now cross, or take coins.
   *[other] Turned for { $price } coins: now cross, or take coins.
}
rw-prompt-cross = Cross it? { $building }, row { $row }, column { $column }.
rw-prompt-cross-turned = { $price ->
    [one] Turn for a coin and cross it? { $building } ({ $row }, { $column }).
   *[other] Turn for { $price } coins and cross it? { $building } ({ $row }, { $column }).
}
rw-prompt-second = Cross a second one for { $price } coins? { $building } ({ $row }, { $column }).
rw-prompt-cross-second = Pay { $price } coins and cross it? { $building } ({ $row }, { $column }).
rw-prompt-coins = { $coins ->
    [0] Take no coins, just roll all dice?
    [one] Take one coin and roll all dice?
   *[other] Take { $coins } coins and roll all dice?
}
rw-prompt-keep = Which pair do you keep? The other goes to { $name }.
rw-prompt-kept = Keep this pair, and pass the other to { $name }?

## What the buttons do

rw-do-cross = Cross
rw-do-coins = Take coins
rw-do-keep = Keep
rw-do-end = No second one

## The log

rw-log-cross = { $name } crosses: { $building } ({ $row }, { $column }).
rw-log-keep = { $name } keeps yellow { $row } and blue { $column }.
rw-log-turn = { $name } turns the dice: yellow { $yellow }; blue { $blue }.
rw-log-coins = { $name } takes coins.
rw-log-end = { $name } crosses no second building.
rw-log-start = { $name } begins with: { $buildings }.
rw-log-imaginary = { $name } marks: { $buildings }.
rw-log-roll = { $name } rolls { $pairs }.
rw-log-paid = Types completed in this round are paid.
rw-log-scored = The final scoring is held.
rw-log-lost = The game is over; an imaginary player wins.

## Refusals, where the page can point at things

here-no-dice-there = No row and column with dice meet here.
here-already-crossed = This building is crossed already.
here-second-or-end = Now only the glowing building can be crossed as a second one, or none.
here-pair-to-keep = Choose a pair to keep: a yellow die and a blue one.

## The end

rw-final-you = Your score
rw-final-alone = The score of { $name }
rw-final-tie = You share the victory with { $names }!
rw-points = { $points ->
    [one] One point
   *[other] { $points } points
}
rw-record = Record

## Opening a table

rw-imaginary = Imaginary players
rw-aims = What you play for
rw-aim = { $value ->
    [contest] A contest
   *[score] A high score
}
rw-aim-means = { $value ->
    [contest] The imaginary players score too, and can win.
   *[score] Your best games of each kind are kept.
}
rw-which-sheet = { $value ->
    [own] The one you own
   *[ours] Ours
}
rw-edit-sheet = Change your sheet
rw-editor = Your own sheet
rw-editor-text = Tap the buildings of your sheet one after another, row by row. It is kept on this device.
rw-editor-empty = Row { $row }, column { $column }: empty
rw-editor-back = Take the last one away
rw-editor-count = { $filled } of 36.
rw-editor-ready = The sheet is complete.
rw-editor-keep = Keep and play on it
