### Nederlands: wat de pagina in de browser zegt bij de spellen met dobbelstenen.


## Delen van de tafel

dice-columns = Dobbelkolommen
dice-column = Kolom { $kind }
dice-column-shows = Jouw dobbelstenen: { $number }, veld { $field }
dice-column-markers = Gokstenen: { $markers }
dice-column-chances = Kans op beter: { $better } %; op de beste plek in de kolom: { $best } %
dice-dice = Dobbelstenen
dice-die = Dobbelsteen: { $kind }
dice-kept = houden
dice-black-shows = Zwarte dobbelsteen: { $kind }
dice-weigh = Kansen
dice-weighing = Je kansen worden berekend …
dice-weighed = Met de dobbelstenen die je houdt: ▲ kans op beter; kroon: op de beste plek in de kolom.
dice-tracks = Gebouwenpunten
dice-track-of = { $kind }, gebouwenpunten: { $stones }
dice-places = Punten bij de { $scoring ->
    [A] eerste waardering
    [B] tweede waardering
   *[C] eindwaardering
}
dice-round-of = Ronde { $round } van { $rounds }
dice-start-player = Startspeler
dice-markers-left = Gokstenen over
dice-markers-out = Gokstenen buiten spel
dice-your-tokens = Jouw bonusfiches
dice-show-tokens = Toon bonusfiches:
dice-tokens-of = Bonusfiches van { $name }
dice-bonus-of = Bonusfiche: { $token }
alcazaba-offers = In deze kolom: { $offers }
alcazaba-takings = Te verdienen
dice-brings = Beste goksteen: 2 gebouwenpunten, of 1 en de fiche. Op één na beste: de andere.
dice-brings-here = { $kind }: de beste goksteen neemt 2 gebouwenpunten, of 1 en de fiche “{ $token }”. De op één na beste krijgt de andere.
alcazaba-brings = De beste goksteen van een kolom neemt een van de tegels, daarna de volgende.
alcazaba-offers-of = Te nemen: { $kind }
alcazaba-fits = { $places ->
    [0] Past nu nergens in jouw Alhambra.
    [one] Past op één plaats in jouw Alhambra.
   *[other] Past op { $places } plaatsen in jouw Alhambra.
}

## Fiches

dice-token-name = { $token ->
    [points] { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
    [exchange] omruilen
    [displace] verdringen
    [annul] annuleren
    [black] zwarte dobbelsteen
   *[start] startspeler
}
dice-token-means = { $token ->
    [points] { $points ->
        [one] Levert bij elke waardering 1 punt op.
       *[other] Levert bij elke waardering { $points } punten op.
    }
    [exchange] Eenmalig: ruil een gebouwenpunt dat je krijgt om tegen een punt van een andere soort.
    [displace] Eenmalig: neem een bezet veld in en schuif die goksteen naar achteren.
    [annul] Eenmalig: annuleer een worp, gooi dan opnieuw of plaats je goksteen.
    [black] Eenmalig, na je eerste worp: een negende dobbelsteen met het symbool dat je kiest.
   *[start] Jij kiest de startspeler van de volgende ronde.
}

## Wat er wordt verwacht

dice-prompt-turn = Houd dobbelstenen en gooi, of kies een kolom.
dice-prompt-last = Geen worpen meer: kies een kolom voor je goksteen.
dice-roll-all-asked = Je houdt geen dobbelstenen. Alles opnieuw gooien?
dice-prompt-keep = { $kept ->
    [one] Houd 1
   *[other] Houd { $kept }
}, gooi { $rest ->
    [one] 1
   *[other] { $rest }
}
dice-prompt-marker = { $kind }: goksteen plaatsen voor { $number } in { $rolls ->
    [one] 1 worp?
   *[other] { $rolls } worpen?
}
dice-prompt-marker-behind = { $kind }: dat veld is bezet, dus je goksteen komt op { $lands }. Plaatsen?
dice-prompt-marker-out = { $kind }: geen veld meer vrij. Je goksteen gaat uit het spel!
dice-prompt-displace-which = Verdringen: tik op een oplichtende kolom.
dice-prompt-displace = { $kind }: dit veld innemen en de anderen naar achteren schuiven?
dice-prompt-black-which = Zwarte dobbelsteen: welk symbool? Tik op een kolom.
dice-prompt-black = De zwarte dobbelsteen op { $kind } zetten?
dice-prompt-annul = Deze worp annuleren?
dice-prompt-reward = { $kind }: jouw goksteen is de beste. Kies je premie.
dice-prompt-exchange = { $due ->
    [one] { $kind }: 1 gebouwenpunt. Omruilen met je bonusfiche?
   *[other] { $kind }: { $due } gebouwenpunten. Er een omruilen met je bonusfiche?
}
dice-prompt-chosen = { $kind }: bevestigen?
dice-prompt-name = Wie begint de volgende ronde? Jij kiest.
dice-prompt-name-one = { $name } de volgende ronde laten beginnen?
alcazaba-prompt-turn = Gooi opnieuw, kies een kolom of verbouw.
alcazaba-prompt-take = { $kind }: jouw goksteen is de beste. Wat neem je?
alcazaba-prompt-start = De startspelerfiche nemen?
alcazaba-prompt-nowhere = Deze tegel past nergens in je Alhambra. Leg hem in je reserve.

## Wat de knoppen doen

dice-do-roll = { $kept } houden, { $rest } gooien
dice-do-roll-all = Alle { $dice } opnieuw gooien
dice-do-marker = Goksteen plaatsen
dice-do-displace = Verdringen
dice-do-black = Symbool kiezen
dice-do-annul = Worp annuleren
alcazaba-do-take-and-build = Nemen en bouwen
alcazaba-do-redesign = { $to ->
    [yard] Naar reserve, kost een goksteen
    [over] Verwisselen, kost een goksteen
   *[cell] Bouwen, kost een goksteen
}

## Premies

dice-rewards = Premies
dice-reward-points = 2 gebouwenpunten
dice-reward-token = 1 gebouwenpunt, { $token }
dice-reward-other = { $name } krijgt de andere premie.
dice-climbs = { $kind }: van { $now } naar { $then }
dice-accept = Zo aannemen
dice-round-results = Resultaten van ronde { $round }
dice-round-no-markers = geen gokstenen
dice-for-field = { $number } in { $rolls ->
    [one] 1 worp
   *[other] { $rolls } worpen
}
dice-got-points = +{ $number } { $kind }
dice-got-nothing = niets

## Het logboek

dice-log-keep = { $name } houdt { $dice } en gooit de rest opnieuw.
dice-log-keep-nothing = { $name } gooit alle dobbelstenen opnieuw.
dice-log-marker = { $name } plaatst een goksteen: { $kind }, { $number } in { $rolls ->
    [one] 1 worp
   *[other] { $rolls } worpen
}.
dice-log-marker-behind = { $name } plaatst een goksteen: { $kind }, { $number } in { $rolls ->
    [one] 1 worp
   *[other] { $rolls } worpen
}. Dat veld is bezet, dus hij komt op { $lands }.
dice-log-marker-out = { $name } plaatst een goksteen: { $kind }, { $number } in { $rolls ->
    [one] 1 worp
   *[other] { $rolls } worpen
}. Er is geen veld vrij, dus hij gaat uit het spel.
dice-log-displace = { $name } verdringt een goksteen: { $kind }, { $number } in { $rolls ->
    [one] 1 worp
   *[other] { $rolls } worpen
}.
dice-log-black = { $name } zet de zwarte dobbelsteen op { $kind }.
dice-log-annul = { $name } annuleert de worp.
dice-log-take-points = { $name } neemt 2 gebouwenpunten: { $kind }.
dice-log-take-token = { $name } neemt 1 gebouwenpunt ({ $kind }) en de bonusfiche: { $token }.
dice-log-exchange = { $name } ruilt een gebouwenpunt om: { $from } wordt { $kind }.
dice-log-accept = { $name } neemt { $due ->
    [one] 1 gebouwenpunt
   *[other] { $due } gebouwenpunten
}: { $kind }.
dice-log-name = { $name } kiest de volgende startspeler: { $other }.
dice-log-lot = { $name } begint de eerste ronde.
dice-log-column = De startspelerfiche komt bij { $kind }.
dice-log-dirk = Dirks eerste goksteen komt bij { $kind }.
dice-log-tokens = Nieuw op de bonusvelden: { $tokens }.
dice-log-roll = Gegooid: { $dice }.
alcazaba-log-take = { $name } neemt { $tile }.
alcazaba-log-start = { $name } neemt de startspelerfiche uit kolom { $kind }.
alcazaba-log-pile = Van de stapel: { $tiles }.
alcazaba-log-bag = Uit de buidel: { $tiles }.

## Weigeringen, waar de pagina dingen kan aanwijzen

here-turn-to-play = Nu niet: gooi opnieuw, of kies een kolom voor je goksteen.
here-reward-to-choose = Kies eerst je premie.
here-point-to-exchange = Beslis eerst over het gebouwenpunt: neem het of ruil het om.
here-start-player-to-name = Kies eerst de startspeler van de volgende ronde.
here-something-to-take = Neem eerst een tegel uit de kolom, of de startspelerfiche als die daar ligt.
here-roll-at-least-one = Houd er minder: je moet minstens één dobbelsteen gooien.
