"""Tables of games and decisions, and the page of a tournament."""

import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from pyarrow import parquet

from alhambra import BadOption
from alhambra.arena.parquet import check_table
from program import alhambra

BOTS = ("--bots", "greedy,random")


def rows(path: Path) -> list[dict[str, object]]:
    found: list[dict[str, object]] = parquet.read_table(path).to_pylist()
    return found


def test_a_match_has_a_row_for_each_game(tmp_path: Path) -> None:
    table = tmp_path / "games.parquet"
    done = alhambra("simulate", "rollwrite", *BOTS, "--games", "3", "--table", str(table))
    assert done.returncode == 0, done.stderr
    found = rows(table)
    assert [row["game"] for row in found] == [1, 2, 3]
    assert [row["bots"] for row in found[:2]] == [["greedy", "random"], ["random", "greedy"]]
    assert all(row["won"] == [bot == "greedy" for bot in row["bots"]] for row in found)  # type: ignore[attr-defined]
    assert "seconds" not in found[0]
    assert parquet.read_schema(table).metadata[b"seed"] == b"1"


def test_a_tournament_has_a_row_for_each_decision_the_same_bytes_each_time(tmp_path: Path) -> None:
    words = ("tournament", "rollwrite", *BOTS, "--blocks", "2", "--rows", "decisions")
    for name in ("first", "again"):
        assert alhambra(*words, "--table", str(tmp_path / name)).returncode == 0
    assert (tmp_path / "first").read_bytes() == (tmp_path / "again").read_bytes()
    found = rows(tmp_path / "first")
    assert {(row["block"], row["game"]) for row in found} == {(1, 1), (1, 2), (2, 1), (2, 2)}
    assert all(row["choices"] > 1 and row["move"] for row in found)  # type: ignore[operator]
    timed = tmp_path / "timed"
    assert alhambra(*words, "--table", str(timed), "--times").returncode == 0
    assert all(row["seconds"] >= 0 for row in rows(timed))  # type: ignore[operator]


def test_decisions_after_a_fault_are_those_of_greedy(tmp_path: Path) -> None:
    table = tmp_path / "decisions.parquet"
    words = (
        "--bots",
        "program:sh -c 'read hello; echo ready; read new',random",
        "--rows",
        "decisions",
    )
    done = alhambra("simulate", "rollwrite", *words, "--games", "1", "--table", str(table))
    assert done.returncode == 0, done.stderr
    assert {row["bot"] for row in rows(table)} == {"greedy", "random"}


def test_without_pyarrow_one_sentence_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadOption, match=r"alhambra\[arena\]"):
        check_table(tmp_path / "games.parquet")


def test_without_ray_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = alhambra("tournament", "rollwrite", *BOTS, "--on", "ray")
    assert done.returncode == 2
    assert 'pip install "alhambra[ray]"' in done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--table", "/none/games.parquet"), "no such folder"),
        (("--rows", "moves", "--table", "games.parquet"), "games or decisions"),
        (("--on", "moon"), "ray, ray://host:port or host:port"),
    ],
)
def test_what_cannot_be_written_is_refused_before_any_game(
    words: tuple[str, ...], said: str
) -> None:
    done = alhambra("simulate", "rollwrite", *BOTS, *words)
    assert done.returncode == 2
    assert said in done.stderr


class Reading(HTMLParser):
    """What a page is made of, and what it would fetch from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.elsewhere: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.elsewhere += [value or "" for name, value in attrs if name in ("src", "href")]


def test_the_page_of_a_tournament_needs_nothing_else_and_tells_how_to_repeat_it(
    tmp_path: Path,
) -> None:
    report = tmp_path / "report.html"
    words = ("tournament", "rollwrite", "--form", "ladder", "--bots", "greedy,random")
    done = alhambra(*words, "--blocks", "3", "--report", str(report))
    assert done.returncode == 0, done.stderr
    text = report.read_text()
    page = Reading()
    page.feed(text)
    assert page.tags.count("svg") == 2 * 4, "each chart once for screens and once for phones"
    assert page.elsewhere == []
    assert "url(" not in text
    assert "Roll &amp; Write tournament: greedy, random" in text
    assert ">Pavilion<" in text
    assert text.index("SANITY MATCH FAILED") < text.index("<svg")
    assert done.stdout.splitlines()[-1].removeprefix("To repeat: ") in text


def test_names_of_bots_are_no_html(tmp_path: Path) -> None:
    script = tmp_path / "<b>.py"
    script.write_text(
        "from alhambra.bots import Bot\n"
        "class First(Bot):\n    def choose(self, view, moves):\n        return moves[0]\n"
    )
    report = tmp_path / "report.html"
    words = ("--bots", f"random,{script}:First", "--blocks", "1", "--report", str(report))
    assert alhambra("tournament", "rollwrite", *words).returncode == 0
    assert "<b>" not in report.read_text()
