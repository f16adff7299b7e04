"""The faces of the characters, each a file of its own: a bust before a disc, 100 × 100.

They are told apart by the outline of the head, which is what remains at the size of a letter.
"""

from collections.abc import Callable

from art.geometry import lobes, merlon, star
from art.ink import GOLD, INK, IVORY, PAPER, SAND, SHADE, TERRACOTTA, circle, path, polygon, tag
from art.ink import stroke as thin_stroke

LINE = 2.4
"""Wider than on tiles: faces are shown smaller."""
FAIR = "#EFC39A"
TAN = "#D9A06B"
BROWN = "#A86B3F"
DARK = "#70442A"
BLACK = "#33221C"
CHESTNUT = "#6E3A1E"
GREY = "#D9D3C6"
LEAF = "#3FA357"
TEAL = "#0D7368"
NAVY = "#14406F"
SKY = "#4A9EE4"
CRIMSON = "#BF2A2C"
VIOLET = "#3D1B6E"
STEEL = "#A9B5CE"
STRAW = "#E8C66E"
ROSE = "#D64C6B"


def shape(d: str, fill: str) -> str:
    return path(d, fill, LINE)


def stroke(d: str, width: float = LINE, colour: str = INK) -> str:
    return thin_stroke(d, width, colour)


def shoulders(robe: str, trim: str) -> str:
    """A robe with a trim around the neck."""
    body = shape("M8 104C9 86 26 80 40 77H60C74 80 91 86 92 104Z", robe)
    return body + shape("M38 76L50 90L62 76L66 79L50 98L34 79Z", trim)


def head(skin: str, blush: str = "") -> str:
    neck = shape("M42 62H58V78L50 86L42 78Z", skin)
    face = shape(
        "M33 46C33 32 40 26 50 26C60 26 67 32 67 46C67 60 59 71 50 71C41 71 33 60 33 46Z", skin
    )
    cheeks = "".join(circle(x, 57, 3.4, blush, 0) for x in (40, 60)) if blush else ""
    return neck + face + cheeks


def features(
    mouth: str = "M44 62.5Q50 67 56 62.5", brows: str = "M38 43Q42 40.5 46 43M54 43Q58 40.5 62 43"
) -> str:
    """Eyes, brows, nose and mouth."""
    eyes = circle(42.5, 48.5, 2.5, INK, 0) + circle(57.5, 48.5, 2.5, INK, 0)
    return eyes + stroke(brows, 2) + stroke("M50 50L48 56.5H51.5", 1.8) + stroke(mouth, 2.2)


def zaida() -> str:
    """A veil, and a crown like a battlement."""
    veil = shape(
        "M22 92C20 60 24 26 50 24C76 26 80 60 78 92L64 84C68 66 66 50 50 34C34 50 32 66 36 84Z",
        CRIMSON,
    )
    crown = "".join(shape(merlon(x, 27, 13, 14), GOLD) for x in (36.5, 50, 63.5))
    band = shape("M28 34C34 26 66 26 72 34L71 25C64 20 36 20 29 25Z", GOLD)
    return shoulders(TERRACOTTA, GOLD) + head(TAN, "#CF8257") + features() + veil + crown + band


def badis() -> str:
    """A large round turban with a plume, a moustache and a ring in the ear."""
    plume = shape("M50 22C44 12 48 5 56 3C54 8 62 10 56 22Z", ROSE)
    turban = shape("M24 36C20 18 36 12 50 12C64 12 80 18 76 36C66 43 34 43 24 36Z", PAPER)
    folds = stroke("M26 30C40 18 58 16 72 22M33 38C44 26 62 24 75 30", 2) + circle(
        50, 22, 4.5, CRIMSON, 2
    )
    moustache = shape(
        "M50 60C44 57 38 60 35 65C42 67 47 66 50 62C53 66 58 67 65 65C62 60 56 57 50 60Z", BLACK
    )
    ring = circle(68, 58, 3.6, "none", 2, GOLD)
    face = head(BROWN) + features("M46 67.5Q50 70 54 67.5") + moustache
    return shoulders(NAVY, GOLD) + ring + face + plume + turban + folds


def itimad() -> str:
    """A straw hat with a wide brim, and a plait."""
    plait = "".join(
        circle(70 + n * 1.4, 60 + 8 * n, 6.2 - n * 0.5, CHESTNUT, LINE) for n in range(4)
    )
    hair = shape("M31 58C27 34 38 26 50 26C62 26 73 34 69 58L64 46H36Z", CHESTNUT)
    brim = shape(
        "M3 38C14 30 32 28 50 28C68 28 86 30 97 38C86 45 68 42 50 42C32 42 14 45 3 38Z", STRAW
    )
    crown = shape("M31 32C32 16 40 11 50 11C60 11 68 16 69 32C62 36 38 36 31 32Z", STRAW)
    ribbon = stroke("M31 29C40 34 60 34 69 29", 4.5, LEAF)
    return (
        shoulders(LEAF, PAPER)
        + head(FAIR, "#E59A78")
        + hair
        + features()
        + plait
        + brim
        + crown
        + ribbon
    )


def galib() -> str:
    """A helmet with a spike and a nose guard, and mail around the neck."""
    mail = shape(
        "M27 44C22 66 22 80 18 92C36 100 64 100 82 92C78 80 78 66 73 44L66 60C62 72 56 74 50 74"
        "C44 74 38 72 34 60Z",
        STEEL,
    )
    rings = stroke(
        "M26 80Q31 84 36 80Q41 84 46 80M54 80Q59 84 64 80Q69 84 74 80M30 89Q35 93 40 89M60 89"
        "Q65 93 70 89",
        1.6,
    )
    helmet = shape("M27 46C27 26 38 20 50 4C62 20 73 26 73 46C64 40 36 40 27 46Z", STEEL)
    guard = shape("M46.5 38H53.5L52.5 57H47.5Z", STEEL) + stroke("M50 8V36", 1.8)
    stern = features("M44 65H56", "M37 42L46 45.5M54 45.5L63 42")
    return shoulders(VIOLET, STEEL) + head(TAN) + stern + mail + rings + helmet + guard


def firnas() -> str:
    """Wild curls, one brow raised, and a smile on one side."""
    curls = shape(lobes(50, 38, 27, 11), BLACK)
    front = shape(
        "M33 45C32 34 38 30 44 35C48 29 56 29 58 35C64 31 69 36 67 46C64 39 60 40 57 41"
        "C52 37 46 38 43 41C39 38 35 40 33 45Z",
        BLACK,
    )
    sly = features("M45 63Q52 67 58 60.5", "M38 43.5H46M53.5 40Q58 36.5 63 40.5")
    stubble = "".join(
        circle(x, y, 0.9, SHADE, 0) for x, y in ((43, 67), (47, 69), (53, 69), (57, 67), (40, 63.5))
    )
    star_pin = polygon(star(50, 92, 5.5), GOLD, 1.8)
    return shoulders(TEAL, SAND) + curls + head(BROWN) + sly + stubble + front + star_pin


def tarub() -> str:
    """An old woman in a pointed hood, with coins around her neck."""
    hood = shape(
        "M50 6C30 16 18 46 12 96C30 90 36 84 38 74C30 62 30 46 36 38C42 31 58 31 64 38"
        "C70 46 70 62 62 74C64 84 70 90 88 96C82 46 70 16 50 6Z",
        VIOLET,
    )
    hair = shape("M34 44C38 32 62 32 66 44C60 38 54 38 50 41C46 38 40 38 34 44Z", GREY)
    lines = stroke("M43 58Q41 60.5 41.5 64M57 58Q59 60.5 58.5 64", 1.4)
    coins = "".join(circle(x, y, 4, GOLD, 1.8) for x, y in ((38, 86), (50, 91), (62, 86)))
    calm = features("M45 63.5Q50 65.5 55 63.5")
    return shoulders(SHADE, VIOLET) + head(TAN) + hair + calm + lines + hood + coins


def habus() -> str:
    """A tall straight hat and a long square beard."""
    beard = shape(
        "M33 52C32 74 34 90 38 94H62C66 90 68 74 67 52C64 58 58 59 50 58.5C42 59 36 58 33 52Z",
        "#9C8C7C",
    )
    hat = shape("M34 37L35.5 10C44 7 56 7 64.5 10L66 37C57 33 43 33 34 37Z", TERRACOTTA)
    bands = stroke("M35.2 18C44 15 56 15 64.8 18M34.8 27C44 24 56 24 65.2 27", 2.6, GOLD)
    mouth = features("M45.5 65Q50 67 54.5 65")
    return shoulders(SAND, TERRACOTTA) + head(DARK) + beard + mouth + hat + bands


def lubna() -> str:
    """Hair in two coils, a parting, and a reed pen behind the ear."""
    coils = "".join(
        circle(x, 50, 13, CHESTNUT, LINE) + circle(x, 50, 7, "none", 1.8) + circle(x, 50, 2, INK, 0)
        for x in (22, 78)
    )
    hair = shape(
        "M31 52C27 30 38 21 50 21C62 21 73 30 69 52C66 42 58 36 50 33C42 36 34 42 31 52Z", CHESTNUT
    )
    parting = stroke("M50 21V33", 1.8)
    pen = shape("M60 37L91 10L94 13L64 42Z", STRAW) + shape("M60 37L57 44L64 42Z", INK)
    wise = features("M45 63.5Q50 66 55 63.5", "M38 42.5H46M54 42.5H62")
    return shoulders(SKY, PAPER) + coils + head(FAIR, "#E59A78") + wise + hair + parting + pen


def hakam() -> str:
    """A flat turban with a cloth that hangs down, and a long white beard that ends in a point."""
    cloth = shape(
        "M30 26C12 34 12 70 8 98H32C28 76 30 50 36 36ZM70 26C88 34 88 70 92 98H68"
        "C72 76 70 50 64 36Z",
        PAPER,
    )
    beard = shape(
        "M33 50C31 72 40 84 50 99C60 84 69 72 67 50C64 57 58 59 50 58.5C42 59 36 57 33 50Z", IVORY
    )
    turban = shape("M25 37C18 27 28 18 50 18C72 18 82 27 75 37C64 31 36 31 25 37Z", PAPER)
    fold = stroke("M24 31C38 24 62 24 76 31", 2)
    old = features("M46 64.5Q50 66.5 54 64.5", "M37 42Q42 38 46 43M54 43Q58 38 63 42")
    return shoulders(TEAL, GOLD) + head(TAN) + beard + old + cloth + turban + fold


def nazhun() -> str:
    """A girl whose hair is tied high and flies to one side."""
    tail = shape(
        "M56 20C66 2 90 6 94 26C96 40 90 48 92 58C80 54 82 40 78 32C74 24 66 24 58 27Z", BLACK
    )
    hair = shape(
        "M31 54C27 32 37 21 50 21C63 21 73 32 69 54C67 42 64 37 60 35C52 39 42 39 38 37"
        "C34 41 33 46 31 54Z",
        BLACK,
    )
    ribbon = shape("M52 22L60 12L66 24L58 28Z", GOLD)
    lively = features("M43 61.5Q50 70.5 57 61.5Z", "M38 42Q42 38.5 46 41.5M54 41.5Q58 38.5 62 42")
    return shoulders(ROSE, GOLD) + tail + head(FAIR, "#E88F7A") + lively + hair + ribbon


def wallada() -> str:
    """Long loose hair in waves, and a jewel on the brow."""
    waves = shape(
        "M50 14C30 14 24 28 22 42C20 52 12 56 14 68C16 78 10 84 14 96H40L36 60C34 48 40 36 50 30"
        "C60 36 66 48 64 60L60 96H86C90 84 84 78 86 68C88 56 80 52 78 42C76 28 70 14 50 14Z",
        "#8C4A1E",
    )
    strands = stroke("M28 46C26 58 20 62 22 74M72 46C74 58 80 62 78 74", 1.8)
    chain = stroke("M36 40C42 33 58 33 64 40", 2, GOLD)
    jewel = polygon("50,31 54,37 50,43 46,37", CRIMSON, 1.8)
    proud = features("M45 63Q50 66 55 63", "M37.5 42.5Q42 39 46.5 42M53.5 42Q58 39 62.5 42.5")
    return shoulders(SKY, GOLD) + head(FAIR, "#E59A78") + proud + waves + strands + chain + jewel


def ziryab() -> str:
    """A flat cap with a long feather, and a small beard."""
    feather = shape("M60 22C60 8 70 2 80 6C88 12 84 26 68 32Z", LEAF) + stroke("M66 28L76 13", 1.6)
    cap = shape(
        "M18 32C22 14 60 8 78 22C84 28 80 36 70 36C54 31 40 33 30 40C22 40 17 37 18 32Z", VIOLET
    )
    beard = shape("M44.5 67H55.5L50 80Z", BLACK)
    hair = shape(
        "M33 50C31 40 33 34 36 32H66C68 36 69 42 67 50C65 44 63 40 60 38H40C36 40 35 44 33 50Z",
        BLACK,
    )
    whistle = features("M46.5 62.5Q50 65 53.5 62.5", "M38 42Q42 39 46 42M54 42Q58 39 62 42")
    return shoulders(CRIMSON, PAPER) + head(DARK) + hair + whistle + beard + feather + cap


GROUNDS: dict[str, str] = {
    "zaida": "#F3D9A0",
    "badis": "#F0BE4B",
    "itimad": "#BFE3D0",
    "galib": "#E9B38C",
    "firnas": "#F6DDB0",
    "tarub": "#D9C7EC",
    "habus": "#F1C98C",
    "lubna": "#F7E3BE",
    "hakam": "#E2A07A",
    "nazhun": "#BFE0EA",
    "wallada": "#F2CFC6",
    "ziryab": "#F4D488",
}
FACES: dict[str, Callable[[], str]] = {
    face.__name__: face
    for face in (
        zaida,
        badis,
        itimad,
        galib,
        firnas,
        tarub,
        habus,
        lubna,
        hakam,
        nazhun,
        wallada,
        ziryab,
    )
}


def portrait(name: str) -> str:
    """The file of one face."""
    disc = {"cx": 50, "cy": 50, "r": 48}
    clip = tag("clipPath", tag("circle", **disc), id="disc")
    ground = tag("circle", **disc, fill=GROUNDS[name])
    bust = tag("g", FACES[name](), clip_path="url(#disc)")
    rim = circle(50, 50, 48, "none", 2.6)
    return (
        tag(
            "svg",
            clip,
            ground,
            bust,
            rim,
            xmlns="http://www.w3.org/2000/svg",
            viewBox="0 0 100 100",
        )
        + "\n"
    )
