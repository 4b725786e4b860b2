"""Words, in four languages, from Fluent files that the terminal, the server and the browser share."""

import functools
import os
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "fr", "pl")
DEFAULT = "en"


@functools.cache
def _bundle(language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files(__name__) / language
    for path in sorted(folder.iterdir() if folder.is_dir() else (), key=lambda path: path.name):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


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


def say(language: str, message: str, **facts: Any) -> str:
    """A message in a language, or in English where a translation is missing.

    A message that does not exist in English either is a defect, found by the tests.
    """
    bundle = _bundle(language)
    if not bundle.has_message(message):
        bundle = _bundle(DEFAULT)
    text, _ = bundle.format_pattern(bundle.get_message(message).value, facts)
    return str(text)
