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
learn-where = Vali nüüd koht: { $tile } läheb kohale, mis hõõgub. Sein peab kohtuma seinaga ja purskkaevu juurest peab saama iga hooneni kõndida. Või pane see reservi.
learn-worth = Köis näitab sinu pikimat seina: { $wall }. Kui praegu arvestataks punkte, saaksid sa { $points }, { $more ->
    [0] sama palju kui enne
    [one] ühe võrra rohkem kui enne
   *[other] { $more } võrra rohkem kui enne
}.
learn-reserve = Reservis hoone ootab ({ $tile }) ega too punkte. Hiljem selle sisse ehitamine võtab ühe tegevuse.
learn-redesign = Sul on reservis hoone. Selle ehitamine oma Alhambrasse on üks kolmest tegevusest; hoone äravõtmine samuti.
learn-gain = Mäng on peaaegu läbi: viimased hooned saab see, kellel on nende valuutas kõige rohkem raha. Sinu oma on { $tile }; leia sellele koht.
learn-chests = Ruum koos aardelaegastega maksab nii palju, ükskõik millises rahas. Iga aardelaegas käib oma värvi hoonele.
learn-chest = Pane iga aardelaegas oma värvi hoonele, millel veel ühtegi ei ole. Aardelaekad loetakse nagu seitsmes tüüp. Mida sa kasutada ei saa, antakse edasi.
learn-builder = Ehitusmeister lubab käigu lõpus veel korra ümber planeerida. Siis lahkub ta mängust.
