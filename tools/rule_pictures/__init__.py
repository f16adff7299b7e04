"""The pictures of the rules: examples that the page draws with its own pieces.

A file for each rules reference has its examples by the rules that they are about. What an example
is, stands there; whether it is allowed and what it is worth, the engine says: `make pictures`
writes it to `web/pictures/`, and a test compares.
"""
