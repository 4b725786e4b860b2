"""The bank: it pays rewards in real cards and jetons, and takes fines."""

from neonstrip.rules.casinos.money import kinds
from neonstrip.rules.casinos.noting import note
from neonstrip.rules.kernel import rule
from neonstrip.rules.royale import events
from neonstrip.rules.royale.printed import (
    COMBINATIONS,
    FINE,
    JETON,
    KINDS_OF_CARD,
    SMALLEST,
    SUMS,
    VALUES,
)
from neonstrip.rules.royale.state import EXACT_FINES, State

card = kinds(VALUES)
"""The index of the card with a value."""


@rule
def return_card(s: State, amount: int) -> None:
    """R-SCORE-1, R-BANK-2: a prize nobody takes goes to the bank, in the base game under the deck."""
    s.bank[card(amount)] += 1


@rule
def cards_held(s: State, player: int) -> int:
    """R-BANK-1: money cards, an IOU counting as one."""
    held = 0
    for v in range(KINDS_OF_CARD):
        held += s.cash[player, v] + s.notes[player, v]
    return held


@rule
def cash_held(s: State, player: int) -> int:
    """The money of a player, without jetons."""
    held = 0
    for v in range(KINDS_OF_CARD):
        held += VALUES[v] * (s.cash[player, v] + s.notes[player, v])
    return held


@rule
def bank_has(s: State, combination: int) -> bool:
    for v in range(KINDS_OF_CARD):
        if s.bank[v] < COMBINATIONS[combination, v]:
            return False
    return True


@rule
def player_has(s: State, player: int, combination: int) -> bool:
    for v in range(KINDS_OF_CARD):
        if s.cash[player, v] + s.notes[player, v] < COMBINATIONS[combination, v]:
            return False
    return True


@rule
def hand_out(s: State, player: int, amount: int) -> None:
    """R-BANK-1: one card of the value, else the fewest cards that sum to it, else an IOU."""
    v = card(amount)
    if s.bank[v] > 0:
        s.bank[v] -= 1
        s.cash[player, v] += 1
        return
    for combination in range(len(SUMS)):
        if SUMS[combination] == amount and bank_has(s, combination):
            for w in range(KINDS_OF_CARD):
                s.bank[w] -= COMBINATIONS[combination, w]
                s.cash[player, w] += COMBINATIONS[combination, w]
            return
    s.notes[player, v] += 1


@rule
def pay(s: State, player: int, amount: int, tile: int) -> None:
    """A tile's reward: 10 and 20 in jetons, which never run out (R-BANK-1), more in money, 0 nothing."""
    if amount == 0:
        return
    if amount < SMALLEST:
        s.jetons[player] += amount // JETON
        note(s, events.JETONS, player, amount // JETON, tile)
    else:
        hand_out(s, player, amount)
        note(s, events.PAID, player, amount, tile)


@rule
def fine_in_cash(s: State, player: int, cash: int) -> int:
    """R-BADLUCK-2: how much of a fine is paid in money cards; change of less than the smallest card cannot be had.

    By a house rule jetons make it exact where they can.
    """
    if cash <= FINE or cash >= FINE + SMALLEST:
        return min(cash, FINE)
    payable = cash - SMALLEST
    if s.house & EXACT_FINES and s.jetons[player] * JETON >= FINE - payable:
        return payable
    return cash


@rule
def give_up(s: State, player: int, amount: int) -> None:
    """R-BADLUCK-3: pay the bank in money cards: the exact card, else the fewest that leave change to be had."""
    chosen = card(amount)
    if not player_has(s, player, chosen):
        while not (SUMS[chosen] >= amount + SMALLEST and player_has(s, player, chosen)):
            chosen += 1
    for v in range(KINDS_OF_CARD):
        for _ in range(COMBINATIONS[chosen, v]):
            if s.notes[player, v] > 0:
                s.notes[player, v] -= 1
            else:
                s.cash[player, v] -= 1
                s.bank[v] += 1
    if SUMS[chosen] > amount:
        hand_out(s, player, SUMS[chosen] - amount)


@rule
def give_up_everything(s: State, player: int) -> None:
    """R-BADLUCK-2: all the money there is."""
    for v in range(KINDS_OF_CARD):
        s.bank[v] += s.cash[player, v]
        s.cash[player, v] = 0
        s.notes[player, v] = 0


@rule
def fine(s: State, player: int) -> None:
    """R-BADLUCK-2: pay the fine, jetons last."""
    cash = cash_held(s, player)
    money = fine_in_cash(s, player, cash)
    if money == cash:
        give_up_everything(s, player)
    else:
        give_up(s, player, money)
    jetons = min(int(s.jetons[player]), max(0, FINE - money) // JETON)
    s.jetons[player] -= jetons
    note(s, events.FINED, player, money, jetons)
