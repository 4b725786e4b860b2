"""The ways into the rules from Python: a middle, and two arrays of sheets, as all know them and as they are drafted."""

import numpy as np

from neonstrip.rules.kernel import REFUSED, Moves, Numbers, Records, Words, entry
from neonstrip.rules.newvegas import rounds, scoring, solo
from neonstrip.rules.newvegas.moves import MOST_MOVES
from neonstrip.rules.newvegas.sight import redeal, see, unseen_cards


@entry
def start(middles: Records, sheets: Records, drafts: Records, seed: Words) -> None:
    """Begin a game in blank records whose options, city and opponent are set."""
    rounds.begin_game(middles[0], sheets, drafts, seed)


@entry
def list_moves(middles: Records, drafts: Records, player: int, out: Moves) -> int:
    """List the legal moves of a player; returns how many."""
    return rounds.legal_for(middles[0], drafts[player], out)


@entry
def make(middles: Records, sheets: Records, drafts: Records, player: int, move: int) -> int:
    """Make a player's move; an illegal one changes nothing and returns REFUSED."""
    out = np.zeros(MOST_MOVES, np.int64)
    for i in range(rounds.legal_for(middles[0], drafts[player], out)):
        if out[i] == move:
            rounds.make(middles[0], sheets, drafts, player, move)
            return 0
    return REFUSED


@entry
def score(middles: Records, sheets: Records, player: int, figures: Numbers) -> None:
    """N-SCORE-1 to N-SCORE-8: the figures of a player, as the sheets are."""
    scoring.score(middles[0], sheets, player, figures)


@entry
def score_acme(middles: Records, sheets: Records, figures: Numbers) -> None:
    """N-SOLO-8: the ACME's figures."""
    solo.score_acme(middles[0], sheets, figures)


@entry
def wins(middles: Records, sheets: Records, player: int, totals: Numbers, acme: int) -> bool:
    """N-SCORE-9, N-SOLO-12: whether a player has won, alone or with others."""
    return scoring.is_winner(middles[0], sheets, player, totals, acme)


@entry
def is_ahead(sheets: Records, a: int, points_a: int, b: int, points_b: int) -> bool:
    """N-SCORE-9: whether one player is ahead of another."""
    return scoring.is_ahead(sheets[a], points_a, sheets[b], points_b)


@entry
def view(middles: Records, sheets: Records, drafts: Records, seat: int) -> None:
    """Blank in these copies what a seat may not know."""
    see(middles[0], sheets, drafts, seat)


@entry
def list_unseen(middles: Records) -> Numbers:
    """The cards that have not been seen since the last shuffle."""
    return unseen_cards(middles[0])


@entry
def imagine(middles: Records, sheets: Records, drafts: Records, seat: int, source: Records) -> None:
    """Fill a seat's view with what might be."""
    redeal(middles[0], sheets, drafts, seat, source[0])
