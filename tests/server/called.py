"""A server that calls people to their games, and people who want to be called."""

from typing import Any

from server.mail_server import MailServer, code_in
from server.playing import Json, Person, Socket
from server.push_service import Browser, PushService

ADDRESS = "https://games.example.org"
CONTACT = "mailto:host@example.org"
A_MOVE_IN_TWO_DAYS = {"per": "move", "seconds": 2 * 24 * 60 * 60}
BLITZ = {"per": "player", "seconds": 300}


def options(push_service: PushService, mail: MailServer, after: str = "0") -> list[str]:
    return [
        *("--push-contact", CONTACT, "--push-service", push_service.origin),
        *("--mail-server", mail.url, "--mail-from", "Alhambra <games@example.org>"),
        *("--public-url", f"{ADDRESS}/", "--notify-after", after),
    ]


def subscribe(person: Person, browser: Browser, language: str = "en") -> Json:
    return person.post("/api/me/notifications/push", browser.subscription(language))


def confirm(person: Person, mail: MailServer, address: str, language: str = "en") -> None:
    wish = {"address": address, "language": language}
    asked = person.post("/api/me/notifications/mail", wish)
    assert (asked["address"], asked["confirmed"]) == (address, False)
    code = code_in(mail.next_to(address))
    assert person.post("/api/me/notifications/mail/code", {"code": code})["confirmed"]


def table_of(ann: Person, bea: Person, **more: Any) -> tuple[Socket, str]:
    """A game of two in which it is Ann's turn, and only she has it open; and its id."""
    table = ann.new_table("", "", **more)
    bea.post(f"/api/tables/{table}/sit")
    other, seat = bea.at(table), ann.at(table)
    assert seat.ask("start")["type"] == "done"
    seat.receive_until(lambda: seat.view is not None)
    other.receive_until(lambda: other.view is not None)
    end_turn(other)
    other.close()
    seat.receive_until(lambda: seat.is_awaited and seat.presences[1] != "here")
    return seat, table


def end_turn(seat: Socket) -> None:
    while seat.is_awaited:
        seat.play_first("take", "buy", "place")
