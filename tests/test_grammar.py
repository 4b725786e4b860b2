"""The grammar of moves: what is declared once comes back the same from numbers, texts and compiled rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from neonstrip.games import GAMES, part
from neonstrip.rules.grammar import MOST_SLOTS, Family, Grammar, Slot, accessors, counted
from neonstrip.rules.kernel import Numbers, entry

SMALL = Grammar(
    [
        Family("roll"),
        Family("place", (counted("casino", 6),)),
        Family("down", (Slot("biggy", ("small", "big")), Slot("small", ("0", "1", "2"))), said=(1, 0), secret=True),
        Family("extend", (Slot("side", ("left", "right")), counted("street", 2), counted("avenue", 3)), said=(1, 2, 0)),
    ]
)


def test_moves_are_numbered_family_by_family_and_said_in_their_order() -> None:
    assert SMALL.texts[:9] == ["roll", *[f"place {n}" for n in range(1, 7)], "down 0 small", "down 1 small"]
    assert SMALL.texts[-1] == "extend 2 3 right"
    assert SMALL.of("down 2 big") == ("down", {"biggy": 1, "small": 2}, {"biggy": "big", "small": "2"})
    assert SMALL.number("extend", 1, 0, 2) == SMALL.numbers["extend 1 3 right"]
    assert SMALL.number("roll") == 0


def test_others_learn_of_a_secret_move_only_its_family() -> None:
    assert SMALL.public_text(SMALL.numbers["down 2 big"]) == "down"
    assert SMALL.public_text(SMALL.numbers["place 3"]) == "place 3"


def test_where_there_is_no_move_there_is_no_family() -> None:
    assert [SMALL.name_of(move) for move in (-1, len(SMALL.texts), 0)] == ["", "", "roll"]


def moves_of(game: str) -> Any:
    """The module in which a game declares its moves."""
    return part(game, "rules.moves")


@pytest.mark.parametrize("game", GAMES)
def test_compiled_rules_count_as_the_grammar_does(game: str) -> None:
    """Every move is made from its slots and read back, by its own family and by no other."""
    moves = moves_of(game)
    move_of, slot_of, is_of = moves.move_of, moves.slot_of, moves.is_of

    @entry
    def there_and_back(families: Numbers, values: Numbers, made: Numbers, read: Numbers, owners: Numbers) -> None:
        for move in range(len(made)):
            family = families[move]
            made[move] = move_of(family, values[move, 0], values[move, 1], values[move, 2])
            for slot in range(values.shape[1]):
                read[move, slot] = slot_of(family, slot, move)
            for other in range(len(owners)):
                owners[other] += is_of(other, move)

    grammar: Grammar = moves.GRAMMAR
    count = len(grammar.parts)
    families = np.array([grammar.family(parts.family) for parts in grammar.parts], np.int64)
    values = np.zeros((count, MOST_SLOTS), np.int64)
    for move, parts in enumerate(grammar.parts):
        values[move, : len(parts.values)] = list(parts.values.values())
    made, read = np.zeros(count, np.int64), np.zeros_like(values)
    owners = np.zeros(len(grammar.families), np.int64)
    there_and_back(families, values, made, read, owners)
    assert made.tolist() == list(range(count))
    assert (read == values).all()
    assert owners.tolist() == [len(grammar.texts_of(name)) for name in grammar.families]
    assert [grammar.numbers[text] for text in grammar.texts] == list(range(count))


def test_a_game_of_its_own_gets_its_own_accessors() -> None:
    move_of, slot_of, _ = accessors(SMALL)

    @entry
    def side_of_last(out: Numbers) -> None:
        out[0] = slot_of(3, 0, move_of(3, 1, 1, 2))

    out = np.zeros(1, np.int64)
    side_of_last(out)
    assert out[0] == 1


ROOT = Path(__file__).parents[1]
APART = {
    "web/src/lib/grammar.ts": "here texts are taken apart",
    "web/src/ui/explain.svelte.ts": "the names of elements in an attribute",
    "web/src/casinos/bones.ts": "what a drawing of a die says of itself",
    "web/src/ending/fairness.ts": "lines of a record",
    "web/src/learn/lesson.svelte.ts": "the seat before a move",
    "web/src/newvegas/City.svelte": "the key of a place",
    "web/src/newvegas/paper/PaperCity.svelte": "the key of a place",
    "web/src/rules/search.ts": "what is looked for in the rules",
    "src/neonstrip/bots/characters.py": "the name of a bot",
    "src/neonstrip/cli/terminal/menu.py": "what was typed, with single spaces",
    "src/neonstrip/cli/terminal/newvegas/menu.py": "what was typed, with single spaces",
    "src/neonstrip/printing/flow.py": "the words of a printed line",
    "src/neonstrip/play/game.py": "what was typed, with single spaces",
    "src/neonstrip/play/record.py": "lines of a record, and names with single spaces",
    "src/neonstrip/tables/deciding.py": "what was said, with single spaces",
    "src/neonstrip/tables/teaching.py": "the seat before a move",
    "src/neonstrip/tables/storage/news.py": "a notification of PostgreSQL",
    "src/neonstrip/tables/storage/sealing.py": "keys in a file",
}
"""Who takes texts apart at spaces, and what these are."""


MADE = {"web/src/newvegas/paper/sharing.ts": "the name of a note"}
"""Who puts texts together that look like those of moves, and what these are."""


def test_nobody_else_takes_the_text_of_a_move_apart_or_puts_one_together() -> None:
    names = "|".join(sorted({name for game in GAMES for name in moves_of(game).GRAMMAR.families}))
    begins = re.compile(rf"""(?:startswith|startsWith|removeprefix|endsWith|endswith)\([("'`]*(?:{names})[ "'`]""")
    matches = re.compile(rf"/\^\(?(?:{names})[ |)$]")
    made = re.compile(rf"""(?<!class=)["'`](?:{names}) \$?\{{""")
    split = re.compile(r"""\.(?:r?split|r?partition)\((?:\)|[bru]?" "|/ |/\\s)""")
    found = set()
    for path in [*(ROOT / "src" / "neonstrip").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.[st]*")]:
        if path.suffix not in (".py", ".ts", ".svelte") or path.name.endswith(".test.ts"):
            continue
        name, source = path.relative_to(ROOT).as_posix(), path.read_text("utf-8")
        assert not begins.search(source), name
        assert not matches.search(source), name
        assert not made.search(source) or name in MADE, name
        if split.search(source):
            found.add(name)
    assert found == set(APART)
