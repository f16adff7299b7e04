### What the terminal says to people: `alhambra play`, `alhambra replay`, `alhambra rules`.


## Files

not-text = it is not text in UTF-8
byte-order-mark = it starts with a byte order mark; save it as UTF-8 without one
output-failed = Cannot read or write any more: { $reason }.


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
bad-name = “{ $name }” cannot be a person’s name: it is empty, a bot’s name, or not plain text.
same-name = Two people cannot both be called “{ $name }”.
too-many-people = { $people } people are too many for a game of { $players }.
too-many-bots = { $bots } bots are too many: the people leave { $seats ->
    [0] no seats
    [one] 1 seat
   *[other] { $seats } seats
} for them.
people-and-names = --people and --names contradict each other; use one of them.
with-and-option = --with and --option modules=… contradict each other; use one of them.
option-form = “{ $text }” is not an option. Options are written NAME=VALUE, as in tower12=extra.

## The table

head-to-act = { $name } { $phase ->
    [act] is to play
    [gain] places what they gained at the end
    [within-treasure] pays for the chests
    [placed-treasure] may place chests
    [placed-builders] may hire a master builder
   *[place] places what they bought
}
head-look = { $name }’s Alhambra
head-supplies = Exchange: { $cards }    Bag: { $bag }    Pile: { $pile }    Next scoring: { $scoring }
head-market = Market
head-hand = Hand
head-reserve = Reserve
head-aside = To place
head-scoring = Scoring { $scoring }
head-chamber = Chests for { $price }: { $rooms }    Chest bag: { $bag }
head-offered = Chests to place: { $chests }
head-bazaar = Bazaar { $tile } ({ $types }): { $price ->
    [0] not for sale now, nothing for { $currency }
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
column-sum = this
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
choice-payments = exact: you get another action;  +2: you overpay by 2 and your actions end
choice-place = Place { $tile } at
choice-reserve = reserve
choice-give = give to Dirk
choice-end = End
choice-end-turn = end your actions
choice-chests = Buy chests
choice-room = room { $room }: { $chests }
choice-pay-chests = Pay with
choice-more = More
choice-payments-more = is the last one shown; there are { $count } ways to pay: type “pay” and your cards
choice-chest = A chest on
choice-hire = Hire
choice-decline = Or
choice-pass-on = pass the chests on
choice-no-builder = hire nobody
choice-redesign = Redesign
choice-redesigns = to { $last }): type “redesign” to see these { $count } moves
choice-no-redesign = You cannot redesign now.
choice-place-from-reserve = Build { $tile } at
choice-swap = { $tile } instead of
choice-remove = To the reserve
prompt = { $name }>{" "}
prompt-help = Type a number or a move; or undo, why, score, look, save, rules, quit, help.
prompt-end = The game is over: score, look N, save [FILE], or Enter to leave>{" "}
no-such-number = There is no move { $number }. Moves are numbered 1 to { $count }.
sit-down = { $name }, take your seat and press Enter. Everyone else, look away.
look-whom = Look at whom? Type a number: look 1 to look { $players }.

## What has happened

told-moves = { $name } { $moves }.
told-forced = { $name } { $move }: no other move was possible.
told-take = takes { $pieces }
told-buy = buys { $tile } with { $cards }{ $over ->
    [0] {""} exactly
   *[other] {""}
}
told-place = places { $tile } at { $to }
told-swap = swaps { $to } for { $tile }
told-reserve = puts { $pieces } in the reserve
told-give = gives { $pieces } to Dirk
told-end = ends their actions
told-pass = passes
told-deal = { $name } is dealt { $pieces }.
told-money = New in the money exchange: { $pieces }.
told-market = New in the building market: { $pieces }.
told-dirk = Dirk draws { $pieces }.
told-chests = buys the chests in room { $pieces }
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
   *[other] only { $name } knows where from
}.
told-attack = { $side ->
    [N] The attack comes from the north.
    [E] The attack comes from the east.
    [S] The attack comes from the south.
   *[W] The attack comes from the west.
}
told-scoring-card = Scoring card { $scoring } is revealed.

## Points

score-none = Nothing has been scored yet.
score-so-far = Points so far
score-preview = If scoring { $scoring } came now
row-counted = {"  "}counted
score-parts = { $name } – { $cause }: { $parts }
end-title = The game is over
end-won = { $winners ->
    [one] { $names } wins with { $points } points!
   *[other] { $names } tie for first with { $points } points each!
}

## Commands

play-help =
    Choose a move by its number, or type it; the beginning is enough if only one
    move fits: take b7, buy G8sw g5 g3, place G8sw 1,0, reserve G8sw,
    swap G8sw T9es, give G8sw, end; with modules chests 2, pay g3 y5,
    chest G8sw, hire y3*, decline.
    {""}
    Tiles are written as type, price and walled sides: G8sw is a garden for 8
    with walls in the south and west. Heavy lines are walls, dotted lines open sides.
    {"  "}P pavilion  S seraglio  A arcades  C chambers  G garden  T tower  F fountain
    {"  "}y florin  g dirham  b denar  o ducat
    A bazaar is B, its currency and its three types: BbPAG. A master builder is
    written y3*, and a building with a chest is drawn with ◆.
    A place is steps east and steps north of the fountain, as numbered at the
    edges; while you place a tile, the numbers inside are those of the moves.
    {""}
    Enter       show the table again
    redesign    list all changes to your Alhambra
    undo        take back your last move, unless something was drawn since
    why MOVE    explain why a move is not allowed, with the rule
    score       the points so far, and what a scoring would bring now
    look N      player N’s Alhambra and reserve
    rules WHAT  find a rule by its id or by words: rules P-24, rules longest wall
    save FILE   save the game; without FILE under a new name
    quit        leave, and save if you like
undo-nothing = You have no move to undo.
undo-drawn = You cannot undo that move: something was drawn after it.
undo-done = Undone.
why-what = Which move? Type its number or the move itself, such as: why place T12 1,0.
why-allowed = “{ $move }” is allowed.
why-not = { $reason } (“rules { $rule }” shows the rule.)
saved = Saved in { $file }; continue with:
saved-finished = Saved in { $file }; watch the replay with:
save-exists = { $file } already exists and was not changed. Choose another name.
save-name = “{ $file }” cannot be a file name.
save-failed = Cannot write { $file }: { $reason }.
quit-save = Save the game before leaving? [Y/n]{" "}
# The first letter of a refusal.
no = n
left = You left the table. No move was made, so nothing was saved.
resume-alone = A saved game already has its players, seed and options. --resume only goes with --components, and with --bots for bots of your own.
resume-own-bot = “{ $bot }” plays in this game, but is only started if you name it again: --bots "{ $bot }".
bot-stood-in = { $name } could not choose ({ $fault }: { $detail }); greedy stands in this time.
resume-finished = This game is over. Watch it with “alhambra replay”.
resume-no-seed = This record has no seed, so the game cannot be continued from it.

## Replaying

replay-at-verify = --verify checks the whole record, so you cannot use it with --at.
replay-at-too-large = The record has only { $decisions } moves.
replay-right = { $file } is correct: { $game } for { $players }, { $decisions } moves, { $result }.
replay-won = won by { $names }
replay-running = still in progress
replay-heading = After { $number } of { $count } moves
replay-prompt = Enter next, b back, a number to jump, q to quit>{" "}
replay-what = Press Enter, or type b, q, or a number from 0 to { $count }.

## Rules

rules-no-id = There is no rule “{ $id }”. “alhambra rules” lists them all.
rules-not-found = No rule contains “{ $words }”.
rules-how = “alhambra rules P-24” shows one rule, “alhambra rules longest wall” all rules with these words.

## Which engine runs

build-compiled = compiled
build-plain = plain Python
