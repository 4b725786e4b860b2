"""What a server keeps is told: every table of the database in every language, every column and event in the docs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from neonstrip.locales import LANGUAGES, say
from neonstrip.tables.storage.schema import metadata
from server.client import ask
from server.running import Running

ROOT = Path(__file__).resolve().parent.parent


def test_the_page_is_made_from_the_schema() -> None:
    done = subprocess.run([sys.executable, ROOT / "scripts/privacy", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_of_the_database_is_explained(language: str) -> None:
    for table in metadata.sorted_tables:
        text = say(language, f"web-privacy-table-{table.name}")
        assert language == "en" or text != say("en", f"web-privacy-table-{table.name}")


def test_a_server_tells_what_it_keeps(house: Running) -> None:
    told = ask(house.url, "/api/privacy")
    assert set(told["kept"]) == set(metadata.tables)
    assert (told["expire"], told["sealed"]) == ({}, False)
