"""Scorings, attacks, and the end of a round or a game."""

from collections.abc import Callable
from typing import Any

from alhambra.server.wire.games import GameName
from server.prepared import Played, just_before, never, played
from web.attacks import attacked_game, game_with_somebody_spared, look_at_attack
from web.moments import scored
from web.person import Person
from web.screens.registry import MODULES, SCREENS, Go, among_characters
from web.shortcut import forward


def _round(game: GameName) -> Go:
    def go(person: Person) -> None:
        person.sit_at(just_before(played(game, scored)))
        forward(person, 1)
        person.page.wait_for_selector("dialog[data-shows=round]")

    return go


def _scoring(game: GameName, **more: Any) -> Go:
    def go(person: Person) -> None:
        person.sit_at(just_before(played(game, scored, **more)))
        forward(person, 1)
        if game in ("dice", "alcazaba"):
            person.close_round()
        person.page.wait_for_selector("dialog[data-shows=scoring] table")

    return go


def _attack(after: str, game: Callable[[], Played]) -> Go:
    def go(person: Person) -> None:
        look_at_attack(person, game(), after)

    return go


def _over(game: GameName, **more: Any) -> Go:
    def go(person: Person) -> None:
        over = among_characters(played(game, never, **more))
        person.go_to(over, "dialog[data-shows=over]")

    return go


SCREENS["dice-round"] = _round("dice")
SCREENS["alcazaba-round"] = _round("alcazaba")
SCREENS["palace-scoring"] = _scoring("palace")
SCREENS["modules-scoring"] = _scoring("palace", options=MODULES)
SCREENS["dice-scoring"] = _scoring("dice")
SCREENS["alcazaba-scoring"] = _scoring("alcazaba")
SCREENS["rollwrite-scoring"] = _scoring("rollwrite")
SCREENS["rollwrite-alone-scoring"] = _scoring("rollwrite", players=1)
SCREENS["attack-first"] = _attack("A", game_with_somebody_spared)
SCREENS["attack-last"] = _attack("C", attacked_game)
SCREENS["palace-over"] = _over("palace")
SCREENS["modules-over"] = _over("palace", players=6, options=MODULES)
SCREENS["dice-over"] = _over("dice")
SCREENS["alcazaba-over"] = _over("alcazaba")
SCREENS["rollwrite-over"] = _over("rollwrite")
SCREENS["rollwrite-alone-over"] = _over("rollwrite", players=1)
