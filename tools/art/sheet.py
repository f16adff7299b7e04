"""All drawings in one SVG, each under its id, and the icon of the page.

The page puts the sprite into its document once, so that colours and patterns are found.
"""

from art.buildings import BUILDINGS, fountain
from art.dice import TOKENS, black_die, black_rim, die, game_of_alcazaba, game_of_dice, rim
from art.grounds import HALO, PATTERNS, ground
from art.icons import ICONS
from art.ink import tag, use
from art.marks import MARK, khatim, logo
from art.modules import arrow, attack, attack_card, bazaar, builder, chest, rose, scout
from art.money import COINS, NET, card, card_back, low_card
from art.rollwrite import PIPS, blue_die, game, line, pen, track_coin, yellow_die
from art.walls import corner, wall


def drawings() -> dict[str, str]:
    """Every drawing by its id. Buildings and coins come first: tiles and cards use them."""
    return {
        **{f"i-{kind}": building() for kind, building in BUILDINGS.items()},
        **{f"b-{kind}": ground(kind) + use(f"i-{kind}") for kind in BUILDINGS},
        "b-fountain": fountain(),
        "wall": wall(),
        "corner": corner(),
        **{f"coin-{currency}": coin() for currency, coin in COINS.items()},
        **{f"card-{currency}": card(currency) for currency in COINS},
        **{f"cardlow-{currency}": low_card(currency) for currency in COINS},
        "card-back": card_back(),
        "b-bazaar": bazaar(),
        **{f"chest-{kind}": chest(kind) for kind in BUILDINGS},
        "builder": builder(),
        "scout": scout(),
        "attack": attack(),
        "attack-card": attack_card(),
        "arrow": arrow(),
        "rose": rose(),
        **{f"die-yellow-{pips}": yellow_die(pips) for pips in PIPS},
        **{f"die-blue-{pips}": blue_die(pips) for pips in PIPS},
        "track-coin": track_coin(),
        "pen": pen(),
        "line": line(),
        "rollwrite": game(),
        "die-rim": rim(),
        "black-rim": black_rim(),
        **{f"die-{kind}": die(kind) for kind in BUILDINGS},
        **{f"black-{kind}": black_die(kind) for kind in BUILDINGS},
        **{f"token-{name}": token() for name, token in TOKENS.items()},
        "game-dice": game_of_dice(),
        "game-alcazaba": game_of_alcazaba(),
        "khatim": khatim(),
        "logo": logo(),
        **{f"i-{name}": icon() for name, icon in ICONS.items()},
    }


def sprite() -> str:
    paints = [pattern.svg(f"pt-{kind}") for kind, pattern in PATTERNS.items()] + [NET, HALO]
    groups = [tag("g", drawing, id=name) for name, drawing in drawings().items()]
    return (
        tag(
            "svg",
            tag("defs", _lines(paints)),
            # Browsers need not work out how all this would look by itself.
            tag("svg", _lines(groups), display="none"),
            xmlns="http://www.w3.org/2000/svg",
            width=0,
            height=0,
            aria_hidden="true",
        )
        + "\n"
    )


def _lines(parts: list[str]) -> str:
    return "\n".join(["", *parts, ""])


def icon() -> str:
    return (
        tag("svg", logo(), xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {MARK} {MARK}") + "\n"
    )


def maskable_icon() -> str:
    """On a ground that fills the square, as systems cut icons to their own shape."""
    size = MARK * 1.5
    ground = tag("rect", width=size, height=size, fill="#F5ECDB")
    gate = tag("g", logo(), transform=f"translate({MARK / 4:g} {MARK / 4:g})")
    return (
        tag(
            "svg",
            ground + gate,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {size:g} {size:g}",
        )
        + "\n"
    )
