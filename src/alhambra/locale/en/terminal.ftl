### What the terminal says to people: `alhambra play`, `alhambra replay`, `alhambra rules`.


## Files

not-text = it is not text in UTF-8
byte-order-mark = it begins with a byte order mark; save it as UTF-8 without one
output-failed = Nothing more can be read or written: { $reason }.


## Pieces

type-pavilion = pavilion
type-seraglio = seraglio
type-arcades = arcades
type-chambers = chambers
type-garden = garden
type-tower = tower
currency-florin = florin
currency-dirham = dirham
currency-denar = denar
currency-ducat = ducat

## Who plays

person = { $people ->
    [one] Player
   *[other] Player { $number }
}
bad-name = “{ $name }” cannot be the name of a person; it is empty, that of a bot, or not plain text.
same-name = Two people cannot both be called “{ $name }”.
too-many-people = { $people } people do not fit into a game of { $players }.
too-many-bots = { $bots } bots are too many: people leave { $seats ->
    [0] no seat
    [one] one seat
   *[other] { $seats } seats
} to them.
people-and-names = --people and --names do not agree; either alone is enough.
with-and-option = --with and --option modules=… do not agree; either alone is enough.
option-form = “{ $text }” is no option; an option is written NAME=VALUE, like tower12=extra.

## The table

head-to-act = { $name } { $phase ->
    [act] is to act
    [gain] places what was gained at the end
    [within-treasure] pays for the chests
    [placed-treasure] may place chests
    [placed-builders] may hire a master builder
   *[place] places what was bought
}
head-look = The Alhambra of { $name }
head-supplies = Display: { $cards }    Bag: { $bag }    Pile: { $pile }    Next scoring: { $scoring }
head-market = Market
head-hand = Hand
head-reserve = Reserve
head-aside = To place
head-scoring = Scoring { $scoring }
head-chamber = Chests for { $price }: { $rooms }    Bag of chests: { $bag }
head-offered = Chests to place: { $chests }
head-bazaar = Bazaar { $tile } ({ $types }): { $price ->
    [0] no price now, nothing for { $currency }
   *[other] exactly { $price } in { $currency }
}
head-attack-known = Next attack: from the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
head-attack-seen = Next attack: face down, seen by { $names }
head-attack-hidden = Next attack: face down, one of { $left }
head-scouts = Scouts: { $scouts }
head-invaders = The attack after scoring { $scoring }
column-points = pts
column-wall = wall
column-cards = cards
column-reserve = res
column-sum = sum
column-chests = chests
column-bazaars = baz
column-open = open nesw
column-invaders = attack

## Choosing

choice-take = Take
choice-buy = Buy { $tile } with
choice-pay = { $cards } { $over ->
    [0] exact
   *[other] +{ $over }
}
choice-payments = exact: you act again;  +2: you pay 2 too much, and your actions are over
choice-place = Place { $tile } at
choice-reserve = reserve
choice-give = give to Dirk
choice-end = End
choice-end-turn = take no further action
choice-chests = Buy chests
choice-room = room { $room }: { $chests }
choice-pay-chests = Pay with
choice-more = More
choice-payments-more = is the last of those shown; there are { $count } ways to pay: type “pay” and your cards
choice-chest = A chest on
choice-hire = Hire
choice-decline = Or
choice-pass-on = pass the chests on
choice-no-builder = hire nobody
choice-redesign = Redesign
choice-redesigns = to { $last }): type “redesign” to see these { $count } moves
choice-no-redesign = No redesign is possible now.
choice-place-from-reserve = Build { $tile } at
choice-swap = { $tile } instead of
choice-remove = To the reserve
prompt = { $name }>{" "}
prompt-help = Type a number or a move; or undo, why, score, look, save, rules, quit, help.
prompt-end = The game is over: score, look N, save [FILE], or Enter to leave>{" "}
no-such-number = There is no move { $number }; moves are numbered 1 to { $count }.
sit-down = { $name }, sit down and press Enter; the others look away.
look-whom = Say whom to look at, by number: look 1 to look { $players }.

## What has happened

told-moves = { $name } { $moves }.
told-forced = { $name } { $move }: nothing else was possible.
told-take = takes { $pieces }
told-buy = buys { $tile } with { $cards }{ $over ->
    [0] {""} exactly
   *[other] {""}
}
told-place = places { $tile } at { $to }
told-swap = exchanges { $to } for { $tile }
told-reserve = puts { $pieces } on the reserve
told-give = gives { $pieces } to Dirk
told-end = ends the actions
told-pass = passes
told-deal = { $name } is dealt { $pieces }.
told-money = New on the display: { $pieces }.
told-market = New on the market: { $pieces }.
told-dirk = Dirk draws { $pieces }.
told-chests = buys the chests of room { $pieces }
told-pay = pays { $pieces }
told-chest = puts a chest on { $pieces }
told-hire = hires { $pieces }
told-decline = declines
told-other = plays { $move }
told-drawn = Drawn: { $pieces }.
told-builders = { $name } is dealt master builders: { $pieces }.
told-scouts = New scouts: { $pieces }.
told-room = New chests in room { $room }: { $pieces }.
told-look = { $name } takes a scout and looks at the next attack: { $side ->
    [N] it comes from the north
    [E] it comes from the east
    [S] it comes from the south
    [W] it comes from the west
   *[other] what it is, only { $name } knows
}.
told-attack = { $side ->
    [N] The attack comes from the north.
    [E] The attack comes from the east.
    [S] The attack comes from the south.
   *[W] The attack comes from the west.
}
told-scoring-card = Scoring card { $scoring } turned up.

## Points

score-none = Nothing has been scored yet.
score-so-far = Points so far
score-preview = If scoring { $scoring } came now
end-title = The game is over
end-won = { $winners ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } share the victory with { $points } points each.
}

## Commands

play-help =
    Choose a move by its number, or type it; its beginning is enough if it fits
    one move only: take b7, buy G8sw g5 g3, place G8sw 1,0, reserve G8sw,
    swap G8sw T9es, give G8sw, end; with modules chests 2, pay g3 y5,
    chest G8sw, hire y3*, decline.
    {""}
    Tiles are written as type, price and walled sides: G8sw is a garden for 8,
    walled in the south and west. Heavy lines are walls, dotted ones open sides.
    {"  "}P pavilion  S seraglio  A arcades  C chambers  G garden  T tower  F fountain
    {"  "}y florin  g dirham  b denar  o ducat
    A bazaar is B, its currency and its three types: BbPAG. A master builder is
    written y3*, and a building with a chest is drawn with ◆.
    A place is so many steps east and north of the fountain, as numbered at the
    edges; while you place a tile, the numbers inside are those of the moves.
    {""}
    Enter       shows the table again
    redesign    lists all changes to your Alhambra
    undo        takes your last move back, unless something was drawn since
    why MOVE    says why a move is not allowed, and by which rule
    score       the points so far, and what a scoring would bring now
    look N      the Alhambra and the reserve of player N
    rules WHAT  a rule by its id or by words: rules P-24, rules longest wall
    save FILE   saves the game; without FILE under a new name
    quit        leaves, and saves if you like
undo-nothing = There is no move of yours to take back.
undo-drawn = That move cannot be taken back: something was drawn after it.
undo-done = Taken back.
why-what = Say which move, by its number or in words, such as: why place T12 1,0.
why-allowed = “{ $move }” is allowed.
why-not = { $reason } (“rules { $rule }” shows the rule.)
saved = Saved in { $file }; go on with:
saved-finished = Saved in { $file }; see it again with:
save-exists = { $file } is there already and was left as it is; choose another name.
save-name = “{ $file }” cannot be the name of a file.
save-failed = { $file } cannot be written: { $reason }.
quit-save = Save the game before leaving? [Y/n]{" "}
# The first letter of a refusal.
no = n
left = You have left the table. Nothing had been decided, so nothing was saved.
resume-alone = A saved game knows its players, seed and options; --resume goes with --components only.
resume-finished = This game is over; “alhambra replay” shows it.
resume-no-seed = This record does not tell its seed, so the game cannot go on from it.

## Replaying

replay-at-verify = --verify checks the whole record, so --at does not go with it.
replay-at-too-large = The record has only { $decisions } decisions.
replay-right = { $file } is right: { $game } for { $players }, { $decisions } decisions, { $result }.
replay-won = won by { $names }
replay-running = still running
replay-heading = After { $number } of { $count } decisions
replay-prompt = Enter next, b back, a number to jump, q to leave>{" "}
replay-what = Press Enter, or type b, q, or a number from 0 to { $count }.

## Rules

rules-no-id = There is no rule “{ $id }”; “alhambra rules” lists them all.
rules-not-found = No rule contains “{ $words }”.
rules-how = “alhambra rules P-24” shows a rule, “alhambra rules longest wall” all with these words.

## Which engine runs

build-compiled = compiled
build-plain = plain Python
