# Sourced by ./play, ./test and bench/run: makes a virtual environment with everything in requirements/$1.lock.
# Needs only Python 3.11 or newer with venv. Quick when nothing has changed.

fail() {
    printf '%s\n' "$@" >&2
    exit 1
}

find_python() {
    for candidate in ${PYTHON:+"$PYTHON"} python3 python3.14 python3.13 python3.12 python3.11 python; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s\n' "$candidate"
            return
        fi
    done
}

# prepare LOCK FOLDER
prepare() {
    lock=requirements/$1.lock
    home=$2
    venv=$home/bin
    sum=$(cat "$lock" pyproject.toml | cksum | tr -d ' ')
    # What tests need has all that playing needs, in the same versions: see scripts/lock.
    more=$(cat requirements/test.lock pyproject.toml | cksum | tr -d ' ')
    if "$venv/python" -c '' 2>/dev/null; then
        [ ! -e "$home/ready-$1-$sum" ] || return 0
        [ "$1" != play ] || [ ! -e "$home/ready-test-$more" ] || return 0
    fi

    python=$(find_python)
    [ -n "$python" ] || fail "Neonstrip needs Python 3.11 or newer, and none was found." \
        "Install it, or name it: PYTHON=/path/to/python $0"
    "$python" -c 'import venv, ensurepip' 2>/dev/null || fail "$("$python" --version) was found, but it cannot make" \
        "virtual environments. On Debian and Ubuntu: apt install python3-venv"
    printf 'Setting up %s with %s (once; a minute or two) ...\n' "$home" "$("$python" --version)" >&2
    if ! "$venv/python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        rm -rf "$home"
        "$python" -m venv "$home" || fail "The virtual environment could not be made: see above."
    fi
    rm -f "$home"/ready-*
    # Python compiles what it loads, and most of the packages it never does.
    # shellcheck disable=SC2086 # options are several words
    "$venv/python" -m pip install --quiet --disable-pip-version-check --no-compile ${pip_options:-} --require-hashes -r "$lock" ||
        fail "The packages in $lock could not be installed: see above. Is there a connection to the internet?"
    "$venv/python" -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e . ||
        fail "Neonstrip itself could not be installed into $home: see above."
    : >"$home/ready-$1-$sum"
    installed=$1
}
