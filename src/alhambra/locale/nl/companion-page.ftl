### De scorehulp in de browser, voor wie met de doos speelt.


## De pagina

count-title = Scorehulp
count-for = { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}
count-tabs = Spelers en punten
count-player = Speler { $number }
count-imaginary = Denkbeeldig { $number }
count-setup = Spel en spelers
count-box = Wat je speelt
count-box-means = { $game ->
    [dice] Voer de stenen op de zes sporen in, en de bonusfiches.
    [rollwrite] Voer de spelersbladen in aan het einde van het spel.
   *[palace] Bouw de Alhambra’s na zoals ze op tafel liggen. Werkt ook voor Alcazaba.
}
count-fewer-players = Speler weghalen
count-more-players = Speler toevoegen
count-name-of = Naam van speler { $number }
count-with-dirk = Dirk, de denkbeeldige derde speler, telt mee.
count-imaginary-number = Denkbeeldige spelers
count-contest = De denkbeeldige spelers kunnen winnen
count-clear = Wissen
count-done = Klaar

## Paleis

count-begin = Kies een tegel en tik op zijn plek.
count-where = Waar ligt hij?
count-which-tile = Welke tegel ligt daar?
count-move = Tik op een andere plek om hem te verplaatsen.
count-types = Soorten
count-type = { $kind }: { $number }
count-taken = { $tile }: { $name } heeft hem al
count-cell = { $east } naar het oosten, { $north } naar het noorden vanaf de fontein
count-take-away = Weghalen
count-chest = Schatkist erop
count-no-chest = Schatkist eraf
count-broken = { $rule ->
    [P-21] { $tile }: { $wall ->
        [yes] de muur ligt tegen een open zijde
       *[no] de open zijde ligt tegen een muur
    } in het { $side ->
        [north] noorden
        [east] oosten
        [south] zuiden
       *[west] westen
    }.
    [P-22] { $tile }: vanaf de fontein niet te bereiken zonder over een muur te gaan.
    [P-23] { $tile }: ligt tegen geen andere tegel.
   *[P-24] Een lege plek is ingesloten.
}
count-type-a-tile = Typ een tegel
count-typed = Typ een tegel, bijvoorbeeld g8
count-no-such-tile = Zo’n tegel is er niet.
count-dirk = Tik op de tegels die Dirk heeft.
count-dirk-more = Tik op een tegel van Dirk om hem weg te halen.
count-dirk-chest = Tik op een tegel van Dirk om er een schatkist op te zetten.
count-of-dirk = Van Dirk: { $tile }
count-attack = Aanval uit het
count-no-attack = geen
count-side = { $side ->
    [north] Noorden
    [east] Oosten
    [south] Zuiden
   *[west] Westen
}

## Dobbelspel

count-stones = Een steen die op een bezet veld komt, gaat bovenop. De onderste steen is de beste.
count-field-of = Veld van { $name }
count-lower = lager leggen
count-tokens = Totaal aan punten op ieders bonusfiches.
count-tokens-of = Fichepunten van { $name }
count-less = Eén minder: { $what }
count-more = Eén meer: { $what }

## Roll & Write

count-crosses = Tik alles aan wat op het spelersblad is aangekruist.
count-sheet-of = Spelersblad van { $name }
count-crossing = { $kind }, rij { $row }, kolom { $column }
count-coins = Munten over
count-marks = Wat op het scoreblad is gemarkeerd.
count-order = Wie had alles het eerst? Wie in dezelfde ronde klaar was, deelt.
count-nth = { $place }

## De punten, uitgelegd

count-cause = { $cause ->
    [tokens] Bonusfiches
    [lines] Rijen en kolommen
    [coins] Munten
   *[bonus] Bonus
}
count-total = Totaal
count-whole = Hele spel
count-as-entered = Het telt zoals het is ingevoerd.
count-mend = Laat zien
count-share-picture = Delen als plaatje
count-share-text = Delen als tekst
count-passed = { $how ->
    [copied] Gekopieerd.
   *[saved] Opgeslagen op je apparaat.
}
count-nobody = Niemand krijgt punten.
count-not-below-zero = Niemand komt onder nul.
count-has = { $cause ->
    [chests] { $count ->
        [one] 1 schatkist.
       *[other] { $count } schatkisten.
    }
   *[type] { $game ->
        [dice] veld { $count }.
        [rollwrite] { $count ->
            [one] 1 kruisje.
           *[other] { $count } kruisjes.
        }
       *[palace] { $count ->
            [one] 1 gebouw.
           *[other] { $count } gebouwen.
        }
    }
}
count-shared = { $places ->
    [one] { $owners } delen de plaats voor { $sum }, naar beneden afgerond.
   *[other] { $owners } delen de plaatsen voor { $sum }, naar beneden afgerond.
}
count-why = { $cause ->
    [wall] { $count ->
        [one] 1 stuk muur
       *[other] { $count } stukken muur op rij
    }
    [tokens] punten op bonusfiches
    [lines] rijen en kolommen met 4 of meer kruisjes
    [coins] { $count ->
        [one] 1 munt over
       *[other] { $count } munten over
    }
   *[bonus] in plaats van lijnen en munten, die denkbeeldige spelers niet hebben
}
