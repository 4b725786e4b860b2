"""Playthroughs of New Las Vegas in plain text: what lies out each round, what everyone did, and how it scored."""

from __future__ import annotations

from typing import Any

from golden.text import NAMES
from neonstrip.bots import choose
from neonstrip.play import Game

# file: players, options, bots
PLAYTHROUGHS: dict[str, tuple[int, dict[str, Any], list[str]]] = {
    "newvegas-2-players": (2, {}, ["greedy"]),
    "newvegas-2-players-random": (2, {"sites": "opened"}, ["random"]),
    "newvegas-3-players-first-game": (3, {"golf": False, "bank": False}, ["greedy", "random"]),
    "newvegas-6-players-bluecocker": (6, {"edition": "bluecocker"}, ["greedy", "random"]),
    "newvegas-6-players-pegasus": (6, {"edition": "pegasus"}, ["greedy", "random"]),
    "newvegas-solo-bluecocker": (1, {"opponent": 1}, ["greedy"]),
    "newvegas-solo-pegasus": (1, {"opponent": 5, "edition": "pegasus"}, ["greedy"]),
}


def play(players: int, options: dict[str, Any], bots: list[str], seed: int | str) -> str:
    """A game of bots as text."""
    seats = [bots[seat % len(bots)] for seat in range(players)]
    game = Game.new("newvegas", NAMES[:players], options, seed, seats)
    lines = [*game.record().text().splitlines(), ""]
    lines += [f"{p.colour} {p.name} {p.points}" for p in game.view().projects]
    while not game.is_over:
        lines += ["", *table(game)]
        round_number = game.view().round
        while not game.is_over and game.view().round == round_number:
            seat = game.seat
            lines.append(f"{game.names[seat]}: {turn(game, seat, seats[seat])}")
    lines += ["", "--- the end: " + ", ".join(game.view().ended_by)]
    for sheet in game.view().sheets:
        lines += city(sheet)
        areas = ", ".join(f"{area} {points}" for area, points in sheet.areas.items())
        lines.append(f"{sheet.name}: {areas}, bundles {sheet.bundles}, debts {sheet.debts}: {sheet.total}")
    if acme := game.view().acme:
        areas = ", ".join(f"{area} {points}" for area, points in acme.areas.items())
        lines.append(f"the ACME, level {acme.level}: {areas}: {acme.total}; pile {' '.join(acme.pile)}")
    lines.append("won by " + (", ".join(game.winners()) or "nobody"))
    return "\n".join(lines) + "\n"


def turn(game: Game, seat: int, bot: str) -> str:
    """All of a player's steps until they wait for others."""
    texts: list[str] = []
    while seat in game.seats and (not texts or texts[-1].split()[0] not in ("confirm", "vote", "cards")):
        number = choose(game, bot, seat)
        texts.append(game.rules.texts[number])
        game.make(number, seat)
    return ", ".join(texts)


def table(game: Game) -> list[str]:
    """What lies out."""
    view = game.view()
    cards = " | ".join(f"{card.number} {card.action}" for card in view.combinations)
    lines = [f"--- round {view.round}, {view.stage}: {cards}".rstrip(": ")]
    if view.acme and view.acme.validated:
        lines.append(f"validated {view.acme.validated}, the ACME's hotels {view.acme.hotels}")
    return lines


def city(sheet: Any) -> list[str]:
    """A city as four lines of numbers: `--` is empty, `##` a site with its crane."""
    lots = {(lot.street, lot.avenue): lot for lot in sheet.lots}
    lines = [""]
    for street in range(1, 5):
        row = []
        for avenue in range(1, 12):
            lot = lots.get((street, avenue))
            if lot is None:
                row.append("  ")
            elif lot.number is not None:
                row.append(f"{lot.number:2}")
            else:
                row.append("--" if lot.built else "##")
        lines.append(" ".join(row).rstrip())
    hotels = {avenue: hotel for avenue, hotel in enumerate(sheet.hotels, 1) if hotel}
    return [
        *lines,
        f"hotels {hotels}, projects {sheet.projects}, boxes {sheet.checked}, route {len(sheet.route)} blocks",
    ]
