"""How a game and each of its rounds begin: dice, and notes from the pile."""

from random import Random

import pytest

from arranged import NAMES
from classic.positions import Position, position
from neonstrip.play import Game, Mistake

PRINTED = {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5}
"""The 54 notes, as the game of 2012 has them."""
ONE_EVERYWHERE = {"Anna": dict.fromkeys(range(1, 7), 1)}
ONE_NOTE_EACH = {casino: (90 if casino < 6 else 80,) for casino in range(1, 7)}


def all_notes(game: Position) -> dict[int, int]:
    """How many notes of each value there are anywhere."""
    notes = game.in_pile()
    for casino in range(1, 7):
        notes += game.prizes_at(casino)
    for player in game.game.names:
        notes += game.notes(player)
    return {value: notes.count(value) for value in sorted(set(notes))}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_begins_with_eight_dice_and_no_money(players: int) -> None:
    """C-SETUP-1"""
    game = Position(players, white=False)
    for player in NAMES[:players]:
        assert game.in_hand(player) == (8, 0)
        assert game.notes(player) == []
    assert all_notes(game) == PRINTED


@pytest.mark.parametrize("players", [1, 6])
def test_there_is_no_game_for_one_or_for_six(players: int) -> None:
    """C-SETUP-1"""
    with pytest.raises(Mistake) as refusal:
        Game.new("classic", [*NAMES, "Frida"][:players])
    assert refusal.value.rule == "C-SETUP-1"


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_game_has_four_rounds(players: int) -> None:
    """C-SETUP-1"""
    game = Game.new("classic", NAMES[:players], seed="four rounds")
    started = [event["round"] for event in game.events() if event["event"] == "starts"]
    choose = Random(4)
    while not game.is_over:
        game.play(choose.choice(game.legal()))
        started += [event["round"] for event in game.events() if event["event"] == "starts"]
    assert started == [1, 2, 3, 4]
    assert [event["event"] for event in game.events()][-1] == "over"


def test_the_notes_are_shuffled() -> None:
    """C-SETUP-1: any note may be on top, about as often as it is printed."""
    tops = [Position(3, seed=seed).prizes_at(1) for seed in range(600)]
    first = [note for notes in tops for note in notes]
    for value, copies in PRINTED.items():
        assert first.count(value) > 0
        if len(tops) == 600 and value >= 50:  # a casino that begins with such a note has no other
            alone = tops.count([value])
            assert 600 * copies / 54 * 0.5 < alone < 600 * copies / 54 * 1.6


def test_notes_are_laid_until_they_are_enough() -> None:
    """C-SETUP-2: casinos 1 to 6 in turn, from the top, until the sum is at least 50."""
    game = position(prizes={1: (70,), 2: (70,), 3: (70,), 4: (80,), 5: (80,), 6: (80,)})
    game.pile(*[50], *[40, 90], *[10, 10, 30], *[10, 10, 10, 10, 80], *[20, 20, 20], *[90], *[60, 60])
    game.finish_round(last=False)
    assert [game.prizes_at(casino) for casino in range(1, 7)] == [
        [50],
        [90, 40],
        [30, 10, 10],
        [80, 10, 10, 10, 10],
        [20, 20, 20],
        [90],
    ]
    assert game.in_pile()[:2] == [60, 60]


def test_a_casino_has_one_to_five_notes_from_high_to_low() -> None:
    """C-SETUP-2"""
    sizes = set()
    for seed in range(400):
        for casino in range(1, 7):
            notes = Position(2, seed=seed).prizes_at(casino)
            sizes.add(len(notes))
            assert sum(notes) >= 50
            assert notes == sorted(notes, reverse=True)
            assert any(sum(notes) - note < 50 for note in notes), "the last one laid was needed"
    assert {1, 2, 3, 4} <= sizes <= {1, 2, 3, 4, 5}


def test_when_the_pile_runs_out_the_notes_under_it_are_the_pile() -> None:
    """C-SETUP-2: nobody won anything, so the notes of this round come again in the order they went under it."""
    game = position(prizes={1: (90,), 2: (80,), 3: (70,), 4: (60,), 5: (50,), 6: (30, 20)})
    game.pile(40, 40, 50)
    game.finish_round(last=False)
    assert [game.prizes_at(casino) for casino in range(1, 7)] == [[40, 40], [50], [90], [80], [70], [60]]
    assert game.in_pile() == game.under_pile() == [50, 30, 20]


def test_a_casino_keeps_what_it_has_when_there_are_no_notes_at_all() -> None:
    """C-SETUP-2: Anna has won all notes but two, and the later casinos stay empty."""
    game = position(dice=ONE_EVERYWHERE, prizes=ONE_NOTE_EACH)
    game.pile(60, 20)
    game.finish_round(last=False)
    assert [game.prizes_at(casino) for casino in range(1, 7)] == [[60], [20], [], [], [], []]
    assert game.in_pile() == []
    assert sum(all_notes(game).values()) == 54


def test_empty_casinos_are_scored_and_pay_nothing() -> None:
    """C-SETUP-2, C-SCORE-1: dice at a casino without notes win nothing, and the game goes on."""
    game = position(dice=ONE_EVERYWHERE, prizes=ONE_NOTE_EACH)
    game.pile()
    game.finish_round(last=False)
    assert all(game.prizes_at(casino) == [] for casino in range(1, 7))
    game.rolls("Benno", [3, 3])
    game.play("place 3")
    game.finish_round()
    assert game.gained("Benno") == 0
    assert game.phase == "over"
