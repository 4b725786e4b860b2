"""`neonstrip serve --lan` shows phones the way: an address, and the same as a QR code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from pathlib import Path

import segno

LIGHT = {"█": (1, 1), "▀": (1, 0), "▄": (0, 1), " ": (0, 0)}
"""The upper and the lower module of a sign."""


def modules(rows: list[str]) -> list[list[int]]:
    """The dark modules that signs on a dark ground show."""
    return [[1 - LIGHT[sign][half] for sign in row] for row in rows for half in (0, 1)]


def test_phones_get_an_address_and_its_code(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "neonstrip", "serve", "--lan", "--port", "0"]
    command += ["--database", f"sqlite:///{tmp_path}/tables.sqlite"]
    environment = {**os.environ, "NEONSTRIP_LANG": "en", "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=environment) as process:
        try:
            assert process.stdout is not None
            url = process.stdout.readline().split()[4]
            assert url.startswith("http://")
            assert "127.0.0.1" not in url
            rows: list[str] = []
            while "scan" not in (line := process.stdout.readline().rstrip("\n")):
                rows.append(line)
            expected = [list(row) for row in segno.make(url).matrix_iter(border=2)]
            assert modules(rows)[: len(expected)] == expected
            with urllib.request.urlopen(url, timeout=30) as answer:  # noqa: S310 - our own server
                assert answer.status == 200
            port = url.rstrip("/").rpartition(":")[2]
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api", timeout=30) as answer:
                assert json.load(answer)["reach"] == url, (
                    "who invites from this machine invites to where others can come"
                )
        finally:
            process.terminate()
