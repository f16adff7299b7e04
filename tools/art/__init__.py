"""Draws every picture of the page from geometry: `python -m art` writes them anew.

To draw an eighth building, write a function in `buildings.py` and a pattern in `grounds.py`.
"""
