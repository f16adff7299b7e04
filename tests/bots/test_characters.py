"""Characters: a dozen people who play in their own way, at every level."""

import pytest

from alhambra.arena.match import Arena, Match
from alhambra.bots import bot, is_known
from alhambra.bots.characters import CHARACTERS, in_the_way_of
from alhambra.bots.games import SKILLS
from alhambra.bots.levels import LevelBot
from alhambra.bots.outside import make_known
from alhambra.bots.skill import LEVELS
from alhambra.bots.style import PLAIN, Style
from alhambra.core.game import Game, seeded
from alhambra.core.messages import BadOption
from alhambra.core.record import parse_record
from alhambra.core.sources import MersenneSource
from alhambra.core.state import Move, View
from alhambra.games import game as rules_of

Position = tuple[View, list[Move]]


def positions(game: str) -> list[Position]:
    """What the players of a game of three have to choose."""
    rules = rules_of(game)
    played = Game(rules, rules.options(3, {}), seeded(5))
    player = SKILLS[game].player(PLAIN)
    found: list[Position] = []
    while (seat := played.state.to_act()) is not None and len(found) < 150:
        moves = played.state.legal_moves()
        view = played.state.observe(seat)
        if len(moves) > 1:
            found.append((view, moves))
        played.play(player.choose(view, moves) if len(moves) > 1 else moves[0])
    return found


@pytest.fixture(scope="module")
def chosen_from() -> dict[str, list[Position]]:
    return {game: positions(game) for game in ("palace", "alcazaba", "rollwrite")}


@pytest.mark.parametrize("character", CHARACTERS)
def test_everybody_plays_in_another_way(
    character: str, chosen_from: dict[str, list[Position]]
) -> None:
    assert any(
        choice_of(PLAIN, game, each) != choice_of(in_the_way_of(character, PLAIN), game, each)
        for game, asked in chosen_from.items()
        for each in asked
    )


def choice_of(style: Style, game: str, asked: Position) -> str:
    return str(SKILLS[game].player(style).choose(*asked))


def test_there_are_a_dozen_and_no_two_are_alike() -> None:
    assert len(CHARACTERS) == 12
    ways = [(sorted(way.parts.items()), way.deny, way.scorings) for way in CHARACTERS.values()]
    assert all(ways.count(way) == 1 for way in ways)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("character", CHARACTERS)
def test_everybody_plays_at_every_level(level: str, character: str) -> None:
    assert is_known(f"{level}/{character}")
    assert isinstance(bot(f"{level}/{character}", MersenneSource(0)), LevelBot)


def test_a_way_of_playing_changes_what_a_level_cares_about_and_nothing_else() -> None:
    level = Style({"wall": 0.5, "money": 2.0}, deny=0.5, scorings=2)
    style = in_the_way_of("zaida", level)
    assert style.of("wall") == 0.5 * CHARACTERS["zaida"].of("wall")
    assert (style.of("money"), style.deny, style.scorings) == (2.0, 0.5, 2)
    assert in_the_way_of("galib", level).deny > level.deny


def test_who_plays_is_in_the_record_and_plays_the_same_again() -> None:
    arena = Arena(Match("rollwrite", ("skilled/zaida", "beginner/ziryab"), 3, recorded=True))
    first, again = arena.play(1), arena.play(1)
    assert first.record is not None
    assert first.record == again.record
    assert sorted(parse_record(first.record).names) == ["beginner/ziryab", "skilled/zaida"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("expert/bob", "There is no character called “bob”. Choose from: zaida, badis,"),
        ("expert/", "There is no character called “”. Choose from: zaida, badis,"),
        ("wizard/zaida", "There is no bot called “wizard/zaida”. Choose from: random, greedy,"),
        ("greedy/zaida", "There is no bot called “greedy/zaida”."),
    ],
)
def test_who_does_not_exist_is_refused_with_those_who_do(name: str, said: str) -> None:
    for ask in (lambda: bot(name, MersenneSource(0)), lambda: make_known(name)):
        with pytest.raises(BadOption) as refusal:
            ask()
        assert said in str(refusal.value)


def test_a_character_takes_a_budget() -> None:
    make_known("expert/zaida@5")
    budget = bot("expert/zaida@5", MersenneSource(0)).budget
    assert budget is not None
    assert budget.trials == 5
