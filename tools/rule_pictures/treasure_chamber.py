"""The pictures of the rules of the Treasure Chamber."""

from typing import Final

from alhambra.games.palace.ruleset import PALACE as RULES
from alhambra.parts.alhambra import SIDES
from alhambra.parts.attacks import attack_parts
from alhambra.parts.bazaars import bazaar_points
from alhambra.parts.buildings import TYPE_LETTERS, TYPES, Bazaar, tile
from alhambra.parts.cells import ORIGIN, RING, STEPS, cell_text
from alhambra.parts.components import standard
from alhambra.parts.money import CURRENCIES
from rule_pictures.alhambras import drawn, lawful, shown, sides
from rule_pictures.example import Example, Examples, example, judged, majority
from rule_pictures.palace import buying, sum_of, taking


def chest(says: str, drawing: str, colour: str, carrying: str = "") -> Example:
    """A chest of a colour is put on the marked building; others carry one already."""
    tiles, cell = drawn(drawing)
    assert cell is not None
    placed = " ".join(f"{tile}@{cell_text(c)}" for c, tile in tiles.items() if c != ORIGIN)
    state = RULES.parse_position(
        f"palace players=3 modules=treasure\nphase placed:treasure 1\n1 alhambra {placed}\n"
        + (f"1 chests {carrying}\n" if carrying else "")
        + f"offered 1 {colour}"
    )
    refusal = state.why_not(RULES.parse_move(f"chest {tiles[cell]}"))
    icon = chest_icon(colour)
    drawing_of = shown(tiles, marked=cell_text(cell), on={cell_text(cell): icon})
    return judged(example("alhambra", says, **drawing_of), refusal)


def chest_icon(colour: str) -> str:
    return f"chest-{TYPES[TYPE_LETTERS.index(colour)]}"


def room_sold(says: str, cards: str) -> Example:
    """The chests of a room are paid for with these cards; there is more in hand."""
    room = "P G G T"
    state = RULES.parse_position(
        "palace players=3 modules=treasure\ndisplay y9 g9 b9 o9\n"
        f"market A9 A10 C10 C11\nroom1 {room}\n1 hand {cards} y8"
    )
    state.play(RULES.parse_move("chests 1"))
    refusal = state.why_not(RULES.parse_move(f"pay {cards}"))
    shown = {"cards": cards.split(), "icons": [chest_icon(colour) for colour in room.split()]}
    facts = {"sum": sum_of(cards), "price": standard().chests_price}
    return judged(example("cards", says, facts, **shown), refusal)


def attack(says: str, drawing: str, scoring: str, side: int) -> Example:
    """The open sides that an attack finds, and what it costs."""
    components = standard()
    alhambra = lawful(drawn(drawing)[0])
    beside = components.attack_loss_beside[scoring]
    parts = attack_parts(alhambra, side, components.attack_loss[scoring], beside)
    counted = [SIDES.index(name) for name, _, _ in parts]
    gaps = [
        (cell, each)
        for each in counted
        for cell, tile in alhambra.tiles.items()
        if not tile.has_wall(each) and cell + STEPS[each] not in alhambra.tiles
    ]
    facts = {
        "scoring": scoring,
        "from": SIDES[side],
        "open": parts[0][1],
        "beside": sum(number for _, number, _ in parts[1:]),
        "points": -sum(number * each for _, number, each in parts),
    }
    return example("alhambra", says, facts, **shown(alhambra.tiles, gaps=sides(gaps)))


def bazaar_sold(says: str, bazaar: str, cards: str) -> Example:
    """A bazaar is paid for with these cards; the building is in the slot of its currency."""
    building, slot = "C10", 2
    state = RULES.parse_position(
        "palace players=3 modules=bazaars\ndisplay y9 g9 b9 o9\n"
        f"market - - {building} -\nbazaars {bazaar}\n1 hand {cards}"
    )
    refusal = state.why_not(RULES.parse_move(f"buy {bazaar} {cards}"))
    facts = {"sum": sum_of(cards), "price": tile(building).price}
    currency = CURRENCIES[state.table.options.slots[slot]]
    shown = {"cards": cards.split(), "tile": building, "currency": currency, "beside": bazaar}
    return judged(example("cards", says, facts, **shown), refusal)


def bazaars(says: str, drawing: str) -> Example:
    """The buildings that count for bazaars, and what they bring."""
    alhambra = lawful(drawn(drawing)[0])
    tiles = alhambra.tiles
    counted = {
        cell + step
        for cell, bazaar in tiles.items()
        if isinstance(bazaar, Bazaar)
        for step in RING
        if cell + step in tiles and tiles[cell + step].type in bazaar.types
    }
    facts = {"counted": len(counted), "points": bazaar_points(alhambra)}
    cells = [cell_text(cell) for cell in sorted(counted)]
    return example("alhambra", says, facts, **shown(tiles, counted=cells))


OPEN_TO_THE_NORTH: Final = """
    .   T11 G9e
    P3sw F  A9
    .   S8s .
"""

BUILDERS: Final = "modules=builders"

TREASURE_CHAMBER: Final[Examples] = {
    "T-02": [
        room_sold("room-paid", "g4 b3 o2"),
        room_sold("room-underpaid", "g4 b3"),
    ],
    "T-03": [
        chest("chest-placed", "(T11) G11\nF S8s", "T"),
        chest("chest-other-colour", "T11 (G11)\nF S8s", "T"),
        chest("chest-second", "(T11) T12\nF S8s", "T", "T11"),
    ],
    "T-06": [
        majority("chests", "chest-tower", [4, 3, 1], standard().chest_points[name], scoring=name)
        for name in ("A", "B", "C")
    ],
    "B-04": [
        taking("builder-taken", "y3* g2", BUILDERS),
        taking("builder-too-much", "y3* b3", BUILDERS),
    ],
    "B-05": [
        buying("builder-pays", "G8sw", 1, "g3* g5", BUILDERS),
        buying("builder-of-another-currency", "G8sw", 1, "g5 b3*", BUILDERS),
    ],
    "I-02": [attack("open-sides", OPEN_TO_THE_NORTH, "A", 0)],
    "I-03": [
        attack("open-sides", OPEN_TO_THE_NORTH, "B", 0),
        attack("attack-after-c", OPEN_TO_THE_NORTH, "C", 0),
    ],
    "Z-03": [
        bazaar_sold("bazaar-paid", "BbPAG", "b3 b7"),
        bazaar_sold("bazaar-overpaid", "BbPAG", "b3 b8"),
    ],
    "Z-06": [
        bazaars("bazaar", "G10 P8 G11\nF BbPAG A9\nT12 C10 ."),
        bazaars("bazaar", "G10 T11 G11\nF BbPAG A9\nT12 C10 ."),
    ],
    "Z-07": [bazaars("two-bazaars", "G10 P8 G11\nF BbPAG BoPCG\n. A9 C10")],
}
