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
    [0] täringuid ei ole
    [one] 1 täring
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
    [one] 1 rist
   *[other] { $crosses } risti
}, { $points ->
    [one] 1 punkt
   *[other] { $points } punkti
}
rw-track = Mündirada, { $track } kohta: saadud { $received }, alles { $coins }
rw-coins = Mündid
rw-take-coins = { $coins ->
    [0] Võta münte: praegu pole saada
    [one] Võta 1 münt
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

rw-score-sheet = Ühine punktileht
rw-types = Hoonete tüübid
rw-places = Kohad
rw-best-place = Parim koht alles:
rw-worth = Read ja veerud: { $four } punkti 4 risti eest, { $five } 5 eest, { $six } kõigi 6 eest. Alles mündid: iga { $coins } mündi eest 1 punkt.
rw-paid = juba arvestatud

## Mida oodatakse

rw-prompt-act = Kriipsuta maha helendav hoone, võta münte või keera täringut.
rw-prompt-act-poor = Kriipsuta maha helendav hoone või võta münte.
rw-prompt-only-coins = Kõik ristumiskohad on maha kriipsutatud: keera täringut või võta münte.
rw-prompt-must-take = Kõik ristumiskohad on maha kriipsutatud: võta münte.
rw-prompt-held = { $colour ->
    [yellow] Mis reale? Iga samm maksab 1 mündi.
   *[blue] Mis veerule? Iga samm maksab 1 mündi.
}
rw-prompt-turned = { $price ->
    [one] Keeratud 1 mündi eest. Nüüd kriipsuta hoone maha või võta münte.
   *[other] Keeratud { $price } mündi eest. Nüüd kriipsuta hoone maha või võta münte.
}
rw-prompt-cross = Kas kriipsutad maha? { $building }, rida { $row }, veerg { $column }.
rw-prompt-cross-turned = { $price ->
    [one] Kas keerad 1 mündi eest ja kriipsutad maha? { $building } ({ $row }, { $column }).
   *[other] Kas keerad { $price } mündi eest ja kriipsutad maha? { $building } ({ $row }, { $column }).
}
rw-prompt-second = Kas kriipsutad { $price } mündi eest maha ka teise hoone? { $building } ({ $row }, { $column }).
rw-prompt-cross-second = Kas maksad { $price } münti ja kriipsutad maha? { $building } ({ $row }, { $column }).
rw-prompt-coins = { $coins ->
    [0] Kas jätad mündid võtmata ja viskad kõik täringud uuesti?
    [one] Kas võtad 1 mündi ja viskad kõik täringud uuesti?
   *[other] Kas võtad { $coins } münti ja viskad kõik täringud uuesti?
}
rw-prompt-keep = Vali paar, mis jääb sulle. Teise saab { $name }.
rw-prompt-kept = Kas jätad selle paari endale? Teise saab { $name }.

## Mida nupud teevad

rw-do-cross = Kriipsuta maha
rw-do-cross-for = { $price ->
    [one] Kriipsuta maha 1 mündi eest
   *[other] Kriipsuta maha { $price } mündi eest
}
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
rw-log-imaginary = { $name } saab: { $buildings }.
rw-log-roll = { $name } viskab { $pairs }.
rw-log-paid = Selles voorus täis saanud tüübid annavad punkte.
rw-log-scored = Lõpparvestus.
rw-log-lost = Mäng on läbi. Võitis kujuteldav mängija!

## Keeldumised, kui leht saab asjadele osutada

here-no-dice-there = Siin su täringud ei ristu.
here-already-crossed = See hoone on juba maha kriipsutatud.
here-second-or-end = Nüüd saad maha kriipsutada ainult helendava hoone või siin lõpetada.
here-pair-to-keep = Vali paar, mis jääb sulle: kollane ja sinine täring.

## Lõpp

rw-final-you = Sinu tulemus
rw-final-alone = Tulemus: { $name }
rw-final-tie = Jagad esikohta: { $names }!
rw-points = { $points ->
    [one] 1 punkt
   *[other] { $points } punkti
}
rw-record = Isiklik rekord

## Laua avamine

rw-imaginary = Kujuteldavaid mängijaid
rw-aims = Eesmärk
rw-aim = { $value ->
    [contest] Võida neid
   *[score] Hea tulemus
}
rw-aim-means = { $value ->
    [contest] Ka kujuteldavad mängijad saavad punkte ja võivad võita.
   *[score] Sinu parimad mängud jäetakse meelde iga seade kohta.
}
rw-which-sheet = { $value ->
    [own] Minu oma
   *[ours] Tavaline
}
rw-edit-sheet = Muuda oma lehte
rw-editor = Sinu oma leht
rw-editor-text = Sisesta oma lehe hooned rida-realt: puuduta neid üksteise järel. Leht salvestatakse sellesse seadmesse.
rw-editor-empty = Rida { $row }, veerg { $column }: tühi
rw-editor-back = Eemalda viimane
rw-editor-count = { $filled } / 36.
rw-editor-ready = Sinu leht on valmis.
rw-editor-keep = Salvesta ja kasuta
