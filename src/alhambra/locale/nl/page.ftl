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
kind-letter = { $kind ->
    [pavilion] P
    [seraglio] H
    [arcades] A
    [chambers] K
    [garden] Tn
   *[tower] Tr
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
bazaar-in-full = bazaar te betalen in { $currency ->
    [florin] guldens
    [dirham] dirhams
    [denar] denars
   *[ducat] dukaten
}, telt { $types }
bazaar-worth = { $tile }; zou nu { $points } opleveren
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
    [wall] Muur
    [lines] Lijnen
    [coins] Munten
    [bonus] Bonus
    [tokens] Fiches
   *[other] { $cause }
}
bot-name = { $bot ->
    [random] Dromer { $number }
    [greedy] Metselaar { $number }
    [beginner] Beginner { $number }
    [casual] Liefhebber { $number }
    [skilled] Geoefend { $number }
    [advanced] Gevorderd { $number }
    [expert] Expert { $number }
   *[other] { $bot } { $number }
}
level-name = { $level ->
    [beginner] Beginner
    [casual] Liefhebber
    [skilled] Geoefend
    [advanced] Gevorderd
   *[expert] Expert
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
market-exact = je kunt gepast betalen
exchange = Open geldkaarten
display-card = { $card }, bij de open geldkaarten
hand = Jouw geld
hand-empty = Je hebt geen geld.
players = Spelers
points = Punten
court = Alhambra
alhambra-of = Alhambra van { $name }: { $tiles ->
    [one] 1 gebouw
   *[other] { $tiles } gebouwen
}, langste muur { $wall }
show-alhambra = Toon het Alhambra:
whose-alhambra = Alhambra van { $name }
back-to-mine = Naar mijn Alhambra
turn-mark = aan de beurt
away = weg
longest-wall = Langste muur
cards-in-hand = Kaarten in de hand
reserve = Reserve
own-tiles = Jouw gebouwen: { $tiles }
planned-tile = Hier te bouwen: { $tile }
to-build = Nog te bouwen
yard-put = In je reserve leggen
give-to-dirk = Aan Dirk geven
cell-legal = { $tile } hier bouwen: { $east } ten oosten, { $north } ten noorden van de fontein
cell-not = { $tile } past hier niet: { $east } ten oosten, { $north } ten noorden van de fontein
bag = Gebouwen nog in de buidel
pile = Geldkaarten nog op de stapel
chests = Schatkisten
chamber = Schatkamer
chamber-price = { $price } per ruimte
room-of = Ruimte { $room }, schatkisten: { $chests }; kost { $price } in willekeurige munten
room-empty-here = Ruimte { $room }: leeg
camp = Aanvallers
attack-next = De volgende aanval komt uit het { $side ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
}.
attack-unknown = De volgende aanval is nog geheim. Mogelijk: { $sides }
attack-threat = De volgende aanval komt uit het { $side ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
}. Zoals het nu ligt, kost hij je { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
attack-seen = alleen jij weet dit
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
stall-unpriced = { $tile }; nu niet te koop
tray = Voorraad en stand
menu = Menu
board-alone = Alleen het bord
tray-tutor = Uitleg
guide-resume = Verder met de gids
info = Stand en verloop
rules = Spelregels
settings = Instellingen
keys = Sneltoetsen
keys-for = { $does ->
    [move] Naar het volgende dat je kunt kiezen
    [choose] Kiezen, of terugleggen
    [confirm] Je zet bevestigen
    [undo] Ongedaan maken
    [clear] Alles terugleggen, of terug naar je eigen bord
   *[help] Deze toetsen tonen
}
glows = nu mogelijk
coming = De tafel wordt klaargezet …
no-such-table-here = Deze tafel bestaat niet. Misschien is ze gesloten.
offline = Verbinding verbroken. Opnieuw verbinden …

## Wie leidt en wat een waardering zou opleveren

tab-leads = Wie leidt
tab-scoring = Als het nu telt
tab-log = Verloop
log-round = Ronde { $round }
log-round-results = Resultaten
who-leads = Wie leidt per soort
building = Gebouw
counts = Gebouwen per speler
leader = Koploper
tie = gelijk
stakes-next = { $scoring ->
    [A] Nu komt de eerste waardering: punten voor eerste plaatsen.
    [B] Nu komt de tweede waardering: punten voor eerste en tweede plaatsen.
   *[C] Nu komt de eindwaardering: punten voor eerste, tweede en derde plaatsen.
}
stakes-card = { $first ->
    [1] De kaart kan elk moment komen, uiterlijk binnen { $last } kaarten.
   *[other] De kaart ligt { $first } tot { $last } kaarten diep in de geldstapel.
}
stakes-end = { $left ->
    [0] De buidel is leeg: de volgende aankoop beëindigt het spel.
    [one] Er is nog één gebouw in de buidel: elke beurt kan de laatste zijn.
   *[other] Er zijn nog { $left } gebouwen in de buidel: elke beurt kan de laatste zijn.
}
stakes-last = Laatste beurten!
stakes-places = Punten per plaats
stakes-left = Nog in de buidel
if-scored = Als de { $scoring ->
    [A] eerste waardering
    [B] tweede waardering
   *[C] eindwaardering
} nu kwam
player = Speler
wall = Muur
sum = Deze waardering

## Waarop gewacht wordt

prompt-over = Het spel is afgelopen.
prompt-moment = Een ogenblik …
prompt-wait = Wachten op { $name } …
prompt-act = Jouw beurt: neem geld, koop een gebouw of verbouw.
prompt-act-again = Gepast betaald! Kies nog een actie, of bouw en beëindig je beurt.
prompt-pass = Je kunt geen actie doen. Pas.
prompt-take = { $cards ->
    [one] De { $sum } nemen?
   *[other] Deze { $cards } kaarten nemen, samen { $sum }?
}
prompt-cards = { $currency ->
    [florin] Voor welk gebouw betaal je { $sum } gulden?
    [dirham] Voor welk gebouw betaal je { $sum } dirham?
    [denar] Voor welk gebouw betaal je { $sum } denar?
    [ducat] Voor welk gebouw betaal je { $sum } dukaten?
   *[any] Voor welk gebouw betaal je { $sum }?
}
prompt-buy = { $type ->
    [bazaar] De bazaar kopen? Gepast: je krijgt nog een actie.
    [pavilion] Het paviljoen kopen? Gepast: je krijgt nog een actie.
    [seraglio] De harem kopen? Gepast: je krijgt nog een actie.
    [arcades] De arcade kopen? Gepast: je krijgt nog een actie.
    [chambers] De kamers kopen? Gepast: je krijgt nog een actie.
    [garden] De tuin kopen? Gepast: je krijgt nog een actie.
   *[tower] De toren kopen? Gepast: je krijgt nog een actie.
}
prompt-overpay = { $type ->
    [pavilion] Het paviljoen kopen? Je betaalt { $over } te veel.
    [seraglio] De harem kopen? Je betaalt { $over } te veel.
    [arcades] De arcade kopen? Je betaalt { $over } te veel.
    [chambers] De kamers kopen? Je betaalt { $over } te veel.
    [garden] De tuin kopen? Je betaalt { $over } te veel.
   *[tower] De toren kopen? Je betaalt { $over } te veel.
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
    [bazaar] Jij hebt het meeste geld in die munt, dus de laatste bazaar is voor jou. Leg hem neer.
    [pavilion] Jij hebt het meeste geld in die munt, dus het laatste paviljoen is voor jou. Leg het neer.
    [seraglio] Jij hebt het meeste geld in die munt, dus de laatste harem is voor jou. Leg hem neer.
    [arcades] Jij hebt het meeste geld in die munt, dus de laatste arcade is voor jou. Leg hem neer.
    [chambers] Jij hebt het meeste geld in die munt, dus de laatste kamers zijn voor jou. Leg ze neer.
    [garden] Jij hebt het meeste geld in die munt, dus de laatste tuin is voor jou. Leg hem neer.
   *[tower] Jij hebt het meeste geld in die munt, dus de laatste toren is voor jou. Leg hem neer.
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
    [garden] De tuin hier bouwen?
   *[tower] De toren hier bouwen?
}
prompt-build-end = { $type ->
    [bazaar] De bazaar bouwen en je beurt beëindigen?
    [pavilion] Het paviljoen bouwen en je beurt beëindigen?
    [seraglio] De harem bouwen en je beurt beëindigen?
    [arcades] De arcade bouwen en je beurt beëindigen?
    [chambers] De kamers bouwen en je beurt beëindigen?
    [garden] De tuin bouwen en je beurt beëindigen?
   *[tower] De toren bouwen en je beurt beëindigen?
}
prompt-reserve = { $type ->
    [bazaar] De bazaar in je reserve leggen?
    [pavilion] Het paviljoen in je reserve leggen?
    [seraglio] De harem in je reserve leggen?
    [arcades] De arcade in je reserve leggen?
    [chambers] De kamers in je reserve leggen?
    [garden] De tuin in je reserve leggen?
   *[tower] De toren in je reserve leggen?
}
prompt-reserve-end = { $type ->
    [bazaar] De bazaar in je reserve leggen en je beurt beëindigen?
    [pavilion] Het paviljoen in je reserve leggen en je beurt beëindigen?
    [seraglio] De harem in je reserve leggen en je beurt beëindigen?
    [arcades] De arcade in je reserve leggen en je beurt beëindigen?
    [chambers] De kamers in je reserve leggen en je beurt beëindigen?
    [garden] De tuin in je reserve leggen en je beurt beëindigen?
   *[tower] De toren in je reserve leggen en je beurt beëindigen?
}
prompt-remove = { $type ->
    [bazaar] De bazaar naar je reserve verplaatsen?
    [pavilion] Het paviljoen naar je reserve verplaatsen?
    [seraglio] De harem naar je reserve verplaatsen?
    [arcades] De arcade naar je reserve verplaatsen?
    [chambers] De kamers naar je reserve verplaatsen?
    [garden] De tuin naar je reserve verplaatsen?
   *[tower] De toren naar je reserve verplaatsen?
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
prompt-give-end = { $type ->
    [bazaar] De bazaar aan Dirk geven en je beurt beëindigen?
    [pavilion] Het paviljoen aan Dirk geven en je beurt beëindigen?
    [seraglio] De harem aan Dirk geven en je beurt beëindigen?
    [arcades] De arcade aan Dirk geven en je beurt beëindigen?
    [chambers] De kamers aan Dirk geven en je beurt beëindigen?
    [garden] De tuin aan Dirk geven en je beurt beëindigen?
   *[tower] De toren aan Dirk geven en je beurt beëindigen?
}
prompt-swap = Verbouwen: deze twee verwisselen?
prompt-exactly = Een bazaar moet je gepast betalen. Dit is { $over } te veel.
prompt-chests = Met welke kaarten betaal je deze schatkisten?
prompt-chests-pay = { $over ->
    [0] Deze schatkisten kopen?
   *[other] Deze schatkisten kopen? Je betaalt { $over } te veel.
}
prompt-chest = { $chests ->
    [one] Plaats 1 schatkist: tik op een gebouw.
   *[other] Plaats { $chests } schatkisten: tik op een gebouw.
}
prompt-chest-passed = { $chests ->
    [one] { $name } geeft je een schatkist door. Plaats hem of geef hem door.
   *[other] { $name } geeft je { $chests } schatkisten door. Plaats er een paar of geef ze door.
}
prompt-chest-here = Een schatkist op { $tile } zetten?
prompt-builder = Een bouwmeester inzetten om nog eens te verbouwen?
prompt-hire = Deze bouwmeester inzetten?
prompt-builder-works = Je bouwmeester staat klaar: verbouw je Alhambra.
prompt-choose = Kies:

## Wat de knoppen doen

do-nothing = Bevestigen
do-take = Nemen
do-buy = Kopen
do-buy-over = Koop, { $over } te veel
do-buy-and-build-over = Koop en bouw, { $over } te veel
do-build = Bouwen
do-buy-and-build = Kopen en bouwen
do-build-and-end = Bouwen, beurt klaar
do-reserve = Naar de reserve
do-reserve-and-end = Reserve, beurt klaar
do-give = Weggeven
do-give-and-end = Weggeven, beurt klaar
do-swap = Verwisselen
do-pass = Passen
do-chests = Kisten kopen
do-chests-over = Koop kisten, { $over } te veel
do-chest = Kist plaatsen
do-hire = Inzetten
do-pass-on = Doorgeven
do-no-builder = Nu niet
do-decline = Nee, bedankt
undo = Terugnemen
undo-turn = Beurt terug

## Het verloop

log-take = { $name } neemt { $cards }.
log-buy = { $over ->
    [0] { $name } koopt { $tile } voor gepast { $cards }.
   *[other] { $name } koopt { $tile } voor { $cards } en betaalt { $over } te veel.
}
log-place = { $name } bouwt { $tile }.
log-swap = { $name } verwisselt { $away } met { $tile }.
log-reserve = { $name } legt { $tile } in de reserve.
log-give = { $name } geeft { $tile } aan Dirk.
log-end = { $name } beëindigt de beurt.
log-pass = { $name } past.
log-deal = { $name } krijgt { $cards } als startgeld.
log-money = Nieuw bij de open geldkaarten: { $cards }.
log-drawn = Getrokken: { $pieces }.
log-market = Nieuw op de bouwwerf: { $tiles }.
log-dirk = Dirk trekt { $tiles }.
log-buy-bazaar = { $name } koopt een { $tile } voor gepast { $cards }.
log-chests = { $name } koopt de schatkisten van ruimte { $room }.
log-pay = { $name } betaalt er { $cards } voor.
log-chest = { $name } zet een schatkist op { $tile }.
log-hire = { $name } zet in: { $card }.
log-decline = { $name } ziet ervan af.
log-room = Nieuwe schatkisten in ruimte { $room }: { $chests }.
log-builders = { $name } krijgt { $cards }.
log-builders-unseen = { $cards ->
    [one] { $name } krijgt ongezien een bouwmeester.
   *[other] { $name } krijgt ongezien { $cards } bouwmeesters.
}
log-scouts = Nieuwe verkenners: { $scouts }.
log-attack = Aanvalskaart: { $side ->
    [north] het noorden
    [east] het oosten
    [south] het zuiden
   *[west] het westen
}.
log-look = { $name }, je verkenner meldt: { $side ->
    [north] de volgende aanval komt uit het noorden.
    [east] de volgende aanval komt uit het oosten.
    [south] de volgende aanval komt uit het zuiden.
   *[west] de volgende aanval komt uit het westen.
}
log-look-unseen = { $name } bekijkt ongezien de volgende aanvalskaart.
log-attacked = De aanvallers vallen aan.
log-scoring-card = Waarderingskaart { $scoring } komt op tafel.
log-other = { $name }: { $move }.
log-after-scoring = { $cause }: direct na de waardering veranderen de punten.
log-scored = { $scoring ->
    [A] Eerste waardering.
    [B] Tweede waardering.
   *[C] Eindwaardering.
}
log-ended = { $winners ->
    [one] Het spel is afgelopen. { $names } wint!
   *[other] Het spel is afgelopen. { $names } delen de eerste plaats!
}

## Waarom iets niet mag, waar de pagina het kan aanwijzen

here-cannot-add-P-21 = Dat past hier niet: de { $side ->
    [north] noordkant
    [east] oostkant
    [south] zuidkant
   *[west] westkant
} { $wall ->
    [yes] heeft een muur, maar de buurtegel daar niet.
   *[no] is open, maar de buurtegel heeft daar een muur.
}
here-cannot-add-P-22 = Hier kun je er niet te voet komen: elke zijde die raakt, heeft een muur.
here-cannot-add-P-23 = Het moet met een hele zijde aan je Alhambra grenzen.
here-cannot-add-P-24 = Zo ontstaat er een gat in je Alhambra.
here-place-taken = Hier staat al een gebouw.
here-cannot-remove-P-22 = Zonder dit gebouw zijn niet alle gebouwen meer te voet bereikbaar.
here-cannot-remove-P-24 = Als je dit weghaalt, ontstaat er een gat.
here-too-little-paid = Het kost { $price }. { $sum } is niet genoeg.
here-wrong-currency = { $currency ->
    [florin] Dit moet je in guldens betalen.
    [dirham] Dit moet je in dirhams betalen.
    [denar] Dit moet je in denars betalen.
   *[ducat] Dit moet je in dukaten betalen.
}
here-too-much-taken = Samen is dat { $sum }. Meerdere kaarten mogen samen hoogstens 5 waard zijn.
here-tiles-to-place = Leg eerst neer wat je hebt gekocht.
here-not-your-turn = Je bent niet aan de beurt.
here-placed-later = Wat je koopt, plaats je aan het einde van je beurt.
here-room-empty = In deze ruimte staan geen schatkisten.
here-chests-too-dear = De schatkisten van een ruimte kosten { $price }, en je hebt maar { $sum }.
here-chests-to-pay = Betaal eerst de schatkisten: minstens { $price }, in willekeurige munten.
here-chests-too-little = De schatkisten kosten { $price }. { $sum } is niet genoeg.
here-chests-must = Jij hebt deze schatkisten gekocht: plaats er zo veel als je kunt.
here-chests-to-place = Plaats eerst de schatkisten: { $chests }.
here-chest-not-built = Alleen op een gebouw in je Alhambra past een schatkist.
here-chest-no-colour = Op een bazaar past geen schatkist.
here-chest-twice = Op dit gebouw staat al een schatkist.
here-chest-other-colour = Geen van je schatkisten heeft deze kleur.
here-builder-too-early = Een bouwmeester zet je aan het einde van je beurt in.
here-builder-at-work = Je hebt een bouwmeester ingezet: verbouw nu.
here-builder-or-decline = Tik op een bouwmeester in je hand, of zie ervan af.
here-bazaar-without-price = Nu niet te koop: hij kost evenveel als het gebouw ernaast, en dat is weg.
here-bazaar-exactly = Hij kost precies { $price }. Je betaalt { $sum }.
