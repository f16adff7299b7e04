### Wat de leermeester zegt naast een eerste spel.

tutor = Leermeester
tutor-waits = Een ogenblik, het gaat zo verder.
tutor-stop = Stop met uitleggen

## Paleis

learn-first = Je bouwt een paleis rond je fontein. Drie keer wordt er gewaardeerd: voor de meeste gebouwen van een soort, en voor je langste muur. Nu ben jij aan de beurt: neem geld of koop een gebouw. Alles wat gloeit, kun je aanraken.
learn-others = { $name } is aan de beurt. Onder de naam staat wat er gebeurt; raak een naam aan om het Alhambra te zien. Ondertussen kun je niets verliezen.
learn-money = Je kunt nog niets verstandigs kopen, dus neem geld: één kaart van elke waarde, of meer kaarten die samen hoogstens 5 waard zijn. Elk gebouw betaal je in de munt waaronder het ligt.
learn-take = Eén kaart van elke waarde, of meer kaarten die samen hoogstens 5 waard zijn. Geld nemen beëindigt je beurt.
learn-buy = Je kunt een gebouw betalen, al is het niet gepast: je krijgt niets terug. Verder sparen mag ook.
learn-exact = Kijk: met { $cards } betaal je { $tile } precies. Wie gepast betaalt, mag meteen nog iets doen. Raak het gebouw aan.
learn-again = Je hebt gepast betaald, dus je hebt nog een actie. De gebouwen wachten naast je Alhambra tot je beurt voorbij is.
learn-cards = Met deze kaarten betaal je een gebouw onder die munt. Raak er een aan dat gloeit.
learn-too-little = Nog niet genoeg: voeg kaarten van dezelfde munt toe, of kies een ander gebouw.
learn-overpaid = Dat is { $over } te veel, en je krijgt niets terug. Kopen mag toch; het beëindigt je beurt.
learn-exact-where = Je betaalt precies: bevestig, en je mag nog iets doen voordat je bouwt. Of kies meteen een plaats voor { $tile }; dan is je beurt voorbij. Muren moeten tegen muren liggen, en vanaf de fontein moet elk gebouw te voet te bereiken zijn.
learn-where = Kies nu waar { $tile } komt: raak een plaats aan die gloeit. Muren sluiten aan op muren, en vanaf de fontein moet je naar elk gebouw kunnen lopen. Of leg het op je reserve.
learn-worth = Het koord toont je langste muur: { $wall }. Als er nu werd gewaardeerd, kreeg je { $points ->
    [one] één punt
   *[other] { $points } punten
}, { $change ->
    [same] evenveel als eerst
    [less] { $by } minder dan eerst
   *[more] { $by } meer dan eerst
}.
learn-reserve = Op de reserve wacht { $tile } en levert niets op. Het later inbouwen kost een actie.
learn-redesign = Je hebt een gebouw op je reserve. Het in je Alhambra bouwen is een van je drie soorten acties; er een uithalen ook.
learn-gain = Het spel is bijna voorbij: de laatste gebouwen gaan naar wie het meeste geld van hun munt heeft. { $tile } is van jou; zoek er een plaats voor.
learn-chests = Een kamer met de schatkisten kost zoveel, in welk geld dan ook. Elke schatkist hoort op een gebouw van de eigen kleur.
learn-chest = Zet elke schatkist op een gebouw van die kleur waar er nog geen op staat. De schatkisten tellen als een zevende soort. Wat je niet kunt gebruiken, geef je door.
learn-builder = Met een bouwmeester mag je aan het eind van je beurt nog een keer verbouwen. Daarna gaat hij uit het spel.

## Spellen met dobbelstenen

learn-dice-first = In elk van vijf rondes plaats je je gokstenen in de kolommen. Hoe meer dobbelstenen met één symbool en hoe minder worpen, hoe beter het veld. De twee beste gokstenen van een kolom leveren gebouwenpunten van die soort op. Raak de dobbelstenen aan die je houdt; de rest wordt gegooid.
learn-dice-others = { $name } is aan de beurt. Let op waar de gokstenen komen: alleen de twee beste van elke kolom leveren iets op.
learn-dice-roll = Wat je het meest hebt: { $kind }, { $number }. Dat is veld { $field }: de regel zegt hoeveel, het tweede getal hoeveel worpen. Je mag tot drie keer gooien, maar van gelijke resultaten is dat met minder worpen beter. “Kansen” zegt wat waarschijnlijk is.
learn-dice-keep = { $rest ->
    [0] Je houdt alle dobbelstenen: kies dan een kolom, of laat er een paar los.
    [one] Eén dobbelsteen wordt opnieuw gegooid. Ook wat je nu houdt, mag je later weer gooien.
   *[other] { $rest } dobbelstenen worden opnieuw gegooid. Ook wat je nu houdt, mag je later weer gooien.
}
learn-dice-last = Geen worpen meer: raak de kolom aan waar je goksteen het beste staat. Je hebt minstens één dobbelsteen met dat symbool nodig.
learn-dice-place = { $place ->
    [1] Daar zou je goksteen tot nu toe de beste zijn. De beste kiest: 2 gebouwenpunten, of 1 en de fiche boven de kolom.
    [2] Daar zou je goksteen tot nu toe de op één na beste zijn. Die krijgt de beloning die de beste overlaat.
   *[other] Daar staan minstens twee gokstenen beter dan de jouwe zou staan: alleen de twee beste van een kolom leveren iets op.
}
learn-dice-out = Ook alle velden erachter zijn bezet: een goksteen is daar buiten spel en levert deze ronde niets op.
learn-dice-reward = Jouw goksteen is hier de beste, dus jij kiest. Gebouwenpunten brengen je steen verder op het spoor; de stenen die het verst zijn, leveren na ronde 1, 3 en 5 punten op. Fiches helpen later: raak er een aan om te lezen wat hij doet. De op één na beste goksteen krijgt de andere beloning.
learn-dice-worth = Als er nu werd gewaardeerd, kreeg je { $points ->
    [one] één punt
   *[other] { $points } punten
}, { $change ->
    [same] evenveel als eerst
    [less] { $by } minder dan eerst
   *[more] { $by } meer dan eerst
}.
learn-dice-exchange = Voordat het punt wordt aangegeven, kan je fiche er een van een andere soort van maken, waar je het harder nodig hebt. Of neem het zoals het is, en houd de fiche.
learn-dice-name = De startspeler plaatst als eerste een goksteen, als alle velden nog vrij zijn. Wie als laatste komt, weet wat er te verslaan is.
learn-alcazaba-first = Je dobbelt om de tegels bij de kolommen en bouwt er een paleis van. Hoe meer dobbelstenen met één symbool en hoe minder worpen, hoe beter het veld van je goksteen. De beste goksteen van een kolom neemt als eerste. Raak de dobbelstenen aan die je houdt; de rest wordt gegooid.
learn-alcazaba-others = { $name } is aan de beurt. Aan het eind van de ronde geeft elke kolom haar tegels aan haar gokstenen, de beste eerst, zolang er zijn.
learn-alcazaba-place = { $place ->
    [1] Daar zou je goksteen tot nu toe de beste zijn en als eerste kiezen. Te nemen: { $offers }.
   *[other] Daar zou je goksteen tot nu toe nummer { $place } zijn. Te nemen: { $offers }.
}
learn-alcazaba-take = Jouw goksteen is de beste die hier nog staat: neem een van de tegels, of de startspelerfiche als die er ligt. Een tegel wordt meteen geplaatst. Raak er een aan om te zien waar hij past.
learn-alcazaba-reserve = Op de reserve wacht { $tile } en levert niets op. Het later inbouwen kost een goksteen.
learn-alcazaba-redesign = In plaats van een goksteen te plaatsen mag je na je eerste of tweede worp één keer verbouwen: een tegel van de reserve inbouwen, er een omruilen of er een uithalen. De goksteen is deze ronde verbruikt.
learn-alcazaba-dirk = Een tegel die je niet wilt, mag je aan Dirk geven. Hij krijgt punten voor meerderheden, dus denk aan wie er voorstaat.

## Roll & Write

learn-rw-first = Gele dobbelstenen kiezen rijen van je blad, blauwe kolommen. Waar ze elkaar kruisen, gloeit een gebouw: kruis er een aan. De meeste gebouwen van een soort leveren punten op, en volle rijen en kolommen ook. Of neem munten, waarmee je dobbelstenen kunt draaien.
learn-rw-others = { $name } is aan de beurt. Het paar dobbelstenen dat niet wordt gebruikt, gaat naar de volgende speler en komt dus misschien bij jou.
learn-rw-cross = Kruis een gebouw aan dat gloeit. De twee dobbelstenen ervan worden opnieuw voor jou gegooid; de andere twee gaan naar { $name }: let op wat je achterlaat.
learn-rw-alone = Kruis een gebouw aan dat gloeit. De twee dobbelstenen ervan worden opnieuw gegooid; de andere twee blijven zoals ze zijn.
learn-rw-only-coins = Alle vier de kruispunten zijn al aangekruist: neem munten, of draai eerst een dobbelsteen als je dat kunt betalen.
learn-rw-coins = Je krijgt een munt voor elk van de vier kruispunten die al zijn aangekruist: nu { $coins }. Daarna worden alle vier de dobbelstenen gegooid en kies je het paar dat je houdt.
learn-rw-turn = Elke stap omhoog of omlaag kost een munt; je hebt er { $coins }. Van 6 is er geen stap naar 1. Een dobbelsteen blijft zoals hij is gedraaid.
learn-rw-turned = Dat kost samen { $coins }. Kruis nu een van de gebouwen aan die gloeien, of draai verder.
learn-rw-second = Voor 3 munten mag je ook het gebouw van de andere twee dobbelstenen aankruisen. Daarna worden alle vier gegooid. Wie dat niet wil, beëindigt de beurt.
learn-rw-keep = Alle vier de dobbelstenen zijn gegooid: houd een gele en een blauwe. De andere gaan naar { $name }.
learn-rw-worth = { $building }: { $has } van { $boxes }. Kruisjes in de rij: { $row }, in de kolom: { $column }; 4, 5 en 6 zijn punten waard. Als het spel nu voorbij was, kreeg je { $points ->
    [one] één punt
   *[other] { $points } punten
}, { $change ->
    [same] evenveel als eerst
    [less] { $by } minder dan eerst
   *[more] { $by } meer dan eerst
}.
