"""What is left of games that are over: replays and statistics."""

from typing import Any

from alhambra.server.wire.games import GameName
from server.prepared import never, played
from web.person import Person
from web.screens.registry import GAMES, MODULES, SCREENS, Go, screen


def _replay(game: GameName, **more: Any) -> Go:
    def go(person: Person) -> None:
        over = played(game, never, **more)
        middle = len(over.moves) // 2
        person.go_to(over, f"main.table[data-version='{middle}']", f"/replay#{middle}")

    return go


SCREENS["palace-replay"] = _replay("palace")
SCREENS["modules-replay"] = _replay("palace", players=4, options=MODULES)
SCREENS["dice-replay"] = _replay("dice")
SCREENS["alcazaba-replay"] = _replay("alcazaba")
SCREENS["rollwrite-replay"] = _replay("rollwrite")


@screen("replay-about")
def _(person: Person) -> None:
    SCREENS["palace-replay"](person)
    person.touch(person.doing("about"))
    person.page.wait_for_selector("dialog[data-shows=about] svg")


@screen("replay-causes")
def _(person: Person) -> None:
    SCREENS["replay-about"](person)
    person.touch(person.page.locator("dialog label").nth(1))
    person.page.wait_for_selector("dialog .paper")


@screen("statistics")
def _(person: Person) -> None:
    person.come_in()
    for game in GAMES:
        person.page.goto(person.lay_out(played(game, never)))
        person.page.wait_for_selector("dialog[data-shows=over]")
    person.page.goto("/me")
    person.page.wait_for_selector("main dl, main .none")
    while not person.page.locator("main dl").count():
        person.page.reload()
        person.page.wait_for_selector("main dl, main .none")
