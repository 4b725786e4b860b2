"""What can be printed, and how somebody wishes to have it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from neonstrip.games import GAMES, part
from neonstrip.locales import DEFAULT, LANGUAGES, say
from neonstrip.play.errors import Mistake
from neonstrip.printing.drawing import Drawing
from neonstrip.printing.inks import COLOUR, PLAIN
from neonstrip.printing.pages import SIZES, lay_out
from neonstrip.printing.pdf import write_pdf
from neonstrip.printing.picture import write_picture

MOST_ON_A_PAGE = 2


class Wish(Struct, frozen=True):
    """What is printed, and how."""

    what: str
    size: str = "a4"
    per_page: int = 1
    colour: bool = True
    language: str = DEFAULT
    edition: str = ""
    """Whose terms are used, where the editions of a game have their own."""
    city: str | None = None
    """A home-made city as one word, or none for the printed one: play/newvegas/cityfile.py."""

    def say(self, message: str, **facts: Any) -> str:
        """A message as it is printed."""
        return say(self.language, message, edition=self.edition, **facts)


class Paper(Struct, frozen=True):
    """Something that can be printed. Its name in words is the message `paper-NAME`."""

    draw: Callable[[Wish], Sequence[Drawing]]
    """One drawing for each page, or for each half of one."""
    sheets: int = 1
    """How many drawings that is."""
    halves: bool = False
    """Whether two drawings fit on a page. One alone is then there twice."""
    read_city: Callable[[str], str] | None = None
    """If it shows a city: how a file with another one becomes a word for a wish, or a Mistake."""
    editions: Sequence[str] = ()
    """Those whose terms differ."""


class PapersPart(Protocol):
    """What a game has to print: `printing/GAME/papers.py`, which a game may leave out."""

    PAPERS: dict[str, Paper]
    """By their names, the most wanted first."""


@cache
def papers() -> dict[str, Paper]:
    """Everything that can be printed, by name. Sheets that are used up come first, then what explains a game."""
    parts: list[PapersPart | None] = [part(game, "printing.papers") for game in GAMES]
    found = {name: paper for each in parts if each for name, paper in each.PAPERS.items()}
    return dict(sorted(found.items(), key=lambda item: not item[1].halves))


def check(wish: Wish) -> Paper:
    """What is wished for, if it can be had. The city is read when it is drawn."""
    known = papers()
    paper = known.get(wish.what)
    if paper is None:
        raise Mistake("unknown-paper", paper=wish.what[:40], papers=", ".join(known))
    for given, possible in ((wish.size, SIZES), (wish.language, LANGUAGES), (wish.edition, ("", *paper.editions))):
        if given not in possible:
            raise Mistake("paper-choice", paper=wish.what, choice=given[:40], choices=", ".join(filter(None, possible)))
    if not 1 <= wish.per_page <= (MOST_ON_A_PAGE if paper.halves else 1):
        raise Mistake("paper-halves", paper=wish.what, papers=", ".join(_those(lambda one: one.halves)))
    if wish.city is not None and paper.read_city is None:
        raise Mistake("paper-city", paper=wish.what, papers=", ".join(_those(lambda one: one.read_city is not None)))
    return paper


def _those(fits: Callable[[Paper], bool]) -> list[str]:
    return [name for name, paper in papers().items() if fits(paper)]


def read_city(text: str) -> str:
    """A home-made city from the text of its file, as one word for a wish."""
    return next(paper.read_city for paper in papers().values() if paper.read_city)(text)


def with_city(wish: Wish, text: str) -> Wish:
    """The same with a home-made city, from the text of its file."""
    check(msgspec.structs.replace(wish, city=""))
    return msgspec.structs.replace(wish, city=read_city(text))


def pages_of(wish: Wish) -> list[Drawing]:
    """The pages of a wish."""
    drawings = list(check(wish).draw(wish))
    if len(drawings) < wish.per_page:
        drawings *= wish.per_page
    return lay_out(drawings, wish.size, wish.per_page)


def palette_of(wish: Wish) -> dict[str, str]:
    return COLOUR if wish.colour else PLAIN


def title_of(wish: Wish) -> str:
    return wish.say(f"paper-{wish.what}")


def make_pdf(wish: Wish) -> bytes:
    """What is wished for, ready to be printed."""
    return write_pdf(pages_of(wish), palette_of(wish), title_of(wish), wish.language)


def make_pictures(wish: Wish) -> list[str]:
    """A picture of each page."""
    return [write_picture(page, palette_of(wish), title_of(wish)) for page in pages_of(wish)]
