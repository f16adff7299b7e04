"""Icons of 32 × 32. Their line has the colour of the text beside them, on light and dark alike."""

from collections.abc import Callable

from art.geometry import horseshoe, number, polar, star
from art.ink import GOLD, INK, circle, path, pen, polygon, stroke, tag

LINE = 1.8
TEXT = "currentColor"


def line(d: str, width: float = LINE) -> str:
    return stroke(d, width, TEXT)


def shape(d: str, fill: str, width: float = LINE) -> str:
    return tag("path", d=d, fill=fill, **pen(width, TEXT))


def box(x: float, y: float, width: float, height: float, fill: str = "none", rx: float = 0) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, rx=rx, fill=fill, **pen(LINE, TEXT))


def ring(x: float, y: float, r: float, fill: str = "none", width: float = LINE) -> str:
    return circle(x, y, r, fill, width, TEXT)


def dot(x: float, y: float, r: float) -> str:
    return circle(x, y, r, TEXT, 0)


def wall() -> str:
    battlement = shape("M2.5 29V6h6.5v5h4.5V6h5v5h4.5V6h6.5V29Z", "var(--wall)")
    return battlement + line("M2.5 20h27M11 13.5v6.5M21 13.5v6.5M16 20v9", 1.5)


def reserve() -> str:
    """A yard, open above, with a tile put by in it."""
    tile = box(9.5, 4, 13, 15.5, GOLD, 1) + polygon(star(16, 11, 3.8), INK, 0)
    return tile + shape("M2.5 13H7V20H25V13H29.5V28H2.5Z", "var(--wall)")


def crown() -> str:
    gems = "".join(ring(x, y, 2, GOLD, 1.5) for x, y in ((4.2, 11), (16, 6), (27.8, 11)))
    band = shape("M6.5 26.5L4.2 13L11 18L16 8L21 18L27.8 13L25.5 26.5Z", GOLD)
    return band + line("M6.6 22.6H25.4", 1.5) + gems


def exact() -> str:
    return ring(16, 16, 13) + ring(16, 16, 9.8, width=1) + line("M11 16.4l3.7 3.8l6.6-7.8", 2.4)


def log() -> str:
    """A list with diamonds before its lines."""
    rows = (8, 16, 24)
    diamonds = "".join(polygon(f"7,{y - 3} 10,{y} 7,{y + 3} 4,{y}", TEXT, 0) for y in rows)
    return diamonds + line("M14 8H28M14 16H28M14 24H23")


def rules() -> str:
    """A bound book with the khatim on its cover."""
    cover = line("M27 24V4.5H9A4 4 0 0 0 5 8.5V25")
    pages = line("M27 24H9A2.25 2.25 0 0 0 9 28.5H27")
    return (
        cover
        + pages
        + line("M5 26.2A2.3 2.3 0 0 0 9 28.5")
        + polygon(star(16.5, 14.2, 5.6), "none", 1.6, TEXT)
    )


def person() -> str:
    return ring(16, 10, 5.5) + line("M5 28V26.5A11 8.5 0 0 1 27 26.5V28Z")


def people() -> str:
    beside = line("M21.5 5.7A4.6 4.6 0 0 1 21.5 14.5M24 18.6A8.6 7.4 0 0 1 30 25.6V27H26.5")
    return ring(12, 10.2, 4.8) + line("M2 27V25.8A10 7.8 0 0 1 22 25.8V27Z") + beside


def bot() -> str:
    """An automaton under a small dome."""
    head = line(horseshoe(16, 28, 17, 21, 1.14))
    antenna = line("M16 7V4.6") + ring(16, 3.2, 1.5, GOLD, 1.4)
    face = dot(12, 16.4, 2) + dot(20, 16.4, 2) + line("M12.5 21.6A5 4 0 0 0 19.5 21.6", 1.6)
    ears = line("M4.4 15v5M27.6 15v5", 2.2)
    return head + antenna + face + ears


def scroll() -> str:
    """A scroll with the points on it."""
    sheet = line("M8 7V25.5A3 3 0 0 0 11 28.5H25A3 3 0 0 0 28 25.5V24H14V25.5A3 3 0 0 1 11 28.5")
    top = line("M8 7A3 3 0 0 0 5 4H21A3 3 0 0 1 24 7V24M5 4A3 3 0 0 0 5 10H8")
    return sheet + top + line("M12.5 11H19.5M12.5 15H19.5M12.5 19H17", 1.6)


def undo() -> str:
    return line("M10.5 5L4.5 11L10.5 17M5 11H19A8 8 0 0 1 19 27H11", 2)


def theme() -> str:
    """Half day, half night."""
    rays = "".join(
        f"M{number(x)} {number(y)}L{number(far_x)} {number(far_y)}"
        for (x, y), (far_x, far_y) in (
            (polar(16, 16, 11, 45 * ray), polar(16, 16, 14, 45 * ray)) for ray in range(8)
        )
    )
    night = path("M16 9A7 7 0 0 1 16 23Z", TEXT, 0)
    return ring(16, 16, 7) + night + line(rays)


def language() -> str:
    """A globe."""
    return ring(16, 16, 12.5) + line(
        "M16 3.5C9 9.5 9 22.5 16 28.5C23 22.5 23 9.5 16 3.5ZM4.6 11.5H27.4M4.6 20.5H27.4", 1.6
    )


def settings() -> str:
    """The khatim is a fine cogwheel."""
    return polygon(star(16, 16, 14), "none", LINE, TEXT) + ring(16, 16, 5)


def home() -> str:
    """A gate."""
    gate = line("M4 28V6.5H9V10H13.5V6.5H18.5V10H23V6.5H28V28Z")
    return gate + line(horseshoe(16, 28, 8, 13.5, 1.2))


def close() -> str:
    return line("M7.5 7.5L24.5 24.5M24.5 7.5L7.5 24.5", 2.4)


def menu() -> str:
    return line("M5 8.5H27M5 16H27M5 23.5H27", 2.4)


def back() -> str:
    return line("M18.5 6L8.5 16L18.5 26M9 16H27", 2.4)


def whole() -> str:
    """Four corners, apart."""
    return line("M4 12V4H12M20 4H28V12M28 20V28H20M12 28H4V20", 2.2)


def keys() -> str:
    """A keyboard."""
    return line("M3 9H29V24H3Z") + line(
        "M8 14H8.5M13 14H13.5M18.5 14H19M24 14H24.5M10 19.5H22", 2.4
    )


def market() -> str:
    """A stall under its awning."""
    awning = shape(
        "M3 13L6.5 4.5H25.5L29 13A3.25 3.25 0 0 1 22.5 13A3.25 3.25 0 0 1 16 13"
        "A3.25 3.25 0 0 1 9.5 13A3.25 3.25 0 0 1 3 13Z",
        "var(--wall)",
    )
    return awning + line("M6 17.5V28H26V17.5M6 23H26")


def exchange() -> str:
    """Two coins that change places."""
    return ring(10, 11, 6.5, GOLD) + ring(22, 21, 6.5) + line("M21 4.5H27V10.5M11 27.5H5V21.5", 2)


def tutor() -> str:
    """A scholar's cap."""
    cap = line("M16 6L30 12.5L16 19L2 12.5Z") + line("M8 16V23A12 5 0 0 0 24 23V16")
    return cap + line("M27.5 14V23", 2)


def chat() -> str:
    """Two who speak."""
    first = line("M3 5H21V16H11L6 20.5V16H3Z")
    return first + line("M25 11.5H29V22H26.5V26.5L21.5 22H14V20") + line("M8 10.5H16", 2.2)


def eye() -> str:
    return line("M2 16C7 8.5 12 7 16 7S25 8.5 30 16C25 23.5 20 25 16 25S7 23.5 2 16Z") + ring(
        16, 16, 4.2, GOLD
    )


def replay() -> str:
    """What sets a film going."""
    return ring(16, 16, 12.5) + path("M12.5 9.8L23 16L12.5 22.2Z", TEXT, 0)


ICONS: dict[str, Callable[[], str]] = {
    picture.__name__: picture
    for picture in (
        wall,
        reserve,
        crown,
        exact,
        log,
        rules,
        person,
        people,
        bot,
        scroll,
        undo,
        theme,
        language,
        settings,
        home,
        close,
        menu,
        back,
        whole,
        keys,
        market,
        exchange,
        tutor,
        chat,
        eye,
        replay,
    )
}
