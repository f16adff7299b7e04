### English: the Dice Game.


## Texts that cannot be read

invalid-dice = “{ $text }” is not a set of dice. Write up to eight letters of their types, like SSSPA, or “nothing” for none.
invalid-type = “{ $text }” is not a building type. The letters are P, S, A, C, G, T.
invalid-token = “{ $text }” is not a token. There are +1, +2, +3, exchange, displace, annul, black, start.
invalid-field = “{ $text }” is not a field. Five symbols in three rolls are written 5/3.
invalid-dice-move = “{ $text }” is not a move. Moves are written like “keep SSS”, “marker S”, “displace S”, “black S”, “annul”, “take points”, “take token”, “exchange T”, “accept”, “name 2”.
no-options = The game { $game } has no option “{ $option }”.

## Moves that the rules of the Dice Game forbid

chance-is-to-roll = The dice have to be rolled before anyone can move.
reward-to-choose = Choose a reward: “take points” or “take token”.
turn-to-play = “{ $move }” is not possible now: roll again, place a marker or use a token.
no-more-rolls = You have used all three rolls.
dice-not-there = You cannot keep { $dice }: the dice show { $shown }.
roll-at-least-one = You have to roll at least one die.
no-such-symbol = The dice show no { $type ->
    [pavilion] pavilion
    [seraglio] seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] garden
   *[tower] tower
}.
nobody-to-displace = There is no opponent’s marker on your field, { $field }.
black-die-is-set = You have already set the black die. You may use one per turn.
black-die-too-late = Set the black die after your first roll, before the next one.
no-token = You have no { $token ->
    [displace] displace
    [black] black die
   *[annul] annul
} token.
no-roll-to-annul = There is no roll to annul.
point-to-exchange = First take the building point: “accept”, or “exchange” and a type.
exchange-for-another = The point is already for { $type ->
    [pavilion] pavilions
    [seraglio] seraglios
    [arcades] arcades
    [chambers] chambers
    [garden] gardens
   *[tower] towers
}. Exchange it for another type.
start-player-to-name = Choose the start player of the next round: “name” and a seat number.

## Positions

bad-position-field-twice = there are two markers at { $field }.
bad-position-track = “{ $words }” is not possible on a track; list each stone once, from the highest field down.
bad-position-markers = Player { $owner } does not have that many markers.
bad-position-token = There are not that many { $token } in this game.
bad-position-tokens-missing = { $number } tokens are needed, and not enough are left.

## Component files

bad-data-tokens = { $entry }: there must be { $number } tokens in total.
bad-data-markers = { $entry }: { $number } markers are not possible; use 1 to 9.

## The table in the terminal

dice-to-act = { $name } { $phase ->
    [reward] chooses a reward
    [exchange] receives building points
    [name] chooses the start player of the next round
   *[turn] is to play
}
dice-round = Round { $round } of { $rounds }    Start player: { $start }    Next scoring: { $scoring }
dice-look = { $name }’s tokens
dice-no-tokens = none
dice-bonus = Bonus
dice-track = Track
dice-black-die = black die
dice-rolls = Roll { $rolls } of { $most }
dice-token = { $token } { $kind ->
    [points] (points at every scoring)
    [exchange] (a building point for one of another type)
    [displace] (take an opponent’s field)
    [annul] (cancel a roll)
    [black] (set the black die after the first roll)
   *[start] (choose the next start player)
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
dice-choice-keeps = type “keep” for all { $count } ways to keep dice, or the dice: keep SSS
dice-choice-no-keep = You have no rolls left this turn.
dice-choice-out = { $type } { $field }→out
dice-choice-reward = Best { $type }
dice-choice-points = 2 building points
dice-choice-token = 1 building point and { $token }
dice-choice-point = { $due ->
    [one] A point
   *[other] { $due } points
} { $type }
dice-choice-accept = take as is
dice-choice-exchange = one of { $type } instead
dice-choice-name = Next start player

## What has happened

dice-told-keep = keeps { $what } and rerolls the rest
dice-told-marker = places a marker for { $number } × { $what }
dice-told-displace = displaces a marker for { $number } × { $what }
dice-told-black = sets the black die to { $what }
dice-told-annul = cancels the roll
dice-told-take-points = takes 2 building points
dice-told-take-token = takes 1 building point and the token
dice-told-exchange = exchanges a building point for one of { $what }
dice-told-accept = takes the building points
dice-told-name = makes { $name } the next start player
dice-drawn-lot = { $what } starts the first round.
dice-drawn-column = A die puts the start player token in column { $what }.
dice-drawn-tokens = New on the bonus fields: { $what }.
dice-drawn-dirk = A die puts Dirk’s first marker in column { $what }.
dice-drawn-roll = Rolled: { $what }.

## Commands

dice-help =
    Choose a move by its number, or type it; the beginning is enough if only one
    move fits: keep SSS, marker S, displace S, black S, annul, take points,
    take token, exchange T, accept, name 2.
    {""}
    You have up to three rolls per turn. Keep any dice and reroll the rest, or
    place a marker: S 5/2 is the field for five seraglios in two rolls, the second
    on line 5 of their column. If it is taken, an arrow shows where you land.
    {"  "}P pavilion  S seraglio  A arcades  C chambers  G garden  T tower
    Stones on the same field of a track are listed from the bottom up; the lowest
    one ranks first.
    {""}
    Enter       show the table again
    keep        list all ways to keep dice
    undo        take back your last move, unless something was rolled since
    why MOVE    explain why a move is not allowed, with the rule
    score       the points so far, and what a scoring would bring now
    look N      player N’s tokens, and what they do
    rules WHAT  find a rule by its id or by words: rules D-42, rules black die
    save FILE   save the game; without FILE under a new name
    quit        leave, and save if you like
