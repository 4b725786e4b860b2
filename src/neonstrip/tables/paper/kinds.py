"""The kinds of tables for people who have the printed game, and what each must offer."""

from __future__ import annotations

from typing import Any, Protocol

from neonstrip.play.errors import Mistake
from neonstrip.tables.dossier import Dossier
from neonstrip.tables.paper import dealer, referee, scorer
from neonstrip.tables.paper.notes import AnyNote
from neonstrip.tables.paper.state import AnyPaper


class Kind(Protocol):
    """What a kind of table must offer."""

    def check(self, game: str, options: dict[str, Any]) -> dict[str, Any]:
        """Options of a new table, complete; a Mistake says what is wrong with them."""

    def begin(self) -> AnyPaper:
        """Nothing has been noted yet."""

    def decide(self, dossier: Dossier, paper: Any, note: AnyNote, key: str) -> bool:
        """Whether a note is new; a Mistake says why it cannot be. `key` is that of a phone, nothing is the host."""

    def happen(self, dossier: Dossier, paper: Any, note: AnyNote, key: str) -> None:
        """Let something be noted that was found right."""

    def show(self, dossier: Dossier, paper: Any) -> Any:
        """What everybody may see."""

    def script(self, dossier: Dossier, paper: Any) -> Any:
        """What nobody but the host's device may know, so that it can go on alone; a Mistake if there is nothing."""

    def results(self, dossier: Dossier, paper: Any) -> list[tuple[str, int]]:
        """Who has how much in the end, as far as that was noted."""


KINDS: dict[str, Kind] = {"dealer": dealer, "scorer": scorer, "referee": referee}


def kind_named(name: str) -> Kind:
    if name not in KINDS:
        raise Mistake("no-such-paper", kind=name, kinds=", ".join(KINDS))
    return KINDS[name]


def kind_of(paper: AnyPaper) -> Kind:
    return KINDS[name_of(paper)]


def name_of(paper: AnyPaper) -> str:
    return str(paper.__struct_config__.tag)
