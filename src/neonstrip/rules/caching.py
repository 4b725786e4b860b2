"""Where compiled rules lie on disk: found by what is written in their source, not by where it lies or how old it is.

Two checkouts with the same rules share their machine code, and so does a copy in another folder.
"""

import contextlib
import functools
import hashlib
import os
import shutil
import stat
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numba as _numba
import numpy as np
from numba.core.caching import _CacheLocator
from platformdirs import user_cache_path

from neonstrip.rules import shipped

fcntl: Any = None
with contextlib.suppress(ImportError):  # Windows has no such lock
    import fcntl

numba: Any = _numba
CacheLocator: Any = _CacheLocator

KEPT = 30 * 24 * 3600
"""Seconds for which compiled code is kept after it was last used."""


@functools.cache
def cache_home() -> Path:
    """The user's folder for our caches, or one among temporary files if that cannot be written."""
    given = os.environ.get("XDG_CACHE_HOME")  # on every platform: scripts/compile gathers what it compiles by it
    home = Path(given) / "neonstrip" if given else user_cache_path("neonstrip", appauthor=False)
    temporary = Path(tempfile.gettempdir()) / f"neonstrip-{os.getuid() if hasattr(os, 'getuid') else 'rules'}"
    if can_be_written(home):
        return home
    if can_be_written(temporary) and is_ours_alone(temporary):
        return temporary
    return Path(tempfile.mkdtemp(prefix="neonstrip-"))


def can_be_written(folder: Path) -> bool:
    """Whether a folder is there by now, or was before, and we may add to it."""
    with contextlib.suppress(OSError):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return os.access(folder, os.W_OK)
    return False


def is_ours_alone(folder: Path) -> bool:
    """Where everybody may make folders, somebody else may have made this one, and put code there for us to run."""
    found = folder.lstat()
    owner = os.getuid() if hasattr(os, "getuid") else found.st_uid
    return stat.S_ISDIR(found.st_mode) and found.st_uid == owner and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def sources(layer: str, game: str) -> list[Path]:
    """The files that compiled functions of a game depend on, in a layer."""
    package = Path(__file__).resolve().parent.parent
    found = ["rules/*.py", "rules/casinos/*.py", f"rules/{game}/**/*.py", f"rules/data/{game}.toml"]
    if layer == "bots":
        found += ["bots/names.py", "bots/rows.py", "bots/casinos/*.py", f"bots/{game}/**/*.py"]
    if layer == "play":
        found += [f"play/{game}/measures.py"]
    return [path for pattern in found for path in sorted(package.glob(pattern))]


def cache_folder(layer: str, game: str, compiler: str, more: tuple[Path, ...] = ()) -> Path:
    """A folder for compiled functions, named after everything their machine code depends on.

    Numba itself looks only at the file of a function, not at the functions and printed values it uses, so a
    folder for each version of that whole source is what makes a stale cache impossible.
    """
    made_with = (sys.implementation.cache_tag, *np.__version__.split(".")[:2], numba.__version__, compiler)
    digest = hashlib.sha256(" ".join(made_with).encode())
    for path in (*sources(layer, game), *more):
        digest.update(path.name.encode() + path.read_bytes())
    name = f"{layer}-{game}-{digest.hexdigest()[:16]}"
    if found := shipped.find(name):
        return found
    folder = cache_home() / name
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)  # in use
    return folder


def forget_unused() -> None:
    """Remove compiled code that was not used for long: every version of the source leaves folders of its own."""
    for folder in cache_home().iterdir():
        if folder.is_dir() and time.time() - folder.stat().st_mtime > KEPT:
            shutil.rmtree(folder, ignore_errors=True)


class ByContent(CacheLocator):  # type: ignore[misc]
    """Tells Numba where the code of a function is kept, and of which source it was made."""

    def __init__(self, function: Any, file: str) -> None:
        self._py_file = file  # Numba names it in warnings
        self._line = function.__code__.co_firstlineno
        self._folder = Path(numba.config.CACHE_DIR) / function.__module__

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return hashlib.sha256(Path(self._py_file).read_bytes()).hexdigest()

    def get_disambiguator(self) -> str:
        return str(self._line)

    @classmethod
    def from_function(cls, function: Any, file: str) -> "ByContent":
        return cls(function, file)


@contextlib.contextmanager
def caching_in(folder: Path) -> Iterator[None]:
    """Where Numba caches what is declared meanwhile. Its settings are a whole program's, which may not be ours.

    Releases before 0.62 cannot be told of a locator: there compiled code belongs to one checkout.
    """
    ours = {"CACHE_DIR": str(folder), "CACHE_LOCATOR_CLASSES": f"{__name__}.{ByContent.__name__}"}
    theirs = {name: getattr(numba.config, name) for name in ours if hasattr(numba.config, name)}
    try:
        for name in theirs:
            setattr(numba.config, name, ours[name])
        yield
    finally:
        for name, value in theirs.items():
            setattr(numba.config, name, value)


def guard(way_in: Any) -> None:
    """Keep the cache of a function in order."""
    if Path(way_in.stats.cache_path).is_relative_to(shipped.SHIPPED):
        shipped.only_read(way_in)
    else:
        save_one_at_a_time(way_in)


def save_one_at_a_time(way_in: Any) -> None:
    """Let only one process at a time add to the cache of a function.

    Numba's cache reads an index, picks a file name and writes both, with nothing between processes to keep two from
    picking the same name; one could then run the other's machine code. A lock around saving rules that out.
    """
    save = way_in._cache.save_overload

    def save_alone(signature: Any, code: Any) -> None:
        with (cache_home() / "saving.lock").open("a") as lock:
            if fcntl:
                fcntl.flock(lock, fcntl.LOCK_EX)
            save(signature, code._replace(type_annotation=""))  # a listing that nobody reads, with addresses in memory

    way_in._cache.save_overload = save_alone
