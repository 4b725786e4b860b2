"""The three stacks: shuffling, flipping, and what the editions do when they run out."""

import numpy as np

from neonstrip.rules.chance import below, shuffle
from neonstrip.rules.kernel import rule
from neonstrip.rules.newvegas.printed import ACTION_OF, BLUECOCKER, CARDS, IN_STACK, NUMBER_OF, STACKS
from neonstrip.rules.newvegas.state import Middle


@rule
def new_stacks(m: Middle) -> None:
    """N-SETUP-3, N-PROJECT-4: all 81 cards shuffled into three stacks of 27, numbers up."""
    cards = np.arange(CARDS)
    shuffle(m.chance, cards, CARDS)
    for i in range(CARDS):
        m.stacks[i // IN_STACK, i % IN_STACK] = cards[i]
    for stack in range(STACKS):
        m.left[stack] = IN_STACK
        m.discarded[stack] = 0
        m.numbers[stack] = NUMBER_OF[m.stacks[stack, IN_STACK - 1]]


@rule
def flip(m: Middle) -> None:
    """N-ROUND-1, N-ROUND-2: the top card of each stack onto its discard; then numbers and actions form combinations."""
    m.reveals += 1
    if m.edition == BLUECOCKER and m.left[0] == 1:
        new_stacks(m)
    for stack in range(STACKS):
        m.left[stack] -= 1
        m.discards[stack, m.discarded[stack]] = m.stacks[stack, m.left[stack]]
        m.discarded[stack] += 1
        if m.left[stack] == 0:
            refill(m, stack)
        m.numbers[stack] = NUMBER_OF[m.stacks[stack, m.left[stack] - 1]]
        m.actions[stack] = ACTION_OF[m.discards[stack, m.discarded[stack] - 1]]


@rule
def refill(m: Middle, stack: int) -> None:
    """N-ROUND-2: in `pegasus` a discard except its top card is shuffled back into its own stack."""
    back = int(m.discarded[stack]) - 1
    for i in range(back):
        m.stacks[stack, i] = m.discards[stack, i]
    for i in range(back):
        j = i + below(m.chance, back - i)
        m.stacks[stack, i], m.stacks[stack, j] = m.stacks[stack, j], m.stacks[stack, i]
    m.discards[stack, 0] = m.discards[stack, back]
    m.discarded[stack] = 1
    m.left[stack] = back
