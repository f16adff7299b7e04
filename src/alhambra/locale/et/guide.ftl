### Mida teejuht esimeses mängus ütleb: üks mõte korraga, telefoni jaoks lühidalt.

guide = Teejuht
guide-next = Edasi
guide-end = { $lesson ->
    [first-game] Mängi edasi
   *[other] Veel õppetunde
}
guide-again = Proovi uuesti
guide-leave = Lülita teejuht välja
guide-done = See on kõik, mida pead teadma: mängi edasi. „Juhendaja“ aitab, kui küsid, ja „Õpi“ alt leiad õppetunde.

## Palee

guide-palace-welcome = See on sinu purskkaev. Selle ümber ehitad palee: sisse hooned ja äärde võimalikult pika seina.
guide-palace-goal = Mängu jooksul saad kolm korda punkte: kui sul on mõnda hoonetüüpi kõige rohkem, näiteks aedu või torne, ja oma pikima seina eest.
guide-palace-market = Müügil on neli hoonet. Värv hoone ümber näitab valuutat, täht hinda.
guide-palace-pick = See on sinu raha. { $cards } on täpselt hoone { $tile } hind. Puuduta seda hoonet.
guide-palace-overpaid = Selle eest ei saa sa täpselt maksta: maksaksid { $over } üle ja raha tagasi ei anta. Proovi esiletõstetud hoonet: { $tile }.
guide-palace-underpaid = Selle jaoks jääb { $over } puudu. Proovi esiletõstetud hoonet: { $tile }.
guide-palace-not-money = Hea mõte, aga mitte veel: raha võtmine lõpetaks su käigu. Osta enne esiletõstetud hoone: { $tile }.
guide-palace-pick-again = Puuduta hoonet uuesti, et see valida.
guide-palace-buy = Kaardid on juba valitud. Osta!
guide-palace-again = Maksid täpselt, seega saad veel ühe tegevuse. Võta raha: üks kaart omal valikul või mitu, mille summa on kõige rohkem 5.
guide-palace-take = Võta raha. Sellega on su tegevused läbi; nüüd hakkad ehitama.
guide-palace-place = Nüüd ehita: puuduta kohta, mis helendab. Seina kõrval peab olema sein ja avatud külje kõrval avatud külg.
guide-palace-build = Köis näitab sinu pikimat seina. Kas sobib? Ehita.
guide-palace-others = Nüüd on teiste kord. Puuduta nime, et näha, mida nad ehitavad.
guide-palace-second = { $exact ->
    [yes] Sinu käik. Linnuke näitab hoonet, mille eest saad täpselt maksta: osta see ja kasuta siis lisategevust.
   *[no] Sinu käik. Millegi eest täpselt maksta ei saa, seega võta raha valuutas, mida sul peagi vaja läheb.
}
guide-palace-second-over = Nii maksaksid { $over } üle: lubatud, aga raha tagasi ja lisategevust ei saa. Ehk on parem raha võtta.
guide-palace-alone = Nüüd ilma abita, kuni esimese punktiarvestuseni. Kui jänni jääd, vaata „Juhendaja“ alt.

## Esimene punktiarvestus

guide-scored-most = { $tied ->
    [1] { $kind }: sul on { $number }, rohkem kui kellelgi teisel. Punkte sulle: { $points }.
   *[other] { $kind }: sul on { $number } ja kellelgi teisel sama palju. Jagate punktid: sulle { $points }.
}
guide-scored-none = Punkte saab ainult see, kellel on tüüpi kõige rohkem, ja praegu on need teised. Üks hoone võib seda muuta.
guide-scored-wall = Sinu pikima seina pikkus on { $wall } külge: iga külje eest üks punkt. Köis jookseb seda mööda; kahe ehituskaardi vahelised seinad ei loe.
guide-scored-next = Sul on kokku { $points }. Tuleb veel kaks punktiarvestust. Hooned on iga kord rohkem väärt ning punkte annavad ka teine ja kolmas koht.

## Täringumängud

guide-dice-welcome = Kuus veergu, üks iga hoonetüübi jaoks. Igas voorus asetad nuppe ja iga veeru kaks parimat toovad ehituspunkte või žetoone.
guide-dice-keep = Sa viskasid. Mida rohkem on üht sümbolit, seda kõrgemale nupp läheb. Sul on { $number } × { $kind }: puuduta neid täringuid, et need alles jätta.
guide-dice-keep-again = Puuduta enne täringuid, mille tahad alles jätta, siis neid uuesti ei visata.
guide-dice-other-die = Sellel täringul on teine sümbol. Võid selle alles jätta, aga mida rohkem ühesuguseid, seda parem: jäta alles esiletõstetud { $number } × { $kind }.
guide-dice-not-yet = Nii asetaksid nupu juba praegu. Sul on veel viskeid: jäta mõned täringud alles ja viska ülejäänud uuesti.
guide-dice-roll = Viska ülejäänud uuesti. Kokku on sul kolm viset, aga viigi korral võidab see, kes viskas vähem.
guide-dice-column = Kas piisab? Puuduta veergu „{ $kind }“: sinu nupp läheb reale { $number }, väljale, millel on sama palju täppe, kui sul oli viskeid.
guide-dice-place = Aseta nupp või puuduta võrdluseks teist veergu.
guide-dice-others = Nüüd viskavad teised. Vaata, kes sinu nupust ette jõuab.
guide-dice-second = Järgmise nupuga proovi ise: jäta alles, viska, aseta. Veerus, kus on vähe nuppe, on kergem võita.
guide-dice-alone = Nüüd ilma abita, kuni vooru lõpuni. Kui jänni jääd, vaata „Juhendaja“ alt.
guide-dice-reward = Sinu nupp on siin parim, seega valid sina: kaks ehituspunkti või üks ja žetoon. Paremuselt teine saab teise tasu.
guide-dice-scored-most = { $kind }: sinu kivi juhib väljal { $number }. Punkte sulle: { $points }.
guide-dice-scored-none = Seekord annab igal rajal punkte ainult juhtiv kivi ja ükski sinu oma ei juhi. See võib muutuda.
guide-dice-scored-next = Sul on kokku { $points }. Pärast 3. ja 5. vooru tuleb uus punktiarvestus: rohkem punkte, ka teise ja kolmanda koha eest.
## Alcazaba

guide-alcazaba-welcome = Viskad täringuid veergude kohal olevate ehituskaartide nimel ja ehitad neist palee. Veeru parim nupp võtab esimesena.
guide-alcazaba-take = Sinu nupp võtab siit ehituskaardi. Puuduta üht, et näha, kuhu see sobib.
guide-alcazaba-place = Puuduta kohta, mis helendab. Seina kõrval peab olema sein ja avatud külje kõrval avatud külg.
guide-alcazaba-build = Köis näitab sinu pikimat seina. Kas sobib? Võta.
## Viska ja kirjuta

guide-rw-welcome = See on sinu leht, kuut tüüpi hoonetega. Kriipsuta mõnda tüüpi maha rohkem kui teised ning täida ridu ja veerge.
guide-rw-dice = Kollased täringud valivad read, sinised veerud. Kus need ristuvad, võid hoone maha kriipsutada.
guide-rw-cross = Hooned, kus su täringud ristuvad, helendavad. Puuduta üht.
guide-rw-not-coins = Münte võta siis, kui muu ei aita. Seekord kriipsuta maha hoone, mis helendab.
guide-rw-not-turning = Täringu keeramine maksab mündi. Proovi enne ilma: puuduta hoonet, mis helendab.
guide-rw-confirm = Kriipsuta see maha!
guide-rw-others = Oma kaks täringut viskad uuesti; teine paar läheb järgmisele mängijale. Nüüd on teiste kord.
guide-rw-coins = Mahakriipsutamise asemel võid võtta münte: ühe iga ristumiskoha eest, mis on juba maha kriipsutatud. Praegu: { $coins }.
guide-rw-turn = Mündi eest saad täringut ühe sammu keerata. Puuduta täringut, et näha, kuhu veel ulatuksid; võid selle ka tagasi panna.
guide-rw-turned = Mündid näitavad, mida iga samm maksab. Pane täring tagasi nupuga „Loobu“ või keera seda ja kriipsuta hoone maha.
guide-rw-alone = Nüüd ilma abita. Pea silmas ridu ja veerge: punkte annavad 4, 5 või 6 risti. Kui jänni jääd, vaata „Juhendaja“ alt.
guide-rw-worth = Kui mäng lõpeks praegu, oleks sul { $points } punkti: { $types } tüüpide eest, kus juhid, { $lines } ridade ja veergude eest, { $coins } müntide eest.

## Õppetundide leht

learn-title = Õpi
learn-text = Alusta juhendatud esimesest mängust. Iga lühike õppetund lõpeb väikese ülesandega.
lesson-is-done = , tehtud
lesson-begun = jätka
lesson-start-over = Alusta uuesti: { $lesson }
lesson-title = { $lesson ->
    [first-game] Juhendatud esimene mäng
    [exact-change] Täpne summa
    [longest-wall] Pikim sein
    [redesign] Ümberplaneerimine
    [bazaars] Basaarid
    [keep-or-roll] Kas jätta või visata?
    [best-marker] Parim nupp
    [tokens] Žetoonid
    [tiles] Ehituskaartide võitmine
    [lines] Read ja veerud
    [coins] Mündid
   *[turning-dice] Täringute keeramine
}

## Lühikesed õppetunnid

guide-palace-exact-task = Sinu ülesanne: osta ühel käigul kaks hoonet. Iga kord, kui maksad täpselt, saad veel ühe tegevuse.
guide-palace-exact-over = Nii maksaksid { $over } üle ja su käik lõpeks. Otsi kaarte, mis annavad kokku täpse summa.
guide-palace-exact-money = Raha võtmine lõpetab su käigu. Osta enne: kahe hoone eest saad täpselt maksta.
guide-palace-exact-lost = Kahte hoonet sa sel käigul enam ei saa. Võta samm tagasi, kui saad, või proovi uuesti.
guide-palace-exact-done = Kaks ühe käiguga! Hoia igas valuutas väikseid kaarte, siis õnnestub see sagedamini.
guide-palace-wall-task = Sinu ülesanne: sein pikkusega { $wall }. Kõigepealt maksa kahe hoone eest täpselt, raha võtmata.
guide-palace-wall-build = Nüüd ehita mõlemad nii, et seina pikkus oleks { $wall }: puuduta hoonet ja siis kohta, mis helendab.
guide-palace-wall-again = Praegu on seina pikkus { $wall }. Võta samm tagasi, kui saad, või proovi uuesti: seinad peavad nurgas kokku saama.
guide-palace-wall-done = Iga külg annab igas punktiarvestuses punkti: pikk sein tasub end ära kolm korda.
guide-palace-reserve-task = Sinu ülesandel on kaks osa. Kõigepealt osta hoone ja pane see tagavarasse.
guide-palace-reserve-first = Nii ehitaksid selle kohe. Puuduta hoopis tagavara.
guide-palace-redesign-task = Nüüd planeeri ümber: ehita see tagavarast. Puuduta seda ja siis kohta, mis helendab. Selleks kulub kogu tegevus.
guide-palace-redesign-done = See ongi ümberplaneerimine. Ehituskaardi äravõtmine või kahe vahetamine käib samamoodi.
guide-bazaars-task = Basaar maksab sama palju kui tema valuutas müüdav hoone ja maksta tuleb täpselt. Sinu ülesanne: osta see ja ehita.
guide-bazaars-build = Nüüd ehita see. Seinu sel pole. Jäta selle ümber ruumi paljudele hoonetele.
guide-bazaars-done = Lõpparvestuses loetakse kokku selle ümber olevad hooned tema kolmest tüübist, ka nurkades, ja korrutatakse sellega, mitu neist tüüpidest seal leidub.
guide-dice-line-task = Sinu ülesanne: aseta nupp reale { $line } või kõrgemale. „Tõenäosused“ näitab enne uut viset, mida oodata.
guide-dice-line-done = Hästi visatud! Mida vähem viskeid rea jaoks kulub, seda parem.
guide-dice-best-task = Sinu ülesanne: saa vooru lõpuks mõnes veerus parim nupp. Vaata enne valimist, kus on teised.
guide-dice-best-done = Sina valid tasu esimesena. Paremuselt teine saab selle, mis üle jääb.
guide-dice-token-task = Sinu ülesanne: võida veeru kohalt žetoon. Puuduta žetooni, et näha, mida see teeb.
guide-dice-token-done = See on sinu! Kasuta seda siis, kui sellest on kõige rohkem abi. Punktižetoonid loevad igas punktiarvestuses.
guide-alcazaba-tile-task = Sinu ülesanne: võida ehituskaart ja ehita see. Veeru parim nupp võtab esimesena, siis paremuselt järgmine.
guide-alcazaba-tile-done = Ilusti ehitatud. Veergudest, kus on vähe nuppe, saab ehituskaardi kergesti.
guide-alcazaba-wall-task = Sinu ülesanne: ehita sein pikkusega { $wall }. Vaata enne veeru valimist ehituskaartide seinu.
guide-alcazaba-reserve-task = Sinu ülesandel on kaks osa. Kõigepealt võida ehituskaart ja pane see tagavarasse.
guide-alcazaba-redesign-task = Nüüd planeeri pärast esimest või teist viset ümber: ehita kaart tagavarast. See maksab sulle nupu.
guide-rw-line-task = Sinu ülesanne: tee neli risti ühte ritta või veergu.
guide-rw-line-done = See annab 2 punkti. Viis risti on väärt 5, kõik kuus 10.
guide-rw-coins-task = Sinu ülesanne: võta münte. Saad ühe iga ristumiskoha eest, mis on juba maha kriipsutatud.
guide-rw-coins-done = Müntidega saad keerata täringuid ja maha kriipsutada teise hoone. Lõpus annab iga kaks allesjäänud münti punkti.
guide-rw-turning-task = Sinu ülesanne: keera mündi eest täringut ja kriipsuta maha hoone, milleni jõuad. Puuduta täringut ja siis rida või veergu, kuhu see peaks minema.
guide-rw-turning-done = Keeratud täring jääb nii ka siis, kui see edasi antakse.
