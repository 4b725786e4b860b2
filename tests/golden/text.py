"""What all playthroughs share."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from neonstrip.bots import choose
from neonstrip.play import Game

FOLDER = Path(__file__).resolve().parent
NAMES = ["Anna", "Benno", "Carla", "Denny", "Emil", "Fanny"]


def seed_of(text: str) -> str:
    """The seed of a game, from its text."""
    return next(line.split()[1] for line in text.splitlines() if line.startswith("seed "))


def play_rounds(
    game_name: str,
    players: int,
    options: dict[str, Any],
    bots: list[str],
    seed: int | str,
    board: Callable[[Game], list[str]],
    roll_line: Callable[[Any], str],
) -> str:
    """A game of bots that is played in rounds, as text: every move with what it brought, and the board in between."""
    seats = [bots[seat % len(bots)] for seat in range(players)]
    game = Game.new(game_name, NAMES[:players], options, seed, seats)
    lines = [*game.record().text().splitlines(), ""]
    lines += board(game)
    while not game.is_over:
        seat, round_number = game.seat, game.view().round
        number = choose(game, seats[seat])
        game.make(number)
        lines.append(f"{NAMES[seat]}: {game.rules.texts[number]}")
        lines += [f"    {event_line(event)}" for event in game.events()]
        view = game.view()
        if view.phase == "place":
            lines.append("    rolled " + roll_line(view))
        if view.round != round_number:
            lines += board(game)
    lines += board(game)
    lines.append("result " + ", ".join(f"{n} {r}" for n, r in zip(game.names, game.results(), strict=True)))
    lines.append("won by " + ", ".join(game.winners()))
    return "\n".join(lines) + "\n"


def table(game: Game, more: str, casino_line: Callable[[Any], str], seat_line: Callable[[Any], str]) -> list[str]:
    """The table as a spectator sees it, and what each player sees of their own."""
    view = game.view()
    lines = ["", f"--- round {view.round}, {view.waiting_for or 'nobody'} to move{more}"]
    lines += [f"casino {casino.number} {casino_line(casino)}".rstrip() for casino in view.casinos]
    lines += [f"{name}: {seat_line(game.view(name).seats[number])}" for number, name in enumerate(game.names)]
    return [*lines, ""]


def event_line(event: dict[str, Any]) -> str:
    return "event " + " ".join([event["event"], *(f"{k}={v}" for k, v in event.items() if k != "event")])
