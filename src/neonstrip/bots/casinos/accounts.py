"""What a move paid whom, by cause: prizes by casino, then whatever else a game pays."""

from collections.abc import Callable
from typing import Any

from neonstrip.rules.kernel import Numbers, rule

Enter = Callable[[Any, Numbers], None]


def winning_accounts(won: int) -> Enter:
    """The compiled way to enter prizes: by the event of one that somebody won."""

    @rule
    def enter_prizes(s: Any, account: Numbers) -> None:
        """Enter the prizes of the last move, by who won them and where."""
        for i in range(s.happened):
            if s.events[i, 0] == won:
                account[s.events[i, 1], s.events[i, 3]] += s.events[i, 2]

    return enter_prizes
