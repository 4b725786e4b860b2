"""The end of a round for people with the printed game: from a position to who gets what, by the same rules."""

from typing import Any, NotRequired, TypedDict

import numpy as np

from neonstrip.play.casinos.settlement import SettledCasino, casinos_of
from neonstrip.play.reading import wrong
from neonstrip.play.royale.events import list_events
from neonstrip.play.royale.options import house_rules
from neonstrip.play.royale.position_file import PositionFile, parse
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.kernel import Records
from neonstrip.rules.royale.game import MOST_MOVES, make
from neonstrip.rules.royale.game import settle as settle_round
from neonstrip.rules.royale.moves import GRAMMAR
from neonstrip.rules.royale.printed import BOX_TOKENS, BOX_VALUES, CASINOS, COPIES, JETON, ROUNDS, TILE_CODES, VALUES
from neonstrip.rules.royale.state import GREY, NEUTRAL, NOWHERE, SPLIT, STATE
from neonstrip.rules.royale.tiles.black_box import SPLITS
from neonstrip.rules.royale.tiles.double_down import DOUBLE_DOWN
from neonstrip.rules.royale.tiles.prime_time import PRIME_TIME


class TileReward(TypedDict):
    """What a tile pays; less than the smallest card is paid in jetons."""

    tile: str
    to: str
    amount: int


FineOf = TypedDict("FineOf", {"from": str, "cash": int | None, "jetons": int | None})
"""What somebody pays for Bad Luck; None as long as it depends on what a box turns out to hold."""


class TiedField(TypedDict):
    """Dice on the field of Double Down that tie."""

    tied: list[str]


class Box(TypedDict):
    """Who splits the tokens of Black Box, and who takes a pile."""

    splits: str
    takes: str


class Settled(TypedDict):
    """The end of a round."""

    casinos: list[SettledCasino]
    tiles: list[TileReward]
    fines: list[FineOf]
    double_down: NotRequired[TiedField]
    next_starter: NotRequired[str | None]
    black_box: NotRequired[Box]


def read(text: str) -> PositionFile:
    """A position from its file."""
    return parse(text)


def settle(file: PositionFile) -> Settled:
    """Who wins what, what goes back, who pays, and who starts next."""
    state = build(file)
    s = state[0]
    settle_round(state)
    events = list_events(state, file.players)
    box: Box | None = None
    if s.phase == SPLIT:
        box = {"splits": file.players[s.actor], "takes": file.players[s.box_winner]}
        events += _open_box(file, state)
    elif file.black_box is not None:
        raise wrong("black_box", "box", "R-BOX-1")
    result = report(events)
    starts = file.last_starter is not None or s.winner != NOBODY
    result["next_starter"] = file.players[s.starter] if starts else None
    if box:
        result["black_box"] = box
        if file.black_box is None:  # what it pays is theirs before the fine is due
            for fine in result["fines"]:
                if fine["from"] == box["takes"]:
                    fine["cash"] = fine["jetons"] = None
    return result


def _open_box(file: PositionFile, state: Records) -> list[dict[str, Any]]:
    """R-BOX-1: the winner takes a pile with what the file says, or with nothing if it says nothing."""
    piles = np.stack(np.unravel_index(np.arange(SPLITS), tuple(BOX_TOKENS + 1)), 1) @ BOX_VALUES
    split = next(split for split in range(1, SPLITS - 1) if piles[split] == (file.black_box or 0))
    happened = []
    for move in (GRAMMAR.number("split", split), GRAMMAR.numbers["take first"]):
        make(state, move, np.zeros(MOST_MOVES, np.int64))
        happened += list_events(state, file.players)
    return happened


def build(file: PositionFile) -> Records:
    """The position as a state at the end of a round. Prime Time is over."""
    state = np.zeros(1, STATE)
    s = state[0]
    owners = {name: seat for seat, name in enumerate(file.players)} | {"neutral": NEUTRAL, "grey": GREY}
    s.players, s.tiles, s.round_number = len(file.players), len(file.tiles), ROUNDS
    s.house = house_rules(file.options)
    s.starter = owners[file.last_starter] if file.last_starter else 0
    s.black_owner = s.power = s.winner = NOBODY
    s.closed = s.winner_at = NOWHERE
    s.sites[:] = NOWHERE
    for number, tile in file.tiles.items():
        if tile != PRIME_TIME:
            s.tile_at[number - 1], s.sites[tile] = tile, number - 1
    for casino in range(CASINOS):
        for owner, dice in file.casinos[casino].dice.items():
            s.dice[casino, owners[owner]] = dice
        for prize, amount in enumerate(file.casinos[casino].prizes):
            s.prizes[casino, prize] = amount
    file.lay_on_tiles(s, owners)
    for name, jetons in file.jetons.items():
        s.jetons[owners[name]] = jetons
    _deal_cards(file, s, owners)
    return state


def _deal_cards(file: PositionFile, s: Any, owners: dict[str, int]) -> None:
    """Money as given; what is neither held nor a prize is the bank."""
    s.bank[:] = COPIES
    for casino in file.casinos:
        for amount in casino.prizes:
            s.bank[VALUES.searchsorted(amount)] -= 1
    for name, cards in file.cash.items():
        for amount in cards:
            s.bank[VALUES.searchsorted(amount)] -= 1
            s.cash[owners[name], VALUES.searchsorted(amount)] += 1


def report(events: list[dict[str, Any]]) -> Settled:
    """What happened, ordered as people ask for it."""
    tied_on_field: list[str] = []
    tiles: list[TileReward] = []
    fines: list[FineOf] = []
    for event in events:
        match event:
            case {"event": "tied", "owner": owner, "site": site} if site == TILE_CODES[DOUBLE_DOWN]:
                tied_on_field.append(owner)
            case {"event": "paid", "player": player, "amount": amount, "tile": tile}:
                tiles.append({"tile": tile, "to": player, "amount": amount})
            case {"event": "jetons", "player": player, "amount": amount, "tile": tile}:
                tiles.append({"tile": tile, "to": player, "amount": amount * JETON})
            case {"event": "fined", "player": player, "amount": amount, "jetons": jetons}:
                fines.append({"from": player, "cash": amount, "jetons": jetons})
    result: Settled = {"casinos": casinos_of(events, CASINOS), "tiles": tiles, "fines": fines}
    if tied_on_field:
        result["double_down"] = {"tied": tied_on_field}
    return result
