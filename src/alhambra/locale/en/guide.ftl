### What the guide says in a first game: one idea at a time, short enough for a phone.

guide = Guide
guide-next = Next
guide-end = { $lesson ->
    [first-game] Play on
   *[other] More lessons
}
guide-again = Try again
guide-leave = Turn off guide
guide-done = That’s all you need to know: play on. “Tutor” helps when you ask, and “Learn” has short lessons.

## Palace

guide-palace-welcome = This is your fountain. You build a palace around it: buildings within, and a wall as long as you can make it.
guide-palace-goal = You score three times in the game: for having the most buildings of a type, such as gardens or towers, and for your longest wall.
guide-palace-market = Buildings for sale: the star is the price, the colour the currency.
guide-palace-pick = This is your money: { $cards } pays exactly for { $tile }. Tap that building.
guide-palace-overpaid = You can’t pay for that one exactly: you would overpay by { $over } and get no change. Try the highlighted one: { $tile }.
guide-palace-underpaid = You’re { $over } short for that one. Try the highlighted one: { $tile }.
guide-palace-not-money = Good idea, but not yet: taking money would end your turn. Buy the highlighted building first: { $tile }.
guide-palace-pick-again = Tap the building again to select it.
guide-palace-buy = Your cards are already selected. Buy it!
guide-palace-again = You paid exactly, so you get another action. Take money: any one card, or several that total at most 5.
guide-palace-take = Take the money. That ends your actions; next you build.
guide-palace-place = Now build: tap a place that glows. Walls must meet walls, and open sides must meet open sides.
guide-palace-build = The rope shows your longest wall. Happy with it? Build it.
guide-palace-others = Now the others play. Tap a name to see what they’re building.
guide-palace-second = { $exact ->
    [yes] Your turn. The tick marks a building that you can pay for exactly: buy it, then use your next action.
   *[no] Your turn. You can’t pay for anything exactly, so take money in a currency you’ll need soon.
}
guide-palace-second-over = You’d overpay by { $over }: allowed, but you get no change and no further action. Taking money may be better.
guide-palace-alone = Now without help, until the first scoring. If you’re stuck, ask the “Tutor”.

## The first scoring

guide-scored-most = { $tied ->
    [1] { $kind }: you have { $number }, more than anyone else. Points for you: { $points }.
   *[other] { $kind }: you have { $number }, and so does someone else, so you share the points: { $points } for you.
}
guide-scored-none = Only the player with the most of a type scores, and so far that’s someone else. One more building can change that.
guide-scored-wall = Your longest wall has { $wall } sides: a point for each. The rope runs along it; walls between two tiles don’t count.
guide-scored-next = Your total is { $points }. Two more scorings will come. Buildings are worth more each time, and second and third places score too.

## Games with dice

guide-dice-welcome = Six columns, one for each type of building. Every round you place markers, and the two best in each column earn building points or tokens.
guide-dice-keep = You rolled. The more dice show one symbol, the higher your marker. You have { $number } × { $kind }: tap those dice to keep them.
guide-dice-keep-again = First tap the dice you want to keep, so that they aren’t rerolled.
guide-dice-other-die = That die shows a different symbol. You can keep it, but more of one kind is better: keep the highlighted { $number } × { $kind }.
guide-dice-not-yet = That would already place your marker. You still have rolls: keep some dice and reroll the rest.
guide-dice-roll = Reroll the rest. You have three rolls in all, but on a tie, fewer rolls win.
guide-dice-column = Good enough? Tap the { $kind } column: your marker goes on line { $number }, in the field with as many dots as you have rolled.
guide-dice-place = Place it, or tap another column to compare.
guide-dice-others = Now the others roll. See who gets ahead of your marker.
guide-dice-second = Your next marker, on your own: keep, reroll, place. Columns with few markers are easier to win.
guide-dice-alone = Now without help, until the end of the round. If you’re stuck, ask the “Tutor”.
guide-dice-reward = Your marker is the best here, so you choose: two building points, or one and the token. The second best gets the other reward.
guide-dice-scored-most = { $kind }: your stone is in the lead, on { $number }. Points for you: { $points }.
guide-dice-scored-none = This time only the leading stone on each track scores, and none of yours is in the lead. That can change.
guide-dice-scored-next = Your total is { $points }. The next scorings come after rounds 3 and 5: they bring more points, for second and third places too.
## Alcazaba

guide-alcazaba-welcome = You roll for the tiles above the columns and build a palace with them. The best marker in a column takes first.
guide-alcazaba-take = Your marker takes a tile here. Tap one to see where it fits.
guide-alcazaba-place = Tap a place that glows. Walls must meet walls, and open sides must meet open sides.
guide-alcazaba-build = The rope shows your longest wall. Happy with it? Take it.
## Roll & Write

guide-rw-welcome = This is your sheet, with six types of buildings. Cross off more of a type than the others, and fill rows and columns.
guide-rw-dice = Yellow dice choose rows, blue dice choose columns. Where they meet, you can cross off a building.
guide-rw-cross = Buildings where your dice meet glow. Tap one.
guide-rw-not-coins = Take coins when nothing else helps. This time, cross off a building that glows.
guide-rw-not-turning = Turning a die costs a coin. Try without it first: tap a building that glows.
guide-rw-confirm = Cross it off!
guide-rw-others = You reroll your two dice; the other pair goes to the next player. Now the others play.
guide-rw-coins = Instead of crossing off a building you can take coins: one for each of your four crossings that is already crossed off. Right now: { $coins }.
guide-rw-turn = For a coin you can turn a die one step. Tap a die to see what else you could reach; you can still put it back.
guide-rw-turned = The coins show what each step costs. Put the die back with “Cancel”, or turn it and cross off a building.
guide-rw-alone = Now without help. Keep an eye on rows and columns: 4, 5 or 6 crosses score. If you’re stuck, ask the “Tutor”.
guide-rw-worth = If the game ended now, you’d have { $points } points: { $types } for types in which you lead, { $lines } for rows and columns, { $coins } for coins.

## The page of lessons

learn-title = Learn
learn-text = Start with a guided first game. Each short lesson ends with a small task.
lesson-is-done = , done
lesson-begun = continue
lesson-start-over = Start over: { $lesson }
lesson-title = { $lesson ->
    [first-game] Guided first game
    [exact-change] Exact change
    [longest-wall] The longest wall
    [redesign] Redesign
    [bazaars] Bazaars
    [keep-or-roll] Keep or roll?
    [best-marker] The best marker
    [tokens] Tokens
    [tiles] Winning tiles
    [lines] Rows and columns
    [coins] Coins
   *[turning-dice] Turning dice
}

## Short lessons

guide-palace-exact-task = Your task: buy two buildings in one turn. Whenever you pay exactly, you get another action.
guide-palace-exact-over = That overpays by { $over } and would end your turn. Look for cards that add up exactly.
guide-palace-exact-money = Taking money ends your turn. Buy first: you can pay exactly for two buildings.
guide-palace-exact-lost = You can’t buy two buildings any more this turn. Undo if you can, or try again.
guide-palace-exact-done = Two in one turn! Keep small cards in every currency, and you’ll do it more often.
guide-palace-wall-task = Your task: a wall { $wall } long. First pay exactly for two buildings, without taking money.
guide-palace-wall-build = Now build both so that your wall is { $wall } long: tap one, then a place that glows.
guide-palace-wall-again = It’s { $wall } long now. Undo if you can, or try again: the walls must meet at a corner.
guide-palace-wall-done = Every side is worth a point in every scoring, so a long wall pays off three times over.
guide-palace-reserve-task = Your task has two parts. First, buy a building and put it in your reserve.
guide-palace-reserve-first = That would build it right away. Tap your reserve instead.
guide-palace-redesign-task = Now redesign: build it from your reserve. Tap it, then a place that glows. This takes your whole action.
guide-palace-redesign-done = That’s a redesign. You can remove or swap a tile the same way.
guide-bazaars-task = A bazaar costs as much as the building sold for its currency, and you must pay exactly. Your task: buy this one, then build it.
guide-bazaars-build = Now build it. It has no walls. Leave room for many buildings around it.
guide-bazaars-done = In the final scoring, count the buildings of its three types around it, corners included, and multiply by how many of those types there are.
guide-dice-line-task = Your task: place a marker on line { $line } or higher. Before you reroll, “Chances” shows what is likely.
guide-dice-line-done = Well rolled! The fewer rolls you need for a line, the better.
guide-dice-best-task = Your task: have the best marker in a column at the end of a round. Before you choose, see where the others stand.
guide-dice-best-done = You choose your reward first. The second best gets what you leave.
guide-dice-token-task = Your task: win a token from above a column. Tap one to see what it does.
guide-dice-token-done = It’s yours! Use it when it helps most. Point tokens count in every scoring.
guide-alcazaba-tile-task = Your task: win a tile and build it. The best marker in a column takes first, then the next best.
guide-alcazaba-tile-done = Nicely built. Columns with few markers are the easiest way to get tiles.
guide-alcazaba-wall-task = Your task: build a wall { $wall } long. Look at the tiles’ walls before you choose a column.
guide-alcazaba-reserve-task = Your task has two parts. First, win a tile and put it in your reserve.
guide-alcazaba-redesign-task = Now redesign after your first or second roll: build the tile from your reserve. It costs you a marker.
guide-rw-line-task = Your task: get four crosses in one row or column.
guide-rw-line-done = That’s 2 points. Five crosses are worth 5, all six 10.
guide-rw-coins-task = Your task: take coins. You get one for each of your four crossings that is already crossed off.
guide-rw-coins-done = Coins let you turn dice and cross off a second building. At the end, every two left over are worth a point.
guide-rw-turning-task = Your task: pay a coin to turn a die, then cross off the building you reach. Tap a die, then the row or column it should move to.
guide-rw-turning-done = A die you turned stays that way, even when it is passed on.
