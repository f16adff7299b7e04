### Wat de gids in een eerste spel zegt: één idee tegelijk, kort genoeg voor een telefoon.

guide = Gids
guide-next = Verder
guide-end = { $lesson ->
    [first-game] Speel verder
   *[other] Meer lessen
}
guide-again = Nog een keer
guide-leave = Gids uitzetten
guide-done = Meer hoef je niet te weten: speel verder. “Uitleg” helpt als je het vraagt, en bij “Leren” vind je korte lessen.

## Paleis

guide-palace-welcome = Dit is je fontein. Daar bouw je een paleis omheen: gebouwen erin, en een muur die zo lang mogelijk is.
guide-palace-goal = Drie keer per spel krijg je punten: voor de meeste gebouwen van een soort, zoals tuinen of torens, en voor je langste muur.
guide-palace-market = Er zijn vier gebouwen te koop. De kleur eromheen laat zien met welke munt je betaalt, de ster wat het kost.
guide-palace-pick = Dit is je geld: met { $cards } betaal je precies de prijs van { $tile }. Tik op dat gebouw.
guide-palace-overpaid = Dat gebouw kun je niet gepast betalen: je betaalt { $over } te veel en krijgt geen wisselgeld. Probeer het uitgelichte gebouw: { $tile }.
guide-palace-underpaid = Voor dat gebouw kom je { $over } tekort. Probeer het uitgelichte gebouw: { $tile }.
guide-palace-not-money = Goed idee, maar nu nog niet: geld nemen beëindigt je beurt. Koop eerst het uitgelichte gebouw: { $tile }.
guide-palace-pick-again = Tik nog eens op het gebouw om het te kiezen.
guide-palace-buy = Je kaarten zijn al gekozen. Koop het!
guide-palace-again = Je hebt gepast betaald, dus je krijgt nog een actie. Neem geld: één kaart naar keuze, of meerdere kaarten die samen hoogstens 5 waard zijn.
guide-palace-take = Neem het geld. Daarmee zijn je acties voorbij; daarna ga je bouwen.
guide-palace-place = Nu bouwen: tik op een plek die oplicht. Muren moeten op muren aansluiten, open zijden op open zijden.
guide-palace-build = Het koord toont je langste muur. Tevreden? Bouw.
guide-palace-others = Nu zijn de anderen aan de beurt. Tik op een naam om te zien wat ze bouwen.
guide-palace-second = { $exact ->
    [yes] Jouw beurt. Het vinkje staat bij een gebouw dat je gepast kunt betalen: koop het en gebruik je extra actie.
   *[no] Jouw beurt. Je kunt niets gepast betalen, dus neem geld in een munt die je straks nodig hebt.
}
guide-palace-second-over = Zo betaal je { $over } te veel: dat mag, maar zonder wisselgeld en zonder extra actie. Geld nemen is misschien beter.
guide-palace-alone = Nu zonder hulp, tot de eerste waardering. Kom je er niet uit, kijk dan bij “Uitleg”.

## De eerste waardering

guide-scored-most = { $tied ->
    [1] { $kind }: jij hebt er { $number }, meer dan wie ook. Punten voor jou: { $points }.
   *[other] { $kind }: jij hebt er { $number }, en iemand anders ook. Jullie delen de punten: { $points } voor jou.
}
guide-scored-none = Alleen wie van een soort de meeste heeft, krijgt punten, en dat zijn nu de anderen. Met één gebouw meer kan dat veranderen.
guide-scored-wall = Je langste muur heeft { $wall } zijden: een punt voor elke zijde. Het koord loopt erlangs; muren tussen twee tegels tellen niet.
guide-scored-next = Je totaal is { $points }. Er komen nog twee waarderingen. Gebouwen zijn elke keer meer waard, en ook tweede en derde plaatsen tellen dan.

## Spellen met dobbelstenen

guide-dice-welcome = Zes kolommen, één voor elke soort gebouw. Elke ronde plaats je gokstenen; de twee beste in elke kolom leveren gebouwenpunten of fiches op.
guide-dice-keep = Je hebt gegooid. Hoe vaker je één symbool hebt, hoe hoger je goksteen. Je hebt { $number } × { $kind }: tik op die dobbelstenen om ze te houden.
guide-dice-keep-again = Tik eerst op de dobbelstenen die je wilt houden, zodat ze blijven liggen.
guide-dice-other-die = Die dobbelsteen toont een ander symbool. Houden mag, maar meer van één soort is beter: houd de uitgelichte { $number } × { $kind }.
guide-dice-not-yet = Daarmee plaats je je goksteen al. Je mag nog gooien: houd een paar dobbelstenen en gooi de rest opnieuw.
guide-dice-roll = Gooi de rest opnieuw. Je hebt in totaal drie worpen, maar bij gelijke stand winnen minder worpen.
guide-dice-column = Goed genoeg? Tik op de kolom { $kind }: je goksteen komt op lijn { $number }, op het veld met zoveel stippen als je worpen had.
guide-dice-place = Plaats hem, of tik op een andere kolom om te vergelijken.
guide-dice-others = Nu gooien de anderen. Kijk wie je goksteen voorbijstreeft.
guide-dice-second = Nu je volgende goksteen, helemaal zelf: houden, gooien, plaatsen. In kolommen met weinig gokstenen win je makkelijker.
guide-dice-alone = Nu zonder hulp, tot het einde van de ronde. Kom je er niet uit, kijk dan bij “Uitleg”.
guide-dice-reward = Jouw goksteen is hier de beste, dus jij kiest: twee gebouwenpunten, of één en de bonusfiche. De op één na beste krijgt de andere premie.
guide-dice-scored-most = { $kind }: jouw steen ligt voor, op { $number }. Punten voor jou: { $points }.
guide-dice-scored-none = Deze keer telt op elk spoor alleen de voorste steen, en dat is er geen van jou. Dat kan veranderen.
guide-dice-scored-next = Je totaal is { $points }. Na ronde 3 en 5 is er weer een waardering: met meer punten, ook voor tweede en derde plaatsen.
## Alcazaba

guide-alcazaba-welcome = Je dobbelt om de tegels boven de kolommen en bouwt er een paleis mee. De beste goksteen in een kolom neemt als eerste.
guide-alcazaba-take = Je goksteen neemt hier een tegel. Tik op een tegel om te zien waar hij past.
guide-alcazaba-place = Tik op een plek die oplicht. Muren moeten op muren aansluiten, open zijden op open zijden.
guide-alcazaba-build = Het koord toont je langste muur. Tevreden? Neem de tegel.
## Roll & Write

guide-rw-welcome = Dit is je spelersblad, met zes soorten gebouwen. Kruis meer gebouwen van een soort aan dan de anderen, en vul rijen en kolommen.
guide-rw-dice = Gele dobbelstenen kiezen rijen, blauwe kolommen. Waar ze elkaar kruisen, mag je een gebouw aankruisen.
guide-rw-cross = Gebouwen waar je dobbelstenen elkaar kruisen, lichten op. Tik er een aan.
guide-rw-not-coins = Munten neem je als niets anders helpt. Kruis deze keer een gebouw aan dat oplicht.
guide-rw-not-turning = Een dobbelsteen draaien kost een munt. Probeer het eerst zonder: tik op een gebouw dat oplicht.
guide-rw-confirm = Kruis het aan!
guide-rw-others = Je gooit je twee dobbelstenen opnieuw; het andere paar gaat naar de volgende speler. Nu zijn de anderen aan de beurt.
guide-rw-coins = In plaats van een gebouw aan te kruisen mag je munten nemen: één voor elk van je vier kruispunten dat al is aangekruist. Nu: { $coins }.
guide-rw-turn = Voor een munt draai je een dobbelsteen één stap. Tik op een dobbelsteen om te zien wat je nog meer kunt bereiken; je kunt hem nog terugleggen.
guide-rw-turned = De munten laten zien wat elke stap kost. Leg de dobbelsteen terug met “Annuleren”, of draai hem en kruis een gebouw aan.
guide-rw-alone = Nu zonder hulp. Let op rijen en kolommen: 4, 5 of 6 kruisjes leveren punten op. Kom je er niet uit, kijk dan bij “Uitleg”.
guide-rw-worth = Als het spel nu afgelopen was, had je { $points } punten: { $types } voor soorten waarin je voorligt, { $lines } voor rijen en kolommen, { $coins } voor munten.

## De pagina met lessen

learn-title = Leren
learn-text = Begin met een eerste spel met gids. Elke korte les eindigt met een kleine opdracht.
lesson-is-done = , gedaan
lesson-begun = verdergaan
lesson-start-over = Opnieuw beginnen: { $lesson }
lesson-title = { $lesson ->
    [first-game] Eerste spel met gids
    [exact-change] Gepast betalen
    [longest-wall] De langste muur
    [redesign] Verbouwen
    [bazaars] Bazaars
    [keep-or-roll] Houden of gooien?
    [best-marker] De beste goksteen
    [tokens] Fiches
    [tiles] Tegels winnen
    [lines] Rijen en kolommen
    [coins] Munten
   *[turning-dice] Dobbelstenen draaien
}

## Korte lessen

guide-palace-exact-task = Je opdracht: koop twee gebouwen in één beurt. Telkens als je gepast betaalt, krijg je nog een actie.
guide-palace-exact-over = Zo betaal je { $over } te veel, en dan is je beurt voorbij. Zoek kaarten die samen precies de prijs zijn.
guide-palace-exact-money = Geld nemen beëindigt je beurt. Koop eerst: twee gebouwen kun je gepast betalen.
guide-palace-exact-lost = Twee gebouwen lukt deze beurt niet meer. Neem je zet terug als dat kan, of probeer het nog een keer.
guide-palace-exact-done = Twee in één beurt! Bewaar lage kaarten van elke munt, dan lukt het vaker.
guide-palace-wall-task = Je opdracht: een muur van { $wall } lang. Betaal eerst twee gebouwen gepast, zonder geld te nemen.
guide-palace-wall-build = Bouw ze nu allebei, zodat je muur { $wall } lang is: tik op een gebouw, en dan op een plek die oplicht.
guide-palace-wall-again = Hij is nu { $wall } lang. Neem je zet terug als dat kan, of probeer het nog een keer: de muren moeten bij een hoek op elkaar aansluiten.
guide-palace-wall-done = Elke zijde is bij elke waardering een punt waard: een lange muur loont drie keer.
guide-palace-reserve-task = Je opdracht heeft twee delen. Eerst: koop een gebouw en leg het in je reserve.
guide-palace-reserve-first = Zo bouw je het meteen. Tik in plaats daarvan op je reserve.
guide-palace-redesign-task = Nu verbouwen: bouw het vanuit je reserve. Tik erop, en dan op een plek die oplicht. Dit kost je hele actie.
guide-palace-redesign-done = Dat is verbouwen. Een tegel weghalen of er twee verwisselen gaat net zo.
guide-bazaars-task = Een bazaar kost evenveel als het gebouw dat voor zijn munt te koop is, en je moet gepast betalen. Je opdracht: koop deze en bouw hem.
guide-bazaars-build = Bouw hem nu. Muren heeft hij niet. Laat eromheen ruimte voor veel gebouwen.
guide-bazaars-done = Bij de eindwaardering tel je de gebouwen van zijn drie soorten eromheen, ook schuin ernaast, en vermenigvuldig je dat met het aantal van die soorten dat erbij is.
guide-dice-line-task = Je opdracht: plaats een goksteen op lijn { $line } of hoger. “Kansen” toont wat waarschijnlijk is voordat je weer gooit.
guide-dice-line-done = Goed gegooid! Hoe minder worpen je voor een lijn nodig hebt, hoe beter.
guide-dice-best-task = Je opdracht: heb aan het einde van een ronde de beste goksteen in een kolom. Kijk waar de anderen staan voordat je kiest.
guide-dice-best-done = Jij kiest als eerste je premie. De op één na beste krijgt wat jij overlaat.
guide-dice-token-task = Je opdracht: win een bonusfiche boven een kolom. Tik erop om te zien wat hij doet.
guide-dice-token-done = Hij is van jou! Gebruik hem als je er het meest aan hebt. Puntenfiches tellen bij elke waardering.
guide-alcazaba-tile-task = Je opdracht: win een tegel en bouw hem. De beste goksteen in een kolom neemt als eerste, daarna de volgende.
guide-alcazaba-tile-done = Mooi gebouwd. In kolommen met weinig gokstenen win je makkelijk tegels.
guide-alcazaba-wall-task = Je opdracht: bouw een muur van { $wall } lang. Kijk naar de muren van de tegels voordat je een kolom kiest.
guide-alcazaba-reserve-task = Je opdracht heeft twee delen. Eerst: win een tegel en leg hem in je reserve.
guide-alcazaba-redesign-task = Verbouw nu na je eerste of tweede worp: bouw de tegel vanuit je reserve. Dat kost je een goksteen.
guide-rw-line-task = Je opdracht: zet vier kruisjes in één rij of kolom.
guide-rw-line-done = Dat zijn 2 punten. Vijf kruisjes zijn er 5 waard, alle zes 10.
guide-rw-coins-task = Je opdracht: neem munten. Je krijgt er één voor elk van je vier kruispunten dat al is aangekruist.
guide-rw-coins-done = Met munten draai je dobbelstenen of kruis je een tweede gebouw aan. Aan het einde is elk tweetal dat over is een punt waard.
guide-rw-turning-task = Je opdracht: draai een dobbelsteen voor een munt en kruis het gebouw aan dat je bereikt. Tik op een dobbelsteen, en dan op de rij of kolom waar hij heen moet.
guide-rw-turning-done = Een dobbelsteen die je hebt gedraaid, blijft zo, ook als hij wordt doorgegeven.
