"""Memory does not grow with the tables that were played at. `make soak` plays at many more."""

from pathlib import Path

import pytest

import own_loop
from server.soak import SoakedServer, soak


@pytest.mark.long
def test_memory_is_flat_however_many_tables_were_played_at(tmp_path: Path) -> None:
    server = SoakedServer(tmp_path)
    try:
        memories = own_loop.run(soak(server, 400, 50, lambda *_: None))
    finally:
        server.stop()
    # The first ones warm it up.
    assert max(memories[4:]) <= 1.05 * memories[3]
