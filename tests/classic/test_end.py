"""Who wins, and whose money is seen."""

import pytest

from classic.positions import Position, position
from neonstrip.play.game import SPECTATOR


def ended(**notes: tuple[int, ...]) -> Position:
    """A game that ends with these notes in hand."""
    game = position(players=3)
    for player, held in notes.items():
        game.cash(player, *held)
    game.finish_round()
    return game


def test_the_most_money_wins() -> None:
    """C-END-1"""
    assert ended(Anna=(90,), Benno=(50, 50), Carla=(10,) * 6).game.winners() == ["Benno"]


def test_more_notes_break_a_tie() -> None:
    """C-END-1"""
    assert ended(Anna=(90,), Benno=(50, 40), Carla=(40, 40)).game.winners() == ["Benno"]


def test_what_is_equal_then_is_shared() -> None:
    """C-END-1"""
    assert ended(Anna=(90, 10), Benno=(60, 40), Carla=(80,)).game.winners() == ["Anna", "Benno"]


def test_nothing_can_be_done_after_the_end() -> None:
    """C-END-1"""
    game = ended(Anna=(90,))
    assert game.legal() == []
    assert game.refused("roll") == "C-END-1"


OTHERS = ["Benno", "Carla", None]
"""Everybody but Anna, a spectator included."""


def with_money(open_money: bool = False) -> Position:
    game = position(players=3, open_money=open_money)
    game.cash("Anna", 60, 90)
    game.cash("Benno", 30)
    return game


def money_seen(game: Position, viewer: str | None) -> list[tuple[list[int] | None, int | None]]:
    return [(seat.cards, seat.money) for seat in game.seen(viewer).seats]


def test_everyone_sees_only_their_own_money() -> None:
    """C-END-1, R-HIDE-1"""
    game, hidden = with_money(), (None, None)
    assert money_seen(game, "Anna") == [([60, 90], 150), hidden, hidden]
    assert money_seen(game, "Benno") == [hidden, ([30], 30), hidden]
    assert money_seen(game, None) == [hidden, hidden, hidden]


@pytest.mark.parametrize("viewer", ["Anna", *OTHERS])
def test_a_table_may_open_the_money_and_the_end_does(viewer: str | None) -> None:
    """C-END-1, R-HIDE-1"""
    shown = [([60, 90], 150), ([30], 30), ([], 0)]
    assert money_seen(with_money(open_money=True), viewer) == shown
    game = with_money()
    game.finish_round()
    assert money_seen(game, viewer) == shown


@pytest.mark.parametrize("viewer", OTHERS)
def test_nothing_of_a_view_depends_on_hidden_money(viewer: str | None) -> None:
    """C-END-1, R-HIDE-1: Anna's note and the top one of the pile change places, and nobody else can tell."""

    def seen(note: int, top: int) -> tuple[Position, bytes]:
        game = position(players=3, prizes=dict.fromkeys(range(1, 7), (50,)))
        game.pile(top, *[40] * 6)
        for player in ("Anna", "Benno", "Carla"):
            game.s.cash[game.game.seat_of(player)] = 0
        game.s.cash[0, note // 10 - 1] = game.s.held[0] = 1
        seat = SPECTATOR if viewer is None else game.game.seat_of(viewer)
        return game, game.game.rules.see(game.game.state, seat).tobytes()

    poor, seen_poor = seen(10, 90)
    rich, seen_rich = seen(90, 10)
    assert poor.seen("Anna") != rich.seen("Anna")
    assert seen_poor == seen_rich
    assert poor.seen(viewer) == rich.seen(viewer)


@pytest.mark.parametrize("viewer", ["Anna", *OTHERS])
def test_what_is_taken_is_seen_when_it_is_taken(viewer: str | None) -> None:
    """R-HIDE-1, C-SCORE-1"""
    game = position(players=3, dice={"Anna": {6: 2}}, prizes={6: (90,)})
    game.finish_round(last=False)
    assert {"event": "won", "owner": "Anna", "amount": 90, "site": 6} in game.seen(viewer).events


@pytest.mark.parametrize("viewer", ["Anna", *OTHERS])
def test_nobody_sees_what_comes_but_all_know_what_went_under(viewer: str | None) -> None:
    """C-SETUP-1, C-SCORE-2"""
    game = position(players=3, prizes={6: (90,)})
    game.finish_round()
    seat = SPECTATOR if viewer is None else game.game.seat_of(viewer)
    seen = game.game.rules.see(game.game.state, seat)[0]
    assert not any(seen.chance.tobytes())
    assert sorted(note for note in seen.pile.tolist() if note) == sorted(game.under_pile())
    assert game.seen(viewer).pile == len(game.in_pile())
