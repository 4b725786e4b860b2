"""Playthroughs of Las Vegas (2012) in plain text: with two, three, four and five players, most with white dice."""

from __future__ import annotations

from typing import Any

from golden.text import play_rounds
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
    """The table as a spectator sees it, and what each player sees of their own."""
    view = game.view()
    lines = ["", f"--- round {view.round}, {view.waiting_for or 'nobody'} to move, {view.pile} notes in the pile"]
    for casino in view.casinos:
        dice = ", ".join(f"{owner} {held}" for owner, held in casino.dice.items())
        lines.append(f"casino {casino.number} {casino.prizes} {dice}".rstrip())
    for number, name in enumerate(game.names):
        seat = game.view(name).seats[number]
        lines.append(f"{name}: {seat.dice.own}+{seat.dice.white} dice, {seat.notes} notes {seat.cards}")
    return [*lines, ""]
