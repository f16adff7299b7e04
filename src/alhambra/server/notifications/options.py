"""What an administrator chooses about notifications; without any of it, there are none."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import SplitResult, unquote, urlsplit

from alhambra.core.messages import AlhambraError, Message

KEY_FILE: Final = "push-key.pem"
USUAL_PAUSE: Final = 60.0
_PUSH_LIBRARIES: Final = ("http_ece", "py_vapid")
_MAIL_LIBRARIES: Final = ("aiosmtplib",)
_MAIL_PORTS: Final = {"smtp": 25, "smtps": 465}


class BadNotifications(AlhambraError):
    """The options do not make sense, or what they need is not installed."""


class MailServer(NamedTuple):
    """Where emails are handed in."""

    host: str
    port: int
    tls: bool
    """Whether the connection is encrypted from the start."""
    user: str | None
    password: str | None
    sender: str


class PushOptions(NamedTuple):
    contact: str
    """How push services reach the administrator, as a URL."""
    key_file: Path
    services: frozenset[str] = frozenset()
    """Origins of push services that may be on a private network."""


class NotificationOptions(NamedTuple):
    push: PushOptions | None = None
    mail: MailServer | None = None
    address: str = ""
    """Where people find the server, for links in emails; without a slash at the end."""
    pause: float = USUAL_PAUSE
    """Seconds before somebody is called, who may come back by then."""


def push_options(
    contact: str, key_file: Path | None, folder: Path | str, services: list[str]
) -> PushOptions:
    """Or BadNotifications. The key is in `folder` unless it is given."""
    _expect_installed(_PUSH_LIBRARIES)
    split = _split(contact)
    if split is None or not (_is_origin(split) or (split.scheme == "mailto" and "@" in split.path)):
        raise BadNotifications(Message("notify-bad-contact", {"given": contact}))
    if key_file is None:
        if not isinstance(folder, Path):
            raise BadNotifications(Message("notify-key-needed"))
        key_file = folder / KEY_FILE
    return PushOptions(contact, key_file, frozenset(_origin(service) for service in services))


def mail_server(url: str, sender: str) -> MailServer:
    """Or BadNotifications, which does not tell the password."""
    _expect_installed(_MAIL_LIBRARIES)
    split = _split(url)
    if split is None or split.scheme not in _MAIL_PORTS or not split.hostname:
        raise BadNotifications(Message("notify-bad-mail-server"))
    if "@" not in sender:
        raise BadNotifications(Message("notify-bad-sender", {"given": sender}))
    return MailServer(
        split.hostname,
        split.port or _MAIL_PORTS[split.scheme],
        split.scheme == "smtps",
        _unquoted(split.username),
        _unquoted(split.password),
        sender,
    )


def public_address(given: str | None, host_names: list[str]) -> str:
    """Where people find the server: the given URL, or its first host name; or BadNotifications."""
    if given is None:
        if not host_names:
            raise BadNotifications(Message("notify-address-needed"))
        return f"https://{host_names[0]}"
    split = _split(given)
    if split is None or split.scheme not in ("http", "https") or not split.netloc:
        raise BadNotifications(Message("notify-bad-address", {"given": given}))
    return f"{split.scheme}://{split.netloc}"


def _expect_installed(libraries: tuple[str, ...]) -> None:
    if any(find_spec(library) is None for library in libraries):
        raise BadNotifications(Message("notify-not-installed"))


def _origin(service: str) -> str:
    split = _split(service)
    if split is None or not _is_origin(split):
        raise BadNotifications(Message("notify-bad-service", {"given": service}))
    return f"https://{split.netloc.lower()}"


def _is_origin(split: SplitResult) -> bool:
    return split.scheme == "https" and bool(split.netloc) and "@" not in split.netloc


def _split(url: str) -> SplitResult | None:
    try:
        split = urlsplit(url)
        split.port  # noqa: B018 – raises ValueError for one that is no number
    except ValueError:
        return None
    return split


def _unquoted(part: str | None) -> str | None:
    return None if part is None else unquote(part)
