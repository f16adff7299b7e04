### Bijschriften bij de plaatjes in de spelregels.

picture-verdict = { $allowed ->
    [yes] Mag
   *[no] Mag niet
}

## Paleis

picture-take-one = Eén kaart naar keuze, hoe hoog ook.
picture-take-several = Meer kaarten, samen { $sum } waard.
picture-take-too-much = Meer kaarten mogen samen hoogstens 5 waard zijn. Deze zijn samen { $sum } waard.
picture-pay-more = { $sum } voor een prijs van { $price }: je krijgt geen wisselgeld, en je acties zijn voorbij.
picture-pay-too-little = { $sum } is minder dan de prijs van { $price }.
picture-pay-wrong-currency = Alle kaarten moeten in de munt van dat veld zijn.
picture-pay-exactly = { $sum } voor een prijs van { $price }: gepast betaald, dus de speler mag nog een actie doen.
picture-not-turned = Gedraaid zou het passen, maar tegels worden nooit gedraaid.
picture-walls-meet = Een muur ligt tegen een muur, een open zijde tegen een open zijde.
picture-wall-meets-open = Een muur zou tegen een open zijde liggen.
picture-open-way = Vanaf de fontein kun je er via open zijden naartoe lopen.
picture-no-way = De muren passen, maar niemand kan er komen.
picture-side-by-side = De tegel ligt met een hele zijde tegen het Alhambra.
picture-corner-only = De tegel raakt alleen een hoek.
picture-bay = De lege ruimte is nog open naar buiten.
picture-hole = De lege ruimte zou worden ingesloten.
picture-hole-with-corner = Een kier bij een hoek is geen uitweg.
picture-redesign-build = Bouw een tegel uit de reserve.
picture-redesign-remove = Leg een tegel in de reserve.
picture-redesign-swap = Vervang een tegel door een uit de reserve, op dezelfde plaats.
picture-redesign-cuts-off = De laatste tegel is dan niet meer vanaf de fontein te bereiken.
picture-redesign-opens-hole = Er zou een gat ontstaan.
picture-majority = Waardering { $scoring }: punten voor elke plaats.
picture-shared = Waardering { $scoring }: bij gelijke stand worden de punten gedeeld, naar beneden afgerond.
picture-none-of-it = Geen tegel, geen punten, ook al blijft er een plaats over.
picture-longest-wall = Het langste stuk heeft { $wall } zijden: { $wall } punten. Het kortere levert niets op.
picture-inner-wall = Een muur tussen twee tegels telt niet. Het koord geeft { $wall } punten aan.
picture-wall-all-round = Rondom muur: alle { $wall } zijden tellen.

## De schatkamer

picture-room-paid = { $sum } voor een ruimte, in willekeurige munten: de prijs is { $price } of meer.
picture-room-underpaid = { $sum } is minder dan de prijs van { $price }.
picture-chest-placed = Een schatkist komt op een gebouw van dezelfde kleur.
picture-chest-other-colour = Het gebouw heeft een andere kleur.
picture-chest-second = Op dit gebouw staat al een schatkist.
picture-chests = Waardering { $scoring }: schatkisten tellen als een zevende soort.
picture-builder-taken = De bouwmeester telt als 3: samen zijn de kaarten { $sum }.
picture-builder-too-much = Met de 3 van de bouwmeester zijn ze samen { $sum }: meer kaarten mogen samen hoogstens 5 zijn.
picture-builder-pays = De bouwmeester betaalt 3 in zijn munt: { $sum } voor een prijs van { $price }.
picture-builder-of-another-currency = Deze bouwmeester is geld van een andere munt.
picture-open-sides = Na { $scoring }: { $open } open zijden wijzen naar de aanval en kosten { $points } punten.
picture-attack-after-c = Na { $scoring }: { $open } open zijden wijzen naar de aanval en kosten elk 3, { $beside } wijzen naar de richtingen ernaast en kosten elk 1: { $points } punten.
picture-bazaar-paid = Het gebouw op het veld van zijn munt kost { $price }, dus de bazaar ook: { $sum } is gepast.
picture-bazaar-overpaid = { $sum } voor een prijs van { $price }: een bazaar moet gepast worden betaald.
picture-bazaar = Eromheen liggen { $counted } gebouwen van zijn soorten: { $points } punten.
picture-two-bazaars = Een gebouw kan voor beide tellen: { $points } punten in totaal.

## Spellen met dobbelstenen

picture-all-fields = De velden op volgorde, van het beste (1) tot het slechtste (24).
picture-marker-placed = { $number } van een soort na { $rolls } worpen: lijn { $number }, veld { $rolls }.
picture-field-taken = Het veld is bezet, dus de goksteen gaat naar het volgende vrije veld.
picture-no-field-left = Er is geen veld meer vrij: de goksteen is deze ronde uit het spel.
picture-two-rewards = Speler { $best } is de beste en kiest een premie; speler { $second } krijgt de andere.
picture-on-top = Speler { $player } gaat naar veld { $field } en komt daar bovenop te liggen.
picture-track-ends = Twee punten vanaf { $from }: de steen stopt op { $field }, en het tweede punt vervalt.
picture-displaced = De gokstenen schuiven elk een veld terug, in dezelfde volgorde.
picture-black-die = De zwarte dobbelsteen toont dezelfde soort: { $number } gelijke symbolen na { $rolls } worpen.
picture-nine = Negen gelijke symbolen tellen als acht in één worp.
picture-lower-is-better = Waardering { $scoring }: op hetzelfde veld gaat de onderste steen voor.
picture-dirks-markers = De dobbelsteen toont { $kind ->
    [pavilion] de paviljoens
    [seraglio] de harems
    [arcades] de arcades
    [chambers] de kamers
    [garden] de tuinen
   *[tower] de torens
}: daar komt Dirks eerste goksteen, op lijn 2. De andere volgen naar rechts, elk een lijn hoger.
picture-takers = { $tiles } tegels: speler { $first } neemt er een, dan speler { $second }. De derde goksteen krijgt niets.

## Roll & Write

picture-crossings = De dobbelstenen kruisen elkaar bij vier gebouwen; { $free } daarvan kunnen nog worden aangekruist.
picture-coins-taken = { $coins } van de vier gebouwen zijn aangekruist: munten nemen levert er { $coins } op.
picture-second-building = Eén gebouw is net aangekruist. Voor { $coins } munten kan ook het gebouw worden aangekruist waar de andere twee dobbelstenen elkaar kruisen.
picture-turned = Elke stap kost een munt: in totaal { $coins }.
picture-turned-far = Van 1 kun je niet meteen naar 6: dit kost { $coins }.
picture-completed = Als eerste alle { $boxes } aangekruist: de beste plaats.
picture-completed-together = Later maken nog twee spelers het compleet, in dezelfde ronde: zij delen de tweede en derde plaats.
picture-most-of-type = Aan het einde gaan de plaatsen naar wie er de meeste heeft. Bij gelijke stand worden de punten gedeeld, naar beneden afgerond.
picture-lines = Lijnen met 4, 5 en 6 kruisjes: { $points } punten.
picture-coins-left = Nog { $coins } munten over: { $points } punten.
