### Lauakaaslane brauseris neile, kes mängivad karbimänguga.


## Leht

count-title = Punktiabiline
count-for = { $players ->
    [one] 1 mängija
   *[other] { $players } mängijat
}
count-tabs = Mängijad ja punktid
count-player = Mängija { $number }
count-imaginary = Kujuteldav { $number }
count-setup = Mäng ja mängijad
count-box = Mida mängite
count-box-means = { $game ->
    [dice] Sisesta kivid kuuel rajal ja žetoonid.
    [rollwrite] Sisesta lehed mängu lõpus.
   *[palace] Ehita Alhambrad nii, nagu need laual on. Sobib ka Alcazabale.
}
count-fewer-players = Eemalda mängija
count-more-players = Lisa mängija
count-name-of = Mängija { $number } nimi
count-with-dirk = Punkte saab ka Dirk, kujuteldav kolmas mängija.
count-imaginary-number = Kujuteldavaid mängijaid
count-contest = Kujuteldavad mängijad võivad võita
count-clear = Tühjenda
count-done = Valmis

## Palee

count-begin = Vali ehituskaart, siis puuduta selle kohta.
count-where = Kus see on?
count-which-tile = Milline ehituskaart seal on?
count-move = Teisaldamiseks puuduta teist kohta.
count-types = Tüübid
count-type = { $kind }: { $number }
count-taken = { $tile }: juba olemas, { $name }
count-cell = purskkaevust { $east } ida poole, { $north } põhja poole
count-take-away = Eemalda
count-chest = Lisa aardelaegas
count-no-chest = Eemalda aardelaegas
count-broken = { $rule ->
    [P-21] { $tile }: { $wall ->
        [yes] sein on vastu lahtist külge
       *[no] lahtine külg on vastu seina
    } { $side ->
        [north] põhjas
        [east] idas
        [south] lõunas
       *[west] läänes
    }.
    [P-22] { $tile }: purskkaevu juurest ei pääse sinna ilma seina ületamata.
    [P-23] { $tile }: ei puuduta ühtki teist ehituskaarti.
   *[P-24] Tühi koht on sisse piiratud.
}
count-type-a-tile = Trüki hoone
count-typed = Trüki hoone, näiteks g8
count-no-such-tile = Sellist hoonet ei ole.
count-dirk = Puuduta ehituskaarte, mis on Dirkil.
count-dirk-more = Eemaldamiseks puuduta Dirki ehituskaarti.
count-dirk-chest = Aardelaeka lisamiseks puuduta Dirki ehituskaarti.
count-of-dirk = Dirki oma: { $tile }
count-attack = Rünnaku suund
count-no-attack = puudub
count-side = { $side ->
    [north] Põhi
    [east] Ida
    [south] Lõuna
   *[west] Lääs
}

## Täringumäng

count-stones = Hõivatud väljale jõudnud kivi läheb teiste peale. Alumine kivi on parem.
count-field-of = Väli: { $name }
count-lower = pane allapoole
count-tokens = Iga mängija žetoonide punktid kokku.
count-tokens-of = Žetoonide punktid: { $name }
count-less = Üks vähem: { $what }
count-more = Üks rohkem: { $what }

## Viska ja kirjuta

count-crosses = Puuduta kõike, mis on lehel maha kriipsutatud.
count-sheet-of = Leht: { $name }
count-crossing = { $kind }, rida { $row }, veerg { $column }
count-coins = Münte alles
count-marks = Mis on punktilehele märgitud.
count-order = Kes sai selle esimesena täis? Samas voorus lõpetanud jagavad kohta.
count-nth = { $place }

## Punktid koos selgitusega

count-cause = { $cause ->
    [tokens] Žetoonid
    [lines] Read ja veerud
    [coins] Mündid
   *[bonus] Boonus
}
count-total = Kokku
count-whole = Kogu mäng
count-as-entered = Arvestatakse nii, nagu sisestati.
count-mend = Näita
count-share-picture = Jaga pildina
count-share-text = Jaga tekstina
count-passed = { $how ->
    [copied] Kopeeritud.
   *[saved] Salvestatud sinu seadmesse.
}
count-nobody = Keegi ei saa punkte.
count-not-below-zero = Keegi ei lange alla nulli.
count-has = { $cause ->
    [chests] { $count ->
        [one] 1 aardelaegas.
       *[other] { $count } aardelaegast.
    }
   *[type] { $game ->
        [dice] väli { $count }.
        [rollwrite] { $count ->
            [one] 1 rist.
           *[other] { $count } risti.
        }
       *[palace] { $count ->
            [one] 1 hoone.
           *[other] { $count } hoonet.
        }
    }
}
count-shared = { $places ->
    [one] Kohta, mis annab { $sum }, jagavad { $owners }; ümardatakse alla.
   *[other] Kohti, mis annavad { $sum }, jagavad { $owners }; ümardatakse alla.
}
count-why = { $cause ->
    [wall] { $count ->
        [one] 1 seinalõik
       *[other] { $count } seinalõiku järjest
    }
    [tokens] punkte žetoonidel
    [lines] read ja veerud, kus on vähemalt 4 risti
    [coins] { $count ->
        [one] 1 münt alles
       *[other] { $count } münti alles
    }
   *[bonus] rivide ja müntide asemel, mida kujuteldavatel mängijatel ei ole
}
