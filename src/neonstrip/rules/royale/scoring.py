"""The end of a round (R-TILE-4), casino by casino, and who has won the game."""

from neonstrip.rules.casinos.comparing import winning
from neonstrip.rules.casinos.noting import note
from neonstrip.rules.casinos.rounds import going_on
from neonstrip.rules.casinos.seating import NOBODY, left_of
from neonstrip.rules.kernel import rule
from neonstrip.rules.royale import events
from neonstrip.rules.royale.bank import card, cards_held, cash_held, fine, return_card
from neonstrip.rules.royale.printed import CASINOS, JETON, ROUNDS
from neonstrip.rules.royale.ranking import is_real, note_ties, ranked
from neonstrip.rules.royale.setup import begin_round
from neonstrip.rules.royale.state import HIGHER_CARD_STARTS, NOWHERE, OVER, SCORE, State
from neonstrip.rules.royale.tiles import bad_luck, dispatch, prime_time

go_on = going_on(ROUNDS, begin_round, OVER, events.ENDED)


@rule
def end_round(s: State) -> None:
    """R-TILE-4: Prime Time comes before everything else."""
    s.phase = SCORE
    s.site = NOWHERE
    prime_time.before_scoring(s)


@rule
def score(s: State) -> None:
    """R-TILE-4: who owes is fixed, then come casinos 1 to 6; a decision may interrupt, and this goes on after it."""
    if s.site == NOWHERE:
        bad_luck.before_scoring(s)
        s.site = 0
    while s.phase == SCORE and s.site < CASINOS:
        score_casino(s, s.site)
        dispatch.reward(s)
        s.site += 1
    if s.phase == SCORE:
        finish_round(s)


@rule
def score_casino(s: State, casino: int) -> None:
    """R-SCORE-1, R-BANK-2: the higher card to the first, the lower to the second; the rest goes back."""
    first, second, tied = ranked(s, casino)
    note_ties(s, casino, tied)
    award(s, casino, 0, first)
    award(s, casino, 1, second)


@rule
def may_start(s: State, prize: int) -> bool:
    """R-SCORE-2: who has won any card; by a house rule only who has won the higher one of its casino."""
    return prize == 0 or not s.house & HIGHER_CARD_STARTS


@rule
def award(s: State, casino: int, prize: int, owner: int) -> None:
    """R-SCORE-1: hand out one prize; R-SCORE-2: the best card at the highest casino starts the next round."""
    amount = int(s.prizes[casino, prize])
    if amount == 0:
        return
    s.prizes[casino, prize] = 0
    if is_real(owner):
        s.cash[owner, card(amount)] += 1
        note(s, events.WON, owner, amount, casino)
        if s.winner_at != casino and may_start(s, prize):
            s.winner, s.winner_at = owner, casino
    else:
        return_card(s, amount)
        note(s, events.RETURNED, amount, casino, owner)


@rule
def next_starter(s: State) -> int:
    """R-SCORE-2: who won best at the highest casino; if nobody won anywhere, the player left of the last starter."""
    return int(s.winner) if s.winner != NOBODY else left_of(s, s.starter)


@rule
def finish_round(s: State) -> None:
    """R-TILE-4: fines, the next starter, and then the next round or the end (R-SETUP-1)."""
    for player in range(s.players):
        if s.owes[player]:
            fine(s, player)
            s.owes[player] = 0
    s.starter = next_starter(s)
    go_on(s)


@rule
def wealth(s: State, player: int) -> int:
    """R-END-1: money, each jeton worth 10."""
    return cash_held(s, player) + JETON * int(s.jetons[player])


@rule
def holdings(s: State, player: int) -> int:
    """R-END-1: money cards and jetons together, which break a tie."""
    return cards_held(s, player) + int(s.jetons[player])


winners = winning(wealth, holdings)
