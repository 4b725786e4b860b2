"""The words: every language says the same things about the same facts, and nothing is written that nobody says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor
from rich.cells import cell_len

import neonstrip
from cli.person import LOOP, run
from figures import Figures
from neonstrip.bots.characters import CHARACTERS, TEMPERS
from neonstrip.bots.remarks import VARIANTS
from neonstrip.bots.review.verdicts import VERDICTS
from neonstrip.bots.styles import styles_of
from neonstrip.cli.terminal.royale.board import FRONT, HALF, HALF_LINE, WHOLE_LINE
from neonstrip.cli.terminal.screen import WIDTH
from neonstrip.games import GAMES
from neonstrip.locales import DEFAULT, LANGUAGES, say
from neonstrip.play import Record, verify
from neonstrip.play.fairness import Proof
from neonstrip.play.newvegas.opponents import OPPONENTS
from neonstrip.play.newvegas.sheet_view import BONUSES
from neonstrip.play.newvegas.view import ENDS
from neonstrip.play.occasions import OCCASIONS
from neonstrip.play.royale.events import LUCK
from neonstrip.play.royale.phrases import CAUSES
from neonstrip.play.shared_phrases import CASINO_CAUSES
from neonstrip.printing.papers import papers
from neonstrip.rules.newvegas import printed as newvegas
from neonstrip.rules.newvegas.moves import DIRECTIONS
from neonstrip.rules.royale.printed import CASINOS, ROUNDS, SMALL_DICE, TILE_CODES
from neonstrip.rules.royale.state import PHASE_NAMES

SOURCE = Path(neonstrip.__file__).parent
LOCALES = SOURCE / "locales"
CLIENT = SOURCE.parents[1] / "web" / "src"
BROWSER_ONLY = ("web-", "ending-", "learn-", "rules-", "scorer-")
"""How names of messages begin that only the browser says."""
KNOWN = {"edition"}
"""Facts that are known wherever a game is shown, so a language may use them where others need not."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}

DECLINED = ("close", "lift", "down", "nice", "move")
"""Decisions that a player may leave at that; each says so in its own words."""
MADE = {
    "arena-{}": ["acme"],
    "casino-{}": [str(number + 1) for number in range(CASINOS)],
    "choice-decline-{}": list(DECLINED),
    "game-{}": [game for game in GAMES if (SOURCE / "cli" / "terminal" / game).is_dir()],
    "hint-cause-{}": [*CASINO_CAUSES, *CAUSES, "keeps", "pays-more"],
    "luckless-{}": list(LUCK),
    "owner-{}": ["neutral", "grey"],
    "simulate-{}": ["acme"],
    "tables-column-{}": ["table", "game", "stage", "people", "events", "touched"],
    "tables-stage-{}": ["open", "playing", "over"],
    "tile-{}": TILE_CODES[1:],
    "tile-{}-rule": TILE_CODES[1:],
    "verified-{}": [proof for proof in get_args(Proof) if proof != "prepared"],
    "tile-{}-short": TILE_CODES[1:],
    "turn-{}": [phase for phase in PHASE_NAMES if phase != "over"],
}
PROJECTS = [name for names in newvegas.PROJECT_NAMES for name in names]
MADE |= {
    "nv-action-{}": list(newvegas.ACTIONS),
    "nv-architect-{}": list(newvegas.ACME_AREAS),
    "nv-area-{}": list(newvegas.AREAS),
    "nv-todo-{}": ["lines", "open", "shows"],
    "nv-carpet-{}": list("MLV"),
    "nv-choice-cards-{}": ["reshuffle", "keep"],
    "nv-choice-vote-{}": ["loan", "against"],
    "nv-colour-{}": list(newvegas.COLOURS),
    "nv-column-{}": list(newvegas.COLUMNS[: newvegas.IMPROVABLE]),
    "nv-did-bonus-{}": [bonus for bonus in BONUSES if bonus],
    "nv-end-{}": list(ENDS),
    "nv-project-{}": PROJECTS,
    "nv-project-{}-rule": PROJECTS,
    "nv-style-{}": [card["style"] for card in OPPONENTS],
    "nv-tie-{}": ["acme", "shared", "hotels", "grand"],
    "nv-way-{}": list(DIRECTIONS),
    "paper-{}": list(papers()),
    "paper-legend-{}": ["site", "star", "lamp", "hotel"],
    "remark-{}": [
        f"{temper}-{occasion}-{variant}"
        for temper in TEMPERS
        for occasion in OCCASIONS
        for variant in range(1, VARIANTS + 1)
    ],
    "style-{}": sorted({style for game in GAMES for style in styles_of(game).TEMPERS.values()}),
    "review-by-{}": ["play", "luck"],
    "review-verdict-{}": list(VERDICTS),
    "review-{}": ["start", "luck", "play", "others", "result"],
    "statistics-{}": ["jetons", "casinos", "tiles", "fines", "passes", "refusals", "blocks"],
}
"""Messages whose names are put together, and of what. Mistakes are found in the source itself."""


# what is written


@cache
def entries(language: str) -> dict[str, list[Any]]:
    """Everything in the files of a language, by file."""
    return {path.name: parse(path.read_text("utf-8")).body for path in sorted((LOCALES / language).glob("*.ftl"))}


@cache
def messages(language: str) -> dict[str, Any]:
    """The messages of a language by name."""
    return {entry.id.name: entry for body in entries(language).values() for entry in body if is_message(entry)}


def is_message(entry: Any) -> bool:
    return isinstance(entry, ftl.Message)


class Reader(Visitor):
    """The variables a message uses, and the plural forms it tells apart."""

    def __init__(self, message: Any) -> None:
        self.variables: set[str] = set()
        self.plurals: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        self.plurals |= keys & PLURALS
        self.generic_visit(node)


# what is said


@cache
def nodes() -> list[ast.AST]:
    """Everything in the source."""
    return [node for path in SOURCE.rglob("*.py") for node in ast.walk(ast.parse(path.read_text("utf-8")))]


def name_of(call: ast.Call) -> str:
    """What is called, without whose it is."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def calls(name: str) -> list[ast.Call]:
    return [node for node in nodes() if isinstance(node, ast.Call) and name_of(node) == name]


def texts(node: ast.AST) -> Iterator[str]:
    """Every text in a piece of source."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def template(node: ast.JoinedStr) -> str:
    """A text that is put together, with {} for what differs."""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def raised() -> Iterator[tuple[str, set[str]]]:
    """The code of every mistake that the source can make, and the facts given with it."""
    for name, place, prefix, given in (("Mistake", 0, "", set[str]()), ("wrong", 1, "file-", {"where"})):
        for call in calls(name):
            code = call.args[place]
            facts = {keyword.arg for keyword in call.keywords if keyword.arg}
            if isinstance(code, ast.Constant):
                yield prefix + str(code.value), facts | given
            else:
                assert isinstance(code, ast.JoinedStr), ast.unparse(call)
                assert template(code) == "file-{}", f"nobody can tell which mistake this is: {ast.unparse(call)}"


@cache
def client() -> str:
    """The browser's source, without its tests."""
    files = [path for path in sorted(CLIENT.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text("utf-8") for path in files if ".test." not in path.name)


def client_says() -> set[str]:
    """The names that the browser's source says, with {} where one is put together."""
    written = set(re.findall(r"\b(?:say|hasWords)\(\s*\"([a-z][\w-]*)\"", client()))
    made = {re.sub(r"\$\{[^}]*\}", "{}", text) for text in re.findall(r"`([a-z]+-[^`\s]*)`", client())}
    families = {name.split("-")[0] for name in messages(DEFAULT)}
    return written | {name for name in made if name.split("-")[0] in families}


@cache
def client_messages() -> set[str]:
    """The messages that the browser can say: a name in quotes anywhere, or one that fits where names are put together.

    That a name put together is written is seen where the browser's tests look at every screen.
    """
    quoted = set(re.findall(r"\"([a-z]+-[\w-]+)\"", client()))
    fitting = [
        re.compile(made.replace("{}", "[^ ]+"))
        for made in client_says()
        if made.startswith(BROWSER_ONLY) and "{}" in made
    ]
    return {name for name in messages(DEFAULT) if name in quoted or any(made.fullmatch(name) for made in fitting)}


@cache
def said() -> set[str]:
    """The name of every message that the source can say: written out, put together, or a mistake's."""
    literal = {text for node in nodes() for text in texts(node) if "-" in text} | client_messages()
    # A name of one word could be anything, so it counts only where something is said
    literal |= {text for call in calls("say") for argument in call.args for text in texts(argument)}
    made = {name.replace("{}", part) for name, parts in MADE.items() for part in parts}
    return literal & set(messages(DEFAULT)) | made | {f"mistake-{code}" for code, _ in raised()}


def test_nothing_said_is_unwritten_and_nothing_written_unsaid() -> None:
    assert sorted(said() - set(messages(DEFAULT))) == []
    assert sorted(set(messages(DEFAULT)) - said()) == []


def test_the_browser_says_nothing_unwritten() -> None:
    assert len(client_says()) > 200
    for name in client_says():
        assert any(re.fullmatch(name.replace("{}", "[^ ]+"), written) for written in messages(DEFAULT)), name


def test_names_put_together_are_those_known_here() -> None:
    """Otherwise the test above would not know what they say."""
    joined = {template(node) for node in nodes() if isinstance(node, ast.JoinedStr)}
    joined |= {re.sub(r"\{[\w.]+\}", "{}", text) for call in calls("say") for text in texts(call)}
    patterns = {made: made.replace("{}", ".+") for made in joined if re.match(r"[a-z]+-\S*{}", made)}
    names = {made for made, pattern in patterns.items() if any(re.fullmatch(pattern, name) for name in messages("en"))}
    assert names == {*MADE, "mistake-{}"}


def test_mistakes_bring_the_facts_that_their_words_need() -> None:
    mistakes = list(raised())
    assert len(mistakes) > 40
    for code, facts in mistakes:
        assert Reader(messages(DEFAULT)[f"mistake-{code}"]).variables <= facts, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_valid(language: str) -> None:
    """Only messages and comments: what cannot be read would silently be English."""
    for file, body in entries(language).items():
        for entry in body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if is_message(entry):
                assert entry.value is not None, f"{file}: {entry.id.name}"
                assert entry.attributes == [], f"{file}: {entry.id.name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_in_every_language_and_file(language: str) -> None:
    def names(language: str) -> dict[str, list[str]]:
        return {
            file: sorted(entry.id.name for entry in body if is_message(entry))
            for file, body in entries(language).items()
        }

    assert names(language) == names(DEFAULT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_written_twice_says_the_same(language: str) -> None:
    """Files are read one after the other, and the first word counts."""
    for body in entries(language).values():
        for entry in filter(is_message, body):
            assert entry.equals(messages(language)[entry.id.name], ignored_fields=["span", "comment"]), entry.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_facts(language: str) -> None:
    for name, message in messages(DEFAULT).items():
        assert Reader(messages(language)[name]).variables - KNOWN == Reader(message).variables - KNOWN, name


LESSONS = "learn.ftl"
UNPRINTED = {
    "examples of what the screen shows, and of what is typed": {
        "help-board": "5 80",
        "classic-help-board": "80",
        "nv-help-map": "2 4",
        "nv-help-keys": "1 3 13",
        "rules-royale-start-goal": "60 000",
        "rules-classic-start-goal": "60 000",
    },
    "faces of dice, and what two of them show at least and at most": {
        "tile-H": "1 2 3 4 5 6",
        "rules-royale-royale-quiet": "5",
        "rules-royale-tiles-fiftyfifty": "2 12",
        "rules-royale-tiles-nicedice": "1 2 3 6",
        "rules-royale-tiles-mychoice": "1 2 3 4 5 6",
    },
    "the first of casinos, rounds, streets and avenues, whose numbers are their names": {
        "rules-royale-start-prizes": "1",
        "rules-royale-table-choice": "0 1 2 3",
        "rules-royale-royale-bank": "2",
        "rules-royale-royale-order": "1",
        "rules-royale-tiles-handicap": "1",
        "rules-classic-start-notes": "1",
        "web-nv-about-": "1",
        "web-option-tiles-hint": "1",
        "mistake-city-hole": "1",
        "mistake-sheet-hole-first": "1",
        "rules-newvegas-limousine-line": "1 3",
        "rules-newvegas-golf-": "1",
    },
    "names of projects, which the keys of the data have too, of holes, architects and years": {
        "nv-project-": "1 2 3 4 5 6 7 11",
        "nv-column-par": "3 4 5",
        "rules-newvegas-actions-improvement": "3 4 5",
        "rules-newvegas-scoring-golf": "3 4 5",
        "rules-newvegas-solo-architects": "1 2 3 4 5 6 7 8 9 10",
        "rules-newvegas-tables-editions": "2019",
    },
    "counted by the rules, from none or one up": {
        "then-second": "2",
        "tile-A1": "1 2",
        "tile-C2": "0",
        "tile-E2": "1",
        "tile-G1": "2",
        "rules-royale-tiles-luckypunch": "1 2",
        "rules-royale-tiles-blackbox": "1 2 3 4 5",
        "nv-help-bonus": "1",
        "web-nv-acme-run-length": "1",
        "rules-newvegas-bonuses-number": "1",
        "rules-newvegas-projects-runs": "0",
        "rules-newvegas-scoring-streets": "1",
        "rules-newvegas-scoring-safe": "0",
        "rules-newvegas-solo-score": "1",
        "rules-newvegas-tables-players": "1",
    },
    "about the house and not about a game: measures, keys, limits, codes, examples of what operators type": {
        "arena-": "95 99",
        "doctor-": "502 504 700",
        "settle-": "000",
        "game-classic": "2012",
        "paper-reference-classic": "2012",
        "web-print-size-a4": "4",
        "ending-replay-keys": "1",
        "web-key-ends": "1",
        "web-set-expected-hint": "4",
        "mistake-seed-length": "1",
        "mistake-bad-name": "1",
        "mistake-games": "1",
        "mistake-worlds": "1",
        "mistake-jobs": "1",
        "mistake-generations": "1",
        "mistake-copies": "1",
        "mistake-no-such-seat": "0",
        "mistake-file-box": "1",
        "mistake-bad-age": "1 2 12 30",
        "mistake-expire-what": "7 90 365",
        "mistake-bad-stage": "365",
        "mistake-key-bad": "32 64",
        "mistake-bad-pledge": "64 256",
    },
}
"""Numbers that may stand in words, by why nothing that is printed would change them and by how the names of their
messages begin. Not listed are what an example (») is about, and the number for which a form of a message was made;
those of lessons are looked for on their tables: tests/tables/test_lessons.py."""
ALLOWED = [allowed for reason in UNPRINTED.values() for allowed in reason.items()]


def written(language: str) -> dict[str, set[str]]:
    """The numbers that stand in words, by the names of their messages."""
    return {
        entry.id.name: figures
        for file, found in entries(language).items()
        for entry in found
        if file != LESSONS and is_message(entry) and (figures := Figures(entry).found)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_is_an_argument(language: str) -> None:
    """A correction of the printed data must not leave a number behind in some language."""
    for name, figures in written(language).items():
        allowed = {number for start, numbers in ALLOWED if name.startswith(start) for number in numbers.split()}
        assert figures <= allowed, name


def test_no_number_is_allowed_in_vain() -> None:
    found = [(name, figures) for language in LANGUAGES for name, figures in written(language).items()]
    for start, numbers in ALLOWED:
        needed = {number for name, figures in found if name.startswith(start) for number in figures}
        assert set(numbers.split()) <= needed, start


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_those_of_the_language(language: str) -> None:
    """A form that the language does not have would never be chosen."""
    forms = {*Locale.parse(language).plural_form.tags, "other"}
    for name, message in messages(language).items():
        assert Reader(message).plurals <= forms, name


COUNTS = (0, 1, 2, 5)
COUNTED: dict[str, dict[str, list[str]]] = {
    "board-jetons": {
        "en": ["0 jetons", "1 jeton", "2 jetons", "5 jetons"],
        "de": ["0 Jetons", "1 Jeton", "2 Jetons", "5 Jetons"],
        "fr": ["0 jeton", "1 jeton", "2 jetons", "5 jetons"],
        "pl": ["0 żetonów", "1 żeton", "2 żetony", "5 żetonów"],
    },
    "choice-block": {
        "en": ["0 grey dice to X", "1 grey die to X", "2 grey dice to X", "5 grey dice to X"],
        "de": ["0 graue ins X", "Ein grauer ins X", "2 graue ins X", "5 graue ins X"],
        "fr": ["0 dé gris au X", "1 dé gris au X", "2 dés gris au X", "5 dés gris au X"],
        "pl": ["0 szarych kości: X", "1 szara kość: X", "2 szare kości: X", "5 szarych kości: X"],
    },
    "replay-title": {
        "en": ["X: X, 0 moves", "X: X, 1 move", "X: X, 2 moves", "X: X, 5 moves"],
        "de": ["X: X, 0 Züge", "X: X, 1 Zug", "X: X, 2 Züge", "X: X, 5 Züge"],
        "fr": ["X : X, 0 coup", "X : X, 1 coup", "X : X, 2 coups", "X : X, 5 coups"],
        "pl": ["X: X, 0 ruchów", "X: X, 1 ruch", "X: X, 2 ruchy", "X: X, 5 ruchów"],
    },
}
"""Messages that count something, as each language says it of none, one, two and five."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", COUNTED)
def test_numbers_and_nouns_agree(message: str, language: str) -> None:
    def count(number: int) -> str:
        facts = dict.fromkeys(("jetons", "size", "moves"), number)
        return say(language, message, **facts, casino="X", game="X", players="X").replace("\u00a0", " ")

    assert [count(number) for number in COUNTS] == COUNTED[message][language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_board_keep_to_their_columns(language: str) -> None:
    """A word too long would be cut, or push the columns of its line away from those above."""

    def wide(message: str, **facts: Any) -> int:
        return cell_len(say(language, message, **facts))

    dice, half = f"{SMALL_DICE}+B", HALF_LINE
    assert wide("board-dice", dice=dice) < WHOLE_LINE.dice
    assert max(wide("board-jetons", jetons=jetons) for jetons in range(10)) < half.jetons
    space = HALF - cell_len(" ▸ ● ") - half.name - cell_len(" ") - half.dice - half.jetons
    assert max(wide("board-money", money=999), wide("board-money-hidden")) <= space
    assert wide("board-closed") <= FRONT - cell_len("╰╯")
    assert wide("board-tied") <= FRONT - cell_len(f"● {dice} ")
    name = max(map(str.capitalize, CHARACTERS), key=cell_len)
    questions = [wide(f"turn-{phase}", name=name, first=6, second=6) for phase in MADE["turn-{}"]]
    assert max(questions) <= WIDTH - cell_len("  ")


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != DEFAULT])
def test_a_whole_game_in_every_language(language: str, tmp_path: Path) -> None:
    """All tiles the table can take, in a terminal of 80 cells; the English game has tests of its own."""
    table = (
        "--seed",
        "strip",
        "--bots",
        "greedy",
        "--players",
        "5",
        "--tiles",
        "6",
        "--language",
        language,
        "--save",
        "g",
    )
    done = run("play", "royale", *table, typed="h\n" + LOOP * 300, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert [line for line in done.stdout.splitlines() if cell_len(line) > WIDTH] == []
    game = verify(Record.load(tmp_path / "g"))
    assert game.is_over
    for title in (say(language, "score-title", round=number) for number in range(1, ROUNDS + 1)):
        assert title in done.stdout
    assert say(language, "told-replay", file="g") in done.stdout
