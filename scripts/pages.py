"""Builds the browser's pages into the package when their source changed: `python scripts/pages.py [--all | --ready]`.

Needs nothing but Node 20 or newer. `--all` installs what checks the pages too; `--ready` only asks. Called by ./play
and ./test through client.sh, and by the build of a wheel (hatch_build.py).
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST_NODE = 20


class NotBuiltError(Exception):
    """There are no pages of this source, and they could not be made."""


def marker(root: Path) -> Path:
    """A file that lies among built pages, named after the source that they were built from."""
    digest = hashlib.sha256()
    for folder in (root / "web", root / "src/neonstrip/locales"):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and "node_modules" not in path.parts and "__pycache__" not in path.parts:
                digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return root / "src/neonstrip/server/client" / f"built-{digest.hexdigest()[:16]}"


def find_node() -> str | None:
    """npm, if there is a Node that is new enough."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    return (
        npm if version[1:].partition(".")[0].isdigit() and int(version[1:].partition(".")[0]) >= OLDEST_NODE else None
    )


def build(root: Path, everything: bool = False) -> None:
    """Build the pages, unless those of this source are there."""
    done = marker(root)
    if done.exists():
        return
    npm = find_node()
    if npm is None:
        raise NotBuiltError(
            f"The pages are not built, and Node {OLDEST_NODE} or newer was not found: install it, or run ./play"
        )
    web = root / "web"
    lean = [] if everything or (web / "node_modules/.bin/svelte-check").exists() else ["--omit=dev"]
    print("Building the pages for the browser (half a minute) ...", file=sys.stderr, flush=True)
    for command in ([npm, "ci", "--silent", *lean], [npm, "exec", "--", "vite", "build", "--logLevel", "error"]):
        if subprocess.run(command, cwd=web, check=False).returncode:  # noqa: S603 - found above
            raise NotBuiltError(
                "The browser's pages could not be built: see above. Is there a connection to the internet?"
            )
    done.touch()


if __name__ == "__main__":
    if "--ready" in sys.argv:
        sys.exit(not marker(ROOT).exists())
    try:
        build(ROOT, "--all" in sys.argv)
    except NotBuiltError as problem:
        sys.exit(str(problem))
