"""One way to break each rule of the Dice Game."""

from mutations.mutation import Mutation

_DATA = "data/components.json"
_COLUMNS = "games/dice/columns.py"
_TRACKS = "games/dice/tracks.py"
_TURN = "games/dice/turn.py"
_REFUSALS = "games/dice/refusals.py"
_RESULTS = "games/dice/results.py"
_MARKERS = "games/dice/markers.py"
_ROUND = "games/dice/round.py"
_SCORING = "games/dice/scoring.py"
_STATE = "games/dice/state.py"

DICE_MUTATIONS = [
    Mutation("D-01", "parts/dice.py", "NUMBER_OF_DICE: Final = 8", "NUMBER_OF_DICE: Final = 7"),
    Mutation("D-02", _COLUMNS, "* ROLLS + rolls - 1", "* ROLLS + ROLLS - rolls"),
    Mutation("D-03", _DATA, '"rulebook", "value": 12', '"rulebook", "value": 13'),
    Mutation(
        "D-04",
        _DATA,
        '"points": {"1": 4, "2": 4, "3": 2}, "exchange": 2',
        '"points": {"1": 4, "2": 4, "3": 3}, "exchange": 1',
    ),
    Mutation(
        "D-05",
        _STATE,
        "replaced(table.bonus, column, START_PLAYER)",
        "replaced(table.bonus, column, table.light[0])",
    ),
    Mutation("D-06", _DATA, '"4": 4, "5": 3', '"4": 5, "5": 3'),
    Mutation("D-10", _STATE, "if self.table.round.is_last() else", "if False else"),
    Mutation("D-11", _STATE, "TOKENS if table.round.is_last() else", "TOKENS if False else"),
    Mutation("D-12", _STATE, "(self.table.turn + 1) %", "(self.table.turn - 1) %"),
    Mutation(
        "D-20", _REFUSALS, "if kept.size == NUMBER_OF_DICE:", "if kept.size > NUMBER_OF_DICE:"
    ),
    Mutation(
        "D-21", _TURN, "return field_of(self.number(type), self.rolls)", "return field_of(1, 1)"
    ),
    Mutation(
        "D-22",
        _COLUMNS,
        "    while field < FIELDS and column[field] != NOBODY:\n        field += 1",
        "    while field > 0 and column[field] != NOBODY:\n        field -= 1",
    ),
    Mutation("D-23", _COLUMNS, "        return column, owner\n", "        return column, NOBODY\n"),
    Mutation(
        "D-24",
        _COLUMNS,
        "    if field == FIELDS:\n        return column, owner",
        "    if field == FIELDS or owner in column:\n        return column, owner",
    ),
    Mutation("D-30", _RESULTS, "due = 2 if reward == TWO_POINTS else 1", "due = 1"),
    Mutation(
        "D-31",
        "games/dice/table.py",
        "if self.award.place < min(2, len(owners)) else None",
        "if self.award.place < len(owners) else owners[0] if self.award.place < 2 and owners"
        " else None",
    ),
    Mutation(
        "D-32", _TRACKS, "self.points[others[at]] >= field", "self.points[others[at]] > field"
    ),
    Mutation("D-33", _TRACKS, "    if field == self.points[owner]:", "    if more == 0:"),
    Mutation("D-34", _STATE, "if token is not None and token is not START_PLAYER:", "if False:"),
    Mutation("D-40", _SCORING, "(*points, points_of(tokens))", "(*points, 0)"),
    Mutation(
        "D-41",
        _RESULTS,
        "if EXCHANGE_TOKEN in table.tokens[owner]:",
        "if EXCHANGE_TOKEN in table.tokens[owner] or ("
        "table.award.reward == POINT_AND_TOKEN"
        " and table.bonus[award.column] is EXCHANGE_TOKEN):",
    ),
    Mutation("D-42", _COLUMNS, "column[field:free]", "column[field:free][::-1]"),
    Mutation("D-43", _TURN, "return Turn(self.rolls - 1, self", "return Turn(self.rolls, self"),
    Mutation("D-44", _REFUSALS, "if turn.black != NOT_SET:", "if False:"),
    Mutation("D-45", _COLUMNS, "    if number > LINES:\n", "    if number > 9:\n"),
    Mutation("D-46", _RESULTS, "table.round.naming(seat)", "table.round.naming(table.turn)"),
    Mutation("D-50", _ROUND, '{1: "A", 3: "B", 5: "C"}', '{2: "A", 3: "B", 5: "C"}'),
    Mutation(
        "D-51",
        _SCORING,
        "place = track.ranking.index(owner)",
        "place = track.ranking[::-1].index(owner)",
    ),
    Mutation("D-52", "core/scoring.py", "self.most = max(", "self.most = min("),
    Mutation(
        "D-60", "games/dice/options.py", "players + 1 if self.dirk else", "players + 1 if True else"
    ),
    Mutation("D-61", _MARKERS, "DIRKS_FIRST_LINE + number, ROLLS", "DIRKS_FIRST_LINE + number, 1"),
    Mutation(
        "D-62",
        _RESULTS,
        "POINT_AND_TOKEN if token_is_left else TWO_POINTS",
        "POINT_AND_TOKEN if token_is_left or table.award.place == 0 else TWO_POINTS",
    ),
    Mutation("D-63", _RESULTS, "or token.points:", "or True:"),
    Mutation("D-64", _SCORING, "(DIRK, points) for", "(DIRK, owners[0]) for"),
]
