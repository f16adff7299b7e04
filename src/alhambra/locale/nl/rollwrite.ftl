### Nederlands: Roll & Write. Dobbelstenen, kruispunten en zetten houden hun korte tekst.


## Teksten die niet te lezen zijn

invalid-crossing = “{ $text }” is geen kruispunt; een kruispunt schrijf je als 3,5: rij (gele dobbelsteen), kolom (blauwe dobbelsteen), elk van 1 tot en met 6.
invalid-four-dice = “{ $text }” zijn geen dobbelstenen; schrijf ze als 25,14: gele dobbelstenen 2 en 5, blauwe dobbelstenen 1 en 4.
invalid-rollwrite-move = “{ $text }” is geen zet; zetten schrijf je als “cross 3,5”, “coins”, “turn 25,14”, “keep 3,5”, “end”.

## Het spelersblad

bad-sheet-letter = Rij { $row }, kolom { $column }: “{ $letter }” is geen soort gebouw; de soorten zijn P, S, A, C, G en T.
bad-sheet-long = Rij { $row }, kolom { $column }: een rij heeft maar zes gebouwen.
bad-sheet-short = Rij { $row }, kolom { $column }: hier ontbreekt een gebouw; een spelersblad heeft zes rijen van zes.
bad-sheet-rows = Rij { $row }, kolom 1: een spelersblad heeft maar zes rijen.
bad-sheet-type = Op het spelersblad ontbreekt { $type } ({ $letter }); elke soort moet er zijn.
bad-sheet-file = { $file }: { $reason }

## Opties

only-alone = De optie “{ $option }” is voor wie alleen speelt, en niet voor { $players } spelers.
bad-solo = “{ $given }” denkbeeldige spelers kan niet; wie alleen speelt, heeft er 2, 3 of 4.
bad-contest = “{ $given }” is geen keuze voor de wedstrijd; schrijf “yes”, of laat het weg.
bad-data-range = { $entry }: { $number } is niet van { $least } tot en met { $most }.

## Zetten die de regels verbieden

dice-to-roll = Er moet eerst gedobbeld worden voordat iemand kan zetten.
no-dice-there = { $crossing } is geen kruispunt van de dobbelstenen { $dice }.
already-crossed = Het gebouw op { $crossing } is al aangekruist.
action-to-take = De beurt kan pas eindigen als je iets hebt gedaan: kruis een gebouw aan of neem munten.
nothing-rolled = Er is geen paar te houden: de vier dobbelstenen zijn niet opnieuw gegooid.
turned-already = Dobbelstenen draai je één keer per beurt, allemaal tegelijk; nu komt de actie.
yellow-turned-already = De gele dobbelstenen zijn al gedraaid; nu mogen alleen de blauwe nog, of komt de actie.
colour-by-colour = Met zoveel munten draai je de dobbelstenen kleur voor kleur: eerst de gele, dan de blauwe.
four-dice-to-name = Noem wat alle vier de dobbelstenen gaan tonen; nu tonen ze { $dice }.
nothing-turned = De dobbelstenen tonen al { $dice }.
too-few-coins = De dobbelstenen zo draaien kost { $price } { $price ->
    [one] munt
   *[other] munten
}, en { $coins ->
    [0] je hebt er geen
    [one] je hebt er één
   *[other] je hebt er { $coins }
}.
not-turned-between = Tussen een eerste en een tweede gebouw worden geen dobbelstenen gedraaid.
second-or-end = Nu kruis je het tweede gebouw aan, op { $crossing }, of je beëindigt de beurt: “end”.
pair-to-keep = Van de dobbelstenen { $dice } moet je één paar houden: een gele en een blauwe.

## Toeval

cannot-be-rolled = { $rolled } kan hier niet tellen; er wordt opnieuw gedobbeld.
nothing-is-rolled = { $rolled } kan niet komen: er wordt nu niet gedobbeld.

## Stellingen

bad-position-coins = er kunnen niet meer munten over zijn dan er ontvangen zijn, en niet meer ontvangen dan de { $track } van de muntvoorraad.
bad-position-boxes = { $player } heeft meer { $letter } dan de { $boxes } van het spelersblad.
bad-position-paid = { $player } kan voor { $letter } geen punten hebben gekregen, want die soort is niet compleet.

## Spelen in de terminal

imaginary-player = Denkbeeldige speler { $number }
column-lines = lijnen
column-coins = munten
column-bonus = bonus
column-dice = stenen
column-round = rondes
column-final = einde
column-name = naam
column-day = dag
column-record = verslag
head-round = Soorten die in deze ronde compleet zijn geworden
head-final = Eindwaardering
score-preview-final = Als het spel nu afgelopen was
end-alone = { $name } heeft { $points } punten.
rollwrite-to-act = { $name } { $phase ->
    [second] mag een tweede gebouw aankruisen
    [keep] houdt een paar en geeft het andere door
   *[act] is aan de beurt
}
rollwrite-round = ronde { $round } van { $rounds }
rollwrite-look = Het spelersblad van { $name }
rollwrite-coins = Munten { $coins }
rollwrite-places = Nog vrije plaatsen:
rollwrite-choice-cross = { $price ->
    [0] Kruis aan
   *[other] Kruis aan voor { $price }
}
rollwrite-choice-building = { $crossing } { $type }{ $crossed ->
    [yes] {""} (aangekruist)
   *[no] {""}
}
rollwrite-choice-coins = Neem munten
rollwrite-choice-gained = { $coins ->
    [0] er zijn er geen te krijgen
   *[other] { $coins }
}
rollwrite-choice-turn = { $price ->
    [one] Draai voor één munt
   *[other] Draai voor { $price }
}
rollwrite-choice-turnings = typ “turn” voor alle { $count } manieren om te draaien, of wat de dobbelstenen gaan tonen: turn 25,14
rollwrite-choice-no-turning = Er kan nu geen dobbelsteen worden gedraaid.
rollwrite-choice-keep = Houd
rollwrite-choice-kept = { $pair }, geef { $passed } door
rollwrite-choice-end = geen tweede gebouw aankruisen
told-rollwrite-cross = kruist { $pieces } aan
told-rollwrite-coins = neemt munten
told-rollwrite-turn = draait de dobbelstenen naar { $pieces }
told-rollwrite-keep = houdt { $pieces }
told-rollwrite-end = kruist geen tweede gebouw aan
told-rollwrite-roll = { $kind ->
    [imaginary] { $name } markeert { $rolls }.
    [start] { $name } begint met { $rolls }.
   *[other] { $name } gooit { $rolls }.
}
rollwrite-help =
    Kies een zet met zijn nummer, of typ hem: cross 3,5, coins, turn 25,14,
    keep 3,5, end.
    {""}
    Een kruispunt is een rij (gele dobbelsteen) en een kolom (blauwe dobbelsteen).
    De dobbelstenen liggen aan de rand van je spelersblad; waar ze elkaar kruisen,
    staat het nummer van de zet. Aangekruiste gebouwen staan er als ╳ P ╳. Aan de
    rand staat hoeveel kruisjes een rij of kolom heeft, en wat die waard is: 4=2.
    {"  "}P paviljoen  S harem  A arcade  C kamers  G tuin  T toren
    Munten: ● heb je, ⊗ zijn uitgegeven, ○ kunnen nog komen. Voor een munt draai
    je een dobbelsteen één oog verder: met turn 25,14 tonen de gele dobbelstenen
    2 en 5 en de blauwe 1 en 4. Met veel munten draai je eerst de gele, dan de
    blauwe. Een ster op het scoreblad zegt dat een soort al punten heeft gegeven.
    {""}
    Enter         toont de tafel opnieuw
    turn          toont alle manieren om dobbelstenen te draaien
    undo          neemt je laatste zet terug, tenzij er daarna gedobbeld is
    why ZET       zegt waarom een zet niet mag, en volgens welke regel
    score         de punten tot nu toe, en wat het einde nu zou opleveren
    look N        het spelersblad van speler N
    rules WAT     een regel met zijn id of met woorden: rules R-30, rules bonus
    save BESTAND  bewaart het spel; zonder BESTAND onder een nieuwe naam
    quit          stopt, en bewaart het spel als je wilt

## De beste scores

high-scores = De beste spellen alleen met { $solo } denkbeeldige spelers{ $contest ->
    [yes] {""}, als wedstrijd
   *[no] {""}
}
high-scores-replay = Bekijk dit spel nog eens met:
high-scores-refused = De beste scores kunnen niet worden bewaard in { $file }: { $reason }.
