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
bazaar-in-full = bazaar for { $currency ->
    [florin] florins
    [dirham] dirhams
    [denar] denars
   *[ducat] ducats
}, types: { $types }
bazaar-worth = { $tile }; would score { $points }
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
    [lines] Lines
    [coins] Coins
    [bonus] Bonus
    [tokens] Tokens
   *[other] { $cause }
}
bot-name = { $bot ->
    [random] Dreamer { $number }
   *[greedy] Mason { $number }
}
free-seat = free

## Parts of the table

title = Alhambra
title-your-turn = Your turn – Alhambra
home = Home
close = Close
cancel = Cancel
market = Building market
market-tile = { $tile }; on the market for { $currency ->
    [florin] florins
    [dirham] dirhams
    [denar] denars
   *[ducat] ducats
}
market-empty = sold
exchange = Money exchange
display-card = { $card }, on the display
hand = Your money
hand-empty = You have no money.
players = Players
points = Points
court = Alhambra
alhambra-of = Alhambra of { $name }: { $tiles ->
    [one] one building
   *[other] { $tiles } buildings
}, longest wall { $wall }
show-alhambra = Show the Alhambra:
whose-alhambra = Alhambra: { $name }
back-to-mine = Back to mine
turn-mark = to act
away = away
longest-wall = Longest wall
cards-in-hand = Cards in hand
reserve = Reserve
to-build = To build
yard-put = Put it on the reserve
give-to-dirk = Give it to Dirk
cell-legal = Build { $tile } here: { $east } east, { $north } north of the fountain
cell-not = { $tile } does not fit here: { $east } east, { $north } north of the fountain
bag = Buildings left in the bag
pile = Money cards left in the pile
chests = Chests
chamber = Treasure chamber
chamber-price = { $price } for a room
room-of = Room { $room }, chests: { $chests }; for { $price } in any money
room-empty-here = Room { $room }: empty
camp = Invaders
attack-next = The next attack comes from the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}.
attack-unknown = The next attack is not known; possible: { $sides }
attack-threat = The next attack comes from the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}; as things are it costs { $points ->
    [one] one point
   *[other] { $points } points
}.
attack-seen = only you know
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
stall-unpriced = { $tile }; no price now
info = Standings and log
rules = Rules
settings = Settings
glows = can be done now
coming = The table is being laid …
no-such-table-here = There is no such table. It may have been closed.
offline = The connection is lost; trying again …

## Who leads, what a scoring would bring

tab-leads = Who leads
tab-scoring = If scored now
tab-log = Log
who-leads = Who leads what
building = Building
counts = How many each has
leader = Leader
tie = tie
if-scored = If the { $scoring ->
    [A] first scoring
    [B] second scoring
   *[C] final scoring
} came now
player = Player
wall = Wall
sum = Sum

## What is awaited

prompt-over = The game is over.
prompt-moment = One moment …
prompt-wait = Waiting for { $name } …
prompt-act = Your turn: take money, buy, or redesign.
prompt-act-again = Paid exactly! Act again, or build.
prompt-pass = You cannot do anything: pass.
prompt-take = { $cards ->
    [one] Take the { $sum }?
   *[other] Take { $cards } cards, { $sum } together?
}
prompt-cards = { $currency ->
    [florin] { $sum } in florins: which building?
    [dirham] { $sum } in dirhams: which building?
    [denar] { $sum } in denars: which building?
    [ducat] { $sum } in ducats: which building?
   *[any] { $sum } in any currency: which building?
}
prompt-buy = { $type ->
    [bazaar] Exact! Buy the bazaar and act again?
    [pavilion] Exact! Buy the pavilion and act again?
    [seraglio] Exact! Buy the seraglio and act again?
    [arcades] Exact! Buy the arcades and act again?
    [chambers] Exact! Buy the chambers and act again?
    [garden] Exact! Buy the garden and act again?
   *[tower] Exact! Buy the tower and act again?
}
prompt-overpay = { $type ->
    [pavilion] Buy the pavilion, paying { $over } too much?
    [seraglio] Buy the seraglio, paying { $over } too much?
    [arcades] Buy the arcades, paying { $over } too much?
    [chambers] Buy the chambers, paying { $over } too much?
    [garden] Buy the garden, paying { $over } too much?
   *[tower] Buy the tower, paying { $over } too much?
}
prompt-too-little = Still { $missing } missing: choose more cards.
prompt-place = { $type ->
    [bazaar] Where does the bazaar go?
    [pavilion] Where does the pavilion go?
    [seraglio] Where does the seraglio go?
    [arcades] Where do the arcades go?
    [chambers] Where do the chambers go?
    [garden] Where does the garden go?
   *[tower] Where does the tower go?
}
prompt-gain = { $type ->
    [bazaar] You gain the bazaar at the end: place it.
    [pavilion] You gain the pavilion at the end: place it.
    [seraglio] You gain the seraglio at the end: place it.
    [arcades] You gain the arcades at the end: place them.
    [chambers] You gain the chambers at the end: place them.
    [garden] You gain the garden at the end: place it.
   *[tower] You gain the tower at the end: place it.
}
prompt-redesign = { $type ->
    [bazaar] Redesign: where does the bazaar go?
    [pavilion] Redesign: where does the pavilion go?
    [seraglio] Redesign: where does the seraglio go?
    [arcades] Redesign: where do the arcades go?
    [chambers] Redesign: where do the chambers go?
    [garden] Redesign: where does the garden go?
   *[tower] Redesign: where does the tower go?
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
    [pavilion] Build the pavilion and end your turn?
    [seraglio] Build the seraglio and end your turn?
    [arcades] Build the arcades and end your turn?
    [chambers] Build the chambers and end your turn?
    [garden] Build the garden and end your turn?
   *[tower] Build the tower and end your turn?
}
prompt-reserve = { $type ->
    [bazaar] Put the bazaar on the reserve?
    [pavilion] Put the pavilion on the reserve?
    [seraglio] Put the seraglio on the reserve?
    [arcades] Put the arcades on the reserve?
    [chambers] Put the chambers on the reserve?
    [garden] Put the garden on the reserve?
   *[tower] Put the tower on the reserve?
}
prompt-remove = { $type ->
    [bazaar] Move the bazaar to the reserve?
    [pavilion] Move the pavilion to the reserve?
    [seraglio] Move the seraglio to the reserve?
    [arcades] Move the arcades to the reserve?
    [chambers] Move the chambers to the reserve?
    [garden] Move the garden to the reserve?
   *[tower] Move the tower to the reserve?
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
prompt-swap = Redesign: exchange these two?
prompt-exactly = A bazaar is paid exactly: { $over } too much.
prompt-chests = The chests of this room: pay with which cards?
prompt-chests-pay = { $over ->
    [0] Buy these chests?
   *[other] Buy these chests, paying { $over } too much?
}
prompt-chest = { $chests ->
    [one] One chest: on which building?
   *[other] { $chests } chests: on which building?
}
prompt-chest-passed = { $chests ->
    [one] { $name } passes you a chest: place it, or pass it on.
   *[other] { $name } passes you { $chests } chests: place some, or pass them on.
}
prompt-chest-here = A chest on { $tile }?
prompt-builder = Hire a master builder and redesign once more?
prompt-hire = Hire this master builder?
prompt-builder-works = The master builder redesigns: move, build or exchange something.
prompt-choose = Your choice:

## What the buttons do

do-nothing = Confirm
do-take = Take
do-buy = Buy
do-overpay = Overpay by { $over }
do-build = Build
do-buy-and-build = Buy and build
do-build-and-end = Build, end turn
do-reserve = To the reserve
do-give = Give away
do-swap = Exchange
do-pass = Pass
do-chests = Buy chests
do-chest = Place chest
do-hire = Hire
do-pass-on = Pass on
do-no-builder = No builder
do-decline = Decline
undo = Undo
undo-turn = Undo turn

## The log

log-take = { $name } takes { $cards }.
log-buy = { $over ->
    [0] { $name } buys { $tile } with { $cards }, exactly.
   *[other] { $name } buys { $tile } with { $cards }, { $over } too much.
}
log-place = { $name } builds { $tile }.
log-swap = { $name } exchanges { $away } for { $tile }.
log-reserve = { $name } puts { $tile } on the reserve.
log-give = { $name } gives { $tile } to Dirk.
log-end = { $name } ends the actions.
log-pass = { $name } passes.
log-deal = { $name } is dealt { $cards }.
log-money = New on the display: { $cards }.
log-drawn = Drawn: { $pieces }.
log-market = New on the market: { $tiles }.
log-dirk = Dirk draws { $tiles }.
log-buy-bazaar = { $name } buys a { $tile } with { $cards }.
log-chests = { $name } chooses the chests of room { $room }.
log-pay = { $name } pays { $cards } for them.
log-chest = { $name } puts a chest on { $tile }.
log-hire = { $name } hires: { $card }.
log-decline = { $name } lets it pass.
log-room = New chests in room { $room }: { $chests }.
log-builders = { $name } is dealt { $cards }.
log-builders-unseen = { $cards ->
    [one] { $name } is dealt a master builder, unseen.
   *[other] { $name } is dealt { $cards } master builders, unseen.
}
log-scouts = New scouts: { $scouts }.
log-attack = Attack card: { $side ->
    [north] the north
    [east] the east
    [south] the south
   *[west] the west
}.
log-look = Your scout has seen it, { $name }: { $side ->
    [north] the next attack comes from the north.
    [east] the next attack comes from the east.
    [south] the next attack comes from the south.
   *[west] the next attack comes from the west.
}
log-look-unseen = { $name } looks at the next attack card.
log-attacked = The invaders attack.
log-scoring-card = A scoring card turns up: { $scoring }.
log-other = { $name }: { $move }.
log-after-scoring = { $cause }: points change right after the scoring.
log-scored = { $scoring ->
    [A] The first scoring is held.
    [B] The second scoring is held.
   *[C] The final scoring is held.
}
log-ended = { $winners ->
    [one] The game is over; { $names } wins.
   *[other] The game is over; { $names } share the victory.
}

## Refusals, where the page can point at things

here-cannot-add-P-21 = It does not fit here: its { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
} side is { $wall ->
    [yes] walled, and the neighbour’s is open.
   *[no] open, and the neighbour’s is walled.
}
here-cannot-add-P-22 = It could not be reached on foot here: all sides that touch are walled.
here-cannot-add-P-23 = It must touch the Alhambra with a whole side.
here-cannot-add-P-24 = It would enclose an empty space.
here-place-taken = There is a building here already.
here-cannot-remove-P-22 = Without it, other buildings could not be reached on foot.
here-cannot-remove-P-24 = Taking it away would leave a hole.
here-too-little-paid = It costs { $price }, and { $sum } is too little.
here-wrong-currency = { $currency ->
    [florin] It must be paid in florins.
    [dirham] It must be paid in dirhams.
    [denar] It must be paid in denars.
   *[ducat] It must be paid in ducats.
}
here-too-much-taken = Together these are { $sum }; several cards may be worth 5 at most.
here-tiles-to-place = Place first what you bought.
here-not-your-turn = It is not your turn.
here-placed-later = What was bought in this turn is placed when the actions are over.
here-room-empty = This room has no chests.
here-chests-too-dear = The chests of a room cost { $price }, and all your money is { $sum }.
here-chests-to-pay = Pay for the chests first: { $price } or more, in any money.
here-chests-too-little = The chests cost { $price }, and { $sum } is too little.
here-chests-must = You have bought them: place all that you can.
here-chests-to-place = Place the chests first: { $chests }.
here-chest-not-built = Only a building in the Alhambra takes a chest.
here-chest-no-colour = A bazaar takes no chest.
here-chest-twice = There is a chest on it already.
here-chest-other-colour = None of the chests has this colour.
here-builder-too-early = A master builder is hired at the end of the turn.
here-builder-at-work = The master builder was hired for a redesign: make it now.
here-builder-or-decline = Touch a master builder in your hand, or go without.
here-bazaar-without-price = Its building has been bought: no price, no sale.
here-bazaar-exactly = It costs { $price }, and has to be paid exactly; this is { $sum }.
