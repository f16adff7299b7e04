### Nederlands: spellen tussen bots.


## Wat niet gesimuleerd kan worden

simulate-bots-players = { $bots } { $bots ->
    [one] bot maakt
   *[other] bots maken
} nog geen { $players } spelers; noem er een voor elke plaats.
simulate-records-not-empty = Er staan al bestanden in { $folder }; verslagen gaan naar een nieuwe of lege map.
simulate-records-refused = In { $folder } kunnen geen verslagen worden geschreven: { $reason }.

## Terwijl er gespeeld wordt

simulate-progress = Bezig met spelen
simulate-rate = { $rate } spellen/s
simulate-unfinished = { $games ->
    [one] Eén spel is
   *[other] { $games } spellen zijn
} gestopt en niet meegeteld: in { $rounds } ronden werd er niets gebouwd of gekocht, en geen regel beëindigt zo’n spel.
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
simulate-least = minste
simulate-most = meeste
simulate-sum = som
simulate-games = spellen
simulate-moves = zetten
simulate-decisions = keuzes
simulate-in-all = in totaal
simulate-per-game = per spel
simulate-per-second = per seconde
