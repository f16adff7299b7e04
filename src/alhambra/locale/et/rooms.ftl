### Ruumid laua ümber: avaleht, ooteruum, seaded, reeglid ja punktiarvestused.


## Igal pool

unreachable = Serveriga ei saa ühendust. Kas sul on internet?
try-again = Proovi uuesti
here-other-wire-version = Saadaval on uus versioon. Laadi leht uuesti.
reload = Laadi uuesti
default-name = Külaline

## Avaleht

home-title = Alhambra
home-play-title = Ehita oma Alhambra
home-play-text = Mängi bottide vastu: { $game }. Mäng algab kohe.
home-play-alone = Mängi üksi: { $game }. Mäng algab kohe.
home-which-game = Mäng
game-name = { $game ->
    [dice] Täringumäng
    [alcazaba] Alcazaba
    [rollwrite] Viska ja kirjuta
   *[palace] Palee
}
game-means = { $game ->
    [dice] Kaheksa täringut, kuus võidujooksu
    [alcazaba] Võida täringutega hooneid
    [rollwrite] Neli täringut, üks pliiats
   *[palace] Hooned, raha ja seinad
}
home-your-name = Sinu nimi
home-opponents = Vastased
home-game-for = { $players ->
    [1] Sina üksi, kujuteldavate mängijatega.
    [2] Mäng kahele. Kaasa lööb { $game ->
        [rollwrite] üks kujuteldav mängija
       *[other] Dirk, kujuteldav kolmas mängija
    }.
   *[other] Mäng { $players } mängijale.
}
home-level = Tase
home-level-means = { $level ->
    [mixed] Erinevad tasemed.
    [beginner] Alles õpib mängu. Laps võib võita.
    [casual] Mängib lõbu pärast ja jätab mõne asja märkamata.
    [skilled] Teab, mida iga hoone väärt on.
    [advanced] Mõtleb enne käiku ette.
   *[expert] Mõtleb põhjalikult. Võit tuleb välja teenida.
}
opponent-title = { $number }. vastane
opponent-change = { $number }. vastane: { $name }, { $level }. Muuda
opponent-add = Lisa vastane
opponent-surprise = Üllata mind
opponent-surprise-means = Igas mängus keegi teine.
character-way = { $character ->
    [zaida] Armastab pikki seinu ja kõrgeid torne.
    [badis] Kulutab kohe ära kõik, mis tal on.
    [itimad] Aiad on tähtsamad kui kõik muu.
    [galib] Mängib sinu vastu: võtab, mida sina vajad.
    [firnas] Riskib ja loodab õnnele.
    [tarub] Kogub raha, münte ja žetoone hilisemaks.
    [habus] Tahab kõige rohkem torne, maksku mis maksab.
    [lubna] Loeb iga mündi üle ja maksab meelsasti täpselt.
    [hakam] Mõtleb kaugele ette ja hoiab ehitamiseks ruumi.
    [nazhun] Mõtleb eelkõige järgmisele punktiarvestusele.
    [wallada] Armastab uhkeid maju: haaremeid ja losse.
   *[ziryab] Paviljonid ja galeriid: väikesed, aga neid on palju.
}
home-play = Mängi
home-learn = Esimest korda siin? Õpi mängides
home-read-rules = Loe reegleid
home-games = Sinu mängud
home-no-games = Mänge veel ei ole. Alusta mängu ja see ilmub siia.
home-statistics = Sinu statistika
home-games-over = { $games ->
    [one] 1 lõppenud mäng
   *[other] { $games } lõppenud mängu
}
home-game-with = Kaasmängijad: { $names }
home-game-solo = Üksi
home-game-alone = Keegi teine pole veel liitunud
home-game-yours = Sinu käik
home-game-waiting = Käigul on { $name }
home-game-running = Mäng käib
home-game-open = { $free ->
    [0] Laud on täis, mäng võib alata
    [one] Pole veel alanud, 1 vaba koht
   *[other] Pole veel alanud, { $free } vaba kohta
}
home-your-turn = { $games ->
    [one] Sinu käik
   *[other] Sinu käik { $games } mängus
}
home-game-last = { $name } käis { $ago }
home-game-due = aega { $time }
home-game-place = { $place }. koht { $players } mängija seas
home-game-points = { $points ->
    [one] 1 punkt
   *[other] { $points } punkti
}
home-hide = Peida see mäng
home-show = Näita seda mängu jälle
home-any-game = Kõik
home-find = Otsi mängija järgi
home-none-found = Mänge ei leitud.
home-with-hidden = { $games ->
    [one] Näita 1 peidetud mängu
   *[other] Näita { $games } peidetud mängu
}
home-without-hidden = Ära näita peidetud mänge
home-friends = Mängi sõpradega
home-seats = Kohti koos sinuga
home-fewer-seats = Eemalda koht
home-more-seats = Lisa koht
home-bots-of-them = Kohti bottidele
home-fewer-bots = Eemalda bott
home-more-bots = Lisa bott
home-open-table = Ava laud
home-house = Veel
home-learning = Õpi
home-learning-text = Juhendatud esimesed mängud ja lühikesed õppetunnid.
welcome-title = Tere tulemast Alhambrasse
welcome-question = Mida soovid teha?
welcome-choice = { $does ->
    [play] Mängi
    [learn] Õpi
   *[score] Loe päris mängu punktid
}
welcome-means = { $does ->
    [play] Kohe, bottide vastu või sõpradega.
    [learn] Juhendatud esimene mäng, umbes viis minutit.
   *[score] Mängid päris karbiga? Sisesta ehituskaardid ja näed punkte.
}
home-night = Klubiõhtu
home-night-text = Korralda turniir
home-companion = Punktiabiline
home-companion-text = Loeb kokku päris karbiga mängu punktid.
home-rules-text = Kõik reeglid koos otsinguga.
home-settings-text = Teksti suurus, värvid, helid.
home-record = Ava mängufail
home-record-text = Vaata mis tahes mängu kordust, olgu see mängitud siin või mujal. Vali fail või lohista see siia.
home-record-choose = Vali fail
here-bad-record = Mängufaili reas { $line } on viga: { $reason }
modules = Moodulid
modules-none = puuduvad (põhimäng)
module-name = { $module ->
    [treasure] Aardekamber
    [builders] Ehitusmeistrid
    [invaders] Ründajad
    [invaders-open] Ründajad, avatud
    [bazaars] Basaarid
   *[other] { $name }
}
module-means = { $module ->
    [treasure] Osta aardelaekaid ja pane need oma hoonetele: seitsmes ülekaal.
    [builders] Rahakaardid, mille eest saab ka ühe korra rohkem ümber planeerida.
    [invaders] Pärast iga punktiarvestust kaotad avatud külgede eest punkte.
    [bazaars] Annavad mängu lõpus punkte ümbritsevate hoonete eest.
   *[other] Selle serveri moodul.
}
module-attacks-how = Rünnakud
module-attacks = { $value ->
    [open] Avatud
   *[secret] Salajased, luurajatega
}

## Ilma võrguta

offline-title = Ühendust ei ole
offline-text = Alhambraga ei saa ühendust: võrk puudub või server ei tööta. Kõik, mis sa siia seadmesse sisestasid, on alles.
offline-works = Seda saad ikka kasutada
offline-not = Selleks on vaja ühendust
offline-not-text = Mängimine bottide vastu ja sõpradega, sinu mängud ja lauaga liitumine.

## Seaded

settings-title = Seaded
settings-language = Keel
settings-language-name = { $language ->
    [nl] Nederlands
    [et] Eesti
   *[en] English
}
settings-theme = Kujundus
settings-theme-name = { $theme ->
    [light] Hele
    [dark] Tume
   *[auto] Automaatne
}
settings-speed = Tempo
settings-speed-name = { $speed ->
    [brisk] Kiire
    [instant] Kohene
   *[calm] Rahulik
}
settings-speed-means = { $speed ->
    [brisk] Botid käivad kiiresti ja punktiarvestus läheb kiiresti.
    [instant] Botid käivad kohe ja punktiarvestus ilmub tabelina.
   *[calm] Botid võtavad aega ja punktiarvestus läheb samm-sammult.
}
settings-tutor = Juhendaja
settings-tutor-name = { $on ->
    [yes] Sees
   *[no] Väljas
}
settings-tutor-means = Selgitab mängu ajal, mida sa saad teha ja mida see väärt on.
settings-letters = Teksti suurus
settings-letters-name = { $letters ->
    [large] Suur
    [larger] Väga suur
   *[usual] Tavaline
}
settings-patterns = Mustrid värvipimedatele
settings-patterns-means = Lisab hoonetele selged mustrid ja suured tähed.
settings-sound = Helid
settings-sound-means = Kui on sinu käik, iga sammu juures ja punktiarvestusel.
settings-notify = Teavitused
settings-notify-means = Brauser annab teada, kui on sinu käik ja sa tegeled millegi muuga.
settings-notify-refused = Brauser blokeerib teavitused. Luba need selle lehe jaoks brauseri seadetes.

## Reeglid

rules-title = Mängu „{ $game }“ reeglid
rules-search = Otsi reeglitest
rules-found = { $rules ->
    [0] Midagi ei leitud. Proovi mõnda teist sõna.
    [one] 1 vaste
   *[other] { $rules } vastet
}
rules-contents = Sisukord
rules-print = Prindi
rules-loading = Üks hetk …

## Ooteruum

lobby-title = { $free ->
    [0] Kõik on kohal
   *[other] Ootame mängijaid
}
lobby-own-sheet = Mängitakse laua haldaja enda lehel
lobby-free = Vaba koht
lobby-waiting = Sellele, kes soovib liituda
lobby-you = Sina
lobby-bot = Bott, alati valmis
lobby-bot-level = Bott, { $level }
lobby-invite = Saada see link oma sõpradele
lobby-copy = Kopeeri
lobby-copied = Kopeeritud
lobby-share = Jaga
lobby-come = Tule minuga Alhambrat mängima!
lobby-sit-down = Võta istet
lobby-full = Kõik kohad on võetud. Kui mäng algab, saad pealt vaadata.
lobby-start = Alusta mängu
lobby-start-means = { $free ->
    [0] Kõik on valmis.
    [one] Vaba koha võtab bott.
   *[other] Vabad kohad ({ $free }) võtavad botid.
}
lobby-host-starts = Ootame, kuni laua haldaja mängu alustab.
lobby-leave = Lahku lauast

## Punktiarvestus etendusena

show-title = { $scoring ->
    [A] Esimene punktiarvestus
    [B] Teine punktiarvestus
    [round] Valmis tüübid
   *[C] Lõpparvestus
}
show-attack = { $side ->
    [north] Rünnak põhjast
    [east] Rünnak idast
    [south] Rünnak lõunast
   *[west] Rünnak läänest
}
show-points = +{ $points }
show-cause = Mille eest
show-this-scoring = See arvestus
show-total = Kokku
show-leads = juhib
show-announced = { $points ->
    [one] { $name }: 1 punkt
   *[other] { $name }: { $points } punkti
}
show-tied = { $tied } mängijat viigis
show-part = { $cause ->
    [bazaars] { $number ->
        [one] 1 hoone
       *[other] { $number } hoonet
    } ({ $each ->
        [one] 1 tüüp
       *[other] { $each } tüüpi
    }) basaari ümber
    [lines] { $number ->
        [one] 1 rivi
       *[other] { $number } rivi
    }, milles { $name } risti, igaüks { $each } punkti
    [tokens] { $number ->
        [one] 1 žetoon
       *[other] { $number } žetooni
    }, igaüks { $each ->
        [one] 1 punkt
       *[other] { $each } punkti
    }
   *[other] { $name }: { $number } × { $each }
}
show-paid = { $number } juba varem arvestatud
attack-part = { $number ->
    [0] avatud külgi ei ole
    [one] 1 avatud külg
   *[other] { $number } avatud külge
} { $side ->
    [north] põhja
    [east] ida
    [south] lõuna
   *[west] lääne
} poole, igaüks { $each ->
    [one] 1 punkt
   *[other] { $each } punkti
}
attack-costs = Iga avatud külg { $side ->
    [north] põhja
    [east] ida
    [south] lõuna
   *[west] lääne
} poole maksab { $each ->
    [one] 1 punkti
   *[other] { $each } punkti
}.
attack-costs-beside = Iga avatud külg { $side ->
    [north] ida või lääne
    [south] ida või lääne
   *[other] põhja või lõuna
} poole maksab { $each ->
    [one] 1 punkti
   *[other] { $each } punkti
}.
attack-not-below-zero = mitte alla nulli: { $points ->
    [one] 1 punkt jääb alles
   *[other] { $points } punkti jääb alles
}
show-skip = Jäta vahele
show-go-on = Jätka

## Mängu lõpp

final-title = Mäng on läbi
final-you-win = Sina võitsid!
final-wins = { $winners ->
    [one] Võitis { $names }!
   *[other] Esikohta jagavad { $names }!
}
final-points = { $points ->
    [one] 1 punktiga
   *[other] { $points } punktiga
}
final-which = Punktiarvestus
final-all = Kõik
final-scoring = { $scoring ->
    [A] Esimene
    [B] Teine
    [round] Voorud
   *[C] Viimane
}
final-winner = võitja
final-chart = Kust punktid tulid
final-piece = { $cause }: { $points }
final-night = Klubiõhtule
final-again = Mängi uuesti
final-look = Vaata lauda
final-result = Tulemus
final-replay = Vaata kordust
final-record = Laadi mängufail alla
