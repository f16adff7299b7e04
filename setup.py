"""Builds the engine with mypyc where a C compiler is at hand, and as plain Python where not.

ALHAMBRA_BUILD=plain or ALHAMBRA_BUILD=compiled asks for one of them. The rest is in pyproject.toml.
"""

import os
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.errors import CCompilerError, DistutilsError
from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

COMPILED = {
    "core": "messages positions sources state values",
    "parts": "alhambra attacks bazaars buildings cells dice edges footways grid majority money"
    " outline whole",
    "games/palace": "building knowledge legal module moves options pile redesign refusals ruleset"
    " scoring state table reading text",
    "games/palace/modules": "bazaars builders invaders treasure",
    "games/dice": "checking columns legal lot markers moves options reading refusals results round"
    " ruleset scoring state table text tokens tracks turn",
    "games/alcazaba": "checking legal moves options reading refusals ruleset scoring state supply"
    " table text",
    "games/rollwrite": "dice legal moves options reading refusals ruleset scoring sheet state table"
    " text turning",
    "bots": "bot random",
    "bots/dice": "outcomes solver",
    "arena": "playing",
}


def compiler_is_at_hand() -> bool:
    """Whether a file that includes Python's headers can be compiled."""
    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "try.c"
        source.write_text("#include <Python.h>\n")
        try:
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def engine() -> list[Extension]:
    wish = os.environ.get("ALHAMBRA_BUILD", "")
    if wish == "plain" or (wish != "compiled" and not compiler_is_at_hand()):
        return []
    from mypyc.build import mypycify

    paths = [
        f"src/alhambra/{folder}/{name}.py"
        for folder, names in COMPILED.items()
        for name in names.split()
    ]
    # The project's own settings are for those who check its types, with all libraries at hand.
    extensions: list[Extension] = mypycify(
        ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent", *paths],
        opt_level="3",
        debug_level="0",
        group_name="alhambra",
    )
    for extension in extensions:
        extension.extra_compile_args.append("-fno-plt")
    return extensions


setup(ext_modules=engine())
