"""One way to break each rule of Palace."""

from mutations.mutation import Mutation

_DATA = "data/components.json"
_ALHAMBRA = "parts/alhambra.py"
_EDGES = "parts/edges.py"
_STATE = "games/palace/state.py"
_BUILDING = "games/palace/building.py"
_REFUSALS = "games/palace/refusals.py"
_SCORING = "games/palace/scoring.py"
_EMPTY_SLOT = "table.market.index(None), drawn"

PALACE_MUTATIONS = [
    Mutation("P-01", _DATA, '"price": 8, "walls": ""}', '"price": 9, "walls": ""}'),
    Mutation("P-02", _DATA, '"copies": 3', '"copies": 4'),
    Mutation("P-03", "games/palace/pile.py", '("", "A", "", "B", "")', '("", "A", "", "", "")'),
    Mutation("P-04", "parts/buildings.py", 'Tile("F", NO_TYPE, 0, 0,', 'Tile("F", NO_TYPE, 0, 1,'),
    Mutation(
        "P-05",
        _DATA,
        '"ruling", "currencies": ["florin", "dirham",',
        '"ruling", "currencies": ["dirham", "florin",',
    ),
    Mutation("P-06", _STATE, "START_MONEY: Final = 20", "START_MONEY: Final = 21"),
    Mutation(
        "P-07",
        _STATE,
        "(len(hand.seen), worth(hand.seen), seat)",
        "(worth(hand.seen), len(hand.seen), seat)",
    ),
    Mutation("P-08", _STATE, "DISPLAY_SIZE: Final = 4", "DISPLAY_SIZE: Final = 3"),
    Mutation("P-09", "games/palace/pile.py", "if k < over", "if k >= 5 - over"),
    Mutation("P-10", _STATE, "table.turn = (table.turn + 1)", "table.turn = (table.turn - 1)"),
    Mutation("P-11", "games/palace/legal.py", "MOST_TAKEN_TOGETHER = 5", "MOST_TAKEN_TOGETHER = 6"),
    Mutation("P-12", _REFUSALS, "worth(cards) < tile.price", "worth(cards) < tile.price - 1"),
    Mutation("P-13", _STATE, "if not exactly:", "if True:"),
    Mutation("P-14", _STATE, "if not exactly:", "if False:"),
    Mutation(
        "P-15",
        _STATE,
        "table.market.index(move.tile), None)",
        "table.market.index(move.tile), table.bag[0] if table.bag else None)",
    ),
    Mutation(
        "P-16",
        "games/palace/redesign.py",
        "aside = tile in table.aside[table.turn]",
        "aside = False",
    ),
    Mutation("P-17", _STATE, _EMPTY_SLOT, "3 - table.market[::-1].index(None), drawn"),
    Mutation(
        "P-18",
        _STATE,
        "if not len(table.pile) and table.discards:",
        "if not len(table.pile) and not table.discards:",
    ),
    Mutation(
        "P-19", "games/palace/legal.py", "return moves or [Pass()]", "return [*moves, Pass()]"
    ),
    Mutation(
        "P-20",
        _ALHAMBRA,
        "if edge >> walls & 1]",
        "if (edge >> walls | edge >> ((walls << 1 | walls >> 3) & 15)) & 1]",
    ),
    Mutation("P-21", _EDGES, "if walls & sides != walled:", "if False:"),
    Mutation("P-22", _EDGES, "if sides & ~walls == 0:", "if False:"),
    Mutation("P-23", _EDGES, 'return "P-23"', 'return ""'),
    Mutation("P-24", _EDGES, 'return "P-24" if _encloses(sides, corners) else ""', 'return ""'),
    Mutation(
        "P-25",
        _SCORING,
        "points_of_alhambras(table.alhambras, dirk",
        "points_of_alhambras(tuple([Alhambra(a.tiles | {9000 + 5 * k: t for k, t in"
        " enumerate(table.reserves[s])}) for s, a in enumerate(table.alhambras)]), dirk",
    ),
    Mutation(
        "P-26",
        _BUILDING,
        "alhambra.with_tile(move.tile, cell)",
        "alhambra.with_tile(move.away, cell)",
    ),
    Mutation("P-27", _ALHAMBRA, " and tile >> 8 not in needed", ""),
    Mutation("P-28", _ALHAMBRA, 'return Refusal("P-28", "fountain-stays")', "return None"),
    Mutation("P-30", _STATE, "name = min(table.due)", "name = max(table.due)"),
    Mutation("P-31", _DATA, '"garden": [20, 12, 5]', '"garden": [20, 12, 6]'),
    Mutation("P-32", "parts/majority.py", "// tied", "// tied + 1"),
    Mutation("P-33", "parts/majority.py", "if count == 0 or place", "if place"),
    Mutation(
        "P-34",
        "parts/outline.py",
        "outer = tile >> WALLS & ~tile & ALL_SIDES",
        "outer = tile >> WALLS & ALL_SIDES",
    ),
    Mutation(
        "P-35",
        _SCORING,
        "wall = alhambras[k].wall()",
        "wall = alhambras[k].wall() if len(places[0]) == 3 else 0",
    ),
    Mutation("P-40", _STATE, "elif table.market_has_gap():", "elif table.market == (None,) * 4:"),
    Mutation("P-41", _STATE, "money.count(max(money)) == 1", "money.count(max(money)) >= 1"),
    Mutation("P-42", _STATE, 'score(table, "C")', 'score(table, "B")'),
    Mutation("P-43", "core/scoring.py", "self.most = max(", "self.most = min("),
    Mutation("P-50", _DATA, '"copies_two_players": 2', '"copies_two_players": 3'),
    Mutation("P-51", _STATE, "len(table.dirk) < DIRKS_TILES", "len(table.dirk) < 5"),
    Mutation("P-52", _SCORING, "own.and_for(WALL, 0, None)", "own.and_for(WALL, 1, None)"),
    Mutation("P-53", _STATE, "len(table.bag) // 3", "-(-len(table.bag) // 3)"),
    Mutation("P-54", _REFUSALS, "if table.phase == GAIN else None", "if False else None"),
    Mutation(
        "P-55",
        "core/table.py",
        "return [self._table.points_of(seat) for seat in range(self._table.players)]",
        "return [self._table.points_of(seat) for seat in range(self._table.players)]"
        " + [self._table.points_of_imaginary(0)]",
    ),
    Mutation("P-60", "games/palace/options.py", "[*tiles, self.components.twelfth_tower]", "tiles"),
    Mutation(
        "P-61", "games/palace/knowledge.py", "if hand.secret and other != view.seat:", "if False:"
    ),
]
