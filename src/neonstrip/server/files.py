"""How many files the system lets the server have open. Every connection is one."""

from __future__ import annotations

from pathlib import Path

from neonstrip.server.limits import MOST_CONNECTIONS

RESERVED = 160
"""Files that no connection gets: the database, pipes to bots, the program itself."""
FEWEST_CONNECTIONS = 16


def raise_limit() -> int:
    """Take as many files as are of use and the system allows; how many that is."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_CONNECTIONS + RESERVED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = MOST_CONNECTIONS + RESERVED if hard == resource.RLIM_INFINITY else min(hard, MOST_CONNECTIONS + RESERVED)
    if soft != resource.RLIM_INFINITY and soft < wished:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
    return allowed()


def allowed() -> int:
    """How many files may be open now."""
    try:
        import resource
    except ImportError:
        return MOST_CONNECTIONS + RESERVED
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_CONNECTIONS + RESERVED if soft == resource.RLIM_INFINITY else soft


def in_use() -> int:
    """How many files are open; 0 where the system does not tell."""
    for folder in ("/proc/self/fd", "/dev/fd"):
        try:
            return len(list(Path(folder).iterdir()))
        except OSError:
            continue
    return 0


def connections_for(files: int) -> int:
    """How many connections so many files leave room for."""
    return max(FEWEST_CONNECTIONS, min(MOST_CONNECTIONS, files - RESERVED))
