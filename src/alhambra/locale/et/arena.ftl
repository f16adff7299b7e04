### Eesti keel: bottide omavahelised mängud.


## Mida ei saa simuleerida

simulate-bots-players = Bottide arv ({ $bots }) ei vasta mängijate arvule ({ $players }): nimeta igale kohale üks bott.
simulate-records-not-empty = Kaustas { $folder } on juba faile. Vali protokollide jaoks uus või tühi kaust.
simulate-records-refused = Protokolle ei saa kirjutada kausta { $folder }: { $reason }.

## Mängude ajal

simulate-progress = Mängitakse
simulate-rate = { $rate } mängu/s
simulate-unfinished = { $games ->
    [one] Üks mäng peatati
   *[other] { $games } mängu peatati
} ja jäeti arvestamata: { $rounds } vooru jooksul ei ehitatud ega ostetud midagi ja ükski reegel poleks mängu lõpetanud.
simulate-interrupted = Katkestatud: mängitud { $games ->
    [one] üks mäng
   *[other] { $games } mängu
}, soovitud { $wanted }.

## Tabelid

simulate-title = { $games } { $games ->
    [one] mäng
   *[other] mängu
}: { $game }, seeme { $seed }
simulate-by-seat = Kohtade kaupa
simulate-by-cause = Keskmised punktid punktiarvestuse ja põhjuse kaupa
simulate-length = Pikkus
simulate-bot = bott
simulate-seat = koht
simulate-wins = võite
simulate-share = osakaal
simulate-mean = keskm. punktid
simulate-spread = hajuvus
simulate-least = vähim
simulate-most = suurim
simulate-sum = kokku
simulate-games = mänge
simulate-moves = samme
simulate-decisions = otsuseid
simulate-in-all = kokku
simulate-per-game = mängu kohta
simulate-per-second = sekundis
simulate-faults = Vea tõttu kaotatud mängud
simulate-fault = viga
simulate-first = esimene
fault-crash = kokkujooks
fault-timeout = liiga aeglane
fault-illegal = keelatud samm
fault-nonsense = pole üldse samm

## Turniirid

tournament-two-bots = Turniiriks on vaja vähemalt kahte botti.
tournament-two-players = Turniiril peab ühes lauas olema vähemalt kaks mängijat.
tournament-twice = { $bot } on nimetatud kaks korda. Redelil mängib bott niigi iseenda vastu.
tournament-bounds = --elo0 peab olema väiksem kui --elo1 ning --alpha ja --beta peavad jääma 0 ja 0,5 vahele.
tournament-form = Vormi „{ $form }“ ei ole. Vali üks neist: { $forms }.
tournament-no-state = { $file } ei ole turniiri seis või on see teisest versioonist.
tournament-other-state = { $file } on teise turniiri seis: { $what } oli { $before } ja on nüüd { $now }. Vali teine fail või korda täpselt varasemat käsku.
tournament-not-written = Turniiri ei saa salvestada faili { $file }: { $reason }.
tournament-taken-up = { $blocks ->
    [one] Üks plokk oli
   *[other] { $blocks } plokki oli
} juba mängitud; jätkatakse sealt.
tournament-progress = Plokke
tournament-interrupted = Katkestatud: mängitud { $blocks ->
    [one] üks plokk
   *[other] { $blocks } plokki
}.
tournament-failed-mirror = PEEGELMÄNG EBAÕNNESTUS: { $bot } peaks iseenda vastu mängima viiki, aga tulemus on { $score } ({ $low } kuni { $high }). Ära seda turniiri usalda.
tournament-failed-sanity = KONTROLLMÄNG EBAÕNNESTUS: pole näidatud, et { $bot } on parem kui { $other }; tulemus on { $score } ({ $low } kuni { $high }). Midagi on valesti või oli plokke liiga vähe.
tournament-not-reproducible = Eelarved sekundites: seda turniiri ei saa täpselt korrata.
tournament-title = { $games } { $games ->
    [one] mäng
   *[other] mängu
}: { $game }, seeme { $seed }, { $form ->
    [gauntlet] üks kõigi vastu
    [ladder] redel
   *[round-robin] kõik kõigiga
}
tournament-bot = bott
tournament-other = vastane
tournament-rating = Elo
tournament-interval = 95 %
tournament-games = mänge
tournament-blocks = plokke
tournament-share = võite
tournament-points = Punktid
tournament-mean = keskm. punktid
tournament-spread = hajuvus
tournament-score = tulemus
tournament-llr = LLR
tournament-verdict = otsus
tournament-head-to-head = Omavahel (SPRT { $elo0 } kuni { $elo1 } Elo, α = { $alpha }, β = { $beta })
tournament-verdict-better = { $bot } on parem (plokk { $block })
tournament-verdict-worse = { $other } on parem (plokk { $block })
tournament-verdict-equal = kumbki pole { $elo } Elo võrra parem (plokk { $block })
tournament-verdict-open = otsustamata
tournament-row-verdict-better = parem (plokk { $block })
tournament-row-verdict-worse = halvem (plokk { $block })
tournament-row-verdict-equal = kumbki pole { $elo } Elo võrra parem (plokk { $block })
tournament-row-verdict-open = otsustamata
tournament-checks = Kontrollid
tournament-mirror = peegelmäng
tournament-sanity = kontrollmäng
tournament-passed = korras
tournament-failed = ebaõnnestus
tournament-by-seat = Kohtade kaupa
tournament-seat = koht
tournament-by-cause = Keskmised punktid punktiarvestuse ja põhjuse kaupa
tournament-sum = kokku
tournament-thinking = Aeg otsuse kohta
tournament-decisions = otsuseid
tournament-mean-ms = keskmine, ms
tournament-longest-ms = pikim, ms
tournament-faults = Vea tõttu kaotatud mängud
tournament-first-faults = Igaühe esimene viga
tournament-again = Kordamiseks: { $command }

## Rayga

ray-address = --on tunneb väärtusi ray, ray://masin:port ja masin:port, mitte „{ $address }“.
ray-missing = Ray ei ole paigaldatud. Paigalda see nii: pip install "alhambra[ray]".
ray-unreachable = Rayga aadressil { $address } ei saa ühendust: { $reason }.
ray-large-folder = { $folder } on botiga kaasa saatmiseks liiga suur: üle { $most } MB. Pane bott omaette kausta.

## Tabelid failides

table-missing = Parquet vajab PyArrow’d. Paigalda see nii: pip install "alhambra[arena]".
table-rows = --rows tunneb väärtusi games (mängud) ja decisions (otsused), mitte „{ $rows }“.
table-refused = Tabelit ei saa kirjutada faili { $file }: { $reason }.
table-no-folder = sellist kausta ei ole

## Turniiri lehekülg

tournament-report-refused = Aruannet ei saa kirjutada faili { $file }: { $reason }.
tournament-page-title = Turniir: { $game }, { $bots }
tournament-page-summary = { $games } mängu { $blocks } plokis, lauas { $players } mängijat, seeme { $seed }. Igas plokis mängitakse sama jaotus läbi vahetatud kohtadega. Kõik vahemikud on 95 %, arvutatud plokkide kaupa. Kas üks bott on teisest parem, ütleb ainult järjestikune test.
tournament-page-ratings = Reitingud
tournament-page-test = Järjestikune test plokkide kaupa
tournament-page-better = parem
tournament-page-not-better = mitte parem
tournament-page-seats = Võidud kohtade kaupa
tournament-page-share = võite, %
tournament-page-causes = Kust punktid tulid
tournament-page-numbers = Arvud
tournament-page-again = Korda seda turniiri
tournament-page-again-how = Samade versioonide ja samade bottidega mängib see käsk samad mängud:
