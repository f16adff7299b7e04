"""The Dice Game, before turns: D-01 to D-12."""

from collections import Counter

from alhambra.core.sources import MersenneSource
from alhambra.core.state import CHANCE
from alhambra.games.dice.columns import FIELDS, field_of, field_text, parse_field
from alhambra.games.dice.tokens import START_PLAYER
from alhambra.parts.components import standard
from alhambra.parts.dice import NUMBER_OF_DICE, ROLLS, dice
from box import lines_of, moves, rule
from box.dice import after, dice_rolled, let_chance_act, new_game, position


@rule("D-01")
def test_eight_dice_show_the_six_types_in_1287_ways() -> None:
    assert NUMBER_OF_DICE == 8
    assert len(ROLLS[8]) == 1287
    assert sum(each.ways for each in ROLLS[8]) == 6**8
    assert {each.text for each in ROLLS[1]} == set("PSACGT")


@rule("D-01")
def test_the_black_die_is_not_rolled() -> None:
    state = position("rolls 1 PPSSAACG\nbefore nothing\n1 tokens black")
    after(state, "black T", "keep nothing")
    assert dice_rolled(state) == 8
    after(state, "PPPPPPPP")
    assert "marker T" in moves(state)


@rule("D-02")
def test_fields_are_ordered_by_the_number_of_symbols_then_by_the_fewest_rolls() -> None:
    fields = [field_text(field) for field in range(FIELDS)]
    assert fields[:7] == ["8/1", "8/2", "8/3", "7/1", "7/2", "7/3", "6/1"]
    assert fields[-1] == "1/3"
    assert [parse_field(text) for text in fields] == list(range(24))


@rule("D-02", "D-30")
def test_the_better_field_is_rewarded_first() -> None:
    state = position("phase reward 2\nresults G 1\ncolumn G 1@5/3 2@5/2 3@4/1")
    after(state, "take points")
    assert lines_of(state, "track G") == ["track G 2:2 1:1"]


@rule("D-03")
def test_a_track_has_twelve_fields() -> None:
    assert new_game(3).table.options.track_length == 12


@rule("D-03")
def test_every_column_has_one_bonus_field() -> None:
    assert len(let_chance_act(new_game(4), MersenneSource(1)).table.bonus) == 6


@rule("D-04")
def test_there_are_20_light_tokens_and_6_dark_ones() -> None:
    light, dark = Counter(standard().light_tokens), Counter(standard().dark_tokens)
    assert light == {
        "+1": 4,
        "+2": 4,
        "+3": 2,
        "exchange": 2,
        "displace": 2,
        "annul": 3,
        "black": 3,
    }
    assert dark == {"+1": 2, "+2": 2, "+3": 2}


@rule("D-05", "D-11")
def test_the_start_player_token_lies_on_one_bonus_field() -> None:
    for seed in range(5):
        state = let_chance_act(new_game(4), MersenneSource(seed))
        assert state.table.bonus.count(START_PLAYER) == 1


@rule("D-06")
def test_everybody_has_markers_by_the_number_of_players() -> None:
    numbers = {
        n: let_chance_act(new_game(n), MersenneSource(1)).table.markers.left for n in range(2, 7)
    }
    assert numbers == {2: (5,) * 2, 3: (5,) * 3, 4: (4,) * 4, 5: (3,) * 5, 6: (3,) * 6}


@rule("D-06")
def test_stones_start_off_the_tracks_and_everybody_at_0_points() -> None:
    state = new_game(5)
    assert all(track.ranking == () for track in state.table.tracks)
    assert state.scores() == [0] * 5


@rule("D-10")
def test_a_lot_decides_who_starts() -> None:
    state = new_game(3)
    assert state.occasion() == "lot"
    assert [(str(lot), weight) for lot, weight in state.outcomes()] == [
        ("1", 1),
        ("2", 1),
        ("3", 1),
    ]
    after(state, "3", "P", "+1", "+1", "+1", "+1", "+2", "PPPPPPPP")
    assert state.to_act() == 2


@rule("D-10")
def test_the_dark_tokens_do_not_come_before_the_last_round() -> None:
    state = after(new_game(3), "1", "T")
    left = Counter(str(token) for token, _ in state.outcomes())
    assert left == Counter(standard().light_tokens)


@rule("D-10", "D-11")
def test_each_of_the_first_four_rounds_has_five_tokens_and_the_last_the_six_dark_ones() -> None:
    state = new_game(3)
    source = MersenneSource(4)
    laid: dict[int, list[str]] = {}
    while state.to_act() is not None:
        if state.to_act() != CHANCE:
            state.play(state.legal_moves()[0])
            continue
        outcome = state.sample(source)
        if state.occasion() == "tokens":
            laid.setdefault(state.table.round.number, []).append(str(outcome))
        state.happen(outcome)
    assert [len(laid[number]) for number in range(1, 6)] == [5, 5, 5, 5, 6]
    light = [token for number in range(1, 5) for token in laid[number]]
    assert Counter(light) == Counter(standard().light_tokens)
    assert Counter(laid[5]) == Counter(standard().dark_tokens)


@rule("D-11")
def test_a_die_says_which_column_gets_the_start_player_token_and_tokens_fill_the_others() -> None:
    state = after(new_game(3), "1", "A", "+1", "annul", "black", "+3", "exchange")
    assert lines_of(state, "bonus") == ["bonus +1 annul start black +3 exchange"]


@rule("D-11")
def test_the_last_round_has_no_start_player_token() -> None:
    state = position("phase tokens 1\nround 5 1")
    after(state, "+1", "+1", "+2", "+2", "+3", "+3")
    assert lines_of(state, "bonus") == ["bonus +1 +1 +2 +2 +3 +3"]
    assert lines_of(state, "phase") == ["phase roll 1"]


@rule("D-12")
def test_turns_go_round_from_the_start_player_until_all_markers_are_placed() -> None:
    state = after(new_game(5), "4", "P", "+1", "+1", "+1", "+1", "+2")
    seats = []
    for _ in range(15):
        after(state, "PPPSSAAT")
        seats.append(state.to_act())
        after(state, "marker P")
    assert seats == [3, 4, 0, 1, 2] * 3
    assert lines_of(state, "phase")[0].startswith("phase reward")


@rule("D-12")
def test_nobody_moves_while_chance_is_to_act() -> None:
    state = new_game(3)
    assert moves(state) == []
    refusal = state.why_not(position("rolls 1 PPPPPPPP").legal_moves()[0])
    assert refusal is not None
    assert refusal.rule == "D-12"


def test_dice_are_written_in_the_order_of_the_types_and_read_in_any() -> None:
    assert str(dice("TSPPA")) == "PPSAT"
    assert str(dice("nothing")) == "nothing"
    assert field_of(5, 3) == parse_field("5/3")
