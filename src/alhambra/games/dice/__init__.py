"""The Dice Game, for 2 to 6 players. Rules D-01 to D-64.

`table` is what lies on the table, `turn` the dice of one turn, `columns` the dice fields, `tracks`
the building stones, `tokens` the bonus tokens. `legal` and `refusals` say what a player may do,
`results` what a round brings, `state` how the game goes on, `text` and `reading` positions in
words; what is written is examined in `checking`.

`solver` plays one turn as well as it can be played, given what each result is worth; `outcomes` is
what it reckons with, `odds` how likely a turn is to end well.
"""
