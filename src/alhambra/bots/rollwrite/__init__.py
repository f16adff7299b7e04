"""What bots know about Roll & Write: `evaluation` says what things are worth, in points."""
