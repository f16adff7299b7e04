"""A real nginx before a server, with the configuration that the docs give."""

import os
import shutil
import socket
import ssl
import subprocess
import time
from pathlib import Path

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
NAME = "games.example.org"
_WHOLE = """
daemon off;
pid {folder}/pid;
error_log {folder}/errors.txt;
{user}
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/bodies;
    proxy_temp_path {folder}/proxied;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""


def program() -> str | None:
    """Where nginx is, if it is anywhere."""
    return shutil.which("nginx") or shutil.which("/usr/sbin/nginx")


def configuration() -> str:
    """As the docs give it."""
    return HOSTING.read_text().split("```nginx\n")[1].split("```")[0]


class Nginx:
    """Listens to addresses of this machine only, and waits for slow visitors a second."""

    def __init__(self, program: str, folder: Path, server: str) -> None:
        self.port = _free_port()
        certificate = _certificate(folder)
        site = configuration()
        for given, here in (
            ("listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;"),
            ("listen [::]:443 ssl;", f"listen [::1]:{self.port} ssl;"),
            ("/etc/ssl/games.example.org.pem", str(certificate)),
            ("/etc/ssl/games.example.org.key", str(certificate)),
            ("127.0.0.1:8000", server),
            ("_timeout 10s;", "_timeout 1s;"),
        ):
            assert given in site, given
            site = site.replace(given, here)
        file = folder / "nginx.conf"
        # The processes that do the work would else be somebody who may not read this folder.
        user = "user root;" if os.getuid() == 0 else ""
        file.write_text(_WHOLE.format(folder=folder, site=site, user=user))
        self._process = subprocess.Popen(
            [program, "-c", str(file), "-p", str(folder), "-e", str(folder / "errors.txt")],
            stderr=subprocess.DEVNULL,
        )
        while not self._listens():
            assert self._process.poll() is None, (folder / "errors.txt").read_text()
            time.sleep(0.05)

    def context(self) -> ssl.SSLContext:
        """Its certificate is nobody's."""
        context = ssl.create_default_context()
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        return context

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(60)

    def _listens(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as bound:
        return int(bound.getsockname()[1])


def _certificate(folder: Path) -> Path:
    """With its key in the same file."""
    file = folder / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"]
        + ["-subj", f"/CN={NAME}", "-keyout", str(folder / "key"), "-out", str(folder / "public")],
        check=True,
        capture_output=True,
    )
    file.write_text((folder / "key").read_text() + (folder / "public").read_text())
    return file
