"""The pieces of the games with dice: dice, bonus tokens, and what stands for the games."""

from art.geometry import star
from art.icons import crown as crown_of_icons
from art.ink import (
    GOLD,
    INK,
    IVORY,
    PAPER,
    TERRACOTTA,
    circle,
    group,
    path,
    polygon,
    rect,
    stroke,
    tag,
    use,
)

EDGE = "#C9AE7C"
NIGHT = "#1D1A24"
NIGHT_EDGE = "#08070B"
TEAL = "#0B6E5F"

TOKEN = 64
"""How wide a token is drawn."""


def _rounded(low: int, high: int, r: int) -> str:
    """A square with round corners."""
    arc = f"A{r} {r} 0 0 1 "
    return (
        f"M{low + r} {low}H{high - r}{arc}{high} {low + r}V{high - r}{arc}{high - r} {high}"
        f"H{low + r}{arc}{low} {high - r}V{low + r}{arc}{low + r} {low}Z"
    )


def rim(fill: str = IVORY) -> str:
    """What rounds the corners of the tile on a die's face."""
    outer = _rounded(2, 98, 18)
    inner = _rounded(12, 88, 13)
    face = tag("path", d=outer + inner, fill=fill, fill_rule="evenodd")
    return face + stroke(outer, 2.6) + stroke(inner, 1.8)


def black_rim() -> str:
    return rim(NIGHT)


def die(kind: str) -> str:
    """100 × 106: ivory, with the building of a type on its face, and a lower edge."""
    return rect(2, 8, 96, 96, EDGE, 2.6, 18) + use(f"b-{kind}", 7, 7, 0.86) + use("die-rim")


def black_die(kind: str) -> str:
    body = rect(2, 8, 96, 96, NIGHT_EDGE, 2.6, 18)
    return body + use(f"b-{kind}", 7, 7, 0.86) + use("black-rim")


def _disc(fill: str = PAPER) -> str:
    return circle(32, 32, 29.5, fill, 2.2) + circle(32, 32, 25.2, "none", 1, EDGE)


def points_token() -> str:
    """The number is written on it."""
    return _disc(GOLD) + polygon(star(32, 32, 25), PAPER, 1.6)


def exchange_token() -> str:
    """One point for another."""
    up = path("M15 30V25A8 8 0 0 1 23 17H37V10.5L49.5 21L37 31.5V25H24V30Z", TEAL, 1.6)
    down = path("M49 34V39A8 8 0 0 1 41 47H27V53.5L14.5 43L27 32.5V39H40V34Z", TERRACOTTA, 1.6)
    return _disc() + up + down


def displace_token() -> str:
    """One marker pushes another back."""
    pushed = circle(44.5, 40, 10.5, "#B9A88A", 1.8)
    pusher = circle(21, 40, 10.5, TERRACOTTA, 2)
    arrow = path("M17 16.5H36V11L48.5 20L36 29V23.5H17Z", TEAL, 1.6)
    return _disc() + pushed + pusher + arrow


def annul_token() -> str:
    """A roll that does not count."""
    dice = rect(17, 17, 30, 30, IVORY, 2, 6) + "".join(
        circle(x, y, 2.6, INK, 0) for x, y in ((25, 25), (39, 25), (32, 32), (25, 39), (39, 39))
    )
    cross = stroke("M15 15L49 49M49 15L15 49", 7.4) + stroke(
        "M15 15L49 49M49 15L15 49", 4.2, TERRACOTTA
    )
    return _disc() + dice + cross


def black_token() -> str:
    """The black die, with whatever symbol one likes."""
    body = rect(15.5, 18.5, 33, 33, NIGHT_EDGE, 1.6, 7) + rect(15.5, 14.5, 33, 33, NIGHT, 1.8, 7)
    return _disc() + body + polygon(star(32, 31, 12), GOLD, 1.2)


def start_token() -> str:
    """The Caliph's crown."""
    crown = tag("g", crown_of_icons(), color=INK, transform="translate(10 8.5) scale(1.38)")
    return _disc(IVORY) + crown


TOKENS = {
    "points": points_token,
    "exchange": exchange_token,
    "displace": displace_token,
    "annul": annul_token,
    "black": black_token,
    "start": start_token,
}


def game_of_dice() -> str:
    """100 × 100: two dice, one half over the other."""
    back = group(use("die-garden", scale=0.56), transform="translate(38 4) rotate(10 28 28)")
    front = group(use("die-seraglio", scale=0.6), transform="translate(4 34) rotate(-8 30 30)")
    return rect(0, 0, 100, 100, "var(--court)", 0) + back + front


def game_of_alcazaba() -> str:
    """100 × 100: a tower with its wall, and a die for it."""
    dice = group(use("die-pavilion", scale=0.46), transform="translate(50 50) rotate(9 23 23)")
    return use("b-tower") + use("wall") + dice
