### Abiline mängulaua ääres.

bad-table-form = { $where }: { $reason }.
bad-table-without-module = { $pieces ->
    [chests] Laual on laekad
    [bazaars] Laual on basaarid
   *[attack] Laual on rünnak
}, aga --with ei nimeta moodulit „{ $module }“.
bad-table-players = { $number } mängija punkte ei saa arvestada; laua ääres on neid 1 kuni { $most }.
bad-table-dirk = Dirk lööb kaasa ainult kahe mängija mängus ({ $rule }).
bad-table-fountain = { $owner }: purskkaev on niigi ruudul 0,0; jäta F välja ({ $rule }).
bad-table-tile = { $owner }: { $reason } ({ $rule })
bad-table-twice = { $owner }: { $tile } on siin teist korda; selle võttis juba { $other } ({ $rule }).
bad-table-unknown = { $owner }: karbis ei ole sellist ehituskaarti: { $tile } ({ $rule }).
bad-table-far = { $owner }: { $tile } on liiga kaugel, et selleni pääseda: ruut { $place } ({ $rule }).
bad-table-taken = { $owner }: { $tile } on ruudul { $place }, kus juba on { $other } ({ $rule }).
bad-table-alhambra = { $owner }: { $reason } ({ $rule })
bad-table-chest-number = { $owner }: { $chests } ei ole laegaste arv ({ $rule }).
bad-table-chests = { $owner }: { $chests } { $chests ->
    [one] laegas
   *[other] laegast
} { $buildings } hoonel; igal hoonel saab olla kõige rohkem üks ({ $rule }).

score-title = Punktiarvestus { $scoring }
score-player = mängija
score-wall = sein
score-chests = laekad
score-bazaars = basaarid
score-invaders = ründajad
score-total = kokku
score-attack = { $side ->
    [N] Rünnak põhjast
    [E] Rünnak idast
    [S] Rünnak lõunast
   *[W] Rünnak läänest
}: iga avatud külg sealpool maksab { $each ->
    [one] ühe punkti
   *[other] { $each } punkti
}{ $beside ->
    [0] {""}
    [one] {" "}ja iga avatud külg naaberilmakaare poole ühe punkti
   *[other] {" "}ja iga avatud külg naaberilmakaare poole { $beside } punkti
}. Keegi ei lange alla nulli.
score-open-sides = { $number } avatud { $side ->
    [north] põhjas
    [east] idas
    [south] lõunas
   *[west] läänes
}
type-name = { $type ->
    [pavilion] paviljon
    [seraglio] haarem
    [arcades] galerii
    [chambers] loss
    [garden] aed
   *[tower] torn
}
