"""The documents say what is true."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from neonstrip.play import Record
from neonstrip.play.newvegas.statistics import Player as NewVegasPlayer
from neonstrip.play.royale.position_file import parse
from neonstrip.play.royale.settlement import settle_position
from neonstrip.play.royale.statistics import Player as RoyalePlayer
from neonstrip.rules.newvegas import moves as newvegas
from neonstrip.rules.royale import moves as royale

ROOT = Path(__file__).resolve().parent.parent


def test_the_example_of_settle_gives_the_answer_shown() -> None:
    question, answer = re.findall(r"```json\n(.*?)```", (ROOT / "docs/settle.md").read_text("utf-8"), re.DOTALL)
    assert settle_position(parse(question)) == json.loads(answer)


@pytest.mark.parametrize(("heading", "game"), [("## Moves of Royale", royale), ("## Moves of New Las Vegas", newvegas)])
def test_the_list_of_moves_is_complete_and_true(heading: str, game: Any) -> None:
    text = (ROOT / "docs/record.md").read_text("utf-8").partition(heading)[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in text.splitlines() if re.search(r"\| [RN]-", line)]
    named = re.findall(r"`([^`]+)`", "\n".join(rows))
    assert {name.split()[0] for name in named} == set(game.GRAMMAR.families)
    assert [name for name in named if name not in game.GRAMMAR.numbers] == []


def test_the_example_of_a_record_can_be_read() -> None:
    example = re.findall(r"```\n(.*?)```", (ROOT / "docs/record.md").read_text("utf-8"), re.DOTALL)[0]
    record = Record.parse(re.sub(r"seed .*", "seed x", example).replace("...\n", ""))
    assert record.names == ["Anna", "Benno"]
    assert record.moves[1] == (1, "place 4")


def test_links_between_documents_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize(("heading", "struct"), [("## Royale", RoyalePlayer), ("## New Las Vegas", NewVegasPlayer)])
def test_statistics_are_explained(heading: str, struct: type[msgspec.Struct]) -> None:
    text = (ROOT / "docs/statistics.md").read_text("utf-8").partition(heading)[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    assert {*re.findall(r"`([^`]+)`", " ".join(rows)), "name"} == set(struct.__struct_fields__)
