### Na het spel: het terugkijken, en wat je spellen hebben opgeleverd.

## Een spel terugkijken

replay-title = Terugkijken – Alhambra
replay-nothing = Hier valt niets te bekijken
replay-begins = Het spel begint.
replay-only = Dit spel wordt alleen bekeken; er kan niets meer worden gespeeld.
replay-player = Speler { $seat }
replay-controls = Door het spel lopen
replay-timeline = Zetten
replay-at-heard = Zet { $move } van { $last }{ $scored ->
    [A] , na de eerste waardering
    [B] , na de tweede waardering
    [C] , na de slotwaardering
   *[none] { "" }
}
replay-first = Naar de vorige waardering
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Pauze
replay-on = Eén zet verder
replay-last = Naar de volgende waardering
replay-speed = Tempo: { $speed }
replay-eyes = Door wiens ogen
replay-eyes-mover = Wie aan zet was
replay-eyes-spectator = Toeschouwer
replay-show-scoring = Waardering tonen
replay-about = Punten en delen
replay-points = Punten in de loop van het spel
replay-whose-points = Wiens punten
replay-everybody = Iedereen
replay-no-points = In dit spel is niets gewaardeerd.
replay-cause = Waarvoor
replay-pass-on = Doorgeven
replay-link = Een link naar precies dit moment
replay-look = Kijk eens naar dit spel Alhambra!
replay-share-file = Verslag delen

## Wat je spellen hebben opgeleverd

me-title = Jouw spellen
me-nothing = Je hebt nog geen spel uitgespeeld. Zodra dat zo is, zie je hier hoe het ging.
me-games = Spellen
me-wins = Gewonnen ({ $share })
me-best = Meeste punten
me-average = Punten gemiddeld
me-exact = Gepast betaald
me-solo = { $games ->
    [one] Beste alleen, in één spel
   *[other] Beste alleen, in { $games } spellen
}
me-rating = Waarderingscijfer
me-over-time = Spel voor spel
me-measure = { $measure ->
    [points] Punten
    [wall] Langste muur
    [exact] Gepast betaald
   *[rating] Waarderingscijfer
}
me-chart-heard = { $measure ->
    [points] Punten
    [wall] Langste muur
    [exact] Gepast betaald
   *[rating] Waarderingscijfer
} in de laatste { $games } spellen, het oudste eerst: { $values }
me-chart-means = { $measure ->
    [rating] Je cijfer na elk spel tegen mensen. Het is voorzichtig, en groeit met elk spel dat het zekerder maakt.
   *[other] Het oudste spel staat links. Goud met een kroon: je hebt gewonnen.
}
me-average-line = gemiddeld { $average }
me-places = Je plaatsen
me-place = Plaats { $place }
me-place-of = { $players ->
    [1] Alleen
   *[other] Plaats { $place } van { $players }
}
me-history = Kijk ze terug
me-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
me-resigned = voortijdig geëindigd
me-look = Het spel terugkijken
me-more = { $games ->
    [one] Nog één
   *[other] Nog { $games }
}
