"""Roll & Write on the command line: play, high scores, sheets, simulate, replay."""

import io
import json
import re
from datetime import date
from pathlib import Path

import pytest
from rich.console import Console, RenderableType
from typer.testing import CliRunner

from alhambra.cli.main import app
from alhambra.cli.terminal.rollwrite.board import draw_last, draw_table
from alhambra.cli.terminal.rollwrite.choices import RollWriteChoices
from alhambra.cli.terminal.rollwrite.high_scores import KEPT, CannotKeep, ScoreFolder, setting_of
from alhambra.cli.terminal.rollwrite.sheets import draw_sheet
from alhambra.core.game import Game, seeded
from alhambra.core.messages import AlhambraError
from alhambra.core.record import parse_record
from alhambra.core.scoring import Result
from alhambra.core.verify import verify
from alhambra.games.rollwrite.ruleset import ROLLWRITE
from alhambra.games.rollwrite.state import RollWriteState
from box import rule
from box.rollwrite import buildings, position

SHEET = """# my own sheet
P S A C G T
S A C G T P
A C G T P S
C G T P S A
G T P S A C
T P S A C G
"""


@pytest.fixture(autouse=True)
def in_folders_of_its_own(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "alhambra.cli.terminal.rollwrite.high_scores.user_data_path", lambda name: own_folder / name
    )


def run(*arguments: str, typed: str = "") -> str:
    result = CliRunner().invoke(app, list(arguments), input=typed, catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout


def play(*arguments: str, typed: list[str]) -> str:
    return run("play", "rollwrite", *arguments, typed="".join([line + "\n" for line in typed]))


def decisions(*arguments: str) -> list[str]:
    """As many first choices as a game needs."""
    prompts = play(*arguments, typed=["1"] * 99).count("Player> ")
    return ["1"] * prompts


def refused(*arguments: str) -> str:
    with pytest.raises(AlhambraError) as refusal:
        run(*arguments)
    return str(refusal.value)


def shown(drawing: RenderableType, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
    console.print(drawing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def choices(state: RollWriteState) -> RollWriteChoices:
    return RollWriteChoices(state.observe(state.to_act()), state.legal_moves())


# Playing


def test_a_whole_game_alone_is_played_by_typing_numbers() -> None:
    text = play("--solo", "3", "--contest", "--seed", "4", typed=["1"] * 60)
    assert "round 15 of 15" in text
    assert "Imaginary player 3" in text
    assert "bonus" in text
    assert re.search(r"(wins|share the victory) with \d+ points", text)


def test_a_whole_game_with_bots_is_played_by_typing_numbers() -> None:
    typed = decisions("--seed", "2")
    text = play("--seed", "2", typed=[*typed, "save game.txt", ""])
    assert "The game is over" in text
    assert "Imaginary" not in text
    assert "Best solo games" not in text
    record = parse_record(Path("game.txt").read_text())
    assert verify(record, ROLLWRITE).result() is not None
    assert record.names == ["Player", "skilled/zaida", "skilled/badis"]


def test_a_saved_game_goes_on_as_if_it_had_not_been_interrupted() -> None:
    typed = decisions("--solo", "2", "--seed", "6")
    play("--solo", "2", "--seed", "6", typed=[*typed, "save whole.txt", ""])
    play("--solo", "2", "--seed", "6", typed=["1"] * 7 + ["save half.txt", "quit", "n"])
    run("play", "--resume", "half.txt", typed="1\n" * (len(typed) - 7) + "save\n\n")
    assert Path("half.txt").read_text() == Path("whole.txt").read_text()


def test_what_is_typed_beside_moves_is_answered() -> None:
    typed = ["help", "turn", "score", "look 1", "why cross 1,1", "rules R-30", "cross 7,7", "undo"]
    text = play("--solo", "2", "--seed", "4", typed=typed)
    for said in (
        "A crossing is a row (yellow die)", "Turn for 3", "If the game ended now",
        "Player’s sheet", "R-21", "Turning dice", "“7,7” is not a crossing", "no move to undo",
    ):  # fmt: skip
        assert said in text


def test_turning_is_taken_back_and_rolls_are_not() -> None:
    text = play("--solo", "2", "--seed", "4", typed=["turn 34,26", "undo", "1", "end", "undo"])
    assert "Undone." in text
    assert "something was drawn after it" in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "rollwrite", "--players", "3", "--solo", "3"], "solo game"),
        (["play", "rollwrite", "--players", "6"], "1 to 5"),
        (["play", "palace", "--solo", "3", "--players", "3"], "solo"),
        (["play", "rollwrite", "--option", "contest=no", "--players", "1"], "contest"),
        (["play", "rollwrite", "--sheet", "none.txt"], "none.txt cannot be read"),
        (["play", "--resume", "x.txt", "--solo", "3"], "--resume"),
        (["play", "--resume", "x.txt", "--contest"], "--resume"),
        (["simulate", "rollwrite", "--players", "2", "--contest"], "solo game"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(arguments: list[str], sentence: str) -> None:
    assert sentence in refused(*arguments)


# Sheets of one's own


@rule("R-01")
def test_a_sheet_of_ones_own_is_loaded_from_a_file() -> None:
    Path("my-sheet.txt").write_text(SHEET)
    play("--solo", "2", "--sheet", "my-sheet.txt", "--seed", "3", typed=["1", "save g.txt"])
    text = Path("g.txt").read_text()
    assert '[Options "sheet=PSACGT/SACGTP/ACGTPS/CGTPSA/GTPSAC/TPSACG"]' in text
    # The record tells the sheet, so the file is not needed any more.
    Path("my-sheet.txt").unlink()
    verify(parse_record(text), ROLLWRITE)


@rule("R-01")
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_what_is_wrong_with_the_file_is_named_with_row_and_column(command: str) -> None:
    Path("my-sheet.txt").write_text(SHEET.replace("A C G T P S", "A C G X P S"))
    said = refused(command, "rollwrite", "--sheet", "my-sheet.txt")
    assert said.startswith("my-sheet.txt: Row 3, column 4: “X”")


# High scores


def test_the_best_games_of_a_setting_are_kept_with_day_and_record() -> None:
    first = play("--solo", "2", "--seed", "4", "--names", "Ann", typed=["1"] * 60)
    second = play("--solo", "2", "--seed", "5", "--names", "Bea", typed=["1"] * 60)
    assert "Best solo games with 2 imaginary players" in first
    lines = [line.split() for line in second.splitlines() if date.today().isoformat() in line]
    ranked = [line for line in lines if line[2] in ("Ann", "Bea")]
    assert len(ranked) == 2
    assert sum(line[0].startswith("►") for line in ranked) == 1
    points = [int(line[1]) for line in ranked]
    assert points == sorted(points, reverse=True)
    (command,) = [line for line in second.splitlines() if " replay " in line and "high" in line]
    file = Path(command.split()[-1])
    assert "rollwrite for 1" in run("replay", str(file), "--verify")


def test_each_setting_has_a_list_of_its_own() -> None:
    play("--solo", "2", "--seed", "4", typed=["1"] * 60)
    text = play("--solo", "4", "--contest", "--seed", "5", typed=["1"] * 60)
    assert "with 4 imaginary players, as a contest" in text
    assert text.count("rollwrite-2") == 2
    settings = {
        setting_of(ROLLWRITE.options(1, chosen))
        for chosen in ({}, {"solo": "3"}, {"contest": "yes"}, {"sheet": SHEET})
    }
    assert len(settings) == 4
    assert setting_of(ROLLWRITE.options(1, {"solo": "2"})) == setting_of(ROLLWRITE.options(1, {}))


def test_only_the_best_are_kept_and_the_others_files_are_dropped(tmp_path: Path) -> None:
    folder = ScoreFolder(tmp_path / "scores")
    options = ROLLWRITE.options(1, {})
    record = Game(ROLLWRITE, options, seeded(1), ["Ann"]).record
    for points in range(20):
        assert folder.add(options, Result([points]), record, date(2026, 5, 17)) is not None
    assert [score.points for score in folder.best(options)] == list(range(19, 19 - KEPT, -1))
    assert folder.add(options, Result([9]), record, date(2026, 5, 18)) is None
    files = {path.name for path in folder.path.iterdir()}
    assert files == {"rollwrite.json", *[score.record for score in folder.best(options)]}


def test_a_list_that_cannot_be_read_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "alhambra" / "high-scores"
    path.mkdir(parents=True)
    (path / "rollwrite.json").write_text("{broken")
    text = play("--solo", "2", "--seed", "4", typed=["1"] * 60)
    assert "Cannot save high scores" in text
    assert (path / "rollwrite.json").read_text() == "{broken"


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    options = ROLLWRITE.options(1, {})
    record = Game(ROLLWRITE, options, seeded(1)).record
    with pytest.raises(CannotKeep, match="Cannot save"):
        ScoreFolder(tmp_path / "file" / "x").add(options, Result([1]), record, date.today())


# Drawing


def test_the_sheet_shows_dice_on_its_edges_crosses_coins_and_lines() -> None:
    state = position("1 crosses 1,1 1,2 1,3 1,4 3,2\n1 dice 22,15\n1 coins 2 of 5")
    lines = shown(draw_sheet(state.table.sheets[0], state.table.options)).splitlines()
    assert re.findall(r"\[(\d)\]", lines[0]) == ["1", "5"]
    assert "".join(lines[2].split()) == "1╳C╳╳A╳╳P╳╳G╳TS4=2"
    assert lines[3].startswith("[2][2] 2")
    assert lines[-2].split() == ["1", "2", "1", "1", "0", "0"]
    assert lines[-1] == "Coins 2 ⊗⊗⊗●●" + "○" * 15


def test_crossings_of_the_dice_show_the_numbers_of_their_moves() -> None:
    state = position("1 crosses 2,1\n1 dice 25,14")
    drawn = shown(draw_table(state.observe(0), 0, ["Ann", "Bea", "Cleo"], choices(state).hints()))
    assert [found[0] for found in re.findall(r"([PSACGT]\(\d\))", drawn)] == ["C", "P", "S"]
    assert "Ann is to play – round 1 of 18" in drawn


def test_the_score_sheet_shows_everybody_and_the_places_left() -> None:
    state = position(f"""
        rollwrite players=2
        1 crosses {buildings("P")}
        1 dice 25,14
        imaginary1 S5
        paid P 1
        paid S imaginary1
    """)
    drawn = shown(draw_table(state.observe(0), 0, ["Ann", "Bea"]))
    (ann,) = [line for line in drawn.splitlines() if " Ann " in line and "*5" in line]
    assert ann.startswith("►1 Ann")
    assert ann.rstrip().endswith("25,14")
    assert re.search(r"Imaginary player 1 .*\*5", drawn)
    assert "P 8·1 S 9·2 A 18·10·3" in drawn
    assert max(len(line.rstrip()) for line in drawn.splitlines()) <= 80


def test_of_many_turnings_only_the_cheapest_are_shown_until_they_are_asked_for() -> None:
    state = position("1 dice 25,14")
    drawn = shown(choices(state).draw(80))
    assert "Turn for 1 coin" in drawn
    assert "Turn for 2" not in drawn
    assert "type “turn”" in drawn
    more = choices(state).draw_more("turn", 80)
    assert more is not None
    assert "Turn for 3" in shown(more)
    assert choices(state).draw_more("keep", 80) is None
    none = choices(position("1 dice 25,14\n1 coins 0 of 3")).draw_more("turn", 80)
    assert none is not None
    assert "You cannot turn dice" in shown(none)


def test_keeping_tells_what_is_passed() -> None:
    drawn = shown(choices(position("phase keep 1\n1 crosses 2,1\n1 dice 25,14")).draw(80))
    assert "2,1 garden (crossed), pass 5,4" in drawn


def test_all_sheets_are_shown_at_the_end() -> None:
    state = position("1 dice 25,14")
    drawn = shown(draw_last(state.observe(None), ["Ann", "Bea", "Cleo"]))
    assert drawn.count("’s sheet") == 3


# Simulating and replaying


def test_alone_a_bot_is_simulated_with_imaginary_players() -> None:
    text = run("simulate", "rollwrite", "--players", "1", "--solo", "3", "--games", "4", "--json")
    found = json.loads(text)
    assert (found["players"], found["games"]) == (1, 4)
    assert found["bots"][0]["name"] == "greedy"
    assert found["bots"][0]["wins"] == 4
    assert (
        json.loads(run("simulate", "rollwrite", "--solo", "3", "--games", "4", "--json"))["bots"]
        == found["bots"]
    )


def test_in_a_contest_imaginary_players_can_keep_a_bot_from_winning() -> None:
    text = run("simulate", "rollwrite", "--contest", "--bots", "random", "--games", "6", "--json")
    assert json.loads(text)["bots"][0]["wins"] < 6


def test_simulated_records_are_right_and_told() -> None:
    run("simulate", "rollwrite", "--solo", "4", "--contest", "--games", "2", "--records", "kept")
    file = "kept/game-0002.txt"
    assert "correct: rollwrite for 1" in run("replay", file, "--verify")
    told = run("replay", file)
    assert "Imaginary player 4 gets" in told
    assert told.count("Final scoring") == 1
    assert "round" in run("replay", file, "--at", "5")


def test_the_rules_are_found() -> None:
    assert "Completing a type" in run("rules", "R-40")
    assert "R-30" in run("rules", "turning", "dice")
