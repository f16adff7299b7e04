"""A push service of our own, and a browser's keys: it decrypts what it gets as a browser would, and
checks who has signed it, with nothing but the primitives that the standards name."""

import base64
import datetime
import hashlib
import hmac
import json
import ssl
import time
from collections.abc import Callable
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.x509.oid import NameOID

from server.playing import Json

_PATIENCE: Final = 150.0
"""Seconds: on a busy machine a message may be late, and then it is sent again after a minute."""
_CURVE: Final = ec.SECP256R1()
SLOW: Final = "slow"
ENDLESS: Final = "endless"
"""Paths that begin so get very many interim answers before the real one."""
_INTERIM: Final = b"HTTP/1.1 102 Processing\r\n\r\n"


class Browser:
    """The keys that a browser keeps to itself, and its subscription."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(_CURVE)
        self._secret = hashlib.sha256(endpoint.encode()).digest()[:16]
        self.endpoint = endpoint

    def subscription(self, language: str = "en") -> Json:
        return {
            "endpoint": self.endpoint,
            "p256dh": encoded(point_of(self._key.public_key())),
            "auth": encoded(self._secret),
            "language": language,
        }

    def read(self, body: bytes) -> Json:
        """What a message says (RFC 8291, RFC 8188)."""
        salt, length = body[:16], body[20]
        theirs = body[21 : 21 + length]
        shared = self._key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, theirs)
        )
        info = b"WebPush: info\0" + point_of(self._key.public_key()) + theirs
        secret = _derived(self._secret, shared, info, 32)
        key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, body[21 + length :], None)
        said: Json = json.loads(plain.rstrip(b"\0").removesuffix(b"\2"))
        return said


class Received:
    """A message as it arrived."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class PushService:
    """Listens on this machine, with a certificate of its own."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        self.certificate = folder / "certificate.pem"
        self.received: list[Received] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        """What it answers next; then it accepts everything."""
        self.waiting: set[int] = set()
        """Those who are waiting for an answer now and get none, whose paths begin with `SLOW`;"""
        self.most_waiting = 0
        """how many there were at the same time."""
        key_file = folder / "key.pem"
        _certify(self.certificate, key_file)
        self._http = ThreadingHTTPServer(("127.0.0.1", 0), _handler(self))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate, key_file)
        # Each connection shakes hands in its own thread.
        self._http.socket = context.wrap_socket(
            self._http.socket, server_side=True, do_handshake_on_connect=False
        )
        self.origin = f"https://localhost:{self._http.server_address[1]}"
        self._thread = Thread(target=self._http.serve_forever, daemon=True)
        self._thread.start()

    @staticmethod
    def keys() -> Json:
        """Those of some browser."""
        made = Browser("").subscription()
        return {"p256dh": made["p256dh"], "auth": made["auth"]}

    def browser(self, name: str) -> Browser:
        return Browser(f"{self.origin}/{name}")

    def messages(self, browser: Browser) -> list[Received]:
        path = urlsplit(browser.endpoint).path
        return [each for each in self.received if each.path == path]

    def next_for(self, browser: Browser, number: int = 1) -> Received:
        """Waits for the message of that number."""
        wait_until(lambda: len(self.messages(browser)) >= number)
        return self.messages(browser)[number - 1]

    def close(self) -> None:
        self._http.shutdown()
        self._http.server_close()
        self._thread.join()


def wait_until(condition: Callable[[], bool]) -> None:
    late = time.monotonic() + _PATIENCE
    while not condition():
        assert time.monotonic() < late, "it has not happened"
        time.sleep(0.02)


def claims_of(received: Received, public_key: str) -> Json:
    """What the sender claims, if the sender has the key that browsers subscribe with (RFC 8292)."""
    scheme, _, fields = received.headers["Authorization"].partition(" ")
    parts = dict(field.strip().split("=", 1) for field in fields.split(","))
    assert (scheme, parts["k"]) == ("vapid", public_key)
    signed, _, signature = parts["t"].rpartition(".")
    raw = decoded(signature)
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, decoded(public_key))
    algorithm = ec.ECDSA(hashes.SHA256())
    key.verify(utils.encode_dss_signature(*numbers), signed.encode(), algorithm)
    header, _, claims = signed.partition(".")
    assert json.loads(decoded(header))["alg"] == "ES256"
    found: Json = json.loads(decoded(claims))
    return found


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    encoding, format = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(encoding, format)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, for no more than one block."""
    key = hmac.digest(salt, secret, "sha256")
    return hmac.digest(key, info + b"\1", "sha256")[:length]


def _handler(service: PushService) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            with suppress(OSError):
                if self.path.startswith(f"/{SLOW}"):
                    self.wait()
                else:
                    self.answer(body)

        def answer(self, body: bytes) -> None:
            if self.path.startswith(f"/{ENDLESS}"):
                self.wfile.write(_INTERIM * 10_000)
            status, headers = service.answers.pop(0) if service.answers else (201, {})
            service.received.append(Received(self.path, dict(self.headers), body))
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def wait(self) -> None:
            """Until the other side gives up."""
            self.close_connection = True
            service.waiting.add(id(self))
            service.most_waiting = max(service.most_waiting, len(service.waiting))
            try:
                self.rfile.read(1)
            finally:
                service.waiting.discard(id(self))

        def log_message(self, *_: Any) -> None:
            """It would be mixed with what the tests print."""

    return Handler


def _certify(certificate: Path, key_file: Path) -> None:
    key = ec.generate_private_key(_CURVE)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    certificate.write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    key_file.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
