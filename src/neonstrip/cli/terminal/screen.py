"""The terminal: its size, its colours, its language; printing to it and asking at it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import Any, TextIO, cast

from rich.console import Console
from rich.text import Text

from neonstrip.cli.terminal.encoding import Narrow
from neonstrip.locales import say
from neonstrip.play.phrases import Facts, Template, phrase, words

WIDTH = 80
ENDLESS = 10_000
"""Lines of an output that is no terminal: nothing ever scrolls away."""


class Screen:
    """Where a person reads and types."""

    def __init__(self, language: str, color: bool = True, width: int = WIDTH) -> None:
        self.language = language
        self.facts: dict[str, Any] = {}
        """What every message may use, such as the edition: German has the words of two."""
        plain = not color or bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
        out = cast(TextIO, Narrow(sys.stdout))
        self.console = Console(
            file=out, color_system=None if plain else "auto", no_color=plain, highlight=False, markup=False, emoji=False
        )
        self.console.width = min(self.console.width, width) if self.is_terminal else width

    @property
    def is_terminal(self) -> bool:
        """Whether a person looks at this, rather than a file."""
        return self.console.is_terminal

    @property
    def has_color(self) -> bool:
        return self.console.color_system is not None

    @property
    def height(self) -> int:
        return self.console.height if self.is_terminal else ENDLESS

    def say(self, message: str, **facts: Any) -> str:
        """Words in the reader's language."""
        return say(self.language, message, **self.facts | facts)

    def tell(self, template: Template | None, facts: Facts) -> str:
        """What a template of a game's table says of some facts, in the reader's language; empty if that is nothing."""
        return words(phrase(template, facts), self.say)

    def line(self, text: Text | str = "") -> None:
        """Print one line as it is; what does not fit is cut."""
        if isinstance(text, Text):
            text.rstrip()
        self.console.print(text, no_wrap=True, overflow="ellipsis", crop=True)

    def lines(self, texts: Iterable[Text]) -> None:
        for text in texts:
            self.line(text)

    def prose(self, text: Text | str, indent: int = 1, hang: int = 0) -> int:
        """Print words, broken into lines where needed; returns how many lines they took."""
        whole = text if isinstance(text, Text) else Text(text)
        broken = whole.wrap(self.console, self.console.width - indent - hang - 1)
        for number, line in enumerate(broken):
            line.rstrip()
            self.line(Text(" " * (indent + hang * (number > 0))) + line)
        return len(broken)

    def ask(self, prompt: Text | str) -> str:
        """What a person types, without blanks around it. The end of input is an EOFError."""
        self.console.print(prompt, end="")
        self.console.file.flush()
        answer = sys.stdin.readline() if not sys.stdin.isatty() else input()
        if not sys.stdin.isatty():
            self.console.print()
            if not answer:
                raise EOFError
        return answer.strip()
