"""What bots know about dice: `evaluation` says what things are worth, `chances` what it is worth to
stand somewhere in a column. The turns are played by the solver of `games/dice`.
"""
