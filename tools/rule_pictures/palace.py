"""The pictures of Palace's rules."""

from typing import Final

from alhambra.games.palace.building import redesigned, why_no_redesign
from alhambra.games.palace.ruleset import PALACE as RULES
from alhambra.games.palace.table import ACT
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import TYPES, tile
from alhambra.parts.cells import cell_text
from alhambra.parts.components import standard
from alhambra.parts.money import CURRENCIES, card, worth
from rule_pictures.alhambras import adding, drawn, lawful, not_turned, shown, walls
from rule_pictures.example import Example, Examples, example, judged, majority


def taking(says: str, cards: str, modules: str = "") -> Example:
    """These cards are taken from a display of four."""
    rest = ["o9", "b9", "y9"][: 4 - len(cards.split())]
    state = RULES.parse_position(
        f"palace players=3 {modules}\nmarket A9 A10 C10 C11\ndisplay {cards} {' '.join(rest)}"
    )
    refusal = state.why_not(RULES.parse_move(f"take {cards}"))
    facts = {"sum": sum_of(cards)}
    return judged(example("cards", says, facts, cards=cards.split()), refusal)


def buying(says: str, text: str, slot: int, cards: str, modules: str = "") -> Example:
    """The tile of a slot is paid for with these cards."""
    market = ["-"] * 4
    market[slot] = text
    state = RULES.parse_position(
        f"palace players=3 {modules}\ndisplay y9 g9 b9 o9\nmarket {' '.join(market)}\n"
        f"1 hand {cards}"
    )
    move = RULES.parse_move(f"buy {text} {cards}")
    refusal = state.why_not(move)
    facts = {"sum": sum_of(cards), "price": tile(text).price}
    currency = CURRENCIES[state.table.options.slots[slot]]
    bought = example("cards", says, facts, cards=cards.split(), tile=text, currency=currency)
    if refusal is None:
        state.play(move)
        bought["again"] = state.table.phase == ACT
    return judged(bought, refusal)


def sum_of(cards: str) -> int:
    return worth(tuple(card(each) for each in cards.split()))


def redesigning(says: str, drawing: str, reserve: str, text: str) -> Example:
    """A redesign: how it lies before and after; a refused one is drawn as it would lie."""
    tiles, _ = drawn(drawing)
    before = lawful(tiles)
    kept = tuple(tile(each) for each in reserve.split())
    move = RULES.parse_move(text)
    after, left = redesigned(before, kept, move)
    changed = [
        cell
        for cell in {**before.tiles, **after.tiles}
        if before.tiles.get(cell) is not after.tiles.get(cell)
    ]
    marked = cell_text(changed[0])
    refusal = why_no_redesign(before, kept, move)
    return judged(
        example(
            "redesign",
            says,
            before=_lying(before, kept, marked),
            after=_lying(after, left, marked),
        ),
        refusal,
    )


def _lying(alhambra: Alhambra, reserve: tuple[object, ...], marked: str) -> dict[str, object]:
    return shown(alhambra.tiles, reserve=[str(each) for each in reserve], marked=marked)


def scoring(says: str, name: str, kind: str, counts: list[int]) -> Example:
    """The majority of a type in a scoring."""
    places = standard().majority_points[name][TYPES.index(kind)]
    return majority(says, f"b-{kind}", counts, places, scoring=name)


RING: Final = """
    S9  A9  A10
    P8  .   (T11)
    F   G10 C10
"""

PALACE: Final[Examples] = {
    "P-11": [
        taking("take-one", "o9"),
        taking("take-several", "y1 g1 b3"),
        taking("take-too-much", "y4 b2"),
    ],
    "P-12": [
        buying("pay-more", "G8sw", 1, "g4 g6"),
        buying("pay-too-little", "G8sw", 1, "g3 g4"),
        buying("pay-wrong-currency", "G8sw", 1, "g4 b4"),
    ],
    "P-13": [buying("pay-exactly", "G8sw", 1, "g3 g5")],
    "P-20": [not_turned("not-turned", "F (C9w)")],
    "P-21": [
        adding(
            "walls-meet",
            """
            P7e (C9w)
            F   A9
            """,
        ),
        adding(
            "wall-meets-open",
            """
            P8 (C9w)
            F  A9
            """,
        ),
    ],
    "P-22": [
        adding("open-way", "F A9 (G10n)"),
        adding("no-way", "F P7e (C9w)"),
    ],
    "P-23": [
        adding("side-by-side", "F (T12)"),
        adding(
            "corner-only",
            """
            . (T12)
            F .
            """,
        ),
    ],
    "P-24": [
        adding(
            "bay",
            """
            S9 A9 .
            P8 .  .
            F  G10 (C10)
            """,
        ),
        adding("hole", RING),
        adding("hole-with-corner", RING.replace("A10", ".")),
    ],
    "P-26": [
        redesigning("redesign-build", "P8 .\nF A9", "C10", "place C10 1,1"),
        redesigning("redesign-remove", "P8 C10\nF A9", "", "reserve C10"),
        redesigning("redesign-swap", "P8 C10\nF A9", "T9ne", "swap T9ne C10"),
    ],
    "P-27": [
        redesigning("redesign-cuts-off", "F A9 G10n", "", "reserve A9"),
        redesigning(
            "redesign-opens-hole", ". S9 .\nG11 A9 C10\nP8 T12 T11\n. F .", "", "reserve A9"
        ),
    ],
    "P-31": [
        scoring("majority", "A", "chambers", [3, 2, 1]),
        scoring("majority", "B", "garden", [4, 3, 1]),
        scoring("majority", "C", "tower", [4, 3, 1]),
    ],
    "P-32": [
        scoring("shared", "B", "tower", [4, 4, 2]),
        scoring("shared", "C", "pavilion", [3, 2, 2]),
        scoring("shared", "A", "garden", [2, 2, 2]),
    ],
    "P-33": [scoring("none-of-it", "C", "seraglio", [2, 1, 0])],
    "P-34": [
        walls(
            "longest-wall",
            """
            .     T7new .   T11
            C5nsw F     S8s T9es
            .     A6sw  .   .
            """,
        ),
        walls(
            "inner-wall",
            """
            C9s   S9    C10  T11s
            G7nsw F     T9es .
            .     G6esw .    .
            """,
        ),
        walls(
            "wall-all-round",
            """
            T9nw A6ne  .
            P3sw F     A4nes
            .    S3esw .
            """,
        ),
    ],
}
