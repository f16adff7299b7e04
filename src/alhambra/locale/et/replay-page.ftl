### Pärast mängu: järelvaatamine ja see, mis mängudest sai.

## Mängu järelvaatamine

replay-title = Kordus – Alhambra
replay-nothing = Siin ei ole midagi vaadata
replay-begins = Mäng algab.
replay-only = See on mängu kordus. Siin mängida ei saa.
replay-player = Mängija { $seat }
replay-controls = Korduse juhtimine
replay-timeline = Sammud
replay-at-heard = Samm { $move }, kokku { $last }{ $scored ->
    [A] , pärast esimest punktiarvestust
    [B] , pärast teist punktiarvestust
    [C] , pärast lõpparvestust
   *[none] { "" }
}
replay-first = Eelmine punktiarvestus
replay-back = Üks samm tagasi
replay-play = Esita
replay-pause = Peata
replay-on = Üks samm edasi
replay-last = Järgmine punktiarvestus
replay-speed = Kiirus: { $speed }
replay-eyes = Kelle vaade
replay-eyes-mover = Kelle käik on
replay-eyes-spectator = Pealtvaataja
replay-show-scoring = Näita punktiarvestust
replay-about = Punktid ja jagamine
replay-points = Punktid mängu jooksul
replay-whose-points = Kelle punktid
replay-everybody = Kõik
replay-no-points = Selles mängus punktiarvestust ei olnud.
replay-pass-on = Jaga
replay-link = Link sellele hetkele
replay-look = Vaata seda Alhambra mängu!
replay-share-file = Jaga mängufaili

## Mis mängudest sai

me-title = Sinu mängud
me-nothing = Sa ei ole veel ühtegi mängu lõpuni mänginud. Pärast seda näed siin, kuidas läks.
me-games = Mänge
me-wins = Võite ({ $share })
me-best = Parim tulemus
me-average = Keskmine tulemus
me-exact = Täpseid makseid
me-solo = { $games ->
    [one] Parim soolotulemus, 1 mäng
   *[other] Parim soolotulemus, { $games } mängu
}
me-rating-number = Reiting { $value }
me-level = { $level ->
   *[new] Mänge on veel vähe
    [beginner] Algaja
    [casual] Harrastaja
    [skilled] Osav mängija
    [expert] Asjatundja
    [master] Meister
}
me-over-time = Mäng mängu järel
me-measure = { $measure ->
    [points] Punktid
    [wall] Pikim sein
    [exact] Täpsed maksed
   *[rating] Reiting
}
me-chart-heard = { $measure ->
    [points] Punktid
    [wall] Pikim sein
    [exact] Täpsed maksed
   *[rating] Reiting
}, viimased mängud ({ $games }), vanim ees: { $values }
me-chart-means = { $measure ->
    [rating] Sinu reiting pärast iga mängu inimeste vastu. See algab madalalt ja muutub iga mänguga täpsemaks.
   *[other] Vanim mäng on vasakul. Kuldne ja krooniga: sina võitsid.
}
me-average-line = keskmine { $average }
me-places = Sinu kohad
me-place = { $place }. koht
me-place-of = { $players ->
    [1] Üksi
   *[other] { $place }. koht { $players } mängija seas
}
me-history = Mängitud mängud
me-points = { $points ->
    [one] 1 punkt
   *[other] { $points } punkti
}
me-look = Vaata kordust
me-more = { $games ->
    [one] Veel 1
   *[other] Veel { $games }
}
