"""Shapes of Moorish ornament, as the points and paths of SVG. y grows downwards."""

from math import cos, pi, radians, sin, sqrt

Point = tuple[float, float]

KHATIM = 0.765
"""The inner radius, as a part of the outer one, at which a star of eight points is two squares."""


def number(value: float) -> str:
    """Two decimals are finer than any screen shows."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def polar(x: float, y: float, radius: float, angle: float) -> Point:
    """The point at `angle` degrees, clockwise from the right."""
    return x + radius * cos(radians(angle)), y + radius * sin(radians(angle))


def joined(points: list[Point]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def star(x: float, y: float, radius: float, points: int = 8, inner: float = KHATIM) -> str:
    """A star with one point up; of eight points it is the khatim, the seal of two squares."""
    step = 180 / points
    return joined(
        [
            polar(x, y, radius * (inner if corner % 2 else 1), corner * step - 90)
            for corner in range(2 * points)
        ]
    )


def octagon(x: float, y: float, radius: float) -> str:
    return joined([polar(x, y, radius, 22.5 + 45 * corner) for corner in range(8)])


def voussoir(x: float, y: float, inner: float, outer: float, start: float, end: float) -> str:
    """A stone of an arch, between two angles."""
    corners = ((inner, start), (outer, start), (outer, end), (inner, end))
    return joined([polar(x, y, radius, angle) for radius, angle in corners])


def lobes(x: float, y: float, radius: float, count: int) -> str:
    """A closed line of round lobes: a scalloped basin, a coin, the crown of a tree."""
    bulge = number(2 * radius * sin(pi / count) * 0.56)
    ends = [polar(x, y, radius, 360 * lobe / count) for lobe in range(count + 1)]
    first, *others = [f"{number(end_x)} {number(end_y)}" for end_x, end_y in ends]
    return f"M{first}" + "".join(f"A{bulge} {bulge} 0 0 1 {end}" for end in others) + "Z"


def horseshoe(x: float, base: float, width: float, height: float, swell: float = 1.16) -> str:
    """An arch of more than half a circle on jambs that stand a little closer."""
    radius = width / 2 * swell
    spring = base - height + radius + sqrt(radius**2 - width**2 / 4)
    left, right = number(x - width / 2), number(x + width / 2)
    arc = f"A{number(radius)} {number(radius)} 0 1 1 {right} {number(spring)}"
    return f"M{left} {number(base)}V{number(spring)}{arc}V{number(base)}Z"


def merlon(x: float, base: float, width: float, height: float) -> str:
    """A tooth of a battlement, in two steps."""
    step, rise = number(width / 4), number(height / 2)
    up, down = f"v-{rise}", f"v{rise}"
    start = f"M{number(x - width / 2)} {number(base)}"
    return f"{start}{up}h{step}{up}h{number(width / 2)}{down}h{step}{down}z"


def onion(x: float, base: float, half: float, height: float, belly: float) -> str:
    """A dome that swells to `belly` times its foot before it comes to a point."""

    def side(way: int) -> str:
        low = f"{number(x + way * belly * half)} {number(base - 0.44 * height)}"
        high = f"{number(x + way * 0.4 * half)} {number(base - 0.57 * height)}"
        return f"{low} {high}" if way < 0 else f"{high} {low}"

    tip = f"{number(x)} {number(base - height)}"
    foot = f"{number(x + half)} {number(base)}"
    return f"M{number(x - half)} {number(base)}C{side(-1)} {tip}C{side(1)} {foot}Z"
