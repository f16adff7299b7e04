"""The page is light: it opens at once on a phone, far from the server."""

import gzip
import os
from pathlib import Path

import pytest

import alhambra.server

PAGE = Path(alhambra.server.__file__).parent / "page"
LIMIT = 250_000

pytestmark = pytest.mark.skipif(
    not (PAGE / "index.html").exists() and not os.environ.get("CI"),
    reason="the page was not built; `make page` does it",
)


def weight(file: Path) -> int:
    """What travels; fonts are compressed as they are."""
    content = file.read_bytes()
    return len(content if file.suffix == ".woff2" else gzip.compress(content, mtime=0))


def test_the_whole_page_is_small() -> None:
    files = [file for file in PAGE.rglob("*") if file.is_file() and file.suffix != ".gz"]
    weights = {file.relative_to(PAGE).as_posix(): weight(file) for file in files}
    heaviest = sorted(weights, key=lambda name: -weights[name])[:5]
    told = ", ".join(f"{name} {weights[name] / 1000:.0f} KB" for name in heaviest)
    total = sum(weights.values())
    assert total <= LIMIT, (
        f"The page weighs {total / 1000:.0f} KB, more than {LIMIT / 1000:.0f} KB;"
        f" the heaviest files are {told}."
    )
