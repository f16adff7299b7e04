"""What all tests share: tests cite the rules that they prove, and can be chosen by them."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", help="run only the tests that cite this rule, such as P-24")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--rule")
    if wanted:
        citing = [i for i in items for mark in i.iter_markers("rule") if wanted in mark.args]
        items[:] = list(dict.fromkeys(citing))
