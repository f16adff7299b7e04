"""One way to break each rule of the modules of Palace."""

from mutations.mutation import Mutation

_DATA = "data/components.json"
_STATE = "games/palace/state.py"
_TREASURE = "games/palace/modules/treasure/module.py"
_CHEST_REFUSALS = "games/palace/modules/treasure/refusals.py"
_BUILDERS = "games/palace/modules/builders.py"
_INVADERS = "games/palace/modules/invaders.py"
_BAZAARS = "games/palace/modules/bazaars.py"
_ATTACKS = "parts/attacks.py"
_WALLED = "super().__init__(text, NO_TYPE, 0, 1, order)"

MODULE_MUTATIONS = [
    Mutation("T-01", _DATA, '"garden": 9, "tower": 9}', '"garden": 9, "tower": 8}'),
    Mutation(
        "T-02", _TREASURE, "            table.phase = PLACE\n", "            table.phase = ACT\n"
    ),
    Mutation("T-03", _TREASURE, " and tile not in full\n", "\n"),
    Mutation(
        "T-04",
        _TREASURE,
        "board.holder = (board.holder + 1) % players",
        "board.holder = (board.holder - 1) % players",
    ),
    Mutation(
        "T-05", _TREASURE, "sum(board.bag) >= size - filled", "sum(board.bag) > size - filled"
    ),
    Mutation("T-06", _DATA, '"C": [22, 14, 7]', '"C": [22, 14, 8]'),
    Mutation(
        "T-07",
        _TREASURE,
        "if board.holder == table.turn and table.options.dirk:",
        "if False:",
    ),
    Mutation(
        "T-08",
        _TREASURE,
        "board.bag = changed(board.bag, tile.type, 1)",
        "board.bag = changed(board.bag, tile.type, 0)",
    ),
    Mutation("T-09", _CHEST_REFUSALS, "if move.tile.type < 0:", "if False:"),
    Mutation(
        "T-10", _TREASURE, "if filled < size and not board.closed and", "if filled < size and"
    ),
    Mutation("B-01", _DATA, '"per_currency": 4, "value": 3', '"per_currency": 4, "value": 4'),
    Mutation(
        "B-02",
        _STATE,
        "worth(table.hands[table.turn].seen) < START_MONEY",
        "worth(table.hands[table.turn].cards) < START_MONEY",
    ),
    Mutation("B-03", _BUILDERS, "FIFTH_PART: Final = 4", "FIFTH_PART: Final = 3"),
    Mutation(
        "B-04",
        "games/palace/legal.py",
        "if card.value <= room and",
        "if card.value <= room and not card.marked and",
    ),
    Mutation(
        "B-05",
        "parts/money.py",
        "if card.currency == each]",
        "if card.currency == each and not card.marked]",
    ),
    Mutation(
        "B-06",
        _BUILDERS,
        "        table.acting += 1\n",
        "        table.acting += isinstance(move, Decline)\n",
    ),
    Mutation(
        "B-07",
        _BUILDERS,
        "return tuple([each for each in cards if not each.marked])",
        "return cards",
    ),
    Mutation("I-01", _INVADERS, "SCOUTS_UP: Final = 2", "SCOUTS_UP: Final = 3"),
    Mutation("I-02", _ATTACKS, " and cell + STEPS[side] not in alhambra.tiles", ""),
    Mutation("I-03", _INVADERS, "lost = min(cost, table.points_of(seat))", "lost = cost"),
    Mutation("I-04", _INVADERS, "if exactly and scout in", "if scout in"),
    Mutation("I-05", _INVADERS, '        board.scouts = ""\n', ""),
    Mutation(
        "I-06",
        _INVADERS,
        "    def seen_by(self, board: Board, seat: Seat | None) -> Board:\n        return board\n",
        "",
    ),
    Mutation(
        "I-07",
        _INVADERS,
        "tuple(seats), SIDES[number])\n",
        "tuple(seats), SIDES[number])\n"
        '        attack.imaginary = (("Dirk", seats[0]),) if table.options.dirk else ()\n',
    ),
    Mutation(
        "Z-01",
        _DATA,
        '{"currency": "denar", "types": ["pavilion", "arcades", "garden"]}',
        '{"currency": "denar", "types": ["pavilion", "arcades", "tower"]}',
    ),
    Mutation(
        "Z-02",
        _BAZAARS,
        "if not isinstance(tile, Bazaar):",
        "if not isinstance(tile, Bazaar) or table.phase < 4:",
    ),
    Mutation("Z-03", _BAZAARS, "if worth(cards) == price:", "if worth(cards) >= price:"),
    Mutation(
        "Z-04",
        _BAZAARS,
        "return 0 if building is None else building.price",
        "return 10 if building is None else building.price",
    ),
    Mutation("Z-05", "parts/buildings.py", "super().__init__(text, NO_TYPE, 0, 0, order)", _WALLED),
    Mutation(
        "Z-06",
        "parts/bazaars.py",
        "len(matching), len(set(matching))",
        "len(matching), len(bazaar.types)",
    ),
    Mutation(
        "Z-07",
        "parts/bazaars.py",
        "matching = [type for type in around if type in bazaar.types]",
        "matching = [type for type in around if type in (*bazaar.types, -1)]",
    ),
    Mutation(
        "Z-08",
        _STATE,
        "        table.turn = 0\n        table.phase = GAIN\n",
        "        table.turn = 0\n        table.phase = GAIN\n"
        "        for board in table.boards:\n"
        '            for tile in getattr(board, "tiles", ()):\n'
        "                table.aside = replaced(table.aside, 0, put(table.aside[0], tile))\n",
    ),
    Mutation("Z-09", _BAZAARS, "[*points, 0]", "[*points, len(table.dirk)]"),
    Mutation(
        "M-01",
        "games/palace/modules/__init__.py",
        "(Treasure, Builders, Invaders,",
        "(Builders, Treasure, Invaders,",
    ),
    Mutation(
        "M-02",
        "games/palace/pile.py",
        "parts[part] = (size, letter, before + number)",
        "parts[part] = (size - number, letter, before + number)",
    ),
]
