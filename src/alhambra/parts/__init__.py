"""Pieces that several games use: buildings, money, the Alhambra itself, majorities.

They know `core` and nothing else.
"""
