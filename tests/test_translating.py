"""How each language is written: what docs/translating.md says, and what a line must not be broken at."""

import re
from collections.abc import Iterator

import pytest

from neonstrip.locales import LANGUAGES
from test_docs import text_of
from test_locales import LOCALES

NO_BREAK, NARROW = "\u00a0", "\u202f"
MARKS = set("\"'`“”„‚‘’«»‹›")
COMMANDS = re.compile(r"`[^`]*`|pip install '[^']*'")
"""What is typed into a shell keeps the marks of the shell."""
FORMAL = {
    "fr": r"\b(?!assez\b|chez\b|avez\b)\w+ez\b",
    "de": r"[a-zäöüß,] (?:Sie|Ihnen|Ihre?[mnrs]?)\b",
    "pl": r"\bPa[nń]\w*",
}
"""What would speak to a stranger: « avez » is said of two, a German Sie may begin a sentence of its own."""


def lines(language: str) -> Iterator[tuple[str, str]]:
    """Every line of words of a language, with where it stands; not comments, nor what belongs to Fluent."""
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if not line.startswith("#"):
                words = COMMANDS.sub("", re.sub(r'\{ ?"( ?)" ?\}', r"\1", re.sub(r"^[\w-]+ = ", "", line)))
                yield f"{language}/{path.name}:{number}", re.sub(r"^ *» ", "", words)


def found(language: str, pattern: str) -> list[str]:
    return [f"{place}: {line}" for place, line in lines(language) if re.search(pattern, line)]


def table(heading: str) -> list[list[str]]:
    """The rows of a table of the page, below its head."""
    rows = text_of("translating").partition(f"## {heading}\n")[2].partition("\n## ")[0].splitlines()
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows if row.startswith("|")][2:]


def test_every_language_has_its_marks() -> None:
    assert sorted(language for language, _ in table("Quotation marks")) == sorted(LANGUAGES)


@pytest.mark.parametrize(("language", "marks"), table("Quotation marks"))
def test_quotation_marks_are_those_of_the_language(language: str, marks: str) -> None:
    others = "".join(sorted(MARKS - set(marks)))
    assert found(language, f"[{re.escape(others)}]") == []


@pytest.mark.parametrize(("language", "said", "not_said"), table("Words that are not said"))
def test_one_word_for_one_thing(language: str, said: str, not_said: str) -> None:
    assert found(language, rf"\b{said}\b")
    assert found(language, rf"(?i)(?<![\w$-]){not_said}(?![\w-])") == []


@pytest.mark.parametrize("language", FORMAL)
def test_readers_are_no_strangers(language: str) -> None:
    assert found(language, FORMAL[language]) == []


def test_no_line_breaks_before_what_ends_french_words() -> None:
    """A narrow space before ; ! ? and a whole one before : and inside « », none of which may be broken."""
    assert found("fr", rf"(?<=\S)[ {NO_BREAK}][;!?]|(?<=\S)[ {NARROW}]:(?!\S)|«[^{NO_BREAK}]|[^{NO_BREAK}]»") == []
    assert found("fr", r"[\wàâçéèêëîïôûù’)}%][;!?](?!\w)(?<!No Entry!)(?<!Knockout\?)(?<!Block It!)") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_keep_their_signs(language: str) -> None:
    assert found(language, r"[\d}] (?:%|000\b|\$(?!\w))") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ellipsis_stays_with_its_word(language: str) -> None:
    """German has a space before it, which must not be broken, the others none."""
    assert found(language, r"[\w}] …$" if language == "de" else r"[\w}]\s…$") == []
