"""Playthroughs of Las Vegas (2012) in plain text: with two, three, four and five players, most with white dice."""

from __future__ import annotations

from typing import Any

from golden.text import play_rounds, table
from neonstrip.play import Game

# file: players, options, bots
PLAYTHROUGHS: dict[str, tuple[int, dict[str, Any], list[str]]] = {
    "classic-2-players": (2, {}, ["greedy", "random"]),
    "classic-3-players": (3, {"white": True}, ["random", "greedy"]),
    "classic-3-players-given": (3, {"white": True, "leftover": "given"}, ["greedy"]),
    "classic-4-players-open": (4, {"white": True, "open_money": True}, ["greedy", "random"]),
    "classic-5-players": (5, {}, ["greedy", "random"]),
}


def play(players: int, options: dict[str, Any], bots: list[str], seed: int | str) -> str:
    """A game of bots as text."""
    return play_rounds("classic", players, options, bots, seed, board, roll_line)


def roll_line(view: Any) -> str:
    """Every number as often as it was thrown, white ones behind a W."""
    return " ".join(str(n) * dice.own + f"W{n}" * dice.white for n, dice in enumerate(view.roll, 1) if dice)


def board(game: Game) -> list[str]:
    return table(game, f", {game.view().pile} notes in the pile", casino_line, seat_line)


def casino_line(casino: Any) -> str:
    return f"{casino.prizes} " + ", ".join(f"{owner} {held}" for owner, held in casino.dice.items())


def seat_line(seat: Any) -> str:
    return f"{seat.dice.own}+{seat.dice.white} dice, {seat.notes} notes {seat.cards}"
