"""What Roll & Write is played with: dice with pips, coins of the track, a sheet and a pen."""

from art.geometry import star
from art.ink import GOLD, INK, IVORY, PAPER, circle, path, polygon, rect, stroke, tag

PEN = "#2447B8"
"""Of the ink that players write with."""

YELLOW, YELLOW_SHADE = "#F6CE55", "#B98A16"
BLUE, BLUE_SHADE = "#2F6FC4", "#153F7C"
LOW, MIDDLE, HIGH = 9.2, 16.0, 22.8

PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((MIDDLE, MIDDLE),),
    2: ((LOW, LOW), (HIGH, HIGH)),
    3: ((LOW, LOW), (MIDDLE, MIDDLE), (HIGH, HIGH)),
    4: ((LOW, LOW), (HIGH, LOW), (LOW, HIGH), (HIGH, HIGH)),
    5: ((LOW, LOW), (HIGH, LOW), (MIDDLE, MIDDLE), (LOW, HIGH), (HIGH, HIGH)),
    6: tuple((x, y) for x in (LOW, HIGH) for y in (LOW, MIDDLE, HIGH)),
}


def _die(body: str, shade: str, ink: str, pips: int) -> str:
    """32 × 32: it stands on the shade of its own lower edge."""
    return (
        rect(2, 4, 28, 27, shade, 1.4, 6)
        + rect(2, 1.6, 28, 27, body, 1.4, 6)
        + "".join(circle(x, y - 0.9, 2.7, ink, 0) for x, y in PIPS[pips])
    )


def yellow_die(pips: int) -> str:
    return _die(YELLOW, YELLOW_SHADE, INK, pips)


def blue_die(pips: int) -> str:
    return _die(BLUE, BLUE_SHADE, IVORY, pips)


def track_coin() -> str:
    """32 × 32: of no currency, with the khatim."""
    return (
        circle(16, 16, 13.5, GOLD, 1.4)
        + circle(16, 16, 10.4, "none", 1)
        + polygon(star(16, 16, 7), PAPER, 1)
    )


def pen() -> str:
    """32 × 32: its nib to the lower left."""
    barrel = path(
        "M9 18.5L22.6 4.9A3 3 0 0 1 26.9 4.9L27.1 5.1A3 3 0 0 1 27.1 9.4L13.5 23Z", PEN, 1.5
    )
    nib = path("M9 18.5L13.5 23L4.5 27.5Z", GOLD, 1.5)
    return barrel + nib + stroke("M4.5 27.5L8.6 23.4M20.4 7.1L24.9 11.6", 1.2)


def line() -> str:
    """32 × 32: a row of boxes that is filled up."""
    boxes = "".join(rect(2 + 9.6 * at, 11, 8.8, 10, PAPER, 1.2, 1.6) for at in range(3))
    crosses = "".join(
        stroke(f"M{4 + 9.6 * at:.1f} 13.4l4.8 5.2M{8.6 + 9.6 * at:.1f} 13.2l-4.6 5.6", 1.7, PEN)
        for at in range(3)
    )
    return boxes + crosses


def game() -> str:
    """100 × 100, for the game as a whole: a corner of a sheet, two dice on its edges, a cross."""
    kinds = (("garden", "tower"), ("seraglio", "arcades"))
    cells = "".join(
        rect(38 + 27 * x, 38 + 27 * y, 25, 25, f"var(--k-{kind})", 1.6, 4)
        for y, row in enumerate(kinds)
        for x, kind in enumerate(row)
    )
    cross = stroke("M69 71C76 77 82 82 87 87M87.5 69C81 75 74 82 68 88.5", 5.5, PEN)
    dice = tag("g", yellow_die(3), transform="translate(6 64) scale(.84)") + tag(
        "g", blue_die(5), transform="translate(64 5) scale(.84)"
    )
    return (
        rect(0, 0, 100, 100, "#E7D3A9", 0)
        + path("M99.2 12H18A6 6 0 0 0 12 18V99.2H99.2Z", PAPER, 1.6)
        + cells
        + dice
        + cross
    )
