#!/bin/sh
# Sees that there is a PostgreSQL for the tests of the server: one on the PATH, or Debian's.
# Without one, those tests are skipped; where CI is set, that is an error.
set -eu

is_there() {
    command -v initdb >/dev/null 2>&1 && return 0
    for initdb in /usr/lib/postgresql/*/bin/initdb; do
        [ -x "$initdb" ] && return 0
    done
    return 1
}

install() {
    command -v apt-get >/dev/null 2>&1 || return 1
    if [ "$(id -u)" = 0 ]; then
        root=
    elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
        root='sudo -n'
    else
        return 1
    fi
    echo "alhambra: installing PostgreSQL, for the tests of the server; this is needed once." >&2
    $root apt-get update -qq >&2 &&
        $root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >&2
}

is_there && exit 0
install && is_there && exit 0
missing="some tests of the server need PostgreSQL and found none"
ways="install postgresql."
if [ -n "${CI-}" ]; then
    echo "alhambra: $missing; $ways" >&2
    exit 1
fi
echo "alhambra: $missing, so they are skipped; to run them, $ways" >&2
