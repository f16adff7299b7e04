### Klubiõhtud.


## Keeldumised

night-is-over = See klubiõhtu on läbi.
night-round-runs = Voor on käimas. Oota, kuni kõik lauad on lõpetanud.
night-host-only = Seda saab teha ainult klubiõhtu haldaja.
night-players-only = Seda saavad teha ainult osalejad.
night-full = See klubiõhtu on täis: osaleb { $most } inimest.
night-too-few = Osaleda peab vähemalt { $fewest } inimest.
night-no-such-round = Järgmine voor on { $next }. voor.
night-no-such-person = Selle numbriga osalejat ei ole.
night-host-here = Haldaja ei ole veel piisavalt kaua ära olnud.
night-rounds = Sellel klubiõhtul võib olla { $fewest } kuni { $most } vooru.
night-size = Laudades on { $fewest } kuni { $most } kohta.
bad-title = Pealkiri on üks rida, kuni { $most } tähemärki.
