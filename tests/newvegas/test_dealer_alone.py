"""Alone against the ACME with paper: the dealer draws, builds and scores as the game itself with the same seed."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from neonstrip.play import Mistake
from neonstrip.play.dealing import Account, Count, Flip, Told
from neonstrip.play.newvegas import alone, dealer
from neonstrip.play.newvegas.opponents import OPPONENTS
from neonstrip.play.seeds import derive
from neonstrip.rules.newvegas.printed import CARDS, COLOURS, VALIDATIONS
from newvegas.alone_games import Played

LEVELS = range(1, len(OPPONENTS) + 1)
PILE = CARDS - 1 + VALIDATIONS


def lay_open(flips: list[Flip]) -> list[tuple[list[int], list[str]]]:
    return [(flip.numbers, flip.effects) for flip in flips if flip.numbers]


@pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
@pytest.mark.parametrize("level", LEVELS)
def test_the_acme_is_what_it_is_in_the_game(edition: str, level: int) -> None:
    """N-SOLO-1 to N-SOLO-12: its cards, pile, checks, hotels, projects, vote and points, and who wins."""
    options = {"edition": edition, "opponent": level, "bank": level % 3 > 0, "golf": level % 4 > 0}
    seed = derive(f"alone {edition}", level)
    played = Played(seed, options)
    account = Account(True, played.rounds, is_over=True, count=played.count())
    flips, rival = dealer.play(dealer.read(options), seed, account)
    assert lay_open(flips)[: len(played.drawn)] == played.drawn
    view = played.view
    assert msgspec.structs.replace(rival.board, next_action=None) == msgspec.structs.replace(
        view.acme, next_action=None
    )
    assert rival.won == (view.sheets[0].total > view.acme.total)
    assert rival.is_over == ("acme_projects" in view.ended_by)
    projects = {colour for colour, points in view.acme.projects.items() if points}
    assert set(rival.reached) == projects | {str(avenue) for avenue in view.acme.hotels}


def test_games_of_the_acme_are_lost_and_won_and_ended_by_it() -> None:
    """What the test above looks at does happen."""
    found = set[tuple[str, bool]]()
    for level in LEVELS:
        options = {"opponent": level, "bank": True}
        seed = derive("ends", level)
        played = Played(seed, options)
        _, rival = dealer.play(dealer.read(options), seed, Account(True, played.rounds, True, played.count()))
        found |= {("won", bool(rival.won)), ("projects", bool(set(rival.reached) & set(COLOURS)))}
    assert found == {("won", True), ("won", False), ("projects", True), ("projects", False)}


# The script of the dealing device


def resolve(flip: Flip, used: dict[tuple[int, int], tuple[int, str]]) -> tuple[list[int], list[str], str]:
    """As a device does that deals without the server: a card that comes again is told by when it was used."""
    cards = list(zip(flip.numbers, flip.effects, strict=True))
    again = flip.again or [None] * (len(cards) + 1)
    whole = [used[was] if was else card for card, was in zip(cards, again, strict=False)]
    top = used[again[-1]][1] if again[-1] else flip.top
    return [number for number, _ in whole], [effect for _, effect in whole], top


@pytest.mark.parametrize("scores", [1, 4, 13, 20, None])
@pytest.mark.parametrize("level", [1, 5, 9, 10])
def test_the_script_knows_what_comes_whatever_is_given(level: int, scores: int | None) -> None:
    """N-SOLO-2, N-SOLO-4, N-SOLO-6: also cards that were used before, through every shuffle."""
    options, seed = dealer.read({"opponent": level}), derive("script", level)
    chance = random.Random(f"{level} {scores}")
    rounds = list[Told]()
    used = dict[tuple[int, int], tuple[int, str]]()
    shuffle, place, reached = 0, 0, set[str]()
    while len(rounds) < alone.MOST_ROUNDS - 1:
        flips, rival = dealer.play(options, seed, Account(True, rounds))
        number = len(rounds) + 1
        if rounds:
            shuffle, place = (number - 1, 1) if rival.mixes else (shuffle, place + 1)
        else:
            place = 1
        told = dealer.shuffle(options, seed, shuffle)[place]
        assert resolve(told, used) == (flips[-1].numbers, flips[-1].effects, flips[-1].top), number
        assert told.left == flips[-1].left
        reached |= set(rival.reached)
        if rival.is_over:
            assert flips[-1].numbers == []
            return
        given = chance.randrange(3)
        kept = [card for at, card in enumerate(lay_open(flips)[-1][0]) if at != given]
        effects = [effect for at, effect in enumerate(flips[-1].effects) if at != given]
        used |= {(number, which): card for which, card in enumerate(zip(kept, effects, strict=True))}
        rounds.append(Told(given, ["pink"] if number == scores else []))
        _, after = dealer.play(options, seed, Account(True, rounds))
        assert set(told.rival) >= set(after.reached) - reached
    assert len(used) == 2 * len(rounds)


def test_a_shuffle_that_cannot_be_is_not_told() -> None:
    """N-SOLO-6: the ACME's own first project shuffles too, and after it none does."""
    for level in LEVELS:
        options, seed = dealer.read({"opponent": level}), derive("none", level)
        first = dealer.shuffle(options, seed, 0)
        assert (first[0].left, first[0].numbers) == (PILE, [])
        scores = [place for place, flip in enumerate(first) if set(flip.rival) & set(COLOURS)]
        assert scores in ([], [len(first) - 1])
        for number in range(1, alone.MOST_ROUNDS):
            assert bool(dealer.shuffle(options, seed, number)) == (not scores or number <= scores[0])


# What people tell


def test_nothing_that_lies_hidden_is_told_before_the_end() -> None:
    """N-SOLO-1, N-SOLO-10: the number of the hidden card."""
    options, seed = dealer.read({"opponent": 3}), derive("hidden")
    rounds = [Told(0, [])] * 5
    boards = [dealer.play(options, seed, Account(True, rounds, is_over))[1].board for is_over in (False, True)]
    assert (boards[0].hidden_number, boards[0].vote) == (None, None)
    assert boards[0].areas["safe"] == 0
    assert boards[1].hidden_number in range(1, 16)


def test_a_mark_taken_back_changes_no_card_that_has_lain_open() -> None:
    """N-SOLO-6: what was shuffled in stays shuffled in."""
    options, seed = dealer.read({"opponent": 1}), derive("taken back")
    marked = [Told(0, []), Told(1, ["pink"]), Told(2, [])]
    flips, _ = dealer.play(options, seed, Account(True, marked))
    taken = [Told(0, [], False), Told(1, [], True), Told(2, [], False)]
    assert dealer.play(options, seed, Account(True, taken))[0] == flips
    assert flips != dealer.play(options, seed, Account(True, [Told(each.given, []) for each in marked]))[0]


@pytest.mark.parametrize(
    "sheet",
    [{}, {"runs": [1, 2, 3]}, {"runs": [1, 2, 3, 40], "loan": True}, {"runs": [1, 2, 3, 4]}, {"runs": "all"}],
)
def test_wrong_counts_are_refused(sheet: dict[str, Any]) -> None:
    with pytest.raises(Mistake):
        dealer.check_count(dealer.read({"opponent": 1}), Count(80, sheet))
    dealer.check_count(dealer.read({"opponent": 1}), Count(80, {"runs": [1, 2, 3, 4], "loan": False}))
