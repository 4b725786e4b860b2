"""The three stacks: shuffling, flipping, and what the editions do when they run out."""

import numpy as np

from neonstrip.rules.chance import below, shuffle
from neonstrip.rules.kernel import rule
from neonstrip.rules.newvegas.facts import ACTION_OF, BLUECOCKER, CARDS, IN_STACK, NUMBER_OF, STACKS
from neonstrip.rules.newvegas.state import Table


@rule
def new_stacks(t: Table) -> None:
    """N-SETUP-3, N-PROJECT-4: all 81 cards shuffled into three stacks of 27, numbers up."""
    cards = np.arange(CARDS)
    shuffle(t.chance, cards, CARDS)
    for i in range(CARDS):
        t.stacks[i // IN_STACK, i % IN_STACK] = cards[i]
    for stack in range(STACKS):
        t.left[stack] = IN_STACK
        t.discarded[stack] = 0
        t.numbers[stack] = NUMBER_OF[t.stacks[stack, IN_STACK - 1]]


@rule
def flip(t: Table) -> None:
    """N-ROUND-1, N-ROUND-2: the top card of each stack onto its discard; then numbers and actions form combinations."""
    t.reveals += 1
    if t.edition == BLUECOCKER and t.left[0] == 1:
        new_stacks(t)
    for stack in range(STACKS):
        t.left[stack] -= 1
        t.discards[stack, t.discarded[stack]] = t.stacks[stack, t.left[stack]]
        t.discarded[stack] += 1
        if t.left[stack] == 0:
            refill(t, stack)
        t.numbers[stack] = NUMBER_OF[t.stacks[stack, t.left[stack] - 1]]
        t.actions[stack] = ACTION_OF[t.discards[stack, t.discarded[stack] - 1]]


@rule
def refill(t: Table, stack: int) -> None:
    """N-ROUND-2: in `pegasus` a discard except its top card is shuffled back into its own stack."""
    back = int(t.discarded[stack]) - 1
    for i in range(back):
        t.stacks[stack, i] = t.discards[stack, i]
    for i in range(back):
        j = i + below(t.chance, back - i)
        t.stacks[stack, i], t.stacks[stack, j] = t.stacks[stack, j], t.stacks[stack, i]
    t.discards[stack, 0] = t.discards[stack, back]
    t.discarded[stack] = 1
    t.left[stack] = back
