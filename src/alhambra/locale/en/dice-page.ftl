### English: what the page in the browser says in the games with dice.


## Parts of the table

dice-columns = Dice fields
dice-column = Column { $kind }
dice-column-shows = The dice show { $number }, field { $field }
dice-column-markers = Markers: { $markers }
dice-column-chances = Chance of more: { $better } %; of the best field: { $best } %
dice-dice = Dice
dice-die = Die: { $kind }
dice-kept = keep
dice-black-shows = Black die: { $kind }
dice-weigh = Chances
dice-weighing = One moment: chances are being worked out …
dice-weighed = { $dice ->
    [0] If you roll all dice: ▲ more of a type, crown: the best field.
    [one] If you keep this die: ▲ more of a type, crown: the best field.
   *[other] If you keep these { $dice } dice: ▲ more of a type, crown: the best field.
}
dice-tracks = Building points
dice-track-of = { $kind }, building points: { $stones }
dice-places = Points in the { $scoring ->
    [A] first scoring
    [B] second scoring
   *[C] final scoring
}
dice-round-of = Round { $round } of { $rounds }
dice-start-player = Start player
dice-markers-left = Markers to place
dice-markers-out = Markers out
dice-your-tokens = Your tokens
dice-show-tokens = Show the tokens:
dice-tokens-of = Tokens: { $name }
dice-bonus-of = On the bonus field: { $token }
alcazaba-offers = On this column: { $offers }
alcazaba-takings = What you can take

## Tokens

dice-token-name = { $token ->
    [points] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    [exchange] exchange
    [displace] displace
    [annul] annul
    [black] black die
   *[start] start player
}
dice-token-means = { $token ->
    [points] { $points ->
        [one] Brings a point in each scoring.
       *[other] Brings { $points } points in each scoring.
    }
    [exchange] Once: a building point that you receive becomes one of another type.
    [displace] Once: take the field where another marker stands, and push it back.
    [annul] Once: a roll is void, and you decide anew.
    [black] Once, after a first roll: a ninth die with the symbol of your choice.
   *[start] You name who starts the next round.
}

## What is awaited

dice-prompt-turn = Keep dice and roll, or choose a column.
dice-prompt-last = No more rolls: choose a column for your marker.
dice-prompt-keep = { $kept ->
    [one] Keep one die
   *[other] Keep { $kept } dice
} and roll { $rest ->
    [one] one?
   *[other] { $rest }?
}
dice-prompt-marker = { $kind }: marker for { $number }, in { $rolls ->
    [one] one roll?
   *[other] { $rolls } rolls?
}
dice-prompt-marker-behind = { $kind }: that field is taken; your marker goes to { $lands }. Place it?
dice-prompt-marker-out = { $kind }: no field is free there. Your marker would be out!
dice-prompt-displace-which = Displace: in which glowing column do you take the field?
dice-prompt-displace = { $kind }: take the field and push the others back?
dice-prompt-black-which = Black die: which symbol? Choose a column.
dice-prompt-black = Set the black die to { $kind }?
dice-prompt-annul = Declare this roll void?
dice-prompt-reward = { $kind }: your marker is the best. Which reward?
dice-prompt-exchange = { $due ->
    [one] { $kind }: a building point. Exchange it with your token?
   *[other] { $kind }: { $due } building points. Exchange one with your token?
}
dice-prompt-chosen = { $kind }: is this what you want?
dice-prompt-name = You name the start player of the next round: who is it?
dice-prompt-name-one = { $name } starts the next round?
alcazaba-prompt-turn = Roll, choose a column, or redesign.
alcazaba-prompt-take = { $kind }: your marker is the best. What do you take?
alcazaba-prompt-start = Take the start player token?

## What the buttons do

dice-do-roll = { $dice ->
    [0] Roll
    [one] Roll one die
   *[other] Roll { $dice } dice
}
dice-do-marker = Place marker
dice-do-displace = Displace
dice-do-black = Set the die
dice-do-annul = Annul
alcazaba-do-take-and-build = Take and build

## Rewards

dice-rewards = Rewards
dice-reward-points = 2 building points
dice-reward-token = 1 building point, { $token }
dice-reward-other = { $name } gets the other reward.
dice-climbs = { $kind }: from { $now } to { $then }
dice-accept = As it is

## The log

dice-log-keep = { $name } keeps { $dice } and rolls the rest.
dice-log-keep-nothing = { $name } rolls all dice again.
dice-log-marker = { $name } places a marker: { $number } × { $kind }.
dice-log-displace = { $name } displaces a marker: { $number } × { $kind }.
dice-log-black = { $name } sets the black die: { $kind }.
dice-log-annul = { $name } annuls the roll.
dice-log-take-points = { $name } takes 2 building points.
dice-log-take-token = { $name } takes a building point and the token.
dice-log-exchange = { $name } exchanges a point for one of another type: { $kind }.
dice-log-accept = { $name } marks the points.
dice-log-name = { $name } names the next start player: { $other }.
dice-log-lot = { $name } starts the first round.
dice-log-column = The start player token comes to { $kind }.
dice-log-dirk = Dirk’s first marker comes to { $kind }.
dice-log-tokens = New on the bonus fields: { $tokens }.
dice-log-roll = The dice show { $dice }.
alcazaba-log-take = { $name } takes { $tile }.
alcazaba-log-start = { $name } takes the start player token.
alcazaba-log-pile = The pile brings { $tiles }.
alcazaba-log-bag = Drawn from the bag: { $tiles }.

## Refusals, where the page can point at things

here-turn-to-play = That is not for now: roll again, or choose a column for your marker.
here-reward-to-choose = Choose a reward first.
here-point-to-exchange = The building point comes first: take it, or exchange it.
here-start-player-to-name = Name the start player of the next round first.
here-something-to-take = Take a tile of the column first, or the start player token if it lies there.
here-roll-at-least-one = Keep fewer: at least one die has to be rolled.
