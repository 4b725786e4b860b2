"""A person at a real terminal: runs the command, reads the screen, types."""

from __future__ import annotations

import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from neonstrip.cli import main
from server.running import PYTHON

COMMAND = [sys.executable, "-c", "from neonstrip.cli import main; main()"]
LOOP = "".join(f"{typed}\n" for typed in ("", 1, 2, 3, 4, 5, 6, 0, 11, 12, 21, 22, 31, 32))
"""Tries everything in turn, so that any game ends some time."""
PATIENCE = 240.0
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def surroundings(**more: str) -> dict[str, str]:
    """The system as the command finds it: an English one that can show every sign."""
    other = ("NO_COLOR", "FORCE_COLOR", "TERM", "COLUMNS", "LINES")
    kept = {name: value for name, value in os.environ.items() if name not in other}
    return {**kept, "NEONSTRIP_LANG": "en", "PYTHONIOENCODING": "utf-8", "TERM": "xterm-256color", **more}


def run(
    *words: str, typed: str = "", folder: Path | None = None, encoding: str = "utf-8", patience: float = PATIENCE
) -> subprocess.CompletedProcess[str]:
    """Run the command to its end, with everything typed beforehand."""
    return subprocess.run(
        [PYTHON, "-m", "neonstrip", *words],
        input=typed,
        capture_output=True,
        encoding=encoding,
        cwd=folder,
        env=surroundings(PYTHONIOENCODING=encoding),
        timeout=patience,
        check=False,
    )


@dataclass
class Said:
    """What a command said, and how it ended."""

    code: int
    stdout: str
    stderr: str


def say_here(*words: str, language: str = "en") -> Said:
    """Run a command that is soon over in this process: a new one takes longer to start than to say what is wrong."""
    stdout, stderr = (io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True) for _ in range(2))
    code = 0
    with (
        patch.object(sys, "argv", ["neonstrip", *words]),
        patch.dict(os.environ, {"NEONSTRIP_LANG": language, "COLUMNS": "80"}),
        redirect_stdout(stdout),
        redirect_stderr(stderr),
    ):
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
    return Said(code, *(said.buffer.getvalue().decode() for said in (stdout, stderr)))


def heed_interrupts() -> None:
    """Where tests run in the background, Ctrl-C is ignored, and so it would be by what they start."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Person:
    """The command in a terminal, of 80 columns and 24 lines if nothing else is said."""

    def __init__(
        self, *words: str, folder: Path | None = None, size: tuple[int, int] = (24, 80), **system: str
    ) -> None:
        self.keyboard, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
        self.process = subprocess.Popen(
            [*COMMAND, *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env=surroundings(**system),
            start_new_session=True,
            preexec_fn=heed_interrupts,
        )
        os.close(theirs)
        self.screen = ""
        self.fresh = ""

    @property
    def plain(self) -> str:
        """Everything shown so far, without colours."""
        return ESCAPES.sub("", self.screen).replace("\r\n", "\n")

    def is_silent(self, seconds: float) -> bool:
        """Whether nothing is shown for so long."""
        return not select.select([self.keyboard], [], [], seconds)[0]

    def read(self) -> str:
        """What is shown until the command asks again or ends."""
        self.fresh, deadline = "", time.monotonic() + PATIENCE
        while not ESCAPES.sub("", self.fresh).endswith("▸ "):
            assert time.monotonic() < deadline, f"no question came:\n{self.plain[-2000:]}"
            if self.is_silent(0.1):
                continue
            try:
                data = os.read(self.keyboard, 1 << 16)
            except OSError:
                break
            if not data:
                break
            while data[-1] & 0x80 and not self._is_whole(data):
                data += os.read(self.keyboard, 1)
            self.fresh += data.decode()
        self.screen += self.fresh
        self.fresh = ESCAPES.sub("", self.fresh).replace("\r\n", "\n")
        return self.fresh

    @staticmethod
    def _is_whole(data: bytes) -> bool:
        try:
            data.decode()
        except UnicodeDecodeError:
            return False
        return True

    def type(self, text: str) -> str:
        """Type a line and read on."""
        os.write(self.keyboard, f"{text}\n".encode())
        return self.read()

    def interrupt(self) -> str:
        """Press Ctrl-C; again if nothing happens, for Python may be between a question and waiting for its answer."""
        for _ in range(3):
            self.process.send_signal(signal.SIGINT)
            if not self.is_silent(5.0):
                break
        return self.read()

    def first_choice(self) -> str:
        """The first number of the menu just above the question, or nothing where Enter is enough."""
        *above, question = self.fresh.split("\n")
        choice = ""
        for line in reversed(above if question.startswith(" Your choice") else []):
            found = re.match(r" {1,2}(\d+) ", line)
            if not found:
                break
            choice = found[1]
        return choice

    def leave(self) -> int:
        """Wait for the end."""
        try:
            return self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            os.close(self.keyboard)
