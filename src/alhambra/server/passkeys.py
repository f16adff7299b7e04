"""Passkeys: a device or password manager of a guest's proves that it has a key, which never leaves
it. Only for pages with HTTPS and a name, and only if `webauthn` is installed."""

import hashlib
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import HTTPConnection

from alhambra.core.messages import Message
from alhambra.server.failures import BadRequest, NotNow
from alhambra.server.guests import now
from alhambra.server.storage.database import Conflict
from alhambra.server.storage.passkeys import PasskeyRow
from alhambra.server.storage.rows import GuestRow
from alhambra.server.storage.store import Store
from alhambra.server.wire.passkeys import (
    NewPasskey,
    Passkey,
    PasskeyChallenge,
    PasskeyRequest,
    Passkeys,
    SignInRequest,
)

MOST_PASSKEYS: Final = 10
_VALID: Final = 5 * 60_000
"""Milliseconds in which a challenge must be answered."""
_ALGORITHMS: Final = (-8, -7, -257)
"""EdDSA, ES256 and RS256, the best first: every browser has one of them."""
_LONGEST_KEY: Final = 2048
_LONGEST_ID: Final = 1023


class Site(NamedTuple):
    """Where the page is, as far as its browser is concerned. The guard has seen to it that the host
    name is one of this server's."""

    host: str
    origin: str


class PasskeyService:
    """Without `webauthn`, it offers nothing."""

    def __init__(self, store: Store) -> None:
        self._store = store.passkeys
        self._guests = store.guests

    async def of_guest(self, guest: GuestRow | None, site: Site | None) -> Passkeys:
        rows = [] if guest is None else await self._store.of_guest(guest.id)
        return Passkeys(
            site is not None, [Passkey(row.id, row.host, row.created, row.used) for row in rows]
        )

    # Making one

    async def new(self, guest: GuestRow, site: Site | None) -> NewPasskey:
        """What the guest's browser needs to make one; or NotNow."""
        host = _expect(site).host
        known = await self._store.of_guest(guest.id)
        if len(known) >= MOST_PASSKEYS:
            raise NotNow(Message("too-many-passkeys", {"most": MOST_PASSKEYS}))
        challenge = await self._new_challenge(guest.id)
        return NewPasskey(
            challenge, host, _user(guest), guest.name, list(_ALGORITHMS), [row.id for row in known]
        )

    async def add(self, guest: GuestRow, site: Site | None, made: PasskeyRequest) -> None:
        """Or BadRequest, if the browser has made something else."""
        at = _expect(site)
        challenge = await self._answered(made.client_data, guest.id)
        row = _verified_new(made, challenge, guest, at)
        if len(await self._store.of_guest(guest.id)) >= MOST_PASSKEYS:
            raise NotNow(Message("too-many-passkeys", {"most": MOST_PASSKEYS}))
        try:
            await self._store.add(row)
        except Conflict:
            raise _bad() from None

    async def delete(self, guest: GuestRow, id: str) -> None:
        await self._store.delete(guest.id, id)

    # Signing in

    async def challenge(self, site: Site | None) -> PasskeyChallenge:
        host = _expect(site).host
        return PasskeyChallenge(await self._new_challenge(None), host)

    async def owner(self, site: Site | None, signed: SignInRequest) -> GuestRow:
        """The guest whose passkey has signed a challenge; or BadRequest."""
        at = _expect(site)
        challenge = await self._answered(signed.client_data, None)
        row = await self._store.find(signed.id)
        guest = None if row is None else await self._guests.get(row.guest)
        if row is None or guest is None or signed.user != _user(guest):
            raise BadRequest(Message("no-such-passkey"))
        uses = _verified_uses(signed, challenge, row, at)
        try:
            await self._store.use(row, uses, now())
        except Conflict:
            raise _bad() from None
        return guest

    async def _new_challenge(self, guest: str | None) -> str:
        challenge = secrets.token_bytes(32)
        await self._store.add_challenge(challenge, guest, now() + _VALID, now())
        return _text(challenge)

    async def _answered(self, client_data: str, guest: str | None) -> bytes:
        """The challenge that the browser says it has answered, which counts once; or BadRequest."""
        try:
            challenge = _bytes(msgspec.json.decode(_bytes(client_data), type=_ClientData).challenge)
            await self._store.take_challenge(challenge, guest, now())
        except (msgspec.MsgspecError, ValueError):
            raise _bad() from None
        except Conflict:
            raise BadRequest(Message("passkey-too-late")) from None
        return challenge


class _ClientData(msgspec.Struct):
    """Of what browsers sign, only what has to be known before it is verified."""

    challenge: str


def _verified_new(made: PasskeyRequest, challenge: bytes, guest: GuestRow, at: Site) -> PasskeyRow:
    # Imported late: it is optional, and most processes never need it.
    from webauthn import verify_registration_response
    from webauthn.helpers.cose import COSEAlgorithmIdentifier

    answer = {"clientDataJSON": made.client_data, "attestationObject": made.attestation}
    try:
        found = verify_registration_response(
            credential=_credential(made.id, answer),
            expected_challenge=challenge,
            expected_rp_id=at.host,
            expected_origin=at.origin,
            supported_pub_key_algs=[COSEAlgorithmIdentifier(each) for each in _ALGORITHMS],
        )
    # The library parses what anybody may have sent, and not everything that fails there has an
    # exception of its own.
    except Exception:
        raise _bad() from None
    id, key = found.credential_id, found.credential_public_key
    if len(id) > _LONGEST_ID or len(key) > _LONGEST_KEY or _text(id) != made.id:
        raise _bad()
    return PasskeyRow(made.id, guest.id, at.host, key, found.sign_count, now(), None)


def _verified_uses(signed: SignInRequest, challenge: bytes, row: PasskeyRow, at: Site) -> int:
    """How often the passkey was used by now; or BadRequest, if something is wrong with it."""
    from webauthn import verify_authentication_response

    answer = {
        "clientDataJSON": signed.client_data,
        "authenticatorData": signed.authenticator_data,
        "signature": signed.signature,
        "userHandle": signed.user,
    }
    try:
        found = verify_authentication_response(
            credential=_credential(signed.id, answer),
            expected_challenge=challenge,
            expected_rp_id=at.host,
            expected_origin=at.origin,
            credential_public_key=row.public_key,
            credential_current_sign_count=row.uses,
        )
    except Exception:
        raise _bad() from None
    return found.new_sign_count


def _credential(id: str, answer: dict[str, str]) -> dict[str, Any]:
    return {"id": id, "rawId": id, "type": "public-key", "response": answer}


def _user(guest: GuestRow) -> str:
    """What a passkey keeps of its owner: it may be copied to a service for passwords."""
    return _text(hashlib.sha256(f"passkey {guest.id}".encode()).digest())


def _expect(site: Site | None) -> Site:
    if site is None:
        raise NotNow(Message("no-passkeys-here"))
    return site


def _bad() -> BadRequest:
    return BadRequest(Message("bad-passkey"))


def _text(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    """Or ValueError."""
    return urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))


def site_of(connection: HTTPConnection) -> Site | None:
    """None where browsers do not allow passkeys."""
    host, scheme = connection.url.hostname or "", connection.url.scheme
    is_here = host == "localhost" or host.endswith(".localhost")
    if not _is_installed() or _is_address(host) or not host:
        return None
    if scheme != "https" and not is_here:
        return None
    return Site(host, f"{scheme}://{connection.url.netloc}")


def _is_installed() -> bool:
    return find_spec("webauthn") is not None


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
