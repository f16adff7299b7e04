"""A client for the table server, for your own bots and for tests; see `docs/client.md`."""

from alhambra.client.bots import play_along
from alhambra.client.refusals import Gone, Refused, WrongVersion
from alhambra.client.table import Table
from alhambra.client.visitor import Visitor

__all__ = ["Gone", "Refused", "Table", "Visitor", "WrongVersion", "play_along"]
