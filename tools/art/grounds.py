"""The ground of a tile: the colour of its kind and a pattern that tells the kind without colour."""

from dataclasses import dataclass

from art.geometry import star
from art.ink import polygon, rect, stroke, tag

TILE = 100
STANDS_ON = 85
"""Where buildings stand on a tile: clear of the walls all around."""

PALE = "var(--pt-pale)"
DEEP = "var(--pt-deep)"
SLATE = "var(--pt-slate)"
THIN = "var(--pt-line)"
"""The page may have the patterns stand out: their paint and their lines are its own."""
TEAL = "rgba(20,80,100,.35)"
TEAL_FILL = "rgba(20,80,100,.2)"


@dataclass(frozen=True)
class Pattern:
    """A square that is repeated so often along a tile that neighbours join without a seam."""

    square: float
    repeats: int
    drawing: str

    def svg(self, name: str) -> str:
        scale = TILE / self.repeats / self.square
        fitted = {"patternTransform": f"scale({scale:.5g})"} if scale != 1 else {}
        return tag(
            "pattern",
            self.drawing,
            id=name,
            width=self.square,
            height=self.square,
            patternUnits="userSpaceOnUse",
            **fitted,
        )


def dot(x: float, y: float, r: float) -> str:
    return tag("circle", cx=x, cy=y, r=r, fill=PALE)


def corners(square: float) -> list[tuple[float, float]]:
    return [(x, y) for x in (0, square) for y in (0, square)]


STARS = Pattern(
    20,
    5,
    polygon(star(10, 10, 7), "none", THIN, PALE)
    + stroke("M0 0h3M17 0h3M0 20h3M17 20h3M0 0v3M0 17v3M20 0v3M20 17v3", THIN, PALE),
)
ALMONDS = Pattern(
    16,
    6,
    stroke("M8 1Q15 8 8 15Q1 8 8 1Z", THIN, PALE)
    + dot(8, 8, 1.6)
    + "".join(dot(x, y, 1.6) for x, y in corners(16)),
)
ARCHES = Pattern(16, 6, stroke("M0 16V8A8 8 0 0 1 16 8V16M4 16V9A4 4 0 0 1 12 9V16", THIN, DEEP))
LATTICE = Pattern(
    14, 7, stroke("M0 0L14 14M14 0L0 14", THIN, SLATE) + polygon("7,4 10,7 7,10 4,7", SLATE, 0)
)
LEAVES = Pattern(
    20,
    5,
    stroke("M10 2C15 6 15 12 10 18C5 12 5 6 10 2ZM10 5V18", THIN, PALE)
    + dot(0, 10, 1.8)
    + dot(20, 10, 1.8),
)
CHEVRONS = Pattern(
    12.5, 8, stroke("M0 12.5L6.25 6.25L12.5 12.5M0 6.25L6.25 0L12.5 6.25", THIN, PALE)
)
STAR_LATTICE = Pattern(
    25,
    4,
    polygon(star(12.5, 12.5, 9), "none", 1.1, TEAL)
    + "".join(polygon(star(x, y, 5), TEAL_FILL, 0) for x, y in corners(25)),
)
WEAVE = Pattern(
    20,
    5,
    stroke("M0 5H10M10 15H20M5 10V20M15 0V10", THIN, DEEP)
    + stroke("M0 15H5M15 5H20M5 0V5M15 15V20", THIN, PALE),
)

PATTERNS = {
    "pavilion": STARS,
    "seraglio": ALMONDS,
    "arcades": ARCHES,
    "chambers": LATTICE,
    "garden": LEAVES,
    "tower": CHEVRONS,
    "fountain": STAR_LATTICE,
    "bazaar": WEAVE,
}

HALO = tag(
    "radialGradient",
    tag("stop", offset="0", stop_color="#fff", stop_opacity=".34"),
    tag("stop", offset=".6", stop_color="#fff", stop_opacity=".06"),
    tag("stop", offset="1", stop_color="#000", stop_opacity=".22"),
    id="halo",
    cx=".5",
    cy=".52",
    r=".62",
)


def plain_ground(kind: str) -> str:
    return rect(0, 0, TILE, TILE, f"var(--k-{kind})", 0) + rect(
        0, 0, TILE, TILE, f"url(#pt-{kind})", 0
    )


def ground(kind: str) -> str:
    """The ground that a building stands on: brighter about it, with its shadow."""
    shadow = tag("ellipse", cx=50, cy=STANDS_ON, rx=36, ry=5.5, fill="rgba(0,0,0,.3)")
    return plain_ground(kind) + rect(0, 0, TILE, TILE, "url(#halo)", 0) + shadow
