"""Invaders: I-01 to I-07."""

from collections import Counter

import pytest

from alhambra.core.messages import ImpossibleOutcome, InvalidText
from alhambra.core.sources import MersenneSource
from alhambra.core.state import CHANCE
from alhambra.games.palace.modules.invaders import Camp
from alhambra.games.palace.state import PalaceState
from alhambra.parts.attacks import attack_loss, open_sides
from box import lines_of, moves, rule
from box.palace import after, alhambra, dealt, drawing, last_turn, new_game, with_modules

MARKET = "market A9 A10 C10 C11\ndisplay y9 g9 b9 o9"
NOTHING = "P 0 S 0 A 0 C 0 G 0 T 0 wall 0 sum 0"
POINTS = "P 0 S 0 A 0 C 0 G 0 T 0 wall 20 sum 20"


def camp(lines: str, players: int = 3, open_cards: bool = False) -> PalaceState:
    name = "invaders-open" if open_cards else "invaders"
    return with_modules(name, f"{MARKET}\n{lines}", players)


def board(state: PalaceState) -> Camp:
    found = state.table.boards[0]
    assert isinstance(found, Camp)
    return found


def held(letter: str, players: int = 3, points: str = NOTHING) -> str:
    lines = [f"= {letter} {seat}: {points}" for seat in range(1, players + 1)]
    lines += [f"= {letter} Dirk: {NOTHING}"] if players == 2 else []
    return "\n".join(lines)


def attacked(letter: str) -> str:
    return "\n".join(f"= {letter}-invaders {seat}: invaders 0 sum 0" for seat in (1, 2, 3))


def before_a(modules: str, lines: str = "scouts P T") -> PalaceState:
    """A game in which scoring card A may come in the refill that is due."""
    display = "market A9 A10 C10 C11\ndisplay y9 g9 b9"
    return with_modules(modules, f"phase money 1\n{display}\npile 9+A 96\n{lines}")


def lost(state: PalaceState) -> list[int]:
    return [points.total() for points in state.scorings_so_far()[-1].seats]


THREE_TO_THE_NORTH = """
    .     A9   .
    S9    F    .
    .     T12  P8
"""
"""Facing north: A9, S9, P8; facing east A9, F, P8; facing south S9, T12, P8; west A9, S9, T12."""


@rule("I-01")
def test_four_attacks_lie_face_down_and_two_of_six_scouts_are_turned_up() -> None:
    state = drawing(new_game(3, modules="invaders"), "A9", "A10", "C10", "C11")
    assert board(state).attacks == "NESW"
    assert state.occasion() == "scouts"
    assert [str(outcome) for outcome, _ in state.outcomes()] == list("PSACGT")
    drawing(state, "T", "P")
    assert lines_of(state, "scouts") == ["scouts P T"]
    assert state.occasion() == "deal1"


@rule("I-02")
def test_right_after_a_scoring_the_top_attack_card_is_turned_over() -> None:
    state = before_a("invaders")
    drawing(state, "#A", "o1")
    assert [scoring.name for scoring in state.scorings_so_far()] == ["A"]
    assert state.occasion() == "attack"
    assert [(str(outcome), weight) for outcome, weight in state.outcomes()] == [
        ("N", 1),
        ("E", 1),
        ("S", 1),
        ("W", 1),
    ]
    drawing(state, "E")
    assert [scoring.name for scoring in state.scorings_so_far()] == ["A", "A-invaders"]


@rule("I-02")
def test_open_sides_have_no_wall_and_no_tile_beyond_and_the_fountain_has_sides_too() -> None:
    palace = alhambra(THREE_TO_THE_NORTH)
    assert [open_sides(palace, side) for side in range(4)] == [3, 3, 3, 3]
    assert [open_sides(alhambra("F"), side) for side in range(4)] == [1, 1, 1, 1]
    assert open_sides(alhambra("T11n\nF"), 0) == 0


@rule("I-02")
def test_what_lies_farther_off_does_not_matter() -> None:
    palace = alhambra("""
        A9  A10
        P8  .
        F   C10
    """)
    # North of C10 the next space is empty, though A10 lies beyond it.
    assert open_sides(palace, 0) == 3


@rule("I-02")
def test_the_sides_of_bazaars_count() -> None:
    assert open_sides(alhambra("BbPAG\nF"), 0) == 1


@rule("I-02")
def test_an_attack_card_comes_only_once() -> None:
    state = camp(
        f"phase scored:invaders 1\nattacks N S W\n{held('A')}\n{attacked('A')}\n{held('B')}"
    )
    with pytest.raises(ImpossibleOutcome):
        drawing(state, "E")
    drawing(state, "S")
    assert board(state).attacks == "NW"


@rule("I-03")
@pytest.mark.parametrize(("letter", "cost"), [("A", 3), ("B", 6), ("C", 15)])
def test_each_open_side_costs_one_two_or_three_and_after_c_neighbours_cost_too(
    letter: str, cost: int
) -> None:
    state = camp("")
    loss, beside = (
        state.table.options.components.attack_loss[letter],
        state.table.options.components.attack_loss_beside[letter],
    )
    assert attack_loss(alhambra(THREE_TO_THE_NORTH), 0, loss, beside) == cost


@rule("I-03")
def test_the_worked_example_after_c() -> None:
    """Three open sides to the attacked side and three to its neighbours: twelve points."""
    palace = alhambra("""
        .    A9
        C9s  F
        .    P8
    """)
    assert [open_sides(palace, side) for side in range(4)] == [2, 3, 1, 3]
    assert attack_loss(palace, 1, 3, 1) == 12


@rule("I-03")
def test_nobody_falls_below_zero() -> None:
    state = camp(f"""
phase scored:invaders 1
1 alhambra T12@0,1 S9@1,0 P8@-1,0
= A 1: P 0 S 0 A 0 C 0 G 0 T 0 wall 2 sum 2
= A 2: P 0 S 0 A 0 C 0 G 0 T 0 wall 2 sum 2
= A 3: {NOTHING}
""")
    drawing(state, "N")
    assert lost(state) == [-2, -1, 0]
    assert state.scores() == [0, 1, 0]


@rule("I-04")
def test_who_pays_exactly_for_a_building_of_a_scouts_type_looks_alone() -> None:
    state = camp("scouts A T\n1 hand y9 g9")
    after(state, "buy A9 y9")
    assert state.occasion() == "look1"
    drawing(state, "S")
    assert state.to_act() == 0
    assert "end" in moves(state)
    assert lines_of(state, "attack-seen", "scouts") == [
        "attack-seen S 1",
        "scouts T",
        "scouts-gone A",
    ]
    assert lines_of_view(state, 0) == ["attack-seen S 1"]
    for seat in (1, 2, None):
        assert lines_of_view(state, seat) == ["attack-seen ? 1"]


def lines_of_view(state: PalaceState, seat: int | None) -> list[str]:
    text = str(state.observe(seat))
    return [line for line in text.splitlines() if line.startswith("attack-seen")]


@rule("I-04")
def test_the_card_goes_back_on_top() -> None:
    state = camp(f"phase scored:invaders 1\nattack-seen S 1\n{held('A')}")
    assert [str(outcome) for outcome, _ in state.outcomes()] == ["S"]
    again = camp("attack-seen S 1\nscouts A\n2 hand y9\nphase act 2")
    after(again, "buy A9 y9")
    assert [str(outcome) for outcome, _ in again.outcomes()] == ["S"]
    drawing(again, "S")
    assert lines_of(again, "attack-seen") == ["attack-seen S 1 2"]


@rule("I-04")
@pytest.mark.parametrize(
    ("scouts", "move"), [("A", "buy A9 y5 y6"), ("T", "buy A9 y9"), ("A", "buy ByPSA y9")]
)
def test_no_look_for_too_much_money_another_type_or_a_bazaar(scouts: str, move: str) -> None:
    state = with_modules(
        "invaders,bazaars", f"{MARKET}\nbazaars ByPSA\nscouts {scouts}\n1 hand y5 y6 y9"
    )
    after(state, move)
    assert state.to_act() == 0
    assert lines_of(state, "attack-seen") == []


@rule("I-04")
def test_a_guess_at_the_game_keeps_what_the_looker_knows_and_gives_others_fair_odds() -> None:
    state = camp(f"attacks N S W\nattack-seen S 1\n{held('A')}\n{attacked('A')}")
    source = MersenneSource(3)
    found: dict[int, Counter[str]] = {}
    for seat in (0, 1):
        found[seat] = Counter()
        for _ in range(600):
            guess = state.observe(seat).determinize(source)
            assert isinstance(guess, PalaceState)
            found[seat][board(guess).top] += 1
    assert found[0] == {"S": 600}
    assert set(found[1]) == set("NSW")
    assert min(found[1].values()) > 140


@rule("I-05")
def test_after_a_and_b_the_scouts_leave_and_two_new_ones_are_turned_up() -> None:
    state = camp(f"phase scored:invaders 1\nscouts P T\n{held('A')}")
    drawing(state, "N")
    assert state.occasion() == "scouts"
    assert [str(outcome) for outcome, _ in state.outcomes()] == list("SACG")
    drawing(state, "S", "G")
    assert lines_of(state, "scouts") == ["scouts S G", "scouts-gone P T"]
    assert state.to_act() != CHANCE


@rule("I-05")
def test_a_scout_that_was_taken_is_not_replaced_before() -> None:
    state = camp("scouts A T\n1 hand y9 g9")
    after(state, "buy A9 y9")
    drawing(state, "S")
    after(state, "take b9", "reserve A9")
    assert state.occasion() == "money"
    drawing(state, "y1", "T12")
    assert lines_of(state, "scouts ") == ["scouts T"]


@rule("I-06")
def test_in_the_open_variant_everybody_sees_the_next_attack_and_there_are_no_scouts() -> None:
    state = drawing(new_game(3, modules="invaders-open"), "A9", "A10", "C10", "C11")
    assert state.occasion() == "attack"
    drawing(state, "W")
    assert state.occasion() == "deal1"
    for seat in (0, 1, 2, None):
        assert "attack-seen W 1 2 3" in str(state.observe(seat)).splitlines()
    assert lines_of(state, "scouts") == []


@rule("I-06")
def test_in_the_open_variant_the_attack_is_the_one_that_lay_open() -> None:
    state = before_a("invaders-open", "attack-seen W 1 2 3")
    drawing(state, "#A", "o1")
    assert [scoring.name for scoring in state.scorings_so_far()] == ["A", "A-invaders"]
    assert [str(outcome) for outcome, _ in state.outcomes()] == ["N", "E", "S"]


@rule("I-07")
def test_dirk_is_not_attacked() -> None:
    state = camp(f"phase scored:invaders 1\ndirk T12 P8\n{held('A', 2, POINTS)}", 2)
    drawing(state, "N")
    assert state.scorings_so_far()[-1].imaginary == ()
    assert lost(state) == [-1, -1]


@rule("I-02", "I-03")
def test_the_last_attack_comes_after_scoring_c() -> None:
    state = last_turn("A9 A10 C10 C11", "1 hand y9", modules="invaders")
    after(state, "buy A9 y9", "end", "reserve A9")
    assert [scoring.name for scoring in state.scorings_so_far()] == ["C"]
    assert state.occasion() == "attack"
    drawing(state, "N")
    assert state.to_act() is None
    assert state.scorings_so_far()[-1].name == "C-invaders"


def test_two_scouts_lie_open_in_every_game() -> None:
    assert len(board(dealt(4, modules="invaders")).scouts) == 2


@pytest.mark.parametrize(
    "line",
    [
        "attacks N N",
        "attacks N",
        "attack-seen X 1",
        "attack-seen N 9",
        "scouts P S A",
        "scouts P\nscouts-gone P",
        "scouts B",
        "looking",
        "= A-invaders 1: invaders 0 sum 0",
        "= A-thieves 1: thieves 0 sum 0",
    ],
)
def test_a_camp_that_cannot_be_is_refused(line: str) -> None:
    with pytest.raises(InvalidText):
        with_modules("invaders", line)
