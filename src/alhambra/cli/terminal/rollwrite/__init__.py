"""Roll & Write in the terminal: `sheets` draws a sheet, `board` the whole table.

`choices` lists the moves, `telling` tells what has happened, `scores` shows the
high scores that `high_scores` keeps.
"""
