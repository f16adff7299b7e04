### Wat de pagina in de browser aan tafel zegt. De kamers eromheen staan in rooms.ftl.


## Speelmateriaal

kind-name = { $kind ->
    [pavilion] Paviljoen
    [seraglio] Harem
    [arcades] Arcade
    [chambers] Kamers
    [garden] Tuin
   *[tower] Toren
}
currency-name = { $currency ->
    [florin] gulden
    [dirham] dirham
    [denar] denar
   *[ducat] dukaat
}
tile-name = { $type ->
    [pavilion] paviljoen { $price }
    [seraglio] harem { $price }
    [arcades] arcade { $price }
    [chambers] kamers { $price }
    [garden] tuin { $price }
   *[tower] toren { $price }
}
tile-with-walls = { $tile }, muren: { $walls }
tile-without-walls = { $tile }, zonder muren
card-name = { $currency ->
    [florin] gulden { $value }
    [dirham] dirham { $value }
    [denar] denar { $value }
   *[ducat] dukaat { $value }
}
side = { $side ->
    [north] noord
    [east] oost
    [south] zuid
   *[west] west
}
fountain = de fontein
bot-name = { $bot ->
    [random] Dromer { $number }
   *[greedy] Metselaar { $number }
}
free-seat = vrij

## Wat er op tafel ligt

title = Alhambra
title-your-turn = Jouw beurt – Alhambra
home = Startpagina
close = Sluiten
cancel = Annuleren
market = Bouwwerf
market-tile = { $tile }; te koop voor { $currency ->
    [florin] guldens
    [dirham] dirhams
    [denar] denars
   *[ducat] dukaten
}
market-empty = verkocht
exchange = Open geldkaarten
display-card = { $card }, open op tafel
hand = Jouw geld
hand-empty = Je hebt geen geld.
players = Spelers
points = Punten
court = Alhambra
alhambra-of = Alhambra van { $name }: { $tiles ->
    [one] één gebouw
   *[other] { $tiles } gebouwen
}, langste muur { $wall }
show-alhambra = Toon het Alhambra:
whose-alhambra = Alhambra van { $name }
back-to-mine = Naar mijn Alhambra
turn-mark = aan zet
away = weg
longest-wall = Langste muur
cards-in-hand = Kaarten in de hand
reserve = Reserve
to-build = Nog te bouwen
yard-put = In de reserve leggen
give-to-dirk = Aan Dirk geven
cell-legal = { $tile } hier bouwen: { $east } ten oosten, { $north } ten noorden van de fontein
cell-not = { $tile } past hier niet: { $east } ten oosten, { $north } ten noorden van de fontein
bag = Gebouwen nog in de buidel
pile = Geldkaarten nog op de stapel
info = Stand en verloop
rules = Spelregels
settings = Instellingen
coming = Het spel wordt klaargelegd …
no-such-table-here = Deze tafel is er niet. Misschien is hij opgeheven.
offline = De verbinding is weg; we proberen het opnieuw …

## Wie leidt en wat een waardering zou opleveren

tab-leads = Wie leidt
tab-scoring = Waardering nu
tab-log = Verloop
who-leads = Wie leidt waarin
building = Gebouw
counts = Hoeveel ieder heeft
leader = Koploper
tie = gelijk
if-scored = Als de { $scoring ->
    [A] eerste waardering
    [B] tweede waardering
   *[C] eindwaardering
} nu kwam
player = Speler
wall = Muur
sum = Totaal

## Waarop gewacht wordt

prompt-over = Het spel is afgelopen.
prompt-moment = Een ogenblik …
prompt-wait = Wachten op { $name } …
prompt-act = Jouw beurt: neem geld, koop of verbouw.
prompt-act-again = Gepast betaald! Nog een actie, of bouwen.
prompt-pass = Je kunt niets doen: je moet passen.
prompt-take = { $cards ->
    [one] De { $sum } nemen?
   *[other] { $cards } kaarten nemen, samen { $sum }?
}
prompt-cards = { $currency ->
    [florin] { $sum } gulden: voor welk gebouw?
    [dirham] { $sum } dirham: voor welk gebouw?
    [denar] { $sum } denar: voor welk gebouw?
   *[ducat] { $sum } dukaten: voor welk gebouw?
}
prompt-buy = { $type ->
    [pavilion] Gepast! Het paviljoen kopen en nog een actie?
    [seraglio] Gepast! De harem kopen en nog een actie?
    [arcades] Gepast! De arcade kopen en nog een actie?
    [chambers] Gepast! De kamers kopen en nog een actie?
    [garden] Gepast! De tuin kopen en nog een actie?
   *[tower] Gepast! De toren kopen en nog een actie?
}
prompt-overpay = { $type ->
    [pavilion] Het paviljoen kopen en { $over } te veel betalen?
    [seraglio] De harem kopen en { $over } te veel betalen?
    [arcades] De arcade kopen en { $over } te veel betalen?
    [chambers] De kamers kopen en { $over } te veel betalen?
    [garden] De tuin kopen en { $over } te veel betalen?
   *[tower] De toren kopen en { $over } te veel betalen?
}
prompt-too-little = Je komt { $missing } tekort: kies meer kaarten.
prompt-place = { $type ->
    [pavilion] Waar komt het paviljoen?
    [seraglio] Waar komt de harem?
    [arcades] Waar komt de arcade?
    [chambers] Waar komen de kamers?
    [garden] Waar komt de tuin?
   *[tower] Waar komt de toren?
}
prompt-gain = { $type ->
    [pavilion] Aan het eind krijg je het paviljoen: leg het neer.
    [seraglio] Aan het eind krijg je de harem: leg hem neer.
    [arcades] Aan het eind krijg je de arcade: leg hem neer.
    [chambers] Aan het eind krijg je de kamers: leg ze neer.
    [garden] Aan het eind krijg je de tuin: leg hem neer.
   *[tower] Aan het eind krijg je de toren: leg hem neer.
}
prompt-redesign = { $type ->
    [pavilion] Verbouwen: waar komt het paviljoen?
    [seraglio] Verbouwen: waar komt de harem?
    [arcades] Verbouwen: waar komt de arcade?
    [chambers] Verbouwen: waar komen de kamers?
    [garden] Verbouwen: waar komt de tuin?
   *[tower] Verbouwen: waar komt de toren?
}
prompt-build = { $type ->
    [pavilion] Het paviljoen hier bouwen?
    [seraglio] De harem hier bouwen?
    [arcades] De arcade hier bouwen?
    [chambers] De kamers hier bouwen?
    [garden] De tuin hier aanleggen?
   *[tower] De toren hier bouwen?
}
prompt-build-end = { $type ->
    [pavilion] Het paviljoen bouwen en je beurt beëindigen?
    [seraglio] De harem bouwen en je beurt beëindigen?
    [arcades] De arcade bouwen en je beurt beëindigen?
    [chambers] De kamers bouwen en je beurt beëindigen?
    [garden] De tuin bouwen en je beurt beëindigen?
   *[tower] De toren bouwen en je beurt beëindigen?
}
prompt-reserve = { $type ->
    [pavilion] Het paviljoen in de reserve leggen?
    [seraglio] De harem in de reserve leggen?
    [arcades] De arcade in de reserve leggen?
    [chambers] De kamers in de reserve leggen?
    [garden] De tuin in de reserve leggen?
   *[tower] De toren in de reserve leggen?
}
prompt-remove = { $type ->
    [pavilion] Het paviljoen naar de reserve?
    [seraglio] De harem naar de reserve?
    [arcades] De arcade naar de reserve?
    [chambers] De kamers naar de reserve?
    [garden] De tuin naar de reserve?
   *[tower] De toren naar de reserve?
}
prompt-give = { $type ->
    [pavilion] Het paviljoen aan Dirk geven?
    [seraglio] De harem aan Dirk geven?
    [arcades] De arcade aan Dirk geven?
    [chambers] De kamers aan Dirk geven?
    [garden] De tuin aan Dirk geven?
   *[tower] De toren aan Dirk geven?
}
prompt-swap = Verbouwen: deze twee verwisselen?

## Wat de knoppen doen

do-nothing = Bevestigen
do-take = Nemen
do-buy = Kopen
do-overpay = { $over } te veel betalen
do-build = Bouwen
do-buy-and-build = Kopen en bouwen
do-build-and-end = Bouwen, beurt klaar
do-reserve = Naar de reserve
do-give = Weggeven
do-swap = Verwisselen
do-pass = Passen
undo = Zet terug
undo-turn = Beurt terug

## Het verloop

log-take = { $name } neemt { $cards }.
log-buy = { $over ->
    [0] { $name } koopt { $tile } met { $cards }, gepast.
   *[other] { $name } koopt { $tile } met { $cards }, { $over } te veel.
}
log-place = { $name } bouwt { $tile }.
log-swap = { $name } vervangt { $away } door { $tile }.
log-reserve = { $name } legt { $tile } in de reserve.
log-give = { $name } geeft { $tile } aan Dirk.
log-end = { $name } is klaar met de acties.
log-pass = { $name } past.
log-deal = { $name } krijgt { $cards } als startgeld.
log-money = Nieuw bij de open kaarten: { $cards }.
log-market = Nieuw op de bouwwerf: { $tiles }.
log-dirk = Dirk trekt { $tiles }.
log-scoring-card = Er duikt een waarderingskaart op: { $scoring }.
log-scored = { $scoring ->
    [A] De eerste waardering wordt gehouden.
    [B] De tweede waardering wordt gehouden.
   *[C] De eindwaardering wordt gehouden.
}
log-ended = { $winners ->
    [one] Het spel is afgelopen; { $names } wint.
   *[other] Het spel is afgelopen; { $names } delen de overwinning.
}

## Waarom iets niet mag, waar de pagina het kan aanwijzen

here-cannot-add-P-21 = Dat past hier niet: de { $side ->
    [north] noordkant
    [east] oostkant
    [south] zuidkant
   *[west] westkant
} { $wall ->
    [yes] heeft een muur en de buurtegel daar niet.
   *[no] is open en de buurtegel heeft daar een muur.
}
here-cannot-add-P-22 = Hier is het te voet niet bereikbaar: alle aangrenzende zijden hebben een muur.
here-cannot-add-P-23 = Het moet met een hele zijde aan het Alhambra grenzen.
here-cannot-add-P-24 = Zo zou er een lege plek worden ingesloten.
here-place-taken = Hier staat al een gebouw.
here-cannot-remove-P-22 = Zonder dit gebouw zijn andere te voet niet meer bereikbaar.
here-cannot-remove-P-24 = Als je dit weghaalt, blijft er een gat over.
here-too-little-paid = Het kost { $price }, en { $sum } is te weinig.
here-wrong-currency = { $currency ->
    [florin] Dit moet je in guldens betalen.
    [dirham] Dit moet je in dirhams betalen.
    [denar] Dit moet je in denars betalen.
   *[ducat] Dit moet je in dukaten betalen.
}
here-too-much-taken = Samen is dat { $sum }; meerdere kaarten mogen samen hooguit 5 waard zijn.
here-tiles-to-place = Leg eerst neer wat je hebt gekocht.
here-not-your-turn = Je bent niet aan de beurt.
here-placed-later = Wat je in deze beurt hebt gekocht, leg je pas neer als je acties voorbij zijn.
