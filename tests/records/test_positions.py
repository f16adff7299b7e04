"""Positions as text: what is wrong with one is said with its line or piece."""

from textwrap import dedent

import pytest

from alhambra import InvalidText, game
from box.palace import position


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        ("chess players=3", "starts with"),
        ("palace", "starts with"),
        ("palace players=9", "2 to 6"),
        ("palace players=3 wind=north", "wind"),
        ("palace players=3\nphase dance 1", "phase dance"),
        ("palace players=3\nphase act 4", "no seat 4"),
        ("palace players=3\nmarket A9", "market A9"),
        ("palace players=3\nmarket A9 A9 - -", "A9"),
        ("palace players=3\nmarket T99 - - -", "T99"),
        ("palace players=3\n1 alhambra A9@0,0", "0,0"),
        ("palace players=3\n1 alhambra A9@1,1", "P-23"),
        ("palace players=3\n1 alhambra A9", "not a place"),
        ("palace players=3\n1 alhambra P2new@1,0", "P-21"),
        ("palace players=3\n1 hand y0", "y0"),
        ("palace players=3\n1 hand ?", "?"),
        ("palace players=3\n1 hand y1 y1 y1 y1", "y1"),
        ("palace players=3\n1 crown y1", "crown"),
        ("palace players=3\ndisplay y1\npile 3", "107"),
        ("palace players=3\npile many", "many"),
        ("palace players=\u0663", "starts with"),
        ("palace players=3\n" + "9" * 5000 + " hand y1", "makes no sense"),
        ("palace players=3\n1 hand (y7", "(y7"),
        ("palace players=3\ndisplay y1\ndisplay y2", "display"),
        ("palace players=3\n1 hand y1\n1 hand y2", "1 hand"),
        ("palace players=3\npile 50+A 58+A", "50+A 58+A"),
        ("palace players=3\npile 50+B 58+A", "50+B 58+A"),
        ("palace players=3\n2 aside A9", "2 aside"),
        ("palace players=3\ndue A", "due A"),
        ("palace players=2\ndirk-due 3", "dirk-due 3"),
        ("palace players=3\nphase dirk-starts 1", "dirk-starts"),
        ("palace players=3\nphase over 1", "over"),
        ("palace players=3\ndirk A9", "dirk"),
        ("palace players=3\ndue C", "due C"),
        ("palace players=3\n= A 1: P 1", "P 1"),
        ("palace players=3\n= A 1: P 0 S 0 A 0 C 0 G 0 T 0 wall 0 sum 0", "each player"),
    ],
)
def test_a_wrong_position_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(InvalidText) as caught:
        game("palace").parse_position(text)
    assert reason in str(caught.value)


def test_a_position_may_leave_out_what_is_empty_and_have_remarks() -> None:
    state = position("# a remark\n\ndisplay y1\n\n# another\n1 hand y2")
    assert state.to_act() == 0
    assert len(state.table.pile) == 106


def test_bonus_fields_that_became_empty_in_a_round_stay_empty() -> None:
    """All tokens are taken, and a point of the last column may still be exchanged."""
    text = dedent("""\
        dice players=3
        phase exchange 2
        round 3 2
        bonus - - - - - -
        column T 3@1/2 2@1/3
        out 1 2 2 3
        results T 2 points 2
        2 tokens exchange
        gone +1 +1 +1 +1 +2 +2 displace displace annul annul
        """)
    state = game("dice").parse_position(text)
    assert "\nbonus - - - - - -\n" in str(state)
    assert str(game("dice").parse_position(str(state))) == str(state)
