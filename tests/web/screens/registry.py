"""The list of screens, and what most of them begin with: a table with a prepared game."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from alhambra.bots.characters import CHARACTERS
from alhambra.server.wire.games import GameName
from server.prepared import Choose, Enough, Played, eager, played
from web.person import Person

GAMES: Final[tuple[GameName, ...]] = ("palace", "dice", "alcazaba", "rollwrite")
MODULES: Final = (("modules", "treasure,builders,invaders,bazaars"),)

Go = Callable[[Person], None]
SCREENS: Final[dict[str, Go]] = {}
"""How to go to each of them."""


def screen(name: str) -> Callable[[Go], Go]:
    def keep(go: Go) -> Go:
        SCREENS[name] = go
        return go

    return keep


def among_characters(game: Played) -> Played:
    """With faces at the table."""
    return replace(game, bots=tuple([f"casual/{character}" for character in CHARACTERS]))


def table(
    name: str,
    game: GameName,
    enough: Enough,
    players: int = 3,
    options: tuple[tuple[str, str], ...] = (),
    choose: Choose = eager,
    seed: str = "",
    then: Go | None = None,
) -> None:
    def go(person: Person) -> None:
        person.sit_at(among_characters(played(game, enough, players, options, choose, seed)))
        if then is not None:
            then(person)

    SCREENS[name] = go
