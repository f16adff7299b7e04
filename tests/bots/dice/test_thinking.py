"""The Dice Game by what the round will bring: markers in the way of one's own, rivals, and points
that are scored at once."""

from alhambra.bots.dice.rounds import RestOfRound
from alhambra.bots.dice.standing import DiceSpoils
from alhambra.bots.dice.thinking import ThinkingDicePlayer
from alhambra.bots.style import Style
from alhambra.core.state import State
from alhambra.games.dice.columns import FIELDS, field_of
from alhambra.games.dice.table import DiceTable
from box.dice import position

GARDEN = 4


def chosen(state: State) -> str:
    player = ThinkingDicePlayer(Style(deny=1.0))
    return str(player.choose(state.observe(state.to_act()), state.legal_moves()))


def judged(text: str) -> list[list[float]]:
    """What fields are worth to the first seat."""
    view = position(text).observe(0)
    assert isinstance(view, DiceTable)
    return RestOfRound(view.markers, 0, DiceSpoils(view, Style(deny=1.0)), 1.0).judged()


LAST = "round 5 1\nrolls 1 PPPGGGTT\nout 1 1 1 1 2 2 2 2 2 3 3 3 3 3\n"


def test_a_second_marker_gains_less_in_front_of_ones_own_than_of_anothers() -> None:
    field = field_of(6, 1)
    own = judged(LAST.replace("1 1 1 1", "1 1 1") + "column G 1@5/1")[GARDEN][field]
    others = judged(LAST.replace("2 2 2 2 2", "2 2 2 2") + "column G 2@5/1")[GARDEN][field]
    assert own < others


def test_a_place_that_earns_nothing_is_worth_nothing() -> None:
    worth = judged(LAST.replace("2 2 2 2 2", "2 2 2") + "column G 2@8/1 2@8/2")[GARDEN]
    assert worth[2:] == [0.0] * (FIELDS - 2)


def test_points_that_decide_a_place_at_once_beat_a_token() -> None:
    state = position("""
        phase reward 1
        round 5 1
        results G 1
        bonus +1 +1 +1 +1 +1 +1
        column G 1@5/1
        track G 4:2 3:1
    """)
    assert chosen(state) == "take points"


def test_a_token_beats_points_that_change_no_place() -> None:
    state = position("""
        phase reward 1
        round 5 1
        results G 1
        bonus +1 +1 +1 +1 +1 +1
        column G 1@5/1
        track G 8:1 1:2
    """)
    assert chosen(state) == "take token"


def test_the_same_luck_gives_the_same_fields() -> None:
    view = position("rolls 1 PSACTTTT").observe(0)
    assert isinstance(view, DiceTable)
    rests = [RestOfRound(view.markers, 0, DiceSpoils(view, Style()), 1.0) for _ in range(2)]
    assert rests[0].imagined(3, 7) == rests[1].imagined(3, 7)
    assert rests[0].imagined(3, 7) != rests[1].imagined(3, 8)
