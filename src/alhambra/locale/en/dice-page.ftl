### English: what the page in the browser says in the games with dice.


## Parts of the table

dice-columns = Dice columns
dice-column = { $kind } column
dice-column-shows = Your dice: { $number }, field { $field }
dice-column-markers = Markers: { $markers }
dice-column-chances = Chance to improve: { $better } %; to lead the column: { $best } %
dice-dice = Dice
dice-die = Die: { $kind }
dice-kept = keep
dice-black-shows = Black die: { $kind }
dice-weigh = Chances
dice-weighing = Working out your chances …
dice-weighed = With the dice you keep: ▲ chance to improve; crown: to lead the column.
dice-tracks = Building points
dice-track-of = { $kind }, building points: { $stones }
dice-places = Points at the { $scoring ->
    [A] first scoring
    [B] second scoring
   *[C] final scoring
}
dice-round-of = Round { $round } of { $rounds }
dice-start-player = Start player
dice-markers-left = Markers left
dice-markers-out = Markers out of play
dice-your-tokens = Your tokens
dice-show-tokens = Show tokens:
dice-tokens-of = { $name }’s tokens
dice-bonus-of = Bonus token: { $token }
alcazaba-offers = In this column: { $offers }
alcazaba-takings = Up for grabs
dice-brings = Best marker: 2 building points, or 1 and the token. Second best: the other.
dice-brings-here = { $kind }: the best marker takes 2 building points, or 1 and the token “{ $token }”. The second best gets the other.
alcazaba-brings = The best marker of a column takes one of its tiles, then the next best.
alcazaba-offers-of = On offer: { $kind }
alcazaba-fits = { $places ->
    [0] It fits nowhere in your Alhambra now.
    [one] It fits in one place in your Alhambra.
   *[other] It fits in { $places } places in your Alhambra.
}

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
        [one] Worth 1 point at every scoring.
       *[other] Worth { $points } points at every scoring.
    }
    [exchange] Use once: turn a building point you receive into a point of another type.
    [displace] Use once: take a field that is occupied and push that marker back.
    [annul] Use once: cancel a roll, then reroll it or place your marker.
    [black] Use once, after your first roll: add a ninth die showing any symbol you like.
   *[start] You choose the start player of the next round.
}

## What is awaited

dice-prompt-turn = Keep dice and reroll, or choose a column.
dice-prompt-last = No rolls left: choose a column for your marker.
dice-roll-all-asked = You are keeping no dice. Reroll them all?
dice-prompt-keep = { $kept ->
    [one] Keep 1
   *[other] Keep { $kept }
}, roll { $rest ->
    [one] 1
   *[other] { $rest }
}
dice-prompt-marker = { $kind }: place your marker for { $number } in { $rolls ->
    [one] 1 roll?
   *[other] { $rolls } rolls?
}
dice-prompt-marker-behind = { $kind }: that field is taken, so your marker goes to { $lands }. Place it?
dice-prompt-marker-out = { $kind }: no free field left. Your marker would be out of play!
dice-prompt-displace-which = Displace: tap a glowing column.
dice-prompt-displace = { $kind }: take this field and push the others back?
dice-prompt-black-which = Black die: which symbol? Tap a column.
dice-prompt-black = Set the black die to { $kind }?
dice-prompt-annul = Cancel this roll?
dice-prompt-reward = { $kind }: your marker is best. Choose your reward.
dice-prompt-exchange = { $due ->
    [one] { $kind }: 1 building point. Exchange it with your token?
   *[other] { $kind }: { $due } building points. Exchange one with your token?
}
dice-prompt-chosen = { $kind }: confirm?
dice-prompt-name = Who starts the next round? You decide.
dice-prompt-name-one = Let { $name } start the next round?
alcazaba-prompt-turn = Reroll, choose a column or redesign.
alcazaba-prompt-take = { $kind }: your marker is best. What do you take?
alcazaba-prompt-start = Take the start player token?
alcazaba-prompt-nowhere = This tile does not fit anywhere in your Alhambra. Put it in your reserve.

## What the buttons do

dice-do-roll = Keep { $kept }, roll { $rest }
dice-do-roll-all = Reroll all { $dice }
dice-do-marker = Place marker
dice-do-displace = Displace
dice-do-black = Set die
dice-do-annul = Cancel roll
alcazaba-do-take-and-build = Take and build
alcazaba-do-redesign = { $to ->
    [yard] To reserve, uses a marker
    [over] Swap, uses a marker
   *[cell] Build, uses a marker
}

## Rewards

dice-rewards = Rewards
dice-reward-points = 2 building points
dice-reward-token = 1 building point, { $token }
dice-reward-other = { $name } gets the other reward.
dice-climbs = { $kind }: from { $now } to { $then }
dice-accept = Take as is
dice-round-results = Round { $round } results
dice-round-no-markers = no markers
dice-for-field = { $number } in { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}
dice-got-points = +{ $number } { $kind }
dice-got-nothing = nothing

## The log

dice-log-keep = { $name } keeps { $dice } and rerolls the rest.
dice-log-keep-nothing = { $name } rerolls all dice.
dice-log-marker = { $name } places a marker: { $kind }, { $number } in { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}.
dice-log-marker-behind = { $name } places a marker: { $kind }, { $number } in { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}. That field is taken, so it goes to { $lands }.
dice-log-marker-out = { $name } places a marker: { $kind }, { $number } in { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}. No field is free, so it is out of play.
dice-log-displace = { $name } displaces a marker: { $kind }, { $number } in { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}.
dice-log-black = { $name } sets the black die to { $kind }.
dice-log-annul = { $name } cancels the roll.
dice-log-take-points = { $name } takes 2 building points: { $kind }.
dice-log-take-token = { $name } takes 1 building point ({ $kind }) and the token: { $token }.
dice-log-exchange = { $name } exchanges a building point: { $from } becomes { $kind }.
dice-log-accept = { $name } takes { $due ->
    [one] 1 building point
   *[other] { $due } building points
}: { $kind }.
dice-log-name = { $name } chooses the next start player: { $other }.
dice-log-lot = { $name } starts the first round.
dice-log-column = The start player token goes to { $kind }.
dice-log-dirk = Dirk’s first marker goes to { $kind }.
dice-log-tokens = New on the bonus fields: { $tokens }.
dice-log-roll = Rolled: { $dice }.
alcazaba-log-take = { $name } takes { $tile }.
alcazaba-log-start = { $name } takes the start player token from column { $kind }.
alcazaba-log-pile = From the pile: { $tiles }.
alcazaba-log-bag = From the bag: { $tiles }.

## Refusals, where the page can point at things

here-turn-to-play = Not now: roll again, or choose a column for your marker.
here-reward-to-choose = First choose your reward.
here-point-to-exchange = First decide on the building point: take it or exchange it.
here-start-player-to-name = First choose the start player of the next round.
here-something-to-take = First take a tile from the column, or the start player token if it is there.
here-roll-at-least-one = Keep fewer dice: you have to roll at least one.
