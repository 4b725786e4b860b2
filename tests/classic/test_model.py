"""The rules and an independent model of them, side by side over random games: after every move they agree."""

from random import Random

import pytest

from arranged import by_value
from classic.model import WHITE, Model
from classic.positions import OWNERS, Position
from length import LONG
from neonstrip.rules.classic.printed import VALUES

GAMES = 3_000 if LONG else 30
"""Of each kind."""
KINDS = [
    (2, True, "rolled"),
    (2, False, "rolled"),
    (3, True, "rolled"),
    (3, True, "given"),
    (3, False, "rolled"),
    (4, True, "rolled"),
    (4, False, "rolled"),
    (5, False, "rolled"),
]


def numbers(counts: list[int]) -> list[int]:
    return [number for number, count in enumerate(counts, 1) for _ in range(count)]


def laid(game: Position) -> list[int]:
    """Where the white dice lie, right after a round began."""
    return numbers([game.dice_at(casino, WHITE) for casino in range(1, 7)])


def agree(game: Position, model: Model) -> None:
    """Everything on the table is the same."""
    assert game.legal() == model.legal()
    assert game.in_pile() == model.pile
    for player, notes in enumerate(model.money):
        assert by_value(VALUES, game.s.cash[player]) == sorted(notes)
    if model.round > 4:
        assert game.phase == "over"
        return
    assert int(game.s.round_number) == model.round
    assert int(game.s.actor) == model.active
    for casino in range(1, 7):
        assert game.prizes_at(casino) == model.notes[casino]
        for owner, name in enumerate(OWNERS):
            assert game.dice_at(casino, name) == model.placed[casino].count(WHITE if name == WHITE else owner)
    for player, hand in enumerate(model.hands):
        assert game.s.hand[player].tolist() == [hand.count("own"), hand.count(WHITE)]


@pytest.mark.parametrize(("players", "white", "leftover"), KINDS)
def test_rules_and_model_agree_after_every_move(players: int, white: bool, leftover: str) -> None:
    """C-SETUP-1, C-SETUP-2, C-TURN-1, C-SCORE-1, C-SCORE-2, C-SCORE-3, C-WHITE-1, C-END-1"""
    for seed in range(GAMES):
        game = Position(players, seed=f"model {seed}", white=white, leftover=leftover)
        whole = [note for casino in range(1, 7) for note in as_laid(game, casino)] + game.in_pile()
        model, choose = Model(players, white, leftover == "given", whole, int(game.s.starter)), Random(seed)
        model.begin_round(laid(game))
        while not game.game.is_over:
            agree(game, model)
            move = choose.choice(game.legal())
            game.play(move)
            if move == "roll":
                own, white_dice = game.s.roll.tolist()
                model.roll(numbers(own), numbers(white_dice))
            elif model.place(int(move.split()[1])):
                model.score()
                if model.round < 4:
                    model.begin_round(laid(game))
        agree(game, model)
        assert game.game.rules.winners(game.game.state) == model.winners()


def as_laid(game: Position, casino: int) -> list[int]:
    """The notes of a casino in an order in which they may have come: the one that made them enough came last."""
    notes = game.prizes_at(casino)
    last = next(note for note in notes if sum(notes) - note < 50)
    notes.remove(last)
    return [*notes, last]
