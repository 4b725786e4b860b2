"""Where rules cannot be compiled, that is told in one sentence; and who has to wait for them has laid no table."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from neonstrip.rules.kernel import compiled
from server.client import Refused, ask
from server.playing import lay
from server.running import Running, server, stopping

pytestmark = pytest.mark.skipif(not compiled(), reason="nothing is compiled")

WITH_OTHER_PYTHON = "import sys; sys.executable = {python!r}; from neonstrip.cli import main; main()"
SECONDS = 120


def told(python: Path, folder: Path, *words: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    """What a command says that has nothing in its cache, and starts its processes with a program of ours."""
    return subprocess.run(
        [sys.executable, "-c", WITH_OTHER_PYTHON.format(python=str(python)), *words],
        env={**os.environ, "XDG_CACHE_HOME": str(folder / "cache"), "NEONSTRIP_LANG": language},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )


@pytest.fixture
def missing(tmp_path: Path) -> Path:
    return tmp_path / "no such python"


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """A process that the system ends, as it does where memory has run out."""
    python = tmp_path / "killed"
    python.write_text("#!/bin/sh\nkill -9 $$\n")
    python.chmod(0o755)
    return python


def last_line(done: subprocess.CompletedProcess[str]) -> str:
    assert "Traceback" not in done.stderr, done.stderr
    return done.stderr.strip().splitlines()[-1]


def test_a_command_whose_process_cannot_be_started(missing: Path, tmp_path: Path) -> None:
    done = told(missing, tmp_path, "warm", "classic")
    assert done.returncode == 2
    assert "no process could be started" in last_line(done)
    assert "No such file or directory" in last_line(done)
    assert "kein Prozess" in last_line(told(missing, tmp_path, "warm", "classic", language="de"))


def test_a_command_whose_process_is_killed(killed: Path, tmp_path: Path) -> None:
    done = told(killed, tmp_path, "warm", "classic")
    assert done.returncode == 2
    assert "signal 9" in last_line(done)
    assert "memory" in last_line(done)


def test_a_server_ends_with_one_sentence(missing: Path, tmp_path: Path) -> None:
    done = told(missing, tmp_path, "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.sqlite")
    assert done.returncode == 1
    assert "http://" in done.stdout, "the door was open already"
    assert "no process could be started" in last_line(done)
    assert len([line for line in done.stderr.splitlines() if "could be started" in line]) == 1


def test_who_has_to_wait_for_a_game_has_laid_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To go on from a moment and to play again need the game of a table that lies there already."""
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    with server(url) as before:
        table = lay(before, "newvegas", ["Anna", "Benno"])
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    running = Running(url, python=sys.executable, patient=False, options=("--daily-tables", "1"))
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "human", "name": "Benno"}]
    wishes = {"continue": {"moment": 1, "seats": seats}, "again": {"token": table.host}}
    with stopping(running):
        for wish in ("again", "continue", "again"):
            with pytest.raises(Refused) as refused:
                ask(running.url, f"{table.path}/{wish}", wishes[wish])
            assert refused.value.code == "preparing", wish
