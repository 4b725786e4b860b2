"""The documents say what is true."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.main import get_command

from neonstrip.cli.app import app
from neonstrip.cli.places import load
from neonstrip.play import Record
from neonstrip.play.classic.statistics import Player as ClassicPlayer
from neonstrip.play.newvegas.statistics import Player as NewVegasPlayer
from neonstrip.play.royale.position_file import parse
from neonstrip.play.royale.settlement import settle
from neonstrip.play.royale.statistics import Player as RoyalePlayer
from neonstrip.play.settling import settled_game, settlement_of
from neonstrip.rules.classic import moves as classic
from neonstrip.rules.newvegas import moves as newvegas
from neonstrip.rules.royale import moves as royale

ROOT = Path(__file__).resolve().parent.parent


def test_the_example_of_settle_gives_the_answer_shown() -> None:
    question, answer, older = re.findall(r"```json\n(.*?)```", (ROOT / "docs/settle.md").read_text("utf-8"), re.DOTALL)
    assert settle(parse(question)) == json.loads(answer)
    of_2012 = settlement_of(settled_game(older))
    assert of_2012.settle(of_2012.read(older))["casinos"][0]["tied"] == ["Anna", "neutral"]


@pytest.mark.parametrize(
    ("heading", "game"),
    [
        ("## Moves of Royale", royale),
        ("## Moves of Las Vegas (2012)", classic),
        ("## Moves of New Las Vegas", newvegas),
    ],
)
def test_the_list_of_moves_is_complete_and_true(heading: str, game: Any) -> None:
    text = (ROOT / "docs/record.md").read_text("utf-8").partition(heading)[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in text.splitlines() if re.search(r"\| [RCN]-", line)]
    named = re.findall(r"`([^`]+)`", "\n".join(rows))
    assert {name.split()[0] for name in named} == set(game.GRAMMAR.families)
    assert [name for name in named if name not in game.GRAMMAR.numbers] == []


def test_the_example_of_a_record_can_be_read() -> None:
    example = re.findall(r"```text\n(.*?)```", (ROOT / "docs/record.md").read_text("utf-8"), re.DOTALL)[0]
    record = Record.parse(re.sub(r"seed .*", "seed x", example).replace("...\n", ""))
    assert record.names == ["Anna", "Benno"]
    assert record.moves[1] == (1, "place 4")


def test_links_between_documents_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name} links to {target}"


ABOUT_CODE = ("adding", "architecture", "decisions", "glossary")
"""Pages that name files and commands for those who change the house."""
HOMES = (ROOT, ROOT / "src/neonstrip", ROOT / "web/src")


def exists(name: str) -> bool:
    """Whether a file or folder of this name is there; GAME and NAME stand for any."""
    pattern = re.sub(r"\b(GAME|NAME)\b", "*", name).rstrip("/")
    return any(any(home.glob(pattern)) for home in HOMES) or ("/" not in name and any(HOMES[1].rglob(pattern)))


@pytest.mark.parametrize("page", ABOUT_CODE)
def test_files_that_are_named_exist(page: str) -> None:
    named = re.findall(r"`([\w*/.-]+\.(?:py|toml|ftl|ts|svelte|npz|md)|[a-z]+/[\w*/-]+)`", text_of(page))
    assert named
    assert [name for name in named if not exists(name)] == []


def files_of(name: str) -> list[Path]:
    """The files of this name, as `exists` finds them."""
    pattern = re.sub(r"\b(GAME|NAME)\b", "*", name)
    return [file for home in HOMES for file in home.glob(pattern) if file.is_file()]


def is_in(word: str, names: list[str]) -> bool:
    """Whether one of some files has a word."""
    files = [file for name in names for file in files_of(name)]
    return any(re.search(rf"\b{word}\b", file.read_text("utf-8")) for file in files)


@pytest.mark.parametrize("page", ABOUT_CODE)
def test_what_is_said_to_be_in_a_file_is_there(page: str) -> None:
    told = re.findall(r"`(\w+)`\s+in\s+`([\w*/.-]+\.\w+)`", text_of(page))
    assert [(word, name) for word, name in told if not is_in(word, [name])] == []


def test_the_words_of_the_glossary_are_where_it_says() -> None:
    found = 0
    for *told, where in re.findall(r"^\| (.*) \| (.*) \| (`.*`) \|$", text_of("glossary"), re.M):
        for word in re.findall(r"`(\w+)(?:\([^`]*\))?`", " ".join(told)):
            found += 1
            assert is_in(word, re.findall("`([^`]+)`", where)), word
    assert found > 15


@pytest.mark.parametrize("page", ABOUT_CODE)
def test_commands_that_are_named_exist(page: str) -> None:
    load()
    commands = set(getattr(get_command(app), "commands", {}))
    assert "serve" in commands
    assert set(re.findall(r"`(?:\./play|neonstrip) ([a-z]+)\b", text_of(page))) <= commands


def text_of(page: str) -> str:
    return (ROOT / f"docs/{page}.md").read_text("utf-8")


def test_every_page_is_linked_from_another() -> None:
    """Whoever reads must be able to find it."""
    pages = {page.resolve() for page in ROOT.glob("docs/*.md")}
    linked = {
        (page.parent / target).resolve()
        for page in [*ROOT.glob("*.md"), *pages]
        for target in re.findall(r"\]\(([^)#]+\.md)(?:#[^)]*)?\)", page.read_text("utf-8"))
        if "://" not in target and (page.parent / target).resolve() != page.resolve()
    }
    assert sorted(str(page) for page in pages - linked) == []


@pytest.mark.parametrize(
    ("heading", "struct"),
    [
        ("## Royale", RoyalePlayer),
        ("## Las Vegas (2012), for", ClassicPlayer),
        ("## New Las Vegas", NewVegasPlayer),
    ],
)
def test_statistics_are_explained(heading: str, struct: type[msgspec.Struct]) -> None:
    text = (ROOT / "docs/statistics.md").read_text("utf-8").partition(heading)[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    assert {*re.findall(r"`([^`]+)`", " ".join(rows)), "name"} == set(struct.__struct_fields__)
