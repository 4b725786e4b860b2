"""A real server in a process of its own, for tests."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")

READY_SECONDS = 120
PYTHON = os.environ.get("NEONSTRIP_WARM_PYTHON", sys.executable)
"""What servers and commands are started with: where all tests are run the nursery, which spares seconds each time."""


GLANCE = 0.2
"""Seconds between two looks at whether a server still runs."""
LAST_WORDS = 2000
"""How much is told of what a server complained of before it ended."""


class ServerEndedError(Exception):
    """A server that was still needed is gone."""


class Running:
    """A server that can be killed and started again over the same database, at the same port."""

    def __init__(
        self,
        database: str,
        port: int = 0,
        limits: str = "0",
        folder: Path | None = None,
        python: str = PYTHON,
        options: Sequence[str] = (),
        patient: bool = True,
    ) -> None:
        self.patient = patient
        """Whether to wait until all games can be played."""
        self.python = python
        self.options = options
        self.database = database
        self.port = port
        self.limits = limits
        self.folder = folder
        self.errors = b""
        self.start()

    def start(self) -> None:
        """Start, and wait until it says that it can be visited."""
        command = [self.python, "-m", "neonstrip", "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--limits", self.limits, *self.options]
        environment = {**os.environ, "NEONSTRIP_LANG": "en"}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, cwd=self.folder
        )
        self._reader = threading.Thread(target=self._read_errors, daemon=True)
        self._reader.start()
        assert self.process.stdout is not None
        watchdog = threading.Timer(READY_SECONDS, self.process.kill)
        watchdog.start()
        line = self.process.stdout.readline().decode()
        watchdog.cancel()
        if "http://" not in line:
            self.stop()
            raise AssertionError(f"the server did not start: {line!r} {self.errors!r}")
        self.url = line.split("http://")[1].split("/")[0].join(["http://", ""])
        self.port = int(self.url.rpartition(":")[2])
        while self.patient and self.is_preparing() and self.process.poll() is None:
            time.sleep(GLANCE)

    def is_preparing(self) -> bool:
        """Whether games are still being made ready, behind the open door."""
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=READY_SECONDS):  # noqa: S310 - our own server
                return False
        except urllib.error.HTTPError as refused:
            with refused:
                return b'"preparing"' in refused.read()
        except OSError:
            return False

    def _read_errors(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.errors += line

    async def during(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something that needs the server. If that ends, what waits for it would wait for ever: so this ends too."""
        doing = asyncio.ensure_future(work)
        while not (await asyncio.wait({doing}, timeout=GLANCE))[0]:
            if (code := self.process.poll()) is not None:
                doing.cancel()
                await asyncio.wait({doing})
                self._reader.join(30)
                words = self.errors.decode(errors="replace")[-LAST_WORDS:].strip() or "nothing"
                raise ServerEndedError(f"The server has ended by itself, with {code}. It complained of: {words}")
        return doing.result()

    @property
    def socket_url(self) -> str:
        return self.url.replace("http://", "ws://") + "/ws"

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as an operator would."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait(30)
        self._reader.join(30)
        assert not self._reader.is_alive(), "a process that the server started has outlived it"
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()


def lasting_port() -> int:
    """A free port that the system gives to nobody who does not ask for it: for a server that is often away."""
    while True:
        port = random.randrange(20_000, 30_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


@contextlib.contextmanager
def server(database: str, limits: str = "0", port: int = 0, python: str = PYTHON) -> Iterator[Running]:
    """A server until the end of the block. Limits are off unless a test is about them."""
    running = Running(database, port, limits, python=python)
    try:
        yield running
    finally:
        running.stop()


@contextlib.contextmanager
def stopping(*servers: Running) -> Iterator[None]:
    """Servers that are stopped at the end of the block, and have had no defect."""
    try:
        yield
    finally:
        for running in servers:
            running.stop()
    for running in servers:
        assert b"Traceback" not in running.errors, running.errors.decode()


def check_alive(running: Running) -> None:
    """The server runs on, and has nothing to complain of."""
    with urllib.request.urlopen(f"{running.url}/health", timeout=60) as answer:  # noqa: S310 - our own server
        assert answer.status == 200
    assert running.process.poll() is None
    assert b"Traceback" not in running.errors, running.errors.decode()
    assert b"defect" not in running.errors, running.errors.decode()
