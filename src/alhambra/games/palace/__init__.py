"""Palace: the base game of Alhambra, for 2 to 6 players. Rules P-01 to P-61.

`table` is what is on the table, `state` how the game proceeds, `legal` what a player may do and
`refusals` why not, `knowledge` who knows what, `scoring` the points, `text` positions as text.
"""
