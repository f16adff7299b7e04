"""What all tests share: they cite the rules that they prove, and can be chosen by them; a sample
of a property is the same each time, or another one; a long run can be resumed."""

import pytest
from hypothesis import settings

from resuming import Resuming

settings.register_profile("same", derandomize=True, database=None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", help="run only the tests that cite this rule, such as P-24")
    parser.addoption("--resume", metavar="NAME", help="leave out what passed before in this run")


def pytest_configure(config: pytest.Config) -> None:
    if name := config.getoption("--resume"):
        config.pluginmanager.register(Resuming(name, hasattr(config, "workerinput")))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--rule")
    if wanted:
        citing = [i for i in items for mark in i.iter_markers("rule") if wanted in mark.args]
        items[:] = list(dict.fromkeys(citing))
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> tuple[bool, bool]:
    """Those in the browser come last, as it keeps an event loop running in its process, which
    others cannot use. Of them the longest come first: no process waits at the end for one that
    began late."""
    is_on_the_page = "web" in item.path.parts
    return is_on_the_page, item.get_closest_marker("whole_game") is None
