"""A server whose host allows bots of his own at its tables, and nobody else's."""

from pathlib import Path

from server.playing import Come
from server.serving import ServerProcess

FIRST = """
from alhambra.bots import Bot

class First(Bot):
    def choose(self, view, moves):
        return moves[0]
"""


def test_tables_take_the_bots_that_the_host_allows_and_no_others(
    come: Come, tmp_path: Path
) -> None:
    own = tmp_path / "own.py"
    own.write_text(FIRST)
    server = ServerProcess(tmp_path / "data", more=["--bot", f"{own}:First"])
    ann = come("Ann", server)
    table = ann.new_table("", f"{own}:First")
    socket = ann.at(table)
    begun = socket.version
    socket.play_until(lambda: socket.version > begun + 6)
    socket.close()
    seats = [{}, {"bot": f"{own}:Second"}]
    refused = ann.ask("POST", "/api/tables", {"game": "palace", "seats": seats})
    assert refused.status_code in (400, 422)
    assert refused.json()["reason"]["id"] == "unknown-bot"
    assert server.stop() == 0
    assert "could not choose" not in server.errors
