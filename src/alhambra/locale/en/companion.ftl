### The scoring companion.

bad-table-form = { $where }: { $reason }.
bad-table-without-module = The table has { $pieces ->
    [chests] chests
    [bazaars] bazaars
   *[attack] an attack
}, but you did not name the module “{ $module }” with --with.
bad-table-players = { $number } players are not possible; a table has 1 to { $most }.
bad-table-dirk = Dirk only joins in with two players ({ $rule }).
bad-table-fountain = { $owner }: the fountain is always at 0,0; leave F out ({ $rule }).
bad-table-tile = { $owner }: { $reason } ({ $rule })
bad-table-twice = { $owner }: { $tile } is there twice; { $other } already has it ({ $rule }).
bad-table-unknown = { $owner }: there is no tile { $tile } in the box ({ $rule }).
bad-table-far = { $owner }: { $tile } at { $place } is too far away ({ $rule }).
bad-table-taken = { $owner }: { $tile } is at { $place }, where { $other } already is ({ $rule }).
bad-table-alhambra = { $owner }: { $reason } ({ $rule })
bad-table-chest-number = { $owner }: { $chests } is not a number of chests ({ $rule }).
bad-table-chests = { $owner }: { $chests } { $chests ->
    [one] chest
   *[other] chests
} on { $buildings } { $buildings ->
    [one] building
   *[other] buildings
}; each building holds at most one ({ $rule }).

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
    [one] 1 point
   *[other] { $each } points
}{ $beside ->
    [0] {""}
    [one] , and each open side in a neighbouring direction 1 point
   *[other] , and each open side in a neighbouring direction { $beside } points
}. Nobody drops below zero.
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
