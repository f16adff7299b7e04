"""The solver of a turn: against brute force on fewer dice, against itself, and by simulation."""

import random
from itertools import product

import pytest

from alhambra.core.sources import MersenneSource
from alhambra.games.dice.columns import EMPTY, field_of
from alhambra.games.dice.legal import turn_moves
from alhambra.games.dice.moves import Annul, Displace, Keep, PlaceMarker, SetBlackDie
from alhambra.games.dice.outcomes import NEVER, Outcomes, Worths
from alhambra.games.dice.solver import Tokens, TurnSolver, Worth
from alhambra.games.dice.tokens import ANNUL, BLACK_DIE, DISPLACE
from alhambra.games.dice.turn import NEW_TURN, Turn
from alhambra.parts.dice import NO_DICE, ROLLS, dice, roll
from alhambra.parts.pieces import in_order


def some_worth(seed: int) -> Worth:
    """Any worth of results, better ones worth more."""
    rng = random.Random(seed)
    worth = []
    for _ in range(6):
        steps = [rng.random() ** 4 * 10 for _ in range(24)]
        worth.append([sum(steps[field:]) for field in range(24)])
    return worth


def test_what_is_expected_is_the_mean_over_all_rolls() -> None:
    """All dice thrown one by one, each way equally likely."""
    worth = some_worth(1)
    outcomes = Outcomes()
    values = [
        max(worth[t][field_of(n, 3)] for t, n in enumerate(whole.dice.counts) if n)
        for whole in outcomes.complete
    ]
    by_text = {
        whole.dice.text: value for whole, value in zip(outcomes.complete, values, strict=True)
    }
    outcomes.expect(Worths(values))
    for kept in ("PPPPPP", "SSSAAT", "PSACG", "TTTTT"):
        every = product("PSACGT", repeat=8 - len(kept))
        results = [by_text[str(dice(kept + "".join(faces)))] for faces in every]
        mean = sum(results) / len(results)
        assert outcomes.of(dice(kept)).expected == pytest.approx(mean)


def test_the_best_of_what_can_be_kept_is_found_among_all_of_it() -> None:
    outcomes = Outcomes()
    rng = random.Random(2)
    outcomes.expect(Worths([rng.random() for _ in outcomes.complete]))
    for whole in outcomes.complete[::97]:
        kept = [some.expected for some in whole.kept]
        assert whole.best == pytest.approx(max(kept))


def test_one_sweep_finds_what_each_can_expect_that_gets_something_at_least() -> None:
    outcomes = Outcomes()
    rng = random.Random(3)
    worths = Worths([rng.random() for _ in outcomes.complete])
    before = Worths([rng.random() for _ in outcomes.complete])
    outcomes.sweep(worths, before, 0.1)
    swept = [whole.best for whole in outcomes.complete]
    for whole in outcomes.complete[::211]:
        outcomes.expect(worths, before.of[whole.number] - 0.1)
        assert swept[whole.number] == pytest.approx(whole.best)


# Brute force: the rules of a turn once more, on few dice, with every roll and every choice.

COST, BLACK_COST = 0.5, 0.7


def brute_force(worth: Worth, few: int, annul: int, black: bool) -> float:
    """The value of a turn with so few dice."""
    rolls = {n: [(each.text, each.ways / float(6**n)) for each in ROLLS[n]] for n in range(few + 1)}

    def place(shown: str, count: int, extra: str) -> float:
        found = [NEVER]
        for type, letter in enumerate("PSACGT"):
            number = (shown + extra).count(letter)
            if number:
                found.append(worth[type][field_of(number, count)])
        return max(found)

    known: dict[tuple[str, str | None, int, str, int, bool], float] = {}

    def decide(
        shown: str, before: str | None, count: int, extra: str, left: int, may_set: bool
    ) -> float:
        key = (shown, before, count, extra, left, may_set)
        if key not in known:
            known[key] = decided(*key)
        return known[key]

    def decided(
        shown: str, before: str | None, count: int, extra: str, left: int, may_set: bool
    ) -> float:
        values = [place(shown, count, extra)]
        if count < 3:
            for number in range(few):
                for kept, _ in rolls[number]:
                    if all(kept.count(letter) <= shown.count(letter) for letter in kept):
                        values.append(throw(kept, shown, count, extra, left, False))
        if left and before is not None:
            if count == 1:
                values.append(throw("", "", 0, extra, left - 1, may_set) - COST)
            else:
                values.append(decide(before, None, count - 1, extra, left - 1, False) - COST)
        if may_set and count == 1 and before is not None:
            for letter in "PSACGT":
                values.append(decide(shown, before, 1, letter, left, False) - BLACK_COST)
        return max(values)

    def throw(kept: str, before: str, count: int, extra: str, left: int, may_set: bool) -> float:
        return sum(
            chance * decide("".join(sorted(kept + rolled)), before, count + 1, extra, left, may_set)
            for rolled, chance in rolls[few - len(kept)]
        )

    return throw("", "", 0, "", annul, black)


@pytest.mark.parametrize(
    ("few", "annul", "black"),
    [
        (3, 0, False),
        (2, 1, False),
        (2, 0, True),
        (2, 2, True),
        pytest.param(3, 2, True, marks=pytest.mark.long),
    ],
)
def test_the_value_of_a_turn_is_that_of_brute_force_on_fewer_dice(
    few: int, annul: int, black: bool
) -> None:
    worth = some_worth(few + annul)
    tokens = Tokens(annul, COST, black, BLACK_COST)
    solved = TurnSolver(worth, tokens, Outcomes(few)).value()
    assert solved == pytest.approx(brute_force(worth, few, annul, black))


def follow(worth: Worth, tokens: Tokens, held: dict[str, int], source: MersenneSource) -> float:
    """One turn played as the solver says; what came of it, less the tokens used."""
    turn = NEW_TURN.rolled(roll(8, source))
    annul, black, spent = held["annul"], held["black"], 0.0
    while True:
        has = [ANNUL] * annul + [BLACK_DIE] * black
        moves = turn_moves(turn, (EMPTY,) * 6, 0, in_order(has))
        left = Tokens(annul, tokens.annul_cost, bool(black), tokens.black_cost)
        values = TurnSolver(worth, left).values(turn, moves)
        move = moves[values.index(max(values))]
        if isinstance(move, PlaceMarker):
            return worth[move.type][turn.field(move.type)] - spent
        if isinstance(move, SetBlackDie):
            turn, black, spent = turn.with_black(move.type), 0, spent + tokens.black_cost
        elif isinstance(move, Annul):
            turn, annul, spent = turn.annulled(), annul - 1, spent + tokens.annul_cost
        else:
            assert isinstance(move, Keep)
            turn = turn.keeping(move.dice)
        if turn.dice.size < 8:
            turn = turn.rolled(roll(turn.to_roll(), source))


@pytest.mark.parametrize(
    ("tokens", "held", "turns"),
    [
        (Tokens(), {"annul": 0, "black": 0}, 60),
        pytest.param(Tokens(), {"annul": 0, "black": 0}, 2000, marks=pytest.mark.long),
        pytest.param(
            Tokens(1, 1.0, True, 1.0), {"annul": 1, "black": 1}, 300, marks=pytest.mark.long
        ),
    ],
)
def test_turns_played_as_the_solver_says_bring_what_it_says(
    tokens: Tokens, held: dict[str, int], turns: int
) -> None:
    worth = some_worth(5)
    source = MersenneSource(5)
    results = [follow(worth, tokens, held, source) for _ in range(turns)]
    mean = sum(results) / turns
    spread = (sum((each - mean) ** 2 for each in results) / turns) ** 0.5
    assert TurnSolver(worth, tokens).value() == pytest.approx(mean, abs=4 * spread / turns**0.5)


def test_more_tokens_are_never_worse() -> None:
    worth = some_worth(7)
    values = [
        TurnSolver(worth, tokens).value()
        for tokens in (Tokens(), Tokens(1), Tokens(2), Tokens(2, black=True))
    ]
    assert values == sorted(values)


def test_each_decision_is_worth_what_the_best_that_follows_is_worth() -> None:
    """The roll is expected to bring just what the moves after it are worth."""
    worth = some_worth(8)
    solver = TurnSolver(worth)
    turn = Turn(2, dice("SSSSAATT"), NO_DICE)
    kept = dice("SSSSTT")
    (expected,) = solver.values(turn, [Keep(kept)])
    mean = 0.0
    for rolled in ROLLS[2]:
        after = turn.keeping(kept).rolled(rolled)
        moves = turn_moves(after, (EMPTY,) * 6, 0, ())
        mean += rolled.ways / 36 * max(solver.values(after, moves))
    assert expected == pytest.approx(mean)


def test_it_displaces_where_that_is_worth_more() -> None:
    worth = some_worth(9)
    displacing = [[NEVER] * 24 for _ in range(6)]
    displacing[1][field_of(4, 1)] = 1000.0
    solver = TurnSolver(worth, Tokens(displacing=displacing))
    turn = Turn(1, dice("SSSSAATT"), NO_DICE)
    columns = [EMPTY] * 6
    columns[1] = tuple(1 if field == field_of(4, 1) else owner for field, owner in enumerate(EMPTY))
    moves = turn_moves(turn, tuple(columns), 0, (DISPLACE,))
    values = solver.values(turn, moves)
    best = moves[values.index(max(values))]
    assert isinstance(best, Displace)


def test_a_certain_result_is_taken_at_once() -> None:
    """Eight in one roll cannot be bettered; the solver places the marker."""
    solver = TurnSolver(some_worth(4))
    turn = Turn(1, dice("TTTTTTTT"), NO_DICE)
    moves = turn_moves(turn, (EMPTY,) * 6, 0, ())
    values = solver.values(turn, moves)
    worth = some_worth(4)
    assert max(values) >= worth[5][0]
    if worth[5][0] == max(each[0] for each in worth):
        assert str(moves[values.index(max(values))]) == "marker T"
