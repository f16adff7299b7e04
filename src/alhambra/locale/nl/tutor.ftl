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
learn-where = Kies nu waar { $tile } komt: raak een plaats aan die gloeit. Muren sluiten aan op muren, en vanaf de fontein moet je naar elk gebouw kunnen lopen. Of leg het op je reserve.
learn-worth = Het koord toont je langste muur: { $wall }. Als er nu werd gewaardeerd, kreeg je { $points } punten, { $more ->
    [0] evenveel als eerst
    [one] één meer dan eerst
   *[other] { $more } meer dan eerst
}.
learn-reserve = Op de reserve wacht { $tile } en levert niets op. Het later inbouwen kost een actie.
learn-redesign = Je hebt een gebouw op je reserve. Het in je Alhambra bouwen is een van je drie soorten acties; er een uithalen ook.
learn-gain = Het spel is bijna voorbij: de laatste gebouwen gaan naar wie het meeste geld van hun munt heeft. { $tile } is van jou; zoek er een plaats voor.
learn-chests = Een kamer met de schatkisten kost zoveel, in welk geld dan ook. Elke schatkist hoort op een gebouw van de eigen kleur.
learn-chest = Zet elke schatkist op een gebouw van die kleur waar er nog geen op staat. De schatkisten tellen als een zevende soort. Wat je niet kunt gebruiken, geef je door.
learn-builder = Met een bouwmeester mag je aan het eind van je beurt nog een keer verbouwen. Daarna gaat hij uit het spel.
