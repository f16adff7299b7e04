"""A game that is in the list of games is known in every layer, under its name.

To add a game: its folder and its name in `games/`, then whatever these tests miss, and those of the
page (`tests/web/test_games_of_the_page.py`).
"""

import json
import re
from collections.abc import Mapping

import msgspec
import pytest

import alhambra
from alhambra import GAMES, MersenneSource
from alhambra.bots.games import SKILLS
from alhambra.cli.terminal.faces import FACES
from alhambra.core.table import Table
from alhambra.env.encodings import ENCODINGS
from alhambra.server.views import GAME_VIEWS, view_of
from alhambra.server.wire.games import View
from catalogues import LANGUAGES, SOURCE, keys, messages
from program import alhambra as run
from second_checker import CHECKERS
from twice import GOLDEN

ROOT = SOURCE.parents[1]

BY_NAME: dict[str, Mapping[str, object]] = {
    "bots": SKILLS,
    "terminal": FACES,
    "environments": ENCODINGS,
    "golden records": GOLDEN,
    "second checker": CHECKERS,
    "views of the server": GAME_VIEWS,
}
"""What each layer has by the names of the games, and for no other names."""

REFERENCES = {"rollwrite": "roll-and-write"}
"""Rules references that are not called by the name of their game."""

COMPONENTS = {"rollwrite": "roll_and_write"}
"""Sections of the component data that are not."""


@pytest.mark.parametrize("layer", BY_NAME)
def test_a_layer_knows_exactly_the_games_that_there_are(layer: str) -> None:
    assert list(BY_NAME[layer]) == list(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_tables_and_states_know_the_name_of_their_game(name: str) -> None:
    rules = GAMES[name]
    state = rules.new(rules.options(rules.players[-1], {}))
    view = state.observe(0)
    assert isinstance(view, Table)
    assert view.game == rules.name == name
    assert str(state).startswith(f"{name} ")
    assert view.as_state() == state == view.determinize(MersenneSource(1))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_and_its_class_are_in_the_stable_interface(name: str) -> None:
    exported = [getattr(alhambra, each) for each in alhambra.__all__]
    assert GAMES[name] in exported
    assert type(GAMES[name]) in exported


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_lists_the_games(command: str) -> None:
    *names, last = GAMES
    assert f"{', '.join(names)} or {last}." in run(command, "--help").stdout


@pytest.mark.parametrize("name", GAMES)
def test_there_are_golden_records_and_perft_counts(name: str) -> None:
    assert GOLDEN[name]
    text = (ROOT / "tests" / "perft" / f"{name}.txt").read_text(encoding="utf-8")
    assert re.search(rf"^{name} players=", text, re.MULTILINE)
    assert re.search(r"^perft \d+ \d+$", text, re.MULTILINE)


@pytest.mark.parametrize("name", GAMES)
def test_the_component_data_has_a_section(name: str) -> None:
    data = json.loads((SOURCE / "data" / "components.json").read_text(encoding="utf-8"))
    assert COMPONENTS.get(name, name) in data


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_speaks_every_language(language: str, name: str) -> None:
    known = messages(language)
    assert FACES[name].help in known
    assert name in keys(known["game-name"])
    folder = SOURCE / "rules" if language == "en" else SOURCE / "rules" / language
    assert (folder / f"{REFERENCES.get(name, name)}.md").exists()


@pytest.mark.parametrize("name", GAMES)
def test_the_server_shows_it_and_the_wire_carries_it(name: str) -> None:
    rules = GAMES[name]
    shown = view_of(rules.new(rules.options(rules.players[-1], {})), None)
    assert msgspec.json.decode(msgspec.json.encode(shown), type=View) == shown


@pytest.mark.parametrize("name", GAMES)
def test_the_page_lists_it_and_has_an_entry_for_it(name: str) -> None:
    page = ROOT / "web" / "src"
    text = (page / "games.ts").read_text(encoding="utf-8")
    listed = re.search(r"GAMES: Record<GameName, Game> = \{([^}]*)\}", text)
    assert listed, "there is no list of games in web/src/games.ts"
    assert name in re.findall(r"\w+", listed[1])
    entry = (page / name / "index.ts").read_text(encoding="utf-8")
    assert f"export const {name}: Game = " in entry
