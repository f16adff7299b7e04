"""The parts of a running server, which every request finds on its application."""

from typing import NamedTuple

from fastapi import FastAPI

from alhambra.server.bans import Bans
from alhambra.server.guests import Guests
from alhambra.server.health import HealthCheck
from alhambra.server.limits import Limits
from alhambra.server.nights.nights import Nights
from alhambra.server.notifications.options import NotificationOptions
from alhambra.server.notifications.service import NotificationService
from alhambra.server.passkeys import PasskeyService
from alhambra.server.profiles import Profiles
from alhambra.server.storage.store import Store
from alhambra.server.tables.lobby import Lobby
from alhambra.server.tables.replays import Replays
from alhambra.server.tables.results import Results
from alhambra.server.turns import Turns


class Services(NamedTuple):
    store: Store
    guests: Guests
    passkeys: PasskeyService
    profiles: Profiles
    lobby: Lobby
    nights: Nights
    replays: Replays
    results: Results
    bans: Bans
    health: HealthCheck
    limits: Limits
    turns: Turns
    notifications: NotificationService
    lan_address: str | None
    """Where other devices find this server."""


def services_for(
    store: Store,
    seed: int | None,
    lan_address: str | None,
    limits: Limits,
    idle: float,
    notifications: NotificationOptions,
) -> Services:
    bans = Bans(store)
    turns = Turns()
    notifying = NotificationService(store, notifications)
    lobby = Lobby(store, seed, idle, turns=turns, calls=notifying.calls)
    return Services(
        store=store,
        guests=Guests(store, bans.of_guest),
        passkeys=PasskeyService(store),
        profiles=Profiles(store, notifying.calls),
        lobby=lobby,
        nights=Nights(store, lobby),
        replays=Replays(store, limits),
        results=Results(store),
        bans=bans,
        health=HealthCheck(store.database),
        limits=limits,
        turns=turns,
        notifications=notifying,
        lan_address=lan_address,
    )


def services_of(app: FastAPI) -> Services:
    services = app.state.services
    assert isinstance(services, Services)
    return services
