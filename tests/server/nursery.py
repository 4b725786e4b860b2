"""Servers and commands that start in a moment: forked from a process in which everything is loaded already.

A server takes seconds to start, nearly all of them to load compiled rules, and a command one or two. `warm_python()`
gives a program that is used like Python itself: `PROGRAM -m neonstrip serve ...`. The process that it starts is one of
its own, with its own memory, files, signals and end, and runs the same code from the same beginning; only loading is
done. Whoever it starts with `sys.executable`, such as a worker for bots, comes from the nursery too.

    python -m server.nursery FOLDER
"""

from __future__ import annotations

import gc
import json
import os
import runpy
import selectors
import signal
import socket
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

LARGEST_WISH = 200_000
TESTS = Path(__file__).resolve().parent.parent
LAUNCHER = """#!{python} -IS
import json, os, signal, socket, sys
words = [word for word in sys.argv[1:] if word != "-P"]
if words[:1] != ["-m"] or words[1].partition(".")[0] != "neonstrip":
    os.execv({python!r}, [{python!r}, *sys.argv[1:]])
nursery = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
nursery.connect({address!r})
wish = json.dumps({{"words": words[1:], "folder": os.getcwd(), "environ": dict(os.environ)}})
socket.send_fds(nursery, [wish.encode()], [0, 1, 2])
nothing = os.open(os.devnull, os.O_RDWR)
for mine in (0, 1, 2):
    os.dup2(nothing, mine)
born = int(nursery.recv(16))
for sign in (signal.SIGTERM, signal.SIGINT):
    signal.signal(sign, lambda sign, frame: os.kill(born, sign))
os._exit(int(nursery.recv(16) or 1))
"""
"""What stands for the new process: it passes on signals and its end. If it is killed, so is the new process."""


def load() -> None:
    """Everything that a server and its workers load when they start."""
    import neonstrip.cli.serve
    import neonstrip.server.app
    import neonstrip.server.serve
    import neonstrip.tables.replayer
    from neonstrip.bots import worker
    from neonstrip.games import GAMES
    from neonstrip.tables.readiness import get_ready

    assert neonstrip.cli
    for game in GAMES:
        get_ready(game)
    worker.warm_up()
    gc.collect()
    gc.freeze()


class Nursery:
    """The warm process, which only ever forks."""

    def __init__(self, folder: Path) -> None:
        self.launcher = str(folder / "python")
        self.listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.listener.bind(str(folder / "nursery"))
        self.listener.listen(64)
        self.selector = selectors.DefaultSelector()
        self.children: dict[int, socket.socket] = {}

    def serve(self) -> None:
        """Until whoever started this goes away."""
        self.on(self.listener.fileno(), self.welcome)
        self.on(0, self.end)
        while True:
            for key, _ in self.selector.select():
                key.data()

    def on(self, handle: int, act: Callable[[], None]) -> None:
        self.selector.register(handle, selectors.EVENT_READ, act)

    def end(self) -> None:
        for child in self.children:
            os.kill(child, signal.SIGKILL)
        os._exit(0)

    def welcome(self) -> None:
        """Somebody wants a process."""
        launcher, _ = self.listener.accept()
        wish, handles, _, _ = socket.recv_fds(launcher, LARGEST_WISH, 3)
        if not wish:  # killed before it could say what it wants
            launcher.close()
            return
        child = os.fork()
        if not child:
            launcher.close()
            self.become(handles, **json.loads(wish))
        for handle in handles:
            os.close(handle)
        self.children[child] = launcher
        ending = os.pidfd_open(child)
        self.on(ending, partial(self.bury, child, ending))
        self.on(launcher.fileno(), partial(self.kill, child))  # it says no more: it was killed itself
        try:
            launcher.send(str(child).encode())
        except OSError:
            self.kill(child)

    def kill(self, child: int) -> None:
        """Both ends may be heard of at once; by then another process may have the number of one that was buried."""
        if child in self.children:
            os.kill(child, signal.SIGKILL)

    def bury(self, child: int, ending: int) -> None:
        """A process has ended."""
        _, status = os.waitpid(child, 0)
        launcher = self.children.pop(child)
        for handle in (ending, launcher.fileno()):
            self.selector.unregister(handle)
        os.close(ending)
        try:
            launcher.send(str(abs(os.waitstatus_to_exitcode(status))).encode())
        except OSError:
            pass
        finally:
            launcher.close()

    def become(self, handles: list[int], words: list[str], folder: str, environ: dict[str, str]) -> None:
        """What the new process does, which never returns from here."""
        code = 1
        try:
            self.selector.close()
            self.listener.close()
            for other in self.children.values():
                other.close()
            for mine, handle in enumerate(handles):
                os.dup2(handle, mine)
                os.close(handle)
            encoding = environ.get("PYTHONIOENCODING")
            sys.stdin, sys.stdout = open(0, encoding=encoding), open(1, "w", encoding=encoding)  # noqa: SIM115
            sys.stderr = open(2, "w", 1, encoding, "backslashreplace")  # noqa: SIM115 - as Python opens it
            os.setsid()
            os.chdir(folder)
            os.environ.clear()
            os.environ.update(environ)
            sys.argv, sys.executable = words, self.launcher
            warnings.simplefilter("ignore", RuntimeWarning)  # that the module is loaded already
            runpy.run_module(words[0], run_name="__main__", alter_sys=True)
            code = 0
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(end.code is not None)
        except BaseException:  # as Python itself does at the end of a process
            sys.excepthook(*sys.exc_info())
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)


@contextmanager
def warm_python() -> Iterator[str]:
    """A program to start servers and commands with, until the end of the block."""
    with tempfile.TemporaryDirectory(prefix="neonstrip-nursery-") as name:
        folder = Path(name)
        launcher = folder / "python"
        launcher.write_text(LAUNCHER.format(python=sys.executable, address=str(folder / "nursery")))
        launcher.chmod(0o700)
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])}
        command = [sys.executable, "-m", "server.nursery", name]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment) as nursery:
            assert nursery.stdout is not None
            assert nursery.stdin is not None
            assert nursery.stdout.readline() == b"ready\n"
            try:
                yield str(launcher)
            finally:
                nursery.stdin.close()
                nursery.wait(30)


def main() -> None:
    load()
    nursery = Nursery(Path(sys.argv[1]))
    print("ready", flush=True)
    nursery.serve()


if __name__ == "__main__":
    main()
