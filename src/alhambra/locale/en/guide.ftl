### What the guide says in a first game: one idea at a time, short enough for a phone.

guide = Guide
guide-next = Next
guide-leave = Turn off guide
guide-done = That’s all you need to know. From here on you’re on your own. “Rules” explains everything, with pictures.

## Palace

guide-palace-welcome = This is your fountain. Build a palace around it. Three times during the game you score for having the most buildings of a type and for your longest wall.
guide-palace-market = Four buildings are for sale. The coin above each one shows its currency, the star its price.
guide-palace-pick = You have the exact price of { $tile }: { $cards }. Tap that building.
guide-palace-overpaid = You can’t pay for that one exactly: you would overpay by { $over } and get no change. Try the highlighted one.
guide-palace-underpaid = You’re { $over } short for that one. Try the highlighted one.
guide-palace-not-money = Good idea, but not yet: taking money would end your turn. Buy the highlighted building first.
guide-palace-pick-again = Tap the building again to select it.
guide-palace-buy = Your cards are already selected. Buy it!
guide-palace-again = You paid exactly, so you get another action. Take money: any one card, or several that total at most 5.
guide-palace-take = Take the money. That ends your actions; next you build.
guide-palace-place = Now build: tap a place that glows. Walls must meet walls, and open sides must meet open sides.
guide-palace-build = The rope shows your longest wall. Happy with it? Confirm.
guide-palace-others = Now the others play. Tap a name to see what they’re building.
guide-palace-alone = Your turn, without help: buy if you can pay exactly, otherwise take money. I’ll be back at the first scoring.
guide-palace-scored = You scored { $points } in the first scoring: { $causes }. Having the most of a type earns points, and each side of your wall ({ $wall }) earns 1. Types are worth more each time.

## Games with dice

guide-dice-welcome = Six columns, one for each type. Every round you place markers, and the two best in each column earn a reward.
guide-dice-keep = You rolled. Your best symbol is { $kind } ({ $number }): tap those dice to keep them.
guide-dice-keep-again = First tap the dice you want to keep, so that they aren’t rerolled.
guide-dice-other-die = That die shows a different symbol. You can keep it, but more of one kind is better: keep the highlighted dice.
guide-dice-not-yet = That would already place your marker. You still have rolls: keep some dice and reroll the rest.
guide-dice-roll = Reroll the rest. You have three rolls in all, but on a tie, fewer rolls win.
guide-dice-column = Good enough? Tap the { $kind } column: your marker goes on field { $field }.
guide-dice-place = Place it, or tap another column to compare.
guide-dice-others = Now the others roll. See who gets ahead of your marker.
guide-dice-alone = Your turn, without help: keep, reroll, place. I’ll be back at the end of the round.
guide-dice-reward = Your marker is the best here, so you choose: two building points, or one and the token. The second best gets the other reward.
guide-dice-scored = You scored { $points } in the first scoring: { $causes }. On each track the leading stones score. They score again after rounds 3 and 5, for more points.

## Alcazaba

guide-alcazaba-welcome = You roll for the tiles above the columns and build a palace with them. The best marker in a column takes first.
guide-alcazaba-take = Your marker takes a tile here. Tap one to see where it fits.
guide-alcazaba-place = Tap a place that glows. Walls must meet walls, and open sides must meet open sides.
guide-alcazaba-scored = You scored { $points } in the first scoring: { $causes }. Having the most of a type earns points, and each side of your longest wall earns 1.

## Roll & Write

guide-rw-welcome = This is your sheet, with six types of buildings. Cross off more of a type than the others, and fill rows and columns.
guide-rw-dice = Yellow dice choose rows, blue dice choose columns. Where they meet, you can cross off a building.
guide-rw-cross = Your dice meet at four buildings. Tap one that glows.
guide-rw-not-coins = Take coins when nothing else helps. This time, cross off a building that glows.
guide-rw-not-turning = Turning a die costs a coin. Try without it first: tap a building that glows.
guide-rw-confirm = Cross it off!
guide-rw-others = You reroll your two dice; the other pair goes to the next player. Now the others play.
guide-rw-coins = Instead of crossing off a building you can take coins: one for each of your four crossings that is already crossed off.
guide-rw-turn = For a coin you can turn a die one step. Tap a die to see what else you could reach; you can still put it back.
guide-rw-alone = Your turn, without help. Keep an eye on rows and columns: 4, 5 or 6 crosses score.
guide-rw-worth = If the game ended now, you would have { $points } points: for types, for rows and columns, and for leftover coins. “If scored now” always shows this.

## The page of lessons

learn-title = Learn
learn-text = Start with a guided first game. Each short lesson ends with a small task.
lesson-is-done = , done
lesson-title = { $lesson ->
    [first-game] Guided first game
    [exact-change] Exact change
    [longest-wall] The longest wall
    [redesign] Redesign
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
guide-palace-exact-done = Two in one turn! Keep small cards in every currency, and you’ll do it more often.
guide-palace-wall-task = Your task: pay exactly for two buildings and place them so that your wall is { $wall } long. The rope shows it.
guide-palace-wall-again = It’s { $wall } long now. Undo if you can, or restart the lesson from “Learn”: the walls must meet at a corner.
guide-palace-wall-done = Every side is worth a point in every scoring, so a long wall pays off three times.
guide-palace-reserve-task = Your task has two parts. First, buy a building and put it in your reserve.
guide-palace-reserve-first = That would build it right away. Tap your reserve instead.
guide-palace-redesign-task = Now redesign: build it from your reserve. Tap it, then a place that glows. This takes your whole action.
guide-palace-redesign-done = That’s a redesign. Removing a tile or swapping two works the same way.
guide-dice-line-task = Your task: place a marker on line { $line } or higher. “Chances” shows what is likely before you reroll.
guide-dice-line-done = Well rolled! A good field in one roll beats the same line in three.
guide-dice-best-task = Your task: have the best marker in a column at the end of a round. Before you choose, see where the others stand.
guide-dice-best-done = You choose your reward first. The second best gets what you leave.
guide-dice-token-task = Your task: win a token from above a column. Tap one to see what it does.
guide-dice-token-done = It’s yours! Use it when it helps most. Point tokens count in every scoring.
guide-alcazaba-tile-task = Your task: win a tile and build it. The best marker in a column takes first, then the next best.
guide-alcazaba-tile-done = Nicely built. Columns with few markers are a cheap way to get tiles.
guide-alcazaba-wall-task = Your task: build a wall { $wall } long. Look at the tiles’ walls before you choose a column.
guide-alcazaba-reserve-task = Your task has two parts. First, win a tile and put it in your reserve.
guide-alcazaba-redesign-task = Now redesign after your first or second roll: build the tile from your reserve. It costs you a marker.
guide-rw-line-task = Your task: get four crosses in one row or column.
guide-rw-line-done = That’s 2 points. Five crosses are worth 5, all six 10.
guide-rw-coins-task = Your task: take coins. You get one for each of your four crossings that is already crossed off.
guide-rw-coins-done = Coins let you turn dice and cross off a second building. At the end, every two left over are worth a point.
guide-rw-turning-task = Your task: pay a coin to turn a die, then cross off the building you reach. Tap a die, then the row or column it should move to.
guide-rw-turning-done = A die you turned stays that way, even when it is passed on.
