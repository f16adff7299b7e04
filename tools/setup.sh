#!/bin/sh
# Makes the environment .venv with what is asked for ("play", "dev", "docs" or "cluster"), if it is not there yet.
# "research" has an environment of its own, .research: RLlib wants an older Gymnasium than everybody else.
set -eu
stop() { echo "alhambra: $1" >&2; exit 1; }

case $0 in
    */*) cd "${0%/*}/.." ;;
    *) cd .. ;;
esac
for tool in cat cksum rm; do
    command -v "$tool" >/dev/null 2>&1 ||
        stop "the command $tool is needed and was not found; is PATH right? It is “${PATH-}”."
done

what=${1:?play, dev, docs, cluster or research}
venv=.venv
constraints=constraints.txt
more=
case $what in
    play) extra= ;;
    dev | docs) extra="[$what]" ;;
    cluster) extra="[dev,ray]" ;;
    research)
        extra="[rl]"
        more="ray[rllib] hypothesis pytest pytest-xdist"
        venv=.research
        constraints=tools/research.txt
        ;;
    *) stop "tools/setup.sh knows play, dev, docs, cluster and research, not $what." ;;
esac

stamp=$venv/.ready-$what
wanted=$(cat pyproject.toml "$constraints" tools/setup.sh | cksum)
if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$wanted" ] && "$venv/bin/python" -c '' 2>/dev/null; then
    exit 0
fi

new_enough='import sys; sys.exit(sys.version_info < (3, 11))'
python=
for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
    if command -v "$name" >/dev/null 2>&1 && "$name" -c "$new_enough" >/dev/null 2>&1; then
        python=$name
        break
    fi
done
[ -n "$python" ] || stop "Python 3.11 or newer is needed and was not found; on Debian: apt install python3 python3-venv."
"$python" -c 'import ensurepip, venv' >/dev/null 2>&1 ||
    stop "Python's venv module is needed and was not found; on Debian: apt install python3-venv."

echo "alhambra: setting up ($what); this is needed once." >&2
"$venv/bin/python" -c "$new_enough" 2>/dev/null || rm -rf "$venv"
[ -d "$venv" ] || "$python" -m venv "$venv" || stop "the environment $venv could not be made here."
# shellcheck disable=SC2086 # the further packages are several words
ALHAMBRA_BUILD=plain "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --constraint "$constraints" --editable ".$extra" $more ||
    stop "the packages could not be installed; is the network there? The lines above say more."
echo "$wanted" >"$stamp"
# Whatever else is asked for, what playing needs is there too.
echo "$wanted" >"$venv/.ready-play"
