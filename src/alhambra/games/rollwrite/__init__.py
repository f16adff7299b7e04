"""Roll & Write: dice, pens and sheets, for 1 to 5 players. Rules R-01 to R-67.

`table` is what is on the table, with a `sheet` for each player; `state` how the game proceeds,
`legal` what a player may do, `turning` how dice may be turned, `refusals` why not, `scoring` the
points, `text` positions as text.
"""
