### English. Facts in braces are filled in; tiles, cards and places keep their short texts.


## Texts that cannot be read

invalid-tile = “{ $text }” is no tile; a tile is written like G8sw: type, price, walled sides.
invalid-card = “{ $text }” is no money card; a card is written like y7: currency, value; a master builder like y3*.
invalid-place = “{ $text }” is no place; a place is written like 1,-2: steps east, steps north.
invalid-move = “{ $text }” is no move; moves are written like “take b7”, “buy G8sw g3 g5”, “place G8sw 1,0”, “reserve G8sw”, “swap G8sw T9es”, “give G8sw”, “end”, “pass”; with modules also “chests 2”, “pay g3 y5”, “chest G8sw”, “hire y3*”, “decline”.
ambiguous-move = “{ $text }” could be any of { $count } moves, such as: { $some }.

## Moves that the rules of Palace forbid

refused = { $reason } ({ $rule })
not-a-move = “{ $move }” is no move of this game.
nothing-taken = At least one card has to be taken.
game-is-over = The game is over.
chance-is-to-act = Something has to be drawn before anybody can move.
not-on-display = { $cards } cannot be taken: not all of it lies face up.
too-much-taken = { $cards } together are { $sum }; several cards may be worth 5 at most.
not-on-market = { $tile } is not on the market.
wrong-currency = { $tile } must be paid in { $currency ->
    [florin] florins
    [dirham] dirhams
    [denar] denars
   *[ducat] ducats
}, and { $card } is another currency.
not-in-hand = { $cards } are not all in the hand.
too-little-paid = { $tile } costs { $price }, and { $sum } is too little.
not-on-reserve = { $tile } is not on the reserve.
not-in-alhambra = { $tile } is not in the Alhambra.
not-bought = { $tile } was not bought in this turn.
placed-later = { $tile } was bought in this turn and is placed when the actions are over; “end” ends them.
nothing-done-yet = The turn cannot end before something was done: take money, buy, or redesign.
can-act = Passing is allowed only where no action is possible.
tiles-to-place = What was bought has to be placed first: { $tiles }.
no-dirk = Tiles can be given away only in a game of two, to Dirk.
gained-not-given = A tile gained at the end of the game cannot be given to Dirk.
place-taken = { $tile } cannot go to { $place }: { $other } lies there.
cannot-add-P-21 = { $tile } does not fit at { $place }: its { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
} side is { $wall ->
    [yes] walled and that of { $other } is open
   *[no] open and that of { $other } is walled
}.
cannot-add-P-22 = { $tile } at { $place } could not be reached on foot: all sides it touches are walled.
cannot-add-P-23 = { $tile } at { $place } would not touch the Alhambra with a whole side.
cannot-add-P-24 = { $tile } at { $place } would enclose an empty space.
cannot-remove-P-22 = Without { $tile } at { $place } other tiles could not be reached on foot.
cannot-remove-P-24 = Taking away { $tile } at { $place } would leave a hole.
not-reached-P-22 = { $tile } at { $place } cannot be reached on foot from the fountain.
hole-P-24 = The empty space at { $place } is enclosed by tiles.
fountain-stays = The fountain is never moved.

## Moves that the rules of the Treasure Chamber forbid

no-chests-bought = There are no chests to pay for or to place; “chests 1” chooses the room whose chests are bought.
room-empty = Room { $room } of the treasure chamber has no chests.
chests-too-dear = The chests of a room cost { $price }, and { $sum } in hand is too little.
chests-to-pay = The chests have to be paid for first, with { $price } or more in any currencies.
chests-too-little = The chests cost { $price }, and { $sum } is too little.
chests-must = Who has bought chests places all that can be placed.
chests-to-place = The chests have to be placed first: { $chests }.
chest-not-built = { $tile } is not in the Alhambra, so it can take no chest.
chest-no-colour = { $tile } is a bazaar and can take no chest.
chest-twice = { $tile } carries a chest already.
chest-other-colour = None of the chests has the colour of { $tile }.
builder-too-early = A master builder is hired at the end of the turn, when what was bought is placed.
builder-at-work = The master builder was hired for a redesign, which has to be made now.
builder-or-decline = A master builder can be hired now, or “decline” ends the turn.
no-builder = { $card } is money, but no master builder.
bazaar-not-offered = { $tile } does not lie beside the market.
bazaar-without-price = { $tile } has no price now: no building lies in the slot for { $currency ->
    [florin] florins
    [dirham] dirhams
    [denar] denars
   *[ducat] ducats
}.
bazaar-exactly = { $tile } costs { $price }, as the building of its currency does, and must be paid exactly; { $sum } is not.

## Chance

cannot-be-drawn = { $drawn } cannot be drawn now.
nothing-is-drawn = { $drawn } cannot come: nothing is to be drawn now.

## Options

bad-names = { $names } names are too many for { $players } players.
no-seat = There is no seat { $seat }.
unknown-game = There is no game called “{ $game }”; there is: { $games }.
unknown-option = There is no option “{ $option }”; there is: { $options }.
bad-players = { $given } { $given ->
    [one] player is
   *[other] players are
} not possible; this game is for { $least } to { $most }.
bad-tower12 = “{ $given }” is no choice for the twelfth tower; it is “off”, “extra”, or the tile that it replaces, such as T9es.
unknown-module = There is no module “{ $module }”; there is: { $modules }.
class-form = “{ $text }” names no class: write file.py:Class or package.module:Class.
class-unreadable = { $place } cannot be loaded: { $reason }
class-not-there = { $place } has no class { $name } that is a { $kind }.
module-name-taken = { $place } calls itself “{ $module }”, as a module does that is known already; it needs a name of its own.
module-twice = The module “{ $module }” is named twice.
modules-exclude = “{ $module }” is a variant of “{ $other }”; choose one of them.
no-modules = The game “{ $game }” has no modules.
bad-seed = “{ $seed }” is no seed for { $source }; mt19937 takes a whole number, hmac-sha256 pairs of the digits 0 to 9 and a to f.

## Component files

unreadable-file = { $file } cannot be read: { $reason }.
bad-data-form = { $entry }: { $reason }.
bad-data-names = { $entry }: must be { $names }, and nothing else.
bad-data-name = { $entry }: “{ $name }” is none of { $names }.
bad-data-copies = { $entry }: { $number } copies are not from 1 to 99.
bad-data-points = { $entry }: points must be from 0 to 999.
bad-data-dear = { $entry }: a tile for { $price } could never be paid with { $players } players, as one of them may not hold more than { $most } of a currency.
bad-data-scorings = { $entry }: must have the scorings { $names }, and nothing else.
bad-data-number = { $entry }: { $number } is not from 1 to 99, or stands there twice.
bad-data-walls = { $entry }: “{ $walls }” is not up to three of N, E, S, W, each once.
bad-data-tile-twice = { $entry }: { $tile } is there already; every tile must be different.
bad-data-few-chests = { $entry }: there are not enough chests to fill { $rooms } rooms.
bad-data-many-rooms = { $entry }: { $number } rooms are too many; there may be 9.
bad-data-few-builders = { $entry }: { $number } is not from 3 to 99, which six players need.
bad-data-few-tiles = { $entry }: { $number } tiles are too few; a game needs 20 at least.
bad-data-bazaar = { $entry }: a bazaar has three different types.
bad-data-slots = { $entry }: every currency must have one slot.
bad-data-little-money = { $entry }: { $number } in all is too little to deal { $players } players in.

## Positions

bad-position-empty = There is no position: the text is empty.
bad-position-line = Line { $line } of the position: { $reason }
bad-position-beginning = a position begins with a line like “{ $game } players=3”.
bad-position-words = “{ $words }” means nothing here.
bad-position-seat = there is no seat { $seat }.
bad-position-place-twice = two tiles lie at { $place }.
bad-position-twice = “{ $words }” is there twice.
bad-position-phase = This cannot be in the phase “{ $phase }”: { $words }.
bad-position-scoring = “{ $words }” is no line of a scoring, or does not add up.
bad-position-scoring-players = Scoring { $scoring } does not have a line for each player, in order.
bad-position-tile = { $tile } is not in this game, or lies in two places.
bad-position-card = { $card } is not in this game so often.
bad-position-pile = The money pile must hold { $cards } money cards, as all others are accounted for.
bad-position-pile-apart = The money pile can hold { $cards } master builders at most, as all others are accounted for.
bad-position-chest = { $tile } cannot carry a chest there.
bad-position-chests = There are more chests of this colour than in the box: { $type }.

## Records

bad-record = line { $line }: { $reason }
bad-record-format = the format is “{ $given }”; this program reads “{ $known }”.
bad-record-rules = the game followed version { $given } of its rules; this program knows version { $known }.
bad-record-components = the game was played with other components; the same component file is needed to follow it.
bad-record-game = the record is of the game “{ $given }” and not of { $known }.
bad-record-options = the options must be written “{ $should }”.
bad-record-source = “{ $given }” is no source of chance; there is: { $known }.
bad-record-form = “{ $found }” must be written “{ $should }”.
bad-record-players = “{ $given }” is no number of players.
bad-record-no-tag = the tag { $tag } is missing.
bad-record-tag-twice = the tag { $tag } is there twice.
bad-record-words = “{ $words }” is no tag, draw, move or scoring.
bad-record-after-end = something stands behind the end of the game.
bad-record-no-end = the record breaks off: it must end with “= won …” or “= running”.
bad-record-turn = seat { $seat } is not to act here.
bad-record-occasion = nothing is drawn for “{ $occasion }” here.
bad-record-not-of-seed = { $found } was drawn where the seed gives { $should }.
bad-record-secret = the secret is not written as 1 to 64 bytes, each with two of the digits 0 to 9 and a to f.
bad-record-commitment = the commitment is not the SHA-256 of the secret.
bad-record-contributions = there must be one contribution for each player, separated by blanks.
bad-record-mixed-seed = the seed is not the one that the secret and the contributions make.
bad-record-note = “{ $found }” should be { $should ->
    [none] no scoring at all
   *[other] “{ $should }”
}.
bad-record-note-missing = “{ $should }” is missing.

## Bots

unknown-bot = There is no bot called “{ $bot }”; there is: { $bots }.
