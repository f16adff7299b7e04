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
home-play-text = Speel { $game } tegen bots. Het spel begint meteen.
home-play-alone = Speel { $game } solo. Het spel begint meteen.
home-which-game = Spel
game-name = { $game ->
    [dice] Dobbelspel
    [alcazaba] Alcazaba
    [rollwrite] Roll & Write
   *[palace] Paleis
}
game-means = { $game ->
    [dice] Acht dobbelstenen, zes wedlopen
    [alcazaba] Dobbel om tegels
    [rollwrite] Vier dobbelstenen, één potlood
   *[palace] Gebouwen, geld en muren
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
home-level = Niveau
home-level-means = { $level ->
    [mixed] Verschillende niveaus.
    [beginner] Ze leren het spel nog. Een kind kan van ze winnen.
    [casual] Ze spelen voor hun plezier en zien wel eens iets over het hoofd.
    [skilled] Ze weten wat elk gebouw waard is.
    [advanced] Ze denken vooruit voordat ze spelen.
   *[expert] Ze denken diep na. Winnen gaat niet vanzelf.
}
opponent-title = Tegenstander { $number }
opponent-change = Tegenstander { $number }: { $name }, { $level }. Wijzigen
opponent-add = Tegenstander toevoegen
opponent-surprise = Verras me
opponent-surprise-means = In elk spel iemand anders.
character-way = { $character ->
    [zaida] Houdt van lange muren en hoge torens.
    [badis] Geeft alles meteen uit wat hij heeft.
    [itimad] Tuinen gaan voor alles.
    [galib] Speelt tegen jou: pakt wat jij nodig hebt.
    [firnas] Neemt risico’s en rekent op geluk.
    [tarub] Spaart geld, munten en fiches voor later.
    [habus] Wil de meeste torens, wat ze ook kosten.
    [lubna] Telt elke munt en betaalt graag gepast.
    [hakam] Denkt ver vooruit en houdt ruimte om te bouwen.
    [nazhun] Denkt vooral aan de volgende waardering.
    [wallada] Houdt van mooie huizen: harems en kamers.
   *[ziryab] Paviljoens en arcades: klein, maar veel.
}
home-play = Spelen
home-learn = Nieuw hier? Leer al spelend
home-read-rules = Lees de spelregels
home-games = Je spellen
home-no-games = Nog geen spellen. Begin er een en het verschijnt hier.
home-statistics = Je statistieken
home-games-over = { $games ->
    [one] 1 afgelopen spel
   *[other] { $games } afgelopen spellen
}
home-game-with = Met { $names }
home-game-solo = Solo
home-game-alone = Er doet nog niemand anders mee
home-game-yours = Jouw beurt
home-game-waiting = Wachten op { $name }
home-game-running = Bezig
home-game-open = { $free ->
    [0] Tafel vol, klaar om te beginnen
    [one] Nog niet begonnen, 1 plaats vrij
   *[other] Nog niet begonnen, { $free } plaatsen vrij
}
home-your-turn = { $games ->
    [one] Jij bent aan de beurt
   *[other] Jij bent aan de beurt in { $games } spellen
}
home-game-last = { $name } deed { $ago } een zet
home-game-due = nog { $time }
home-game-place = plaats { $place } van { $players }
home-game-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
home-hide = Dit spel verbergen
home-show = Dit spel weer tonen
home-any-game = Alle
home-find = Zoek op speler
home-none-found = Geen spellen gevonden.
home-with-hidden = { $games ->
    [one] 1 verborgen spel tonen
   *[other] { $games } verborgen spellen tonen
}
home-without-hidden = Verborgen spellen niet tonen
home-friends = Speel met vrienden
home-seats = Plaatsen, inclusief jijzelf
home-fewer-seats = Plaats weghalen
home-more-seats = Plaats toevoegen
home-bots-of-them = Plaatsen voor bots
home-fewer-bots = Bot weghalen
home-more-bots = Bot toevoegen
home-open-table = Tafel openen
home-house = Meer
home-learning = Leren
home-learning-text = Eerste spellen met gids, en korte lessen.
welcome-title = Welkom bij Alhambra
welcome-question = Wat wil je doen?
welcome-choice = { $does ->
    [play] Spelen
    [learn] Leren
   *[score] Punten tellen
}
welcome-means = { $does ->
    [play] Meteen, tegen bots of met vrienden.
    [learn] Een eerste spel met gids, ongeveer vijf minuten.
   *[score] Speel je met de echte doos? Voer de tegels in en zie de punten.
}
home-night = Clubavond
home-night-text = Houd een toernooi
home-companion = Scorehulp
home-companion-text = Telt de punten van een spel met de echte doos.
home-rules-text = Alle regels, doorzoekbaar.
home-settings-text = Tekstgrootte, kleuren, geluiden.
home-record = Spelbestand openen
home-record-text = Kijk elk spel terug dat hier of elders is gespeeld. Kies het bestand of sleep het hierheen.
home-record-choose = Bestand kiezen
here-bad-record = Dit spelbestand heeft een fout in regel { $line }: { $reason }
modules = Modules
modules-none = geen (basisspel)
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
    [builders] Geldkaarten waarmee je ook een extra keer kunt verbouwen.
    [invaders] Na elke waardering kosten open zijden je punten.
    [bazaars] Leveren aan het einde punten op voor de gebouwen eromheen.
   *[other] Een module van deze server.
}
module-attacks-how = Aanvallen
module-attacks = { $value ->
    [open] Open
   *[secret] Geheim, met verkenners
}

## Zonder netwerk

offline-title = Je bent offline
offline-text = Alhambra is niet bereikbaar: je hebt geen verbinding, of de server ligt eruit. Alles wat je op dit apparaat hebt ingevoerd, is er nog.
offline-works = Dit werkt nog wel
offline-not = Hiervoor heb je verbinding nodig
offline-not-text = Spelen tegen bots of met vrienden, je spellen, en meedoen aan een tafel.

## Instellingen

settings-title = Instellingen
settings-language = Taal
settings-language-name = { $language ->
    [nl] Nederlands
    [et] Eesti
   *[en] English
}
settings-theme = Thema
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
    [brisk] Bots spelen vlot en waarderingen gaan vlot.
    [instant] Bots spelen meteen en een waardering zie je als tabel.
   *[calm] Bots nemen de tijd en waarderingen gaan stap voor stap.
}
settings-tutor = Uitleg
settings-tutor-name = { $on ->
    [yes] Aan
   *[no] Uit
}
settings-tutor-means = Legt tijdens het spel uit wat je kunt doen en wat het oplevert.
settings-letters = Tekstgrootte
settings-letters-name = { $letters ->
    [large] Groot
    [larger] Extra groot
   *[usual] Normaal
}
settings-patterns = Patronen voor kleurenblinden
settings-patterns-means = Geeft de gebouwen duidelijke patronen en grote letters.
settings-sound = Geluiden
settings-sound-means = Als jij aan de beurt bent, bij elke zet en bij waarderingen.
settings-notify = Meldingen
settings-notify-means = De browser waarschuwt je als je aan de beurt bent en naar iets anders kijkt.
settings-notify-refused = Je browser blokkeert meldingen. Sta ze voor deze pagina toe in de instellingen van je browser.

## De spelregels

rules-title = Spelregels van { $game }
rules-search = Zoeken in de spelregels
rules-found = { $rules ->
    [0] Niets gevonden. Probeer een ander woord.
    [one] 1 resultaat
   *[other] { $rules } resultaten
}
rules-contents = Inhoud
rules-print = Afdrukken
rules-loading = Een ogenblik …

## De wachtkamer

lobby-title = { $free ->
    [0] Iedereen is er
   *[other] Wachten op spelers
}
lobby-own-sheet = Gespeeld op het eigen spelersblad van de host
lobby-free = Vrije plaats
lobby-waiting = Voor wie wil meedoen
lobby-you = Jij
lobby-bot = Bot, altijd klaar
lobby-bot-level = Bot, { $level }
lobby-invite = Stuur deze link naar je vrienden
lobby-copy = Kopiëren
lobby-copied = Gekopieerd
lobby-share = Delen
lobby-come = Kom je Alhambra met me spelen?
lobby-sit-down = Ga zitten
lobby-full = Alle plaatsen zijn bezet. Je kunt toekijken zodra het spel begint.
lobby-start = Spel starten
lobby-start-means = { $free ->
    [0] Alles staat klaar.
    [one] Een bot neemt de vrije plaats in.
   *[other] Bots nemen de { $free } vrije plaatsen in.
}
lobby-host-starts = Wachten tot de host het spel start.
lobby-leave = Tafel verlaten

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
show-cause = Punten voor
show-this-scoring = Deze waardering
show-total = Totaal
show-leads = aan de leiding
show-announced = { $points ->
    [one] { $name }: 1 punt
   *[other] { $name }: { $points } punten
}
show-tied = gedeeld door { $tied }
show-part = { $cause ->
    [bazaars] { $number ->
        [one] 1 gebouw
       *[other] { $number } gebouwen
    } van { $each ->
        [one] 1 soort
       *[other] { $each } soorten
    } rond een bazaar
    [lines] { $number ->
        [one] 1 lijn
       *[other] { $number } lijnen
    } met { $name } kruisjes, elk { $each } punten
    [tokens] { $number ->
        [one] 1 bonusfiche
       *[other] { $number } bonusfiches
    } van { $each ->
        [one] 1 punt
       *[other] { $each } punten
    }
   *[other] { $name }: { $number } × { $each }
}
show-paid = { $number } al eerder geteld
attack-part = { $number ->
    [0] geen open zijden
    [one] 1 open zijde
   *[other] { $number } open zijden
} op het { $side ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
}, elk { $each ->
    [one] 1 punt
   *[other] { $each } punten
}
attack-costs = Elke open zijde op het { $side ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
} kost { $each ->
    [one] 1 punt
   *[other] { $each } punten
}.
attack-costs-beside = Elke open zijde op het { $side ->
    [north] oosten of westen
    [south] oosten of westen
   *[other] noorden of zuiden
} kost { $each ->
    [one] 1 punt
   *[other] { $each } punten
}.
attack-not-below-zero = nooit onder nul: { $points ->
    [one] 1 punt gespaard
   *[other] { $points } punten gespaard
}
show-skip = Overslaan
show-go-on = Doorgaan

## Het einde van een spel

final-title = Het spel is afgelopen
final-you-win = Jij wint!
final-wins = { $winners ->
    [one] { $names } wint!
   *[other] { $names } delen de eerste plaats!
}
final-points = { $points ->
    [one] Met 1 punt
   *[other] Met { $points } punten
}
final-which = Waardering
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
final-night = Naar de clubavond
final-again = Opnieuw spelen
final-look = Naar de tafel
final-result = Uitslag
final-replay = Spel terugkijken
final-record = Spelbestand downloaden
