"""Games between bots: one game, many of them over several processes, and what came of them.

`match` plays, `jobs` shares the games out, `records` keeps them, `tally` counts, `report` shows.
"""
