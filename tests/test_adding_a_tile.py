"""docs/adding.md names every file that a tile with a decision touches: Nice Dice is in those, and nowhere else."""

from __future__ import annotations

import re
from pathlib import Path

import neonstrip
from neonstrip.rules.royale.printed import TILE_CODES, TILE_NAMES
from neonstrip.rules.royale.tiles.registry import REGISTRY

ROOT = Path(neonstrip.__file__).parents[2]
NICE_DICE = re.compile(
    r"nice_dice|NICE_DICE|\bNICE\b|NiceDice|nicedice|niceLast|R-NICE|\bH1\b"  # the tile, and what is printed on it
    r'|"nice"|\.nice\b|\bnice:|-nice\b|"pushed"|\bPUSHED\b'  # its field, its phase, its moves, its event
)
FOLDERS = ("src/neonstrip", "web/src")
KINDS = {".py", ".toml", ".ftl", ".ts", ".svelte", ".json"}
MOST = 20
WRITTEN_BY_SCRIPTS = {"web/src/lib/protocol.ts", "web/src/lib/guide/royale.json"}


def named() -> set[str]:
    """The files of the house that the section about tiles names."""
    text = (ROOT / "docs/adding.md").read_text("utf-8")
    section = text[text.index("## A tile") : text.index("## A game")]
    paths = [path for path in re.findall(r"`([^`\s]+)`", section) if path.startswith(FOLDERS)]
    return {str(file.relative_to(ROOT)) for path in paths for file in ROOT.glob(path)}


def touched() -> set[str]:
    """The files of the house that know Nice Dice; tests, and what Vite built of the pages, are not the house."""
    built = ROOT / "src/neonstrip/server/client"
    files = (file for folder in FOLDERS for file in (ROOT / folder).rglob("*") if file.suffix in KINDS)
    ours = (file for file in files if ".test." not in file.name and not file.is_relative_to(built))
    return {str(file.relative_to(ROOT)) for file in ours if NICE_DICE.search(file.read_text("utf-8"))}


def test_nice_dice_is_in_the_files_that_the_page_names_and_in_no_others() -> None:
    assert touched() == named()
    assert len(named() - WRITTEN_BY_SCRIPTS) <= MOST


def test_the_pages_have_a_record_and_a_component_for_every_tile() -> None:
    tiles = ROOT / "web/src/royale/tiles"
    records = dict(
        re.findall(r'^  ([A-H][12]): \{\n    name: "(\w+)",$', (tiles / "tiles.ts").read_text("utf-8"), re.M)
    )
    names = {code: re.sub(r"\W", "", name) for code, name in zip(TILE_CODES, TILE_NAMES, strict=True) if code}
    assert records == names
    assert all((tiles / f"{name}.svelte").exists() for name in names.values())


def test_every_decision_is_named_by_a_rule_of_the_rulebook() -> None:
    rules = (ROOT / "docs/rules/royale.md").read_text("utf-8")
    for tile in REGISTRY:
        for decision in tile.decisions:
            assert f"- {decision.rule} " in rules, tile.code
