### Wat de uitleg zegt naast een eerste spel.

tutor = Uitleg
tutor-waits = Even geduld, je bent zo aan de beurt.
tutor-stop = Uitleg uitzetten

## Paleis

learn-first = Bouw een paleis rond je fontein. Er zijn drie waarderingen: voor de meeste gebouwen van een soort, en voor je langste muur. Jij bent aan de beurt: neem geld of koop een gebouw. Tik op iets wat oplicht.
learn-others = { $name } is aan de beurt. Onder de naam zie je wat er gebeurt. Tik op een naam om dat Alhambra te zien.
learn-money = Er is nog niets wat de moeite waard is, dus neem geld: één kaart naar keuze, of meer kaarten die samen hoogstens 5 waard zijn. Een gebouw betaal je in de munt die ernaast staat.
learn-take = Neem één kaart naar keuze, of meer kaarten die samen hoogstens 5 waard zijn. Geld nemen beëindigt je beurt.
learn-buy = Je kunt een gebouw betalen, maar niet gepast, en je krijgt geen wisselgeld. Verder sparen mag ook.
learn-exact = Kijk: met { $cards } betaal je { $tile } gepast. Wie gepast betaalt, krijgt nog een actie. Tik op het gebouw.
learn-again = Je hebt gepast betaald, dus je krijgt nog een actie. Je gebouwen wachten naast je Alhambra tot het einde van je beurt.
learn-cards = Met deze kaarten kun je een gebouw in deze munt kopen. Tik op een gebouw dat oplicht.
learn-too-little = Nog niet genoeg: voeg kaarten van dezelfde munt toe, of kies een ander gebouw.
learn-overpaid = Je betaalt { $over } te veel en krijgt geen wisselgeld. Je kunt het toch kopen, maar dan is je beurt voorbij.
learn-exact-where = Je betaalt gepast, dus je krijgt nog een actie voordat je bouwt. Kies je nu al een plek voor { $tile }, dan wordt die onthouden tot het einde van je beurt. Muren moeten op muren aansluiten, en elk gebouw moet vanaf de fontein te voet bereikbaar zijn zonder een muur over te steken.
learn-where = Kies nu een plek voor { $tile }: tik op een plek die oplicht. Muren moeten op muren aansluiten, en elk gebouw moet vanaf de fontein te voet bereikbaar zijn zonder een muur over te steken. Of leg het in je reserve.
learn-worth = Het koord toont je langste muur: { $wall }. Bij een waardering nu kreeg je { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $change ->
    [same] evenveel als eerst
    [less] { $by } minder dan eerst
   *[more] { $by } meer dan eerst
}.
learn-reserve = In je reserve levert { $tile } niets op. Later bouwen kost een actie.
learn-redesign = Je hebt een gebouw in je reserve. Als actie kun je verbouwen: het bouwen, het verwisselen, of een gebouw uit je Alhambra halen.
learn-gain = Het spel is bijna afgelopen. Elk gebouw dat over is, gaat naar wie het meeste geld in die munt heeft. { $tile } is voor jou: zoek er een plek voor.
learn-chests = Dit is de prijs van een ruimte met schatkisten; je mag munten door elkaar gebruiken. Elke schatkist hoort op een gebouw van de eigen kleur.
learn-chest = Zet elke schatkist op een gebouw van die kleur waar er nog geen op staat. Schatkisten tellen als een zevende soort. Wat je niet kunt plaatsen, gaat naar de volgende speler.
learn-builder = Met een bouwmeester mag je aan het einde van je beurt nog eens verbouwen. Daarna gaat de kaart uit het spel.

## Spellen met dobbelstenen

learn-dice-first = In vijf rondes plaats je gokstenen in de kolommen. Hoe meer dobbelstenen hetzelfde symbool tonen en hoe minder worpen je nodig hebt, hoe beter je veld. De twee beste gokstenen in elke kolom leveren gebouwenpunten van die soort op. Tik op de dobbelstenen die je houdt en gooi de rest.
learn-dice-others = { $name } is aan de beurt. Let op waar de gokstenen komen: alleen de twee beste in elke kolom leveren iets op.
learn-dice-roll = Je beste: { $number } × { $kind }. Dat is veld { $field }: de lijn toont hoeveel symbolen, het tweede getal hoeveel worpen. Je mag tot drie keer gooien, maar bij gelijke stand winnen minder worpen. “Kansen” toont wat waarschijnlijk is.
learn-dice-keep = { $rest ->
    [0] Je houdt alle dobbelstenen: kies een kolom, of laat er een paar los.
    [one] Je gooit 1 dobbelsteen opnieuw. Wat je nu houdt, mag je later weer gooien.
   *[other] Je gooit { $rest } dobbelstenen opnieuw. Wat je nu houdt, mag je later weer gooien.
}
learn-dice-last = Geen worpen meer: tik op de kolom waar je goksteen het beste staat. Je hebt minstens één dobbelsteen met dat symbool nodig.
learn-dice-place = { $place ->
    [1] Daar is je goksteen tot nu toe de beste. De beste kiest: 2 gebouwenpunten, of 1 en de bonusfiche boven de kolom.
    [2] Daar is je goksteen tot nu toe de op één na beste. Die krijgt de premie die de beste overlaat.
   *[other] Daar zijn minstens twee gokstenen beter dan de jouwe, en alleen de twee beste in een kolom leveren iets op.
}
learn-dice-out = Ook alle velden erachter zijn bezet. Je goksteen gaat uit het spel en levert deze ronde niets op.
learn-dice-reward = Jouw goksteen is hier de beste, dus jij kiest. Gebouwenpunten brengen je steen omhoog op het spoor, en de voorste stenen leveren na ronde 1, 3 en 5 punten op. Bonusfiches helpen later: tik erop om te zien wat ze doen. De op één na beste goksteen krijgt de andere premie.
learn-dice-worth = Bij een waardering nu kreeg je { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $change ->
    [same] evenveel als eerst
    [less] { $by } minder dan eerst
   *[more] { $by } meer dan eerst
}.
learn-dice-exchange = Met je bonusfiche kun je dit punt omruilen voor een punt van een soort die je harder nodig hebt. Of neem het zoals het is en houd de fiche.
learn-dice-name = De startspeler plaatst als eerste, als alle velden nog vrij zijn. De laatste speler weet wat er te verslaan is.
learn-alcazaba-first = Je dobbelt om de tegels bij de kolommen en bouwt er een paleis mee. Hoe meer dobbelstenen hetzelfde symbool tonen en hoe minder worpen je nodig hebt, hoe beter je veld. De beste goksteen in elke kolom neemt als eerste. Tik op de dobbelstenen die je houdt en gooi de rest.
learn-alcazaba-others = { $name } is aan de beurt. Aan het einde van de ronde nemen de gokstenen in elke kolom de tegels, de beste eerst, tot er geen meer zijn.
learn-alcazaba-place = { $place ->
    [1] Daar is je goksteen tot nu toe de beste en neemt hij als eerste. Te verdienen: { $offers }.
   *[other] Daar is je goksteen tot nu toe nummer { $place }. Te verdienen: { $offers }.
}
learn-alcazaba-take = Jouw goksteen is de beste die hier nog staat: neem een tegel, of de startspelerfiche als die er ligt. Een tegel plaats je meteen. Tik erop om te zien waar hij past.
learn-alcazaba-reserve = In je reserve levert { $tile } niets op. Later bouwen kost je een goksteen.
learn-alcazaba-redesign = Na je eerste of tweede worp mag je één keer verbouwen in plaats van een goksteen te plaatsen: bouw een tegel uit je reserve, verwissel er een, of haal er een weg. Daarmee is de goksteen deze ronde verbruikt.
learn-alcazaba-dirk = Een tegel die je niet wilt, mag je aan Dirk geven. Hij krijgt punten voor meerderheden, dus kijk wie er voorstaat.

## Roll & Write

learn-rw-first = Gele dobbelstenen kiezen rijen op je spelersblad, blauwe kolommen. Waar ze elkaar kruisen, licht een gebouw op: kruis er een aan. Je krijgt punten voor de meeste gebouwen van een soort en voor rijen en kolommen. Of neem munten, waarmee je dobbelstenen kunt draaien.
learn-rw-others = { $name } is aan de beurt. Het paar dobbelstenen dat over is, gaat naar de volgende speler en komt dus misschien bij jou.
learn-rw-cross = Kruis een gebouw aan dat oplicht. Die twee dobbelstenen gooi je opnieuw. De andere twee gaan naar { $name }, dus let op wat je overlaat.
learn-rw-alone = Kruis een gebouw aan dat oplicht. Die twee dobbelstenen gooi je opnieuw; de andere twee blijven liggen.
learn-rw-only-coins = Alle vier de kruispunten zijn al aangekruist: neem munten, of draai eerst een dobbelsteen als je dat kunt betalen.
learn-rw-coins = Je krijgt een munt voor elk van de vier kruispunten dat al is aangekruist: nu { $coins }. Daarna gooi je alle vier de dobbelstenen en kies je een paar om te houden.
learn-rw-turn = Elke stap omhoog of omlaag kost een munt; je hebt er { $coins }. Van 6 naar 1 kan niet. De dobbelsteen blijft zoals je hem draait.
learn-rw-turned = Dat kost samen { $coins }. Kruis nu een gebouw aan dat oplicht, of draai verder.
learn-rw-second = Voor 3 munten mag je ook het gebouw van de andere twee dobbelstenen aankruisen. Daarna gooi je alle vier opnieuw. Of beëindig je beurt.
learn-rw-keep = Je hebt alle vier de dobbelstenen gegooid: houd een gele en een blauwe. De andere gaan naar { $name }.
learn-rw-worth = { $building }: { $has } van { $boxes }. Kruisjes in de rij: { $row }, in de kolom: { $column }; 4, 5 en 6 leveren punten op. Was het spel nu afgelopen, dan kreeg je { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $change ->
    [same] evenveel als eerst
    [less] { $by } minder dan eerst
   *[more] { $by } meer dan eerst
}.
