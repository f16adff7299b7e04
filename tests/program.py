"""The command `alhambra` in this process: what it says is the same, and nothing has to start.

`tests/cli/test_main.py` runs it as a process of its own."""

import io
import sys
from subprocess import CompletedProcess
from unittest.mock import patch

from alhambra.cli.main import run


def alhambra(*words: str, typed: str = "") -> CompletedProcess[str]:
    """Runs it with these words and this on its standard input."""
    stdin, stdout, stderr = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(3))
    stdin.write(typed)
    stdin.seek(0)
    argv = ["alhambra", *words]
    with patch.multiple(sys, argv=argv, stdin=stdin, stdout=stdout, stderr=stderr):
        try:
            run()
        except SystemExit as ending:
            status = ending.code
    assert isinstance(status, int)
    return CompletedProcess(argv, status, _text(stdout), _text(stderr))


def _text(stream: io.TextIOWrapper) -> str:
    stream.flush()
    stream.seek(0)
    return stream.read()
