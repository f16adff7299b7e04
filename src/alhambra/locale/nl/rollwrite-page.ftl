### Wat de pagina zegt aan een tafel van Roll & Write, en waar die wordt geopend.


## Het spelersblad

rw-sheet = Spelersblad
rw-sheet-of = Spelersblad van { $name }
rw-show-sheet = Toon spelersblad:
rw-cell = { $building }, rij { $row }, kolom { $column }{ $state ->
    [crossed] {""}, aangekruist
   *[free] {""}
}
rw-field = { $colour ->
    [yellow] Rij { $number }
   *[blue] Kolom { $number }
}: { $dice ->
    [0] geen dobbelstenen
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}
rw-field-price = { $colour ->
    [yellow] Draai de dobbelsteen naar rij { $number }
   *[blue] Draai de dobbelsteen naar kolom { $number }
}; samen { $price ->
    [one] 1 munt
   *[other] { $price } munten
}
rw-line = { $which ->
    [row] Rij { $number }
   *[column] Kolom { $number }
}: { $crosses ->
    [one] 1 kruisje
   *[other] { $crosses } kruisjes
}, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
rw-track = Muntvoorraad van { $track }: { $received } ontvangen, { $coins } over
rw-coins = Munten
rw-take-coins = { $coins ->
    [0] Munten nemen: geen beschikbaar
    [one] 1 munt nemen
   *[other] { $coins } munten nemen
}
rw-crossed = Aangekruiste gebouwen
rw-dice = Dobbelstenen: geel { $yellow }; blauw { $blue }
rw-fate = { $fate ->
    [rolled] opnieuw gegooid
    [kept] houd je
    [passed] naar { $name }
    [stays] blijft bij jou
   *[all] alle vier opnieuw gegooid
}

## Het scoreblad

rw-score-sheet = Gezamenlijk scoreblad
rw-types = Soorten gebouwen
rw-places = Plaatsen
rw-best-place = Beste plaats over:
rw-worth = Rijen en kolommen: { $four } punten voor 4 kruisjes, { $five } voor 5, { $six } voor alle 6. Munten over: 1 punt per { $coins }.
rw-paid = al gewaardeerd

## Wat er verwacht wordt

rw-prompt-act = Kruis een oplichtend gebouw aan, neem munten of draai een dobbelsteen.
rw-prompt-act-poor = Kruis een oplichtend gebouw aan, of neem munten.
rw-prompt-only-coins = Alle kruispunten zijn aangekruist: draai een dobbelsteen of neem munten.
rw-prompt-must-take = Alle kruispunten zijn aangekruist: neem munten.
rw-prompt-held = { $colour ->
    [yellow] Naar welke rij? Elke stap kost 1 munt.
   *[blue] Naar welke kolom? Elke stap kost 1 munt.
}
rw-prompt-turned = { $price ->
    [one] Gedraaid voor 1 munt. Kruis nu aan of neem munten.
   *[other] Gedraaid voor { $price } munten. Kruis nu aan of neem munten.
}
rw-prompt-cross = { $building } aankruisen, rij { $row }, kolom { $column }?
rw-prompt-cross-turned = { $price ->
    [one] Voor 1 munt draaien en { $building } ({ $row }, { $column }) aankruisen?
   *[other] Voor { $price } munten draaien en { $building } ({ $row }, { $column }) aankruisen?
}
rw-prompt-second = Tweede gebouw aankruisen voor { $price } munten? { $building } ({ $row }, { $column }).
rw-prompt-cross-second = { $price } munten betalen en { $building } ({ $row }, { $column }) aankruisen?
rw-prompt-coins = { $coins ->
    [0] Geen munten nemen en alle dobbelstenen opnieuw gooien?
    [one] 1 munt nemen en alle dobbelstenen opnieuw gooien?
   *[other] { $coins } munten nemen en alle dobbelstenen opnieuw gooien?
}
rw-prompt-keep = Kies een paar om te houden. { $name } krijgt het andere.
rw-prompt-kept = Dit paar houden en het andere aan { $name } doorgeven?

## Wat de knoppen doen

rw-do-cross = Aankruisen
rw-do-cross-for = { $price ->
    [one] Aankruisen voor 1 munt
   *[other] Aankruisen voor { $price } munten
}
rw-do-coins = Munten nemen
rw-do-keep = Houden
rw-do-end = Geen tweede

## Het verloop

rw-log-cross = { $name } kruist aan: { $building } ({ $row }, { $column }).
rw-log-keep = { $name } houdt geel { $row } en blauw { $column }.
rw-log-turn = { $name } draait de dobbelstenen: geel { $yellow }; blauw { $blue }.
rw-log-coins = { $name } neemt munten.
rw-log-end = { $name } kruist geen tweede gebouw aan.
rw-log-start = { $name } begint met: { $buildings }.
rw-log-imaginary = { $name } krijgt: { $buildings }.
rw-log-roll = { $name } gooit { $pairs }.
rw-log-paid = De soorten die deze ronde compleet zijn, worden gewaardeerd.
rw-log-scored = Eindwaardering.
rw-log-lost = Het spel is afgelopen. Een denkbeeldige speler wint!

## Weigeringen, waar de pagina dingen kan aanwijzen

here-no-dice-there = Hier kruisen je dobbelstenen elkaar niet.
here-already-crossed = Dit gebouw is al aangekruist.
here-second-or-end = Nu kun je alleen nog het oplichtende gebouw aankruisen, of stoppen.
here-pair-to-keep = Kies een paar om te houden: een gele en een blauwe dobbelsteen.

## Het einde

rw-final-you = Jouw score
rw-final-alone = Score van { $name }
rw-final-tie = Je deelt de eerste plaats met { $names }!
rw-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
rw-record = Persoonlijk record

## Een tafel openen

rw-imaginary = Denkbeeldige spelers
rw-aims = Doel
rw-aim = { $value ->
    [contest] Van ze winnen
   *[score] Hoge score
}
rw-aim-means = { $value ->
    [contest] De denkbeeldige spelers scoren ook, en kunnen winnen.
   *[score] Je beste spellen worden per instelling bewaard.
}
rw-which-sheet = { $value ->
    [own] Eigen blad
   *[ours] Standaard
}
rw-edit-sheet = Spelersblad wijzigen
rw-editor = Je eigen spelersblad
rw-editor-text = Voer de gebouwen van je spelersblad rij voor rij in: tik ze één voor één aan. Je spelersblad wordt op dit apparaat bewaard.
rw-editor-empty = Rij { $row }, kolom { $column }: leeg
rw-editor-back = Laatste weghalen
rw-editor-count = { $filled } van 36.
rw-editor-ready = Je spelersblad is compleet.
rw-editor-keep = Bewaren en gebruiken
