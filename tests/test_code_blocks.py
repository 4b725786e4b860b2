"""Every block of code in README and docs runs, or is at least understood by what would run it.

A block says what it is: `python` and `sh` are run in a folder of their own; `sh long` takes minutes, serves or asks a
person, so its commands are read by the command line without being run; `json` is read (what it says has tests of its
own); `text` is no code.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from typer.main import get_command

from neonstrip.cli.app import app
from neonstrip.cli.places import load
from neonstrip.play.newvegas.cityfile import parse_city

ROOT = Path(__file__).resolve().parent.parent
FENCE = re.compile(r"^( *)```(.*)\n((?:.*\n)*?)\1```$", re.MULTILINE)
KINDS = {"python", "sh", "sh long", "json", "toml", "text"}


class Block(NamedTuple):
    """A block of code, and where it begins."""

    place: str
    kind: str
    text: str


def blocks() -> list[Block]:
    found = []
    for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        page = path.read_text("utf-8")
        for fence in FENCE.finditer(page):
            line = page.count("\n", 0, fence.start()) + 1
            kind = fence[2] if fence[2] in KINDS else fence[2].partition(" ")[0]
            found.append(Block(f"{path.relative_to(ROOT)}:{line}", kind, textwrap.dedent(fence[3])))
    return found


BLOCKS = blocks()


def of(*kinds: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("block", [b for b in BLOCKS if b.kind in kinds], ids=lambda block: block.place)


def test_every_block_says_what_it_is() -> None:
    assert [block.place for block in BLOCKS if block.kind not in KINDS] == []
    assert {block.kind for block in BLOCKS} == KINDS


@of("python")
def test_python_runs(block: Block, tmp_path: Path) -> None:
    ran = subprocess.run([sys.executable, "-c", block.text], cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr


@of("sh")
def test_commands_run(block: Block, tmp_path: Path) -> None:
    found = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    ran = subprocess.run(
        ["sh", "-eu", "-c", block.text], cwd=tmp_path, env=found, capture_output=True, text=True, timeout=300
    )
    assert ran.returncode == 0, ran.stderr


@of("sh", "sh long")
def test_commands_are_understood(block: Block) -> None:
    """Each is read to its last option; a project's own script must be there."""
    for line in block.text.splitlines():
        words = shlex.split(line, comments=True)
        while words and re.fullmatch(r"\w+=\S*", words[0]):
            del words[0]
        if words and words[0] in ("neonstrip", "./play"):
            understand(words[1:])
        elif words and "/" in words[0]:
            assert (ROOT / words[0]).exists(), line


def understand(words: list[str]) -> None:
    """Read a command as the command line would, and stop before it runs."""
    load()
    load()
    command, context = get_command(app), None
    while hasattr(command, "commands") and words:
        group: Any = command
        assert words[0] in group.commands, words
        context = group.make_context("neonstrip", [words[0]], parent=context)
        command, words = group.commands[words[0]], words[1:]
    if words:
        command.make_context("neonstrip", words, parent=context)


@of("json")
def test_json_can_be_read(block: Block) -> None:
    json.loads(block.text)


@of("toml")
def test_a_city_is_one(block: Block) -> None:
    parse_city(block.text)
