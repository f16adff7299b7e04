"""The pieces of the modules: chests, bazaars, the mark of the master builders, scouts, attacks."""

from art.geometry import horseshoe, number, star
from art.grounds import ground
from art.ink import (
    GOLD,
    INK,
    IVORY,
    PAPER,
    SHADE,
    TERRACOTTA,
    WHITE,
    circle,
    path,
    pen,
    polygon,
    rect,
    stroke,
    tag,
)
from art.money import blank, frame

STEEL = "#DCE4EC"
NIGHT = "#3B1420"


def chest(kind: str) -> str:
    """32 × 32: of the colour and the pattern of its type, under a golden lid."""
    colour, pattern = f"var(--k-{kind})", f"url(#pt-{kind})"
    lid = "M3.5 15V12A8.5 7.5 0 0 1 12 4.5H20A8.5 7.5 0 0 1 28.5 12V15Z"
    body = (
        rect(3.5, 14, 25, 13.5, colour, 0, 1)
        + rect(3.5, 14, 25, 13.5, pattern, 0, 1)
        + rect(3.5, 14, 25, 13.5, "none", 1.8, 1)
    )
    straps = "".join(rect(x, 5.5, 3, 22, GOLD, 1.1) for x in (7, 22))
    lock = rect(13, 12, 6, 7.4, GOLD, 1.3, 1) + circle(16, 15.2, 1.2, INK, 0)
    return path(lid, colour, 1.8) + body + straps + stroke("M3.5 15H28.5", 1.8) + lock


def bazaar() -> str:
    """A stall under a striped awning; what it sells goes on the counter."""
    posts = "".join(rect(x, 38, 4, 47, "#8A5A2E", 1.2) for x in (19, 77))
    back = rect(23, 42, 54, 20, SHADE, 0)
    stripes = "".join(
        path(
            f"M{number(18 + 10.67 * at)} 18H{number(28.67 + 10.67 * at)}"
            f"L{number(26 + 12 * at)} 41A6 6 0 0 1 {number(14 + 12 * at)} 41Z",
            IVORY if at % 2 else TERRACOTTA,
            1.2,
        )
        for at in range(6)
    )
    rail = rect(17, 15, 66, 4.5, GOLD, 1.3, 1)
    counter = rect(14, 57, 72, 29, "#B9803F", 1.5, 2) + rect(12, 54, 76, 5.5, IVORY, 1.4, 1)
    return ground("bazaar") + posts + back + stripes + rail + counter


def builder() -> str:
    """32 × 32: compasses over a set square, on a seal."""
    square = path("M8.5 23.5V12.5L19.5 23.5Z", GOLD, 1.2) + path("M11 21V18.4L13.6 21Z", PAPER, 0.9)
    legs = stroke("M18.2 9.5L12 24M18.2 9.5L24.4 24", 3.2) + stroke(
        "M18.2 9.5L12 24M18.2 9.5L24.4 24", 1.5, STEEL
    )
    arc = stroke("M14.3 18.6Q18.2 21 22.1 18.6", 1.2)
    hinge = circle(18.2, 8.8, 2.4, GOLD, 1.2)
    return polygon(star(16, 16, 15.4), PAPER, 1.4) + square + legs + arc + hinge


def scout() -> str:
    """32 × 32: a rider's spyglass before an eye of a gate."""
    gate = path(horseshoe(16, 29, 16, 25, 1.18), NIGHT, 1.6)
    moon = path("M20.6 8.6A4 4 0 1 0 20.6 14A3.1 3.1 0 1 1 20.6 8.6Z", GOLD, 0)
    tube = tag(
        "g",
        rect(2.5, 17.4, 9, 6, GOLD, 1.4, 1)
        + rect(11.5, 18.2, 8, 4.4, TERRACOTTA, 1.4, 0.6)
        + rect(19.5, 16.4, 9, 8, GOLD, 1.4, 1)
        + rect(26.2, 16.4, 2.8, 8, "#8FE0F5", 1.2, 0.8),
        transform="rotate(-18 16 20)",
    )
    return gate + moon + tube


def scimitar(turn: str) -> str:
    """A curved blade, its grip below."""
    blade = path("M14.4 21.5C13.4 13 14.4 5 20.6 -1.8C21.2 6 20.6 14 18 21.5Z", STEEL, 1.2)
    guard = rect(11.4, 21, 9.4, 2.8, GOLD, 1.1, 1.2)
    grip = rect(14.4, 23.8, 3.6, 7, TERRACOTTA, 1.1, 1.4) + circle(16.2, 31.6, 1.6, GOLD, 1)
    return tag("g", blade + guard + grip, transform=turn)


def attack() -> str:
    """32 × 32: two scimitars crossed."""
    return scimitar("rotate(42 16 16)") + scimitar("translate(32 0) scale(-1 1) rotate(42 16 16)")


def arrow() -> str:
    """100 × 100: where an attack comes from: the north, down onto the Alhambra."""
    shaft = "M38 6H62V46H80L50 84L20 46H38Z"
    return path(shaft, TERRACOTTA, 4) + tag(
        "path", d="M44 13H56V52H66L50 72L34 52H44Z", fill="none", **pen(2.2, IVORY)
    )


def attack_card() -> str:
    """70 × 100, face down: what comes, and not yet from where."""
    corners = "".join(polygon(star(x, y, 4.4), GOLD, 0) for x in (13, 57) for y in (13, 87))
    swords = tag("g", attack(), transform="translate(10 25) scale(1.56)")
    return blank(NIGHT, 100) + frame(5, 100, GOLD, 1.8) + corners + swords


def rose() -> str:
    """100 × 100: a compass rose, for where attacks may still come from."""
    ring = circle(50, 50, 40, PAPER, 2) + circle(50, 50, 33, "none", 1.2)
    points = "".join(
        tag(
            "g",
            polygon("50,8 57,43 50,50", TERRACOTTA, 1.4) + polygon("50,8 43,43 50,50", WHITE, 1.4),
            **({"transform": f"rotate({turn} 50 50)"} if turn else {}),
        )
        for turn in (0, 90, 180, 270)
    )
    return ring + points + circle(50, 50, 5, GOLD, 1.4)
