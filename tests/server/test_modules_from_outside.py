"""A server that was told of a module from outside, and the same games without it."""

from pathlib import Path

from server.playing import Come
from server.serving import ServerProcess
from test_rules_reference import ROOT

TOASTS = str(ROOT / "tests" / "toasts.py:Toasts")


def test_a_table_whose_module_is_not_known_any_more_says_which_is_missing(
    come: Come, tmp_path: Path
) -> None:
    knows = ServerProcess(tmp_path / "data", more=["--with-module", TOASTS])
    ann = come("Ann", knows)
    assert ann.get("/api/me")["modules"][-1] == "toasts"
    table = ann.new_table("", "random", options={"modules": "toasts"})
    socket = ann.at(table)
    shown = [module for module in socket.view["modules"] if module["name"] == "toasts"]
    assert shown == [{"shape": "lines", "name": "toasts", "lines": ["glasses 0"]}]
    socket.close()
    token = ann.http.cookies["alhambra"]
    assert knows.stop() == 0
    plain = ServerProcess(tmp_path / "data")
    again = come(None, plain)
    again.http.cookies.set("alhambra", token)
    answer = again.ask("GET", f"/api/tables/{table}")
    everything = again.ask("GET", "/api/tables")
    assert plain.stop() == 0
    assert answer.status_code == 409
    assert answer.json()["reason"]["id"] == "unknown-module"
    assert answer.json()["reason"]["facts"]["module"] == "toasts"
    assert [each["id"] for each in everything.json()["tables"]] == [table]
    assert "Traceback" not in plain.errors
