"""Runs pytest on the compiled engine, if there is one, with pytest's own arguments.

The path must lead to what `tools/compile.py` has built. If that is plain Python, for lack of a
compiler, nothing runs: the same tests have already run on the source.
"""

import sys

import pytest

from alhambra.build import is_compiled

# Processes that the tests start import this file again.
if __name__ == "__main__":
    if not is_compiled():
        print("No C compiler was found, so there is no compiled engine to test.")
        sys.exit(0)
    sys.exit(pytest.main(sys.argv[1:]))
