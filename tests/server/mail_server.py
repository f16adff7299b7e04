"""A real mail server for tests, which keeps what it gets."""

import asyncio
import re
from email import message_from_bytes, policy
from email.message import EmailMessage
from threading import Event, Thread

from aiosmtpd.smtp import SMTP, Envelope, Session

from server.push_service import wait_until


class MailServer:
    def __init__(self) -> None:
        self.received: list[EmailMessage] = []
        self.answers: list[str] = []
        """What it answers next; then it accepts everything."""
        self._listens = Event()
        self._thread = Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        self._listens.wait()

    async def _serve(self) -> None:
        self._loop, self._stopped = asyncio.get_running_loop(), asyncio.Event()
        server = await self._loop.create_server(lambda: SMTP(self), "127.0.0.1", 0)
        self.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._listens.set()
        async with server:
            await self._stopped.wait()

    async def handle_DATA(self, _: SMTP, __: Session, envelope: Envelope) -> str:  # noqa: N802 – its name
        if self.answers:
            return self.answers.pop(0)
        content = envelope.content
        assert isinstance(content, bytes)
        self.received.append(message_from_bytes(content, policy=policy.default))
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        return [each for each in self.received if each["To"] == address]

    def next_to(self, address: str, number: int = 1) -> EmailMessage:
        """Waits for the email of that number."""
        wait_until(lambda: len(self.to(address)) >= number)
        return self.to(address)[number - 1]

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._stopped.set)
        self._thread.join()


def text_of(email: EmailMessage) -> str:
    return str(email.get_content())


def code_in(email: EmailMessage) -> str:
    found = re.search(r"\b\d{6}\b", text_of(email))
    assert found, email
    return found[0]
