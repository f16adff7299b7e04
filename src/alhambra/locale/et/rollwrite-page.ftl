### Mida leht ütleb mängu „Viska ja kirjuta“ lauas ja selle avamisel.


## Leht

rw-sheet = Leht
rw-sheet-of = Leht: { $name }
rw-show-sheet = Näita lehte:
rw-cell = { $building }, rida { $row }, veerg { $column }{ $state ->
    [crossed] {""}, maha kriipsutatud
   *[free] {""}
}
rw-field = { $colour ->
    [yellow] Rida { $number }
   *[blue] Veerg { $number }
}: { $dice ->
    [0] täringut ei ole
    [one] üks täring
   *[other] { $dice } täringut
}
rw-field-price = { $colour ->
    [yellow] Keera täring reale { $number }
   *[blue] Keera täring veerule { $number }
}; münte kokku: { $price }
rw-line = { $which ->
    [row] Rida { $number }
   *[column] Veerg { $number }
}: { $crosses ->
    [one] üks rist
   *[other] { $crosses } risti
}, { $points ->
    [one] üks punkt
   *[other] { $points } punkti
}
rw-track = Mündirada, { $track } kohta: saadud { $received }, alles { $coins }
rw-coins = Mündid
rw-take-coins = { $coins ->
    [0] Võta münte: praegu pole saada
    [one] Võta üks münt
   *[other] Võta { $coins } münti
}
rw-crossed = Maha kriipsutatud hooneid
rw-dice = Täringud: kollased { $yellow }; sinised { $blue }
rw-fate = { $fate ->
    [rolled] visatakse uuesti
    [kept] jääb sulle
    [passed] edasi: { $name }
    [stays] jääb su lehele
   *[all] kõik neli visatakse uuesti
}

## Punktileht

rw-score-sheet = Kõigi punktileht
rw-types = Hoonete tüübid
rw-places = Kohad
rw-best-place = Parim vaba koht:
rw-worth = Read ja veerud: { $four } punkti 4 risti eest, { $five } viie eest, { $six } kõigi 6 eest. Allesjäänud mündid: { $coins } münti annavad ühe punkti.
rw-paid = koht on juba käes

## Mida oodatakse

rw-prompt-act = Kriipsuta maha helendav hoone, võta münte või keera täringut.
rw-prompt-act-poor = Kriipsuta maha helendav hoone või võta münte.
rw-prompt-only-coins = Kõik ristumiskohad on maha kriipsutatud: keera täringut või võta münte.
rw-prompt-must-take = Kõik ristumiskohad on maha kriipsutatud: võta münte.
rw-prompt-held = { $colour ->
    [yellow] Mis reale? Iga samm maksab ühe mündi.
   *[blue] Mis veerule? Iga samm maksab ühe mündi.
}
rw-prompt-turned = { $price ->
    [one] Keeratud, hind üks münt: kriipsuta maha või võta münte.
   *[other] Keeratud, hind { $price } münti: kriipsuta maha või võta münte.
}
rw-prompt-cross = Kas kriipsutada maha? { $building }, rida { $row }, veerg { $column }.
rw-prompt-cross-turned = { $price ->
    [one] Kas keerata ühe mündi eest ja kriipsutada maha? { $building } ({ $row }, { $column }).
   *[other] Kas keerata { $price } mündi eest ja kriipsutada maha? { $building } ({ $row }, { $column }).
}
rw-prompt-second = Kas ka teine hoone { $price } mündi eest? { $building } ({ $row }, { $column }).
rw-prompt-cross-second = Kas kriipsutada maha { $price } mündi eest? { $building } ({ $row }, { $column }).
rw-prompt-coins = { $coins ->
    [0] Kas jätta mündid võtmata ja visata kõik täringud?
    [one] Kas võtta üks münt ja visata kõik täringud?
   *[other] Kas võtta { $coins } münti ja visata kõik täringud?
}
rw-prompt-keep = Milline paar jääb sulle? Teise saab { $name }.
rw-prompt-kept = Kas jätta see paar endale? Teise saab { $name }.

## Mida nupud teevad

rw-do-cross = Kriipsuta maha
rw-do-coins = Võta münte
rw-do-keep = Jäta endale
rw-do-end = Teist mitte

## Logi

rw-log-cross = { $name } kriipsutab maha: { $building } ({ $row }, { $column }).
rw-log-keep = { $name } jätab endale kollase { $row } ja sinise { $column }.
rw-log-turn = { $name } keerab täringuid: kollased { $yellow }; sinised { $blue }.
rw-log-coins = { $name } võtab münte.
rw-log-end = { $name } teist hoonet maha ei kriipsuta.
rw-log-start = { $name } alustab: { $buildings }.
rw-log-imaginary = { $name } märgib: { $buildings }.
rw-log-roll = { $name } viskab { $pairs }.
rw-log-paid = Selles voorus valmis saanud tüüpide eest antakse punktid.
rw-log-scored = Toimub lõpparvestus.
rw-log-lost = Mäng on läbi; võidab kujuteldav mängija.

## Keeldumised, kui leht saab asjadele osutada

here-no-dice-there = Siin ei ristu täringutega rida ja veerg.
here-already-crossed = See hoone on juba maha kriipsutatud.
here-second-or-end = Nüüd saab teisena maha kriipsutada ainult helendava hoone või mitte ühtegi.
here-pair-to-keep = Vali paar, mis jääb sulle: kollane ja sinine täring.

## Lõpp

rw-final-you = Sinu tulemus
rw-final-alone = Tulemus: { $name }
rw-final-tie = Jagad võitu: { $names }!
rw-points = { $points ->
    [one] Üks punkt
   *[other] { $points } punkti
}
rw-record = Protokoll

## Laua avamine

rw-imaginary = Kujuteldavaid mängijaid
rw-aims = Mille nimel mängid
rw-aim = { $value ->
    [contest] Võistlus
   *[score] Hea tulemus
}
rw-aim-means = { $value ->
    [contest] Ka kujuteldavad mängijad saavad punkte ja võivad võita.
   *[score] Iga liigi parimad mängud jäetakse meelde.
}
rw-which-sheet = { $value ->
    [own] Sinu oma
   *[ours] Meie oma
}
rw-edit-sheet = Muuda oma lehte
rw-editor = Sinu oma leht
rw-editor-text = Puuduta oma lehe hooneid üksteise järel, rida realt. Leht jääb sellesse seadmesse alles.
rw-editor-empty = Rida { $row }, veerg { $column }: tühi
rw-editor-back = Eemalda viimane
rw-editor-count = { $filled } / 36.
rw-editor-ready = Leht on valmis.
rw-editor-keep = Jäta alles ja mängi sellel
