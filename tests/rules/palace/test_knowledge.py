"""What is open and what is secret: P-61; views, and states that fit a view."""

from collections import Counter
from collections.abc import Callable

import pytest

from alhambra.core.sources import MersenneSource
from alhambra.games.palace.options import PalaceOptions
from alhambra.games.palace.state import PalaceState
from alhambra.games.palace.table import PalaceTable
from box import rule
from box.palace import after, dealt, position

SECRETS = """
    phase act 2
    market A9 - A10 C10
    display y1 g2
    discards o9
    pile 20 20+A 20 19+B 19
    1 hand y5 (b1) (b2)
    2 hand y6 (g3)
    3 hand (o4) (y7)
    1 alhambra T12@0,1
    2 reserve P8
"""


@rule("P-61")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everything_on_the_table_is_open(seat: int | None) -> None:
    state = position(SECRETS)
    view, table = state.observe(seat), state.table
    assert view.alhambras == table.alhambras
    assert view.reserves == table.reserves
    assert view.market == table.market
    assert view.display == table.display
    assert view.discards == table.discards
    assert view.scorings == table.scorings
    assert view.bag == table.bag
    assert [len(hand) for hand in view.hands] == [3, 2, 2]
    assert len(view.pile) == len(table.pile)


@rule("P-61")
def test_a_hand_is_secret_but_for_what_everybody_has_seen() -> None:
    state = position(SECRETS)
    hands = {seat: [str(hand) for hand in state.observe(seat).hands] for seat in (0, 1, 2, None)}
    assert hands == {
        0: ["y5 (b1) (b2)", "y6 ?", "? ?"],
        1: ["y5 ? ?", "y6 (g3)", "? ?"],
        2: ["y5 ? ?", "y6 ?", "(y7) (o4)"],
        None: ["y5 ? ?", "y6 ?", "? ?"],
    }


@rule("P-61")
def test_whoever_watched_knows_what_was_dealt_taken_and_paid() -> None:
    state = position("market P2new A9 A10 C10\ndisplay b7 b8 b9 o9\n1 hand y2 y3")
    after(state, "buy P2new y2", "take b7", "reserve P2new")
    assert str(state.observe(1).hands[0]) == "y3 b7"


@rule("P-61")
def test_paying_a_secret_card_shows_it_and_nothing_more() -> None:
    state = position("market P2new A9 A10 C10\ndisplay b7 b8 b9 o9\n1 hand y2 (y2) (y3)")
    after(state, "buy P2new y2")
    assert str(state.observe(1).hands[0]) == "? ?"
    assert str(state.observe(0).hands[0]) == "(y2) (y3)"


def _swap_secrets(one: str, other: str) -> Callable[[str], str]:
    """Exchanges a secret card with another one, or with a card of the pile if it is nowhere."""

    def swapped(text: str) -> str:
        text = text.replace(f"({one})", "(x)").replace(f"({other})", f"({one})")
        return text.replace("(x)", f"({other})")

    return swapped


CHANGES = [
    _swap_secrets("b1", "g9"),
    _swap_secrets("g3", "g9"),
    _swap_secrets("o4", "g9"),
    _swap_secrets("b2", "g3"),
    _swap_secrets("g3", "y7"),
]


def everything_in(thing: object) -> object:
    """All that can be read out of an object, attribute by attribute, down to texts and numbers."""
    if isinstance(thing, (str, int, float, type(None))):
        return thing
    if isinstance(thing, PalaceOptions):
        return thing.players, thing.chosen()
    if isinstance(thing, dict):
        return [(everything_in(k), everything_in(v)) for k, v in thing.items()]
    if isinstance(thing, (tuple, list, set, frozenset)):
        return [everything_in(each) for each in thing]
    names = [name for name in dir(thing) if not name.startswith("__")]
    values = [(name, getattr(thing, name)) for name in names]
    return [(name, everything_in(value)) for name, value in values if not callable(value)]


@rule("P-61")
def test_worlds_that_differ_in_what_is_hidden_look_the_same() -> None:
    """Every secret card and the pile are varied, one at a time and together; whoever cannot know
    the difference sees none, and whoever holds a varied card does."""
    here = position(SECRETS)
    varied: set[str] = set()
    worlds = [change(SECRETS) for change in CHANGES]
    together = SECRETS
    for change in CHANGES:
        together = change(together)
    for text in [*worlds, together]:
        there = position(text)
        assert there != here
        # What is worked out for the seat to act must not show in another's view.
        here.legal_moves()
        there.legal_moves()
        for seat in (0, 1, 2, None):
            own = seat is not None and here.table.hands[seat].cards != there.table.hands[seat].cards
            if own:
                varied.add(f"hand of seat {seat}")
                assert here.observe(seat) != there.observe(seat)
            else:
                assert everything_in(here.observe(seat)) == everything_in(there.observe(seat))
        if here.table.pile.cards != there.table.pile.cards:
            varied.add("pile")
    assert varied == {"hand of seat 0", "hand of seat 1", "hand of seat 2", "pile"}


def test_a_view_stays_as_it_is_when_the_game_goes_on() -> None:
    state = dealt(3)
    view = state.observe(0)
    before = str(view)
    state.apply(state.legal_moves()[0])
    assert str(view) == before


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_determinized_state_cannot_be_told_from_the_real_one(seat: int | None) -> None:
    view = position(SECRETS).observe(seat)
    for seed in range(50):
        guess = view.determinize(MersenneSource(seed))
        assert guess.observe(seat) == view


def test_determinizing_gives_every_unseen_card_its_due_odds() -> None:
    """Seat 1 does not know three cards: each unseen copy is as likely as any other."""
    view = position(SECRETS).observe(0)
    unseen = Counter(str(card) for card in view.pile.cards)
    rounds = 6000
    source = MersenneSource(1)
    found: Counter[str] = Counter()
    for _ in range(rounds):
        guess = view.determinize(source)
        assert isinstance(guess, PalaceState)
        found.update(str(card) for hand in guess.table.hands[1:] for card in hand.secret)
    total = sum(unseen.values())
    chi_square = 0.0
    for text, copies in unseen.items():
        expected = rounds * 3 * copies / total
        chi_square += (found[text] - expected) ** 2 / expected
    assert set(found) <= set(unseen)
    # 35 degrees of freedom: beyond 75 once in ten thousand seeds.
    assert chi_square < 75


def test_a_view_without_secrets_determinizes_to_the_state_itself() -> None:
    state = dealt(4)
    assert state.observe(2).determinize(MersenneSource(1)) == state


def test_the_position_of_a_view_shows_blanks() -> None:
    view = position(SECRETS).observe(1)
    assert isinstance(view, PalaceTable)
    assert "1 hand y5 ? ?" in str(view)
    assert "b1" not in str(view)
