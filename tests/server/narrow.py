"""A server that may have few files open, so that few connections are many."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from length import LONG
from neonstrip.server.files import RESERVED, raise_limit
from server.running import Running, server

ROOM = 800 if LONG else 100
"""Connections that it has files for."""
FILES = ROOM + RESERVED
AT_FIRST = 128
"""Files that it is started with, and could have more."""


@contextmanager
def narrow_server(folder: Path) -> Iterator[Running]:
    """With the usual limits. Whoever visits it from this process needs files too."""
    raise_limit()
    python = folder / "python"
    python.write_text(f'#!/bin/sh\nulimit -Sn {AT_FIRST}\nulimit -Hn {FILES}\nexec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    with server(f"sqlite:///{folder}/tables.sqlite", "1", python=str(python)) as running:
        yield running
