"""How a game and each of its rounds begin."""

from neonstrip.rules import chance
from neonstrip.rules.casinos.dice import KINDS
from neonstrip.rules.casinos.rounds import open_round
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.chance import below, die, shuffle
from neonstrip.rules.indexing import at
from neonstrip.rules.kernel import Words, inlined, rule
from neonstrip.rules.royale import events
from neonstrip.rules.royale.bank import card
from neonstrip.rules.royale.printed import (
    BIG_DICE,
    BOARDS,
    CASINOS,
    COPIES,
    DEALT_LATER,
    DEALT_PER_ROUND,
    DECK,
    JETONS_PER_ROUND,
    KINDS_OF_CARD,
    NO_TILE,
    PRIZES,
    SIDES,
    SMALL_DICE,
    TILES,
)
from neonstrip.rules.royale.state import ASIDE, BIG, NEUTRAL, NOWHERE, OWNERS, RESHUFFLE, ROLL, SITES, SMALL, State
from neonstrip.rules.royale.tiles.dispatch import prepare

AMOUNT_BITS = 8
"""Enough for what a card is worth."""


@rule
def new_game(
    s: State,
    seed: Words,
    players: int,
    tiles: int,
    repeat: int,
    with_neutral: bool,
    open_money: bool,
    starter: int,
    house: int,
) -> None:
    """R-SETUP-1: begin a game in a blank record. A starter of NOBODY is drawn (R-SCORE-2)."""
    chance.start(s.chance, seed, 0)
    s.players = players
    s.tiles = tiles
    s.repetition = repeat
    s.with_neutral = with_neutral
    s.open_money = open_money
    s.house = house
    s.starter = below(s.chance, players) if starter == NOBODY else starter
    deal_deck(s)
    begin_round(s)


@rule
def deal_deck(s: State) -> None:
    """R-SETUP-2, R-TILE-2: shuffle; the prizes of all rounds lie ready; the rest is open bank or closed deck."""
    deck = DECK.copy()
    dealt = DEALT_PER_ROUND + DEALT_LATER
    shuffle(s.chance, deck, dealt)
    for i in range(DEALT_PER_ROUND):
        s.prizes[i // PRIZES, i % PRIZES] = deck[i]
    for i in range(DEALT_LATER):
        s.upcoming[i] = deck[DEALT_PER_ROUND + i]
    rest = s.bank if s.tiles else s.deck
    for kind in range(KINDS_OF_CARD):
        rest[kind] = COPIES[kind]
    for i in range(dealt):
        rest[card(deck[i])] -= 1


@rule
def begin_round(s: State) -> None:
    """R-SCORE-3, R-SETUP-1: dice back, then new prizes and tiles, and two jetons each."""
    s.round_number += 1
    s.reveals += 1
    gather_dice(s)
    if s.round_number > 1:
        reveal_prizes(s)
    sort_prizes(s)
    draw_tiles(s)
    prepare(s)
    for player in range(s.players):
        s.jetons[player] += JETONS_PER_ROUND
        s.owes[player] = 0
    if s.with_neutral:
        place_neutral(s)
    s.winner, s.winner_at = NOBODY, NOWHERE
    open_round(s, ROLL, events.STARTS)


@rule
def gather_dice(s: State) -> None:
    """R-SCORE-3: all dice go back to their owners; grey and black ones go aside."""
    for site in range(SITES):
        for owner in range(OWNERS):
            for kind in range(KINDS):
                s.dice[site, owner, kind] = 0
    for player in range(s.players):
        s.hand[player, SMALL] = SMALL_DICE
        s.hand[player, BIG] = BIG_DICE
    for casino in range(CASINOS):
        s.black_at[casino] = 0
    s.black_owner = NOBODY
    s.black[0] = 0
    s.black[1] = 0


@rule
def reveal_prizes(s: State) -> None:
    """R-TILE-2: turn up the prizes that lay ready for this round."""
    first = (s.round_number - 2) * DEALT_PER_ROUND
    for i in range(DEALT_PER_ROUND):
        s.prizes[i // PRIZES, i % PRIZES] = s.upcoming[first + i]
        s.upcoming[first + i] = 0


@inlined
def order_of(s: State, casino: int) -> int:
    """R-SETUP-2: the pair at a casino as a number, greater where it goes higher: its sum, then its higher card."""
    first, second = int(s.prizes[casino, 0]), int(s.prizes[casino, 1])
    return (first + second) << AMOUNT_BITS | max(first, second)


@rule
def sort_prizes(s: State) -> None:
    """R-SETUP-2: the pair with the highest sum goes to casino 6, and so on down, the higher card of each first.

    Each is told where it goes by how many go below it, of equals the earlier ones: nothing a processor must guess.
    """
    orders = (order_of(s, 0), order_of(s, 1), order_of(s, 2), order_of(s, 3), order_of(s, 4), order_of(s, 5))
    for pair in range(CASINOS):
        casino = 0
        for other in range(CASINOS):
            casino += orders[other] < orders[pair] + (other < pair)
        higher = orders[pair] & ((1 << AMOUNT_BITS) - 1)
        s.prizes[at(casino), 0] = higher
        s.prizes[at(casino), 1] = (orders[pair] >> AMOUNT_BITS) - higher


@rule
def staleness(s: State, tile: int) -> int:
    """R-TILE-1: sides of the lowest staleness are drawn first, under the repeat rule of the table."""
    if s.repetition == RESHUFFLE:
        return 0
    if s.used[tile]:
        return 2
    other_side = tile + 1 if tile % SIDES else tile - 1
    return 1 if s.repetition == ASIDE and s.used[other_side] else 0


@rule
def draw_tiles(s: State) -> None:
    """R-TILE-1: random boards, a random side up, no board twice, at casinos 1 upwards."""
    for tile in range(TILES):
        s.sites[tile] = NOWHERE
    for casino in range(CASINOS):
        s.tile_at[casino] = NO_TILE
    for casino in range(s.tiles):
        tile = draw_tile(s)
        s.tile_at[casino] = tile
        s.sites[tile] = casino
    for casino in range(s.tiles):
        s.used[s.tile_at[casino]] = 1


@rule
def is_out(s: State, board: int) -> bool:
    """Whether a side of this board lies at a casino."""
    for side in range(SIDES):
        if s.sites[1 + board * SIDES + side] != NOWHERE:
            return True
    return False


@rule
def draw_tile(s: State) -> int:
    """R-TILE-1: one board of those least used, then one of its least used sides."""
    for stale in range(3):
        candidates = 0
        for board in range(BOARDS):
            if not is_out(s, board) and sides_as_stale(s, board, stale) > 0:
                candidates += 1
        if candidates == 0:
            continue
        skip = below(s.chance, candidates)
        for board in range(BOARDS):
            if not is_out(s, board) and sides_as_stale(s, board, stale) > 0:
                if skip == 0:
                    return draw_side(s, board, stale)
                skip -= 1
    return 0


@rule
def sides_as_stale(s: State, board: int, stale: int) -> int:
    """How many sides of a board are exactly this stale."""
    sides = 0
    for side in range(SIDES):
        if staleness(s, 1 + board * SIDES + side) == stale:
            sides += 1
    return sides


@rule
def draw_side(s: State, board: int, stale: int) -> int:
    """R-TILE-1: a random side of a board among those that may come."""
    tile = 1 + board * SIDES
    if sides_as_stale(s, board, stale) == SIDES:
        return tile + below(s.chance, SIDES)
    return tile if staleness(s, tile) == stale else tile + 1


@rule
def place_neutral(s: State) -> None:
    """R-TWO-1: the dice of a colour nobody plays are thrown and stay where they fall."""
    for _ in range(SMALL_DICE):
        s.dice[die(s.chance) - 1, NEUTRAL, SMALL] += 1
    for _ in range(BIG_DICE):
        s.dice[die(s.chance) - 1, NEUTRAL, BIG] += 1
