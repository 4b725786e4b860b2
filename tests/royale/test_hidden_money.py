"""Money is hidden until the end, everything else is open."""

from threading import Thread

import numpy as np
import pytest

from neonstrip.play.game import SPECTATOR
from neonstrip.rules.chance import BLOCK, CHANCE
from royale.positions import Position, position

LONG_ENOUGH = 60.0
"""Seconds in which any world is dealt, on any machine."""
OTHERS = ["Benno", "Carla", None]
"""Everybody but Anna, a spectator included."""


def money_seen(game: Position, viewer: str | None) -> list[tuple[list[int] | None, int | None]]:
    """Cards and money of all players as somebody sees them."""
    return [(seat.cards, seat.money) for seat in game.seen(viewer).seats]


def with_money(open_money: bool = False) -> Position:
    game = position(players=3, tiles={1: "A1"}, open_money=open_money)
    game.cash("Anna", 60, 90)
    game.cash("Benno", 30)
    for player in game.game.names:
        game.jetons(player, 2)
    return game


def test_everyone_sees_only_their_own_money() -> None:
    """R-HIDE-1"""
    game = with_money()
    hidden = (None, None)
    assert money_seen(game, "Anna") == [([60, 90], 170), hidden, hidden]
    assert money_seen(game, "Benno") == [hidden, ([30], 50), hidden]
    assert money_seen(game, None) == [hidden, hidden, hidden]


@pytest.mark.parametrize("viewer", ["Anna", *OTHERS])
def test_a_table_may_open_the_money(viewer: str | None) -> None:
    """R-HIDE-1"""
    assert money_seen(with_money(open_money=True), viewer) == [([60, 90], 170), ([30], 50), ([], 20)]


@pytest.mark.parametrize("viewer", ["Anna", *OTHERS])
def test_all_money_is_shown_at_the_end(viewer: str | None) -> None:
    """R-HIDE-1"""
    game = with_money()
    game.finish_round()
    assert money_seen(game, viewer) == [([60, 90], 170), ([30], 50), ([], 20)]


@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize("tiles", [None, {1: "A1"}])
def test_nothing_of_a_view_depends_on_hidden_money(viewer: str | None, tiles: dict[int, str] | None) -> None:
    """R-HIDE-1, R-TILE-2: Anna's card and one of a later round change places, and nobody else can tell."""

    def seen(card: int, later: int) -> tuple[Position, bytes]:
        game = position(players=3, tiles=tiles)
        game.next_prizes((later, 30), (30, 40), (40, 50), (50, 60), (60, 70), (70, 80))
        game.cash("Anna", card)
        seat = SPECTATOR if viewer is None else game.game.seat_of(viewer)
        return game, game.game.rules.see(game.game.state, seat).tobytes()

    poor, seen_poor = seen(30, 100)
    rich, seen_rich = seen(100, 30)
    assert poor.seen("Anna") != rich.seen("Anna")
    assert seen_poor == seen_rich
    assert poor.seen(viewer) == rich.seen(viewer)


@pytest.mark.parametrize("viewer", ["Anna", *OTHERS])
def test_what_is_taken_is_seen_when_it_is_taken(viewer: str | None) -> None:
    """R-HIDE-1: a prize won, and a reward paid by the bank."""
    game = position(players=3, tiles={2: "D1"}, dice={"Anna": {1: 1, 4: 1, 6: 2}}, prizes={6: (90, 30)})
    game.rolls("Anna", [2, 5])
    game.play("place 2")
    assert {"event": "paid", "player": "Anna", "amount": 40, "tile": "D1"} in game.seen(viewer).events
    game.finish_round(last=False)
    assert {"event": "won", "owner": "Anna", "amount": 90, "site": 6} in game.seen(viewer).events


@pytest.mark.parametrize("viewer", ["Anna", *OTHERS])
def test_jetons_dice_prizes_and_the_bank_are_open(viewer: str | None) -> None:
    """R-HIDE-1"""
    game = position(players=3, tiles={1: "A1"}, dice={"Anna": {2: "1+big"}}, prizes={6: (90, 30)})
    game.jetons("Anna", 5)
    game.bank_holds(40, 40, 70)
    view = game.seen(viewer)
    anna = view.seats[0]
    assert anna.jetons == 5
    assert (anna.dice.small, anna.dice.big) == (6, 0)
    assert (view.casinos[1].dice["Anna"].small, view.casinos[1].dice["Anna"].big) == (1, 1)
    assert view.casinos[5].prizes == [90, 30]
    assert view.bank == {30: 0, 40: 2, 50: 0, 60: 0, 70: 1, 80: 0, 90: 0, 100: 0}


@pytest.mark.parametrize("viewer", ["Anna", *OTHERS])
def test_nobody_sees_what_comes(viewer: str | None) -> None:
    """R-TILE-2: prizes to come, the deck and chance are blank for every eye."""
    for tiles in (None, {1: "A1"}):
        game = position(players=3, tiles=tiles)
        seat = SPECTATOR if viewer is None else game.game.seat_of(viewer)
        seen = game.game.rules.see(game.game.state, seat)[0]
        assert not seen.upcoming.any()
        assert not seen.deck.any()
        assert not any(seen.chance.tobytes())


def test_a_world_is_dealt_where_cards_are_missing() -> None:
    """R-HIDE-1: in a position that is made up cards may lie nowhere; who sees all money has no place for them.

    It is dealt by a thread that nobody need wait for: who looked for such a place would look forever.
    """
    game = position(players=2, open_money=True)
    game.s.prizes[:, 1] = 0
    source = np.zeros(1, CHANCE)
    source["key"], source["used"] = np.arange(8), BLOCK
    rules = game.game.rules
    seen = rules.see(game.game.state, 0)
    dealing = Thread(target=rules.imagine, args=(seen, 0, source), daemon=True)
    dealing.start()
    dealing.join(LONG_ENOUGH)
    assert not dealing.is_alive()
    assert seen["cash"].tolist() == game.game.state["cash"].tolist()
