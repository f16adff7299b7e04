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
    lines = "\n".join(["", *paints, *groups, ""])
    return (
        tag(
            "svg",
            tag("defs", lines),
            xmlns="http://www.w3.org/2000/svg",
            width=0,
            height=0,
            aria_hidden="true",
        )
        + "\n"
    )


def icon() -> str:
    return (
        tag("svg", logo(), xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {MARK} {MARK}") + "\n"
    )
