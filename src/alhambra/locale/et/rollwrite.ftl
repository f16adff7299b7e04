### Eesti keel: Viska ja kirjuta. Täringud, ristumiskohad ja sammud jäävad lühikujule.


## Texts that cannot be read

invalid-crossing = „{ $text }“ ei ole ristumiskoht; see kirjutatakse nagu 3,5: rida (kollane täring), veerg (sinine täring), kumbki 1 kuni 6.
invalid-four-dice = „{ $text }“ ei ole täringud; need kirjutatakse nagu 25,14: kollased täringud 2 ja 5, sinised täringud 1 ja 4.
invalid-rollwrite-move = „{ $text }“ ei ole samm; sammud kirjutatakse nagu „cross 3,5“, „coins“, „turn 25,14“, „keep 3,5“, „end“.

## The sheet

bad-sheet-letter = Rida { $row }, veerg { $column }: „{ $letter }“ ei ole hoonetüüp; tüübid on P, S, A, C, G ja T.
bad-sheet-long = Rida { $row }, veerg { $column }: reas on ainult kuus hoonet.
bad-sheet-short = Rida { $row }, veerg { $column }: hoone puudub; lehel on kuus rida, igas kuus hoonet.
bad-sheet-rows = Rida { $row }, veerg 1: lehel on ainult kuus rida.
bad-sheet-type = Lehel puudub { $type } ({ $letter }); olemas peavad olema kõik tüübid.
bad-sheet-file = { $file }: { $reason }

## Options

only-alone = Valik „{ $option }“ on ainult üksi mängijale, aga mängijaid on { $players }.
bad-solo = „{ $given }“ ei ole kujuteldavate mängijate arv; kes mängib üksi, sellel on neid 2, 3 või 4.
bad-contest = „{ $given }“ ei ole võistluse valik; see on „yes“ või jäetakse ära.
bad-data-range = { $entry }: { $number } ei ole vahemikus { $least } kuni { $most }.

## Moves that the rules forbid

dice-to-roll = Enne kui keegi saab käia, tuleb täringuid visata.
no-dice-there = { $crossing } ei ole nende täringute ristumiskoht: { $dice }.
already-crossed = Hoone kohal { $crossing } on juba maha kriipsutatud.
action-to-take = Käik ei saa lõppeda enne, kui midagi on tehtud: kriipsuta maha hoone või võta münte.
nothing-rolled = Alles jätta ei ole ühtegi paari: nelja täringut pole uuesti visatud.
turned-already = Täringuid keeratakse käigus üks kord, kõiki soovituid korraga; nüüd tuleb tegevus.
yellow-turned-already = Kollased täringud on juba keeratud; nüüd võib keerata ainult siniseid või tuleb tegevus.
colour-by-colour = Kui münte on nii palju, keeratakse täringuid värvikaupa: kõigepealt kollaseid, siis siniseid.
four-dice-to-name = Nimetada tuleb, mida kõik neli täringut näitama hakkavad; praegu näitavad need { $dice }.
nothing-turned = Täringud näitavadki juba { $dice }.
too-few-coins = Nii keeramine maksab { $price ->
    [one] ühe mündi
   *[other] { $price } münti
}, aga { $coins ->
    [0] münte ei ole
    [one] olemas on üks
   *[other] olemas on { $coins }
}.
not-turned-between = Esimese ja teise hoone vahel täringuid ei keerata.
second-or-end = Nüüd kriipsutatakse maha teine hoone, mille koht on { $crossing }, või lõpeb käik: „end“.
pair-to-keep = Täringutest { $dice } tuleb alles jätta üks paar: kollane ja sinine.

## Chance

cannot-be-rolled = { $rolled } siin ei loe; visatakse uuesti.
nothing-is-rolled = { $rolled } ei saa tulla: praegu ei visata midagi.

## Positions

bad-position-coins = alles ei saa olla rohkem münte, kui on saadud, ega saadud rohkem, kui on rajal ({ $track }).
bad-position-boxes = { $player }: tüüpi { $letter } on rohkem kui lehel, kus neid on { $boxes }.
bad-position-paid = { $player }: tüübi { $letter } eest ei saa olla punkte antud, sest see ei ole valmis.

## Playing in the terminal

imaginary-player = Kujuteldav mängija { $number }
column-lines = rivid
column-coins = mündid
column-bonus = boonus
column-dice = täringud
column-round = voorud
column-final = lõpp
column-name = nimi
column-day = päev
column-record = protokoll
head-round = Selles voorus valmis saanud tüübid
head-final = Lõpparvestus
score-preview-final = Kui mäng oleks kohe läbi
end-alone = { $name } lõpetab { $points } punktiga.
rollwrite-to-act = { $name } { $phase ->
    [second] võib maha kriipsutada teise hoone
    [keep] jätab ühe paari endale ja annab teise edasi
   *[act] on käigul
}
rollwrite-round = voor { $round } / { $rounds }
rollwrite-look = Leht: { $name }
rollwrite-coins = Münte { $coins }
rollwrite-places = Vabad kohad:
rollwrite-choice-cross = { $price ->
    [0] Kriipsuta maha
   *[other] Kriipsuta maha, hind { $price }
}
rollwrite-choice-building = { $crossing } { $type }{ $crossed ->
    [yes] {""} (maha kriipsutatud)
   *[no] {""}
}
rollwrite-choice-coins = Võta münte
rollwrite-choice-gained = { $coins ->
    [0] pole saada
   *[other] { $coins }
}
rollwrite-choice-turn = { $price ->
    [one] Keera ühe mündi eest
   *[other] Keera, hind { $price }
}
rollwrite-choice-turnings = kõiki { $count } keeramise viisi näitab „turn“; või kirjuta, mida täringud näitama peavad: turn 25,14
rollwrite-choice-no-turning = Praegu ei saa täringuid keerata.
rollwrite-choice-keep = Jäta alles
rollwrite-choice-kept = { $pair }, anna edasi { $passed }
rollwrite-choice-end = teist hoonet ei kriipsuta
told-rollwrite-cross = kriipsutab maha { $pieces }
told-rollwrite-coins = võtab münte
told-rollwrite-turn = keerab täringuid: { $pieces }
told-rollwrite-keep = jätab alles { $pieces }
told-rollwrite-end = ei kriipsuta teist hoonet
told-rollwrite-roll = { $kind ->
    [imaginary] { $name } märgib { $rolls }.
    [start] { $name } alustab: { $rolls }.
   *[other] { $name } viskab { $rolls }.
}
rollwrite-help =
    Vali samm numbri järgi või kirjuta see välja: cross 3,5, coins, turn 25,14,
    keep 3,5, end.
    {""}
    Ristumiskoht on rida (kollane täring) ja veerg (sinine täring). Täringud on
    su lehe servadel; seal, kus need ristuvad, on sammu number. Maha kriipsutatud
    hooned on kirjas nii: ╳ P ╳. Servadel seisab, mitu risti reas või veerus on ja
    mitu punkti see annab: 4=2.
    {"  "}P paviljon  S haarem  A galerii  C loss  G aed  T torn
    Mündid: ● on sinu omad, ⊗ on kulutatud, ○ võivad veel tulla. Ühe mündi eest
    keeratakse täringut ühe võrra: turn 25,14 paneb kollased täringud näitama
    2 ja 5 ning sinised 1 ja 4. Kui münte on palju, keeratakse kõigepealt kollaseid
    täringuid, siis siniseid. Tärn punktilehel: selle tüübi eest on punktid antud.
    {""}
    Enter       näitab lauda uuesti
    turn        loetleb kõik täringute keeramise viisid
    undo        võtab viimase sammu tagasi, kui vahepeal pole visatud
    why SAMM    ütleb, miks samm pole lubatud ja mis reegli järgi
    score       punktid seni ja mida lõpp praegu annaks
    look N      mängija N leht
    rules MIDA  reegel tunnuse või sõnade järgi: rules R-30, rules kujuteldav
    save FAIL   salvestab mängu; kui FAIL puudub, siis uue nimega
    quit        lahkub ja soovi korral salvestab

## High scores

high-scores = Parimad üksi mängitud mängud { $solo } kujuteldava mängijaga{ $contest ->
    [yes] {""}, võistlusena
   *[no] {""}
}
high-scores-replay = Vaata seda mängu uuesti nii:
high-scores-refused = Parimaid tulemusi ei saa hoida failis { $file }: { $reason }.
