### What the page in the browser says at the table. The rooms around it are in rooms.ftl.


## Pieces

kind-name = { $kind ->
    [pavilion] Pavilion
    [seraglio] Seraglio
    [arcades] Arcades
    [chambers] Chambers
    [garden] Garden
   *[tower] Tower
}
kind-letter = { $kind ->
    [pavilion] P
    [seraglio] S
    [arcades] A
    [chambers] C
    [garden] G
   *[tower] T
}
currency-name = { $currency ->
    [florin] florin
    [dirham] dirham
    [denar] denar
    [ducat] ducat
   *[any] any currency
}
tile-name = { $type ->
    [pavilion] pavilion { $price }
    [seraglio] seraglio { $price }
    [arcades] arcades { $price }
    [chambers] chambers { $price }
    [garden] garden { $price }
   *[tower] tower { $price }
}
tile-with-walls = { $tile }, walls: { $walls }
tile-without-walls = { $tile }, no walls
card-name = { $currency ->
    [florin] florin { $value }
    [dirham] dirham { $value }
    [denar] denar { $value }
    [ducat] ducat { $value }
   *[any] { $value } of any currency
}
side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
fountain = the fountain
bazaar-name = bazaar ({ $types })
bazaar-in-full = bazaar paid in { $currency ->
    [florin] florins
    [dirham] dirhams
    [denar] denars
   *[ducat] ducats
}, scores { $types }
bazaar-worth = { $tile }; would score { $points } now
with-chest = { $tile }, with a chest
builder-name = master builder, { $currency ->
    [florin] florin { $value }
    [dirham] dirham { $value }
    [denar] denar { $value }
   *[ducat] ducat { $value }
}
cause-name = { $cause ->
    [chests] Chests
    [bazaars] Bazaars
    [invaders] Invaders
    [wall] Wall
    [lines] Lines
    [coins] Coins
    [bonus] Bonus
    [tokens] Tokens
   *[other] { $cause }
}
bot-name = { $bot ->
    [random] Dreamer { $number }
    [greedy] Mason { $number }
    [beginner] Beginner { $number }
    [casual] Casual { $number }
    [skilled] Skilled { $number }
    [advanced] Advanced { $number }
    [expert] Expert { $number }
   *[other] { $bot } { $number }
}
level-name = { $level ->
    [beginner] Beginner
    [casual] Casual
    [skilled] Skilled
    [advanced] Advanced
   *[expert] Expert
}
free-seat = free

## Parts of the table

title = Alhambra
title-your-turn = Your turn – Alhambra
home = Home
close = Close
cancel = Cancel
market = Building market
market-tile = { $tile }; on sale for { $currency ->
    [florin] florins
    [dirham] dirhams
    [denar] denars
   *[ducat] ducats
}
market-empty = sold
market-exact = you can pay exactly
exchange = Money exchange
display-card = { $card }, in the money exchange
hand = Your money
hand-empty = You have no money.
players = Players
points = Points
court = Alhambra
alhambra-of = { $name }’s Alhambra: { $tiles ->
    [one] 1 building
   *[other] { $tiles } buildings
}, longest wall { $wall }
show-alhambra = Show Alhambra:
whose-alhambra = { $name }’s Alhambra
back-to-mine = Back to mine
turn-mark = to play
away = away
longest-wall = Longest wall
cards-in-hand = Cards in hand
reserve = Reserve
own-tiles = Your tiles: { $tiles }
planned-tile = To be built here: { $tile }
to-build = To build
yard-put = Put it in your reserve
give-to-dirk = Give it to Dirk
cell-legal = Build { $tile } here: { $east } east, { $north } north of the fountain
cell-not = { $tile } does not fit here: { $east } east, { $north } north of the fountain
bag = Buildings left in the bag
pile = Money cards left in the pile
chests = Chests
chamber = Treasure chamber
chamber-price = { $price } per room
room-of = Room { $room }, chests: { $chests }; costs { $price } in any currencies
room-empty-here = Room { $room }: empty
camp = Invaders
attack-next = The next attack comes from the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}.
attack-unknown = The next attack is still secret. Possible: { $sides }
attack-threat = The next attack comes from the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}. Right now it would cost you { $points ->
    [one] 1 point
   *[other] { $points } points
}.
attack-seen = only you know this
scouts = Scouts
scout-of = Scout: { $kind ->
    [pavilion] pavilion
    [seraglio] seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] garden
   *[tower] tower
}
stalls = Bazaars
stall-priced = { $tile }; costs exactly { $price }
stall-unpriced = { $tile }; not for sale right now
tray = Supply and standings
menu = Menu
board-alone = Board only
tray-tutor = Tutor
guide-resume = Continue guide
info = Standings and log
rules = Rules
settings = Settings
keys = Keyboard shortcuts
keys-for = { $does ->
    [move] Go to the next thing you can choose
    [choose] Choose it, or put it back
    [confirm] Confirm your move
    [undo] Undo
    [clear] Put everything back, or return to your own board
   *[help] Show these keys
}
glows = available now
coming = Setting up the table …
no-such-table-here = This table does not exist. It may have been closed.
offline = Connection lost. Reconnecting …

## Who leads, what a scoring would bring

tab-leads = Who leads
tab-scoring = If scored now
tab-log = Log
log-round = Round { $round }
log-round-results = Results
who-leads = Who leads in each type
building = Building
counts = Buildings per player
leader = Leader
tie = tie
stakes-next = { $scoring ->
    [A] Next up: the first scoring. First places score.
    [B] Next up: the second scoring. First and second places score.
   *[C] Next up: the final scoring. First, second and third places score.
}
stakes-card = { $first ->
    [1] Its card can come any time now, within { $last } cards at the latest.
   *[other] Its card is { $first } to { $last } cards down the money pile.
}
stakes-end = { $left ->
    [0] The bag is empty: the next purchase ends the game.
    [one] One building is left in the bag: any turn can be the last.
   *[other] { $left } buildings are left in the bag: any turn can be the last.
}
stakes-last = Last turns!
stakes-places = Points by place
stakes-left = Left in the bag
if-scored = If the { $scoring ->
    [A] first scoring
    [B] second scoring
   *[C] final scoring
} came now
player = Player
wall = Wall
sum = This scoring

## What is awaited

prompt-over = The game is over.
prompt-moment = One moment …
prompt-wait = Waiting for { $name } …
prompt-act = Your turn: take money, buy a building or redesign.
prompt-act-again = Paid exactly! Take another action, or build to end your turn.
prompt-pass = There is nothing you can do. Pass.
prompt-take = { $cards ->
    [one] Take the { $sum }?
   *[other] Take these { $cards } cards, { $sum } in total?
}
prompt-cards = { $currency ->
    [florin] Pay { $sum } florins for which building?
    [dirham] Pay { $sum } dirhams for which building?
    [denar] Pay { $sum } denars for which building?
    [ducat] Pay { $sum } ducats for which building?
   *[any] Pay { $sum } for which building?
}
prompt-buy = { $type ->
    [bazaar] Buy the bazaar? Exact: you get another action.
    [pavilion] Buy the pavilion? Exact: you get another action.
    [seraglio] Buy the seraglio? Exact: you get another action.
    [arcades] Buy the arcades? Exact: you get another action.
    [chambers] Buy the chambers? Exact: you get another action.
    [garden] Buy the garden? Exact: you get another action.
   *[tower] Buy the tower? Exact: you get another action.
}
prompt-overpay = { $type ->
    [pavilion] Buy the pavilion? You overpay by { $over }.
    [seraglio] Buy the seraglio? You overpay by { $over }.
    [arcades] Buy the arcades? You overpay by { $over }.
    [chambers] Buy the chambers? You overpay by { $over }.
    [garden] Buy the garden? You overpay by { $over }.
   *[tower] Buy the tower? You overpay by { $over }.
}
prompt-too-little = You are { $missing } short: add more cards.
prompt-place = { $type ->
    [bazaar] Where do you want the bazaar?
    [pavilion] Where do you want the pavilion?
    [seraglio] Where do you want the seraglio?
    [arcades] Where do you want the arcades?
    [chambers] Where do you want the chambers?
    [garden] Where do you want the garden?
   *[tower] Where do you want the tower?
}
prompt-gain = { $type ->
    [bazaar] You hold the most of its currency, so the last bazaar is yours. Place it.
    [pavilion] You hold the most of its currency, so the last pavilion is yours. Place it.
    [seraglio] You hold the most of its currency, so the last seraglio is yours. Place it.
    [arcades] You hold the most of their currency, so the last arcades are yours. Place them.
    [chambers] You hold the most of their currency, so the last chambers are yours. Place them.
    [garden] You hold the most of its currency, so the last garden is yours. Place it.
   *[tower] You hold the most of its currency, so the last tower is yours. Place it.
}
prompt-redesign = { $type ->
    [bazaar] Redesign: where do you want the bazaar?
    [pavilion] Redesign: where do you want the pavilion?
    [seraglio] Redesign: where do you want the seraglio?
    [arcades] Redesign: where do you want the arcades?
    [chambers] Redesign: where do you want the chambers?
    [garden] Redesign: where do you want the garden?
   *[tower] Redesign: where do you want the tower?
}
prompt-build = { $type ->
    [bazaar] Build the bazaar here?
    [pavilion] Build the pavilion here?
    [seraglio] Build the seraglio here?
    [arcades] Build the arcades here?
    [chambers] Build the chambers here?
    [garden] Build the garden here?
   *[tower] Build the tower here?
}
prompt-build-end = { $type ->
    [bazaar] Build the bazaar and end your turn?
    [pavilion] Build the pavilion and end your turn?
    [seraglio] Build the seraglio and end your turn?
    [arcades] Build the arcades and end your turn?
    [chambers] Build the chambers and end your turn?
    [garden] Build the garden and end your turn?
   *[tower] Build the tower and end your turn?
}
prompt-reserve = { $type ->
    [bazaar] Put the bazaar in your reserve?
    [pavilion] Put the pavilion in your reserve?
    [seraglio] Put the seraglio in your reserve?
    [arcades] Put the arcades in your reserve?
    [chambers] Put the chambers in your reserve?
    [garden] Put the garden in your reserve?
   *[tower] Put the tower in your reserve?
}
prompt-reserve-end = { $type ->
    [bazaar] Put the bazaar in your reserve and end your turn?
    [pavilion] Put the pavilion in your reserve and end your turn?
    [seraglio] Put the seraglio in your reserve and end your turn?
    [arcades] Put the arcades in your reserve and end your turn?
    [chambers] Put the chambers in your reserve and end your turn?
    [garden] Put the garden in your reserve and end your turn?
   *[tower] Put the tower in your reserve and end your turn?
}
prompt-remove = { $type ->
    [bazaar] Move the bazaar to your reserve?
    [pavilion] Move the pavilion to your reserve?
    [seraglio] Move the seraglio to your reserve?
    [arcades] Move the arcades to your reserve?
    [chambers] Move the chambers to your reserve?
    [garden] Move the garden to your reserve?
   *[tower] Move the tower to your reserve?
}
prompt-give = { $type ->
    [bazaar] Give the bazaar to Dirk?
    [pavilion] Give the pavilion to Dirk?
    [seraglio] Give the seraglio to Dirk?
    [arcades] Give the arcades to Dirk?
    [chambers] Give the chambers to Dirk?
    [garden] Give the garden to Dirk?
   *[tower] Give the tower to Dirk?
}
prompt-give-end = { $type ->
    [bazaar] Give the bazaar to Dirk and end your turn?
    [pavilion] Give the pavilion to Dirk and end your turn?
    [seraglio] Give the seraglio to Dirk and end your turn?
    [arcades] Give the arcades to Dirk and end your turn?
    [chambers] Give the chambers to Dirk and end your turn?
    [garden] Give the garden to Dirk and end your turn?
   *[tower] Give the tower to Dirk and end your turn?
}
prompt-swap = Redesign: swap these two?
prompt-exactly = You must pay exactly for a bazaar. This is { $over } too much.
prompt-chests = Which cards do you pay for these chests?
prompt-chests-pay = { $over ->
    [0] Buy these chests?
   *[other] Buy these chests? You overpay by { $over }.
}
prompt-chest = { $chests ->
    [one] Place 1 chest: tap a building.
   *[other] Place { $chests } chests: tap a building.
}
prompt-chest-passed = { $chests ->
    [one] { $name } passes you a chest. Place it or pass it on.
   *[other] { $name } passes you { $chests } chests. Place some or pass them on.
}
prompt-chest-here = Put a chest on { $tile }?
prompt-builder = Hire a master builder for one more redesign?
prompt-hire = Hire this master builder?
prompt-builder-works = Your master builder is ready: redesign your Alhambra.
prompt-choose = Choose:

## What the buttons do

do-nothing = Confirm
do-take = Take
do-buy = Buy
do-buy-over = Buy, overpay by { $over }
do-buy-and-build-over = Buy and build, overpay by { $over }
do-build = Build
do-buy-and-build = Buy and build
do-build-and-end = Build, end turn
do-reserve = To reserve
do-reserve-and-end = To reserve, end turn
do-give = Give away
do-give-and-end = Give away, end turn
do-swap = Swap
do-pass = Pass
do-chests = Buy chests
do-chests-over = Buy chests, overpay by { $over }
do-chest = Place chest
do-hire = Hire
do-pass-on = Pass on
do-no-builder = Not now
do-decline = No thanks
undo = Undo
undo-turn = Undo turn

## The log

log-take = { $name } takes { $cards }.
log-buy = { $over ->
    [0] { $name } buys { $tile } for exactly { $cards }.
   *[other] { $name } buys { $tile } for { $cards }, overpaying by { $over }.
}
log-place = { $name } builds { $tile }.
log-swap = { $name } swaps { $away } for { $tile }.
log-reserve = { $name } puts { $tile } in the reserve.
log-give = { $name } gives { $tile } to Dirk.
log-end = { $name } ends the turn.
log-pass = { $name } passes.
log-deal = { $name } is dealt { $cards }.
log-money = New in the money exchange: { $cards }.
log-drawn = Drawn: { $pieces }.
log-market = New in the building market: { $tiles }.
log-dirk = Dirk draws { $tiles }.
log-buy-bazaar = { $name } buys a { $tile } for exactly { $cards }.
log-chests = { $name } buys the chests in room { $room }.
log-pay = { $name } pays { $cards } for them.
log-chest = { $name } puts a chest on { $tile }.
log-hire = { $name } hires: { $card }.
log-decline = { $name } declines.
log-room = New chests in room { $room }: { $chests }.
log-builders = { $name } is dealt { $cards }.
log-builders-unseen = { $cards ->
    [one] { $name } is secretly dealt a master builder.
   *[other] { $name } is secretly dealt { $cards } master builders.
}
log-scouts = New scouts: { $scouts }.
log-attack = Attack card: { $side ->
    [north] the north
    [east] the east
    [south] the south
   *[west] the west
}.
log-look = { $name }, your scout reports: { $side ->
    [north] the next attack comes from the north.
    [east] the next attack comes from the east.
    [south] the next attack comes from the south.
   *[west] the next attack comes from the west.
}
log-look-unseen = { $name } secretly looks at the next attack card.
log-attacked = The invaders attack.
log-scoring-card = Scoring card { $scoring } is revealed.
log-other = { $name }: { $move }.
log-after-scoring = { $cause }: points change right after the scoring.
log-scored = { $scoring ->
    [A] First scoring.
    [B] Second scoring.
   *[C] Final scoring.
}
log-ended = { $winners ->
    [one] The game is over. { $names } wins!
   *[other] The game is over. { $names } tie for first!
}

## Refusals, where the page can point at things

here-cannot-add-P-21 = It does not fit here: its { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
} side { $wall ->
    [yes] has a wall, but the neighbour’s is open.
   *[no] is open, but the neighbour’s has a wall.
}
here-cannot-add-P-22 = You could not walk to it here: every side that touches your Alhambra has a wall.
here-cannot-add-P-23 = It must share a full side with your Alhambra.
here-cannot-add-P-24 = That would leave a hole in your Alhambra.
here-place-taken = There is already a building here.
here-cannot-remove-P-22 = Without it you could no longer walk to every building.
here-cannot-remove-P-24 = Removing it would leave a hole.
here-too-little-paid = It costs { $price }. { $sum } is not enough.
here-wrong-currency = { $currency ->
    [florin] Pay for this one in florins.
    [dirham] Pay for this one in dirhams.
    [denar] Pay for this one in denars.
   *[ducat] Pay for this one in ducats.
}
here-too-much-taken = These total { $sum }. Several cards may total at most 5.
here-tiles-to-place = First place what you bought.
here-not-your-turn = It is not your turn.
here-placed-later = You place what you bought at the end of your turn.
here-room-empty = There are no chests in this room.
here-chests-too-dear = A room of chests costs { $price }, and you only have { $sum }.
here-chests-to-pay = First pay for the chests: at least { $price }, in any currencies.
here-chests-too-little = The chests cost { $price }. { $sum } is not enough.
here-chests-must = You bought these chests, so place as many as you can.
here-chests-to-place = First place the chests: { $chests }.
here-chest-not-built = You can only put a chest on a building in your Alhambra.
here-chest-no-colour = A bazaar cannot hold a chest.
here-chest-twice = This building already has a chest.
here-chest-other-colour = None of your chests has this colour.
here-builder-too-early = You can hire a master builder at the end of your turn.
here-builder-at-work = You hired a master builder: redesign now.
here-builder-or-decline = Tap a master builder in your hand, or decline.
here-bazaar-without-price = Not for sale right now: it costs as much as the building next to it, and that one is gone.
here-bazaar-exactly = It costs exactly { $price }. You are paying { $sum }.
