"""setuptools plus the page: built distributions include it, so that users need no Node.

An editable install leaves the page to `make`; elsewhere, ALHAMBRA_PAGE=none leaves it out.
"""

import os
import shutil
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import node
import page

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, str | list[str]] | None


def is_wanted() -> bool:
    return os.environ.get("ALHAMBRA_PAGE") != "none"


def requirements() -> list[str]:
    needed = is_wanted() and not page.is_built() and not node.is_on_path()
    return [node.requirement()] if needed else []


def build_page() -> None:
    """Build the page, and remove an earlier build, whose files have other names."""
    for copied in Path("build").glob("lib*/alhambra/server/page"):
        shutil.rmtree(copied)
    if is_wanted():
        page.build()


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *requirements()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *requirements()]


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    build_page()
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    build_page()
    return str(build_meta.build_sdist(sdist_directory, config_settings))
