"""The buildings, seen from the front: they stand on y = 85, from x = 15 to 85, and below y = 15,
so that no wall of a tile hides a part of them. The fountain is seen from above and fills its tile.
"""

from collections.abc import Callable

from art.geometry import horseshoe, lobes, merlon, number, onion, polar, star, voussoir
from art.grounds import TILE, plain_ground
from art.ink import (
    GOLD,
    IVORY,
    SAND,
    SHADE,
    TERRACOTTA,
    WHITE,
    circle,
    group,
    path,
    pen,
    polygon,
    rect,
    stroke,
    tag,
)


def finial(x: float, y: float) -> str:
    return (
        stroke(f"M{number(x)} {number(y)}v-7", 1.8)
        + circle(x, y - 3, 2, GOLD, 1)
        + circle(x, y - 7.2, 1.4, GOLD, 1)
    )


def twin_window(x: float, base: float, width: float, height: float, fill: str) -> str:
    """The ajimez: two arches on a white panel."""
    gap = width / 2 + 2
    return rect(x - gap - 6, base - height - 2, 2 * gap + 12, height + 3, WHITE, 1.2, 1) + "".join(
        path(horseshoe(x + way * gap, base, width, height), fill, 1.1) for way in (-1, 1)
    )


def pavilion() -> str:
    roof, ribs, shade = "#14406F", "rgba(160,205,250,.75)", "rgba(15,40,80,.55)"
    steps = rect(22, 81, 56, 4.5, SAND) + rect(26, 77, 48, 4.5, IVORY)
    arches = "".join(f"H{x + 9}V59.5A5.4 5.4 0 1 0 {x} 59.5V77" for x in (58, 45.5, 33))
    columns = rect(30, 51, 40, 26, shade, 0) + path(f"M28 77V48H72V77{arches}Z", IVORY)
    eave = rect(17, 47, 66, 4, GOLD, 1.4, 1)
    return (
        steps
        + columns
        + path("M18 47Q40 41 47 23H53Q60 41 82 47Z", roof)
        + stroke("M31 43Q44 37 49 24M69 43Q56 37 51 24M50 24V45", 1.1, ribs)
        + eave
        + finial(50, 23)
    )


def seraglio() -> str:
    crimson, amber, ribs = "#8A1D22", "#E8A93A", "rgba(120,60,0,.55)"
    wings = "".join(
        rect(x - 8, 59, 16, 26, SAND)
        + path(onion(x, 59, 8, 17, 1.4), amber)
        + finial(x, 43)
        + path(horseshoe(x, 76, 5, 11), SHADE, 0)
        for x in (27, 73)
    )
    hall = rect(33, 55, 34, 30, IVORY) + rect(33, 51, 34, 5, SAND, 1.4)
    dome = path(onion(50, 51, 15, 27.5, 1.75), GOLD) + stroke(
        "M42 49C36 39 47 35 50 27.5M58 49C64 39 53 35 50 27.5", 1.1, ribs
    )
    portal = path(horseshoe(50, 85, 12, 21.5), crimson, 1.6)
    door = path(horseshoe(50, 85, 6.5, 15), SHADE, 0)
    windows = circle(39, 63, 2, SHADE, 0) + circle(61, 63, 2, SHADE, 0)
    crescent = path("M52.9 15.5A3.6 3.6 0 1 0 52.9 20.5A2.8 2.8 0 1 1 52.9 15.5Z", GOLD, 1)
    return wings + hall + dome + portal + door + windows + stroke("M50 23.5v-2.4", 1.8) + crescent


def arcades() -> str:
    teeth = "".join(path(merlon(x, 39, 8.6, 7), IVORY, 1.3) for x in range(20, 81, 10))
    wall = rect(15, 39, 70, 46, IVORY) + rect(15, 39, 70, 5, SAND, 1.3)
    frieze = stroke(
        "M18 41.5h64", 1.6, TERRACOTTA, stroke_dasharray="2.4 2.4", stroke_linecap="butt"
    )
    return teeth + wall + frieze + "".join(striped_arch(x) for x in (27.5, 50, 72.5))


def striped_arch(x: float) -> str:
    """Nine stones in turn red and ivory, as in Córdoba, on two slim columns."""
    first, sweep = -205, 230 / 9
    ring = "".join(
        polygon(
            voussoir(x, 64, 6, 10.7, first + stone * sweep, first + (stone + 1) * sweep),
            IVORY if stone % 2 else TERRACOTTA,
            0.6,
        )
        for stone in range(9)
    )
    columns = "".join(rect(left, 69, 3, 16, SAND, 1) for left in (x - 8.7, x + 5.7))
    return ring + path(horseshoe(x, 85, 10.4, 28), SHADE, 1.2) + columns


def chambers() -> str:
    """Of blue-grey stone: ivory would vanish on the ivory ground of its tile."""
    lit, shaded, slate, tiles = "#D5DCEA", "#A9B5CE", "#33466F", "rgba(200,215,245,.6)"
    low = (
        rect(53, 54, 29, 31, shaded)
        + path("M50 54L54 46H81L85 54Z", slate)
        + stroke("M58 52.5l1.4-5M65 52.5l.7-5M72 52.5v-5M78.5 52.5l-.8-5", 1, tiles)
    )
    tall = (
        rect(19, 40, 37, 45, lit)
        + path("M15 40L22 27H53L60 40Z", slate)
        + stroke("M23 38.5l3.4-10M30.5 38.5l1.6-10M37.5 38.5v-10M44.5 38.5l-1.6-10", 1, tiles)
        + stroke("M52 38.5l-3.4-10", 1, tiles)
    )
    door = path(horseshoe(37.5, 85, 10, 17), TERRACOTTA, 1.4) + circle(40.5, 78, 0.9, GOLD, 0)
    lattice = rect(61, 61, 14, 11, WHITE, 1.2, 1) + stroke(
        "M64.5 61v11M68 61v11M71.5 61v11M61 64.7h14M61 68.4h14", 1, slate
    )
    bench = rect(58.5, 80, 20, 5, shaded, 1.2)
    return low + tall + twin_window(37.5, 59, 7, 11, slate) + door + lattice + bench


def garden() -> str:
    water, ripple = "#63C1EC", "#D8F3FF"
    pool = (
        path("M30 85L42 53H58L70 85Z", SAND)
        + path("M36 85L45 56H55L64 85Z", water)
        + stroke("M41 79h18M43 71h14M45 63h10", 1.2, ripple)
    )
    trees = "".join(cypress(x, 58, 6, 33) for x in (37, 63))
    trees += "".join(cypress(x, 84, 9.5, 60) for x in (22, 78))
    bushes = "".join(path(lobes(x, 81, 5, 6), "#3FA357", 1.3) for x in (33, 67))
    return pool + trees + orange_tree(50, 43, 10) + bushes


def trunk(x: float, y: float, height: float) -> str:
    return rect(x - 1.6, y, 3.2, height, "#6B3E1F", 1)


def cypress(x: float, base: float, width: float, height: float) -> str:
    top, middle, bottom = base - height, base - 0.45 * height, base - 6

    def half(way: float, end: float, inset: float) -> str:
        return (
            f"C{number(x + way * width)} {number(middle)}"
            f" {number(x + way * 0.8 * width)} {number(bottom - inset)} {number(x)} {number(end)}"
        )

    crown = f"M{x} {number(top)}{half(1, base - 4, 0)}M{x} {number(top)}{half(-1, base - 4, 0)}"
    outline = path(crown, "#5FBF6A")
    fold = f"M{x} {number(top + 6)}{half(0.45, base - 8, 3)}"
    return trunk(x, bottom, 6) + outline + stroke(fold, 1.2, "#2F8A45")


def orange_tree(x: float, base: float, radius: float) -> str:
    middle = base - radius / 2
    fruits = ((-0.5, -0.25), (0.4, -0.5), (0.15, 0.3), (-0.3, 0.6), (0.7, 0.25))
    return (
        trunk(x, base, 12)
        + path(lobes(x, middle, radius, 7), "#8ED36B", 1.4)
        + "".join(
            circle(x + across * radius, middle + down * radius, 1.9, "#F58A2C", 0.8)
            for across, down in fruits
        )
    )


def tower() -> str:
    shaft = "M33 85L37 41H63L67 85Z"
    shaded_side = path("M54 41H63L67 85H56Z", SAND, 0)
    body = path(shaft, IVORY, 0) + shaded_side + stroke(shaft)
    crown = (
        "".join(path(merlon(x, 32, 8.4, 7), IVORY, 1.3) for x in (35.6, 45.2, 54.8, 64.4))
        + rect(31, 31, 38, 7, IVORY)
        + path("M34 38h32l-3 4.5H37Z", SAND, 1.3)
    )
    friezes = "".join(
        stroke(f"M40 {y}" + "l2.5 3.2l2.5-3.2" * 4, 1.2, TERRACOTTA) for y in (46, 49.8)
    )
    door = path(horseshoe(50, 85, 9, 14), SHADE, 1.4)
    pennant = stroke("M50 25V15.5", 1.6) + path(
        "M50 16Q55.5 14.5 61 18Q55.5 18.6 50 22.2Z", TERRACOTTA, 1.1
    )
    return pennant + body + crown + friezes + twin_window(50, 67.5, 5.4, 10, SHADE) + door


def fountain() -> str:
    """Its channels lead to the middle of each side: there is no wall."""
    marble, deep, water, foam = "#FDF6E6", "#1F7FA6", "#5CC3E4", "#E6FAFF"
    channel = (
        rect(45.5, 0, 9, 34, marble, 0)
        + rect(47.6, 0, 4.8, 34, water, 0)
        + stroke("M45.5 0V34M54.5 0V34", 1.2, stroke_linecap="butt")
    )
    channels = "".join(
        group(channel, transform=f"rotate({turn} 50 50)") if turn else channel
        for turn in (0, 90, 180, 270)
    )
    plaza = polygon(star(50, 50, 37), marble, 1.6) + polygon(
        star(50, 50, 31), "none", 1.6, TERRACOTTA
    )
    basin = path(lobes(50, 50, 22, 12), deep, 1.6) + path(lobes(50, 50, 18.4, 12), water, 0)
    ripple = tag(
        "circle", cx=50, cy=50, r=18.5, fill="none", **pen(1.1, foam), stroke_dasharray="8 6.5"
    )
    bowl = polygon(star(50, 50, 9.5), IVORY, 1.3) + circle(50, 50, 5.2, "#8FE0F5", 1)
    return (
        plain_ground("fountain")
        + channels
        + plaza
        + basin
        + ripple
        + "".join(jet(22.5 + 45 * turn) for turn in range(8))
        + bowl
        + circle(50, 50, 2.4, GOLD, 1)
    )


def jet(angle: float) -> str:
    """A thin arc of water that leaps out of the bowl, and the drop at its end."""
    start, bend, end = (
        polar(TILE / 2, TILE / 2, radius, angle + turn)
        for radius, turn in ((8, 0), (12, -9), (15, 0))
    )
    (x, y), (over_x, over_y), (end_x, end_y) = start, bend, end
    arc = (
        f"M{number(x)} {number(y)}"
        f"Q{number(over_x)} {number(over_y)} {number(end_x)} {number(end_y)}"
    )
    return stroke(arc, 1.4, WHITE) + circle(end_x, end_y, 1.3, WHITE, 0)


BUILDINGS: dict[str, Callable[[], str]] = {
    "pavilion": pavilion,
    "seraglio": seraglio,
    "arcades": arcades,
    "chambers": chambers,
    "garden": garden,
    "tower": tower,
}
