"""Servers of our own, and the processor time and the memory that they take (Linux)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any


class Server:
    """A server that runs, by its address and its process."""

    def __init__(self, url: str, process: int) -> None:
        self.url = url
        self.process = process

    def ask(self, path: str, body: Any) -> Any:
        data = json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"})  # noqa: S310
        with urllib.request.urlopen(request) as answer:  # noqa: S310 - our own server
            return json.loads(answer.read())


@contextmanager
def serving(database: str, workers: int = 1) -> Iterator[list[Server]]:
    """So many servers over one database."""
    with ExitStack() as stack:
        yield [stack.enter_context(_one(database)) for _ in range(workers)]


@contextmanager
def _one(database: str) -> Iterator[Server]:
    command = [sys.executable, "-m", "neonstrip", "serve", "--port", "0", "--limits", "0", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603
        try:
            assert process.stdout is not None
            url = "http://" + process.stdout.readline().split("http://")[1].split("/")[0]
            _wait_until_ready(url)
            yield Server(url, process.pid)
        finally:
            process.terminate()


def _wait_until_ready(url: str) -> None:
    """A server answers before its games are at hand, and says so."""
    while True:
        try:
            urllib.request.urlopen(url + "/health").close()  # noqa: S310 - our own server
            return
        except urllib.error.HTTPError as error:
            if error.code != HTTPStatus.SERVICE_UNAVAILABLE:
                raise
            time.sleep(0.05)


def memory(process: int) -> int:
    """Bytes a process holds."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def processor(process: int) -> float:
    """Seconds of processor time that a process has taken, with all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
