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
    [ducat] dukaat
   *[any] elke munt
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
    [ducat] dukaat { $value }
   *[any] { $value } in elke munt
}
side = { $side ->
    [north] noord
    [east] oost
    [south] zuid
   *[west] west
}
fountain = de fontein
bazaar-name = bazaar ({ $types })
bazaar-in-full = bazaar voor { $currency ->
    [florin] guldens
    [dirham] dirhams
    [denar] denars
   *[ducat] dukaten
}, soorten: { $types }
bazaar-worth = { $tile }; zou { $points } opleveren
with-chest = { $tile }, met een schatkist
builder-name = bouwmeester, { $currency ->
    [florin] gulden { $value }
    [dirham] dirham { $value }
    [denar] denar { $value }
   *[ducat] dukaat { $value }
}
cause-name = { $cause ->
    [chests] Schatkisten
    [bazaars] Bazaars
    [invaders] Aanvallers
    [lines] Lijnen
    [coins] Munten
    [bonus] Bonus
    [tokens] Fiches
   *[other] { $cause }
}
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
chests = Schatkisten
chamber = Schatkamer
chamber-price = { $price } per kamer
room-of = Kamer { $room }, schatkisten: { $chests }; voor { $price } in welk geld dan ook
room-empty-here = Kamer { $room }: leeg
camp = Aanvallers
attack-next = De volgende aanval komt uit het { $side ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
}.
attack-unknown = De volgende aanval is onbekend; mogelijk: { $sides }
attack-threat = De volgende aanval komt uit het { $side ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
}; zoals het er nu ligt, kost dat { $points ->
    [one] één punt
   *[other] { $points } punten
}.
attack-seen = alleen jij weet het
scouts = Verkenners
scout-of = Verkenner: { $kind ->
    [pavilion] paviljoen
    [seraglio] harem
    [arcades] arcade
    [chambers] kamers
    [garden] tuin
   *[tower] toren
}
stalls = Bazaars
stall-priced = { $tile }; kost precies { $price }
stall-unpriced = { $tile }; heeft nu geen prijs
info = Stand en verloop
rules = Spelregels
settings = Instellingen
glows = kan nu
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
sum = Som

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
    [ducat] { $sum } dukaten: voor welk gebouw?
   *[any] { $sum } in elke munt: welk gebouw?
}
prompt-buy = { $type ->
    [bazaar] Gepast! De bazaar kopen en nog een actie?
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
    [bazaar] Waar komt de bazaar?
    [pavilion] Waar komt het paviljoen?
    [seraglio] Waar komt de harem?
    [arcades] Waar komt de arcade?
    [chambers] Waar komen de kamers?
    [garden] Waar komt de tuin?
   *[tower] Waar komt de toren?
}
prompt-gain = { $type ->
    [bazaar] Je krijgt aan het eind de bazaar: leg hem neer.
    [pavilion] Aan het eind krijg je het paviljoen: leg het neer.
    [seraglio] Aan het eind krijg je de harem: leg hem neer.
    [arcades] Aan het eind krijg je de arcade: leg hem neer.
    [chambers] Aan het eind krijg je de kamers: leg ze neer.
    [garden] Aan het eind krijg je de tuin: leg hem neer.
   *[tower] Aan het eind krijg je de toren: leg hem neer.
}
prompt-redesign = { $type ->
    [bazaar] Verbouwen: waar komt de bazaar?
    [pavilion] Verbouwen: waar komt het paviljoen?
    [seraglio] Verbouwen: waar komt de harem?
    [arcades] Verbouwen: waar komt de arcade?
    [chambers] Verbouwen: waar komen de kamers?
    [garden] Verbouwen: waar komt de tuin?
   *[tower] Verbouwen: waar komt de toren?
}
prompt-build = { $type ->
    [bazaar] De bazaar hier bouwen?
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
    [bazaar] De bazaar op de reserve leggen?
    [pavilion] Het paviljoen in de reserve leggen?
    [seraglio] De harem in de reserve leggen?
    [arcades] De arcade in de reserve leggen?
    [chambers] De kamers in de reserve leggen?
    [garden] De tuin in de reserve leggen?
   *[tower] De toren in de reserve leggen?
}
prompt-remove = { $type ->
    [bazaar] De bazaar naar de reserve verplaatsen?
    [pavilion] Het paviljoen naar de reserve?
    [seraglio] De harem naar de reserve?
    [arcades] De arcade naar de reserve?
    [chambers] De kamers naar de reserve?
    [garden] De tuin naar de reserve?
   *[tower] De toren naar de reserve?
}
prompt-give = { $type ->
    [bazaar] De bazaar aan Dirk geven?
    [pavilion] Het paviljoen aan Dirk geven?
    [seraglio] De harem aan Dirk geven?
    [arcades] De arcade aan Dirk geven?
    [chambers] De kamers aan Dirk geven?
    [garden] De tuin aan Dirk geven?
   *[tower] De toren aan Dirk geven?
}
prompt-swap = Verbouwen: deze twee verwisselen?
prompt-exactly = Een bazaar betaal je gepast: dit is { $over } te veel.
prompt-chests = De schatkisten van deze kamer: met welke kaarten betaal je?
prompt-chests-pay = { $over ->
    [0] Deze schatkisten kopen?
   *[other] Deze schatkisten kopen en { $over } te veel betalen?
}
prompt-chest = { $chests ->
    [one] Eén schatkist: op welk gebouw?
   *[other] { $chests } schatkisten: op welk gebouw?
}
prompt-chest-passed = { $chests ->
    [one] { $name } geeft je een schatkist door: zet hem neer of geef hem verder.
   *[other] { $name } geeft je { $chests } schatkisten door: zet er neer of geef ze verder.
}
prompt-chest-here = Een schatkist op { $tile }?
prompt-builder = Een bouwmeester inhuren en nog een keer verbouwen?
prompt-hire = Deze bouwmeester inhuren?
prompt-builder-works = De bouwmeester verbouwt: verplaats, bouw of ruil iets.
prompt-choose = Kies maar:

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
do-chests = Kisten kopen
do-chest = Kist neerzetten
do-hire = Inhuren
do-pass-on = Doorgeven
do-no-builder = Geen bouwmeester
do-decline = Afslaan
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
log-drawn = Getrokken: { $pieces }.
log-market = Nieuw op de bouwwerf: { $tiles }.
log-dirk = Dirk trekt { $tiles }.
log-buy-bazaar = { $name } koopt een { $tile } met { $cards }.
log-chests = { $name } kiest de schatkisten van kamer { $room }.
log-pay = { $name } betaalt er { $cards } voor.
log-chest = { $name } zet een schatkist op { $tile }.
log-hire = { $name } huurt in: { $card }.
log-decline = { $name } ziet ervan af.
log-room = Nieuwe schatkisten in kamer { $room }: { $chests }.
log-builders = { $name } krijgt { $cards }.
log-builders-unseen = { $cards ->
    [one] { $name } krijgt een bouwmeester, die niemand ziet.
   *[other] { $name } krijgt { $cards } bouwmeesters, die niemand ziet.
}
log-scouts = Nieuwe verkenners: { $scouts }.
log-attack = Aanvalskaart: { $side ->
    [north] het noorden
    [east] het oosten
    [south] het zuiden
   *[west] het westen
}.
log-look = Je verkenner heeft het gezien, { $name }: { $side ->
    [north] de volgende aanval komt uit het noorden.
    [east] de volgende aanval komt uit het oosten.
    [south] de volgende aanval komt uit het zuiden.
   *[west] de volgende aanval komt uit het westen.
}
log-look-unseen = { $name } bekijkt de volgende aanvalskaart.
log-attacked = De aanvallers slaan toe.
log-scoring-card = Er duikt een waarderingskaart op: { $scoring }.
log-other = { $name }: { $move }.
log-after-scoring = { $cause }: direct na de waardering veranderen de punten.
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
here-room-empty = In deze kamer staan geen schatkisten.
here-chests-too-dear = De schatkisten van een kamer kosten { $price }, en al je geld samen is { $sum }.
here-chests-to-pay = Betaal eerst de schatkisten: { $price } of meer, in welk geld dan ook.
here-chests-too-little = De schatkisten kosten { $price }; { $sum } is te weinig.
here-chests-must = Jij hebt ze gekocht: zet alles neer wat kan.
here-chests-to-place = Zet eerst de schatkisten neer: { $chests }.
here-chest-not-built = Alleen een gebouw in het Alhambra kan een schatkist dragen.
here-chest-no-colour = Een bazaar draagt geen schatkist.
here-chest-twice = Hier staat al een schatkist op.
here-chest-other-colour = Geen van de schatkisten heeft deze kleur.
here-builder-too-early = Een bouwmeester huur je aan het eind van je beurt in.
here-builder-at-work = De bouwmeester is ingehuurd om te verbouwen: doe dat nu.
here-builder-or-decline = Kies een bouwmeester uit je hand, of zie ervan af.
here-bazaar-without-price = Het gebouw erbij is verkocht: geen prijs, geen verkoop.
here-bazaar-exactly = Hij kost { $price } en moet gepast worden betaald; dit is { $sum }.
