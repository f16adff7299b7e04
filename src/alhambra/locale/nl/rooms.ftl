### De kamers rond de tafel: de startpagina, de wachtkamer, instellingen, spelregels en waarderingen.


## Overal

unreachable = De server is niet bereikbaar. Ben je online?
try-again = Opnieuw proberen
here-other-wire-version = Er is een nieuwe versie. Laad de pagina opnieuw.
reload = Opnieuw laden
default-name = Gast

## De startpagina

home-title = Alhambra
home-play-title = Bouw je eigen Alhambra
home-play-text = Speel { $game } tegen bots. Het begint meteen.
home-play-alone = Speel { $game } in je eentje. Het begint meteen.
home-which-game = Welk spel
game-name = { $game ->
    [dice] Dobbelspel
    [alcazaba] Alcazaba
    [rollwrite] Roll & Write
   *[palace] Paleis
}
game-means = { $game ->
    [dice] Acht dobbelstenen, zes wedlopen
    [alcazaba] Dobbelen om tegels
    [rollwrite] Twee dobbelstenen, één kruisje
   *[palace] Tegels, geld en muren
}
home-your-name = Je naam
home-opponents = Tegenstanders
home-game-for = { $players ->
    [1] Jij alleen, met denkbeeldige spelers.
    [2] Een spel voor twee. { $game ->
        [rollwrite] Een denkbeeldige speler
       *[other] Dirk, een denkbeeldige derde speler,
    } doet mee.
   *[other] Een spel voor { $players }.
}
home-bots = Hoe ze spelen
home-bot-name = { $bot ->
    [random] Beginner
   *[greedy] Goed
}
home-bot-means = { $bot ->
    [random] Ze doen maar wat: prettig voor je eerste spellen.
   *[greedy] Ze spelen als verstandige mensen.
}
home-play = Spelen
home-learn = Nieuw hier? Leer al spelend
home-read-rules = Lees de spelregels
home-games = Je spellen
home-no-games = Je hebt nog geen spellen. Begin er een, dan zie je het hier.
home-statistics = Jouw cijfers
home-games-over = { $games ->
    [one] Eén afgelopen spel
   *[other] { $games } afgelopen spellen
}
home-game-with = Met { $names }
home-game-solo = Alleen
home-game-alone = Er is nog niemand anders
home-game-yours = Jij bent aan de beurt
home-game-waiting = Wachten op { $name }
home-game-running = Het spel is bezig
home-game-open = { $free ->
    [0] Alle plaatsen zijn bezet; het spel kan beginnen
    [one] Nog niet begonnen; er is één plaats vrij
   *[other] Nog niet begonnen; er zijn { $free } plaatsen vrij
}
home-game-over = Afgelopen
home-friends = Speel met vrienden
home-friends-text = Speel { $game } met andere mensen, dichtbij of ver weg.
home-seats = Plaatsen, met die van jou
home-fewer-seats = Eén plaats minder
home-more-seats = Eén plaats meer
home-bots-of-them = Waarvan bots
home-fewer-bots = Eén bot minder
home-more-bots = Eén bot meer
home-open-table = Tafel openen
home-house = Het huis
home-companion = Tafelhulp
home-companion-text = Telt de punten van een spel met de echte doos.
home-rules-text = Alle spelregels, met een zoekveld.
home-settings-text = Letters, kleuren, geluiden.
home-record = Bekijk een verslag
home-record-text = Van elk spel dat hier of elders is gespeeld. Kies het bestand, of laat het hier vallen.
home-record-choose = Bestand kiezen
here-bad-record = Het verslag klopt niet. Kijk naar regel { $line }: { $reason }
modules = Modules
modules-none = geen, het basisspel
module-name = { $module ->
    [treasure] Schatkamer
    [builders] Bouwmeesters
    [invaders] Aanvallers
    [invaders-open] Aanvallers, open
    [bazaars] Bazaars
   *[other] { $name }
}
module-means = { $module ->
    [treasure] Koop schatkisten en zet ze op je gebouwen: een zevende meerderheid.
    [builders] Geld waarmee je ook een extra keer kunt verbouwen.
    [invaders] Na elke waardering kosten open zijden punten.
    [bazaars] Leveren aan het eind punten op voor de gebouwen eromheen.
   *[other] Een module van deze server.
}
module-attacks-how = Aanvallen
module-attacks = { $value ->
    [open] Open
   *[secret] Geheim, met verkenners
}

## Zonder netwerk

offline-title = Je bent offline
offline-text = Alhambra is niet bereikbaar: er is geen netwerk, of de server staat uit. Wat je op dit apparaat hebt ingevoerd, is er nog.
offline-works = Dit werkt toch
offline-not = Hiervoor is het netwerk nodig
offline-not-text = Spelen tegen bots en met vrienden, je spellen, en aan een tafel gaan zitten.

## Instellingen

settings-title = Instellingen
settings-language = Taal
settings-language-name = { $language ->
    [nl] Nederlands
    [et] Eesti
   *[en] English
}
settings-theme = Kleuren
settings-theme-name = { $theme ->
    [light] Licht
    [dark] Donker
   *[auto] Automatisch
}
settings-speed = Tempo
settings-speed-name = { $speed ->
    [brisk] Vlot
    [instant] Direct
   *[calm] Rustig
}
settings-speed-means = { $speed ->
    [brisk] Bots spelen vlot, en waarderingen gaan snel voorbij.
    [instant] Bots spelen meteen, en van een waardering zie je alleen de tabel.
   *[calm] Bots nemen de tijd, en waarderingen zie je stap voor stap.
}
settings-tutor = Leermeester
settings-tutor-name = { $on ->
    [yes] Aan
   *[no] Uit
}
settings-tutor-means = In je spellen legt een regel uit wat je kunt doen en wat het oplevert.
settings-letters = Lettergrootte
settings-letters-name = { $letters ->
    [large] Groot
    [larger] Groter
   *[usual] Gewoon
}
settings-patterns = Patronen voor kleurenzicht
settings-patterns-means = Gebouwen hebben duidelijke patronen en grote letters.
settings-sound = Geluiden
settings-sound-means = Als je aan de beurt bent, als er gespeeld wordt, bij waarderingen.
settings-notify = Meldingen
settings-notify-means = De browser zegt het als je aan de beurt bent en elders kijkt.
settings-notify-refused = De browser staat het niet toe; dat kan in zijn instellingen voor deze pagina.

## De spelregels

rules-title = De spelregels van { $game }
rules-search = Zoeken in de spelregels
rules-found = { $rules ->
    [0] Niets gevonden. Probeer een ander woord.
    [one] Eén passage
   *[other] { $rules } passages
}
rules-loading = Een ogenblik …

## De wachtkamer

lobby-title = { $free ->
    [0] Alle plaatsen zijn bezet
   *[other] Wachten op spelers
}
lobby-own-sheet = Op het eigen spelersblad van wie de tafel heeft geopend
lobby-free = Vrije plaats
lobby-waiting = Voor wie er nog komt
lobby-you = Dat ben jij
lobby-bot = Een bot, altijd klaar
lobby-invite = Stuur deze link naar je vrienden
lobby-copy = Kopiëren
lobby-copied = Gekopieerd
lobby-share = Delen
lobby-come = Kom je Alhambra met me spelen?
lobby-sit-down = Aanschuiven
lobby-full = Alle plaatsen zijn bezet. Je kunt toekijken als het spel begint.
lobby-start = Spel starten
lobby-start-means = { $free ->
    [0] Alles staat klaar.
    [one] Een bot neemt de vrije plaats in.
   *[other] Bots nemen de { $free } vrije plaatsen in.
}
lobby-host-starts = Wie de tafel heeft geopend, start het spel.
lobby-leave = Van tafel gaan

## Een waardering als voorstelling

show-title = { $scoring ->
    [A] Eerste waardering
    [B] Tweede waardering
    [round] Complete soorten
   *[C] Eindwaardering
}
show-attack = { $side ->
    [north] Aanval uit het noorden
    [east] Aanval uit het oosten
    [south] Aanval uit het zuiden
   *[west] Aanval uit het westen
}
show-points = +{ $points }
show-total = Totaal
show-leads = aan kop
show-heard = { $points ->
    [one] { $name }: één punt
   *[other] { $name }: { $points } punten
}
show-tied = plaats gedeeld door { $tied }
show-part = { $cause ->
    [bazaars] { $number ->
        [one] één gebouw
       *[other] { $number } gebouwen
    } van { $each ->
        [one] één soort
       *[other] { $each } soorten
    } rond een bazaar
    [lines] { $number ->
        [one] één lijn
       *[other] { $number } lijnen
    } met { $name } kruisjes, elk { $each } punten
    [tokens] { $number ->
        [one] één fiche
       *[other] { $number } fiches
    } van { $each ->
        [one] één punt
       *[other] { $each } punten
    }
   *[other] { $name }: { $number } × { $each }
}
show-paid = { $number } al eerder gewaardeerd
attack-part = { $number ->
    [0] geen open zijde
    [one] één open zijde
   *[other] { $number } open zijden
} op het { $side ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
}, elk { $each ->
    [one] één punt
   *[other] { $each } punten
}
attack-costs = Elke open zijde op het { $side ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
} kost { $each ->
    [one] één punt
   *[other] { $each } punten
}.
attack-costs-beside = Elke open zijde op het { $side ->
    [north] oosten of westen
    [south] oosten of westen
   *[other] noorden of zuiden
} kost { $each ->
    [one] één punt
   *[other] { $each } punten
}.
attack-not-below-zero = niet onder nul: { $points ->
    [one] één punt gespaard
   *[other] { $points } punten gespaard
}
show-skip = Overslaan
show-go-on = Verder

## Het einde van een spel

final-title = Het spel is afgelopen
final-you-win = Jij wint!
final-wins = { $winners ->
    [one] { $names } wint!
   *[other] { $names } winnen samen!
}
final-points = { $points ->
    [one] Met één punt
   *[other] Met { $points } punten
}
final-which = Welke waardering
final-all = Alle
final-scoring = { $scoring ->
    [A] Eerste
    [B] Tweede
    [round] Rondes
   *[C] Laatste
}
final-winner = winnaar
final-chart = Waar de punten vandaan kwamen
final-piece = { $cause }: { $points }
final-again = Opnieuw spelen
final-look = Tafel bekijken
final-replay = Spel terugkijken
final-record = Verslag downloaden
