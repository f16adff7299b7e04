"""Money on the wire."""

from typing import Literal

Currency = Literal["florin", "dirham", "denar", "ducat"]
