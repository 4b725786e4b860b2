"""Playthroughs of Royale in plain text: one for every tile, and the base game with two and with five players."""

from __future__ import annotations

from typing import Any

from golden.text import play_rounds, table
from neonstrip.play import Game
from neonstrip.rules.royale.printed import TILE_CODES, TILE_NAMES

# file: players, options, bots, the tile that must go to work in it
PLAYTHROUGHS: dict[str, tuple[int, dict[str, Any], list[str], str | None]] = {
    "royale-base-2-players": (2, {"tiles": 0}, ["greedy", "random"], None),
    "royale-base-5-players": (5, {"tiles": 0}, ["random", "greedy"], None),
    **{
        f"royale-{code}-{name.lower().replace(' ', '-').strip('!?')}": (
            2 + number % 4,
            {"tiles": 1 + number % 6, "repeat": ["reshuffle", "aside", "turn"][number % 3]},
            ["greedy", "random"],
            code,
        )
        for number, (code, name) in enumerate(zip(TILE_CODES[1:], TILE_NAMES[1:], strict=True))
    },
}
# A sign in the events or moves that a tile really did something
WORK = {
    "A1": "event shown",
    "B1": ": black ",
    "C1": "event won_token",
    "C2": "event fined",
    "D2": "event won_power",
    "E1": ": close ",
    "E2": "event barred",
    "F1": ": block ",
    "F2": ": lift ",
    "G1": "event boxed",
    "G2": ": down ",
    "H1": ": nice ",
    "H2": ": choose ",
}


def play(players: int, options: dict[str, Any], bots: list[str], seed: int | str) -> str:
    """A game of bots as text."""
    return play_rounds("royale", players, options, bots, seed, board, roll_line)


def roll_line(view: Any) -> str:
    return " ".join(str(n) * dice.small + ("B" + str(n)) * dice.big for n, dice in enumerate(view.roll, 1) if dice)


def board(game: Game) -> list[str]:
    return table(game, "", casino_line, seat_line)


def casino_line(casino: Any) -> str:
    dice = ", ".join(f"{owner} {held.small}+{held.big}" for owner, held in casino.dice.items())
    return f"{casino.tile or '--'} {casino.prizes} {dice}"


def seat_line(seat: Any) -> str:
    return f"{seat.jetons} jetons, cards {seat.cards}, IOUs {seat.notes}"


def find(code: str | None, players: int, options: dict[str, Any], bots: list[str]) -> str:
    """The first seed whose game puts the tile to work."""
    for seed in range(10_000):
        text = play(players, options, bots, seed)
        if code is None or (f" {code} " in text and WORK.get(code, f"tile={code}") in text):
            return text
    raise AssertionError(f"{code} never went to work")
