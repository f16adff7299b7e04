"""The games as environments for learning: one encoding, and a thin adapter for each library.

`encoding` numbers actions and observations, `play` drives a game with them; `aec` is for
PettingZoo, `gym` for Gymnasium, `openspiel` for OpenSpiel, `rllib` for RLlib, `batch` for many
games at once.
"""
