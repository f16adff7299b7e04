#!/bin/sh
# Sees that there is a Chromium for the tests of the page: $CHROMIUM, or one on the PATH, or Debian's.
# Without one, those tests are skipped; where CI is set, that is an error.
set -eu

is_there() {
    for name in "${CHROMIUM-}" chromium-headless-shell chromium chromium-browser google-chrome; do
        if [ -n "$name" ] && command -v "$name" >/dev/null 2>&1; then
            return 0
        fi
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
    echo "alhambra: installing Chromium, for the tests of the page; this is needed once." >&2
    $root apt-get update -qq >&2 &&
        $root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell >&2
}

is_there && exit 0
install && is_there && exit 0
missing="the tests of the page need Chromium and found none"
ways="install chromium-headless-shell, chromium or google-chrome, or name one in CHROMIUM."
if [ -n "${CI-}" ]; then
    echo "alhambra: $missing; $ways" >&2
    exit 1
fi
echo "alhambra: $missing, so they are skipped; to run them, $ways" >&2
