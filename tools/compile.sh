#!/bin/sh
# Builds the engine into .compiled, if it has changed: with mypyc where a C compiler is at hand, and
# plain otherwise. Nothing compiled ever lies beside the source, where it would hide changes.
set -eu
case $0 in
    */*) cd "${0%/*}/.." ;;
    *) cd .. ;;
esac
stamp=.compiled/.made-from
# Of the source, the Python, and whether there is a compiler: what the result depends on.
sources=$(find src setup.py pyproject.toml -name '*.pyc' -prune -o -name '*.egg-info' -prune -o \
    -path src/alhambra/server/page -prune -o -type f -print | LC_ALL=C sort | xargs cksum | cksum)
wanted="$sources $(.venv/bin/python -VV) $(command -v "${CC:-cc}" || echo no compiler)"
if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$wanted" ]; then
    exit 0
fi
echo "alhambra: compiling the engine; this takes about a minute." >&2
rm -rf .compiled build
if ! ALHAMBRA_PAGE=none .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps \
    --constraint constraints.txt --target .compiled . 2>.compiled-log; then
    cat .compiled-log >&2
    echo "alhambra: the engine could not be compiled; the lines above say why." >&2
    exit 1
fi
rm -rf build .compiled-log
echo "$wanted" >"$stamp"
