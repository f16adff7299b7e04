"""One way to break each rule of Roll & Write."""

from mutations.mutation import Mutation

_DATA = "data/components.json"
_DICE = "games/rollwrite/dice.py"
_LEGAL = "games/rollwrite/legal.py"
_OPTIONS = "games/rollwrite/options.py"
_REFUSALS = "games/rollwrite/refusals.py"
_SCORING = "games/rollwrite/scoring.py"
_SHEET = "games/rollwrite/sheet.py"
_STATE = "games/rollwrite/state.py"
_TABLE = "games/rollwrite/table.py"
_TURNING = "games/rollwrite/turning.py"

ROLLWRITE_MUTATIONS = [
    Mutation("R-01", "games/rollwrite/grid.py", "types.count(t) for t", "6 for t"),
    Mutation("R-02", _DICE, "for b in range(1, SIZE + 1)]", "for b in range(1, SIZE)]"),
    Mutation("R-03", _TABLE, "[grid.counts(sheet.crosses) for sheet", "[[0] * 6 for sheet"),
    Mutation(
        "R-10", _STATE, "return not table.sheets[table.turn].has_crossed(pair)", "return True"
    ),
    Mutation("R-11", _STATE, "table.phase = EXTRA_DICE", "table.phase = ACT"),
    Mutation("R-12", _SHEET, "min(coins, track - self.received)", "min(coins, track - self.coins)"),
    Mutation("R-13", _DATA, '"4": 15, "5": 12}', '"4": 15, "5": 11}'),
    Mutation("R-20", _REFUSALS, 'return refusal("R-20", "action-to-take")', "return None"),
    Mutation("R-21", _REFUSALS, "if sheet.has_crossed(pair):", "if False:"),
    Mutation(
        "R-22", _STATE, "following = (table.turn + 1) % players", "following = (table.turn - 1)"
    ),
    Mutation("R-23", _SHEET, "for pair in self.dice.pairs if", "for pair in self.dice.choices if"),
    Mutation(
        "R-30",
        _TURNING,
        "return abs(before[0] - after[0])",
        "return min(abs(before[0] - after[0]), 6 - abs(before[0] - after[0]))",
    ),
    Mutation(
        "R-31",
        _STATE,
        "table.change(sheet.paying(options.second_price))",
        "table.change(sheet)",
    ),
    Mutation("R-40", _SCORING, "own == boxes[type]", "own >= boxes[type] - 1"),
    Mutation(
        "R-50",
        _SCORING,
        "0 if table.paid[type] >> k & 1 else own[type]",
        "own[type]",
    ),
    Mutation("R-51", _DATA, '"4": 2, "5": 5, "6": 10', '"4": 1, "5": 3, "6": 6'),
    Mutation("R-52", _SCORING, "sheet.coins // table.options", "sheet.received // table.options"),
    Mutation(
        "R-53",
        "core/scoring.py",
        "if score == self.most]\n        self.imag",
        "]\n        self.imag",
    ),
    Mutation("R-60", _OPTIONS, "1 if players == 2 else 0", "0"),
    Mutation("R-61", _STATE, "sum(marks) < START_BUILDINGS", "sum(marks) < 2"),
    Mutation("R-62", _STATE, "< grid.boxes[type]", "<= grid.boxes[type]"),
    Mutation(
        "R-63",
        _SCORING,
        "[own if own == boxes[type] else 0 for own in column]",
        "[own if k < len(table.sheets) and own == boxes[type] else 0"
        " for k, own in enumerate(column)]",
    ),
    Mutation("R-64", _STATE, "if players > 1:", "if players > 2:"),
    Mutation("R-65", _STATE, "if table.options.players == 1:", "if table.options.players == 0:"),
    Mutation("R-66", _OPTIONS, "players if in_all == 3 else in_all", "players"),
    Mutation("R-67", _DATA, '"2": 21, "3": 18, "4": 15}\n  }', '"2": 21, "3": 18, "4": 16}\n  }'),
]
