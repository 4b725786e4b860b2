"""`neonstrip serve` finds a place for itself, and knows when it is there already."""

from __future__ import annotations

import socket
import webbrowser
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from neonstrip.cli import serve
from neonstrip.cli.app import app
from server.running import server


def test_a_port_that_another_program_has_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(socket.create_server((serve.HOST, 0))) as other:
        taken = other.getsockname()[1]
        monkeypatch.setattr(serve, "PORTS", [taken, 0])
        with closing(serve.listen(serve.HOST, None)) as listener:
            assert listener.getsockname()[1] not in (0, taken)
        monkeypatch.setattr(serve, "PORT", taken)
        other.settimeout(5)
        assert not serve.is_running(serve.HOST)


def test_a_second_one_sends_people_to_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setenv("NEONSTRIP_LANG", "en")
    with server(f"sqlite:///{tmp_path}/tables.sqlite") as first:
        monkeypatch.setattr(serve, "PORT", first.port)
        monkeypatch.setenv("DISPLAY", ":0")
        done = CliRunner().invoke(app, ["serve", "--open"])
    assert done.exit_code == 0
    assert f"running here already: {first.url}/" in done.stdout
    assert opened == [f"{first.url}/"]


def test_without_a_screen_no_browser_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webbrowser, "open", lambda url: pytest.fail(f"opened {url}"))
    monkeypatch.setenv("SSH_CONNECTION", "here")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    serve.show("http://127.0.0.1:1/")
