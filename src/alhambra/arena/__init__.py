"""Games between bots: a single game, many games in several processes, and their results.

`match` plays, `jobs` distributes the games, `records` stores them, `tally` counts, `report` shows.
"""
