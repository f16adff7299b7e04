"""A device that keeps passkeys, as browsers have them: it signs with a real key."""

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from server.playing import Json

_PRESENT: Final = 0x01
_HAS_KEY: Final = 0x40
_ES256: Final = -7


class Authenticator:
    """One passkey; `uses` counts how often it has signed."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.uses = 0
        self.user = ""

    def make(self, wished: Json) -> Json:
        """What a browser sends for a `NewPasskey`."""
        self.user = wished["user"]
        numbers = self.key.public_key().public_numbers()
        coordinates = [number.to_bytes(32, "big") for number in (numbers.x, numbers.y)]
        key = cbor2.dumps({1: 2, 3: _ES256, -1: 1, -2: coordinates[0], -3: coordinates[1]})
        about = bytes(16) + struct.pack(">H", len(self.id)) + self.id + key
        data = self._data(wished["host"], _PRESENT | _HAS_KEY) + about
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "id": in_text(self.id),
            "client_data": self._client_data("webauthn.create", wished["challenge"]),
            "attestation": in_text(made),
        }

    def sign(self, wished: Json) -> Json:
        """What a browser sends for a `PasskeyChallenge`."""
        self.uses += 1
        data = self._data(wished["host"], _PRESENT)
        client_data = self._client_data("webauthn.get", wished["challenge"])
        signed = data + hashlib.sha256(in_bytes(client_data)).digest()
        return {
            "id": in_text(self.id),
            "client_data": client_data,
            "authenticator_data": in_text(data),
            "signature": in_text(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "user": self.user,
        }

    def _data(self, host: str, flags: int) -> bytes:
        return hashlib.sha256(host.encode()).digest() + struct.pack(">BI", flags, self.uses)

    def _client_data(self, kind: str, challenge: str) -> str:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return in_text(json.dumps(said).encode())


def in_text(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def in_bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "==")
