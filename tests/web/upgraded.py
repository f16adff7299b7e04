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
        """A page whose program has another name, as every new one has, and another title."""
        index = self.page / "index.html"
        text = index.read_text(encoding="utf-8")
        found = re.search(r"/assets/(index-[\w-]+\.js)", text)
        assert found
        program = self.page / "assets" / found[1]
        newer = program.with_name("index-newer.js")
        newer.write_bytes(program.read_bytes())
        for file in self.page.rglob("*.js"):
            self._replace(file, found[1], newer.name)
        index.write_text(
            text.replace(found[1], newer.name).replace("<html ", '<html data-new="yes" '),
            encoding="utf-8",
        )
        files = self.page / "sw-files.js"
        listed = json.loads(files.read_text().removeprefix("self.KEPT = ").rstrip(";\n"))
        files.write_text(f"self.KEPT = {json.dumps(listed | {'version': 'newer'})};\n")
        for packed in self.page.rglob("*.gz"):
            packed.unlink()
        program.unlink()

    def upgrade_wire(self) -> None:
        """The same, and server and page speak the next version of the wire; the server is started
        again for it."""
        self.upgrade()
        newer = self.page / "assets" / "index-newer.js"
        text = newer.read_text(encoding="utf-8")
        newer.write_text(of_version(text, WIRE_VERSION + 1), encoding="utf-8")
        wire = self._program / "server" / "wire" / "__init__.py"
        self._replace(wire, f"Final = {WIRE_VERSION}\n", f"Final = {WIRE_VERSION + 1}\n")
        assert self.server.stop() == 0
        self.server.start(self.server.port)

    @staticmethod
    def _replace(file: Path, old: str, new: str) -> None:
        text = file.read_text(encoding="utf-8")
        if old in text:
            file.write_text(text.replace(old, new), encoding="utf-8")
