"""What bots know about dice: `solver` plays one turn as well as it can be played, given what each
result is worth; `outcomes` is what it reckons with, and `evaluation` says what things are worth.
"""
