"""One way to break each rule of Alcazaba."""

from mutations.mutation import Mutation

_STATE = "games/alcazaba/state.py"
_SUPPLY = "games/alcazaba/supply.py"
_LEGAL = "games/alcazaba/legal.py"

ALCAZABA_MUTATIONS = [
    Mutation(
        "A-01",
        "games/alcazaba/options.py",
        "in_order([*self.components.tiles, self.extra])",
        "in_order([*self.components.tiles])",
    ),
    Mutation("A-02", _SUPPLY, "common * (count - piles) // count", "common"),
    Mutation("A-03", _STATE, "            if table.round.is_last():", "            if False:"),
    Mutation("A-10", _LEGAL, "LAST_ROLL_FOR_REDESIGN = 2", "LAST_ROLL_FOR_REDESIGN = 3"),
    Mutation(
        "A-20",
        _STATE,
        "            table.give_for_best_marker(str(move.tile))\n",
        "",
    ),
    Mutation(
        "A-21",
        "games/alcazaba/refusals.py",
        "if isinstance(move, Place) and move.tile is tile:",
        "if isinstance(move, Place):",
    ),
    Mutation("A-22", _STATE, "table.aside = put(table.aside, tile)", "pass"),
    Mutation("A-23", _STATE, "table.round.naming(move.seat)", "table.round.naming(table.turn)"),
    Mutation(
        "A-30",
        "games/alcazaba/scoring.py",
        "options.majority_points[name]",
        'options.majority_points["A"]',
    ),
    Mutation("A-31", "core/scoring.py", "self.most = max(", "self.most = min("),
    Mutation(
        "A-40",
        "games/dice/markers.py",
        "DIRKS_FIRST_LINE: Final = 2",
        "DIRKS_FIRST_LINE: Final = 1",
    ),
    Mutation(
        "A-41",
        _STATE,
        "table.column, offers[1:])\n            table.dirk = put(table.dirk, offers[0])",
        "table.column, offers[:-1])\n            table.dirk = put(table.dirk, offers[-1])",
    ),
    Mutation("A-42", _LEGAL, "    if table.options.dirk:\n", "    if False:\n"),
    Mutation(
        "A-43", "games/alcazaba/scoring.py", "counts_by_type(table.dirk)", "counts_by_type(())"
    ),
]
