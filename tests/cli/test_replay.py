"""`alhambra replay`: stepping through records, single positions, checking."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from alhambra.bots import bot
from alhambra.cli.main import app
from alhambra.core.game import Game, seeded
from alhambra.core.messages import AlhambraError, BadRecord
from alhambra.core.sources import MersenneSource
from alhambra.core.state import State
from alhambra.games.palace.ruleset import PALACE

WHOLE_GAME = 10_000


class Played:
    """A game of bots: its record, and its position after each decision."""

    def __init__(self, decisions: int, players: int = 3) -> None:
        self.game = Game(PALACE, PALACE.options(players, {}), seeded(5), ["Ann", "Bea", "Cem"])
        player = bot("random", MersenneSource(1))
        self.positions: list[State] = []
        while True:
            state = self.game.state
            seat = state.to_act()
            moves = state.legal_moves()
            if seat is None or (len(moves) > 1 and len(self.positions) == decisions):
                break
            if len(moves) > 1:
                self.positions.append(state.copy())
                self.game.play(player.choose(state.observe(seat), moves))
            else:
                self.game.play(moves[0])
        self.positions.append(self.game.state.copy())

    def save(self, folder: Path) -> str:
        file = folder / "game.txt"
        file.write_text(str(self.game.record), encoding="utf-8")
        return str(file)


@pytest.fixture(scope="module")
def begun() -> Played:
    return Played(12)


@pytest.fixture(scope="module")
def finished() -> Played:
    return Played(WHOLE_GAME)


def replay(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["replay", *arguments], input=typed, catch_exceptions=False)


def refused(*arguments: str) -> str:
    """The sentence with which the command ends; `run` gives it exit status 2."""
    with pytest.raises(AlhambraError) as refusal:
        replay(*arguments)
    return str(refusal.value)


@pytest.mark.parametrize("number", [0, 1, 7, 12])
def test_a_position_is_the_one_after_so_many_decisions(
    begun: Played, number: int, tmp_path: Path
) -> None:
    result = replay(begun.save(tmp_path), "--at", str(number))
    assert result.exit_code == 0
    assert result.stdout.endswith("\n\n" + str(begun.positions[number]))


def test_the_last_position_of_a_whole_game_has_the_final_table(
    finished: Played, tmp_path: Path
) -> None:
    last = len(finished.positions) - 1
    shown = replay(finished.save(tmp_path), "--at", str(last)).stdout
    assert "The game is over" in shown
    assert shown.endswith(str(finished.game.state))


def test_a_number_that_is_too_large_is_refused(begun: Played, tmp_path: Path) -> None:
    assert refused(begun.save(tmp_path), "--at", "13") == "The record has only 12 moves."


def test_one_position_cannot_be_verified(begun: Played, tmp_path: Path) -> None:
    sentence = "--verify checks the whole record, so you cannot use it with --at."
    assert refused(begun.save(tmp_path), "--at", "3", "--verify") == sentence


def test_in_a_pipe_the_whole_game_is_told(finished: Played, tmp_path: Path) -> None:
    shown = replay(finished.save(tmp_path)).stdout
    last = len(finished.positions) - 1
    for number in range(last + 1):
        assert f"After {number} of {last} moves" in shown
    for scoring in finished.game.state.scorings_so_far():
        assert shown.count(f"\nScoring {scoring.name}\n") == 1
    assert " is dealt " in shown


def test_a_person_goes_on_back_and_to_any_position(
    begun: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("alhambra.cli.replay._person_is_there", lambda: True)
    shown = replay(begun.save(tmp_path), typed="\n9\nb\nb\nx\n13\nq\n").stdout
    headings = [int(line.split()[1]) for line in shown.splitlines() if line.startswith("After ")]
    assert headings == [0, 1, 9, 8, 7]
    assert shown.count("a number from 0 to 12") == 2


def test_the_end_of_the_input_ends_politely(
    begun: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("alhambra.cli.replay._person_is_there", lambda: True)
    assert replay(begun.save(tmp_path), typed="\n").exit_code == 0


def test_a_right_record_is_said_to_be_right(finished: Played, tmp_path: Path) -> None:
    file = finished.save(tmp_path)
    result = replay(file, "--verify")
    assert result.exit_code == 0
    decisions = len(finished.positions) - 1
    start = f"{file} is correct: palace for 3, {decisions} moves, won by "
    assert result.stdout.startswith(start)
    assert result.stdout.count("\n") == 1


def test_a_record_can_come_from_the_standard_input(begun: Played) -> None:
    result = replay("-", "--verify", typed=str(begun.game.record))
    assert result.stdout == "- is correct: palace for 3, 12 moves, still in progress.\n"


def test_the_first_wrong_line_is_named(begun: Played, tmp_path: Path) -> None:
    lines = str(begun.game.record).splitlines()
    wrong = next(number for number, line in enumerate(lines, 1) if line[:1].isdecimal())
    lines[wrong - 1] = lines[wrong - 1].split(":")[0] + ": take y99"
    file = tmp_path / "wrong.txt"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    result = replay(str(file), "--verify")
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith(f"line {wrong}: You cannot take y99")


def test_what_is_no_record_is_named_by_its_line() -> None:
    result = replay("-", "--verify", typed="once upon a time\n")
    assert result.exit_code == 1
    assert result.stderr.startswith("line 1: “once upon a time”")


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.txt")
    assert refused(missing) == f"{missing} cannot be read: No such file or directory."
    assert refused(missing, "--verify") == f"{missing} cannot be read: No such file or directory."
    binary = tmp_path / "binary.txt"
    binary.write_bytes(b"\xff\xfe")
    assert refused(str(binary)) == f"{binary} cannot be read: it is not text in UTF-8."


def test_a_game_with_other_components_needs_them(begun: Played, tmp_path: Path) -> None:
    own = tmp_path / "own.json"
    own.write_text(
        '{"palace": {"market_slots": {"source": "mine",'
        ' "currencies": ["ducat", "denar", "dirham", "florin"]}}}'
    )
    result = replay(begun.save(tmp_path), "--verify", "--components", str(own))
    assert result.exit_code == 1
    assert "other components" in result.stderr


def test_an_unknown_game_is_refused(begun: Played, tmp_path: Path) -> None:
    file = tmp_path / "chess.txt"
    file.write_text(str(begun.game.record).replace('Game "palace"', 'Game "chess"'))
    with pytest.raises(BadRecord, match=r"line 2: .*chess"):
        replay(str(file))
