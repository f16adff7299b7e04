"""What styles the parts of the page reaches nothing else: the lint refuses what might."""

import shutil
from pathlib import Path

import pytest

from node import npm
from page import WEB, install_packages

STYLESHEET, COMPONENT = "src/styles/base.css", "src/parts/Box.svelte"
CLASS = "A class in a global stylesheet reaches every element of that name"
GLOBAL = "With nothing but :global, a selector reaches the whole page"


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A page of its own, with nothing in it but how it is linted."""
    install_packages()
    for name in ("package.json", "stylelint.config.js"):
        shutil.copy(WEB / name, tmp_path)
    (tmp_path / "node_modules").symlink_to(WEB / "node_modules")
    for name in (STYLESHEET, COMPONENT):
        (tmp_path / name).parent.mkdir(parents=True)
    return tmp_path


def lint(web: Path, stylesheet: str, style: str) -> tuple[bool, str]:
    """Whether the lint has nothing against them, and what it says."""
    (web / STYLESHEET).write_text(f"{stylesheet} {{ margin: 0; }}\n")
    (web / COMPONENT).write_text(f'<p class="own"></p>\n<style>{style} {{ margin: 0; }}</style>\n')
    done = npm("exec", "--no", "--", "stylelint", STYLESHEET, COMPONENT, folder=web, quiet=True)
    return done.returncode == 0, done.stdout


def test_what_reaches_further_is_refused(web: Path) -> None:
    passed, said = lint(web, "p, .field", ".own, :global(.field:not(.own))")
    assert not passed
    assert said.count(CLASS) == 1
    assert said.count(GLOBAL) == 1


def test_what_stays_below_something_local_is_not(web: Path) -> None:
    passed, said = lint(web, "p, [data-field]", ".own :global(.field), :global(.field) .own")
    assert passed, said
