"""A server that is upgraded while people have its page open."""

import json
import re
import shutil
from pathlib import Path

import alhambra
from alhambra.server.wire import WIRE_VERSION
from server.serving import ServerProcess


def of_version(program: str, version: int) -> str:
    """The text of a program of the page, if it spoke that version of the wire."""
    return re.sub(
        rf"(socket\?wire=|headers:\{{\[\w+\]:`){WIRE_VERSION}\b", rf"\g<1>{version}", program
    )


class Upgraded:
    """A server with a copy of the program, whose page can be replaced by a newer one."""

    def __init__(self, folder: Path) -> None:
        source = Path(alhambra.__file__).parent
        self._program = folder / "alhambra"
        shutil.copytree(source, self._program, ignore=shutil.ignore_patterns("__pycache__"))
        self.page = self._program / "server" / "page"
        self.server = ServerProcess(folder / "data", path=folder)

    def upgrade(self) -> None:
        """A page whose programs have other names, as those of every new one have, and another
        title."""
        assets = self.page / "assets"
        names = {file.name for file in assets.glob("*.js")}

        def newer(found: re.Match[str]) -> str:
            return f"newer-{found[0]}" if found[0] in names else found[0]

        for file in (*assets.glob("*.js"), self.page / "index.html", self.page / "sw-files.js"):
            text = file.read_text(encoding="utf-8")
            file.write_text(re.sub(r"[\w.-]+\.js\b", newer, text), encoding="utf-8")
        for name in names:
            (assets / name).rename(assets / f"newer-{name}")
        self._replace(self.page / "index.html", "<html ", '<html data-new="yes" ')
        files = self.page / "sw-files.js"
        listed = json.loads(files.read_text().removeprefix("self.KEPT = ").rstrip(";\n"))
        files.write_text(f"self.KEPT = {json.dumps(listed | {'version': 'newer'})};\n")
        for packed in self.page.rglob("*.gz"):
            packed.unlink()

    def upgrade_wire(self) -> None:
        """The same, and server and page speak the next version of the wire; the server is started
        again for it."""
        self.upgrade()
        for program in (self.page / "assets").glob("*.js"):
            text = program.read_text(encoding="utf-8")
            program.write_text(of_version(text, WIRE_VERSION + 1), encoding="utf-8")
        wire = self._program / "server" / "wire" / "__init__.py"
        self._replace(wire, f"Final = {WIRE_VERSION}\n", f"Final = {WIRE_VERSION + 1}\n")
        assert self.server.stop() == 0
        self.server.start(self.server.port)

    @staticmethod
    def _replace(file: Path, old: str, new: str) -> None:
        text = file.read_text(encoding="utf-8")
        if old in text:
            file.write_text(text.replace(old, new), encoding="utf-8")
