### Nederlands: Alcazaba.


## Teksten die niet te lezen zijn

invalid-alcazaba-move = “{ $text }” is geen zet; zetten schrijf je als “keep SSS”, “marker S”, “take G8sw”, “take start”, “place G8sw 1,0”, “reserve G8sw”, “swap G8sw T9es”, “give G8sw”, “name 2”.

## Zetten die de regels van Alcazaba verbieden

redesign-too-late = Na de derde worp moet de goksteen worden geplaatst; verbouwen kan na de eerste of de tweede.
not-in-column = { $tile } ligt niet in de kolom waaruit nu tegels worden genomen: { $type ->
    [pavilion] paviljoen
    [seraglio] harem
    [arcades] arcade
    [chambers] kamers
    [garden] tuin
   *[tower] toren
}.
no-start-token-here = De startspelerfiche ligt niet in de kolom waaruit nu tegels worden genomen: { $type ->
    [pavilion] paviljoen
    [seraglio] harem
    [arcades] arcade
    [chambers] kamers
    [garden] tuin
   *[tower] toren
}.
something-to-take = Je moet een tegel uit de kolom nemen, of de startspelerfiche als die daar ligt.
tile-to-place = { $tile } is genomen en moet eerst worden neergelegd.

## Opties en stellingen

alcazaba-tiles = Er zijn te weinig tegels voor Alcazaba: van elke soort zijn er { $number } nodig, en nog eens zoveel voor elke ronde.
bad-position-column-tile = { $tile } hoort niet in deze kolom.
bad-position-tiles-missing = Er moeten nog { $number } tegels komen, en zoveel zijn er niet meer.

## De tafel in de terminal

alcazaba-to-act = { $name } { $phase ->
    [take] neemt iets uit de kolom
    [place] legt de genomen tegel neer
    [name] wijst de startspeler van de volgende ronde aan
   *[turn] is aan de beurt
}
alcazaba-tiles-on-offer = Tegels
alcazaba-choice-take = Neem ({ $type })
alcazaba-choice-start = de startspelerfiche
alcazaba-told-start = neemt de startspelerfiche
alcazaba-drawn-pile = De stapel brengt { $what }.
alcazaba-drawn-bag = Uit de buidel getrokken: { $what }.
alcazaba-help =
    Kies een zet met zijn nummer, of typ hem; het begin is genoeg als het maar bij
    één zet past: keep SSS, marker S, take G8sw, take start, place G8sw 1,0,
    reserve G8sw, swap G8sw T9es, give G8sw, name 2.
    {""}
    Een beurt heeft hooguit drie worpen. Houd wat je wilt en gooi de rest opnieuw,
    of plaats een goksteen: S 5/2 is het veld voor vijf harems in twee worpen, het
    tweede op lijn 5 van hun kolom. Een pijl toont waar de goksteen terechtkomt
    als het bezet is. Na de eerste of tweede worp mag je ook verbouwen.
    Tegels schrijf je met soort, prijs en zijden met een muur: G8sw is een tuin
    van 8 met een muur in het zuiden (s) en westen (w); n is noord, e is oost.
    Dikke lijnen zijn muren, stippellijnen open zijden.
    {"  "}P paviljoen  S harem  A arcade  C kamers  G tuin  T toren  F fontein
    {""}
    Enter         toont de tafel opnieuw
    keep          toont alles wat je kunt houden
    redesign      toont alle mogelijke verbouwingen
    undo          neemt je laatste zet terug, tenzij er daarna gedobbeld is
    why ZET       zegt waarom een zet niet mag, en volgens welke regel
    score         de punten tot nu toe, en wat een waardering nu zou opleveren
    look N        het Alhambra en de reserve van speler N
    rules WAT     een regel met zijn id of met woorden: rules A-10, rules Dirk
    save BESTAND  bewaart het spel; zonder BESTAND onder een nieuwe naam
    quit          stopt, en bewaart het spel als je wilt
