#!/bin/sh
# Sees that there is what some tests need: `install.sh browser` a Chromium, `install.sh postgresql` a
# PostgreSQL, `install.sh nginx` an nginx, each the machine's own or Debian's.
# Without it, those tests are skipped; where CI is set, that is an error.
set -eu

case ${1-} in
browser) # $CHROMIUM, or one on the PATH
    is_there() {
        for program in "${CHROMIUM-}" chromium-headless-shell chromium chromium-browser google-chrome; do
            if [ -n "$program" ] && command -v "$program" >/dev/null 2>&1; then
                return 0
            fi
        done
        return 1
    }
    name=Chromium package=chromium-headless-shell tests='the tests of the page'
    ways='install chromium-headless-shell, chromium or google-chrome, or name one in CHROMIUM.'
    ;;
postgresql) # one on the PATH, or where Debian has it
    is_there() {
        command -v initdb >/dev/null 2>&1 && return 0
        for initdb in /usr/lib/postgresql/*/bin/initdb; do
            [ -x "$initdb" ] && return 0
        done
        return 1
    }
    name=PostgreSQL package=postgresql tests='some tests of the server'
    ways='install postgresql.'
    ;;
nginx) # one on the PATH, or where Debian has it
    is_there() {
        command -v nginx >/dev/null 2>&1 || [ -x /usr/sbin/nginx ]
    }
    name=nginx package=nginx tests='the tests of a server behind a web server'
    ways='install nginx.'
    ;;
*)
    echo "Usage: $0 browser|postgresql|nginx" >&2
    exit 2
    ;;
esac

install() {
    command -v apt-get >/dev/null 2>&1 || return 1
    if [ "$(id -u)" = 0 ]; then
        root=
    elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
        root='sudo -n'
    else
        return 1
    fi
    echo "alhambra: installing $name, for $tests; this is needed once." >&2
    $root apt-get update -qq >&2 &&
        $root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package" >&2
}

is_there && exit 0
install && is_there && exit 0
missing="$tests need $name and found none"
if [ -n "${CI-}" ]; then
    echo "alhambra: $missing; $ways" >&2
    exit 1
fi
echo "alhambra: $missing, so they are skipped; to run them, $ways" >&2
