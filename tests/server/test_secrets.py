"""Nobody is told what is not for him."""

import msgspec
import pytest

from alhambra.core.messages import AlhambraError
from alhambra.games.palace.ruleset import PALACE
from alhambra.games.palace.state import PalaceState
from alhambra.server.views.palace import view_of
from box import rule
from box.palace import position
from server.playing import Come, Socket, play_together

WORLD = """
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


def others_changed(seat: int | None) -> str:
    """The world with other cards wherever `seat` cannot see them."""
    secrets = {0: ("(b1) (b2)", "(g8) (o2)"), 1: ("(g3)", "(b9)"), 2: ("(o4) (y7)", "(b3) (b6)")}
    world = WORLD
    for other, (real, changed) in secrets.items():
        if other != seat:
            world = world.replace(real, changed)
    return world


def told(state: PalaceState, seat: int | None, *moves: str) -> bytes:
    """The bytes that `seat` is sent, also about moves that are tried or refused."""
    sent = [msgspec.json.encode(view_of(state, seat))]
    for move in moves:
        tried = state.copy()
        try:
            tried.play(PALACE.parse_move(move))
            sent.append(msgspec.json.encode(view_of(tried, seat, now=state)))
        except AlhambraError as error:
            sent.append(str(error).encode())
    return b"\n".join(sent)


@rule("P-61")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_worlds_that_differ_only_in_what_a_seat_cannot_know_look_the_same(seat: int | None) -> None:
    moves = ["take y1", "buy A9 y6", "place P8 0,-1", "end"] if seat == 1 else []
    here, there = position(WORLD), position(others_changed(seat))
    assert here != there
    assert told(here, seat, *moves) == told(there, seat, *moves)


def hands_told(socket: Socket) -> set[int]:
    """The seats whose hands were ever told before hands are shown."""
    views = [m["view"] for m in socket.received if m.get("view")]
    return {
        seat
        for view in views
        if view["phase"] not in ("gain", "over")
        for seat, player in enumerate(view["seats"])
        if player["hand"] is not None
    }


def test_a_seat_is_told_its_own_hand_and_a_spectator_none(come: Come) -> None:
    ann, bea, eve = come("Ann"), come("Bea"), come("Eve")
    table = ann.new_table("", "", "greedy")
    bea.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    first, second, watching = ann.at(table), bea.at(table), eve.at(table)
    play_together(lambda: first.version > 15 and first.is_awaited, first, second, watching)
    first.ask("try", moves=first.view["moves"][:1])
    first.ask("try", moves=["pass"])
    assert hands_told(first) == {0}
    assert hands_told(second) == {1}
    assert hands_told(watching) == set()
    for message in watching.received:
        if message.get("view"):
            assert (message["view"]["moves"], message["view"]["fits"]) == ([], {})
            assert message["undoable"] == 0


def test_only_who_is_to_act_is_told_the_moves(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "")
    bea.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    seats = [ann.at(table), bea.at(table)]
    assert [bool(seat.view["moves"]) for seat in seats] == [seat.is_awaited for seat in seats]


def test_the_seed_is_told_only_when_the_game_is_over(come: Come) -> None:
    ann = come()
    table = ann.new_table("", "random")
    seat = ann.at(table)
    record = ann.http.get(ann.url(f"/api/tables/{table}/record"))
    assert '[Seed "?"]' in record.text
    assert 'filename="palace-' in record.headers["content-disposition"]
    seat.play_until(lambda: seat.is_over)
    record = ann.http.get(ann.url(f"/api/tables/{table}/record"))
    seed = record.text.split('[Seed "')[1].split('"')[0]
    assert len(seed) == 64
    assert not any(seed in str(message) for message in seat.received)


def test_ids_and_tokens_cannot_be_guessed_and_no_token_is_kept(come: Come) -> None:
    ann = come()
    table = ann.new_table("", "random")
    token = ann.http.cookies["alhambra"]
    assert len(table) >= 22
    assert len(token) >= 43
    kept = b"".join(file.read_bytes() for file in ann.server.folder.iterdir())
    assert table.encode() in kept
    assert token.encode() not in kept


def test_what_is_missing_and_what_is_not_for_one_look_alike(come: Come) -> None:
    ann, eve = come("Ann"), come("Eve")
    ann.new_table("", "")
    answers = [
        eve.http.get(eve.url(path)).text
        for path in ("/api/tables/nowhere", "/api/tables/nowhere/record", "/api/nothing")
    ]
    assert set(answers) == {'{"reason":{"id":"not-here","facts":{},"rule":null}}'}
