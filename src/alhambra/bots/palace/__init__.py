"""What bots know about Palace: `evaluation` tells what things are worth, in points."""
