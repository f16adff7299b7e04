### Clubavonden.


## Weigeringen

night-is-over = Deze clubavond is afgelopen.
night-round-runs = Er wordt een ronde gespeeld. Wacht tot alle tafels klaar zijn.
night-host-only = Dat kan alleen de host van de clubavond.
night-players-only = Dat kan alleen wie meedoet.
night-full = Deze clubavond is vol: er doen { $most } mensen mee.
night-too-few = Er moeten minstens { $fewest } mensen meedoen.
night-no-such-round = De volgende ronde is ronde { $next }.
night-no-such-person = Niemand met dit nummer doet mee.
night-host-here = De host is nog niet lang genoeg weg.
night-rounds = Deze clubavond kan { $fewest } tot { $most } rondes hebben.
night-size = Tafels hebben { $fewest } tot { $most } plaatsen.
bad-title = Een titel is één regel van hoogstens { $most } tekens.

## Openen

night-new = Nieuwe clubavond
night-new-text = Een toernooi in rondes. Spelers doen mee met een link of QR-code en krijgen een tafel, en iedereen kan de stand volgen.
night-title = Titel
night-table-size = Spelers per tafel
night-fewer-players = Minder spelers per tafel
night-more-players = Meer spelers per tafel
night-form = Wie speelt tegen wie
night-form-name = { $form ->
    [swiss] Zwitsers
   *[round-robin] Rondtoernooi
}
night-form-means = { $form ->
    [swiss] Spelers met ongeveer evenveel punten treffen elkaar, en niemand treft iemand opnieuw zolang het anders kan.
   *[round-robin] Iedereen treft zoveel mogelijk verschillende spelers. Aan tafels van twee heeft iedereen elkaar getroffen na evenveel rondes als er spelers zijn, of één minder.
}
night-uneven = Als de tafels niet uitkomen
night-uneven-name = { $uneven ->
    [sizes] Andere tafelgrootte
    [bots] Bots
   *[rest] Ronde vrij
}
night-uneven-means = { $uneven ->
    [sizes] Sommige tafels hebben meer of minder spelers.
    [bots] Bots nemen de plaatsen die overblijven.
   *[rest] Sommige spelers zijn een ronde vrij en krijgen een halve winst. Niemand is twee keer vrij voordat ieder ander het een keer was.
}
night-round-count = Rondes
night-fewer-rounds = Minder rondes
night-more-rounds = Meer rondes
night-host-plays = Ik speel ook mee
night-open = Clubavond openen
night-yours = Jouw clubavonden

## De clubavond

night-missing = Deze clubavond bestaat niet.
night-about = { $game } · tafels van { $size } · { $form }
night-round-of = Ronde { $round } van { $rounds }
night-stage = { $stage ->
    [open] Wachten op spelers
    [playing] Er wordt gespeeld
    [between] Wachten op de volgende ronde
   *[over] Eindstand
}
night-join = Meedoen
night-join-again = Weer meedoen
night-your-name-first = Vul je naam in en doe mee vanaf de volgende ronde.
night-wait = Je doet mee. Je tafel verschijnt hier zodra de host de ronde begint.
night-your-table = Jouw tafel is { $number }
night-with = Met { $names }
night-go = Naar de tafel
night-finished = Je spel is afgelopen: plaats { $place } van { $seats }. Wacht hier op de volgende ronde.
night-rest = Je bent deze ronde vrij en krijgt { $points } punten.
night-left = Je doet niet mee.
night-over-you = Je bent geëindigd op plaats { $place } van { $people }.
night-leave = Weggaan
night-leave-ask = De clubavond verlaten? Als je spel nog loopt, speelt een bot verder en verlies je het.
night-table = Tafel { $number }
night-table-over = Klaar: bekijken
night-watch = Toekijken
night-rests = Vrij: { $names }
night-place = { $place }.
night-share-mean = Aandeel
night-opponents-mean = Tegenstanders
night-standings = Stand
night-standings-empty = Er doet nog niemand mee.
night-player = Speler
night-points = Punten
night-in-round = Ronde { $round }
night-how = Hoe de punten worden geteld
night-how-points = De winnaar van een tafel krijgt 60 punten, de laatste niets, en wie ertussen eindigt in gelijke stappen: 60, 40, 20, 0 aan een tafel van vier. Wie gelijk eindigt, deelt.
night-how-rest = Een vrije ronde telt 30 punten, een ronde die je miste omdat je later kwam 15. Rondes nadat je bent weggegaan, tellen niets.
night-how-ties = Bij evenveel punten telt het gemiddelde aandeel in alle punten die aan je tafels zijn gescoord, en daarna het gemiddelde van de punten van de mensen die je trof. Wie dan nog gelijk is, deelt de plaats.
night-how-rating = Spellen tellen zoals altijd voor de rating. Bots hebben geen rating.

## De host

night-hosting = Jij bent de host
night-start = Ronde { $round } beginnen
night-start-hint = { $people ->
    [one] { $people } speler doet mee
   *[other] { $people } spelers doen mee
}
night-finish = Stoppen na deze ronde
night-finish-ask = De clubavond met ronde { $round } beëindigen? De stand is dan definitief.
night-people = Spelers
night-about-person = { $name } host maken of verwijderen
night-make-host = Host maken
night-make-host-ask = { $name } host maken? Jij bent het dan niet meer.
night-remove = Verwijderen
night-remove-ask = { $name } niet meer laten meedoen in de volgende rondes? Een lopend spel gaat door.
night-host = de host
night-gone = weg
night-host-gone = De host is al een tijd weg. Iemand anders kan het overnemen.
night-take-over = Host worden
night-invite = Nodig spelers uit met deze link
night-invite-text = Kom naar onze clubavond!
night-wall = Scherm voor aan de muur

## Het scherm aan de muur

night-scan = Scan om mee te doen
night-wall-shows = Op dit scherm
night-wall-view = { $view ->
    [turns] Om de beurt
    [standings] Stand
   *[tables] Tafels
}
