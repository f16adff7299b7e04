"""The chat of a table: sent to everybody, stored, limited, and muted."""

import pytest

from server.playing import Come, Json, Person, Socket
from server.serving import ServerProcess


def pair(ann: Person, bea: Person) -> tuple[Socket, Socket]:
    table = ann.new_table("", "")
    bea.post(f"/api/tables/{table}/sit")
    return ann.at(table), bea.at(table)


def refusal(answer: Json) -> str:
    assert answer["type"] == "refused", answer
    return str(answer["reason"]["id"])


def texts(seat: Socket) -> list[str]:
    return [line["text"] for line in seat.chat]


def test_everybody_at_the_table_is_told_also_before_the_game(come: Come) -> None:
    first, second = pair(come("Ann"), come("Bea"))
    watching = come(None).at(first.id)
    first.ask("say", text="  Hello,\n Bea! ")
    for seat in (second, watching):
        seat.receive_until(lambda s=seat: s.chat)  # type: ignore[misc]
        assert (seat.chat[-1]["name"], seat.chat[-1]["text"]) == ("Ann", "Hello, Bea!")
    assert come("Eve").at(first.id).chat == first.chat


def test_it_is_text_and_comes_as_it_was_typed(come: Come) -> None:
    first, second = pair(come("Ann"), come("Bea"))
    evil = "<script>alert(1)</script> & \"'` {{7*7}} javascript:x"
    first.ask("say", text=evil)
    second.receive_until(lambda: bool(second.chat))
    assert texts(second) == [evil]


@pytest.mark.parametrize("text", ["", " \n ", "x" * 301, "a\x00b", "a\u202eb", "\u200b", "\x1b[2J"])
def test_what_cannot_be_read_is_not_said(come: Come, text: str) -> None:
    first, _ = pair(come("Ann"), come("Bea"))
    assert refusal(first.ask("say", text=text)) in ("line-length", "line-plain")
    assert come("Eve").at(first.id).chat == []


def test_something_sent_twice_is_said_once(come: Come) -> None:
    first, _ = pair(come("Ann"), come("Bea"))
    for _ in range(3):
        assert first.ask("say", "same", text="Hi")["type"] == "done"
    assert texts(first) == ["Hi"]


def test_who_says_too_much_is_refused_for_a_while(come: Come) -> None:
    first, second = pair(come("Ann"), come("Bea"))
    answers = [first.ask("say", text=str(number)) for number in range(20)]
    assert answers[0]["type"] == "done"
    assert refusal(answers[-1]) == "too-many"
    assert second.ask("say", text="I may")["type"] == "done"


def test_who_is_muted_is_not_heard_by_that_reader(come: Come) -> None:
    ann, bea, cleo = come("Ann"), come("Bea"), come("Cleo")
    table = ann.new_table("", "", "")
    for person in (bea, cleo):
        person.post(f"/api/tables/{table}/sit")
    first, second, third = ann.at(table), bea.at(table), cleo.at(table)
    assert second.ask("mute", seat=0)["type"] == "done"
    assert second.table["seats"][0]["muted"] is True
    first.ask("say", text="Boo")
    third.ask("say", text="Hello")
    second.receive_until(lambda: bool(second.chat))
    assert texts(second) == ["Hello"]
    assert texts(bea.at(table)) == ["Hello"]
    assert texts(third) == ["Boo", "Hello"]
    second.ask("mute", seat=0, muted=False)
    assert texts(bea.at(table)) == ["Boo", "Hello"]
    assert refusal(second.ask("mute", seat=1)) == "seat-of-nobody-else"
    assert refusal(second.ask("mute", seat=5)) == "no-such-seat"


def test_it_is_kept_with_the_table(come: Come, any_server: ServerProcess) -> None:
    ann = come("Ann", any_server)
    table = ann.new_table("", "")
    ann.at(table).ask("say", text="Remember this")
    assert ann.at(table).ask("say", "twice", text="And this")["type"] == "done"
    assert ann.at(table).ask("say", "twice", text="And this")["type"] == "done"
    any_server.kill()
    any_server.start()
    again = ann.at(table)
    assert texts(again) == ["Remember this", "And this"]
    assert again.chat[0]["name"] == "Ann"


def test_a_phrase_is_sent_as_its_name_and_never_as_words(come: Come) -> None:
    first, second = pair(come("Ann"), come("Bea"))
    assert first.ask("say", phrase="good-luck")["type"] == "done"
    second.receive_until(lambda: bool(second.chat))
    assert (second.chat[-1]["phrase"], second.chat[-1]["text"]) == ("good-luck", "")
    assert refusal(first.ask("say", phrase="good-luck", text="And more")) == "line-or-phrase"
    assert refusal(first.ask("say", phrase="no-such-phrase")) == "unfit-frame"


def test_phrases_are_part_of_what_is_stored_about_somebody(come: Come) -> None:
    ann = come("Ann")
    first, _ = pair(ann, come("Bea"))
    first.ask("say", phrase="hello")
    (stored,) = ann.get("/api/me/data")["messages"]
    assert stored["phrase"] == "hello"


def begun(ann: Person, bea: Person) -> tuple[Socket, Socket]:
    first, second = pair(ann, bea)
    ann.post(f"/api/tables/{first.id}/start")
    second.receive_until(lambda: second.table["status"] == "running")
    return first, second


def test_spectators_talk_among_themselves_until_the_game_is_over(come: Come) -> None:
    ann, bea, eve = come("Ann"), come("Bea"), come("Eve")
    first, second = begun(ann, bea)
    watching, silent = eve.at(first.id), come(None).at(first.id)
    assert watching.ask("say", text="Ann should buy the tower")["type"] == "done"
    silent.receive_until(lambda: bool(silent.chat))
    assert (silent.chat[-1]["name"], silent.chat[-1]["channel"]) == ("Eve", "spectators")
    assert refusal(silent.ask("say", text="So should I")) == "only-seated"
    first.ask("say", text="Good luck")
    second.receive_until(lambda: bool(second.chat))
    assert texts(second) == ["Good luck"]
    assert texts(bea.at(first.id)) == ["Good luck"]
    assert texts(eve.at(first.id)) == ["Ann should buy the tower", "Good luck"]
    first.ask("agree")
    second.ask("agree")
    second.receive_until(lambda: "Ann should buy the tower" in texts(second))
    assert "Ann should buy the tower" in texts(ann.at(first.id))
    watching.ask("say", text="Well played")
    second.receive_until(lambda: "Well played" in texts(second))


def test_spectators_cannot_push_out_what_players_say(come: Come, any_server: ServerProcess) -> None:
    ann, bea = come("Ann", any_server), come("Bea", any_server)
    first, _ = begun(ann, bea)
    first.ask("say", text="Hello, all")
    for number in range(15):
        eve = come(f"Eve {number}", any_server).at(first.id)
        for word in ("a", "b", "c", "d"):
            eve.ask("say", text=word)
    any_server.kill()
    any_server.start()
    assert texts(ann.at(first.id)) == ["Hello, all"]
    assert "Hello, all" in texts(come("Zoe", any_server).at(first.id))


def watching(seat: Socket) -> tuple[list[str], int]:
    people = seat.spectators["people"]
    return [each["name"] for each in people], seat.spectators["unnamed"]


def person_of(seat: Socket, name: str) -> str:
    """What a spectator is known by, once everybody was told who watches."""
    seat.receive_until(lambda: name in watching(seat)[0])
    people = seat.spectators["people"]
    return next(str(each["person"]) for each in people if each["name"] == name)


def test_everybody_sees_who_watches(come: Come) -> None:
    first, second = begun(come("Ann"), come("Bea"))
    assert watching(first) == ([], 0)
    eve, nobody = come("Eve").at(first.id), come(None).at(first.id)
    for seat in (first, second, eve, nobody):
        seat.receive_until(lambda s=seat: watching(s) == (["Eve"], 1))  # type: ignore[misc]
    nobody.close()
    first.receive_until(lambda: watching(first) == (["Eve"], 0))
    eve.close()
    first.receive_until(lambda: watching(first) == ([], 0))


def test_a_player_mutes_a_spectator_for_oneself_alone(come: Come) -> None:
    ann, bea, eve = come("Ann"), come("Bea"), come("Eve")
    table = begun(ann, bea)[0].id
    first, second = ann.at(table), bea.at(table)
    heckler = eve.at(table)
    person = person_of(first, "Eve")
    first.ask("mute", person=person)
    assert (first.table["muted"], second.table["muted"]) == ([person], [])
    heckler.ask("say", text="Buy the tower")
    first.ask("agree")
    second.ask("agree")
    second.receive_until(lambda: "Buy the tower" in texts(second))
    assert "Buy the tower" not in texts(ann.at(table))
    assert ann.get("/api/me/data")["muted"] == ["Eve"]
    first.ask("mute", person=person, muted=False)
    assert "Buy the tower" in texts(ann.at(table))


def test_a_spectator_whom_the_host_has_muted_writes_nothing_until_allowed(
    come: Come, any_server: ServerProcess
) -> None:
    ann, bea, eve, zoe = (come(name, any_server) for name in ("Ann", "Bea", "Eve", "Zoe"))
    table = begun(ann, bea)[0].id
    heckler, other, host = eve.at(table), zoe.at(table), ann.at(table)
    person = person_of(host, "Eve")
    assert bea.at(table).ask("silence", person=person)["reason"]["id"] == "host-only"
    host.ask("silence", person=person)
    assert other.ask("say", text="Good luck")["type"] == "done"
    assert heckler.ask("say", text="Buy the tower")["reason"]["id"] == "was-silenced"
    any_server.kill()
    any_server.start()
    heckler, host = eve.at(table), ann.at(table)
    assert heckler.table["silenced"] == [person]
    assert heckler.ask("say", phrase="hello")["reason"]["id"] == "was-silenced"
    host.ask("silence", person=person, silenced=False)
    assert heckler.ask("say", text="Sorry")["type"] == "done"


@pytest.mark.parametrize("command", ["mute", "silence"])
def test_only_people_who_watch_are_muted_as_spectators(come: Come, command: str) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = begun(ann, bea)[0].id
    seated = bea.get("/api/me")["guest"]["person"]
    for person in ("", "nobody", seated):
        refused = ann.at(table).ask(command, person=person)
        assert refused["reason"]["id"] == "no-such-spectator"
