"""The table in a terminal: what a seat sees, drawn with Rich, and the dialogue with people.

`drawing` draws tiles, `board` the whole table, `modules` what the modules have on it, `points`
scorings, `choices` the moves, `telling` what has happened; `seating` says who plays, `session` asks
them. No sentence stands here: words come from `locale/`.
"""
