"""`neonstrip score`: sheets of the printed Welcome to New Las Vegas."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, TextIO, cast

import typer
from rich.cells import cell_len, set_cell_size
from rich.console import Console

from neonstrip.cli.app import WRONG
from neonstrip.cli.terminal.encoding import Narrow
from neonstrip.cli.warm import ensure_compiled
from neonstrip.locales import say, system_language
from neonstrip.play.errors import Mistake
from neonstrip.play.record import read_text

if TYPE_CHECKING:
    from neonstrip.play.newvegas.sheet_findings import Finding

AREA_WORDS = {
    "projects": "scoring-projects",
    "inauguration": "scoring-inauguration",
    "shows": "scoring-shows",
    "hotels": "scoring-hotels",
    "streets": "scoring-streets",
    "golf": "scoring-golf",
    "limousine": "scoring-limousine",
    "safe": "scoring-safe",
}
DEBT_WORDS = {
    "site": "scoring-debt-site",
    "extension": "scoring-debt-extension",
    "inauguration": "scoring-debt-inauguration",
    "left": "scoring-debt-left",
    "right": "scoring-debt-right",
}
ABREAST = 6
"""Players side by side: with a column of words they fit into 80 cells."""
WORDS, COLUMN = 15, 10


def score_command(
    file: Annotated[str, typer.Argument(help="Sheets in JSON; `neonstrip doc score` has the format.", metavar="FILE")],
    city: Annotated[
        str | None, typer.Option(help="Another city than the printed one, from a TOML file.", metavar="FILE")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a score sheet.")] = False,
) -> None:
    """Score the sheets of a printed Welcome to New Las Vegas, or say everything that is contradictory in them."""
    # The rules are loaded here, so that commands of another game start without them.
    from neonstrip.play.newvegas.cityfile import parse_city, write_city
    from neonstrip.play.newvegas.sheet_findings import Contradictions, Finding
    from neonstrip.play.newvegas.sheet_scoring import score_sheets

    language = system_language()
    try:
        text = read_text(file)
        word = write_city(parse_city(read_text(city))) if city else None
        ensure_compiled("newvegas")
        result = score_sheets(text, word)
    except Contradictions as wrong:
        refuse(wrong.findings, language, as_json)
    except Mistake as mistake:
        refuse([Finding(mistake, None, "")], language, as_json)
    else:
        if as_json:
            print_json(result)
            return
        console = Console(file=cast(TextIO, Narrow(sys.stdout)), highlight=False, emoji=False)
        for line in tell(result, language):
            console.print(line, markup=False)


def refuse(findings: list[Finding], language: str, as_json: bool) -> None:
    """Tell everything that is wrong, and end with exit code 2."""
    if as_json:
        print_json({"errors": [finding.as_json(language) for finding in findings]})
    else:
        errors = Console(file=cast(TextIO, Narrow(sys.stderr)), highlight=False, emoji=False)
        for finding in findings:
            errors.print(finding.line(language), markup=False, soft_wrap=True)
    raise typer.Exit(WRONG)


def print_json(answer: dict[str, Any]) -> None:
    """One JSON object; where the output cannot take every character, JSON's own way of writing them loses nothing."""
    narrow = (sys.stdout.encoding or "ascii").lower().replace("-", "") != "utf8"
    print(json.dumps(answer, ensure_ascii=narrow))


def tell(result: dict[str, Any], language: str) -> Iterator[str]:
    """The score sheet: areas below each other, players beside each other, then debts and the winner."""
    players = result["players"]
    places = {name: place for place, names in enumerate_places(result["ranking"]) for name in names}
    for first in range(0, len(players), ABREAST):
        yield from tell_some(players[first : first + ABREAST], places, language)
        yield ""
    for player in players:
        if player["debts"]:
            owed = Counter(tell_debt(debt, language) for debt in player["debts"])
            debts = ", ".join(debt if times == 1 else f"{debt} (×{times})" for debt, times in owed.items())
            yield say(language, "scoring-owes", player=player["name"], debts=debts)
    best = result["ranking"][0]
    if len(best) == 1:
        yield say(language, "scoring-won", player=best[0])
    else:
        yield say(language, "scoring-shared", players=", ".join(best))


def enumerate_places(ranking: list[list[str]]) -> Iterator[tuple[int, list[str]]]:
    """Names by place: after two at the first comes the third."""
    place = 1
    for names in ranking:
        yield place, names
        place += len(names)


def tell_some(players: list[dict[str, Any]], places: dict[str, int], language: str) -> Iterator[str]:
    """As many players as fit beside each other."""
    rule = "─" * (WORDS + COLUMN * len(players))
    yield row("", [shorten(player["name"]) for player in players])
    yield rule
    for area, words in AREA_WORDS.items():
        yield row(say(language, words), [player["areas"][area] for player in players])
    yield rule
    yield row(say(language, "scoring-total"), [player["total"] for player in players])
    yield row(say(language, "scoring-place"), [places[player["name"]] for player in players])
    yield row(say(language, "scoring-bundles"), [player["bundles"] for player in players])
    yield row(say(language, "scoring-debts"), [len(player["debts"]) for player in players])


def row(words: str, cells: list[Any]) -> str:
    """A line of the score sheet."""
    return set_cell_size(words, WORDS) + "".join(" " * (COLUMN - cell_len(str(cell))) + str(cell) for cell in cells)


def shorten(name: str) -> str:
    """A name that leaves a blank before it in its column."""
    return name if cell_len(name) < COLUMN else set_cell_size(name, COLUMN - 2).rstrip() + "…"


def tell_debt(debt: dict[str, Any], language: str) -> str:
    """Where a debt comes from."""
    kind = debt["column"] if debt["from"] == "show" else debt["from"]
    return say(language, DEBT_WORDS[kind], **debt)
