### What the tutor says beside a first game.

tutor = Tutor
tutor-waits = Hang on, it’s almost your turn.
tutor-stop = Turn off tutor

## Palace

learn-first = Build a palace around your fountain. It is scored three times: for having the most buildings of a type, and for your longest wall. It is your turn: take money or buy a building. Tap anything that glows.
learn-others = It is { $name }’s turn. Their moves appear under their name. Tap a name to see that Alhambra.
learn-money = There is nothing worth buying yet, so take money: any one card, or several that total at most 5. You pay for a building in the currency shown next to it.
learn-take = Take any one card, or several that total at most 5. Taking money ends your turn.
learn-buy = You can afford a building, but you cannot pay exactly, and you get no change. You can also keep saving.
learn-exact = Look: { $cards } pays exactly for { $tile }. If you pay exactly, you get another action. Tap the building.
learn-again = You paid exactly, so you get another action. Your buildings wait next to your Alhambra until the end of your turn.
learn-cards = You can buy a building in this currency with these cards. Tap one that glows.
learn-too-little = Not enough yet: add cards of the same currency, or choose another building.
learn-overpaid = You overpay by { $over } and get no change. You can still buy it, but it ends your turn.
learn-exact-where = You pay exactly, so you get another action before you build. If you choose a place for { $tile } now, it is kept for the end of your turn. Walls must meet walls, and every building must be reachable from the fountain without crossing a wall.
learn-where = Now choose a place for { $tile }: tap one that glows. Walls must meet walls, and every building must be reachable from the fountain without crossing a wall. Or put it in your reserve.
learn-worth = The rope shows your longest wall: { $wall }. If scored now, you would get { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $change ->
    [same] the same as before
    [less] { $by } fewer than before
   *[more] { $by } more than before
}.
learn-reserve = In your reserve, { $tile } scores nothing. Building it later takes an action.
learn-redesign = You have a building in your reserve. As your action you can redesign: build it, swap it for another, or take a building out of your Alhambra.
learn-gain = The game is almost over. Each building left goes to the player with the most money in its currency. { $tile } is yours: find a place for it.
learn-chests = This is the price of a room of chests; pay in any mix of currencies. Each chest goes on a building of its own colour.
learn-chest = Put each chest on a building of its colour that has no chest yet. Chests score like a seventh type. Any you cannot place are passed on to the next player.
learn-builder = A master builder lets you redesign once more at the end of your turn. Then the card leaves the game.

## Games with dice

learn-dice-first = Over five rounds you place markers in the columns. The more dice show one symbol, and the fewer rolls you need, the better your field. The two best markers in each column earn building points of that type. Tap the dice you want to keep, then roll the rest.
learn-dice-others = It is { $name }’s turn. Watch where the markers go: only the two best in each column earn anything.
learn-dice-roll = Your best: { $number } × { $kind }. That is field { $field }: the line shows how many symbols, the second number how many rolls. You can roll up to three times, but on a tie, fewer rolls win. “Chances” shows what is likely.
learn-dice-keep = { $rest ->
    [0] You are keeping all dice: choose a column, or release some.
    [one] You reroll 1 die. You can still reroll dice you keep now.
   *[other] You reroll { $rest } dice. You can still reroll dice you keep now.
}
learn-dice-last = No rolls left: tap the column where your marker does best. You need at least one die with its symbol.
learn-dice-place = { $place ->
    [1] Your marker would be the best there so far. The best one chooses: 2 building points, or 1 and the token above the column.
    [2] Your marker would be second best there so far. It gets the reward the best one leaves.
   *[other] At least two markers there beat yours, and only the two best in a column earn anything.
}
learn-dice-out = All the fields below are taken too. Your marker would be out of play and earn nothing this round.
learn-dice-reward = Your marker is the best here, so you choose. Building points move your stone up its track, and the leading stones score after rounds 1, 3 and 5. Tokens help you later: tap one to see what it does. The second-best marker gets the other reward.
learn-dice-worth = If scored now, you would get { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $change ->
    [same] the same as before
    [less] { $by } fewer than before
   *[more] { $by } more than before
}.
learn-dice-exchange = Your token can turn this point into a point of another type, where you need it more. Or take it as it is and keep the token.
learn-dice-name = The start player places first, while all fields are free. The last player knows what there is to beat.
learn-alcazaba-first = You roll for the tiles in the columns and build a palace with them. The more dice show one symbol, and the fewer rolls you need, the better your field. The best marker in each column takes first. Tap the dice you want to keep, then roll the rest.
learn-alcazaba-others = It is { $name }’s turn. At the end of the round, the markers in each column take its tiles, best marker first, until none are left.
learn-alcazaba-place = { $place ->
    [1] Your marker would be the best there so far and take first. Up for grabs: { $offers }.
   *[other] Your marker would be number { $place } there so far. Up for grabs: { $offers }.
}
learn-alcazaba-take = Your marker is the best one left here: take a tile, or the start player token if it is there. You place a tile right away. Tap one to see where it fits.
learn-alcazaba-reserve = In your reserve, { $tile } scores nothing. Building it later costs you a marker.
learn-alcazaba-redesign = After your first or second roll you can redesign once instead of placing a marker: build a tile from your reserve, swap one, or take one out. That uses up the marker for this round.
learn-alcazaba-dirk = You can give a tile you do not want to Dirk. He scores for majorities, so think about who is ahead.

## Roll & Write

learn-rw-first = Yellow dice choose rows on your sheet, blue dice choose columns. Where they cross, a building glows: cross one off. You score for having the most buildings of a type and for rows and columns. Or take coins, which let you turn dice.
learn-rw-others = It is { $name }’s turn. The pair of dice they do not use goes to the next player, so it may come to you.
learn-rw-cross = Cross off a building that glows. You reroll its two dice. The other two go to { $name }, so watch what you leave them.
learn-rw-alone = Cross off a building that glows. You reroll its two dice; the other two stay as they are.
learn-rw-only-coins = All four crossings are already crossed off: take coins, or turn a die first if you can afford it.
learn-rw-coins = You get a coin for each of the four crossings that is already crossed off: { $coins } right now. Then you reroll all four dice and choose a pair to keep.
learn-rw-turn = Each step up or down costs a coin; you have { $coins }. You cannot step from 6 to 1. The die stays the way you turned it.
learn-rw-turned = That costs { $coins } in total. Now cross off a building that glows, or keep turning.
learn-rw-second = For 3 coins you can also cross off the building of the other two dice. Then you reroll all four. Or end your turn.
learn-rw-keep = You rolled all four dice: keep one yellow and one blue. The others go to { $name }.
learn-rw-worth = { $building }: { $has } of { $boxes }. Crosses in its row: { $row }, in its column: { $column }; 4, 5 and 6 score. If the game ended now, you would get { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $change ->
    [same] the same as before
    [less] { $by } fewer than before
   *[more] { $by } more than before
}.
