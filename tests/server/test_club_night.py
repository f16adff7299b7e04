"""Club nights: rounds of people at several tables, from opening to the last standings."""

from contextlib import ExitStack

import pytest

from alhambra.server.nights.course import Course
from alhambra.server.nights.live import MOST_PEOPLE
from alhambra.server.nights.steps import Joined
from server.nights import Evening
from server.playing import Come
from server.serving import ServerProcess


def test_a_whole_club_night_of_eight(come: Come) -> None:
    evening = Evening(come, "Ann Bea Cleo Dan Eve Fay Gus Hal", rounds=3)
    met: set[frozenset[int]] = set()
    for number in (1, 2, 3):
        evening.start(number)
        tables = evening.look()["tables"]
        assert len(tables) == 4
        pairs = [frozenset(seat["person"] for seat in table["seats"]) for table in tables]
        assert sorted(person for pair in pairs for person in pair) == list(range(8))
        assert not met & set(pairs)
        met |= set(pairs)
        evening.play_out(tables[0]["id"])
        for table in tables[1:]:
            evening.resign_at(table["id"])
        assert evening.look()["stage"] == ("over" if number == 3 else "between")
    night = evening.look()
    assert night["standings"][0]["place"] == 1
    assert sum(each["points"] for each in night["standings"]) == 3 * 4 * 60
    assert night["may"] == []
    for person in evening.people:
        (played,) = person.get("/api/me/statistics")["games"]
        assert played["games"] == 3
        assert played["rating"]["games"] == 3


def test_everybody_finds_the_way_to_their_table(come: Come) -> None:
    evening = Evening(come, "Ann Bea Cleo Dan")
    evening.start(1)
    for number, person in enumerate(evening.people):
        night = person.get(evening.path)
        assert night["me"] == number
        table = person.get(f"/api/tables/{night['table']}")
        assert (table["status"], table["night"]) == ("running", evening.id)
        assert table["own"] is not None
        assert evening.id in [each["id"] for each in person.get("/api/nights")["nights"]]
    watching = come(None).get(evening.path)
    assert (watching["me"], watching["table"], watching["may"]) == (None, None, [])


@pytest.mark.parametrize("form", ["swiss", "round-robin"])
def test_who_comes_late_plays_in_the_next_round(come: Come, form: str) -> None:
    evening = Evening(come, "Ann Bea Cleo Dan", form=form)
    evening.start(1)
    evening.come_in("Eve")
    night = evening.look()
    assert 4 not in [seat["person"] for table in night["tables"] for seat in table["seats"]]
    assert {each["person"]: each["points"] for each in night["standings"]}[4] == 15
    evening.finish_round()
    evening.start(2)
    night = evening.look()
    assert sorted(len(table["seats"]) for table in night["tables"]) == [2, 3]
    assert night["rests"] == []


def test_who_leaves_is_replaced_by_a_bot_and_not_paired_any_more(come: Come) -> None:
    evening = Evening(come, "Ann Bea Cleo Dan Eve Fay", size=3)
    evening.start(1)
    bea = evening.people[1]
    table = bea.get(evening.path)["table"]
    left = bea.post(f"{evening.path}/leave")
    assert left["table"] == table
    assert "join" in left["may"]
    (gone,) = [seat for seat in bea.get(f"/api/tables/{table}")["seats"] if seat["resigned"]]
    assert gone["stand_in"] is not None
    evening.finish_round()
    evening.start(2)
    night = evening.look()
    assert 1 not in [seat["person"] for each in night["tables"] for seat in each["seats"]]
    assert not [each for each in night["people"] if each["name"] == "Bea" and each["here"]]
    back = bea.post(f"{evening.path}/join")
    assert back["me"] == 1
    (standing,) = [each for each in back["standings"] if each["person"] == 1]
    assert standing["by_round"][1] is None


def test_the_last_at_a_table_of_two_wins_when_the_other_leaves(come: Come) -> None:
    evening = Evening(come, "Ann Bea")
    evening.start(1)
    evening.people[1].post(f"{evening.path}/leave")
    night = evening.look()
    assert night["stage"] == "between"
    assert [(each["person"], each["points"]) for each in night["standings"]] == [(0, 60), (1, 0)]


def test_bots_take_the_seats_that_are_left(come: Come) -> None:
    evening = Evening(come, "Ann Bea Cleo", uneven="bots")
    evening.start(1)
    night = evening.look()
    assert sorted(len(table["seats"]) for table in night["tables"]) == [2, 2]
    (bot,) = [seat["bot"] for table in night["tables"] for seat in table["seats"] if seat["bot"]]
    table = next(t for t in night["tables"] if bot in [seat["bot"] for seat in t["seats"]])
    shown = evening.people[0].get(f"/api/tables/{table['id']}")
    assert bot in [seat["name"] for seat in shown["seats"]]


def test_somebody_sits_out_and_another_one_in_the_next_round(come: Come) -> None:
    evening = Evening(come, "Ann Bea Cleo", uneven="rest", rounds=3)
    rests = []
    for number in (1, 2, 3):
        evening.start(number)
        rests += evening.look()["rests"]
        evening.finish_round()
    assert sorted(rests) == [0, 1, 2]


def test_a_table_without_a_winner_is_shared(come: Come) -> None:
    evening = Evening(come, "Ann Bea")
    evening.start(1)
    (table,) = evening.look()["tables"]
    for person in evening.people:
        evening.ask(person, table["id"], "agree")
    assert [each["points"] for each in evening.look()["standings"]] == [30, 30]


# The host


def test_the_host_hands_over(come: Come) -> None:
    evening = Evening(come, "Ann Bea Cleo")
    evening.act(0, "hand-over", person=1)
    night = evening.people[1].get(evening.path)
    assert night["host"] == 1
    assert "start" in night["may"]
    assert evening.refusal(0, "start", round=1) == "night-host-only"
    evening.act(1, "start", round=1)
    assert evening.refusal(1, "hand-over", person=9) == "night-no-such-person"


def test_a_host_who_does_not_play_is_not_paired(come: Come) -> None:
    evening = Evening(come, "Ann Bea Cleo", plays=False)
    night = evening.look()
    assert [each["here"] for each in night["people"]] == [False, True, True]
    evening.start(1)
    assert len(evening.look()["tables"]) == 1
    assert evening.act(0, "join")["me"] == 0


def test_somebody_takes_over_when_the_host_has_been_away_for_long(
    come: Come, own_server: ServerProcess
) -> None:
    evening = Evening(come, "Ann Bea Cleo", server=own_server)
    assert evening.refusal(1, "take-over") == "night-host-here"
    evening.forget_host()
    night = evening.people[1].get(evening.path)
    assert night["host_gone"]
    assert "take-over" in night["may"]
    assert evening.act(1, "take-over")["host"] == 1
    assert evening.refusal(2, "take-over") == "night-host-here"


def test_a_host_who_sits_at_a_table_is_not_away(come: Come, own_server: ServerProcess) -> None:
    evening = Evening(come, "Ann Bea", server=own_server)
    evening.start(1)
    seat = evening.people[0].at(evening.look()["tables"][0]["id"])
    evening.forget_host()
    assert not evening.people[1].get(evening.path)["host_gone"]
    seat.close()


def test_the_host_removes_somebody_who_may_come_back(come: Come) -> None:
    evening = Evening(come, "Ann Bea Cleo")
    evening.act(0, "remove", person=1)
    assert [each["here"] for each in evening.look()["people"]] == [True, False, True]
    assert evening.act(1, "join")["people"][1]["here"]


def test_the_host_ends_the_night_early_or_makes_it_longer(come: Come) -> None:
    evening = Evening(come, "Ann Bea", rounds=5)
    evening.start(1)
    evening.finish_round()
    assert evening.refusal(0, "change", rounds=0, uneven="sizes") == "night-rounds"
    assert evening.act(0, "change", rounds=1, uneven="sizes")["stage"] == "over"
    assert evening.refusal(0, "change", rounds=2, uneven="sizes") == "night-is-over"
    assert evening.refusal(1, "leave") == "night-is-over"


def test_a_round_starts_once(come: Come) -> None:
    evening = Evening(come, "Ann Bea")
    first = evening.act(0, "start", round=1)
    again = evening.act(0, "start", round=1)
    assert first["tables"] == again["tables"]
    assert evening.refusal(0, "start", round=2) == "night-round-runs"
    evening.finish_round()
    assert evening.refusal(0, "start", round=3) == "night-no-such-round"


def test_nobody_starts_alone(come: Come) -> None:
    evening = Evening(come, "Ann")
    assert evening.refusal(0, "start", round=1) == "night-too-few"


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"size": 7}, "night-size"),
        ({"size": 1}, "night-size"),
        ({"rounds": 0}, "night-rounds"),
        ({"title": "x" * 41}, "bad-title"),
        ({"options": {"no": "such"}}, "no-options"),
        ({"clock": {"per": "player", "seconds": 0}}, "bad-clock"),
        ({"form": "knock-out"}, "unfit-body"),
    ],
)
def test_a_night_that_cannot_be_is_refused(
    come: Come, wrong: dict[str, object], reason: str
) -> None:
    ann = come("Ann")
    asked = {"game": "dice", "size": 2, "clock": {"per": "player", "seconds": 600}} | wrong
    answer = ann.ask("POST", "/api/nights", asked)
    assert answer.json()["reason"]["id"] == reason
    assert ann.get("/api/nights")["nights"] == []


# What is kept


def test_a_restart_in_mid_round_loses_nothing(come: Come, any_server: ServerProcess) -> None:
    evening = Evening(come, "Ann Bea Cleo Dan Eve", server=any_server, uneven="bots")
    evening.start(1)
    over, *running = evening.look()["tables"]
    evening.resign_at(over["id"])
    evening.people[-1].post(f"{evening.path}/leave")
    before = evening.look()
    any_server.kill()
    any_server.start()
    assert evening.look() == before
    for person in evening.people[:-1]:
        if table := person.get(evening.path)["table"]:
            assert person.get(f"/api/tables/{table}")["status"] == "running"
    assert {table["id"] for table in running} <= {each["id"] for each in before["tables"]}
    evening.finish_round()
    evening.start(2)
    assert evening.look()["round"] == 2


def test_a_round_is_opened_once_if_the_server_was_killed_meanwhile(
    come: Come, own_server: ServerProcess
) -> None:
    """The plan of a round is recorded before its tables are opened."""
    evening = Evening(come, "Ann Bea Cleo Dan", server=own_server)
    evening.start(1)
    tables = evening.look()["tables"]
    own_server.kill()
    evening.lose_table(tables[1]["id"])
    own_server.start()
    assert evening.look()["tables"] == tables
    for table in tables:
        assert evening.people[0].get(f"/api/tables/{table['id']}")["status"] == "running"


def test_bots_play_on_after_a_restart_without_anybody_at_the_table(
    come: Come, own_server: ServerProcess
) -> None:
    evening = Evening(come, "Ann Bea Cleo Dan", server=own_server, size=4)
    evening.start(1)
    (table,) = evening.look()["tables"]
    for person in evening.people[:-1]:
        evening.hand_to_bot(person, table["id"])
    own_server.kill()
    own_server.start()
    evening.until_it_waits_for(evening.people[-1], table["id"])


def test_a_deleted_person_has_no_name_any_more(come: Come) -> None:
    evening = Evening(come, "Ann Bea Cleo Dan")
    evening.start(1)
    cleo = evening.people[2]
    assert [each["id"] for each in cleo.get("/api/me/data")["nights"]] == [evening.id]
    assert cleo.ask("DELETE", "/api/me").status_code == 200
    night = evening.look()
    assert [each["name"] for each in night["people"]] == ["Ann", "Bea", "", "Dan"]
    assert "Cleo" not in str(night)
    evening.finish_round()
    evening.start(2)
    assert 2 not in [seat["person"] for t in evening.look()["tables"] for seat in t["seats"]]


def test_who_signs_in_as_somebody_else_takes_the_place_along(come: Come) -> None:
    evening = Evening(come, "Ann Bea")
    code = come("Zoe")
    given = code.post("/api/me/code")["code"]
    evening.people[1].post("/api/me/back", {"code": given, "take_games": True})
    night = evening.people[1].get(evening.path)
    assert (night["me"], night["people"][1]["name"]) == (1, "Zoe")


def test_two_processes_lead_one_night(
    come: Come, database: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with ExitStack() as stopping:
        servers = []
        for number in (1, 2):
            folder = tmp_path_factory.mktemp(f"server{number}") / "data"
            server = ServerProcess(folder, database=database, people_per_address=1000)
            stopping.callback(server.stop)
            servers.append(server)
        evening = Evening(come, "Ann Bea Cleo Dan", server=servers[0])
        evening.start(1)
        for number, person in enumerate(evening.people):
            person.server = servers[number % 2]
        evening.finish_round()
        one, other = (evening.people[number].get(evening.path) for number in (2, 3))
        assert one["standings"] == other["standings"]
        assert one["version"] == other["version"]
        evening.start(2)
        assert evening.people[1].get(evening.path)["round"] == 2
        # Nobody takes over from a host who sits at a table that another process serves.
        host = evening.people[0]
        host.at(host.get(evening.path)["table"])
        evening.forget_host()
        assert evening.refusal(1, "take-over") == "night-host-here"


@pytest.mark.long
def test_sixty_four_people_play_a_whole_night(
    come: Come, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("sixty-four") / "data"
    server = ServerProcess(folder, people_per_address=1000)
    try:
        names = " ".join(f"P{number}" for number in range(MOST_PEOPLE))
        evening = Evening(come, names, server=server, size=4, rounds=3)
        assert (
            come("Zoe", server).ask("POST", f"{evening.path}/join").json()["reason"]["id"]
            == "night-full"
        )
        for number in (1, 2, 3):
            evening.start(number)
            night = evening.look()
            assert len(night["tables"]) == 16
            evening.finish_round()
        night = evening.look()
        assert night["stage"] == "over"
        assert sum(each["points"] for each in night["standings"]) == 3 * 64 * 30
    finally:
        server.stop()


def test_nobody_comes_and_goes_all_the_time(come: Come) -> None:
    evening = Evening(come, "Ann Bea")
    bea = evening.people[1]
    answers = []
    for _ in range(15):
        answers.append(bea.http.post(bea.url(f"{evening.path}/leave")).status_code)
        answers.append(bea.http.post(bea.url(f"{evening.path}/join")).status_code)
    assert 429 in answers
    assert answers[:4] == [200] * 4


def test_a_night_is_not_changed_all_the_time(come: Come) -> None:
    evening = Evening(come, "Ann Bea")
    ann = evening.people[0]
    answers = [
        ann.http.post(
            ann.url(f"{evening.path}/change"), json={"rounds": 2 + number % 2, "uneven": "bots"}
        ).status_code
        for number in range(40)
    ]
    assert answers[0] == 200
    assert answers[-1] == 429


def test_what_changes_nothing_is_not_recorded(come: Come) -> None:
    evening = Evening(come, "Ann Bea")
    wanted = {"rounds": 3, "uneven": "rest"}
    version = evening.act(0, "change", **wanted)["version"]
    assert evening.act(0, "change", **wanted)["version"] == version
    assert evening.act(0, "hand-over", person=0)["version"] == version
    assert evening.people[1].post(f"{evening.path}/join")["version"] == version


def test_standings_are_worked_out_once_for_all_who_look() -> None:
    course = Course(2, "sizes")
    course.add(Joined(0))
    found = course.standings()
    assert course.standings() is found
    course.add(Joined(1))
    assert [each.person for each in course.standings()] == [0, 1]
