"""People one has played with, who are invited again."""

from server.called import confirm
from server.mail_server import MailServer, text_of
from server.playing import Come, Json, Person
from server.serving import ServerProcess
from server.test_profiles import choose, key, won


def invite(host: Person, table: str, guest: Person) -> str | None:
    """The sentence with which it is refused, if it is."""
    answer = host.ask("POST", f"/api/tables/{table}/invitations", {"person": key(guest)})
    return None if answer.status_code == 200 else str(answer.json()["reason"]["id"])


def invited(person: Person) -> list[str]:
    found = person.get("/api/me/invitations")["invitations"]
    return [str(each["table"]["id"]) for each in found]


def known(person: Person) -> list[Json]:
    return list(person.get("/api/me/people")["people"])


def test_people_one_has_played_with_are_known_and_invited_again(
    come: Come, any_server: ServerProcess
) -> None:
    ann, bea = come("Ann", any_server), come("Bea", any_server)
    assert known(ann) == []
    won(ann, bea)
    (other,) = known(ann)
    assert (other["person"], other["name"], other["games"]) == (key(bea), "Bea", 1)
    table = ann.new_table("", "")
    assert invite(ann, table, bea) is None
    any_server.kill()
    any_server.start()
    (found,) = bea.get("/api/me/invitations")["invitations"]
    assert (found["table"]["id"], found["sender"]) == (table, "Ann")
    bea.post(f"/api/tables/{table}/sit")
    assert invited(bea) == []
    assert ann.get(f"/api/tables/{table}/invitations")["people"] == []


def test_somebody_who_declines_is_asked_no_more_and_the_host_sees_it(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    won(ann, bea)
    table = ann.new_table("", "")
    invite(ann, table, bea)
    assert bea.ask("DELETE", f"/api/me/invitations/{table}").json() == {"invitations": []}
    (person,) = ann.get(f"/api/tables/{table}/invitations")["people"]
    assert (person["name"], person["declined"]) == ("Bea", True)
    assert invite(ann, table, bea) is None
    assert invited(bea) == []


def test_strangers_hidden_people_and_those_sent_away_are_not_invited(come: Come) -> None:
    ann, bea, eve = come("Ann"), come("Bea"), come("Eve")
    won(ann, bea)
    table = ann.new_table("", "")
    assert invite(ann, table, eve) == "cannot-invite"
    assert invite(ann, table, ann) == "cannot-invite"
    assert invite(bea, table, ann) == "host-only"
    choose(bea, hidden=True)
    assert invite(ann, table, bea) == "cannot-invite"
    choose(bea)
    bea.post(f"/api/tables/{table}/sit")
    assert invite(ann, table, bea) == "cannot-invite"
    ann.post(f"/api/tables/{table}/bans", {"seat": 1})
    assert invite(ann, table, bea) == "cannot-invite"


def test_whoever_is_sent_away_or_comes_too_late_is_invited_no_longer(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    won(ann, bea)
    first, second, third = (ann.new_table("", "", "random") for _ in range(3))
    for table in (first, second, third):
        invite(ann, table, bea)
    assert set(invited(bea)) == {first, second, third}
    bea.post(f"/api/tables/{first}/sit")
    ann.post(f"/api/tables/{first}/seats/1", {"bot": None})
    ann.post(f"/api/tables/{second}/start")
    assert invited(bea) == [third]
    ann.post(f"/api/tables/{third}/close")
    assert invited(bea) == []


def test_whoever_is_muted_invites_nobody_and_is_not_told(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = won(ann, bea)
    seats = bea.get(f"/api/tables/{table}")["seats"]
    number = next(n for n, seat in enumerate(seats) if seat["name"] == "Ann")
    bea.at(table).ask("mute", seat=number)
    table = ann.new_table("", "")
    assert invite(ann, table, bea) is None
    assert invited(bea) == []


def test_invitations_are_stored_shown_and_deleted(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    won(ann, bea)
    table = ann.new_table("", "")
    invite(ann, table, bea)
    (got,), (sent,) = (one.get("/api/me/data")["invitations"] for one in (bea, ann))
    assert (got["table"], got["sent"], sent["table"], sent["sent"]) == (table, False, table, True)
    ann.ask("DELETE", "/api/me")
    assert bea.get("/api/me/data")["invitations"] == []


def test_nobody_invites_too_often(come: Come, own_server: ServerProcess) -> None:
    ann, bea = come("Ann", own_server), come("Bea", own_server)
    won(ann, bea)
    table, person = ann.new_table("", ""), key(bea)
    url = ann.url(f"/api/tables/{table}/invitations")
    found = [ann.http.post(url, json={"person": person}).status_code for _ in range(15)]
    assert set(found) == {200, 429}


def test_an_invitation_is_sent_to_whoever_wants_to_be_called(
    come: Come, calling_server: ServerProcess, mail: MailServer
) -> None:
    ann, bea = come("Ann", calling_server), come("Bea", calling_server)
    won(ann, bea)
    confirm(bea, mail, "invited@example.org")
    table = ann.new_table("", "", clock={"per": "player", "seconds": 300})
    invite(ann, table, bea)
    email = mail.next_to("invited@example.org", 2)
    assert email["subject"].startswith("You are invited")
    assert "Ann" in text_of(email)
    assert f"/t/{table}" in text_of(email)
