"""Alcazaba: the Dice Game played for the tiles of Palace, for 2 to 6 players. Rules A-01 to A-43.

It is put together from the other games: dice turns and dice fields come from `games/dice`,
redesigns and scoring from `games/palace`, and the Alhambra is a part that all of them share. What
is its own: `supply`, where tiles come from; `table`, what is on the table; and `state`, how a round
proceeds and how its tiles are taken.
"""
