"""`neonstrip doc`, and what points to it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from neonstrip.cli.app import app
from neonstrip.cli.doc import pages
from neonstrip.cli.places import load
from neonstrip.play import Mistake

load()  # all commands

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_a_page_is_shown_whole_by_its_name_or_its_path() -> None:
    for name in ("settle", "docs/settle.md"):
        shown = CliRunner().invoke(app, ["doc", name])
        assert shown.exit_code == 0
        assert shown.stdout == (DOCS / "settle.md").read_text("utf-8")


def test_all_pages_are_listed_with_their_titles() -> None:
    lines = CliRunner().invoke(app, ["doc"]).stdout.splitlines()
    assert len(lines) == len(list(DOCS.rglob("*.md")))
    assert any(re.fullmatch(r"rules/royale +Las Vegas and Las Vegas Royale: .*", line) for line in lines)


def test_a_page_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(Mistake, match=r"no page “nothing”.*settle") as mistake:
        CliRunner().invoke(app, ["doc", "nothing"], catch_exceptions=False)
    assert mistake.value.code == "unknown-doc"


def test_every_page_that_help_points_to_is_there() -> None:
    group: Any = get_command(app)
    texts = [text for command in group.commands.values() for text in helps(command)]
    named = set(re.findall(r"`neonstrip doc ([a-z/-]+)`", "\n".join(texts)))
    assert {"strength", "settle", "score", "protocol", "review", "statistics"} <= named <= set(pages())
    assert "docs/" not in "\n".join(texts)


def helps(command: Any) -> list[str]:
    return [command.help or "", *(getattr(one, "help", None) or "" for one in command.params)]
