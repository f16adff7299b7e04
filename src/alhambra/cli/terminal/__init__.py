"""The table in a terminal: what a seat sees, drawn with Rich, and the dialogue with people.

Each game has a folder with its `Face`: it draws the table, lists the moves and tells what has
happened. The rest is the same for all: `seating` says who plays, `session` asks them, `points`
shows scorings, `drawing` tiles and Alhambras. No sentence stands here: words come from `locale/`.
"""
