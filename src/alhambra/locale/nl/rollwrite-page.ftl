### Wat de pagina zegt aan een tafel van Roll & Write, en waar die wordt geopend.


## Het spelersblad

rw-sheet = Spelersblad
rw-sheet-of = Spelersblad: { $name }
rw-show-sheet = Toon het spelersblad:
rw-cell = { $building }, rij { $row }, kolom { $column }{ $state ->
    [crossed] {""}, aangekruist
   *[free] {""}
}
rw-field = { $colour ->
    [yellow] Rij { $number }
   *[blue] Kolom { $number }
}: { $dice ->
    [0] geen dobbelsteen
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
}
rw-field-price = { $colour ->
    [yellow] Draai de dobbelsteen naar rij { $number }
   *[blue] Draai de dobbelsteen naar kolom { $number }
}; samen { $price ->
    [one] één munt
   *[other] { $price } munten
}
rw-line = { $which ->
    [row] Rij { $number }
   *[column] Kolom { $number }
}: { $crosses ->
    [one] één kruisje
   *[other] { $crosses } kruisjes
}, { $points ->
    [one] één punt
   *[other] { $points } punten
}
rw-track = Muntenspoor van { $track }: { $received } gekregen, { $coins } over
rw-coins = Munten
rw-take-coins = { $coins ->
    [0] Munten nemen: er zijn er geen te krijgen
    [one] Eén munt nemen
   *[other] { $coins } munten nemen
}
rw-crossed = Aangekruiste gebouwen
rw-dice = Dobbelstenen: geel { $yellow }; blauw { $blue }
rw-fate = { $fate ->
    [rolled] wordt opnieuw gegooid
    [kept] houd je
    [passed] naar { $name }
    [stays] blijft bij jou liggen
   *[all] alle vier opnieuw gegooid
}

## Het scoreblad

rw-score-sheet = Het scoreblad van iedereen
rw-types = Soorten gebouwen
rw-places = Plaatsen
rw-best-place = Beste vrije plaats:
rw-worth = Rijen en kolommen: { $four } punten voor 4 kruisjes, { $five } voor 5, { $six } voor alle 6. Munten die over zijn: één punt per { $coins }.
rw-paid = heeft zijn plaats al

## Wat er verwacht wordt

rw-prompt-act = Kruis een oplichtend gebouw aan, neem munten of draai een dobbelsteen.
rw-prompt-act-poor = Kruis een oplichtend gebouw aan, of neem munten.
rw-prompt-only-coins = Alle kruispunten zijn aangekruist: draai een dobbelsteen of neem munten.
rw-prompt-must-take = Alle kruispunten zijn aangekruist: neem munten.
rw-prompt-held = { $colour ->
    [yellow] Naar welke rij? Elke stap kost een munt.
   *[blue] Naar welke kolom? Elke stap kost een munt.
}
rw-prompt-turned = { $price ->
    [one] Gedraaid voor één munt: kruis aan of neem munten.
   *[other] Gedraaid voor { $price } munten: kruis aan of neem munten.
}
rw-prompt-cross = Aankruisen? { $building }, rij { $row }, kolom { $column }.
rw-prompt-cross-turned = { $price ->
    [one] Voor één munt draaien en aankruisen? { $building } ({ $row }, { $column }).
   *[other] Voor { $price } munten draaien en aankruisen? { $building } ({ $row }, { $column }).
}
rw-prompt-second = Nog een gebouw voor { $price } munten? { $building } ({ $row }, { $column }).
rw-prompt-cross-second = Voor { $price } munten aankruisen? { $building } ({ $row }, { $column }).
rw-prompt-coins = { $coins ->
    [0] Geen munten nemen, alleen alle dobbelstenen gooien?
    [one] Eén munt nemen en alle dobbelstenen gooien?
   *[other] { $coins } munten nemen en alle dobbelstenen gooien?
}
rw-prompt-keep = Welk paar houd je? Het andere gaat naar { $name }.
rw-prompt-kept = Dit paar houden, en het andere aan { $name } geven?

## Wat de knoppen doen

rw-do-cross = Aankruisen
rw-do-coins = Munten nemen
rw-do-keep = Houden
rw-do-end = Geen tweede

## Het verslag

rw-log-cross = { $name } kruist aan: { $building } ({ $row }, { $column }).
rw-log-keep = { $name } houdt geel { $row } en blauw { $column }.
rw-log-turn = { $name } draait de dobbelstenen: geel { $yellow }; blauw { $blue }.
rw-log-coins = { $name } neemt munten.
rw-log-end = { $name } kruist geen tweede gebouw aan.
rw-log-start = { $name } begint met: { $buildings }.
rw-log-imaginary = { $name } markeert: { $buildings }.
rw-log-roll = { $name } gooit { $pairs }.
rw-log-paid = De soorten die in deze ronde compleet zijn, geven punten.
rw-log-scored = De eindwaardering vindt plaats.
rw-log-lost = Het spel is afgelopen; een denkbeeldige speler wint.

## Weigeringen, waar de pagina dingen kan aanwijzen

here-no-dice-there = Hier kruisen geen rij en kolom met dobbelstenen elkaar.
here-already-crossed = Dit gebouw is al aangekruist.
here-second-or-end = Nu kan alleen het oplichtende gebouw als tweede worden aangekruist, of geen.
here-pair-to-keep = Kies een paar om te houden: een gele en een blauwe dobbelsteen.

## Het einde

rw-final-you = Jouw score
rw-final-alone = De score van { $name }
rw-final-tie = Je deelt de overwinning met { $names }!
rw-points = { $points ->
    [one] Eén punt
   *[other] { $points } punten
}
rw-record = Verslag

## Een tafel openen

rw-imaginary = Denkbeeldige spelers
rw-aims = Waar je voor speelt
rw-aim = { $value ->
    [contest] Een wedstrijd
   *[score] Een hoge score
}
rw-aim-means = { $value ->
    [contest] De denkbeeldige spelers scoren ook, en kunnen winnen.
   *[score] Je beste spellen van elke soort worden bewaard.
}
rw-which-sheet = { $value ->
    [own] Dat van jezelf
   *[ours] Dat van ons
}
rw-edit-sheet = Je spelersblad wijzigen
rw-editor = Je eigen spelersblad
rw-editor-text = Tik de gebouwen van je spelersblad één voor één aan, rij voor rij. Het wordt op dit apparaat bewaard.
rw-editor-empty = Rij { $row }, kolom { $column }: leeg
rw-editor-back = De laatste weghalen
rw-editor-count = { $filled } van 36.
rw-editor-ready = Het spelersblad is compleet.
rw-editor-keep = Bewaren en erop spelen
