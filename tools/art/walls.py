"""The wall along the north side of a tile; turned by 90, 180 or 270 degrees for the others."""

from art.geometry import merlon
from art.ink import INK, path, rect, stroke

BAND = 12
"""How far a wall reaches into its tile. Its merlons stick out by four."""


def wall() -> str:
    """Two-toned, so that one of its tones stands out on any ground. It runs on across tiles."""
    shadow = rect(0, BAND, 100, 4, "rgba(0,0,0,.28)", 0)
    band = rect(-0.6, 0, 101.2, BAND, "var(--wall)", 0)
    edges = stroke(f"M-.6 {BAND}H100.6M-.6 0H100.6", 1.6, stroke_linecap="butt")
    joints = stroke(
        "M0 0V12M0 9H100M100 0V12" + "".join(f"M{x} 9v3M{x - 10} 6v3" for x in range(20, 101, 20)),
        1.1,
        "var(--wall-lo)",
        stroke_linecap="butt",
    )
    teeth = "".join(merlon(x, 6, 14, 10) for x in range(10, 100, 20))
    return shadow + band + joints + edges + path(teeth, "var(--merlon)", 1.4)


def corner() -> str:
    """A turret with a pyramid roof, where the north wall meets the east wall of the same tile."""
    tower = rect(84.5, -4, 19.5, 19.5, "var(--wall)", 1.6, 2)
    roof = rect(87.2, -1.3, 14, 14, "var(--merlon)", 1.1, 1)
    lee = path("M94.2 5.7L101.2 -1.3V12.7H87.2Z", "rgba(122,46,27,.28)", 0)
    ridges = stroke("M87.8 -.7L100.6 12.1M100.6 -.7L87.8 12.1", 1, INK)
    return tower + roof + lee + ridges
