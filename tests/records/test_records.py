"""Records and texts: what is written reads back, what is wrong is refused with its line."""

import random
import subprocess
import sys

import pytest

from alhambra import (
    AmbiguousMove,
    BadOption,
    BadRecord,
    CallersSource,
    Game,
    GivenChance,
    IllegalMove,
    ImpossibleOutcome,
    InvalidText,
    SourceChance,
    game,
    parse_record,
    replay,
    seeded,
    verify,
)
from alhambra.core.state import CHANCE

PALACE = game("palace")
DEAL = "P2new G8sw T12 A9 y9 y9 y9 g9 g9 g9 b9 b9 b9 y1 g1 b1 o1"


def played(players: int = 3, seed: int = 1, most: int = 10**6, source: str = "mt19937") -> Game:
    """A game of which `most` moves were played at random."""
    seed_text = str(seed) if source == "mt19937" else f"{seed:064x}"
    game = Game(PALACE, PALACE.options(players, {}), seeded(seed_text, source), ["Ann", "Bea"])
    rng = random.Random(seed)
    while game.state.to_act() is not None and most:
        moves = game.state.legal_moves()
        game.play(moves[int(rng.random() * len(moves))])
        most -= 1
    return game


@pytest.mark.parametrize("source", ["mt19937", "hmac-sha256"])
@pytest.mark.parametrize("players", range(2, 7))
def test_a_record_reads_back_and_rebuilds_the_game(players: int, source: str) -> None:
    game = played(players, source=source)
    record = parse_record(str(game.record))
    assert str(record) == str(game.record)
    assert verify(record, PALACE) == game.state
    assert record.finished
    assert record.names[:2] == ["Ann", "Bea"]


def test_a_running_game_has_a_record_too() -> None:
    game = played(most=40)
    text = str(game.record)
    assert text.endswith("= running\n")
    record = parse_record(text)
    assert not record.finished
    assert verify(record, PALACE) == game.state


def test_the_seed_of_a_running_game_is_in_no_players_record() -> None:
    running = played(seed=987654321, most=40)
    assert "987654321" in str(running.record)
    assert "987654321" not in str(running.record_for(0))
    verify(parse_record(str(running.record_for(0))), PALACE)
    finished = played(seed=987654321)
    assert "987654321" in str(finished.record_for(0))


def test_the_same_seed_gives_the_same_bytes_in_any_process() -> None:
    program = (
        "import sys; sys.path.insert(0, 'tests/records'); from test_records import played;"
        "sys.stdout.write(str(played(4, 77).record))"
    )
    texts = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for hash_seed in ("0", "1", "12345")
    }
    assert texts == {str(played(4, 77).record)}


def test_a_known_seed_draws_known_pieces() -> None:
    """These draws can be recomputed from docs/records.md by hand; they must never change."""
    first = {
        "mt19937": "* market S3esw A9 C9w G10",
        "hmac-sha256": "* market G8nw G10 A6ne S9",
    }
    for source, line in first.items():
        assert line in str(played(3, 1, most=0, source=source).record).splitlines()


def test_moves_taken_back_are_not_in_the_record() -> None:
    game = played(most=30)
    before = str(game.record)
    while len(game.state.legal_moves()) < 2 or "buy" not in str(game.state.legal_moves()):
        game.play(game.state.legal_moves()[0])
        before = str(game.record)
    buy = next(move for move in game.state.legal_moves() if str(move).startswith("buy"))
    position = str(game.state)
    game.play(buy)
    assert str(game.record) != before
    assert game.undo()
    assert str(game.record) == before
    assert str(game.state) == position


def test_nothing_is_taken_back_once_chance_has_acted() -> None:
    game = Game(PALACE, PALACE.options(3, {}), seeded(4))
    take = next(move for move in game.state.legal_moves() if str(move).startswith("take"))
    assert not game.undo()
    game.play(take)
    before = str(game.record)
    assert not game.undo()
    assert str(game.record) == before


def test_undo_does_not_change_what_is_drawn() -> None:
    straight, hesitant = played(3, 5, most=0), played(3, 5, most=0)
    rng = random.Random(1)
    while straight.state.to_act() is not None:
        move = rng.choice(straight.state.legal_moves())
        hesitant.play(rng.choice(hesitant.state.legal_moves()))
        if not hesitant.undo():
            return
        straight.play(move)
        hesitant.play(move)
    assert str(straight.record) == str(hesitant.record)


def test_a_game_can_be_driven_by_given_outcomes() -> None:
    game = Game(PALACE, PALACE.options(3, {}), GivenChance(PALACE, DEAL.split()))
    assert game.state.to_act() == 0
    game.play("take y1")
    assert game.state.to_act() == CHANCE
    with pytest.raises(ImpossibleOutcome):
        game.happen("y9")
    game.happen("o2")
    assert game.state.to_act() == 1
    record = parse_record(str(game.record))
    assert record.tags["Source"] == "given"
    assert verify(record, PALACE) == game.state


def test_a_game_can_be_driven_by_a_callers_random_source() -> None:
    chance = SourceChance(CallersSource(random.Random(3)))
    game = Game(PALACE, PALACE.options(4, {}), chance)
    assert game.state.to_act() != CHANCE
    assert game.record.tags["Source"] == "caller"
    verify(parse_record(str(game.record)), PALACE)


@pytest.mark.parametrize(
    ("seed", "source"), [("x", "mt19937"), ("-1", "mt19937"), ("0g", "hmac-sha256"), ("1", "dice")]
)
def test_a_bad_seed_is_refused(seed: str, source: str) -> None:
    with pytest.raises(BadOption):
        seeded(seed, source)


def test_moves_may_be_abbreviated_as_long_as_they_are_clear() -> None:
    deal = "P2new G8sw T12 A9 y2 y9 y9 g9 g9 g9 b9 b9 b9 y1 g1 b8 o1"
    game = Game(PALACE, PALACE.options(3, {}), GivenChance(PALACE, deal.split()))
    assert game.state.to_act() == 0
    with pytest.raises(AmbiguousMove):
        game.play("buy P2new")
    with pytest.raises(InvalidText):
        game.play("buy T12")
    with pytest.raises(InvalidText):
        game.play("sell P2new")
    with pytest.raises(IllegalMove):
        game.play("take o9")
    game.play("buy P2new y2")
    game.play("end")
    game.play("reserve")
    assert "buy P2new y2; end; reserve P2new" in str(game.record)


TAGS = [
    '[Format "alhambra 1"]',
    '[Game "palace"]',
    '[Rules "1"]',
    '[Players "3"]',
    '[Source "given"]',
]


def record_with(*lines: str, instead_of: int = 0) -> str:
    """A record of tags and `lines`, the first of which may come instead of a tag."""
    tags = [lines[0] if number == instead_of else tag for number, tag in enumerate(TAGS, 1)]
    return "\n".join([*tags, *lines[1 if instead_of else 0 :], "= running", ""])


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("= running\n", 1),
        (TAGS[0], 2),
        ("nonsense\n", 1),
        (record_with('[Format "alhambra 9"]', instead_of=1), 1),
        (record_with('[Game "chess"]', instead_of=2), 2),
        (record_with('[Rules "9"]', instead_of=3), 3),
        (record_with('[Players "x"]', instead_of=4), 4),
        (record_with('[Players "9"]', instead_of=4), 4),
        (record_with('[Players "03"]', instead_of=4), 4),
        (record_with('[Players "\u0663"]', instead_of=4), 4),
        (record_with(f'[Players "{"9" * 5000}"]', instead_of=4), 4),
        (record_with('[Source "dice"]', instead_of=5), 5),
        (record_with('[Sourse "mt19937"]', instead_of=5), 1),
        (record_with('[Source "mt19937"]', instead_of=5), 1),
        (record_with('[Source "mt19937"]', '[Seed "01"]', instead_of=5), 6),
        (record_with('[Source "mt19937"]', f'[Seed "{"9" * 5000}"]', instead_of=5), 6),
        (record_with('[Source "hmac-sha256"]', '[Seed "0G"]', instead_of=5), 6),
        (record_with(TAGS[0]), 6),
        (record_with('[Options "tower12=off"]'), 6),
        (record_with('[Options ""]'), 6),
        (record_with('[Options "wind=east"]'), 6),
        (record_with('[Components "0123"]'), 6),
        (record_with('[Seat1 "A\tB"]'), 6),
        (record_with("1: end"), 6),
        (record_with("* market  A9"), 6),
        (record_with("* market A9 "), 6),
        (record_with("   "), 6),
        (record_with("= running"), 7),
    ],
)
def test_what_is_no_record_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadRecord) as caught:
        verify(parse_record(text), PALACE)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


def test_cards_of_a_move_stand_in_order() -> None:
    game = Game(PALACE, PALACE.options(3, {}), GivenChance(PALACE, DEAL.split()))
    game.play("take y1 g1")
    right = str(game.record)
    verify(parse_record(right), PALACE)
    with pytest.raises(BadRecord, match="must be written"):
        verify(parse_record(right.replace("take y1 g1", "take g1 y1")), PALACE)


def test_other_tags_and_odd_names_change_nothing() -> None:
    text = str(played(most=3).record).replace("[Game", '[Event "club"]\n[Seat9 "\u2028"]\n[Game')
    assert str(parse_record(text)) == text
    verify(parse_record(text), PALACE)


def test_replaying_shows_every_step() -> None:
    game = played(most=25)
    steps = list(replay(parse_record(str(game.record)), PALACE))
    assert len(steps) == len(game.record.steps) + 1
    assert steps[0][0] is None


def test_names_cannot_break_a_record() -> None:
    game = Game(PALACE, PALACE.options(2, {}), seeded(1), ['A "quoted"\nname', "B"])
    record = parse_record(str(game.record))
    assert record.names == ["A 'quoted''name", "B"]
