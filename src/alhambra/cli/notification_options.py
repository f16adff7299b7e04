"""Options of `alhambra serve` for notifications: push messages, and emails. They look alike: each
is a value that may also come from the environment."""

from pathlib import Path
from typing import Annotated

import typer

from alhambra.core.messages import Message
from alhambra.server.notifications.options import (
    BadNotifications,
    NotificationOptions,
    mail_server,
    public_address,
    push_options,
)

_PANEL = "Notifications"

PushContactOption = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="ALHAMBRA_PUSH_CONTACT",
        rich_help_panel=_PANEL,
        help="Offer push messages; push services reach you there (mailto:… or https://…).",
    ),
]
PushKeyOption = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        envvar="ALHAMBRA_PUSH_KEY",
        rich_help_panel=_PANEL,
        show_default="push-key.pem beside the games",
        help="Private key for push messages (PEM); created if missing.",
    ),
]
PushServiceOption = Annotated[
    list[str] | None,
    typer.Option(
        metavar="URL",
        envvar="ALHAMBRA_PUSH_SERVICES",
        rich_help_panel=_PANEL,
        help="Push service on your own network to trust (https://…); repeatable.",
    ),
]
MailServerOption = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="ALHAMBRA_MAIL_SERVER",
        rich_help_panel=_PANEL,
        help="Offer emails, sent through this mail server (smtp://… or smtps://…).",
    ),
]
MailFromOption = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        envvar="ALHAMBRA_MAIL_FROM",
        rich_help_panel=_PANEL,
        help="Sender of the emails.",
    ),
]
PublicUrlOption = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="ALHAMBRA_PUBLIC_URL",
        rich_help_panel=_PANEL,
        show_default="https:// and the first host name",
        help="Address of this server, for links in emails.",
    ),
]
NotifyAfterOption = Annotated[
    float,
    typer.Option(
        min=0,
        max=86_400,
        metavar="SECONDS",
        envvar="ALHAMBRA_NOTIFY_AFTER",
        rich_help_panel=_PANEL,
        help="How long to wait for people to come by themselves.",
    ),
]


def notification_options(
    where: Path | str,
    host_names: tuple[str, ...],
    push: tuple[str | None, Path | None, list[str]],
    mail: tuple[str | None, str | None, str | None],
    pause: float,
) -> NotificationOptions:
    """What the options say; or BadNotifications."""
    contact, key, services = push
    server, sender, url = mail
    if server is not None and sender is None:
        raise BadNotifications(Message("notify-sender-needed"))
    return NotificationOptions(
        push=None if contact is None else push_options(contact, key, where, services),
        mail=None if server is None or sender is None else mail_server(server, sender),
        address="" if server is None else public_address(url, list(host_names)),
        pause=pause,
    )
