"""How others see somebody: avatars, and profiles that show nothing private."""

import pytest

from alhambra.server.avatars import PARTS, avatar_of, proper_avatar
from alhambra.server.storage.rows import GuestRow
from server.playing import Come, Json, Person
from server.serving import ServerProcess
from server.test_after_the_game import eventually, resigned_pair

CHOSEN = "14b4237"


def me(person: Person) -> Json:
    guest: Json = person.get("/api/me")["guest"]
    return guest


def key(person: Person) -> str:
    return str(me(person)["person"])


def choose(person: Person, avatar: str | None = None, hidden: bool = False) -> None:
    person.post("/api/me/profile", {"avatar": avatar, "hidden": hidden})


def won(ann: Person, bea: Person) -> str:
    """A game that Ann has won against Bea; its id."""
    table = resigned_pair(ann, bea).id
    eventually(ann, "/api/me/games", "games")
    return table


def test_everybody_has_an_avatar_that_stays_the_same_until_another_is_chosen(
    come: Come, any_server: ServerProcess
) -> None:
    ann = come("Ann", any_server)
    first = me(ann)["avatar"]
    assert proper_avatar(first) == first
    choose(ann, CHOSEN)
    ann.post("/api/guests", {"name": "Anna"})
    any_server.kill()
    any_server.start()
    assert (me(ann)["avatar"], me(ann)["chosen"]) == (CHOSEN, True)
    choose(ann)
    assert (me(ann)["avatar"], me(ann)["chosen"]) == (first, False)


def test_avatars_that_nobody_has_chosen_differ() -> None:
    drawn = {avatar_of(GuestRow(str(n), "Ann", f"person {n}")) for n in range(200)}
    assert len(drawn) > 190
    for at, (part, count) in enumerate(PARTS.items()):
        assert len({avatar[at] for avatar in drawn}) == count, part


@pytest.mark.parametrize("wrong", ["", "0", "00000000", "00c0000", "6000000", "000000x", "äääääää"])
def test_what_is_no_avatar_is_refused(come: Come, wrong: str) -> None:
    answer = come("Ann").ask("POST", "/api/me/profile", {"avatar": wrong, "hidden": False})
    assert answer.status_code == 422
    assert answer.json()["reason"]["id"] == "no-such-avatar"


def test_a_new_avatar_shows_at_the_table_and_in_the_chat(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "", "random")
    bea.post(f"/api/tables/{table}/sit")
    seat = bea.at(table)
    choose(ann, CHOSEN)
    seat.receive_until(lambda: seat.table["seats"][0]["avatar"] == CHOSEN)
    assert seat.table["seats"][2]["avatar"] is None
    ann.at(table).ask("say", text="Hello")
    seat.receive_until(lambda: bool(seat.chat))
    assert seat.chat[-1]["avatar"] == CHOSEN


def test_people_on_one_device_have_faces_of_their_own(come: Come) -> None:
    seats: list[Json] = [{}, {"name": "Zoe"}, {"name": "Max"}]
    table = come("Ann").post("/api/tables", {"game": "palace", "seats": seats})
    assert len({seat["avatar"] for seat in table["seats"]}) == 3
    assert [seat["person"] is None for seat in table["seats"]] == [False, True, True]


def test_a_profile_shows_games_against_people_and_opponents(come: Come) -> None:
    ann, bea, eve = come("Ann"), come("Bea"), come(None)
    table = won(ann, bea)
    seats = ann.get(f"/api/tables/{table}")["seats"]
    assert {seat["person"] for seat in seats} == {key(ann), key(bea)}
    profile = eve.get(f"/api/people/{key(ann)}")
    assert (profile["name"], profile["avatar"], profile["own"]) == ("Ann", me(ann)["avatar"], False)
    (game,) = profile["games"]
    assert (game["game"], game["games"], game["wins"]) == ("palace", 1, 1)
    assert game["rating"]["games"] == 1
    (recent,) = profile["recent"]
    assert (recent["players"], recent["place"], recent["won"]) == (2, 1, True)
    (opponent,) = profile["opponents"]
    assert (opponent["person"], opponent["name"], opponent["games"]) == (key(bea), "Bea", 1)


def test_a_profile_tells_nothing_private(come: Come) -> None:
    ann, bea, eve = come("Ann"), come("Bea"), come("Eve")
    table = won(ann, bea)
    with_a_bot = ann.new_table("", "random", pace=5000)
    ann.at(with_a_bot).ask("resign")
    ann.post("/api/me/code")
    answer = eve.get(f"/api/people/{key(ann)}")
    assert [game["games"] for game in answer["games"]] == [1]
    for private in (table, with_a_bot, "device", "mail", "points", "muted", "token"):
        assert private not in str(answer)


def test_a_hidden_profile_looks_like_none_and_is_named_in_no_list(come: Come) -> None:
    ann, bea, eve = come("Ann"), come("Bea"), come("Eve")
    table = won(ann, bea)
    choose(bea, hidden=True)
    hidden, none = (eve.ask("GET", f"/api/people/{one}") for one in (key(bea), "nobody"))
    assert (hidden.status_code, hidden.text) == (none.status_code, none.text)
    assert hidden.status_code == 404
    assert bea.get(f"/api/people/{key(bea)}")["hidden"]
    assert ann.get("/api/me/people")["people"] == []
    assert ann.get(f"/api/people/{key(ann)}")["opponents"] == []
    persons = {seat["name"]: seat["person"] for seat in eve.get(f"/api/tables/{table}")["seats"]}
    assert persons == {"Ann": key(ann), "Bea": None}


def test_a_profile_is_deleted_with_the_person(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = won(ann, bea)
    person = key(bea)
    bea.ask("DELETE", "/api/me")
    assert ann.ask("GET", f"/api/people/{person}").status_code == 404
    left = ann.get(f"/api/tables/{table}")
    assert person not in str(left)
    (seat,) = [seat for seat in left["seats"] if seat["occupant"] == "former"]
    assert (seat["person"], seat["avatar"]) == (None, None)


def test_what_others_see_is_among_what_is_stored(come: Come) -> None:
    ann = come("Ann")
    choose(ann, CHOSEN, hidden=True)
    data = ann.get("/api/me/data")
    assert (data["person"], data["avatar"], data["hidden"]) == (key(ann), CHOSEN, True)
