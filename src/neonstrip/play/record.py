"""Records: a game as a small text, from which it can be played again move by move. docs/record.md has the format."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from neonstrip.play.errors import Mistake
from neonstrip.play.fairness import PLEDGE
from neonstrip.play.printable import is_printable

HEADING = "neonstrip record 1"
LONGEST_NAME = 40
RESERVED = ("neutral", "grey")
"""Imagined owners of dice, who must not be taken for players."""
LARGEST_FILE = 4_000_000
SERVER_SEED = re.compile("[0-9a-f]{64}")


def check_names(names: Sequence[str]) -> None:
    """Names are what people are told apart by: short, on one line, and different."""
    for name in names:
        one_line = name == " ".join(name.split()) and is_printable(name)
        if not name or not one_line or len(name) > LONGEST_NAME:
            raise Mistake("bad-name", name=name[:LONGEST_NAME], longest=LONGEST_NAME)
        if name in RESERVED:
            raise Mistake("reserved-name", name=name)
    for name in names:
        if list(names).count(name) > 1:
            raise Mistake("same-name", name=name)


@dataclass
class Record:
    """What a record says."""

    game: str
    options: dict[str, Any]
    seed: str
    names: list[str]
    kinds: list[str]
    moves: list[tuple[int, str]] = field(default_factory=list)
    results: list[int] | None = None
    """The final results of a finished game."""
    deals: list[tuple[int, str]] = field(default_factory=list)
    """After how many moves everything unseen was dealt anew, and from which seed."""
    commitment: str = ""
    server: str = ""
    """The server's seed, of which, with the nonces, the seed of the last deal was made: see `fairness`."""
    nonces: list[str] = field(default_factory=list)
    """One for each seat, or none at all."""
    pledges: dict[int, str] = field(default_factory=dict)
    """What the seats pledged that took part in drawing the seed. Who pledged and has no nonce kept silent."""

    def text(self) -> str:
        """The record as it is written to a file."""
        lines = [HEADING, f"game {self.game}"]
        lines += [f"option {name} {_write(value)}" for name, value in self.options.items()]
        lines += [f"seed {self.seed}"]
        lines += [f"commitment {self.commitment}"] if self.commitment else []
        lines += [f"server {self.server}"] if self.server else []
        lines += [f"seat {kind} {name}" for kind, name in zip(self.kinds, self.names, strict=True)]
        lines += [f"nonce {seat} {nonce}" for seat, nonce in enumerate(self.nonces, 1)]
        lines += [f"pledge {seat + 1} {pledge}" for seat, pledge in sorted(self.pledges.items())]
        for made in range(len(self.moves) + 1):
            lines += [f"deal {seed}" for before, seed in self.deals if before == made]
            lines += [f"{seat + 1} {text}" for seat, text in self.moves[made : made + 1]]
        if self.results is not None:
            lines += ["result " + " ".join(map(str, self.results))]
        return "\n".join(lines) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the record whole or not at all, so that a broken save never costs an older one."""
        target = Path(path)
        part = target.with_name(target.name + ".part")
        try:
            with part.open("w", encoding="utf-8") as file:
                file.write(self.text())
                file.flush()
                os.fsync(file.fileno())
            part.replace(target)
        except OSError as error:
            raise Mistake("cannot-write", file=str(path), why=error.strerror or str(error)) from error

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a record from a file."""
        return cls.parse(read_text(path))

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != HEADING:
            raise Mistake("record-heading", heading=HEADING)
        record = cls(game="", options={}, seed="", names=[], kinds=[])
        for number, line in enumerate(lines[1:], 2):
            words = line.split("#")[0].split() if line.startswith("#") else line.split()
            if words:
                record._read(words, number, line)
        for part, found in (("game", record.game), ("seed", record.seed), ("seat", record.names)):
            if not found:
                raise Mistake("record-part", part=part)
        check_names(record.names)
        return record

    def _read(self, words: list[str], number: int, line: str) -> None:
        match words:
            case ["game", name] if not self.moves:
                self.game = name
            case ["option", name, value] if not self.moves:
                self.options[name] = _read(value)
            case ["seed", seed] if not self.moves:
                self.seed = seed
            case ["commitment", commitment] if not self.moves:
                self.commitment = commitment
            case ["server", server] if SERVER_SEED.fullmatch(server) and not self.moves:
                self.server = server
            case ["nonce", seat, nonce] if seat == str(len(self.nonces) + 1) and not self.moves:
                self.nonces.append(nonce)
            case ["pledge", seat, pledge] if PLEDGE.fullmatch(pledge) and self._is_nonced(seat) and not self.moves:
                self.pledges[int(seat) - 1] = pledge
            case ["deal", seed] if self.names and self.results is None:
                self.deals.append((len(self.moves), seed))
            case ["seat", kind, *name] if name and not self.moves:
                self.kinds.append(kind)
                self.names.append(" ".join(name))
            case ["result", *numbers] if all(word.lstrip("-").isdigit() for word in numbers):
                self.results = [int(word) for word in numbers]
            case [seat, *move] if (
                seat.isdecimal() and move and 1 <= int(seat) <= len(self.names) and self.results is None
            ):
                self.moves.append((int(seat) - 1, " ".join(move)))
            case _:
                raise Mistake("record-line", line=number, text=line[:80])

    def _is_nonced(self, seat: str) -> bool:
        """Whether a word is the number of a seat whose nonce, or that it has none, was told."""
        return seat.isdecimal() and seat.isascii() and 1 <= int(seat) <= len(self.nonces)


def _write(value: Any) -> str:
    """An option's value as one word."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _read(word: str) -> Any:
    """An option's value from its word."""
    known = {"none": None, "yes": True, "no": False}
    if word in known:
        return known[word]
    return int(word) if word.isdecimal() else word


def read_text(path: str | Path) -> str:
    """A text file that a person named; what is wrong with it is said in one line."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise Mistake("file-size", file=str(path), largest=LARGEST_FILE)
        return data.decode("utf-8")
    except OSError as error:
        raise Mistake("cannot-read", file=str(path), why=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise Mistake("not-text", file=str(path)) from error
