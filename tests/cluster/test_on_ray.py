"""Tournaments on Ray: the same as on one machine, to the byte, whatever happens to the machines."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from ipaddress import ip_address
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

ray = pytest.importorskip("ray")
psutil = pytest.importorskip("psutil")

pytestmark = [
    pytest.mark.cluster,
    # What Ray leaves open, and what it will do in a later version, is its own affair.
    pytest.mark.filterwarnings("ignore"),
]

HERE = "127.0.0.1"
PATIENCE = 120
"""How many seconds anything may take."""
COMMAND = [sys.executable, "-c", "from alhambra.cli.main import run; run()", "tournament"]
OWN = '''
from alhambra.bots import Bot
from beside import chosen

class Mine(Bot):
    def choose(self, view, moves):
        return chosen(self.source, moves)
'''  # fmt: skip
BESIDE = "def chosen(source, moves):\n    return moves[source.below(len(moves))]\n"
PROGRAM = """
while read -r word rest; do
    case $word in
        alhambra) echo ready ;;
        move) first=${first:-$rest} ;;
        choose) echo "$first"; first= ;;
    esac
done
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "bots"
    folder.mkdir()
    (folder / "mine.py").write_text(OWN)
    (folder / "beside.py").write_text(BESIDE)
    (folder / "first.sh").write_text(PROGRAM)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def words(state: str, *more: str, blocks: int = 12, game: str = "rollwrite") -> list[str]:
    bots = "greedy,bots/mine.py:Mine,program:sh bots/first.sh"
    return [
        *COMMAND, game, "--bots", bots, "--blocks", str(blocks), "--state", state, "--json", *more,
    ]  # fmt: skip


def run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return done.stdout


def children_gone(before: set[int]) -> bool:
    """Whether nothing of the kind runs here that did not run before."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        if not (rays() - before):
            return True
        time.sleep(0.2)
    return False


def rays() -> set[int]:
    """All processes of Ray on this machine, and all bots of somebody's own."""
    names = ("/ray/", "ray::", "outside.host", "first.sh")
    return {
        process.pid
        for process in psutil.process_iter(["cmdline"])
        if any(name in " ".join(process.info["cmdline"] or []) for name in names)
    }


def listening(processes: set[int]) -> set[str]:
    """At which addresses."""
    return {
        each.laddr.ip.removeprefix("::ffff:")
        for each in psutil.net_connections("tcp")
        if each.pid in processes and each.status == psutil.CONN_LISTEN
    }


def wait_for_blocks(state: Path, blocks: int, process: "subprocess.Popen[str]") -> None:
    deadline = time.monotonic() + PATIENCE
    while not state.exists() or len(state.read_bytes().splitlines()) <= blocks:
        assert time.monotonic() < deadline
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)


def test_one_that_is_started_here_plays_the_same_to_the_byte_and_is_gone(here: Path) -> None:
    before = rays()
    alone = run(*words("alone"))
    on_ray = run(*words("on-ray", "--on", "ray", "--jobs", "2"))
    assert on_ray == alone
    assert (here / "on-ray").read_bytes() == (here / "alone").read_bytes()
    assert b'"faults"' not in (here / "on-ray").read_bytes()
    assert children_gone(before)


def test_ctrl_c_leaves_nothing_behind_and_the_same_command_goes_on(here: Path) -> None:
    before = rays()
    command = words("state", "--on", "ray", "--jobs", "2", blocks=5000)
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        wait_for_blocks(here / "state", 5, process)
        assert {ip_address(each).is_loopback for each in listening(rays() - before)} == {True}
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, said
    assert said.startswith("Interrupted after")
    assert children_gone(before)
    blocks = (len((here / "state").read_bytes().splitlines()) - 1) // 3 + 1
    run(*words("state", blocks=blocks))
    run(*words("whole", blocks=blocks))
    assert (here / "state").read_bytes() == (here / "whole").read_bytes()


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Three nodes on this machine, each with one processor."""
    from ray.cluster_utils import Cluster

    started: Any = Cluster
    # Otherwise whoever joins looks for 127.0.0.1 at the address that others know this machine by.
    monkeypatch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    with ExitStack() as folders:

        def node(**more: Any) -> dict[str, Any]:
            # Each has its own folder, as on a machine of its own: in a common one each would remove
            # what another has unpacked. Short names, as there are sockets in them.
            folder = folders.enter_context(TemporaryDirectory(prefix="ray"))
            return {"num_cpus": 1, "node_ip_address": HERE, "temp_dir": folder, **more}

        port = free_port()
        head = node(ray_client_server_port=port, include_dashboard=False)
        nodes = started(initialize_head=True, head_node_args=head)
        try:
            nodes.others = [nodes.add_node(**node()) for _ in range(2)]
            nodes.door = f"ray://{HERE}:{port}"
            yield nodes
        finally:
            nodes.shutdown()


def free_port() -> int:
    with socket.socket() as free:
        free.bind((HERE, 0))
        return int(free.getsockname()[1])


def kill_a_worker() -> None:
    """One that plays."""
    for process in psutil.process_iter(["cmdline"]):
        if "ray::_do" in " ".join(process.info["cmdline"] or []):
            process.kill()
            return
    pytest.fail("nobody plays")


@pytest.mark.parametrize("way", ["address", "door"])
def test_a_node_and_a_worker_that_die_cost_no_game(here: Path, cluster: Any, way: str) -> None:
    blocks = 40
    run(*words("alone", "--jobs", "2", blocks=blocks))
    command = words("state", "--on", getattr(cluster, way), blocks=blocks)
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        wait_for_blocks(here / "state", 5, process)
        kill_a_worker()
        cluster.remove_node(cluster.others[0], allow_graceful=False)
        assert process.poll() is None
        _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, said
    assert (here / "state").read_bytes() == (here / "alone").read_bytes()


@pytest.mark.parametrize("address", ["ray://127.0.0.1:9", "127.0.0.1:9", "127.0.0.1:99999"])
def test_where_there_is_no_cluster_one_sentence_says_so_at_once(address: str) -> None:
    done = subprocess.run(
        words("state", "--on", address),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 2
    assert f"{address} cannot be reached" in done.stderr
    assert len(done.stderr.splitlines()) == 1
