"""`neonstrip serve` with something wrong: one line that says what, exit code 2, no traceback."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

SECONDS = 120


def refused(*arguments: str) -> str:
    """What serve says when it cannot serve."""
    command = [sys.executable, "-m", "neonstrip", "serve", "--port", "0", *arguments]
    environment = {**os.environ, "NEONSTRIP_LANG": "en"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=SECONDS, check=False)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    said = done.stderr.strip()
    assert said.count("\n") == 0, said
    return said


def test_a_port_in_use(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = str(other.getsockname()[1])
        said = refused("--port", port, "--database", f"sqlite:///{tmp_path}/tables.sqlite")
    assert port in said
    assert "--port" in said


def test_an_address_of_another_machine(tmp_path: Path) -> None:
    said = refused("--host", "192.0.2.1", "--database", f"sqlite:///{tmp_path}/tables.sqlite")
    assert "192.0.2.1" in said


def test_a_host_that_does_not_exist(tmp_path: Path) -> None:
    said = refused("--host", "no.such.host.invalid", "--database", f"sqlite:///{tmp_path}/tables.sqlite")
    assert "no.such.host.invalid" in said


@pytest.mark.parametrize("database", ["mysql://localhost/tables", "tables.sqlite", "sqlite://", "postgresql://[::1"])
def test_an_address_of_no_database(database: str) -> None:
    assert "sqlite:///path/to/file" in refused("--database", database)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann,\n" * 200)
    assert "is no database" in refused("--database", f"sqlite:///{file}")
    assert file.read_text() == "Dear Ann,\n" * 200


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert "cannot be opened" in refused("--database", f"sqlite:///{tmp_path}/nowhere/tables.sqlite")


def test_a_folder_where_nothing_may_be_written() -> None:
    """/proc takes no files, not even root's."""
    assert "cannot be opened" in refused("--database", "sqlite:////proc/tables.sqlite")
