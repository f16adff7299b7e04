"""Small pictures of the game with colours of their own: the seal behind a cost, and the logo."""

from art.geometry import horseshoe, star
from art.ink import IVORY, PAPER, TERRACOTTA, path, polygon

MARK = 32


def khatim() -> str:
    return polygon(star(16, 16, 15), PAPER, 1.6)


def logo() -> str:
    """A gate in a khatim."""
    return (
        polygon(star(16, 16, 15.2), TERRACOTTA, 1.4)
        + polygon(star(16, 16, 11.6), IVORY, 0)
        + path(horseshoe(16, 23.4, 8, 14.5, 1.2), "#0D7368", 1.2)
    )
