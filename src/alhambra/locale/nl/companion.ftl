### De hulp voor aan een echte tafel.

bad-table-form = { $where }: { $reason }.
bad-table-without-module = Op tafel { $pieces ->
    [chests] zijn schatkisten
    [bazaars] zijn bazaars
   *[attack] is een aanval
}, maar de module “{ $module }” is niet genoemd met --with.
bad-table-players = { $number } spelers kunnen niet worden gewaardeerd; een tafel heeft er 1 tot en met { $most }.
bad-table-dirk = Dirk speelt alleen met twee spelers mee ({ $rule }).
bad-table-fountain = { $owner }: de fontein ligt vanzelf op 0,0; laat F weg ({ $rule }).
bad-table-tile = { $owner }: { $reason } ({ $rule })
bad-table-twice = { $owner }: { $tile } is er voor de tweede keer; { $other } heeft die al ({ $rule }).
bad-table-unknown = { $owner }: in de doos zit geen tegel { $tile } ({ $rule }).
bad-table-far = { $owner }: { $tile } op { $place } ligt te ver weg om bereikbaar te zijn ({ $rule }).
bad-table-taken = { $owner }: { $tile } ligt op { $place }, waar { $other } al ligt ({ $rule }).
bad-table-alhambra = { $owner }: { $reason } ({ $rule })
bad-table-chest-number = { $owner }: { $chests } is geen aantal schatkisten ({ $rule }).
bad-table-chests = { $owner }: { $chests } { $chests ->
    [one] schatkist
   *[other] schatkisten
} op { $buildings } { $buildings ->
    [one] gebouw
   *[other] gebouwen
}; op elk gebouw is plaats voor één ({ $rule }).

score-title = Waardering { $scoring }
score-player = speler
score-wall = muur
score-chests = schatkisten
score-bazaars = bazaars
score-invaders = aanvallers
score-total = totaal
score-attack = { $side ->
    [N] Aanval uit het noorden
    [E] Aanval uit het oosten
    [S] Aanval uit het zuiden
   *[W] Aanval uit het westen
}: elke open zijde daar kost { $each ->
    [one] één punt
   *[other] { $each } punten
}{ $beside ->
    [0] {""}
    [one] , en elke open zijde in een naburige windrichting één punt
   *[other] , en elke open zijde in een naburige windrichting { $beside } punten
}. Niemand komt onder nul uit.
score-open-sides = { $number } open op het { $side ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
}
type-name = { $type ->
    [pavilion] paviljoen
    [seraglio] harem
    [arcades] arcade
    [chambers] kamers
    [garden] tuin
   *[tower] toren
}
