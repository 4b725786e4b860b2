"""Messages between a server and a process that it started: over stdin and stdout, each after its length.

One side is `start`, `frame` and `receive`; the other, in the process, `own_stdout`, `read` and `send`. The process ends
when its stdin does, and so never outlives who started it, however that one ended.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process

LENGTH = 4
"""Bytes that tell how long a message is."""


def frame(message: bytes) -> bytes:
    """A message as it is sent."""
    return len(message).to_bytes(LENGTH, "big") + message


# Who starts the process


async def start(module: str) -> Process:
    """A process that runs a module of ours.

    -P keeps a file in the present folder from being taken for a module; a session of its own keeps Ctrl-C away from it.
    """
    command = (sys.executable, "-P", "-m", module)
    return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True)


async def receive(process: Process, seconds: float) -> bytes:
    """The next message, or a TimeoutError; an IncompleteReadError where the process has ended."""
    assert process.stdout
    async with asyncio.timeout(seconds):
        size = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
        return await process.stdout.readexactly(size)


async def end(process: Process) -> None:
    """End the process, if it has not ended by itself."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.communicate()


# The process


def own_stdout() -> int:
    """A handle for messages alone: whatever anything here may print must not end up among them."""
    out = os.dup(1)
    os.dup2(2, 1)
    return out


def read() -> bytes:
    """The next message from stdin. Where that ends, this process does."""
    return _read(int.from_bytes(_read(LENGTH), "big"))


def _read(size: int) -> bytes:
    parts = []
    while size:
        more = os.read(0, min(size, 1 << 20))
        if not more:
            os._exit(0)
        parts.append(more)
        size -= len(more)
    return b"".join(parts)


def send(out: int, message: bytes) -> None:
    """Send a message. Where nobody is left to read it, this process ends."""
    view = memoryview(frame(message))
    try:
        while view:
            view = view[os.write(out, view) :]
    except BrokenPipeError:
        os._exit(0)
