"""`alhambra score`: the scoring companion, as a person at a table uses it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from box import rule
from program import alhambra

ALHAMBRA = [sys.executable, "-m", "alhambra"]

TABLE: dict[str, Any] = {
    "game": "palace",
    "scoring": "C",
    "players": [
        {
            "name": "Ann",
            "alhambra": [
                ["G12s", 1, 0],
                ["T9ne", 1, 1],
                ["P8", 0, 1],
                ["BbPAG", -1, 1],
                ["A9", -1, 0],
                ["C9w", -2, 1],
            ],
            "chests": 2,
        },
        {
            "name": "Bea",
            "alhambra": [["T12", 0, 1], ["S7w", -1, 0], ["T11n", 0, 2], ["P6n", 1, 1]],
            "chests": 2,
        },
    ],
    "dirk": {"tiles": ["T13e", "G8sw"], "chests": 1},
    "attack": "N",
}


def score(table: object, *options: str) -> subprocess.CompletedProcess[str]:
    text = table if isinstance(table, str) else json.dumps(table)
    return alhambra("score", "-", *options, typed=text)


def scored(table: object) -> dict[str, Any]:
    done = score(table, "--json")
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


@rule("P-31", "P-32", "P-34", "P-52", "T-06", "Z-06", "I-02", "I-03")
def test_the_worked_example() -> None:
    def types(*points: int) -> dict[str, int]:
        names = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
        return dict(zip(names, points, strict=True))

    assert scored(TABLE) == {
        "players": [
            {
                "name": "Ann",
                "types": types(12, 0, 18, 19, 16, 9),
                "wall": 2,
                "chests": 18,
                "bazaars": 4,
                "invaders": -11,
                "open_sides": {"north": 3, "east": 1, "west": 1},
                "total": 87,
            },
            {
                "name": "Bea",
                "types": types(12, 17, 0, 0, 0, 21),
                "wall": 1,
                "chests": 18,
                "bazaars": 0,
                "invaders": -8,
                "open_sides": {"north": 1, "east": 3, "west": 2},
                "total": 61,
            },
        ],
        "dirk": {"types": types(0, 0, 0, 0, 16, 9), "chests": 7, "total": 32},
    }


def test_the_table_is_printed_for_people() -> None:
    done = score(TABLE)
    assert done.returncode == 0
    for word in ("Ann", "Bea", "Dirk", "pavilion", "wall", "invaders", "87", "61", "32"):
        assert word in done.stdout


@rule("I-03")
@pytest.mark.parametrize(
    ("scoring", "costs", "found"),
    [
        ("A", "costs 1 point. Nobody", "Ann: 3 open in the north\n"),
        ("B", "costs 2 points. Nobody", "Ann: 3 open in the north\n"),
        (
            "C",
            "costs 3 points, and each open side in a neighbouring direction 1 point. Nobody",
            "Ann: 3 open in the north, 1 open in the east, 1 open in the west\n",
        ),
    ],
)
def test_an_attack_is_explained(scoring: str, costs: str, found: str) -> None:
    told = score(TABLE | {"scoring": scoring}).stdout
    assert costs in " ".join(told.split())
    assert found in told


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("[/]", "[/]"),
        ("[bold]x", "[bold]x"),
        (":smile:", ":smile:"),
        ("a\n\x1b[2Jb", "a\\n\\x1b[2Jb"),
    ],
)
def test_names_are_shown_as_they_are(name: str, shown: str) -> None:
    table = one_player([]) | {"players": [{"name": name, "alhambra": []}]}
    done = score(table)
    assert (done.returncode, done.stderr) == (0, "")
    assert f" {shown} " in done.stdout


def test_a_file_can_be_named(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_text(json.dumps(TABLE))
    done = subprocess.run(
        [*ALHAMBRA, "score", str(path), "--json"], capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == scored(TABLE)


def test_chests_dirk_and_attack_may_be_missing() -> None:
    table = {"game": "palace", "scoring": "A", "players": [{"name": "Ann", "alhambra": []}]}
    (ann,) = scored(table)["players"]
    assert ann["total"] == 0
    assert "dirk" not in scored(table)


@rule("P-60")
def test_the_twelfth_tower_is_known() -> None:
    (ann,) = scored(one_player([["T10sw", -1, 0]]))["players"]
    assert ann["types"]["tower"] == 6
    assert ann["wall"] == 2


def one_player(alhambra: list[list[Any]], chests: int = 0, **more: Any) -> dict[str, Any]:
    player = {"name": "Ann", "alhambra": alhambra, "chests": chests}
    return {"game": "palace", "scoring": "A", "players": [player], **more}


def two_players(alhambra: list[list[Any]], **more: Any) -> dict[str, Any]:
    table = one_player(alhambra, **more)
    table["players"].append({"name": "Bea", "alhambra": []})
    return table


@rule("Z-06")
def test_bazaars_score_at_c_only() -> None:
    bazaar = one_player([["BbPAG", 0, 1], ["P8", 0, 2]])
    assert scored(bazaar)["players"][0]["bazaars"] == 0
    assert scored(bazaar | {"scoring": "C"})["players"][0]["bazaars"] == 1


@rule("I-03")
@pytest.mark.parametrize(("scoring", "loss"), [("A", -1), ("B", -2), ("C", -3 - 1 - 1)])
def test_an_attack_costs_more_from_scoring_to_scoring(scoring: str, loss: int) -> None:
    fountain = one_player([], attack="N") | {"scoring": scoring}
    assert scored(fountain)["players"][0]["invaders"] == loss
    assert scored(fountain)["players"][0]["total"] == loss


BAD = [
    ("", "truncated"),
    ("[]", "object"),
    ("{}", "game"),
    (one_player([]) | {"game": "chess"}, "chess"),
    (one_player([]) | {"scoring": "D"}, "D"),
    (one_player([]) | {"weather": "fine"}, "weather"),
    (one_player([], attack="Q"), "Q"),
    (one_player([["A9", 0]]), "length 3"),
    (one_player([["A9", 0, "1"]]), "int"),
    (one_player([]) | {"players": []}, "1 to 6"),
    (one_player([]) | {"players": one_player([])["players"] * 7}, "1 to 6"),
    (one_player([]) | {"players": one_player([])["players"] * 3, "dirk": {"tiles": []}}, "P-51"),
    (one_player([], dirk={"tiles": []}), "P-51"),
    (one_player([["A9\n", 0, 1]]), "“A9\\n” is not a tile"),
    (
        one_player([["A9", 1, 1]])
        | {"players": [{"name": "A\nB\x1b", "alhambra": [["A9", 1, 1]]}]},
        "A\\nB\\x1b: A9 at 1,1",
    ),
    (one_player([]) | {"wea\nther": "fine"}, "wea\\nther"),
    (one_player([["A" * 5000, 0, 1]]), "is not a tile"),
    (one_player([["A9", 1, 1]]), "Ann: A9 at 1,1 would not share a full side"),
    (one_player([["A9", 1, 1]]), "(P-23)"),
    (one_player([["P2new", 1, 0]]), "(P-21)"),
    (one_player([["G9e", 0, 1], ["C9w", 1, 1]]), "(P-22)"),
    (
        one_player(
            [
                [t, x, y]
                for t, x, y in zip(
                    ["A9", "T12", "P8", "A10", "S9", "C10", "G10"],
                    [-1, 0, 1, -1, 1, -1, 1],
                    [2, 2, 2, 1, 1, 0, 0],
                    strict=True,
                )
            ]
        ),
        "(P-24)",
    ),
    (one_player([["A9", 0, 0]]), "0,0"),
    (one_player([["A9", 0, 1], ["A10", 0, 1]]), "A10 is at 0,1, where A9"),
    (one_player([["F", 0, 0]]), "P-28"),
    (one_player([["T99", 0, 1]]), "T99"),
    (one_player([["x", 0, 1]]), "x"),
    (one_player([["A9", 0, 1], ["A9", 0, 2]]), "A9 is there twice"),
    (two_players([["A9", 0, 1]], dirk={"tiles": ["A9"]}), "A9 is there twice"),
    (one_player([["A9", 0, 1]], chests=2), "2 chests on 1 building"),
    (one_player([["BbPAG", 0, 1]], chests=1), "1 chest on 0 buildings"),
    (one_player([["A9", 0, 1]], chests=-1), "Ann: -1 is not a number of chests (T-03)."),
    (one_player([["A9", 0, 1]], chests=10**400), "chests"),
    (two_players([], dirk={"tiles": ["A9"], "chests": 2}), "Dirk: 2 chests"),
    (one_player([["A9", 100000, 1]]), "100000,1"),
]


@pytest.mark.parametrize(("table", "reason"), BAD)
def test_what_cannot_lie_on_a_table_is_refused_in_one_line(table: object, reason: str) -> None:
    done = score(table, "--json")
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert reason in done.stderr


def test_a_missing_file_is_refused() -> None:
    done = subprocess.run(
        [*ALHAMBRA, "score", "nowhere.json"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert "nowhere.json" in done.stderr


@pytest.mark.parametrize(
    ("start", "reason"),
    [(b"\xef\xbb\xbf", "byte order mark"), (b"\xff\xfe", "it is not text in UTF-8")],
)
def test_a_file_in_another_encoding_is_refused(start: bytes, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_bytes(start + json.dumps(TABLE).encode())
    done = subprocess.run(
        [*ALHAMBRA, "score", str(path)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"alhambra: {path} cannot be read: ")
    assert reason in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_pieces_of_modules_that_are_not_named_are_refused() -> None:
    assert score(TABLE, "--with", "treasure,invaders,bazaars").returncode == 0
    for modules, named in (
        ("invaders,bazaars", "chests"),
        ("treasure,bazaars", "attack"),
        ("treasure,invaders-open", "bazaars"),
        ("gold", "There is no module “gold”"),
    ):
        done = score(TABLE, "--with", modules)
        assert (done.returncode, done.stdout) == (2, "")
        assert named in done.stderr
        assert len(done.stderr.splitlines()) == 1
