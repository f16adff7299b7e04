"""Alcazaba, components and rounds: A-01 to A-03."""

from collections import Counter
from fractions import Fraction

import pytest

from alhambra.core.messages import ImpossibleOutcome
from alhambra.core.sources import MersenneSource
from alhambra.core.state import CHANCE
from alhambra.games.alcazaba.ruleset import ALCAZABA
from alhambra.parts.alhambra import START
from alhambra.parts.buildings import tile
from alhambra.parts.components import standard
from box import lines_of, rule
from box.alcazaba import PILE, after, new_game, position
from box.dice import dice_rolled


def on_columns(tiles: list[str]) -> str:
    return "\n".join(f"tiles {each[0]} {each}" for each in tiles)


@rule("A-01")
def test_there_are_the_54_tiles_of_palace_and_one_more_tower() -> None:
    tiles = new_game(4).table.unseen
    assert len(tiles) == 55
    assert set(tiles) - set(standard().tiles) == {tile("T10sw")}


@rule("A-01")
def test_everybody_starts_with_a_fountain_and_an_empty_reserve() -> None:
    table = new_game(4).table
    assert all(each is START for each in table.alhambras)
    assert table.reserves == ((),) * 4


@rule("A-02", "A-03")
def test_a_round_begins_with_a_tile_of_each_type_and_five_from_the_bag() -> None:
    state = after(new_game(3), "1", *PILE)
    assert state.occasion() == "bag"
    after(state, "T8nes", "T10sw", "P8", "G12s", "P7e")
    assert lines_of(state, "tiles") == [
        "tiles P P2new P8 P7e",
        "tiles S S3esw",
        "tiles A A4nes",
        "tiles C C5nsw",
        "tiles G G6esw G12s",
        "tiles T T7new T8nes T10sw",
    ]
    assert state.occasion() == "column"


@rule("A-02")
def test_the_extra_tower_is_never_in_a_pile_but_always_in_the_bag() -> None:
    state = after(new_game(3), "1", *PILE[:5])
    assert tile("T10sw") not in [outcome for outcome, _ in state.outcomes()]
    after(state, "T7new")
    weights = {str(outcome): weight for outcome, weight in state.outcomes()}
    assert Fraction(weights["T10sw"], sum(weights.values())) == Fraction(1, 25)


@rule("A-02")
def test_of_each_type_as_many_tiles_are_in_the_bag_as_five_piles_leave() -> None:
    """Two pavilions and seraglios, four arcades and chambers, six gardens, seven towers."""
    state = after(new_game(3), "1", *PILE)
    total = sum(weight for _, weight in state.outcomes())
    by_type: Counter[str] = Counter()
    for outcome, weight in state.outcomes():
        by_type[str(outcome)[0]] += weight
    shares = {letter: Fraction(weight, total) * 25 for letter, weight in by_type.items()}
    assert shares == {"P": 2, "S": 2, "A": 4, "C": 4, "G": 6, "T": 7}


@rule("A-02")
def test_after_five_rounds_every_tile_has_come() -> None:
    state = new_game(3)
    source = MersenneSource(3)
    while state.to_act() is not None:
        if state.to_act() == CHANCE:
            state.happen(state.sample(source))
        else:
            state.play(state.legal_moves()[0])
    assert state.table.unseen == ()


@rule("A-03")
def test_then_a_die_says_where_the_start_player_token_lies_and_turns_begin() -> None:
    state = after(new_game(3), "2", *PILE, "T8nes", "T10sw", "P8", "G12s", "P7e", "A")
    assert lines_of(state, "token", "phase") == ["phase roll 2", "token A"]
    assert dice_rolled(state) == 8


@rule("A-03")
def test_in_the_last_round_there_is_no_start_player_token() -> None:
    state = position(f"phase bag 1\nround 5 1\n{on_columns(PILE)}")
    after(state, "T8nes", "T10sw", "P8", "G12s", "P7e")
    assert lines_of(state, "phase") == ["phase roll 1"]


@rule("A-03")
def test_only_a_tile_of_the_right_type_can_come_from_a_pile() -> None:
    state = after(new_game(3), "1", "P2new")
    with pytest.raises(ImpossibleOutcome):
        state.happen(ALCAZABA.parse_outcome("P3sw"))


@rule("A-03")
def test_nobody_moves_while_tiles_are_laid() -> None:
    refusal = new_game(3).why_not(ALCAZABA.parse_move("marker P"))
    assert refusal is not None
    assert refusal.rule == "A-03"
