"""The key by which push services recognize this server (VAPID, RFC 8292). Browsers subscribe with
it: with another one, all of them would have to subscribe anew."""

import base64
import os
from pathlib import Path
from typing import Any

from alhambra.core.messages import Message
from alhambra.server.notifications.options import BadNotifications


def load_or_create(file: Path) -> Any:
    """The key in `file`, which is made if it is not there, and which nobody else may read; or
    BadNotifications."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import load_pem_private_key
    from py_vapid import Vapid02

    try:
        if not file.exists():
            _create(file)
        key = load_pem_private_key(file.read_bytes(), None)
    except OSError as error:
        raise _unfit(file, error.strerror or str(error)) from None
    except (ValueError, TypeError):
        raise _unfit(file, str(Message("notify-key-not-fit"))) from None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise _unfit(file, str(Message("notify-key-not-fit")))
    return Vapid02(private_key=key)


def _unfit(file: Path, reason: str) -> BadNotifications:
    return BadNotifications(Message("notify-bad-key", {"file": str(file), "reason": reason}))


def public_text(key: Any) -> str:
    """The public key as browsers take it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def _create(file: Path) -> None:
    """Whole or not at all; another process may be first."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import (
        Encoding,
        NoEncryption,
        PrivateFormat,
    )

    text = ec.generate_private_key(ec.SECP256R1()).private_bytes(
        Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()
    )
    new = file.with_name(f".{file.name}-{os.getpid()}")
    written = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        os.write(written, text)
        os.fsync(written)
        os.link(new, file)
    except FileExistsError:
        pass
    finally:
        os.close(written)
        new.unlink()
