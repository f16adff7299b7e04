"""What bots know about dice: `evaluation` says what things are worth, and `chances` what each
position in a column is worth. Turns are played by the solver in `games/dice`."""
