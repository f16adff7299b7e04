"""What bots know about Palace: `evaluation` says what things are worth, in points."""
