"""Emails: one with a code, to see whose address it is, and then those that call people."""

import re
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

from alhambra.core.catalogue import catalogue
from alhambra.core.messages import Message
from alhambra.server.failures import BadRequest
from alhambra.server.notifications.options import MailServer
from alhambra.server.notifications.outcome import Outcome
from alhambra.server.notifications.words import Notice
from alhambra.server.storage.contacts import AddressRow
from alhambra.server.wire.notifications import Language

_LONGEST: Final = 254
_PATIENCE: Final = 8.0
"""Seconds that the mail server may take for each step."""
_FOR_GOOD: Final = 500
_PLAIN: Final = re.compile(r"[^@\s\"]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*", re.IGNORECASE)
"""The name in front is not quoted, and the domain is no number."""


class Mail:
    """Sends emails through the administrator's mail server."""

    def __init__(self, server: MailServer, address: str) -> None:
        """`address` is where people find this server."""
        self._server = server
        self._address = address

    async def send_code(self, address: str, code: str, language: Language) -> Outcome:
        words = catalogue(language)
        email = self._email(address, words.sentence("mail-code-subject", {}))
        email.set_content(
            words.sentence("mail-code-text", {"code": code, "address": self._address}) + "\n"
        )
        return await self._send(email)

    async def send(self, to: AddressRow, notice: Notice, id: str) -> Outcome:
        """An email that calls somebody. Sent twice, it has the same id, and mail programs show it
        once."""
        email = self._email(to.address, f"{notice.title} – {notice.body}", id)
        stop = f"{self._address}/api/mail/{to.unsubscribe_token}/unsubscribe"
        email["List-Unsubscribe"] = f"<{stop}>"
        email["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        email["Auto-Submitted"] = "auto-generated"
        facts = {
            "title": notice.title,
            "body": notice.body,
            "link": f"{self._address}{notice.path}",
            # Browsers send nothing after the number sign: no program that merely looks at the links
            # of an email stops it.
            "stop": f"{self._address}/unsubscribe#{to.unsubscribe_token}",
        }
        email.set_content(catalogue(to.language).sentence("mail-text", facts) + "\n")
        return await self._send(email)

    def _email(self, address: str, subject: str, id: str = "") -> EmailMessage:
        email = EmailMessage()
        email["From"] = self._server.sender
        email["To"] = address
        # Names of people are in it. The standard library would decode what looks like an encoded
        # word, also to the end of the line and another header.
        email["Subject"] = subject.replace("=?", "= ?")
        email["Date"] = formatdate()
        domain = self._server.sender.rpartition("@")[2].rstrip(">")
        email["Message-ID"] = f"<{id}@{domain}>" if id else make_msgid(domain=domain)
        return email

    async def _send(self, email: EmailMessage) -> Outcome:
        import aiosmtplib

        server = self._server
        try:
            await aiosmtplib.send(
                email,
                hostname=server.host,
                port=server.port,
                username=server.user,
                password=server.password,
                use_tls=server.tls,
                # A password is never sent in the clear.
                start_tls=True if server.user and not server.tls else None,
                timeout=_PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            return _refused(max(one.code for one in error.recipients))
        except aiosmtplib.SMTPResponseException as error:
            return _refused(error.code)
        except (aiosmtplib.SMTPException, OSError):
            return Outcome("later")
        return Outcome("sent")


def _refused(code: int) -> Outcome:
    return Outcome("refused" if code >= _FOR_GOOD else "later")


def proper_address(text: str) -> str:
    """A mail address as it is stored; or BadRequest."""
    try:
        if len(text) > _LONGEST or not text.isascii():
            raise ValueError
        address = Address(addr_spec=text.strip())
    except (ValueError, IndexError, MessageError):
        raise BadRequest(Message("bad-mail-address")) from None
    if not _PLAIN.fullmatch(address.addr_spec):
        raise BadRequest(Message("bad-mail-address"))
    return address.addr_spec


def mailbox(address: str) -> str:
    """Equal for addresses that probably lead to the same person: many providers do not look at
    capitals, dots, or what follows a plus sign."""
    name, _, domain = address.lower().rpartition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{domain}"
