### De tafelhulp in de browser, voor wie met de doos speelt.


## De pagina

count-title = Tafelhulp
count-for = { $players ->
    [one] één speler
   *[other] { $players } spelers
}
count-tabs = Van wie, of de punten
count-player = Speler { $number }
count-imaginary = Denkbeeldig { $number }
count-setup = Spel en spelers
count-box = Op tafel
count-box-means = { $game ->
    [dice] De stenen op de zes sporen, en de fiches.
    [rollwrite] De bladen aan het einde van het spel.
   *[palace] De Alhambra’s zoals ze liggen. Ook voor Alcazaba.
}
count-fewer-players = Eén speler minder
count-more-players = Eén speler meer
count-name-of = Naam van speler { $number }
count-with-dirk = Dirk, de denkbeeldige derde speler, telt mee.
count-imaginary-number = Denkbeeldige spelers
count-contest = Een wedstrijd: de denkbeeldige spelers kunnen winnen
count-clear = Tafel leegmaken
count-done = Klaar

## Paleis

count-begin = Kies een tegel, dan zijn plek.
count-where = Waar ligt hij?
count-which-tile = Welke tegel ligt daar?
count-move = Tik op een andere plek om hem te verleggen.
count-types = Soorten
count-type = { $kind }: { $number }
count-taken = { $tile }: { $name } heeft die al
count-cell = { $east } naar het oosten, { $north } naar het noorden vanaf de fontein
count-take-away = Weghalen
count-chest = Schatkist erop
count-no-chest = Schatkist eraf
count-wrong-P-22 = De gemarkeerde tegel is vanaf de fontein nog niet te voet bereikbaar.
count-wrong-P-24 = Er is een lege plek ingesloten.
count-dirk = Tik op de tegels die Dirk heeft.
count-dirk-more = Tik op een tegel van Dirk om die weg te halen.
count-dirk-chest = Tik op een tegel van Dirk voor een schatkist.
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

count-stones = Een steen die aankomt waar andere liggen, komt bovenop; de onderste is beter.
count-field-of = Veld van { $name }
count-lower = lager leggen
count-tokens = De som van ieders puntenfiches.
count-tokens-of = Puntenfiches van { $name }
count-less = Eén minder: { $what }
count-more = Eén meer: { $what }

## Roll & Write

count-crosses = Tik aan wat op het blad is aangekruist.
count-sheet-of = Blad van { $name }
count-crossing = { $kind }, rij { $row }, kolom { $column }
count-coins = Munten over
count-marks = Wat op het scoreblad is gemarkeerd.
count-order = Wie had alles het eerst? Wie in dezelfde ronde klaar was, deelt.
count-nth = { $place }

## De punten, uitgelegd

count-cause = { $cause ->
    [tokens] Fiches
    [lines] Rijen en kolommen
    [coins] Munten
   *[bonus] Wedstrijd
}
count-nobody = Niemand krijgt iets.
count-not-below-zero = Niemand komt onder nul uit: wie minder punten heeft, verliest alleen die.
count-has = { $cause ->
    [chests] { $count ->
        [one] één schatkist.
       *[other] { $count } schatkisten.
    }
   *[type] { $game ->
        [dice] veld { $count }.
        [rollwrite] { $count ->
            [one] één kruisje.
           *[other] { $count } kruisjes.
        }
       *[palace] { $count ->
            [one] één gebouw.
           *[other] { $count } gebouwen.
        }
    }
}
count-shared = { $places ->
    [one] De plaats voor { $sum } wordt gedeeld door { $owners }, naar beneden afgerond.
   *[other] De plaatsen voor { $sum } worden gedeeld door { $owners }, naar beneden afgerond.
}
count-why = { $cause ->
    [wall] { $count ->
        [one] één zijde muur
       *[other] { $count } zijden muur op een rij
    }
    [tokens] punten op fiches
    [lines] rijen en kolommen met veel kruisjes
    [coins] { $count ->
        [one] één munt over
       *[other] { $count } munten over
    }
   *[bonus] voor lijnen en munten, die denkbeeldige spelers niet hebben
}
