### Pärast mängu: järelvaatamine ja see, mis mängudest sai.

## Mängu järelvaatamine

replay-title = Järelvaatamine – Alhambra
replay-nothing = Siin ei ole midagi vaadata
replay-begins = Mäng algab.
replay-only = Seda mängu ainult vaadatakse; midagi enam mängida ei saa.
replay-player = Mängija { $seat }
replay-controls = Mängu läbimine
replay-timeline = Sammud
replay-at-heard = Samm { $move }, kokku { $last }{ $scored ->
    [A] , pärast esimest punktiarvestust
    [B] , pärast teist punktiarvestust
    [C] , pärast viimast punktiarvestust
   *[none] { "" }
}
replay-first = Eelmise punktiarvestuse juurde
replay-back = Üks samm tagasi
replay-play = Esita
replay-pause = Peata
replay-on = Üks samm edasi
replay-last = Järgmise punktiarvestuse juurde
replay-speed = Kiirus: { $speed }
replay-eyes = Kelle silmadega
replay-eyes-mover = Kes parasjagu käis
replay-eyes-spectator = Pealtvaataja
replay-show-scoring = Näita punktiarvestust
replay-about = Punktid ja jagamine
replay-points = Punktid mängu jooksul
replay-whose-points = Kelle punktid
replay-everybody = Kõik mängijad
replay-no-points = Selles mängus ei ole punkte arvestatud.
replay-cause = Mille eest
replay-pass-on = Anna edasi
replay-link = Link just selle hetke juurde
replay-look = Vaata seda Alhambra mängu!
replay-share-file = Jaga protokolli

## Mis mängudest sai

me-title = Minu mängud
me-nothing = Sa ei ole veel ühtegi mängu lõpuni mänginud. Kui oled, näed siin, kuidas see läks.
me-games = Mänge
me-wins = Võite ({ $share })
me-best = Enim punkte
me-average = Punkte keskmiselt
me-exact = Täpseid makseid
me-solo = { $games ->
    [one] Parim üksi, ühe mänguga
   *[other] Parim üksi, { $games } mänguga
}
me-rating = Reiting
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
    [rating] Sinu reiting pärast iga mängu inimeste vastu. See on ettevaatlik ja kasvab iga mänguga, mis teeb selle kindlamaks.
   *[other] Vanim mäng on vasakul. Kuldne ja krooniga: sina võitsid.
}
me-average-line = keskmine { $average }
me-places = Sinu kohad
me-place = { $place }. koht
me-place-of = { $players ->
    [1] Üksi
   *[other] { $place }. koht { $players } mängija seas
}
me-history = Vaata neid uuesti
me-points = { $points ->
    [one] üks punkt
   *[other] { $points } punkti
}
me-resigned = lõppes enne aega
me-look = Vaata mängu uuesti
me-more = { $games ->
    [one] Veel üks
   *[other] Veel { $games }
}
