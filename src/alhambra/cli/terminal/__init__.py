"""The table in a terminal: what a seat sees, drawn with Rich, and the dialogue with people.

Each game has a folder with its `Face`, which draws the table, lists the moves and tells what has
happened. The rest is shared: `seating` decides who plays, `session` asks them, `points` shows
scorings, and `drawing` draws tiles and Alhambras. There are no sentences here: words come from
`locale/`.
"""
