### Mida juhendaja esimese mängu kõrval ütleb.

tutor = Juhendaja
tutor-waits = Üks hetk, kohe on sinu kord.
tutor-stop = Lülita juhendaja välja

## Palee

learn-first = Ehita oma purskkaevu ümber palee. Punkte arvestatakse kolm korda: selle eest, et sul on mõnda tüüpi hooneid kõige rohkem, ja pikima seina eest. On sinu käik: võta raha või osta hoone. Puuduta midagi, mis helendab.
learn-others = Käigul on { $name }. Tema nime all on näha, mida ta teeb. Puuduta nime, et näha tema Alhambrat.
learn-money = Praegu ei tasu midagi osta, seega võta raha: üks kaart omal valikul või mitu, mille summa on kõige rohkem 5. Hoone eest makstakse valuutas, mis on selle kõrval.
learn-take = Võta üks kaart omal valikul või mitu, mille summa on kõige rohkem 5. Raha võtmine lõpetab sinu käigu.
learn-buy = Sul on raha ühe hoone jaoks, aga täpselt maksta ei saa ja raha tagasi ei anta. Võid ka edasi koguda.
learn-exact = Vaata: { $cards } on täpne summa, et osta { $tile }. Kes maksab täpselt, saab veel ühe tegevuse. Puuduta hoonet.
learn-again = Sa maksid täpselt, seega saad veel ühe tegevuse. Hooned ootavad su Alhambra kõrval käigu lõpuni.
learn-cards = Nende kaartidega saad osta hoone selles valuutas. Puuduta hoonet, mis helendab.
learn-too-little = Veel ei piisa: lisa sama valuuta kaarte või vali teine hoone.
learn-overpaid = Maksad { $over } üle ja raha tagasi ei anta. Osta võid ikkagi, aga see lõpetab sinu käigu.
learn-exact-where = Maksad täpselt, nii et saad enne ehitamist veel ühe tegevuse. Kui valid kohe koha ({ $tile }), jääb see käigu lõpuni meelde. Seina kõrval peab olema sein ja igasse hoonesse peab purskkaevust pääsema jalgsi, ilma seina ületamata.
learn-where = Vali nüüd koht ({ $tile }): puuduta kohta, mis helendab. Seina kõrval peab olema sein ja igasse hoonesse peab purskkaevust pääsema jalgsi, ilma seina ületamata. Või pane see tagavarasse.
learn-worth = Köis näitab sinu pikimat seina: { $wall }. Kui praegu arvestataks punkte, saaksid { $points ->
    [one] 1 punkti
   *[other] { $points } punkti
}, { $change ->
    [same] sama palju kui enne
    [less] { $by } võrra vähem kui enne
   *[more] { $by } võrra rohkem kui enne
}.
learn-reserve = Tagavaras olev hoone ({ $tile }) punkte ei anna. Hiljem ehitamine võtab ühe tegevuse.
learn-redesign = Sul on tagavaras hoone. Tegevusena võid ümber planeerida: ehitada selle, vahetada teise vastu või võtta mõne hoone Alhambrast ära.
learn-gain = Mäng on peaaegu läbi. Iga allesjäänud hoone saab see, kellel on selle valuutas kõige rohkem raha. Sinu oma on { $tile }: leia sellele koht.
learn-chests = See on aardelaegaste ruumi hind; valuutad võivad olla segamini. Iga aardelaegas käib oma värvi hoonele.
learn-chest = Pane iga aardelaegas oma värvi hoonele, millel aardelaegast veel ei ole. Aardelaekad annavad punkte nagu seitsmes tüüp. Mida asetada ei saa, läheb edasi järgmisele.
learn-builder = Ehitusmeister lubab käigu lõpus veel kord ümber planeerida. Siis läheb kaart mängust välja.

## Täringumängud

learn-dice-first = Viie vooru jooksul asetad nuppe veergudesse. Mida rohkem täringuid näitab üht sümbolit ja mida vähem viskeid kulub, seda parem väli. Iga veeru kaks parimat nuppu saavad selle tüübi ehituspunkte. Puuduta täringuid, mille alles jätad, ja viska ülejäänud.
learn-dice-others = Käigul on { $name }. Vaata, kuhu nupud lähevad: igas veerus saavad midagi ainult kaks parimat.
learn-dice-roll = Sinu parim: { $number } × { $kind }. See on väli { $field }: rida näitab sümbolite arvu, teine number visete arvu. Visata võid kuni kolm korda, aga viigi korral võidab see, kes viskas vähem. „Tõenäosused“ näitab, mida oodata.
learn-dice-keep = { $rest ->
    [0] Jätad alles kõik täringud: vali veerg või vabasta mõni.
    [one] Viskad uuesti 1 täringu. Ka praegu alles jäetuid võid hiljem jälle visata.
   *[other] Viskad uuesti { $rest } täringut. Ka praegu alles jäetuid võid hiljem jälle visata.
}
learn-dice-last = Viskeid enam ei ole: puuduta veergu, kus sinu nupp on kõige paremal kohal. Vaja on vähemalt üht selle sümboliga täringut.
learn-dice-place = { $place ->
    [1] Seal oleks sinu nupp seni parim. Parim valib: 2 ehituspunkti või 1 ja veeru kohal olev žetoon.
    [2] Seal oleks sinu nupp seni paremuselt teine. See saab tasu, mille parim alles jätab.
   *[other] Seal on vähemalt kaks nuppu sinu omast paremad ja midagi saavad ainult veeru kaks parimat.
}
learn-dice-out = Ka kõik tagumised väljad on võetud. Sinu nupp läheks mängust välja ega saaks selles voorus midagi.
learn-dice-reward = Sinu nupp on siin parim, seega valid sina. Ehituspunktid viivad sinu kivi rajal edasi ja juhtivad kivid annavad punkte pärast 1., 3. ja 5. vooru. Žetoonidest on kasu hiljem: puuduta mõnda, et näha, mida see teeb. Paremuselt teine nupp saab teise tasu.
learn-dice-worth = Kui praegu arvestataks punkte, saaksid { $points ->
    [one] 1 punkti
   *[other] { $points } punkti
}, { $change ->
    [same] sama palju kui enne
    [less] { $by } võrra vähem kui enne
   *[more] { $by } võrra rohkem kui enne
}.
learn-dice-exchange = Sinu žetooniga saab selle punkti vahetada mõne teise tüübi punkti vastu, mida sul rohkem vaja on. Või võta see nii, nagu on, ja jäta žetoon alles.
learn-dice-name = Alustaja asetab esimesena, kui kõik väljad on veel vabad. Viimane teab, mida ületada.
learn-alcazaba-first = Viskad täringuid veergude ehituskaartide nimel ja ehitad neist palee. Mida rohkem täringuid näitab üht sümbolit ja mida vähem viskeid kulub, seda parem väli. Veeru parim nupp võtab esimesena. Puuduta täringuid, mille alles jätad, ja viska ülejäänud.
learn-alcazaba-others = Käigul on { $name }. Vooru lõpus võtavad iga veeru nupud selle ehituskaardid, parim esimesena, kuni neid jätkub.
learn-alcazaba-place = { $place ->
    [1] Seal oleks sinu nupp seni parim ja võtaks esimesena. Saadaval: { $offers }.
   *[other] Seal oleks sinu nupp seni { $place }. kohal. Saadaval: { $offers }.
}
learn-alcazaba-take = Sinu nupp on siin allesjäänutest parim: võta ehituskaart või alustaja žetoon, kui see siin on. Ehituskaardi asetad kohe. Puuduta mõnda, et näha, kuhu see sobib.
learn-alcazaba-reserve = Tagavaras olev ehituskaart ({ $tile }) punkte ei anna. Hiljem ehitamine maksab ühe nupu.
learn-alcazaba-redesign = Pärast esimest või teist viset võid nupu asetamise asemel korra ümber planeerida: ehitada kaardi tagavarast, vahetada või võtta ühe ära. Nupp on sellega selles voorus kulutatud.
learn-alcazaba-dirk = Ehituskaardi, mida sa ei taha, võid anda Dirkile. Tema saab punkte ülekaalu eest, seega mõtle, kes juhib.

## Viska ja kirjuta

learn-rw-first = Kollased täringud valivad sinu lehel ridu, sinised veerge. Kus need ristuvad, seal helendab hoone: kriipsuta üks maha. Punkte saad selle eest, et sul on mõnda tüüpi hooneid kõige rohkem, ning ridade ja veergude eest. Või võta münte, millega saab täringuid keerata.
learn-rw-others = Käigul on { $name }. Täringupaar, mida ta ei kasuta, läheb järgmisele mängijale, nii et see võib tulla sulle.
learn-rw-cross = Kriipsuta maha hoone, mis helendab. Selle kaks täringut viskad uuesti. Teised kaks saab { $name }, seega mõtle, mida talle jätad.
learn-rw-alone = Kriipsuta maha hoone, mis helendab. Selle kaks täringut viskad uuesti; teised kaks jäävad nii, nagu need on.
learn-rw-only-coins = Kõik neli ristumiskohta on juba maha kriipsutatud: võta münte või keera enne mõnda täringut, kui saad selle eest maksta.
learn-rw-coins = Saad mündi iga ristumiskoha eest, mis on juba maha kriipsutatud: praegu { $coins }. Siis viskad kõik neli täringut uuesti ja valid paari, mis jääb sulle.
learn-rw-turn = Iga samm üles või alla maksab mündi; sul on neid { $coins }. Kuuelt ühele keerata ei saa. Täring jääb nii, nagu keerasid.
learn-rw-turned = See maksab kokku { $coins }. Nüüd kriipsuta maha hoone, mis helendab, või keera edasi.
learn-rw-second = Kolme mündi eest võid maha kriipsutada ka ülejäänud kahe täringu hoone. Siis viskad kõik neli uuesti. Või lõpeta käik.
learn-rw-keep = Viskasid kõik neli täringut: jäta endale üks kollane ja üks sinine. Teised saab { $name }.
learn-rw-worth = { $building }: { $has } / { $boxes }. Riste reas: { $row }, veerus: { $column }; 4, 5 ja 6 annavad punkte. Kui mäng oleks praegu läbi, saaksid { $points ->
    [one] 1 punkti
   *[other] { $points } punkti
}, { $change ->
    [same] sama palju kui enne
    [less] { $by } võrra vähem kui enne
   *[more] { $by } võrra rohkem kui enne
}.
