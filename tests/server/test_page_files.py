"""The page's files."""

import gzip
from pathlib import Path

import httpx
import pytest

import own_loop
from alhambra.server.api import page
from alhambra.server.app import routed_app


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small page."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "index-1.js").write_text("plain")
    (tmp_path / "assets" / "index-1.js.gz").write_bytes(gzip.compress(b"packed"))
    monkeypatch.setattr(page, "PAGE", tmp_path)


def get(path: str, **headers: str) -> httpx.Response:
    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(routed_app())
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return await client.get(path, headers=headers)

    return own_loop.run(asked())


@pytest.mark.parametrize("path", ["/", "/t/abc", "/rules", "/index.html"])
def test_the_front_page_is_asked_for_anew_each_time(path: str) -> None:
    answer = get(path)
    assert answer.text == "<!doctype html>"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(("encoding", "text"), [("gzip, br", "packed"), ("identity", "plain")])
def test_assets_are_kept_for_ever_and_packed_for_who_can_unpack(encoding: str, text: str) -> None:
    answer = get("/assets/index-1.js", **{"Accept-Encoding": encoding})
    assert answer.text == text
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")


def test_an_asset_that_is_not_there_is_not_the_front_page() -> None:
    assert get("/assets/index-0.js").status_code == 404


def test_without_a_page_it_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "PAGE", tmp_path / "nowhere")
    answer = get("/")
    assert answer.status_code == 503
    assert "make page" in answer.text
