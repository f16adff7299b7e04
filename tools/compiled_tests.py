"""Runs pytest on the compiled engine, with the arguments of pytest, if there is one.

The path must lead to what `tools/compile.py` has built. Where that is plain Python, for want of a
compiler, nothing is run: the same tests have run on the source already.
"""

import sys

import pytest

from alhambra.build import is_compiled

if not is_compiled():
    print("No C compiler was found, so there is no compiled engine to test.")
    sys.exit(0)
sys.exit(pytest.main(sys.argv[1:]))
