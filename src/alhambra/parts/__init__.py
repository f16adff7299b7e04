"""Pieces that several games use: buildings, money, the Alhambra itself, majorities.

They depend on `core` and nothing else.
"""
