### Nederlands: wat de pagina in de browser zegt bij de spellen met dobbelstenen.


## Delen van de tafel

dice-columns = Dobbelvelden
dice-column = Kolom { $kind }
dice-column-shows = De dobbelstenen tonen { $number }, veld { $field }
dice-column-markers = Gokstenen: { $markers }
dice-column-chances = Kans op meer: { $better } %; op het beste veld: { $best } %
dice-dice = Dobbelstenen
dice-die = Dobbelsteen: { $kind }
dice-kept = houden
dice-black-shows = Zwarte dobbelsteen: { $kind }
dice-weigh = Kansen
dice-weighing = Een ogenblik: de kansen worden berekend …
dice-weighed = { $dice ->
    [0] Als je alles gooit: ▲ meer van een soort, kroon: het beste veld.
    [one] Als je deze dobbelsteen houdt: ▲ meer van een soort, kroon: het beste veld.
   *[other] Als je deze { $dice } dobbelstenen houdt: ▲ meer van een soort, kroon: het beste veld.
}
dice-tracks = Gebouwenpunten
dice-track-of = { $kind }, gebouwenpunten: { $stones }
dice-places = Punten bij de { $scoring ->
    [A] eerste waardering
    [B] tweede waardering
   *[C] eindwaardering
}
dice-round-of = Ronde { $round } van { $rounds }
dice-start-player = Startspeler
dice-markers-left = Nog te plaatsen gokstenen
dice-markers-out = Gokstenen buiten spel
dice-your-tokens = Jouw fiches
dice-show-tokens = Toon de fiches:
dice-tokens-of = Fiches: { $name }
dice-bonus-of = Op het bonusveld: { $token }
alcazaba-offers = Bij deze kolom: { $offers }
alcazaba-takings = Wat je kunt nemen

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
        [one] Levert bij elke waardering een punt op.
       *[other] Levert bij elke waardering { $points } punten op.
    }
    [exchange] Eén keer: een gebouwenpunt dat je krijgt, wordt er een van een andere soort.
    [displace] Eén keer: neem het veld in waar een andere goksteen staat, en schuif die naar achteren.
    [annul] Eén keer: een worp is ongeldig, en je beslist opnieuw.
    [black] Eén keer, na een eerste worp: een negende dobbelsteen met het symbool dat je kiest.
   *[start] Jij wijst aan wie de volgende ronde begint.
}

## Wat er wordt verwacht

dice-prompt-turn = Houden en gooien, of een kolom kiezen.
dice-prompt-last = Geen worpen meer: kies een kolom voor je goksteen.
dice-prompt-keep = { $kept ->
    [one] Eén dobbelsteen houden
   *[other] { $kept } dobbelstenen houden
} en { $rest ->
    [one] er één gooien?
   *[other] er { $rest } gooien?
}
dice-prompt-marker = { $kind }: goksteen voor { $number }, in { $rolls ->
    [one] één worp?
   *[other] { $rolls } worpen?
}
dice-prompt-marker-behind = { $kind }: dat veld is bezet; je goksteen komt op { $lands }. Plaatsen?
dice-prompt-marker-out = { $kind }: daar is geen veld vrij. Je goksteen zou buiten spel zijn!
dice-prompt-displace-which = Verdringen: in welke oplichtende kolom neem je het veld in?
dice-prompt-displace = { $kind }: het veld innemen en de anderen naar achteren schuiven?
dice-prompt-black-which = Zwarte dobbelsteen: welk symbool? Kies een kolom.
dice-prompt-black = De zwarte dobbelsteen op { $kind } zetten?
dice-prompt-annul = Deze worp ongeldig verklaren?
dice-prompt-reward = { $kind }: jouw goksteen is de beste. Welke beloning?
dice-prompt-exchange = { $due ->
    [one] { $kind }: een gebouwenpunt. Omruilen met je fiche?
   *[other] { $kind }: { $due } gebouwenpunten. Er een omruilen met je fiche?
}
dice-prompt-chosen = { $kind }: is dit wat je wilt?
dice-prompt-name = Jij wijst de startspeler van de volgende ronde aan: wie wordt het?
dice-prompt-name-one = Begint { $name } de volgende ronde?
alcazaba-prompt-turn = Gooi, kies een kolom, of verbouw.
alcazaba-prompt-take = { $kind }: jouw goksteen is de beste. Wat neem je?
alcazaba-prompt-start = De startspelerfiche nemen?

## Wat de knoppen doen

dice-do-roll = { $dice ->
    [0] Gooien
    [one] Eén gooien
   *[other] { $dice } gooien
}
dice-do-marker = Goksteen plaatsen
dice-do-displace = Verdringen
dice-do-black = Neerleggen
dice-do-annul = Annuleren
alcazaba-do-take-and-build = Nemen en bouwen

## Beloningen

dice-rewards = Beloningen
dice-reward-points = 2 gebouwenpunten
dice-reward-token = 1 gebouwenpunt, { $token }
dice-reward-other = { $name } krijgt de andere beloning.
dice-climbs = { $kind }: van { $now } naar { $then }
dice-accept = Zoals het is

## Het logboek

dice-log-keep = { $name } houdt { $dice } en gooit de rest.
dice-log-keep-nothing = { $name } gooit alle dobbelstenen opnieuw.
dice-log-marker = { $name } plaatst een goksteen: { $number } × { $kind }.
dice-log-displace = { $name } verdringt een goksteen: { $number } × { $kind }.
dice-log-black = { $name } legt de zwarte dobbelsteen neer: { $kind }.
dice-log-annul = { $name } annuleert de worp.
dice-log-take-points = { $name } neemt 2 gebouwenpunten.
dice-log-take-token = { $name } neemt een gebouwenpunt en de fiche.
dice-log-exchange = { $name } ruilt een punt om tegen een van een andere soort: { $kind }.
dice-log-accept = { $name } noteert de punten.
dice-log-name = { $name } wijst de volgende startspeler aan: { $other }.
dice-log-lot = { $name } begint de eerste ronde.
dice-log-column = De startspelerfiche komt bij { $kind }.
dice-log-dirk = Dirks eerste goksteen komt bij { $kind }.
dice-log-tokens = Nieuw op de bonusvelden: { $tokens }.
dice-log-roll = De dobbelstenen tonen { $dice }.
alcazaba-log-take = { $name } neemt { $tile }.
alcazaba-log-start = { $name } neemt de startspelerfiche.
alcazaba-log-pile = De stapel brengt { $tiles }.
alcazaba-log-bag = Uit de buidel getrokken: { $tiles }.

## Weigeringen, waar de pagina dingen kan aanwijzen

here-turn-to-play = Dat kan nu niet: gooi opnieuw, of kies een kolom voor je goksteen.
here-reward-to-choose = Kies eerst een beloning.
here-point-to-exchange = Eerst het gebouwenpunt: neem het, of ruil het om.
here-start-player-to-name = Wijs eerst de startspeler van de volgende ronde aan.
here-something-to-take = Neem eerst een tegel uit de kolom, of de startspelerfiche als die daar ligt.
here-roll-at-least-one = Houd er minder: je moet minstens één dobbelsteen gooien.
