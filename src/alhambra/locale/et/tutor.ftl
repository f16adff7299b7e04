### Mida juhendaja esimese mängu kõrval ütleb.

tutor = Juhendaja
tutor-waits = Üks hetk, kohe läheb edasi.
tutor-stop = Lõpeta selgitamine

## Palee

learn-first = Sa ehitad oma purskkaevu ümber palee. Kolm korda arvestatakse punkte: selle eest, kellel on mingit tüüpi hooneid kõige rohkem, ja pikima seina eest. Nüüd on sinu käik: võta raha või osta hoone. Kõike, mis hõõgub, võib puudutada.
learn-others = Käib { $name }. Tema nime all on kirjas, mida ta teeb; puuduta nime, et näha tema Alhambrat. Sina ei kaota vahepeal midagi.
learn-money = Praegu ei saa sa midagi mõistlikku osta, seega võta raha: üks ükskõik millise väärtusega kaart või mitu, mille summa on kuni 5. Iga hoone eest makstakse selles valuutas, mille all see on.
learn-take = Üks ükskõik millise väärtusega kaart või mitu, mille summa on kuni 5. Raha võtmine lõpetab sinu käigu.
learn-buy = Sul on ühe hoone jaoks raha, kuigi mitte täpselt: raha tagasi ei anta. Võid ka edasi koguda.
learn-exact = Vaata: { $cards } on täpselt hind, mille eest saad { $tile }. Kes maksab täpselt, võib kohe veel midagi teha. Puuduta hoonet.
learn-again = Sa maksid täpselt, seega on sul veel üks tegevus. Hooned ootavad sinu Alhambra kõrval, kuni käik läbi saab.
learn-cards = Nende kaartidega saab maksta hoone eest, mis on selle valuuta all. Puuduta mõnda, mis hõõgub.
learn-too-little = Veel ei piisa: lisa sama valuuta kaarte või vali teine hoone.
learn-overpaid = Seda on { $over } võrra liiga palju ja raha tagasi ei anta. Osta võid ikkagi; see lõpetab sinu käigu.
learn-exact-where = Sa maksad täpselt: kinnita, ja võid enne ehitamist veel tegutseda. Või vali kohe koht ({ $tile }); siis on su käik läbi. Sein peab kohtuma seinaga ja purskkaevu juurest peab saama iga hooneni kõndida.
learn-where = Vali nüüd koht: { $tile } läheb kohale, mis hõõgub. Sein peab kohtuma seinaga ja purskkaevu juurest peab saama iga hooneni kõndida. Või pane see tagavarasse.
learn-worth = Köis näitab sinu pikimat seina: { $wall }. Kui praegu arvestataks punkte, saaksid sa { $points }, { $change ->
    [same] sama palju kui enne
    [less] { $by } võrra vähem kui enne
   *[more] { $by } võrra rohkem kui enne
}.
learn-reserve = Tagavaras hoone ootab ({ $tile }) ega too punkte. Hiljem selle sisse ehitamine võtab ühe tegevuse.
learn-redesign = Sul on tagavaras hoone. Selle ehitamine oma Alhambrasse on üks kolmest tegevusest; hoone äravõtmine samuti.
learn-gain = Mäng on peaaegu läbi: viimased hooned saab see, kellel on nende valuutas kõige rohkem raha. Sinu oma on { $tile }; leia sellele koht.
learn-chests = Ruum koos aardelaegastega maksab nii palju, ükskõik millises rahas. Iga aardelaegas käib oma värvi hoonele.
learn-chest = Pane iga aardelaegas oma värvi hoonele, millel veel ühtegi ei ole. Aardelaekad loetakse nagu seitsmes tüüp. Mida sa kasutada ei saa, antakse edasi.
learn-builder = Ehitusmeister lubab käigu lõpus veel korra ümber planeerida. Siis lahkub ta mängust.

## Täringumängud

learn-dice-first = Igas viiest voorust asetad oma nupud veergudesse. Mida rohkem on ühe sümboliga täringuid ja mida vähem viskeid, seda parem väli. Veeru kaks parimat nuppu toovad selle tüübi ehituspunkte. Puuduta täringuid, mille alles jätad; ülejäänud visatakse.
learn-dice-others = Käib { $name }. Vaata, kuhu nupud lähevad: igas veerus toovad midagi ainult kaks parimat.
learn-dice-roll = Kõige rohkem on sul: { $kind }, { $number }. See on väli { $field }: rida ütleb, mitu, teine arv, mitme viskega. Visata võib kuni kolm korda, aga võrdsetest tulemustest on parem see, milleks kulus vähem viskeid. „Tõenäosused“ ütleb, mida oodata.
learn-dice-keep = { $rest ->
    [0] Jätad kõik täringud alles: vali siis veerg või vabasta mõni.
    [one] Ühte täringut visatakse uuesti. Ka seda, mille praegu alles jätad, võib hiljem jälle visata.
   *[other] Uuesti visatakse { $rest } täringut. Ka neid, mille praegu alles jätad, võib hiljem jälle visata.
}
learn-dice-last = Rohkem viskeid ei ole: puuduta veergu, kus sinu nupp on kõige parem. Vaja on vähemalt ühte selle sümboliga täringut.
learn-dice-place = { $place ->
    [1] Seal oleks sinu nupp seni parim. Parim valib: 2 ehituspunkti või 1 ja veeru kohal olev žetoon.
    [2] Seal oleks sinu nupp seni paremuselt teine. See saab tasu, mille parim alles jätab.
   *[other] Seal on vähemalt kaks nuppu paremad, kui sinu oma oleks: midagi toovad ainult veeru kaks parimat.
}
learn-dice-out = Ka kõik tagumised väljad on võetud: seal jääb nupp välja ega too selles voorus midagi.
learn-dice-reward = Sinu nupp on siin parim, seega valid sina. Ehituspunktid viivad sinu kivi rajal edasi; kõige kaugemal olevad kivid toovad punkte pärast 1., 3. ja 5. vooru. Žetoonidest on kasu hiljem: puuduta mõnda, et lugeda, mida see teeb. Paremuselt teine nupp saab teise tasu.
learn-dice-worth = Kui praegu arvestataks punkte, saaksid sa { $points }, { $change ->
    [same] sama palju kui enne
    [less] { $by } võrra vähem kui enne
   *[more] { $by } võrra rohkem kui enne
}.
learn-dice-exchange = Enne kui punkt märgitakse, võib žetoon teha sellest mõne teise tüübi punkti, mida sul rohkem vaja on. Või võta see nii, nagu on, ja jäta žetoon alles.
learn-dice-name = Alustaja asetab nupu esimesena, kui kõik väljad on veel vabad. Kes on viimane, see teab, mida ületada.
learn-alcazaba-first = Sa viskad täringuid veergude plaatide peale ja ehitad neist palee. Mida rohkem on ühe sümboliga täringuid ja mida vähem viskeid, seda parem on nupu väli. Veeru parim nupp võtab esimesena. Puuduta täringuid, mille alles jätad; ülejäänud visatakse.
learn-alcazaba-others = Käib { $name }. Vooru lõpus jagab iga veerg oma plaadid nuppudele, parimale esimesena, kuni neid jätkub.
learn-alcazaba-place = { $place ->
    [1] Seal oleks sinu nupp seni parim ja valiks esimesena. Võtta on: { $offers }.
   *[other] Seal oleks sinu nupp seni järjekorras { $place }. Võtta on: { $offers }.
}
learn-alcazaba-take = Sinu nupp on siin allesjäänutest parim: võta üks plaat või alustaja žetoon, kui see siin on. Plaat pannakse kohe paika. Puuduta mõnda, et näha, kuhu see sobib.
learn-alcazaba-reserve = Tagavaras plaat ootab ({ $tile }) ega too punkte. Hiljem selle sisse ehitamine maksab ühe nupu.
learn-alcazaba-redesign = Nupu asetamise asemel võid pärast esimest või teist viset korra ümber planeerida: ehitada plaadi tagavarast sisse, vahetada või võtta ühe ära. Nupp on selleks vooruks kulutatud.
learn-alcazaba-dirk = Plaadi, mida sa ei taha, võid anda Dirkile. Tema saab punkte enamuste eest, seega mõtle, kes on ees.

## Viska ja kirjuta

learn-rw-first = Kollased täringud valivad sinu lehel ridu, sinised veerge. Kus need kohtuvad, hõõgub hoone: kriipsuta üks maha. Punkte toovad kõige rohkem hooneid ühest tüübist ning täis read ja veerud. Või võta münte, millega saab täringuid keerata.
learn-rw-others = Käib { $name }. Täringupaar, mida ei kasutata, läheb järgmisele mängijale, nii et see võib tulla sinule.
learn-rw-cross = Kriipsuta maha hoone, mis hõõgub. Selle kaks täringut visatakse sinu jaoks uuesti; teised kaks saab { $name }: mõtle, mida sa maha jätad.
learn-rw-alone = Kriipsuta maha hoone, mis hõõgub. Selle kaks täringut visatakse uuesti; teised kaks jäävad nii, nagu on.
learn-rw-only-coins = Kõik neli ristumiskohta on juba maha kriipsutatud: võta münte või keera enne mõnda täringut, kui saad selle eest maksta.
learn-rw-coins = Saad mündi iga ristumiskoha eest, mis on juba maha kriipsutatud: praegu { $coins }. Siis visatakse kõiki nelja täringut ja sina valid paari, mille alles jätad.
learn-rw-turn = Iga samm üles või alla maksab mündi; sul on neid { $coins }. Kuuelt ei saa ühele astuda. Täring jääb nii, nagu keerasid.
learn-rw-turned = See maksab kokku { $coins }. Nüüd kriipsuta maha mõni hoone, mis hõõgub, või keera edasi.
learn-rw-second = Kolme mündi eest võid maha kriipsutada ka teise kahe täringu hoone. Siis visatakse kõiki nelja. Kes ei taha, lõpetab käigu.
learn-rw-keep = Visati kõiki nelja täringut: jäta alles üks kollane ja üks sinine. Teised saab { $name }.
learn-rw-worth = { $building }: { $has } / { $boxes }. Riste reas: { $row }, veerus: { $column }; 4, 5 ja 6 toovad punkte. Kui mäng oleks praegu läbi, saaksid sa { $points }, { $change ->
    [same] sama palju kui enne
    [less] { $by } võrra vähem kui enne
   *[more] { $by } võrra rohkem kui enne
}.
