"""Every screen of the page, each reached at once: from a game that lies prepared on its table, or
from an address."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace
from playwright.sync_api import FilePayload

from alhambra.bots.characters import CHARACTERS
from alhambra.bots.levels import LEVELS
from alhambra.server.wire.games import GameName
from server.prepared import Choose, Enough, Played, eager, just_before, never, played, spreading
from web.attacks import attacked_game, game_with_somebody_spared, look_at_attack
from web.moments import can, in_phase, in_the_middle, just_begun, late, scored
from web.notes import lay, tables
from web.offline import is_kept
from web.person import RIVALS, Person
from web.records import record
from web.shortcut import forward
from web.test_taking_back import with_moves_and_no_draws

GAMES: Final[tuple[GameName, ...]] = ("palace", "dice", "alcazaba", "rollwrite")
MODULES: Final = (("modules", "treasure,builders,invaders,bazaars"),)
WIDE: Final = "43"
WIDE_WITH_MODULES: Final = "21"
"""Seeds of games in which an Alhambra becomes nine or ten tiles wide, and ten high."""

Go = Callable[[Person], None]
SCREENS: Final[dict[str, Go]] = {}
"""How to go to each of them."""


def screen(name: str) -> Callable[[Go], Go]:
    def keep(go: Go) -> Go:
        SCREENS[name] = go
        return go

    return keep


# At the tables


def among_characters(game: Played) -> Played:
    """With faces at the table."""
    return replace(game, bots=tuple([f"casual/{character}" for character in CHARACTERS]))


def _table(
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


def _pick_a_tile(person: Person) -> None:
    person.touch(person.spots("bought").first)
    person.page.wait_for_selector(".legal")


def _look_at_another(person: Person) -> None:
    person.touch(person.page.locator(".player button").nth(1))
    person.page.wait_for_selector("[data-do=back], dialog[open]")


def _pick_a_building(person: Person) -> None:
    person.touch(person.glowing("market").first)
    person.page.wait_for_selector("[data-do=confirm]:not(:disabled)")


def _be_refused(what: str) -> Go:
    def go(person: Person) -> None:
        person.touch(person.page.locator(what).first)
        person.page.wait_for_selector(".notice")

    return go


def _pick_a_column(person: Person) -> None:
    person.touch(person.glowing("column").first)
    person.page.wait_for_selector(".fields.picked")


def _pick_a_choice(person: Person) -> None:
    person.touch(person.glowing("choice").first)
    person.page.wait_for_selector(".choice.picked")


def _pick_a_crossing(person: Person) -> None:
    person.touch(person.page.locator(".cell.glows, .take.glows").first)
    person.page.wait_for_selector("[data-do=confirm]:not(:disabled)")


def _odds(person: Person) -> None:
    for number in (0, 1, 2):
        person.touch(person.spots("die").nth(number))
    person.touch(person.doing("weigh"))
    person.page.wait_for_selector(".chances")


def _turn_the_heart(person: Person) -> None:
    """Where only one half of it has room."""
    if person.doing("turn").is_visible():
        person.touch(person.doing("turn"))


def _be_asked(person: Person) -> None:
    person.confirm()
    person.page.wait_for_selector("[data-do=roll-all]")


def _look_at_offers(person: Person) -> None:
    person.touch(person.doing("offers").last)
    person.page.wait_for_selector("dialog[data-shows=offers]")


def _open_sheet(name: str) -> Go:
    def go(person: Person) -> None:
        person.choose_from_bar(name)
        person.page.wait_for_selector("dialog[open]:visible, [data-tab=leads]:visible")

    return go


def _pick_up_a_die(person: Person) -> None:
    person.touch(person.page.locator(".edge.glows").first)
    person.page.wait_for_selector(".price")


_table("palace-early", "palace", just_begun)
_table("palace-middle", "palace", in_the_middle)
_table("palace-late", "palace", late, choose=spreading, seed=WIDE)
_table("palace-bought", "palace", in_phase("place", 4))
_table("palace-placing", "palace", in_phase("place", 4), then=_pick_a_tile)
_table("palace-other", "palace", in_the_middle, then=_look_at_another)
_table("palace-buying", "palace", can("buy", 5), then=_pick_a_building)
_table("palace-refused", "palace", just_begun, then=_be_refused(".offer.dear"))
_table("palace-two", "palace", in_the_middle, players=2)
_table("palace-six", "palace", in_the_middle, players=6)
_table("modules-early", "palace", just_begun, options=MODULES)
_table("modules-middle", "palace", in_the_middle, players=4, options=MODULES)
_table("modules-late", "palace", late, options=MODULES, choose=spreading, seed=WIDE_WITH_MODULES)
_table("modules-placing", "palace", in_phase("place", 4), options=MODULES, then=_pick_a_tile)
for _sheet in ("people", "info", "rules", "settings"):
    _table(f"sheet-{_sheet}", "palace", in_the_middle, then=_open_sheet(_sheet))
for _game in ("dice", "alcazaba"):
    _table(f"{_game}-early", _game, just_begun)
    _table(f"{_game}-middle", _game, in_the_middle)
    _table(f"{_game}-late", _game, late)
    _table(f"{_game}-six", _game, in_the_middle, players=6)
    _table(f"{_game}-chances", _game, in_the_middle, then=_odds)
    _table(f"{_game}-marker", _game, in_the_middle, then=_pick_a_column)
    _table(f"{_game}-naming", _game, in_phase("name"))
_table("dice-reward", "dice", in_phase("reward"))
_table("dice-choice", "dice", in_phase("reward"), then=_pick_a_choice)
_table("dice-refused", "dice", just_begun, then=_be_refused("[data-spot^='bonus:']"))
_table("dice-exchange", "dice", in_phase("exchange"), players=4)
_table("dice-other", "dice", in_the_middle, then=_look_at_another)
_table("alcazaba-taking", "alcazaba", in_phase("take"))
_table("alcazaba-placing", "alcazaba", in_phase("place", 2), then=_pick_a_tile)
_table("alcazaba-other", "alcazaba", in_the_middle, then=_look_at_another)
_table("dice-tracks", "dice", in_the_middle, then=_turn_the_heart)
_table("dice-asked", "dice", in_the_middle, then=_be_asked)
_table("alcazaba-alhambra", "alcazaba", late, then=_turn_the_heart)
_table("alcazaba-offers", "alcazaba", in_the_middle, then=_look_at_offers)
_table("rollwrite-early", "rollwrite", just_begun)
_table("rollwrite-middle", "rollwrite", in_the_middle)
_table("rollwrite-late", "rollwrite", late, players=5)
_table("rollwrite-alone", "rollwrite", in_the_middle, players=1)
_table("rollwrite-die", "rollwrite", just_begun, then=_pick_up_a_die)
_table("rollwrite-staged", "rollwrite", in_the_middle, then=_pick_a_crossing)
_table("rollwrite-refused", "rollwrite", just_begun, then=_be_refused(".cell:not(.glows)"))
_table("rollwrite-other", "rollwrite", in_the_middle, then=_look_at_another)


# With other people at the table


@screen("chat")
def _(person: Person) -> None:
    person.come_in()
    person.page.goto(person.lay_out(played("palace", in_the_middle), "Bea", "Theodora"))
    person.page.wait_for_selector(".prompt.yours")
    person.open_chat()


@screen("chat-phrases")
def _(person: Person) -> None:
    SCREENS["chat"](person)
    person.touch(person.page.locator("[data-do=phrases]:visible"))
    person.page.wait_for_selector("[data-shows=phrases]")


@screen("retraction")
def _(person: Person) -> None:
    person.come_in()
    person.page.goto(person.lay_out(with_moves_and_no_draws(), "Bea"))
    person.touch(person.doing("retract"))
    person.page.wait_for_selector("[data-shows=retraction]")


@screen("watching")
def _(person: Person) -> None:
    person.come_in()
    path = person.lay_out(played("dice", in_the_middle), "Bea")
    person.page.context.clear_cookies()
    person.page.goto(path)
    person.page.wait_for_selector("[data-says=watching]")


@screen("watching-chat")
def _(person: Person) -> None:
    SCREENS["watching"](person)
    person.open_chat()
    person.page.wait_for_selector("[data-do=join-chat]:visible")


# Scorings, the end, and what comes after it


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


def _replay(game: GameName, **more: Any) -> Go:
    def go(person: Person) -> None:
        over = played(game, never, **more)
        middle = len(over.moves) // 2
        person.go_to(over, f"main.table[data-version='{middle}']", f"/replay#{middle}")

    return go


def _round(game: GameName) -> Go:
    def go(person: Person) -> None:
        person.sit_at(just_before(played(game, scored)))
        forward(person, 1)
        person.page.wait_for_selector("dialog[data-shows=round]")

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


# At home, and before a game


for _game in GAMES:
    SCREENS[f"home-{_game}"] = lambda person, game=_game: person.come_in(game=game)  # type: ignore[misc]


@screen("home-modules")
def _(person: Person) -> None:
    person.come_in(modules="treasure,invaders,bazaars")
    person.touch(person.page.locator("summary").first)


@screen("home-opponents")
def _(person: Person) -> None:
    """At different levels."""
    rivals = [{**rival, "level": level} for rival, level in zip(RIVALS, LEVELS, strict=True)]
    person.come_in(opponents=5, rivals=rivals)


@screen("opponent")
def _(person: Person) -> None:
    person.come_in()
    person.touch(person.doing("choose-opponent").first)
    person.page.wait_for_selector("dialog[data-shows=opponent]")


@screen("home-games")
def _(person: Person) -> None:
    person.come_in()
    for game in ("palace", "dice", "rollwrite"):
        person.lay_out(played(game, just_begun), "Theodora Castellani")
        person.lay_out(played(game, never), "Bea")
        person.lay_out(played(game, never))
    person.page.goto("/")
    person.page.wait_for_selector("a[data-table]")
    person.touch(person.page.locator("details:has([data-do=replay]) summary"))


@screen("home-one-device")
def _(person: Person) -> None:
    person.come_in()
    person.page.locator("input[value=device]").check()


@screen("lobby")
def _(person: Person) -> None:
    """The tables that wait for anybody."""
    seats: list[dict[str, str]] = [{}, {}, {}]
    person.come_in()
    ask = person.page.request
    if not ask.get("/api/tables/listed").json()["tables"]:
        for game in ("palace", "dice"):
            request = {"game": game, "seats": seats, "listed": True}
            assert ask.post("/api/tables", data=request).ok
    person.page.context.clear_cookies()
    person.page.goto("/")
    person.page.wait_for_selector("[data-do=join]")


def _waiting_room(**choices: Any) -> Go:
    def go(person: Person) -> None:
        person.come_in(**choices)
        person.page.locator("input[value=days]").check()
        person.touch(person.doing("open-table"))
        person.page.wait_for_selector("svg[data-qr]")

    return go


@screen("table-settings")
def _(person: Person) -> None:
    _waiting_room(opponents=4)(person)
    person.touch(person.doing("table-settings"))
    person.page.wait_for_selector("dialog[data-shows=table-settings]")
    person.touch(person.page.locator("dialog [data-preset=quick]"))


SCREENS["waiting-palace"] = _waiting_room(opponents=4)
SCREENS["waiting-modules"] = _waiting_room(modules=MODULES[0][1])
SCREENS["waiting-dice"] = _waiting_room(game="dice", opponents=5)
SCREENS["waiting-rollwrite"] = _waiting_room(game="rollwrite", opponents=3)


@screen("waiting-bot")
def _(person: Person) -> None:
    """Somebody whom the host has chosen for a seat."""
    SCREENS["waiting-palace"](person)
    person.touch(person.doing("bot").first)
    person.touch(person.doing("take-wallada"))
    person.page.wait_for_selector("[data-face=wallada]")


@screen("pass-on")
def _(person: Person) -> None:
    SCREENS["home-one-device"](person)
    person.touch(person.doing("open-table"))
    person.page.wait_for_selector("[data-shows=pass-on]")


@screen("devices")
def _(person: Person) -> None:
    person.come_in()
    person.touch(person.doing("devices"))
    person.touch(person.doing("new-code"))
    person.page.wait_for_selector("svg[data-qr]")


@screen("settings")
def _(person: Person) -> None:
    person.come_in()
    person.touch(person.doing("settings"))
    person.page.wait_for_selector("dialog[open]")


@screen("offline")
def _(person: Person) -> None:
    person.come_in()
    is_kept(person.page)
    person.page.context.set_offline(True)
    person.page.goto("/")
    person.page.wait_for_selector("[data-shows=offline]")


@screen("back")
def _(person: Person) -> None:
    person.come_in("/back", "[data-do=come-back]")


@screen("sheet-editor")
def _(person: Person) -> None:
    person.come_in(game="rollwrite")
    person.touch(person.page.locator("input[value=own]").first)
    person.page.wait_for_selector("dialog[data-shows=sheet]")


@screen("bad-record")
def _(person: Person) -> None:
    person.come_in()
    content = record().replace("= won", "= won 9", 1).encode()
    file: FilePayload = {"name": "game.txt", "mimeType": "text/plain", "buffer": content}
    person.doing("upload").set_input_files(file)
    person.page.wait_for_selector("[role=alert]")
    person.forgive("the server responded")


# Rules, companion, tutor


for _game in ("palace", "dice", "rollwrite"):
    SCREENS[f"rules-{_game}"] = lambda person, game=_game: person.come_in(  # type: ignore[misc]
        f"/rules/{game}", "[data-rule]"
    )


@screen("companion-setup")
def _(person: Person) -> None:
    person.come_in("/companion", "dialog[data-shows=setup]")


def _companion(game: str, points: bool) -> Go:
    def go(person: Person) -> None:
        person.come_in("/companion", "dialog[data-shows=setup]")
        lay(person, tables()[game])
        if points:
            person.touch(person.page.locator("[data-tab=points]"))
            person.page.wait_for_selector("[data-total]")

    return go


for _game in ("palace", "dice", "rollwrite"):
    SCREENS[f"companion-{_game}"] = _companion(_game, points=False)
    SCREENS[f"companion-{_game}-points"] = _companion(_game, points=True)


@screen("companion-whole-game")
def _(person: Person) -> None:
    SCREENS["companion-palace-points"](person)
    person.touch(person.doing("whole"))
    person.page.wait_for_selector("dialog[data-shows=whole]")


def _tutor(game: GameName) -> Go:
    def go(person: Person) -> None:
        person.sit_at(played(game, just_begun), game=game, tutor=True)
        person.page.wait_for_selector("aside[data-teaches]")

    return go


for _game in GAMES:
    SCREENS[f"tutor-{_game}"] = _tutor(_game)


@screen("welcome")
def _(person: Person) -> None:
    person.page.goto("/")
    person.page.evaluate("localStorage.setItem('alhambra', JSON.stringify({welcomed: false}))")
    person.page.goto("/")
    person.page.wait_for_selector("[data-welcome]")


@screen("learn")
def _(person: Person) -> None:
    person.come_in("/learn", "[data-lesson]")


def _guided(game: GameName, steps: int) -> Go:
    """A first game at one of its first steps."""

    def go(person: Person) -> None:
        person.come_in("/learn", "[data-lesson]")
        person.touch(person.page.locator(f"[data-lesson='{game}/first-game']"))
        for _ in range(steps):
            person.touch(person.doing("guide-next"))
        person.page.wait_for_selector("[data-guide]")
        person.page.wait_for_selector("[data-spotlight]")

    return go


def _lesson(name: str) -> Go:
    """A short lesson at its task."""

    def go(person: Person) -> None:
        person.come_in("/learn", "[data-lesson]")
        person.touch(person.page.locator(f"[data-lesson='{name}']"))
        person.page.wait_for_selector("[data-guide]")

    return go


SCREENS["lesson-bazaars"] = _lesson("palace/bazaars")


@screen("lesson-lost")
def _(person: Person) -> None:
    """A task that has to be tried again."""
    _lesson("palace/exact-change")(person)
    person.touch(person.glowing("display").first)
    person.confirm()
    person.page.wait_for_selector("[data-do=guide-again]")


@screen("lesson-done")
def _(person: Person) -> None:
    """A task that is done, with the way to more of them."""
    _lesson("palace/exact-change")(person)
    for bought in (1, 2):
        person.touch(person.glowing("market").last)
        person.confirm()
        person.page.wait_for_function(
            "bought => document.querySelectorAll(\"[data-spot^='bought:']\").length === bought",
            arg=bought,
        )
    person.page.wait_for_selector("[data-do=guide-end]")


@screen("learn-begun")
def _(person: Person) -> None:
    """A lesson that can be continued or begun anew."""
    _lesson("palace/first-game")(person)
    person.page.goto("/learn")
    person.page.wait_for_selector("[data-start-over]")


for _game, _steps in (("palace", 2), ("dice", 1), ("alcazaba", 1), ("rollwrite", 2)):
    SCREENS[f"guide-{_game}"] = _guided(_game, _steps)  # type: ignore[arg-type]
