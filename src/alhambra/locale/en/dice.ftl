### English: the Dice Game.


## Texts that cannot be read

invalid-dice = “{ $text }” are no dice; up to eight are written as the letters of their types, like SSSPA, and none as “nothing”.
invalid-type = “{ $text }” is no building type; the letters are P, S, A, C, G, T.
invalid-token = “{ $text }” is no token; there are +1, +2, +3, exchange, displace, annul, black, start.
invalid-field = “{ $text }” is no field; five symbols in three rolls are written 5/3.
invalid-dice-move = “{ $text }” is no move; moves are written like “keep SSS”, “marker S”, “displace S”, “black S”, “annul”, “take points”, “take token”, “exchange T”, “accept”, “name 2”.
no-options = The game { $game } has no option “{ $option }”.

## Moves that the rules of the Dice Game forbid

chance-is-to-roll = Chance has to give something before anybody can move.
reward-to-choose = A reward has to be chosen: “take points” or “take token”.
turn-to-play = “{ $move }” is no move of a turn: roll again, place a marker or use a token.
no-more-rolls = There are no more than three rolls.
dice-not-there = { $dice } cannot be kept: the dice show { $shown }.
roll-at-least-one = At least one die has to be rolled.
no-such-symbol = The dice show no { $type ->
    [pavilion] pavilion
    [seraglio] seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] garden
   *[tower] tower
}.
nobody-to-displace = No opponent’s marker stands on the field that was rolled, { $field }.
black-die-is-set = The black die is set already; one is allowed in a turn.
black-die-too-late = The black die is set after the first roll, before the next.
no-token = There is no { $token ->
    [displace] displace
    [black] black die
   *[annul] annul
} token to use.
no-roll-to-annul = No roll was made that could be annulled.
point-to-exchange = The building point has to be taken first: “accept”, or “exchange” with a type.
exchange-for-another = The point is one of { $type ->
    [pavilion] pavilion
    [seraglio] seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] garden
   *[tower] tower
} already; it can be exchanged for one of another type.
start-player-to-name = The start player of the next round has to be named: “name” and the number of a seat.

## Positions

bad-position-field-twice = two markers stand at { $field }.
bad-position-track = “{ $words }” cannot lie so on a track; stones are listed from the highest field down, each once.
bad-position-markers = Player { $owner } has not so many markers.
bad-position-token = { $token } is not in this game so often.
bad-position-tokens-missing = { $number } tokens are needed, and there are not so many left.

## Component files

bad-data-tokens = { $entry }: there must be { $number } tokens in all.
bad-data-markers = { $entry }: { $number } markers are not from 1 to 9.

## The table in the terminal

dice-to-act = { $name } { $phase ->
    [reward] chooses a reward
    [exchange] receives building points
    [name] names the start player of the next round
   *[turn] is to act
}
dice-round = Round { $round } of { $rounds }    Start player: { $start }    Next scoring: { $scoring }
dice-look = The tokens of { $name }
dice-no-tokens = none
dice-bonus = Bonus
dice-track = Track
dice-black-die = black die
dice-rolls = { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
} of { $most }
dice-token = { $token } { $kind ->
    [points] (points in each scoring)
    [exchange] (a building point for one of another type)
    [displace] (take an opponent’s field)
    [annul] (declare a roll void)
    [black] (set the black die after the first roll)
   *[start] (name the next start player)
}
column-tokens = tokens
column-markers = mrk

## Choosing

dice-choice-marker = Place a marker
dice-choice-displace = Displace
dice-choice-black = Set the black die
dice-choice-annul = Annul
dice-choice-annul-roll = the roll just made
dice-choice-keep = Keep and reroll
dice-choice-keeps = type “keep” for all { $count } ways to keep some dice, or the dice: keep SSS
dice-choice-no-keep = There are no more rolls in this turn.
dice-choice-out = { $type } { $field }→out
dice-choice-reward = Best { $type }
dice-choice-points = 2 building points
dice-choice-token = 1 building point and { $token }
dice-choice-point = { $due ->
    [one] A point
   *[other] { $due } points
} { $type }
dice-choice-accept = mark as it is
dice-choice-exchange = one of { $type } instead
dice-choice-name = Next start player

## What has happened

dice-told-keep = keeps { $what } and rolls the rest
dice-told-marker = places a marker for { $number } × { $what }
dice-told-displace = displaces a marker for { $number } × { $what }
dice-told-black = sets the black die to { $what }
dice-told-annul = annuls the roll
dice-told-take-points = takes 2 building points
dice-told-take-token = takes a building point and the token
dice-told-exchange = exchanges a point for one of { $what }
dice-told-accept = marks the points
dice-told-name = makes { $name } the next start player
dice-drawn-lot = { $what } starts the first round.
dice-drawn-column = A die puts the start player token into column { $what }.
dice-drawn-tokens = New on the bonus fields: { $what }.
dice-drawn-dirk = A die puts Dirk’s first marker into column { $what }.
dice-drawn-roll = The dice show { $what }.

## Commands

dice-help =
    Choose a move by its number, or type it; its beginning is enough if it fits
    one move only: keep SSS, marker S, displace S, black S, annul, take points,
    take token, exchange T, accept, name 2.
    {""}
    A turn has up to three rolls. Keep what you like and roll the rest, or place
    a marker: S 5/2 is the field for five seraglios in two rolls, the second on
    line 5 of their column. An arrow shows where the marker lands if it is taken.
    {"  "}P pavilion  S seraglio  A arcades  C chambers  G garden  T tower
    On the tracks the stones of a field are listed from the bottom; the lowest
    counts as the best.
    {""}
    Enter       shows the table again
    keep        lists all that can be kept
    undo        takes your last move back, unless something was rolled since
    why MOVE    says why a move is not allowed, and by which rule
    score       the points so far, and what a scoring would bring now
    look N      the tokens of player N and what they do
    rules WHAT  a rule by its id or by words: rules D-42, rules black die
    save FILE   saves the game; without FILE under a new name
    quit        leaves, and saves if you like
