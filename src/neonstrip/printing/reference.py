"""A game's rules on one page, for those who know them: chapters of the rulebook without its examples and rulings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from neonstrip.play.printed import printed_in
from neonstrip.printing.drawing import Drawing
from neonstrip.printing.flow import Block, pour
from neonstrip.printing.ornaments import HEAD, head
from neonstrip.printing.pages import space_on
from neonstrip.printing.papers import Wish

LEFT_OUT = ("» ", "§ ")
"""How examples and rulings begin; web/src/rules/text.ts has the same."""
LIST = "– "
Chapters = Mapping[str, Sequence[str]]
"""Headings with the entries below them, all by their messages; an entry's text is its message with -text."""


def draw_reference(wish: Wish, game: str, chapters: Chapters, columns: int = 3) -> Drawing:
    """A page of rules."""
    d = Drawing(*space_on(wish.size, lying=False))
    head(d, wish.say(f"game-{game}"))
    amounts = printed_in(game).amounts
    blocks = [block for heading, entries in chapters.items() for block in _chapter(wish, heading, entries, amounts)]
    pour(d, blocks, 0, HEAD + 2, d.width, d.height - HEAD - 2, columns)
    return d


def _chapter(wish: Wish, heading: str, entries: Sequence[str], amounts: Mapping[str, int | str]) -> Iterator[Block]:
    yield Block(wish.say(heading, **amounts), "sign", "pink", 1.45, 0.8, heading=True)
    for entry in entries:
        lead = wish.say(entry, **amounts)
        for text, bullet in paragraphs(wish.say(f"{entry}-text", **amounts)):
            if bullet and lead:
                yield Block("", lead=lead, heading=True)
                lead = ""
            yield Block(text, before=0.3 if lead else 0.12, lead=lead, bullet=bullet)
            lead = ""


def paragraphs(text: str) -> Iterator[tuple[str, bool]]:
    """The paragraphs of an entry, and whether each is an item of a list."""
    for part in text.split("\n\n"):
        if part.startswith(LIST):
            yield from ((item.removeprefix(LIST), True) for item in part.splitlines())
        elif not part.startswith(LEFT_OUT):
            yield " ".join(part.split("\n")), False
