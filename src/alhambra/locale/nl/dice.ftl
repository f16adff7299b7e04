### Nederlands: het Dobbelspel.


## Teksten die niet te lezen zijn

invalid-dice = “{ $text }” zijn geen dobbelstenen; schrijf er hooguit acht met de letters van hun soort, zoals SSSPA, en geen enkele als “{"nothing"}”.
invalid-type = “{ $text }” is geen soort gebouw; de letters zijn P, S, A, C, G, T.
invalid-token = “{ $text }” is geen fiche; er zijn +1, +2, +3, exchange, displace, annul, black, start.
invalid-field = “{ $text }” is geen veld; vijf symbolen in drie worpen schrijf je als 5/3.
invalid-dice-move = “{ $text }” is geen zet; zetten schrijf je als “keep SSS”, “marker S”, “displace S”, “black S”, “annul”, “take points”, “take token”, “exchange T”, “accept”, “name 2”.
no-options = Het spel { $game } heeft geen optie “{ $option }”.

## Zetten die de regels van het Dobbelspel verbieden

chance-is-to-roll = Eerst moet het toeval iets brengen voordat iemand kan zetten.
reward-to-choose = Je moet een premie kiezen: “take points” of “take token”.
turn-to-play = “{ $move }” is geen zet voor een beurt: dobbel opnieuw, plaats een goksteen of gebruik een fiche.
no-more-rolls = Meer dan drie worpen zijn er niet.
dice-not-there = { $dice } kun je niet houden: de dobbelstenen tonen { $shown }.
roll-at-least-one = Je moet minstens één dobbelsteen gooien.
no-such-symbol = De dobbelstenen tonen geen { $type ->
    [pavilion] paviljoen
    [seraglio] harem
    [arcades] arcade
    [chambers] kamers
    [garden] tuin
   *[tower] toren
}.
nobody-to-displace = Op het gegooide veld, { $field }, staat geen goksteen van een tegenstander.
black-die-is-set = De zwarte dobbelsteen is al neergelegd; dat mag één keer per beurt.
black-die-too-late = De zwarte dobbelsteen leg je neer na de eerste worp, vóór de volgende.
no-token = Er is geen fiche { $token ->
    [displace] om te verdringen
    [black] voor de zwarte dobbelsteen
   *[annul] om te annuleren
}.
no-roll-to-annul = Er is geen worp die je kunt annuleren.
point-to-exchange = Eerst moet je het gebouwenpunt nemen: “accept”, of “exchange” met een soort.
exchange-for-another = Het is al een punt voor { $type ->
    [pavilion] het paviljoen
    [seraglio] de harem
    [arcades] de arcade
    [chambers] de kamers
    [garden] de tuin
   *[tower] de toren
}; je kunt het omruilen tegen een punt van een andere soort.
start-player-to-name = Je moet de startspeler van de volgende ronde aanwijzen: “name” en het nummer van een plaats.

## Stellingen

bad-position-field-twice = op { $field } staan twee gokstenen.
bad-position-track = “{ $words }” kan zo niet op een spoor liggen; stenen noem je van het hoogste veld naar beneden, elk één keer.
bad-position-markers = Speler { $owner } heeft niet zoveel gokstenen.
bad-position-token = { $token } komt in dit spel niet zo vaak voor.
bad-position-tokens-missing = Er zijn { $number } fiches nodig, en zoveel zijn er niet meer.

## Bestanden met speelmateriaal

bad-data-tokens = { $entry }: er moeten in totaal { $number } fiches zijn.
bad-data-markers = { $entry }: { $number } gokstenen kan niet; het moeten er 1 tot en met 9 zijn.

## De tafel in de terminal

dice-to-act = { $name } { $phase ->
    [reward] kiest een premie
    [exchange] krijgt gebouwenpunten
    [name] wijst de startspeler van de volgende ronde aan
   *[turn] is aan de beurt
}
dice-round = Ronde { $round } van { $rounds }    Startspeler: { $start }    Volgende waardering: { $scoring }
dice-look = De fiches van { $name }
dice-no-tokens = geen
dice-bonus = Bonus
dice-track = Spoor
dice-black-die = zwarte dobbelsteen
dice-rolls = { $rolls ->
    [one] één worp
   *[other] { $rolls } worpen
} van { $most }
dice-token = { $token } { $kind ->
    [points] (punten bij elke waardering)
    [exchange] (een gebouwenpunt omruilen tegen een van een andere soort)
    [displace] (het veld van een tegenstander innemen)
    [annul] (een worp ongeldig verklaren)
    [black] (de zwarte dobbelsteen neerleggen na de eerste worp)
   *[start] (de volgende startspeler aanwijzen)
}
column-tokens = fiches
column-markers = gok

## Kiezen

dice-choice-marker = Plaats een goksteen
dice-choice-displace = Verdring
dice-choice-black = Zwarte dobbelsteen
dice-choice-annul = Annuleer
dice-choice-annul-roll = de laatste worp
dice-choice-keep = Houd, gooi de rest
dice-choice-keeps = typ “keep” voor alle { $count } manieren om dobbelstenen te houden, of de dobbelstenen: keep SSS
dice-choice-no-keep = In deze beurt zijn er geen worpen meer.
dice-choice-out = { $type } { $field }→uit
dice-choice-reward = Beste { $type }
dice-choice-points = 2 gebouwenpunten
dice-choice-token = 1 gebouwenpunt en { $token }
dice-choice-point = { $due ->
    [one] Eén punt
   *[other] { $due } punten
} { $type }
dice-choice-accept = zo noteren
dice-choice-exchange = in plaats daarvan een punt { $type }
dice-choice-name = Volgende startspeler

## Wat er is gebeurd

dice-told-keep = houdt { $what } en gooit de rest
dice-told-marker = plaatst een goksteen voor { $number } × { $what }
dice-told-displace = verdringt een goksteen voor { $number } × { $what }
dice-told-black = zet de zwarte dobbelsteen op { $what }
dice-told-annul = annuleert de worp
dice-told-take-points = neemt 2 gebouwenpunten
dice-told-take-token = neemt een gebouwenpunt en de fiche
dice-told-exchange = ruilt een punt om tegen een punt { $what }
dice-told-accept = noteert de punten
dice-told-name = wijst { $name } aan als volgende startspeler
dice-drawn-lot = { $what } begint de eerste ronde.
dice-drawn-column = Een dobbelsteen legt de startspelerfiche in kolom { $what }.
dice-drawn-tokens = Nieuw op de bonusvelden: { $what }.
dice-drawn-dirk = Een dobbelsteen zet Dirks eerste goksteen in kolom { $what }.
dice-drawn-roll = De dobbelstenen tonen { $what }.

## Opdrachten

dice-help =
    Kies een zet met zijn nummer, of typ hem; het begin is genoeg als het maar bij
    één zet past: keep SSS, marker S, displace S, black S, annul, take points,
    take token, exchange T, accept, name 2.
    {""}
    Een beurt heeft hooguit drie worpen. Houd wat je wilt en gooi de rest opnieuw,
    of plaats een goksteen: S 5/2 is het veld voor vijf harems in twee worpen, het
    tweede op lijn 5 van hun kolom. Een pijl toont waar de goksteen terechtkomt
    als het bezet is.
    {"  "}P paviljoen  S harem  A arcade  C kamers  G tuin  T toren
    Op de sporen staan de stenen van een veld van onder naar boven; de onderste
    telt als de beste.
    {""}
    Enter         toont de tafel opnieuw
    keep          toont alles wat je kunt houden
    undo          neemt je laatste zet terug, tenzij er daarna gedobbeld is
    why ZET       zegt waarom een zet niet mag, en volgens welke regel
    score         de punten tot nu toe, en wat een waardering nu zou opleveren
    look N        de fiches van speler N en wat ze doen
    rules WAT     een regel met zijn id of met woorden: rules D-42, rules Dirk
    save BESTAND  bewaart het spel; zonder BESTAND onder een nieuwe naam
    quit          stopt, en bewaart het spel als je wilt
