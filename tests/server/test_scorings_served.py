"""Scorings as they go over the wire: with their reasons, and what everybody has after them."""

import msgspec
import pytest

from alhambra.core.game import Game, seeded
from alhambra.core.sources import HmacSource
from alhambra.games import game as rules_of
from alhambra.server.tables.log import LogSince
from alhambra.server.views import view_of
from alhambra.server.views.scoring import result_view
from alhambra.server.wire.events import Scored
from alhambra.server.wire.games import GameName
from alhambra.server.wire.scoring import CountedPart, CountedView, ResultView
from box import rule
from box.rollwrite import buildings, position, rolling
from server.prepared import Played, never, played

GAMES: list[tuple[GameName, int, tuple[tuple[str, str], ...]]] = [
    ("palace", 2, (("modules", "treasure,builders,invaders,bazaars"),)),
    ("dice", 2, ()),
    ("alcazaba", 2, ()),
    ("rollwrite", 2, ()),
]


def over(game: Played) -> Game:
    rules = rules_of(game.game)
    options = rules.options(game.players, game.options)
    play = Game(rules, options, seeded(game.seed, HmacSource.name))
    for _, move in game.moves:
        play.play(rules.parse_move(move))
    return play


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_after_the_last_scoring_everybody_has_what_they_have_in_the_end(
    name: GameName, players: int, options: tuple[tuple[str, str], ...]
) -> None:
    state = over(played(name, never, players, options)).state
    view = view_of(state, 0)
    assert view.result is not None
    assert [seat.total for seat in view.scorings[-1].seats] == view.result.points
    assert view.scorings[-1].leaders == view.result.winners
    for scoring in view.scorings:
        for scorer in (*scoring.seats, *scoring.imaginary.values()):
            assert scorer.sum == sum(scorer.points)
            assert len(scorer.counted) == len(scorer.points) == len(scoring.causes)


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_the_log_has_the_same_scorings_as_the_view(
    name: GameName, players: int, options: tuple[tuple[str, str], ...]
) -> None:
    game = over(played(name, never, players, options))
    entries = LogSince(game, from_the_start=True).entries()
    logged = [entry.scoring for entry in entries if isinstance(entry, Scored)]
    assert logged == view_of(game.state, None).scorings


def test_an_attack_tells_what_it_came_after_and_from_which_side() -> None:
    state = over(played("palace", never, 3, (("modules", "invaders"),))).state
    attacks = [each for each in view_of(state, None).scorings if each.cause_after]
    assert [each.belongs_to for each in attacks] == ["A", "B", "C"]
    assert [each.cause_after for each in attacks] == ["invaders"] * 3
    for attack, directions in zip(attacks, (1, 1, 3), strict=True):
        for seat in attack.seats:
            counted = seat.counted[0]
            assert counted is not None
            sides = [part for part in counted.parts if part.name != "not-below-zero"]
            assert sides[0].name == attack.detail
            assert len(sides) == directions


def test_dirk_has_no_part_in_walls_and_attacks() -> None:
    options = (("modules", "invaders"),)
    view = view_of(over(played("palace", never, 2, options)).state, None)
    first, attack = view.scorings[:2]
    assert first.imaginary["Dirk"].counted[first.causes.index("wall")] is None
    assert attack.imaginary == {}


@rule("R-67")
def test_imaginary_players_may_share_a_victory() -> None:
    state = position(f"""
        rollwrite players=1 contest=yes
        phase imaginary 2
        round 18
        1 crosses {buildings("G", 5)} {buildings("P", 2)}
        1 coins 8 of 20
        imaginary1 P1
    """)
    assert result_view(rolling(state, "1,1")) == ResultView(
        points=[40],
        winners=[0],
        imaginary={"imaginary1": 29, "imaginary2": 40},
        imaginary_winners=["imaginary2"],
        most=40,
    )


def test_reasons_are_small_on_the_wire() -> None:
    assert msgspec.json.encode(CountedView(3)) == b'{"number":3}'
    part = CountedView(2, parts=[CountedPart("north", 2, -3)])
    assert b'"parts":[{"name":"north","number":2,"each":-3}]' in msgspec.json.encode(part)
