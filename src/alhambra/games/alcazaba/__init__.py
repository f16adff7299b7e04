"""Alcazaba: the Dice Game played for the tiles of Palace, for 2 to 6 players. Rules A-01 to A-43.

It is composed: turns with dice and the dice fields are those of `games/dice`, redesigns and scoring
those of `games/palace`, the Alhambra a part that all share. What is its own: `supply`, where tiles
come from; what lies on the table; and how a round goes and its tiles are taken (`state`).
"""
