### Ruumid laua ümber: avaleht, ooteruum, seaded, reeglid ja punktiarvestused.


## Everywhere

unreachable = Serveriga ei saa ühendust. Kas sul on internet?
try-again = Proovi uuesti
here-other-wire-version = Saadaval on uus versioon. Laadi leht uuesti.
reload = Laadi uuesti
default-name = Külaline

## The home page

home-title = Alhambra
home-play-title = Ehita oma Alhambra
home-play-text = Mängi bottide vastu: { $game }. Mäng algab kohe.
home-play-alone = Mängi üksi mängu „{ $game }“. See algab kohe.
home-which-game = Milline mäng
game-name = { $game ->
    [dice] Täringumäng
    [alcazaba] Alcazaba
    [rollwrite] Viska ja kirjuta
   *[palace] Palee
}
game-means = { $game ->
    [dice] Kaheksa täringut, kuus võidujooksu
    [alcazaba] Täringutega hoonete peale
    [rollwrite] Kaks täringut, üks rist
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
home-bots = Kuidas nad mängivad
home-bot-name = { $bot ->
    [random] Algaja
   *[greedy] Osav
}
home-bot-means = { $bot ->
    [random] Nad mängivad huupi: paras esimesteks mängudeks.
   *[greedy] Nad mängivad nagu mõistlikud inimesed.
}
home-play = Mängi
home-learn = Esimest korda? Õpi mängides
home-read-rules = Loe reegleid
home-games = Sinu mängud
home-no-games = Sul ei ole veel ühtegi mängu. Alusta mõnda ja see ilmub siia.
home-statistics = Minu arvud
home-games-over = { $games ->
    [one] Üks lõpetatud mäng
   *[other] { $games } lõpetatud mängu
}
home-game-with = Kaasmängijad: { $names }
home-game-solo = Üksi
home-game-alone = Kedagi teist veel ei ole
home-game-yours = Sinu käik
home-game-waiting = Käigul on { $name }
home-game-running = Mäng käib
home-game-open = { $free ->
    [0] Kõik kohad on võetud; mäng võib alata
    [one] Pole veel alanud; üks koht on vaba
   *[other] Pole veel alanud; { $free } kohta on vaba
}
home-game-over = Lõppenud
home-friends = Mängi sõpradega
home-friends-text = Mängi teistega, lähedal või kaugel: { $game }.
home-seats = Kohti koos sinu omaga
home-fewer-seats = Üks koht vähem
home-more-seats = Üks koht rohkem
home-bots-of-them = Neist botte
home-fewer-bots = Üks bott vähem
home-more-bots = Üks bott rohkem
home-open-table = Ava laud
home-house = Maja
home-companion = Lauakaaslane
home-companion-text = Arvestab punktid, kui mängite karbimänguga.
home-rules-text = Kõik reeglid, otsitavad.
home-settings-text = Tähed, värvid, helid.
home-record = Vaata protokolli
home-record-text = Ükskõik millisest mängust, mida on mängitud siin või mujal. Vali fail või lohista see siia.
home-record-choose = Vali fail
here-bad-record = Protokoll ei ole õige. Vaata rida { $line }: { $reason }
modules = Moodulid
modules-none = ilma, põhimäng
module-name = { $module ->
    [treasure] Aardekamber
    [builders] Ehitusmeistrid
    [invaders] Ründajad
    [invaders-open] Ründajad, avatud
    [bazaars] Basaarid
   *[other] { $name }
}
module-means = { $module ->
    [treasure] Osta aardelaekaid ja pane need oma hoonetele: seitsmes enamus.
    [builders] Raha, mille eest saab ka veel kord ümber planeerida.
    [invaders] Pärast iga arvestust maksavad avatud küljed punkte.
    [bazaars] Annavad lõpus punkte ümbritsevate hoonete eest.
   *[other] Selle serveri moodul.
}
module-attacks-how = Rünnakud
module-attacks = { $value ->
    [open] Avatud
   *[secret] Salajased, luurajatega
}

## Without a network

offline-title = Ühendust ei ole
offline-text = Alhambrani ei jõua: puudub võrk või server ei tööta. Sellesse seadmesse sisestatu on alles.
offline-works = See töötab ikkagi
offline-not = Selleks on vaja võrku
offline-not-text = Mängimine bottide vastu ja sõpradega, sinu mängud, laua taha istumine.

## Settings

settings-title = Seaded
settings-language = Keel
settings-language-name = { $language ->
    [nl] Nederlands
    [et] Eesti
   *[en] English
}
settings-theme = Värvid
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
    [brisk] Botid käivad kiiresti ja punktiarvestusi näidatakse kiiresti.
    [instant] Botid käivad kohe ja punktiarvestusi näidatakse tabelina.
   *[calm] Botid käivad rahulikult ja punktiarvestusi näidatakse samm-sammult.
}
settings-tutor = Juhendaja
settings-tutor-name = { $on ->
    [yes] Sees
   *[no] Väljas
}
settings-tutor-means = Mängu ajal selgitab üks rida, mida sa saad teha ja mida see väärt on.
settings-letters = Tähed
settings-letters-name = { $letters ->
    [large] Suured
    [larger] Suuremad
   *[usual] Tavalised
}
settings-patterns = Mustrid värvinägemisele
settings-patterns-means = Hoonetel on tugevad mustrid ja suured tähed.
settings-sound = Helid
settings-sound-means = Sinu käigu ajal, iga sammu puhul ja punktiarvestusel.
settings-notify = Teavitused
settings-notify-means = Brauser annab teada, kui on sinu käik ja vaatad mujale.
settings-notify-refused = Brauser ei luba seda; luba saab anda selle lehe seadetes brauseris.

## The rules

rules-title = Mängu „{ $game }“ reeglid
rules-search = Otsi reeglitest
rules-found = { $rules ->
    [0] Midagi ei leitud. Proovi mõnda teist sõna.
    [one] Leitud üks lõik
   *[other] Leitud { $rules } lõiku
}
rules-loading = Üks hetk …

## The waiting room

lobby-title = { $free ->
    [0] Kõik kohad on võetud
   *[other] Ootame mängijaid
}
lobby-own-sheet = Mängitakse selle lehel, kes laua avas
lobby-free = Vaba koht
lobby-waiting = Sellele, kes järgmisena tuleb
lobby-you = See oled sina
lobby-bot = Bott, alati valmis
lobby-invite = Saada see link oma sõpradele
lobby-copy = Kopeeri
lobby-copied = Kopeeritud
lobby-share = Jaga
lobby-come = Tule minuga Alhambrat mängima!
lobby-sit-down = Võta istet
lobby-full = Kõik kohad on võetud. Kui mäng algab, saad seda pealt vaadata.
lobby-start = Alusta mängu
lobby-start-means = { $free ->
    [0] Kõik on valmis.
    [one] Vaba koha võtab bott.
   *[other] Vabad kohad ({ $free }) võtavad botid.
}
lobby-host-starts = Mängu alustab see, kes laua avas.
lobby-leave = Lahku lauast

## A scoring as a show

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
show-total = Kokku
show-leads = juhib
show-heard = { $points ->
    [one] { $name }: üks punkt
   *[other] { $name }: { $points } punkti
}
show-tied = kohta jagab { $tied }
show-part = { $cause ->
    [bazaars] { $number ->
        [one] üks hoone
       *[other] { $number } hoonet
    } ({ $each ->
        [one] üht tüüpi
       *[other] { $each } tüüpi
    }) basaari ümber
    [lines] { $number ->
        [one] üks rivi
       *[other] { $number } rivi
    }, milles { $name } risti, igaüks { $each } punkti
    [tokens] { $number ->
        [one] üks žetoon
       *[other] { $number } žetooni
    }, igaüks { $each ->
        [one] üks punkt
       *[other] { $each } punkti
    }
   *[other] { $name }: { $number } × { $each }
}
show-paid = { $number } juba varem arvestatud
attack-part = { $number ->
    [0] avatud külgi pole
    [one] üks avatud külg
   *[other] { $number } avatud külge
} { $side ->
    [north] põhja
    [east] ida
    [south] lõuna
   *[west] lääne
} poole, igaüks { $each ->
    [one] üks punkt
   *[other] { $each } punkti
}
attack-costs = Iga avatud külg { $side ->
    [north] põhja
    [east] ida
    [south] lõuna
   *[west] lääne
} poole maksab { $each ->
    [one] ühe punkti
   *[other] { $each } punkti
}.
attack-costs-beside = Iga avatud külg { $side ->
    [north] ida või lääne
    [south] ida või lääne
   *[other] põhja või lõuna
} poole maksab { $each ->
    [one] ühe punkti
   *[other] { $each } punkti
}.
attack-not-below-zero = mitte alla nulli: { $points ->
    [one] üks punkt jääb alles
   *[other] { $points } punkti jääb alles
}
show-skip = Jäta vahele
show-go-on = Edasi

## The end of a game

final-title = Mäng on läbi
final-you-win = Sina võitsid!
final-wins = { $winners ->
    [one] Võitis { $names }!
   *[other] Koos võitsid { $names }!
}
final-points = { $points ->
    [one] Ühe punktiga
   *[other] { $points } punktiga
}
final-which = Milline punktiarvestus
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
final-again = Mängi uuesti
final-look = Vaata lauda
final-replay = Vaata mängu uuesti
final-record = Laadi protokoll alla
