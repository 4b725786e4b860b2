"""Terminals that cannot show every sign get one they can, of the same width, so that nothing shifts."""

from __future__ import annotations

import io
import unicodedata
from typing import TextIO

STAND_INS = {
    **dict(zip("●■▲◆★○□▪", "o#^x*ng@", strict=True)),
    **dict(zip("─│╭╮╰╯▌▐═", "-|++++[]=", strict=True)),
    **dict(zip("“”„‘’–—−·…×▸łŁœß", '"""\'\'---.~x>lLos', strict=True)),
    **dict(zip("║╬┼┬┐▟█▙•◉◎☆✪°↑→✂▼✓", "H#+T7<#>.O@*@'^>%vv", strict=True)),
    "\u00a0": " ",
    "\u202f": " ",
}


def stand_in(sign: str) -> str:
    """Something plainer for a sign."""
    return STAND_INS.get(sign) or next((base for base in unicodedata.normalize("NFKD", sign) if base.isascii()), "?")


class Narrow(io.TextIOBase):
    """A text stream that writes stand-ins for whatever its encoding lacks."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self.stream.encoding

    def isatty(self) -> bool:
        return self.stream.isatty()

    def fileno(self) -> int:
        return self.stream.fileno()

    def flush(self) -> None:
        self.stream.flush()

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        try:
            text.encode(self.encoding)
        except UnicodeEncodeError:
            text = "".join(self._fit(sign) for sign in text)
        return self.stream.write(text)

    def _fit(self, sign: str) -> str:
        try:
            sign.encode(self.encoding)
        except UnicodeEncodeError:
            return stand_in(sign)
        return sign
