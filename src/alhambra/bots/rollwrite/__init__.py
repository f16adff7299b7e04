"""What bots know about Roll & Write: `evaluation` tells what things are worth, in points."""
