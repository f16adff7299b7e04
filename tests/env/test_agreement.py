"""All environments agree with the engine, move by move."""

from collections.abc import Callable, Iterator
from typing import Any

import pyspiel
import pytest
from gymnasium.utils.seeding import np_random

import alhambra.env.openspiel  # noqa: F401 – registers the games
from alhambra import GAMES, MersenneSource
from alhambra.bots.random import RandomBot
from alhambra.core.sources import Source
from alhambra.env import aec
from alhambra.env.gym import AlhambraEnv
from env.agreement import aec_agrees, gym_agrees, spiel_agrees
from env.played import TABLES

Table = tuple[str, int, dict[str, str]]


def check_pettingzoo(table: Table, seed: int) -> None:
    name, players, options = table
    aec_agrees(aec.env(name, players=players, options=options), name, players, options, seed)


def check_openspiel(table: Table, seed: int) -> None:
    name, players, options = table
    words = ";".join(f"{key}:{value.replace(',', '+')}" for key, value in options.items())
    parameters: dict[str, Any] = {"players": players, "options": words}
    spiel_agrees(pyspiel.load_game(f"python_alhambra_{name}", parameters), seed)


def check_gymnasium(table: Table, seed: int) -> None:
    name, players, options = table
    env = AlhambraEnv(name, players, seed % players, "random", options)
    gym_agrees(env, [RandomBot] * (players - 1), sources_of(seed), seed)


def sources_of(seed: int) -> Iterator[Source]:
    generator, _ = np_random(seed)
    while True:
        yield MersenneSource(int(generator.integers(2**63)))


CHECKS = [check_pettingzoo, check_openspiel, check_gymnasium]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("table", [TABLES[3], TABLES[7], TABLES[10], TABLES[11]])
def test_an_environment_agrees_with_the_engine(
    table: Table, check: Callable[[Table, int], None]
) -> None:
    check(table, 1)


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("name", GAMES)
def test_an_environment_agrees_with_the_engine_on_a_thousand_games(
    name: str, check: Callable[[Table, int], None], part: int
) -> None:
    tables = [table for table in TABLES if table[0] == name]
    for seed in range(50 * part, 50 * part + 50):
        check(tables[seed % len(tables)], seed)
