"""What MkDocs is told besides its settings: pages made from the code, and files of the project that pages link to."""

from __future__ import annotations

import re
import sys
from pathlib import Path, PurePosixPath
from typing import Any

from mkdocs.structure.files import File, Files

sys.path.insert(0, str(Path(__file__).parent))

import reference
from neonstrip.cli.places import load

load()  # all commands

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"(?<=\]\()(?!\w+:|#)([^)#\s]+)")
OWN = {"icon.svg": ROOT / "web/public/icon.svg", "neonstrip.css": ROOT / "website/neonstrip.css"}
KIND = re.compile(r"^(\s*```\w+) .+$", re.MULTILINE)
"""What our tests know a block of code by, after its language: not for readers."""
TOLD = ("CONTRIBUTING.md", "CHANGELOG.md")
"""Pages of the project's root that have a place in the site."""


def on_files(files: Files, config: Any) -> Files:
    """Add what does not lie in docs/: pages made from the code, and whatever pages there link to outside."""
    linked = {place for page in files.documentation_pages() for place in outside(page.src_uri, page.content_string)}
    for address, content in reference.pages().items():
        files.append(File.generated(config, address, content=content))
    for address, path in OWN.items():
        files.append(File.generated(config, address, abs_src_path=str(path)))
    for place in sorted({*linked, *TOLD}):
        files.append(File.generated(config, f"source/{place}", abs_src_path=str(ROOT / place)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Links lead to where a file of the project lies in the site; blocks of code have their language alone."""
    address = page.file.src_uri
    return LINK.sub(lambda link: moved(address, link[1]), KIND.sub(r"\1", markdown))


def outside(address: str, markdown: str) -> list[str]:
    """The files that a page of docs/ links to outside of it, from the project's root."""
    places = (place_of(address, target) for target in LINK.findall(markdown))
    return [place for place in places if not place.startswith("docs/")]


def place_of(address: str, target: str) -> str:
    """Where a link leads, from the project's root. Pages lie in docs/, but for those that were taken from the root."""
    start = ROOT / (address.removeprefix("source/") if address.startswith("source/") else f"docs/{address}")
    return PurePosixPath((start.parent / target).resolve()).relative_to(ROOT).as_posix()


def moved(address: str, target: str) -> str:
    """The same link, as it is in the site."""
    if address.startswith("reference/"):
        return target
    place = place_of(address, target)
    new = place.removeprefix("docs/") if place.startswith("docs/") else f"source/{place}"
    return "../" * address.count("/") + new
