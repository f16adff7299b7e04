### Nederlands: spellen tussen bots.


## Wat niet gesimuleerd kan worden

simulate-bots-players = { $bots } { $bots ->
    [one] bot past
   *[other] bots passen
} niet bij { $players } spelers: noem één bot voor elke plaats.
simulate-records-not-empty = Er staan al bestanden in { $folder }. Kies een nieuwe of lege map voor de verslagen.
simulate-records-refused = In { $folder } kunnen geen verslagen worden geschreven: { $reason }.

## Terwijl er gespeeld wordt

simulate-progress = Bezig met spelen
simulate-rate = { $rate } spellen/s
simulate-unfinished = { $games ->
    [one] Eén spel is
   *[other] { $games } spellen zijn
} gestopt en niet meegeteld: in { $rounds } ronden werd er niets gebouwd of gekocht, en geen enkele regel had het spel beëindigd.
simulate-interrupted = Onderbroken na { $games ->
    [one] één spel
   *[other] { $games } spellen
} van de { $wanted }.

## Tabellen

simulate-title = { $games } { $games ->
    [one] spel
   *[other] spellen
} { $game }, startgetal { $seed }
simulate-by-seat = Per plaats
simulate-by-cause = Gemiddelde punten per waardering en herkomst
simulate-length = Lengte
simulate-bot = bot
simulate-seat = plaats
simulate-wins = gewonnen
simulate-share = aandeel
simulate-mean = gemiddelde punten
simulate-spread = spreiding
simulate-least = laagste
simulate-most = hoogste
simulate-sum = totaal
simulate-games = spellen
simulate-moves = zetten
simulate-decisions = keuzes
simulate-in-all = in totaal
simulate-per-game = per spel
simulate-per-second = per seconde
simulate-faults = Spellen verloren door een fout
simulate-fault = fout
simulate-first = de eerste
fault-crash = vastgelopen
fault-timeout = te traag
fault-illegal = verboden zet
fault-nonsense = helemaal geen zet

## Toernooien

tournament-two-bots = Voor een toernooi zijn minstens twee bots nodig.
tournament-two-players = Voor een toernooi zijn minstens twee spelers per tafel nodig.
tournament-twice = { $bot } staat er twee keer in. Een ladder laat een bot al tegen zichzelf spelen.
tournament-bounds = --elo0 moet kleiner zijn dan --elo1, en --alpha en --beta moeten tussen 0 en 0,5 liggen.
tournament-form = Er is geen vorm “{ $form }”. Kies uit: { $forms }.
tournament-no-state = { $file } is niet de stand van een toernooi, of hoort bij een andere versie.
tournament-other-state = { $file } is de stand van een ander toernooi: { $what } was { $before } en is nu { $now }. Kies een ander bestand, of herhaal precies de eerdere opdracht.
tournament-not-written = Het toernooi kan niet worden opgeslagen in { $file }: { $reason }.
tournament-taken-up = { $blocks ->
    [one] Eén blok was
   *[other] { $blocks } blokken waren
} al gespeeld; we gaan daar verder.
tournament-progress = Blokken
tournament-interrupted = Onderbroken na { $blocks ->
    [one] één blok
   *[other] { $blocks } blokken
}.
tournament-failed-mirror = SPIEGELPARTIJ MISLUKT: { $bot } zou tegen zichzelf gelijk moeten spelen, maar de score is { $score } ({ $low } tot { $high }). Vertrouw dit toernooi niet.
tournament-failed-sanity = CONTROLEPARTIJ MISLUKT: niet aangetoond is dat { $bot } beter is dan { $other }; de score is { $score } ({ $low } tot { $high }). Er klopt iets niet, of er waren te weinig blokken.
tournament-not-reproducible = Budgetten in seconden: dit toernooi is niet precies te herhalen.
tournament-title = { $games } { $games ->
    [one] spel
   *[other] spellen
} { $game }, startgetal { $seed }, { $form ->
    [gauntlet] één tegen allen
    [ladder] ladder
   *[round-robin] iedereen tegen iedereen
}
tournament-bot = bot
tournament-other = tegen
tournament-rating = Elo
tournament-interval = 95 %
tournament-games = spellen
tournament-blocks = blokken
tournament-share = gewonnen
tournament-points = Punten
tournament-mean = gemiddelde punten
tournament-spread = spreiding
tournament-score = uitslag
tournament-llr = LLR
tournament-verdict = oordeel
tournament-head-to-head = Onderling (SPRT van { $elo0 } tot { $elo1 } Elo, α = { $alpha }, β = { $beta })
tournament-verdict-better = { $bot } is beter (blok { $block })
tournament-verdict-worse = { $other } is beter (blok { $block })
tournament-verdict-equal = geen van beide is { $elo } Elo beter (blok { $block })
tournament-verdict-open = onbeslist
tournament-row-verdict-better = beter (blok { $block })
tournament-row-verdict-worse = slechter (blok { $block })
tournament-row-verdict-equal = geen van beide is { $elo } Elo beter (blok { $block })
tournament-row-verdict-open = onbeslist
tournament-checks = Controles
tournament-mirror = spiegelpartij
tournament-sanity = controlepartij
tournament-passed = geslaagd
tournament-failed = mislukt
tournament-by-seat = Per plaats
tournament-seat = plaats
tournament-by-cause = Gemiddelde punten per waardering en herkomst
tournament-sum = totaal
tournament-thinking = Tijd per keuze
tournament-decisions = keuzes
tournament-mean-ms = gemiddeld, ms
tournament-longest-ms = langste, ms
tournament-faults = Spellen verloren door een fout
tournament-first-faults = De eerste fout van elk
tournament-again = Herhalen: { $command }

## Op Ray

ray-address = --on kent ray, ray://computer:poort en computer:poort, maar niet “{ $address }”.
ray-missing = Ray is niet geïnstalleerd. Installeer het met: pip install "alhambra[ray]".
ray-unreachable = Ray op { $address } is niet te bereiken: { $reason }.
ray-large-folder = { $folder } is te groot om met de bot mee te sturen: meer dan { $most } MB. Zet de bot in een eigen map.

## Tabellen in bestanden

table-missing = Voor Parquet is PyArrow nodig. Installeer het met: pip install "alhambra[arena]".
table-rows = --rows kent games (spellen) en decisions (keuzes), maar niet “{ $rows }”.
table-refused = De tabel kan niet worden geschreven naar { $file }: { $reason }.
table-no-folder = die map bestaat niet

## De pagina van een toernooi

tournament-report-refused = Het rapport kan niet worden geschreven naar { $file }: { $reason }.
tournament-page-title = Toernooi { $game }: { $bots }
tournament-page-summary = { $games } spellen in { $blocks } blokken, { $players } spelers per tafel, startgetal { $seed }. In elk blok worden dezelfde trekkingen gespeeld met wisselende plaatsen. Alle intervallen zijn 95 %, berekend over blokken. Alleen de sequentiële toets zegt of de ene bot beter is dan de andere.
tournament-page-ratings = Speelsterkte
tournament-page-test = De sequentiële toets, blok voor blok
tournament-page-better = beter
tournament-page-not-better = niet beter
tournament-page-seats = Gewonnen per plaats
tournament-page-share = gewonnen, %
tournament-page-causes = Waar de punten vandaan kwamen
tournament-page-numbers = Cijfers
tournament-page-again = Dit toernooi herhalen
tournament-page-again-how = Met dezelfde versies en dezelfde bots speelt deze opdracht dezelfde spellen:
