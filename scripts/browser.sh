# Sourced by ./test and bench/pages after prepare.sh: both need a real browser. Playing does not: any browser will do.
# Chromium's headless shell is the same browser without windows of its own, which nobody looks at here.

BROWSERS="chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable"

has_browser() {
    for candidate in $BROWSERS; do
        ! command -v "$candidate" >/dev/null 2>&1 || return 0
    done
    return 1
}

find_browser() {
    has_browser && return
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        printf 'Chromium was not found; installing it with apt-get (once; a minute) ...\n' >&2
        apt-get update -qq >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y chromium-headless-shell >/dev/null ||
            fail "Chromium could not be installed: see above. Is there a connection to the internet?"
        has_browser && return
    fi
    fail "Tests and figures of the pages need Chromium or Chrome, and none was found (looked for: $BROWSERS)." \
        "Install it: on Debian apt install chromium, on Fedora dnf install chromium, on macOS and Windows Chrome itself."
}
