### Lauakaaslane brauseris neile, kes mängivad karbimänguga.


## Leht

count-title = Lauakaaslane
count-for = { $players ->
    [one] üks mängija
   *[other] { $players } mängijat
}
count-tabs = Kelle oma, või punktid
count-player = Mängija { $number }
count-imaginary = Kujuteldav { $number }
count-setup = Mäng ja mängijad
count-box = Laual on
count-box-means = { $game ->
    [dice] Kivid kuuel rajal ja žetoonid.
    [rollwrite] Lehed mängu lõpus.
   *[palace] Alhambrad nii, nagu need laual asuvad. Sobib ka mängule Alcazaba.
}
count-fewer-players = Üks mängija vähem
count-more-players = Üks mängija rohkem
count-name-of = Mängija { $number } nimi
count-with-dirk = Arvesse läheb ka Dirk, kujuteldav kolmas mängija.
count-imaginary-number = Kujuteldavaid mängijaid
count-contest = Võistlus: kujuteldavad mängijad võivad võita
count-clear = Tühjenda laud
count-done = Valmis

## Palee

count-begin = Vali hoone, siis selle koht.
count-where = Kus see asub?
count-which-tile = Milline hoone seal asub?
count-move = Teise koha puudutus viib selle sinna.
count-types = Tüübid
count-type = { $kind }: { $number }
count-taken = { $tile }: omanik on { $name }
count-cell = purskkaevust { $east } ida poole, { $north } põhja poole
count-take-away = Võta ära
count-chest = Pane aardelaegas peale
count-no-chest = Võta aardelaegas pealt
count-wrong-P-22 = Märgitud hooneni ei saa purskkaevust veel jalgsi.
count-wrong-P-24 = Tühi koht on sisse piiratud.
count-dirk = Puuduta hooneid, mis kuuluvad Dirkile.
count-dirk-more = Dirki hoone puudutus võtab selle ära.
count-dirk-chest = Dirki hoone puudutus paneb sellele aardelaeka.
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

count-stones = Kui kivi jõuab teiste juurde, pannakse see peale; alumine on parem.
count-field-of = Väli: { $name }
count-lower = pane allapoole
count-tokens = Iga mängija punktižetoonide summa.
count-tokens-of = Punktižetoonid: { $name }
count-less = Üks vähem: { $what }
count-more = Üks rohkem: { $what }

## Viska ja kirjuta

count-crosses = Puuduta seda, mis on lehel maha kriipsutatud.
count-sheet-of = Leht: { $name }
count-crossing = { $kind }, rida { $row }, veerg { $column }
count-coins = Münte alles
count-marks = Mis on punktilehele märgitud.
count-order = Kes sai selle enne täis? Samas voorus lõpetanud jagavad.
count-nth = { $place }

## Punktid koos selgitusega

count-cause = { $cause ->
    [tokens] Žetoonid
    [lines] Read ja veerud
    [coins] Mündid
   *[bonus] Võistlus
}
count-nobody = Keegi ei saa midagi.
count-not-below-zero = Keegi ei lange alla nulli: kellel on vähem punkte, kaotab ainult need.
count-has = { $cause ->
    [chests] { $count ->
        [one] üks aardelaegas.
       *[other] { $count } aardelaegast.
    }
   *[type] { $game ->
        [dice] väli { $count }.
        [rollwrite] { $count ->
            [one] üks rist.
           *[other] { $count } risti.
        }
       *[palace] { $count ->
            [one] üks hoone.
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
        [one] üks seinakülg
       *[other] { $count } seinakülge järjest
    }
    [tokens] punkte žetoonidel
    [lines] read ja veerud, kus on palju riste
    [coins] { $count ->
        [one] üks münt alles
       *[other] { $count } münti alles
    }
   *[bonus] ridade ja müntide eest, mida kujuteldavatel ei ole
}
