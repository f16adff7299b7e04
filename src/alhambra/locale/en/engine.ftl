### English. Facts in braces are filled in; tiles, cards and places keep their short texts.


## Texts that cannot be read

invalid-tile = “{ $text }” is not a tile. Tiles are written like G8sw: type, price, walled sides.
invalid-card = “{ $text }” is not a money card. Cards are written like y7: currency, value; a master builder like y3*.
invalid-place = “{ $text }” is not a place. Places are written like 1,-2: steps east, steps north.
invalid-move = “{ $text }” is not a move. Moves are written like “take b7”, “buy G8sw g3 g5”, “place G8sw 1,0”, “reserve G8sw”, “swap G8sw T9es”, “give G8sw”, “end”, “pass”; with modules also “chests 2”, “pay g3 y5”, “chest G8sw”, “hire y3*”, “decline”.
ambiguous-move = “{ $text }” could be any of { $count } moves, such as: { $some }.

## Moves that the rules of Palace forbid

refused = { $reason } ({ $rule })
not-a-move = “{ $move }” is not a move in this game.
nothing-taken = Take at least one card.
game-is-over = The game is over.
chance-is-to-act = Something has to be drawn before anyone can move.
not-on-display = You cannot take { $cards }: not all of it is in the money exchange.
too-much-taken = { $cards } total { $sum }. Several cards may total at most 5.
not-on-market = { $tile } is not in the building market.
wrong-currency = { $tile } is paid for in { $currency ->
    [florin] florins
    [dirham] dirhams
    [denar] denars
   *[ducat] ducats
}, and { $card } is another currency.
not-in-hand = You do not have all of these cards: { $cards }.
too-little-paid = { $tile } costs { $price }. { $sum } is not enough.
not-on-reserve = { $tile } is not in the reserve.
not-in-alhambra = { $tile } is not in the Alhambra.
not-bought = { $tile } was not bought this turn.
placed-later = { $tile } was bought this turn, so you place it at the end of your turn. “end” ends your actions.
nothing-done-yet = You cannot end your turn yet: take money, buy a building or redesign.
can-act = You may only pass if no action is possible.
tiles-to-place = First place what you bought: { $tiles }.
no-dirk = You can only give tiles away in a two-player game, to Dirk.
gained-not-given = You cannot give Dirk a tile you gained at the end of the game.
place-taken = { $tile } cannot go to { $place }: { $other } is already there.
cannot-add-P-21 = { $tile } does not fit at { $place }: its { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
} side { $wall ->
    [yes] has a wall, but { $other } is open there
   *[no] is open, but { $other } has a wall there
}.
cannot-add-P-22 = You could not walk to { $tile } at { $place }: every side that touches the Alhambra has a wall.
cannot-add-P-23 = { $tile } at { $place } would not share a full side with the Alhambra.
cannot-add-P-24 = { $tile } at { $place } would leave a hole.
cannot-remove-P-22 = Without { $tile } at { $place } you could no longer walk to every tile.
cannot-remove-P-24 = Removing { $tile } at { $place } would leave a hole.
not-reached-P-22 = You cannot walk from the fountain to { $tile } at { $place } without crossing a wall.
hole-P-24 = There is a hole at { $place }.
fountain-stays = The fountain never moves.

## Moves that the rules of the Treasure Chamber forbid

no-chests-bought = There are no chests to pay for or to place. “chests 1” buys the chests in room 1.
room-empty = There are no chests in room { $room } of the treasure chamber.
chests-too-dear = A room of chests costs { $price }, and you only have { $sum }.
chests-to-pay = First pay for the chests: at least { $price }, in any currencies.
chests-too-little = The chests cost { $price }. { $sum } is not enough.
chests-must = You bought these chests, so place as many as you can.
chests-to-place = First place the chests: { $chests }.
chest-not-built = { $tile } is not in the Alhambra, so it cannot hold a chest.
chest-no-colour = { $tile } is a bazaar, so it cannot hold a chest.
chest-twice = { $tile } already has a chest.
chest-other-colour = None of the chests has the colour of { $tile }.
builder-too-early = You hire a master builder at the end of your turn, after placing what you bought.
builder-at-work = You hired a master builder: redesign now.
builder-or-decline = Hire a master builder now, or end your turn with “decline”.
no-builder = { $card } is money, not a master builder.
bazaar-not-offered = { $tile } is not on sale next to the building market.
bazaar-without-price = { $tile } is not on sale now: there is no building in the slot for { $currency ->
    [florin] florins
    [dirham] dirhams
    [denar] denars
   *[ducat] ducats
}.
bazaar-exactly = { $tile } costs exactly { $price }, the same as the building in its currency’s slot. You are paying { $sum }.

## Chance

cannot-be-drawn = { $drawn } cannot be drawn now.
nothing-is-drawn = { $drawn } cannot come up: there is nothing to draw now.

## Options

bad-names = { $names } names are too many for { $players } players.
no-seat = There is no seat { $seat }.
unknown-game = There is no game called “{ $game }”. Choose from: { $games }.
unknown-option = There is no option “{ $option }”. Choose from: { $options }.
bad-players = { $given ->
    [one] { $given } player is
   *[other] { $given } players are
} not possible. This game is for { $least } to { $most }.
bad-tower12 = “{ $given }” is not a choice for the twelfth tower. Use “off”, “extra”, or the tile it replaces, such as T9es.
unknown-module = There is no module “{ $module }”. Choose from: { $modules }.
class-form = “{ $text }” is not a class. Write file.py:Class or package.module:Class.
class-unreadable = { $place } cannot be loaded: { $reason }
class-not-there = { $place } has no class { $name } that is a { $kind }.
module-name-taken = { $place } is called “{ $module }”, like a module that already exists. Give it a name of its own.
module-twice = The module “{ $module }” is named twice.
modules-exclude = “{ $module }” is a variant of “{ $other }”. Choose one of them.
no-modules = The game “{ $game }” has no modules.
bad-seed = “{ $seed }” is not a seed for { $source }. mt19937 takes a whole number; hmac-sha256 takes pairs of the digits 0 to 9 and a to f.

## Component files

unreadable-file = { $file } cannot be read: { $reason }.
bad-data-form = { $entry }: { $reason }.
bad-data-names = { $entry }: must be { $names } and nothing else.
bad-data-name = { $entry }: “{ $name }” is not one of { $names }.
bad-data-copies = { $entry }: { $number } copies are not possible; use 1 to 99.
bad-data-points = { $entry }: points must be from 0 to 999.
bad-data-dear = { $entry }: a tile for { $price } might never be bought with { $players } players, since nobody may ever hold more than { $most } of a currency.
bad-data-scorings = { $entry }: must have the scorings { $names } and nothing else.
bad-data-number = { $entry }: { $number } is not from 1 to 99, or appears twice.
bad-data-walls = { $entry }: “{ $walls }” is not up to three of N, E, S, W, each once.
bad-data-tile-twice = { $entry }: { $tile } already exists; every tile must be different.
bad-data-few-chests = { $entry }: there are not enough chests to fill { $rooms } rooms.
bad-data-many-rooms = { $entry }: { $number } rooms are too many; the maximum is 9.
bad-data-few-builders = { $entry }: { $number } is not possible; six players need 3 to 99.
bad-data-few-tiles = { $entry }: { $number } tiles are too few; a game needs at least 20.
bad-data-bazaar = { $entry }: a bazaar needs three different types.
bad-data-slots = { $entry }: every currency must have one slot.
bad-data-little-money = { $entry }: { $number } in total is too little to deal { $players } players their starting money.

## Positions

bad-position-empty = The position is empty.
bad-position-line = Line { $line } of the position: { $reason }
bad-position-beginning = a position starts with a line like “{ $game } players=3”.
bad-position-words = “{ $words }” makes no sense here.
bad-position-seat = there is no seat { $seat }.
bad-position-place-twice = there are two tiles at { $place }.
bad-position-twice = “{ $words }” appears twice.
bad-position-phase = This is not possible in the phase “{ $phase }”: { $words }.
bad-position-scoring = “{ $words }” is not a line of a scoring, or does not add up.
bad-position-scoring-players = Scoring { $scoring } does not have a line for each player, in order.
bad-position-tile = { $tile } is not in this game, or is in two places.
bad-position-card = There are not that many { $card } in this game.
bad-position-pile = The money pile must hold { $cards } money cards, since all the others are accounted for.
bad-position-pile-apart = The money pile can hold at most { $cards } master builders, since all the others are accounted for.
bad-position-chest = { $tile } cannot hold a chest there.
bad-position-chests = There are more chests of this colour than in the box: { $type }.

## Records

bad-record = line { $line }: { $reason }
bad-record-format = the format is “{ $given }”; this program reads “{ $known }”.
bad-record-rules = the game used version { $given } of the rules; this program knows version { $known }.
bad-record-components = the game was played with other components; you need the same component file to replay it.
bad-record-game = the record is of the game “{ $given }”, not of { $known }.
bad-record-options = the options must be written as “{ $should }”.
bad-record-source = “{ $given }” is not a source of chance; choose from: { $known }.
bad-record-form = “{ $found }” must be written as “{ $should }”.
bad-record-players = “{ $given }” is not a number of players.
bad-record-no-tag = the tag { $tag } is missing.
bad-record-tag-twice = the tag { $tag } appears twice.
bad-record-words = “{ $words }” is not a tag, draw, move or scoring.
bad-record-after-end = there is more after the end of the game.
bad-record-no-end = the record is cut short: it must end with “= won …” or “= running”.
bad-record-turn = it is not the turn of seat { $seat } here.
bad-record-occasion = nothing is drawn for “{ $occasion }” here.
bad-record-not-of-seed = { $found } was drawn where the seed gives { $should }.
bad-record-secret = the secret must be 1 to 64 bytes, each written with two of the digits 0 to 9 and a to f.
bad-record-commitment = the commitment is not the SHA-256 of the secret.
bad-record-contributions = there must be one contribution per player, separated by spaces.
bad-record-mixed-seed = the seed does not match the secret and the contributions.
bad-record-note = “{ $found }” should be { $should ->
    [none] no scoring at all
   *[other] “{ $should }”
}.
bad-record-note-missing = “{ $should }” is missing.

## Bots

unknown-bot = There is no bot called “{ $bot }”. Choose from: { $bots }.
unknown-character = There is no character called “{ $character }”. Choose from: { $characters }.
bot-without-budget = { $bot } does not use a budget such as @1000 or @0.5s. Leave it out.
bot-no-program = The program in “{ $bot }” was not found. For one in this folder, write program:./name.
bot-does-not-start = “{ $bot }” cannot play: { $fault ->
    [timeout] it did not answer “ready” within { $reason }
    [nonsense] it answered “{ $reason }” instead of “ready”
   *[crash] { $reason }
}.
