"""Palace with its modules over the server: whole games, and what nobody else may know."""

import re
from textwrap import dedent
from typing import Any, TypeVar

import msgspec
import pytest

from alhambra import game, parse_record, verify
from alhambra.core.messages import AlhambraError
from alhambra.core.state import Move
from alhambra.games.palace.ruleset import PALACE
from alhambra.games.palace.state import PalaceState
from alhambra.server.palace_modules.bazaars import BazaarsView
from alhambra.server.palace_modules.in_lines import ModuleInLines
from alhambra.server.palace_modules.invaders import InvadersView
from alhambra.server.palace_modules.treasure import TreasureView
from alhambra.server.tables.commands import after_trying
from alhambra.server.views.palace import view_of
from alhambra.server.wire.palace import PalaceView
from box import rule
from box.palace import position, with_modules
from server.playing import Come, Socket

Kind = TypeVar("Kind")
ALL = "treasure,builders,invaders,bazaars"
WORLD = """
    phase act 2
    market A9 - A10 C10
    display y1 g2
    pile 21 21+A 21+3* 21+B 20+3*
    1 hand y5 (b3*) (b3*)
    2 hand y9 (g3*) (o3*)
    3 hand (o3*) (y3*)
    room1 P G G T
    1 alhambra T12@0,1
    1 chests T12
    2 alhambra BbPAG@0,1 G10@1,1
    2 reserve P8
    attack-seen N 1
    scouts A S
"""


def world(**changes: tuple[str, str]) -> PalaceState:
    text = WORLD
    for before, after in changes.values():
        assert before in text
        text = text.replace(before, after)
    return with_modules(ALL, dedent(text).strip())


def of(kind: type[Kind], view: PalaceView) -> Kind:
    """The view of one module."""
    (found,) = [module for module in view.modules if isinstance(module, kind)]
    return found


def after(state: PalaceState, seat: int, moves: list[Move]) -> PalaceState:
    tried = after_trying(state, seat, moves)
    assert isinstance(tried, PalaceState)
    return tried


def sent(state: PalaceState, seat: int | None, *tries: str) -> bytes:
    """The bytes that `seat` is sent, also about moves that it tries, one after another."""
    sent = [msgspec.json.encode(view_of(state, seat))]
    for number in range(1, len(tries) + 1) if seat is not None else ():
        moves: list[Move] = [PALACE.parse_move(move) for move in tries[:number]]
        try:
            tried = after(state, seat or 0, moves)
            sent.append(msgspec.json.encode(view_of(tried, seat, now=state)))
        except AlhambraError as error:
            sent.append(str(error).encode())
    return b"\n".join(sent)


LOOK = ("attack-seen N 1", "attack-seen W 1")
BUILDERS = {
    0: ("(b3*) (b3*)", "(g3*) (y3*)"),
    1: ("(g3*) (o3*)", "(y3*) (b3*)"),
    2: ("(o3*) (y3*)", "(b3*) (g3*)"),
}


@rule("I-04")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_what_a_scout_has_seen_is_told_to_nobody_else(seat: int | None) -> None:
    moves = ["buy A9 y9", "end", "place A9 0,-1", "hire g3*", "take y1"] if seat == 1 else []
    here, there = world(), world(look=LOOK)
    assert here != there
    assert sent(here, seat, *moves) == sent(there, seat, *moves)
    view = of(InvadersView, view_of(here, seat))
    assert (view.next, view.looked) == (None, [0])


@rule("I-04")
def test_who_has_looked_is_told_where_the_attack_comes_from() -> None:
    views = [of(InvadersView, view_of(each, 0)) for each in (world(), world(look=LOOK))]
    assert [view.next for view in views] == ["north", "west"]


def test_trying_goes_on_past_a_look_without_telling_anything() -> None:
    moves = [PALACE.parse_move(move) for move in ("buy A9 y9", "end", "place A9 0,-1", "hire g3*")]
    view = view_of(after(world(), 1, list(moves)), 1, now=world())
    assert (view.phase, view.acting) == ("module", "builders")
    invaders = of(InvadersView, view)
    assert (invaders.next, invaders.looked) == (None, [0, 1])


@rule("B-02")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_builders_of_others_are_not_told(seat: int | None) -> None:
    changes = {str(other): change for other, change in BUILDERS.items() if other != seat}
    moves = ["buy A9 y9", "end", "place A9 0,-1", "hire g3*", "take y1"] if seat == 1 else []
    here, there = world(), world(**changes)
    assert here != there
    assert sent(here, seat, *moves) == sent(there, seat, *moves)


def test_a_view_tells_what_the_modules_have_on_the_table() -> None:
    view = view_of(world(), 1)
    assert [module.name for module in view.modules] == ALL.split(",")
    treasure, invaders = of(TreasureView, view), of(InvadersView, view)
    assert treasure.rooms == [["P", "G", "G", "T"], [], []]
    assert (treasure.carrying, treasure.dirk) == ([["T12"], [], []], None)
    built = of(BazaarsView, view).built[1]
    assert [(each.tile, each.points) for each in built] == [("BbPAG", 1)]
    assert invaders.losses[1] == {"north": 2, "east": 2, "south": 2, "west": 2}
    assert invaders.scouts == ["S", "A"]


def test_a_module_that_the_server_has_no_view_of_is_told_in_lines() -> None:
    text = WORLD.replace("phase act", "builders-gone y3*\n    phase act").replace("(y3*)", "")
    view = view_of(with_modules(ALL, dedent(text).strip()), 1)
    assert of(ModuleInLines, view) == ModuleInLines("builders", ["builders-gone y3*"])


def test_everybody_is_told_which_modules_can_be_chosen(come: Come) -> None:
    assert come("Ann").get("/api/me")["modules"] == PALACE.modules()


def test_without_modules_a_view_has_none_of_it() -> None:
    view = view_of(position("phase act 1\nmarket A9 - A10 C10"), 0)
    assert (view.modules, view.acting) == ([], None)


def play_all(seats: list[Socket]) -> None:
    """To the end, doing what the modules offer wherever they do."""
    wanted = ("chests", "pay", "chest", "hire", "place", "swap", "buy B", "buy", "take")
    while not seats[0].is_over:
        newest = max(seat.version for seat in seats)
        for seat in seats:
            while seat.version < newest:
                seat.receive()
        awaited = [seat for seat in seats if seat.is_awaited]
        if awaited:
            awaited[0].play_first(*wanted)
        else:
            seats[0].receive()


def drawn(events: list[dict[str, Any]], occasion: str) -> list[str]:
    return [
        piece
        for event in events
        for each in event["entries"]
        if each["what"] == "drawn" and re.fullmatch(occasion, each["occasion"])
        for piece in each["pieces"]
    ]


@pytest.mark.parametrize(
    "modules", [ALL, pytest.param("treasure,invaders-open", marks=pytest.mark.long)]
)
def test_a_whole_game_with_modules_over_the_socket(come: Come, modules: str) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "", "greedy", options={"modules": modules})
    bea.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    seats = [ann.at(table), bea.at(table)]
    assert seats[0].table["options"] == {"modules": modules}
    if "builders" in modules:
        assert drawn(seats[0].events, "builders2") == ["?", "?"]
        assert all(piece.endswith("3*") for piece in drawn(seats[1].events, "builders2"))
        unfinished = ann.http.get(ann.url(f"/api/tables/{table}/record")).text
        assert "* builders1 ? ?" in unfinished
    play_all(seats)
    seats[0].receive_until(lambda: seats[0].table["status"] == "over")
    names = [scoring["name"] for scoring in seats[0].view["scorings"]]
    assert names == ["A", "A-invaders", "B", "B-invaders", "C", "C-invaders"]
    scored = [
        each["scoring"]["name"]
        for event in seats[0].events
        for each in event["entries"]
        if each["what"] == "scored"
    ]
    assert scored == names
    for seat in seats:
        others = "|".join(f"look{other + 1}" for other in range(3) if other != seat.own)
        assert set(drawn(seat.events, others)) <= {"?"}
    record = parse_record(ann.http.get(ann.url(f"/api/tables/{table}/record")).text)
    result = verify(record, game("palace")).result()
    assert result is not None
    assert result.scores == [player["points"] for player in seats[0].view["seats"]]


def test_modules_that_are_not_there_are_refused(come: Come) -> None:
    ann = come("Ann")
    for wished, id in (("wizards", "unknown-module"), ("treasure,treasure", "module-twice")):
        body = {"game": "palace", "seats": [{}, {}], "options": {"modules": wished}}
        answer = ann.http.post(ann.url("/api/tables"), json=body)
        assert (answer.status_code, answer.json()["reason"]["id"]) == (422, id)
