"""Random and mutated frames: each is answered, and one that is refused changes nothing."""

import json
import random
import string

import pytest
from websockets.exceptions import ConnectionClosed

from server.playing import Come, Json, Socket
from server.serving import ServerProcess

FACTS: dict[str, Json] = {
    "play": {"version": 0, "move": "take y1"},
    "confirm": {"version": 0},
    "undo": {"version": 0},
    "try": {"moves": ["take y1"]},
    "odds": {"keep": "SSS"},
    "start": {},
    "resign": {},
    "agree": {},
    "hand": {"seat": 0},
    "take-back": {},
    "say": {"text": "Hello"},
    "mute": {"seat": 0},
    "away": {"away": True},
}
"""For each command something that it needs."""
FRAMES_OF_A_SOCKET = 200
"""A socket that sends many more is closed."""


def any_frame(rng: random.Random, seat: Socket) -> str:
    """Something to send: mostly nearly a command."""
    how = rng.random()
    if how < 0.1:
        return "".join(rng.choices(string.printable + "é\u202e\U0001f9f1", k=rng.randrange(200)))
    if how < 0.15:
        return rng.choice("[{\"'1") * rng.randrange(1, 3000)
    frame = json.dumps(any_command(rng, seat))
    for _ in range(rng.choice([0, 0, 1, 1, 2, 5])):
        frame = mutated(rng, frame)
    return frame


def any_command(rng: random.Random, seat: Socket) -> Json:
    name = rng.choice(list(FACTS))
    command: Json = {"type": name, "id": f"f{rng.getrandbits(60):x}", **FACTS[name]}
    if "version" in command:
        command["version"] = rng.choice([seat.version, seat.version, 0, -1, 10**12])
    if name in ("play", "try") and rng.random() < 0.7:
        moves = seat.view["moves"] or ["end"]
        move = rng.choice(moves)
        command |= {"move": move} if name == "play" else {"moves": [move] * rng.randrange(4)}
    for key in list(command):
        if rng.random() < 0.08:
            command[key] = rng.choice([None, True, -1, 1.5, "", "x" * 300, [], {}, [[]], 2**70])
    if rng.random() < 0.05:
        command[rng.choice(["more", "seat", "wait", "ID"])] = 1
    # What would end the game is not tried too often.
    return command if name not in ("resign", "agree", "hand") or rng.random() < 0.02 else {}


def mutated(rng: random.Random, frame: str) -> str:
    at = rng.randrange(len(frame) + 1)
    how = rng.randrange(4)
    if how == 0:
        return frame[:at] + frame[at + rng.randrange(1, 4) :]
    if how == 1:
        return frame[:at] + rng.choice(string.printable) + frame[at:]
    if how == 2:
        return frame[:at] + frame[at : at + 20] * 2 + frame[at + 20 :]
    return frame[:at] + chr(rng.randrange(32, 0x2FFF)) + frame[at + 1 :]


def send_frames(come: Come, server: ServerProcess, count: int, seed: int) -> int:
    """Send so many, and see that each is answered; how many were refused."""
    rng = random.Random(seed)
    refused = sent = 0
    codes: set[int | None] = set()
    while sent < count:
        ann = come("Ann", server)
        seat = ann.at(ann.new_table("", "random", gone_after=rng.randrange(1, 100)))
        try:
            for _ in range(min(FRAMES_OF_A_SOCKET, count - sent)):
                if seat.view["phase"] == "over" or seat.table["status"] == "over":
                    break
                sent += 1
                refused += is_refused(seat, any_frame(rng, seat))
        except ConnectionClosed as closed:
            codes.add(closed.rcvd.code if closed.rcvd else None)
        ann.open.close()
    # Too many, or too long.
    assert codes <= {1008, 1009}
    return refused


def is_refused(seat: Socket, frame: str) -> bool:
    # Once a bot has the seat, what it plays there is no answer to a frame.
    plays_himself = seat.table["seats"][seat.own]["stand_in"] is None
    seat.raw.send(frame)
    moved = 0
    while True:
        message = seat.receive()
        if message["type"] == "update" and any(
            each.get("seat") == seat.own for each in message["event"]["entries"]
        ):
            moved += 1
        if message["type"] in ("done", "refused", "tried"):
            break
    if message["type"] == "refused":
        assert moved == 0 or not plays_himself, frame
        assert message["reason"]["id"] != "server-broken", frame
    return bool(message["type"] == "refused")


def test_a_sample_of_frames(come: Come, own_server: ServerProcess) -> None:
    refused = send_frames(come, own_server, 1000, seed=1)
    assert refused > 500


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_many_frames(come: Come, own_server: ServerProcess, seed: int) -> None:
    """50,000 in all."""
    assert send_frames(come, own_server, 5000, 100 + seed) > 2500
