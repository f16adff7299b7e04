"""What can honestly be said about games: intervals, ratings, and a test that says when to stop.

All of it is short, plain Python, so that a tournament needs no further packages; the tests simulate
games of known strength and check that the numbers hold.
"""
