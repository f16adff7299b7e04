"""Coins and money cards. Each currency has its own outline and emblem besides its colour."""

from collections.abc import Callable

from art.geometry import horseshoe, lobes, octagon, star
from art.ink import GOLD, INK, PAPER, TERRACOTTA, circle, path, pen, polygon, rect, tag, use

COIN = 32
"""A coin is drawn in a square of this size."""


def denar() -> str:
    """Round, with the crescent and star."""
    blue, silver = "#1B4A90", "#E9EEF5"
    crescent = path("M19.9 9A7.85 7.85 0 1 0 19.9 23A5.9 5.9 0 1 1 19.9 9Z", blue, 0)
    emblem = crescent + polygon(star(20.2, 16, 3.4, points=5, inner=0.42), blue, 0)
    return circle(16, 16, 14, silver, 1.4) + circle(16, 16, 11.2, "none", 1) + emblem


def dirham() -> str:
    """Square, with a square turned on its corner, on a cross."""
    green, silver = "#0C5C4C", "#E4F6EF"
    coin = rect(4, 4, 24, 24, silver, 1.4, 1.5) + rect(6.8, 6.8, 18.4, 18.4, "none", 1)
    cross = tag("path", d="M16 8.6V23.4M8.6 16H23.4", fill="none", **pen(2, green))
    return coin + cross + polygon("16,11.2 20.8,16 16,20.8 11.2,16", silver, 2, green)


def florin() -> str:
    """Scalloped, with the lily."""
    lily = (
        "M16 6.8C19.8 10.6 19 14.4 17.3 17.5H14.7C13 14.4 12.2 10.6 16 6.8Z"
        "M18.3 17.5C18.2 13.2 20.8 11.2 23 12.4C25.1 13.6 24.6 16.8 22 17.2"
        "C22.9 15.6 20.5 14.8 20.3 17.5Z"
        "M13.7 17.5C13.8 13.2 11.2 11.2 9 12.4C6.9 13.6 7.4 16.8 10 17.2"
        "C9.1 15.6 11.5 14.8 11.7 17.5Z"
        "M11.4 18.3H20.6V20.1H11.4Z"
        "M14.4 20.9H17.6C17.6 22.4 18.4 23.2 19.6 23.6L16 25.4L12.4 23.6"
        "C13.6 23.2 14.4 22.4 14.4 20.9Z"
    )
    coin = path(lobes(16, 16, 12.3, 10), "#FFF1B8", 1.4) + circle(16, 16, 10.8, "none", 1)
    return coin + path(lily, "#7A5200", 0)


def ducat() -> str:
    """Eight-sided, with the khatim."""
    copper = "#FFE2CF"
    emblem = polygon(star(16, 16, 9.8), "#9C3409", 0) + circle(16, 16, 3.4, copper, 0)
    return polygon(octagon(16, 16, 14), copper, 1.4) + emblem


COINS: dict[str, Callable[[], str]] = {
    "denar": denar,
    "dirham": dirham,
    "florin": florin,
    "ducat": ducat,
}

NET = tag(
    "pattern",
    polygon(star(7, 7, 5), "none", 1, "rgba(255,255,255,.22)"),
    tag(
        "path",
        d="M0 0l3 3M14 0l-3 3M0 14l3-3M14 14l-3-3",
        fill="none",
        stroke="rgba(255,255,255,.22)",
    ),
    id="pt-card",
    width=14,
    height=14,
    patternUnits="userSpaceOnUse",
)


def coin(currency: str, x: float, y: float, radius: float) -> str:
    scale = radius / 14
    return use(f"coin-{currency}", x - 16 * scale, y - 16 * scale, scale)


def blank(colour: str, height: float) -> str:
    """A card with nothing on it but its net; the line comes last, or the net would fray it."""
    return "".join(
        rect(1, 1, 68, height - 2, fill, line, 7)
        for fill, line in ((colour, 0), ("url(#pt-card)", 0), ("none", 1.6))
    )


def frame(inset: float, height: float, colour: str, line: float) -> str:
    return tag(
        "rect",
        x=inset,
        y=inset,
        width=70 - 2 * inset,
        height=height - 2 * inset,
        rx=4.6,
        fill="none",
        stroke=colour,
        stroke_width=line,
    )


INNER_FRAME = "rgba(255,243,217,.75)"


def card(currency: str) -> str:
    """70 × 100: the value goes into the disc, the name to the foot."""
    colour = f"var(--m-{currency})"
    niche = path(horseshoe(35, 80.5, 38, 52, 1.22), PAPER) + tag(
        "path", d=horseshoe(35, 78, 32.4, 45.4, 1.22), fill="none", **pen(1.3, colour)
    )
    plinth = rect(15, 80, 40, 4.4, PAPER, 1.3, 0.6)
    return (
        blank(colour, 100)
        + frame(4.2, 100, INNER_FRAME, 1.2)
        + niche
        + coin(currency, 35, 57.5, 15)
        + plinth
        + circle(15.5, 16, 11.2, PAPER, 1.4)
        + coin(currency, 54, 16, 8)
    )


def low_card(currency: str) -> str:
    """70 × 46, for phones: value left, coin right."""
    return (
        blank(f"var(--m-{currency})", 46)
        + frame(4, 46, INNER_FRAME, 1.2)
        + circle(19.5, 23, 13.4, PAPER, 1.4)
        + coin(currency, 49.5, 23, 13)
    )


def card_back() -> str:
    teal = "#14343B"
    seal = polygon(star(35, 50, 22), GOLD, 1.6) + polygon(star(35, 50, 14), teal, 1, INK)
    corners = "".join(polygon(star(x, y, 4.4), GOLD, 0) for x in (13, 57) for y in (13, 87))
    heart = polygon(star(35, 50, 7), TERRACOTTA, 0) + circle(35, 50, 2.4, GOLD, 0)
    return blank(teal, 100) + frame(5, 100, GOLD, 1.8) + corners + seal + heart
