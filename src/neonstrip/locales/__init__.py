"""Words, a folder for each language, from Fluent files that the terminal, the server and the browser share."""

import functools
import os
import unicodedata
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from fluent.runtime import FluentBundle, FluentResource

DEFAULT = "en"
LANGUAGES = (DEFAULT, *sorted({path.parent.name for path in Path(__file__).parent.glob("*/*.ftl")} - {DEFAULT}))
"""The languages we speak: there is a folder of words for each. docs/adding.md says how one is added."""
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
ISOLATE, END_ISOLATE = "\u2068", "\u2069"


class _Words:
    """The words of a language. A file is read when one of its messages is first wanted: parsing all takes a while."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        folder = files(__name__) / language
        paths = folder.iterdir() if folder.is_dir() else ()
        self._unread = [path.read_text("utf-8") for path in sorted(paths, key=lambda path: path.name)]

    def find(self, message: str) -> Any:
        """A message of this language, if there is one."""
        if not self.bundle.has_message(message):
            for text in [text for text in self._unread if f"\n{message} =" in f"\n{text}"]:
                self.bundle.add_resource(FluentResource(text))
                self._unread.remove(text)
        return self.bundle.get_message(message) if self.bundle.has_message(message) else None


@functools.cache
def _words(language: str) -> _Words:
    return _Words(language)


def languages(name: str) -> str:
    """The language we speak that is nearest to a name such as de_AT.UTF-8."""
    code = name[:2].lower()
    return code if code in LANGUAGES else DEFAULT


def system_language() -> str:
    """The reader's language, as the system says it."""
    for variable in ("NEONSTRIP_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            return languages(os.environ[variable])
    return DEFAULT


def apart(fact: Any) -> Any:
    """A name written from right to left must not turn the sentence around it. Others need no signs."""
    turned = isinstance(fact, str) and any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in fact)
    return f"{ISOLATE}{fact}{END_ISOLATE}" if turned else fact


def say(language: str, message: str, **facts: Any) -> str:
    """A message in a language, or in English where a translation is missing.

    A message that does not exist in English either is a defect, found by the tests.
    """
    words = _words(language)
    found = words.find(message)
    if found is None:
        words = _words(DEFAULT)
        found = words.find(message)
    text, _ = words.bundle.format_pattern(found.value, {name: apart(fact) for name, fact in facts.items()})
    return str(text)
