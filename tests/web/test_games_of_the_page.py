"""A game is made known to the page in one place: `web/src/games.ts` names its entry file, and
nothing else outside its folder names it."""

import re
from pathlib import Path
from typing import Final

import pytest

from alhambra.games import GAMES

SOURCES: Final = Path(__file__).resolve().parents[2] / "web" / "src"
LIST: Final = "games.ts"
EXCUSED: Final = {LIST, "wire/schema.ts", "wire/types.ts"}
"""The list itself, and what the wire calls the views of the games."""
MADE_OF: Final = {"alcazaba": ("dice", "palace")}
"""Alcazaba is played with the dice of one game and the tiles of another, in the engine as here."""


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_the_engine_is_on_the_page(game: str) -> None:
    found = re.search(r"GAMES: Record<GameName, Game> = \{([^}]*)\}", (SOURCES / LIST).read_text())
    assert found, f"no list of games in {LIST}"
    assert game in re.findall(r"\w+", found[1]), f"{game} is missing in web/src/{LIST}"
    entry = SOURCES / game / "index.ts"
    assert entry.exists(), f"{game} has no entry file {entry}"


@pytest.mark.parametrize("game", GAMES)
def test_the_page_lets_as_many_play_as_the_engine(game: str) -> None:
    entry = (SOURCES / game / "index.ts").read_text()
    found = re.search(r"players: \{ fewest: (\d+), most: (\d+) \}", entry)
    assert found, f"{game} does not say how many can play it"
    players = GAMES[game].players
    assert (int(found[1]), int(found[2])) == (players.start, players.stop - 1)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_else_names_a_game(game: str) -> None:
    path_or_name = rf"""(?<!class=)["'](\.{{1,2}}/)*{game}["'/]"""
    # Such as DiceView; “dice” alone is a word like others.
    of_its_own = rf"""\b(?i:{game})(View|Seat|Stage|Table)\b"""
    named = re.compile(f"{path_or_name}|{of_its_own}")
    elsewhere = [
        f"{path.relative_to(SOURCES)}: {found[0]}"
        for path in sorted(SOURCES.rglob("*"))
        if path.suffix in (".ts", ".svelte") and not _may_name(path, game)
        if (found := named.search(path.read_text()))
    ]
    assert elsewhere == []


def _may_name(path: Path, game: str) -> bool:
    name = path.relative_to(SOURCES).as_posix()
    folder = name.split("/")[0]
    return name in EXCUSED or folder == game or game in MADE_OF.get(folder, ())
