### The table companion.

bad-table-form = { $where }: { $reason }.
bad-table-without-module = The table has { $pieces ->
    [chests] chests
    [bazaars] bazaars
   *[attack] an attack
}, but the module “{ $module }” is not named by --with.
bad-table-players = { $number } players cannot be scored; a table has 1 to { $most }.
bad-table-dirk = Dirk plays along with two players only ({ $rule }).
bad-table-fountain = { $owner }: the fountain lies at 0,0 by itself; leave F out ({ $rule }).
bad-table-tile = { $owner }: { $reason } ({ $rule })
bad-table-twice = { $owner }: { $tile } is there a second time; { $other } has it already ({ $rule }).
bad-table-unknown = { $owner }: there is no tile { $tile } in the box ({ $rule }).
bad-table-far = { $owner }: { $tile } at { $place } is too far off to be reached ({ $rule }).
bad-table-taken = { $owner }: { $tile } lies at { $place }, where { $other } lies already ({ $rule }).
bad-table-alhambra = { $owner }: { $reason } ({ $rule })
bad-table-chest-number = { $owner }: { $chests } is no number of chests ({ $rule }).
bad-table-chests = { $owner }: { $chests } { $chests ->
    [one] chest
   *[other] chests
} on { $buildings } { $buildings ->
    [one] building
   *[other] buildings
}; each building holds one at most ({ $rule }).

score-title = Scoring { $scoring }
score-player = player
score-wall = wall
score-chests = chests
score-bazaars = bazaars
score-invaders = invaders
score-total = total
score-attack = { $side ->
    [N] Attack from the north
    [E] Attack from the east
    [S] Attack from the south
   *[W] Attack from the west
}: each open side there costs { $each ->
    [one] one point
   *[other] { $each } points
}{ $beside ->
    [0] {""}
    [one] , and each one in a neighbouring direction one point
   *[other] , and each one in a neighbouring direction { $beside } points
}. Nobody falls below zero.
score-open-sides = { $number } open in the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
type-name = { $type ->
    [pavilion] pavilion
    [seraglio] seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] garden
   *[tower] tower
}
