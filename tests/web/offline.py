"""Waiting until the page is kept on the device, for when there is no network."""

from typing import Final

from playwright.sync_api import Page

from web.person import PATIENCE

_PAUSE: Final = 200
_CONTROLLED: Final = "navigator.serviceWorker.controller?.state === 'activated'"


def is_kept(page: Page) -> None:
    until(page, _CONTROLLED)
    # What the browser has kept by itself may be gone any time.
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")


def until(page: Page, expression: str) -> None:
    """Waits for it by asking again: the page allows no script to be made of a text."""
    for _ in range(PATIENCE // _PAUSE):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(_PAUSE)
    raise AssertionError(expression)
