"""Machine code that a release brings along, so that nobody has to wait for the compiler.

It is made for any processor of the platform (`scripts/compile`), and used only where it is whole: every folder has a
list of its files with their digests, as sha256sum writes it. Where anything is missing, or was made for another Python
or Numba, rules are compiled as in a checkout.
"""

import hashlib
from pathlib import Path
from typing import Any

SHIPPED = Path(__file__).resolve().parent.parent / "compiled"
SUMS = "SHA256SUMS"
GENERIC = ("generic", "")
"""The processor that the code is made for, and what it can do beyond others of its kind: Numba's words."""


def sums(folder: Path) -> str:
    """The list of a folder's files."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != SUMS)
    return "".join(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(folder).as_posix()}\n" for path in files
    )


def find(name: str) -> Path | None:
    """A folder of that name, if it came along and is whole."""
    folder = SHIPPED / name
    try:
        return folder if (folder / SUMS).read_text("utf-8") == sums(folder) else None
    except OSError:
        return None


def only_read(way_in: Any) -> None:
    """Let a function find code that was made for any processor, and never write beside it."""
    cache = way_in._cache
    key = cache._index_key

    def generic_key(signature: Any, codegen: Any) -> Any:
        found_by, (triple, *_), source = key(signature, codegen)
        return found_by, (triple, *GENERIC), source

    cache._index_key = generic_key
    cache.save_overload = lambda *_: None
