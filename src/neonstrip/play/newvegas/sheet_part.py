"""Values of a JSON file, read one by one. What is wrong with one is noted, and reading goes on."""

from __future__ import annotations

from typing import Any

from neonstrip.play.errors import Mistake
from neonstrip.play.newvegas.paper_sheet import Lot, Note
from neonstrip.play.record import LONGEST_NAME
from neonstrip.rules.newvegas.printed import AVENUES, STREETS


def shown(value: Any) -> str:
    """Something from the file, short and fit to be printed."""
    return "".join(sign if sign.isprintable() else "?" for sign in str(value)[:LONGEST_NAME])


class Part:
    """Reads one player's part of the file, or what is common to all. None is what could not be read."""

    def __init__(self, note: Note) -> None:
        self.note = note

    def entries(
        self, value: Any, where: str, keys: tuple[str, ...], needed: tuple[str, ...] = ()
    ) -> dict[str, Any] | None:
        """An object with known keys."""
        if not isinstance(value, dict):
            self.note(where, Mistake("sheet-object"))
            return None
        dot = f"{where}." if where else ""
        for key in value:
            if key not in keys:
                self.note(dot + shown(key), Mistake("sheet-key", key=shown(key), keys=", ".join(keys)))
        for key in needed:
            if key not in value:
                self.note(dot + key, Mistake("sheet-missing", key=key))
        return {key: each for key, each in value.items() if key in keys}

    def items(self, value: Any, where: str, length: int | None = None) -> list[Any] | None:
        """A list, perhaps of a given length."""
        if not isinstance(value, list):
            self.note(where, Mistake("sheet-list"))
            return None
        if length is not None and len(value) != length:
            self.note(where, Mistake("sheet-length", length=length, found=len(value)))
            return None
        return value

    def number(self, value: Any, where: str, lowest: int, highest: int, rule: str | None = None) -> int | None:
        if type(value) is not int or not lowest <= value <= highest:
            self.note(where, Mistake("sheet-number", rule, lowest=lowest, highest=highest))
            return None
        return value

    def truth(self, value: Any, where: str) -> bool | None:
        if not isinstance(value, bool):
            self.note(where, Mistake("sheet-truth"))
            return None
        return value

    def one_of(self, value: Any, where: str, known: tuple[str, ...]) -> str | None:
        if not isinstance(value, str) or value not in known:
            self.note(where, Mistake("sheet-word", words=", ".join(known)))
            return None
        return value

    def pairs(self, value: Any, where: str, rule: str) -> list[Lot]:
        """A list of lots or crossings."""
        found = []
        for place, each in enumerate(self.items(value, where) or [], 1):
            pair = self.items(each, f"{where}[{place}]", 2)
            if pair is not None:
                street = self.number(pair[0], f"{where}[{place}][1]", 1, STREETS, rule)
                avenue = self.number(pair[1], f"{where}[{place}][2]", 1, AVENUES, rule)
                if street is not None and avenue is not None:
                    found.append((street, avenue))
        return found

    def avenues(self, value: Any, where: str, rule: str) -> list[int]:
        """A list of avenues."""
        read = [
            self.number(each, f"{where}[{place}]", 1, AVENUES, rule)
            for place, each in enumerate(self.items(value, where) or [], 1)
        ]
        return [avenue for avenue in read if avenue is not None]
