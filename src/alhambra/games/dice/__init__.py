"""The Dice Game, for 2 to 6 players. Rules D-01 to D-64.

`table` is what is on the table, `turn` the dice of one turn, `columns` the dice fields, `tracks`
the building stones, `tokens` the bonus tokens. `legal` and `refusals` say what a player may do,
`results` what a round brings, `state` how the game proceeds; `text` and `reading` write and read
positions, and `checking` validates what was read.

`solver` finds the optimal play of one turn, given what each result is worth; `outcomes` is what it
computes with, and `odds` says how likely a turn is to end well.
"""
