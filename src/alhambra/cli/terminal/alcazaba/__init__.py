"""Alcazaba in the terminal: dice fields as in the Dice Game, Alhambras as in Palace."""
