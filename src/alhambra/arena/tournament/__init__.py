"""Tournaments of bots.

`plan` says who meets whom, `block` plays one deal with the seats rotated, `running` plays all
blocks with any workers, `state` keeps them in one file, and `standings` computes the results.
"""
