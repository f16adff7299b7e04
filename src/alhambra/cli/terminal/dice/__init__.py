"""The Dice Game in the terminal: `fields` draws the columns, `board` the whole table.

`choices` lists the moves, `telling` tells what has happened.
"""
