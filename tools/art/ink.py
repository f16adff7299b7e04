"""The paint of the drawings, and SVG's shapes in it: flat fills, one ink line, round joins."""

from art.geometry import number

INK = "#2A1712"
IVORY = "#FFF3D9"
SAND = "#E2C797"
TERRACOTTA = "#C2512C"
GOLD = "#F0BE4B"
SHADE = "#3A2118"
PAPER = "#FFF6E2"
WHITE = "#FFF"

LINE = 1.5
"""How wide a line is on a tile of 100 × 100."""


def tag(name: str, *inside: str, **attributes: str | float) -> str:
    """An element; `stroke_width=2` becomes `stroke-width="2"`."""
    words = "".join(
        f' {key.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{words}>{''.join(inside)}</{name}>" if inside else f"<{name}{words}/>"


def pen(line: float | str, colour: str = INK) -> dict[str, str | float]:
    """The attributes of a line; none at all for a line of no width."""
    if not line:
        return {}
    return {"stroke": colour, "stroke_width": line, "stroke_linejoin": "round"}


def path(d: str, fill: str, line: float = LINE) -> str:
    return tag("path", d=d, fill=fill, **pen(line))


def stroke(d: str, width: float | str = LINE, colour: str = INK, **more: str | float) -> str:
    """A line that encloses nothing."""
    ends: dict[str, str | float] = {"stroke_linecap": "round", **more}
    return tag("path", d=d, fill="none", **pen(width, colour), **ends)


def polygon(points: str, fill: str, line: float | str = LINE, colour: str = INK) -> str:
    return tag("polygon", points=points, fill=fill, **pen(line, colour))


def circle(x: float, y: float, r: float, fill: str, line: float = LINE, colour: str = INK) -> str:
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **pen(line, colour))


def rect(
    x: float, y: float, width: float, height: float, fill: str, line: float = LINE, rx: float = 0
) -> str:
    rounding = {"rx": rx} if rx else {}
    return tag("rect", x=x, y=y, width=width, height=height, **rounding, fill=fill, **pen(line))


def group(*parts: str, **attributes: str | float) -> str:
    return tag("g", *parts, **attributes)


def use(name: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """Another drawing of the sheet once more, moved and scaled."""
    moves = [f"translate({number(x)} {number(y)})"] if x or y else []
    moves += [f"scale({number(scale)})"] if scale != 1 else []
    placed = {"transform": " ".join(moves)} if moves else {}
    return tag("use", href=f"#{name}", **placed)
