### What the tutor says beside a first game.

tutor = Tutor
tutor-waits = A moment: then it goes on.
tutor-stop = Stop explaining

## Palace

learn-first = You build a palace around your fountain. Three times it is scored: for the most buildings of a type, and for your longest wall. Now it is your turn: take money, or buy a building. Whatever glows can be touched.
learn-others = It is { $name }’s turn. What they do is told under their name; touch a name to see their Alhambra. You cannot lose anything meanwhile.
learn-money = You cannot buy anything sensible yet, so take money: one card of any value, or several that add up to 5 at most. Each building is paid in the currency under which it lies.
learn-take = One card of any value, or several together worth 5 at most. Taking money ends your turn.
learn-buy = You can afford a building, though not exactly: you get no change. You may also go on saving.
learn-exact = Look: { $cards } pays exactly for { $tile }. Whoever pays exactly may do something else right away. Touch the building.
learn-again = You have paid exactly, so you have another action. The buildings wait beside your Alhambra until your turn is over.
learn-cards = These cards would pay for a building under their currency. Touch one that glows.
learn-too-little = Not enough yet: add cards of the same currency, or choose another building.
learn-overpaid = That is { $over } too much, and you get no change. You can buy it all the same; it ends your turn.
learn-exact-where = You pay exactly: confirm, and you may act again before you build. Or choose at once where { $tile } goes, and your turn is over. Walls must meet walls, and one must be able to walk to every building from the fountain.
learn-where = Now choose where { $tile } goes: touch a place that glows. Walls must meet walls, and one must be able to walk to every building from the fountain. Or put it on your reserve.
learn-worth = The rope shows your longest wall: { $wall }. If it were scored now you would get { $points ->
    [one] one point
   *[other] { $points } points
}, { $change ->
    [same] as many as before
    [less] { $by } fewer than before
   *[more] { $by } more than before
}.
learn-reserve = On the reserve { $tile } waits and scores nothing. To bring it in later takes an action.
learn-redesign = You have a building on your reserve. To bring it into your Alhambra is one of your three kinds of action; so is taking one out.
learn-gain = The game is nearly over: the last buildings go to whoever has most money in their currency. { $tile } is yours; find a place for it.
learn-chests = A room with its chests costs this much, in any money. Each chest needs a building of its own colour.
learn-chest = Put each chest on a building of its colour that has none yet. The chests count like a seventh type. What you cannot use is passed on.
learn-builder = A master builder lets you redesign once more at the end of your turn. Then he leaves the game.

## Games with dice

learn-dice-first = In each of five rounds you place your markers in the columns. The more dice with one symbol, and the fewer rolls, the better the field. The two best markers of a column earn building points for its type. Touch the dice that you keep; the rest is rolled.
learn-dice-others = It is { $name }’s turn. Watch where the markers go: only the two best of each column earn something.
learn-dice-roll = Your most: { $kind }, { $number }. That is field { $field }: the line tells how many, the second number how many rolls. You may roll up to three times, but of equal results the one with fewer rolls is better. “Chances” tells what is likely.
learn-dice-keep = { $rest ->
    [0] You keep all dice: then choose a column, or let go of some.
    [one] One die is rolled again. Even what you keep now may be rolled again later.
   *[other] { $rest } dice are rolled again. Even what you keep now may be rolled again later.
}
learn-dice-last = No more rolls: now touch the column in which your marker does best. You need at least one die with its symbol.
learn-dice-place = { $place ->
    [1] There your marker would be the best so far. The best chooses: 2 building points, or 1 and the token above the column.
    [2] There your marker would be the second best so far. It gets the reward that the best one leaves.
   *[other] There at least two markers are better than yours would be: only the two best of a column earn something.
}
learn-dice-out = All fields behind are taken, too: a marker there is out and earns nothing in this round.
learn-dice-reward = Your marker is the best here, so you choose. Building points move your stone up its track; the stones that are furthest score after rounds 1, 3 and 5. Tokens help later: touch one to hear what it does. The second-best marker gets the other reward.
learn-dice-worth = If it were scored now you would get { $points ->
    [one] one point
   *[other] { $points } points
}, { $change ->
    [same] as many as before
    [less] { $by } fewer than before
   *[more] { $by } more than before
}.
learn-dice-exchange = Before the point is marked, your token can make it one of another type, where you need it more. Or take it as it is and keep the token.
learn-dice-name = The start player is first to place a marker, while all fields are free. Whoever comes last knows what there is to beat.
learn-alcazaba-first = You roll for the tiles on the columns and build a palace of them. The more dice with one symbol, and the fewer rolls, the better your marker’s field. The best marker of a column takes first. Touch the dice that you keep; the rest is rolled.
learn-alcazaba-others = It is { $name }’s turn. At the end of the round each column gives its tiles to its markers, the best one first, as long as there are any.
learn-alcazaba-place = { $place ->
    [1] There your marker would be the best so far, and would choose first. There to take: { $offers }.
   *[other] There your marker would be number { $place } so far. There to take: { $offers }.
}
learn-alcazaba-take = Your marker is the best that is left here: take one of the tiles, or the start player token if it is there. A tile is placed at once. Touch one to see where it fits.
learn-alcazaba-reserve = On the reserve { $tile } waits and scores nothing. To bring it in later costs a marker.
learn-alcazaba-redesign = Instead of placing a marker you may redesign once, after your first or second roll: bring a tile in from the reserve, exchange one, or take one out. The marker is spent for this round.
learn-alcazaba-dirk = You may give a tile that you do not want to Dirk. He scores for majorities, so think of who is ahead.

## Roll & Write

learn-rw-first = Yellow dice choose rows of your sheet, blue dice columns. Where they meet, a building glows: cross one. The most buildings of a type score, and so do full rows and columns. Or take coins, with which dice can be turned.
learn-rw-others = It is { $name }’s turn. The pair of dice that is not used goes on to the next player, so it may come to you.
learn-rw-cross = Cross a building that glows. Its two dice are rolled again for you; the other two go to { $name }: mind what you leave.
learn-rw-alone = Cross a building that glows. Its two dice are rolled again; the other two stay as they are.
learn-rw-only-coins = All four crossings are crossed already: take coins, or turn a die first if you can pay for it.
learn-rw-coins = You get a coin for each of the four crossings that is crossed already: { $coins } now. Then all four dice are rolled, and you choose the pair that you keep.
learn-rw-turn = Each step up or down costs a coin; you have { $coins }. From 6 there is no step to 1. A die stays as it was turned.
learn-rw-turned = That costs { $coins } in all. Now cross one of the buildings that glow, or turn on.
learn-rw-second = For 3 coins you may cross the building of the other two dice, too. Then all four are rolled. Whoever does not want to ends the turn.
learn-rw-keep = All four dice were rolled: keep a yellow one and a blue one. The others go to { $name }.
learn-rw-worth = { $building }: { $has } of { $boxes }. Crosses in its row: { $row }, in its column: { $column }; 4, 5 and 6 are worth points. If the game were over now you would get { $points ->
    [one] one point
   *[other] { $points } points
}, { $change ->
    [same] as many as before
    [less] { $by } fewer than before
   *[more] { $by } more than before
}.
