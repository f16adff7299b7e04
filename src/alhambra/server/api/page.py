"""The page: prebuilt files, and the front page for every other path."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.exceptions import HTTPException

from alhambra.core.messages import Message
from alhambra.server.failures import NotFound

PAGE: Final = Path(__file__).parents[1] / "page"
_ENTRY: Final = "index.html"
_ASSETS: Final = "assets/"
_FOREVER: Final = "public, max-age=31536000, immutable"
_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/plain; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Not left to the system: some take scripts for plain text, and browsers then do not run them."""

router = APIRouter(include_in_schema=False)


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(request: Request, path: str) -> Response:
    """A file of the page, or the front page, which finds out by itself what the path means."""
    file = _inside(path)
    if path == "api" or path.startswith("api/") or (file is None and path.startswith(_ASSETS)):
        raise HTTPException(NotFound.status)
    file = file or _inside(_ENTRY)
    if file is None:
        return PlainTextResponse(f"{Message('page-not-built')}\n", 503)
    # The names of assets change with their content.
    kept = _FOREVER if path.startswith(_ASSETS) else "no-cache"
    headers = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
    media_type = _TYPES.get(file.suffix, "application/octet-stream")
    packed = file.with_name(file.name + ".gz")
    if "gzip" in request.headers.get("accept-encoding", "") and packed.is_file():
        headers["Content-Encoding"] = "gzip"
        file = packed
    content = _content(file, file.stat().st_mtime_ns)
    return Response(content, headers=headers, media_type=media_type)


@lru_cache(maxsize=256)
def _content(file: Path, _changed: int) -> bytes:
    return file.read_bytes()


def _inside(path: str) -> Path | None:
    """The file of the page at `path`, never one outside the page's folder."""
    try:
        file = (PAGE / path).resolve()
        return file if file.is_relative_to(PAGE.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None
