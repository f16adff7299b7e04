### Na het spel: het terugkijken, en wat je spellen hebben opgeleverd.

## Een spel terugkijken

replay-title = Terugkijken – Alhambra
replay-nothing = Hier valt niets terug te kijken
replay-begins = Het spel begint.
replay-only = Je kijkt een spel terug. Hier kun je niet spelen.
replay-player = Speler { $seat }
replay-controls = Bediening
replay-timeline = Zetten
replay-at-heard = Zet { $move } van { $last }{ $scored ->
    [A] , na de eerste waardering
    [B] , na de tweede waardering
    [C] , na de eindwaardering
   *[none] { "" }
}
replay-first = Vorige waardering
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Pauze
replay-on = Eén zet verder
replay-last = Volgende waardering
replay-speed = Tempo: { $speed }
replay-eyes = Bekijken als
replay-eyes-mover = Wie aan de beurt is
replay-eyes-spectator = Toeschouwer
replay-show-scoring = Waardering tonen
replay-about = Punten en delen
replay-points = Punten tijdens het spel
replay-whose-points = Punten van
replay-everybody = Iedereen
replay-no-points = In dit spel was er geen waardering.
replay-pass-on = Delen
replay-link = Link naar dit moment
replay-look = Kijk eens naar dit spel Alhambra!
replay-share-file = Spelbestand delen

## Wat je spellen hebben opgeleverd

me-title = Jouw spellen
me-nothing = Je hebt nog geen spel uitgespeeld. Daarna zie je hier hoe het ging.
me-games = Spellen
me-wins = Gewonnen ({ $share })
me-best = Beste score
me-average = Gemiddelde score
me-exact = Gepast betaald
me-solo = { $games ->
    [one] Beste soloscore in 1 spel
   *[other] Beste soloscore in { $games } spellen
}
me-rating-number = Rating { $value }
me-level = { $level ->
   *[new] Nog te weinig spellen
    [beginner] Beginner
    [casual] Gelegenheidsspeler
    [skilled] Geoefende speler
    [expert] Expert
    [master] Meester
}
me-over-time = Spel voor spel
me-measure = { $measure ->
    [points] Punten
    [wall] Langste muur
    [exact] Gepast betaald
   *[rating] Rating
}
me-chart-heard = { $measure ->
    [points] Punten
    [wall] Langste muur
    [exact] Gepast betaald
   *[rating] Rating
} in je laatste { $games } spellen, het oudste eerst: { $values }
me-chart-means = { $measure ->
    [rating] Je rating na elk spel tegen mensen. Hij begint laag en wordt met elk spel nauwkeuriger.
   *[other] Het oudste spel staat links. Goud met een kroon: je hebt gewonnen.
}
me-average-line = gemiddeld { $average }
me-places = Je plaatsen
me-place = Plaats { $place }
me-place-of = { $players ->
    [1] Solo
   *[other] Plaats { $place } van { $players }
}
me-history = Gespeelde spellen
me-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
me-look = Spel terugkijken
me-more = { $games ->
    [one] Nog 1
   *[other] Nog { $games }
}
