"""Builds the page for browsers into the package, if its sources have changed.

`python tools/page.py npm run check` runs npm among the sources instead.
"""

import gzip
import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from node import ROOT, npm, say, stop

WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "alhambra"
PAGE = PACKAGE / "server" / "page"
MADE_FROM = PAGE / ".stamp"
INSTALLED = WEB / "node_modules" / ".stamp"
COMPRESSED = {".css", ".html", ".js", ".json", ".md", ".svg", ".ttf", ".webmanifest"}


def sources() -> Iterator[Path]:
    """What the page is made from, in a fixed order. Hidden files belong to editors."""
    for top in (WEB, PACKAGE / "locale", PACKAGE / "rules"):
        for folder, inside, files in os.walk(top):
            inside[:] = sorted(
                name for name in inside if name not in {"node_modules", "__pycache__"}
            )
            yield from (Path(folder, name) for name in sorted(files) if not name.startswith("."))
    yield Path(__file__).resolve()


def checksum(files: Iterator[Path]) -> str:
    """Covers names and contents, wherever the project's folder is."""
    whole = hashlib.sha256()
    for file in files:
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        whole.update(f"{file.relative_to(ROOT).as_posix()} {content}\n".encode())
    return whole.hexdigest()


def says(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text() == wanted


def install_packages() -> None:
    """Install the packages of the lock file, unless they are there."""
    wanted = checksum(iter([WEB / "package-lock.json"]))
    if says(INSTALLED, wanted):
        return
    words = ("ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")
    if (done := npm(*words, folder=WEB, quiet=True)).returncode:
        sys.stderr.write(done.stdout)
        stop(
            "the page's packages could not be installed; is the network there?"
            " The lines above say more."
        )
    INSTALLED.parent.mkdir(exist_ok=True)
    INSTALLED.write_text(wanted)


def add_font_licences() -> None:
    """The bundler only collects the licences of programs."""
    with (PAGE / "licences.md").open("a", encoding="utf-8") as licences:
        for licence in sorted((WEB / "node_modules" / "@fontsource").glob("*/LICENSE")):
            licences.write(f"\n## {licence.parent.name}\n\n{licence.read_text(encoding='utf-8')}")


def compress() -> None:
    """Put a smaller copy beside every larger file, for the server to send. The result is
    reproducible."""
    for file in sorted(PAGE.rglob("*")):
        if file.suffix in COMPRESSED and file.stat().st_size > 1024:
            smaller = gzip.compress(file.read_bytes(), compresslevel=9, mtime=0)
            file.with_name(f"{file.name}.gz").write_bytes(smaller)


def is_built() -> bool:
    return says(MADE_FROM, checksum(sources()))


def build() -> None:
    if is_built():
        return
    if set("#?") & set(str(ROOT)):
        stop(
            f"the page cannot be built in “{ROOT}”: its tools cannot cope with # and ? in the name"
            " of a folder. Move the project, or play in the terminal: make terminal."
        )
    say("building the page; this takes a few seconds.")
    wanted = checksum(sources())
    install_packages()
    if (done := npm("run", "--silent", "build", folder=WEB, quiet=True)).returncode:
        sys.stderr.write(done.stdout)
        stop("the page could not be built; the lines above say why.")
    add_font_licences()
    compress()
    MADE_FROM.write_text(wanted)


def main(words: list[str]) -> None:
    if not words:
        build()
    elif words[0] == "npm":
        install_packages()
        sys.exit(npm(*words[1:], folder=WEB).returncode)
    else:
        stop("tools/page.py builds the page, or runs npm: tools/page.py npm run check.")


if __name__ == "__main__":
    main(sys.argv[1:])
