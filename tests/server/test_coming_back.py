"""Coming back on another device, with a code of one's own."""

from server.playing import Come, Person
from server.serving import ServerProcess


def back(person: Person, code: str) -> int:
    answer = person.http.post(person.url("/api/me/back"), json={"code": code})
    return answer.status_code


def test_with_the_code_another_device_is_the_same_guest(
    come: Come, any_server: ServerProcess
) -> None:
    ann, phone = come("Ann", any_server), come(None, any_server)
    table = ann.new_table("", "random", pace=5000)
    made = ann.post("/api/me/code")
    assert made["link"] == f"/back#{made['code']}"
    assert back(phone, made["code"].lower().replace("-", " ")) == 200
    assert phone.at(table).own == 0
    assert phone.get("/api/me")["guest"]["name"] == "Ann"
    assert ann.get("/api/me")["guest"]["name"] == "Ann"
    ann.http.delete(ann.url("/api/me/code"))
    assert back(phone, made["code"]) == 422
    phone.post("/api/me/devices/forget")
    assert ann.get("/api/me")["guest"] is None


def test_a_new_code_makes_the_old_one_void_and_any_can_be_revoked(come: Come) -> None:
    ann, phone = come("Ann"), come(None)
    assert ann.get("/api/me/code") == {"since": None}
    old, new = ann.post("/api/me/code")["code"], ann.post("/api/me/code")["code"]
    assert ann.get("/api/me/code")["since"] > 0
    assert back(phone, old) == 422
    assert back(phone, new) == 200
    assert ann.http.delete(ann.url("/api/me/code")).json() == {"since": None}
    assert back(come(None), new) == 422


def test_other_devices_can_be_forgotten(come: Come) -> None:
    ann, phone = come("Ann"), come(None)
    back(phone, ann.post("/api/me/code")["code"])
    phone.post("/api/me/devices/forget")
    assert ann.get("/api/me")["guest"] is None
    assert phone.get("/api/me")["guest"]["name"] == "Ann"


def test_nobody_can_try_many_codes(come: Come, own_server: ServerProcess) -> None:
    eve = come(None, own_server)
    found = [back(eve, f"GUESS{number}") for number in range(40)]
    assert set(found) == {422, 429}


def test_the_code_itself_is_not_kept(come: Come, own_server: ServerProcess) -> None:
    ann = come("Ann", own_server)
    code = ann.post("/api/me/code")["code"]
    assert len(code.replace("-", "")) == 28
    kept = b"".join(file.read_bytes() for file in own_server.folder.iterdir())
    assert code.encode() not in kept
    assert code.replace("-", "").encode() not in kept


def test_a_token_is_no_code_and_a_code_no_token(come: Come) -> None:
    ann, eve = come("Ann"), come(None)
    code = ann.post("/api/me/code")["code"]
    eve.http.cookies.set("alhambra", code.replace("-", ""))
    assert eve.get("/api/me")["guest"] is None
    assert back(come(None), ann.http.cookies["alhambra"]) == 422


def test_running_games_go_along_and_finished_ones_stay(come: Come) -> None:
    ann, bea, cleo = come("Ann"), come("Bea"), come("Cleo")
    running, over, shared = (bea.new_table("", "", "random") for _ in range(3))
    for table in (running, over, shared):
        cleo.post(f"/api/tables/{table}/sit")
        bea.post(f"/api/tables/{table}/start")
    cleo.at(over).ask("agree")
    bea.at(over).ask("agree")
    waiting = bea.new_table("", "")
    code = ann.post("/api/me/code")["code"]
    ann.post(f"/api/tables/{waiting}/sit")
    body = {"code": code, "take_games": True}
    assert bea.http.post(bea.url("/api/me/back"), json=body).status_code == 200
    games = {table["id"]: table for table in ann.get("/api/tables")["tables"]}
    assert set(games) == {running, shared, waiting}
    assert [seat["name"] for seat in games[running]["seats"]][:2] == ["Ann", "Cleo"]
    assert games[running]["host"] is True
    # Where both sat, both stay.
    assert [seat["name"] for seat in games[waiting]["seats"]] == ["Bea", "Ann"]
    assert ann.at(running).own == 0
