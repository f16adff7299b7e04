"""Builds the engine with mypyc where a C compiler is at hand, and as plain Python where not.

ALHAMBRA_BUILD=plain asks for plain Python; =release for the engine as it is shipped, or an error;
=quick for one that does the same, is built in a quarter of the time and is not as fast: for tests.
The rest is in pyproject.toml.
"""

import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar

from setuptools import Command, Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.errors import CCompilerError, DistutilsError
from setuptools._distutils.sysconfig import customize_compiler, get_python_inc
from setuptools.command.build_ext import build_ext

COMPILED = {
    "core": "messages positions scoring sources standstill state table values",
    "parts": "alhambra attacks bazaars buildings cells checking dice edges footways majority"
    " money outline pieces ruleset",
    "arena": "playing",
    "env": "choice encoding layout play",
    "env/encodings": "alcazaba building dice palace palace_modules rolling rollwrite",
}


WHOLE_FOLDERS = ("games", "bots")
"""All rules of all games, and how bots play them;"""
NOT_COMPILED = (
    "src/alhambra/bots/budget.py",  # it goes to other processes
    "src/alhambra/bots/characters.py",
    "src/alhambra/bots/games.py",
    "src/alhambra/bots/levels.py",
    "src/alhambra/bots/style.py",
    "src/alhambra/bots/values.py",
    "src/alhambra/bots/outside/",
    "src/alhambra/games/dice/odds.py",
    "src/alhambra/games/palace/outside.py",
)
"""but what is not needed in every game stays plain,"""
PLAIN_NAMES = ("skill.py",)
"""and so do the tables that each game has in its folder."""


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


def compiled_paths() -> list[str]:
    """What is listed, and what is in the whole folders."""
    listed = [
        f"src/alhambra/{folder}/{name}.py"
        for folder, names in COMPILED.items()
        for name in names.split()
    ]
    whole = [
        path.as_posix()
        for folder in WHOLE_FOLDERS
        for path in sorted(Path("src/alhambra", folder).rglob("[!_]*.py"))
    ]
    return listed + [
        path
        for path in whole
        if not path.startswith(NOT_COMPILED) and Path(path).name not in PLAIN_NAMES
    ]


def engine() -> list[Extension]:
    wish = os.environ.get("ALHAMBRA_BUILD", "")
    if wish == "plain" or (wish != "release" and not compiler_is_at_hand()):
        return []
    from mypyc.build import mypycify

    is_quick = wish == "quick"
    # The project's own settings are for those who check its types, with all libraries at hand.
    extensions: list[Extension] = mypycify(
        [
            "--config-file=",
            "--ignore-missing-imports",
            "--follow-imports=silent",
            *compiled_paths(),
        ],
        opt_level="1" if is_quick else "3",
        debug_level="0",
        group_name="alhambra",
        # Files of their own can be compiled side by side; one for all makes the fastest engine.
        multi_file=is_quick,
        target_dir=os.environ.get("ALHAMBRA_C"),
    )
    for extension in extensions:
        # A product and a sum stay two operations, so that results are the same on every machine.
        extension.extra_compile_args += ["-fno-plt", "-ffp-contract=off"]
    return extensions


class SideBySide(build_ext):  # type: ignore[misc]
    """Several modules are compiled at a time."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def compile(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: one_by_one([source], **options), sources)
                return [each for some in objects for each in some]

        self.compiler.compile = compile
        super().build_extensions()


class CompiledFiles(Command):  # type: ignore[misc]
    """Prints what is compiled."""

    user_options: ClassVar[list[tuple[str, str, str]]] = []

    def initialize_options(self) -> None: ...

    def finalize_options(self) -> None: ...

    def run(self) -> None:
        print("\n".join(compiled_paths()))


is_asked_only = "compiled_files" in sys.argv
setup(
    ext_modules=[] if is_asked_only else engine(),
    cmdclass={"build_ext": SideBySide, "compiled_files": CompiledFiles},
)
