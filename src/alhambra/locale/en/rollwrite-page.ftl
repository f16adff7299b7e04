### What the page says at a table of Roll & Write, and where one is opened.


## The sheet

rw-sheet = Sheet
rw-sheet-of = { $name }’s sheet
rw-show-sheet = Show sheet:
rw-cell = { $building }, row { $row }, column { $column }{ $state ->
    [crossed] {""}, crossed
   *[free] {""}
}
rw-field = { $colour ->
    [yellow] Row { $number }
   *[blue] Column { $number }
}: { $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
}
rw-field-price = { $colour ->
    [yellow] Turn the die to row { $number }
   *[blue] Turn the die to column { $number }
}; total coins: { $price }
rw-line = { $which ->
    [row] Row { $number }
   *[column] Column { $number }
}: { $crosses ->
    [one] 1 cross
   *[other] { $crosses } crosses
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
rw-track = Coin track of { $track }: { $received } received, { $coins } left
rw-coins = Coins
rw-take-coins = { $coins ->
    [0] Take coins: none available
    [one] Take 1 coin
   *[other] Take { $coins } coins
}
rw-crossed = Buildings crossed off
rw-dice = Dice: yellow { $yellow }; blue { $blue }
rw-fate = { $fate ->
    [rolled] rerolled
    [kept] you keep this
    [passed] to { $name }
    [stays] stays with you
   *[all] all four rerolled
}

## The score sheet

rw-score-sheet = Shared score sheet
rw-types = Building types
rw-places = Places
rw-best-place = Best place left:
rw-worth = Rows and columns: { $four } points for 4 crosses, { $five } for 5, { $six } for all 6. Leftover coins: 1 point for every { $coins }.
rw-paid = already scored

## What is awaited

rw-prompt-act = Cross off a glowing building, take coins or turn a die.
rw-prompt-act-poor = Cross off a glowing building or take coins.
rw-prompt-only-coins = All your crossings are crossed off: turn a die or take coins.
rw-prompt-must-take = All your crossings are crossed off: take coins.
rw-prompt-held = { $colour ->
    [yellow] To which row? Each step costs 1 coin.
   *[blue] To which column? Each step costs 1 coin.
}
rw-prompt-turned = { $price ->
    [one] Turned for 1 coin. Now cross off a building or take coins.
   *[other] Turned for { $price } coins. Now cross off a building or take coins.
}
rw-prompt-cross = Cross off { $building }, row { $row }, column { $column }?
rw-prompt-cross-turned = { $price ->
    [one] Turn for 1 coin and cross off { $building } ({ $row }, { $column })?
   *[other] Turn for { $price } coins and cross off { $building } ({ $row }, { $column })?
}
rw-prompt-second = Cross off a second building for { $price } coins? { $building } ({ $row }, { $column }).
rw-prompt-cross-second = Pay { $price } coins and cross off { $building } ({ $row }, { $column })?
rw-prompt-coins = { $coins ->
    [0] Take no coins and reroll all dice?
    [one] Take 1 coin and reroll all dice?
   *[other] Take { $coins } coins and reroll all dice?
}
rw-prompt-keep = Choose a pair to keep. { $name } gets the other.
rw-prompt-kept = Keep this pair and pass the other to { $name }?

## What the buttons do

rw-do-cross = Cross off
rw-do-cross-for = { $price ->
    [one] Cross off for 1 coin
   *[other] Cross off for { $price } coins
}
rw-do-coins = Take coins
rw-do-keep = Keep
rw-do-end = No second

## The log

rw-log-cross = { $name } crosses off { $building } ({ $row }, { $column }).
rw-log-keep = { $name } keeps yellow { $row } and blue { $column }.
rw-log-turn = { $name } turns the dice: yellow { $yellow }; blue { $blue }.
rw-log-coins = { $name } takes coins.
rw-log-end = { $name } crosses off no second building.
rw-log-start = { $name } starts with: { $buildings }.
rw-log-imaginary = { $name } gets: { $buildings }.
rw-log-roll = { $name } rolls { $pairs }.
rw-log-paid = Types completed this round are scored.
rw-log-scored = Final scoring.
rw-log-lost = The game is over. An imaginary player wins!

## Refusals, where the page can point at things

here-no-dice-there = Your dice do not cross here.
here-already-crossed = This building is already crossed off.
here-second-or-end = Now you can only cross off the glowing building, or stop here.
here-pair-to-keep = Choose a pair to keep: one yellow die and one blue die.

## The end

rw-final-you = Your score
rw-final-alone = { $name }’s score
rw-final-tie = You tie for first with { $names }!
rw-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rw-record = Personal best

## Opening a table

rw-imaginary = Imaginary players
rw-aims = Goal
rw-aim = { $value ->
    [contest] Beat them
   *[score] High score
}
rw-aim-means = { $value ->
    [contest] The imaginary players score too, and can win.
   *[score] Your best games are kept for each setting.
}
rw-which-sheet = { $value ->
    [own] My own
   *[ours] Standard
}
rw-edit-sheet = Edit your sheet
rw-editor = Your own sheet
rw-editor-text = Enter the buildings on your sheet row by row: tap them one after another. Your sheet is saved on this device.
rw-editor-empty = Row { $row }, column { $column }: empty
rw-editor-back = Remove last
rw-editor-count = { $filled } of 36.
rw-editor-ready = Your sheet is complete.
rw-editor-keep = Save and use
