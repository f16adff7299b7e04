"""Who may do what at a club night, and when: everything in the list, by everybody."""

from pathlib import Path
from typing import Any, Final, get_args

import pytest

from alhambra.server.app import routed_app
from alhambra.server.nights.permissions import NIGHT_PERMISSIONS, Who, who_may
from alhambra.server.schema import openapi
from alhambra.server.wire.nights import Action, Stage
from server.nights import Evening
from server.playing import Come, Person

FACTS: Final[dict[Action, dict[str, Any]]] = {
    "start": {"round": 2},
    "change": {"rounds": 9, "uneven": "bots"},
    "hand-over": {"person": 1},
    "remove": {"person": 1},
}
FORBIDDEN: Final = {
    *("night-is-over", "night-round-runs", "night-host-only", "night-players-only"),
    "come-in-first",
}


def test_every_request_that_changes_a_night_is_in_the_list() -> None:
    changing = {
        path.removeprefix("/api/nights/{id}/")
        for path, methods in openapi(routed_app())["paths"].items()
        if path.startswith("/api/nights/{id}") and methods.keys() != {"get"}
    }
    assert changing == set(NIGHT_PERMISSIONS) == set(get_args(Action))


@pytest.mark.parametrize("stage", get_args(Stage))
def test_who_may_not_is_told_so_and_nothing_happens(come: Come, stage: Stage) -> None:
    evening = Evening(come, "Ann Bea Cleo Dan", plays=False, rounds=1 if stage == "over" else 3)
    evening.act(3, "leave")
    if stage != "open":
        evening.start(1)
    if stage in ("between", "over"):
        evening.finish_round()
    people: dict[Who, Person] = {
        "stranger": come(None),
        "visitor": come("Zoe"),
        "player": evening.people[1],
        "left": evening.people[3],
        "host": evening.people[0],
    }
    before = evening.look()
    assert before["stage"] == stage
    for who, person in people.items():
        standing: frozenset[Who] = frozenset({"left", "host"} if who == "host" else {who})
        able = [action for action in NIGHT_PERMISSIONS if who_may(action, standing, stage)]
        assert person.get(evening.path)["may"] == [each for each in able if each != "take-over"]
        # Whoever takes part may ask to once more, in case the answer was lost: nothing happens.
        able += ["join"] if who == "player" else []
        for action in NIGHT_PERMISSIONS.keys() - set(able):
            answer = person.ask("POST", f"{evening.path}/{action}", FACTS.get(action, {}))
            assert answer.json()["reason"]["id"] in FORBIDDEN, (who, action)
    assert evening.look() == before


def test_the_documentation_has_the_whole_list() -> None:
    text = Path("docs/club-night.md").read_text()
    assert permissions_table() in text, f"docs/club-night.md needs this:\n{permissions_table()}"


def permissions_table() -> str:
    lines = [
        "| | before the first round | during a round | between rounds | after the last one |",
        "| --- | --- | --- | --- | --- |",
    ]
    for words, who, stages in NIGHT_PERMISSIONS.values():
        able = ", ".join(each for each in get_args(Who) if each in who)
        cells = [able if stage in stages else "–" for stage in get_args(Stage)]
        lines.append(f"| {words} | {' | '.join(cells)} |")
    return "\n".join(lines)
