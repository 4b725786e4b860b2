"""What a move of Royale paid whom, by cause: prizes by casino, then rewards by tile, and the fine of Bad Luck."""

from neonstrip.bots.casinos.accounts import winning_accounts
from neonstrip.rules.kernel import Numbers, rule
from neonstrip.rules.royale import events
from neonstrip.rules.royale.printed import CASINOS, JETON, TILES
from neonstrip.rules.royale.state import State
from neonstrip.rules.royale.tiles.bad_luck import BAD_LUCK

CAUSES = CASINOS + TILES
enter_prizes = winning_accounts(events.WON)


@rule
def enter(s: State, account: Numbers) -> None:
    """Enter what the last move paid or took."""
    enter_prizes(s, account)
    for i in range(s.happened):
        event, player, amount, third = s.events[i, 0], s.events[i, 1], s.events[i, 2], s.events[i, 3]
        if event == events.PAID:
            account[player, CASINOS + third] += amount
        elif event == events.JETONS:
            account[player, CASINOS + third] += JETON * int(amount)
        elif event == events.FINED:
            account[player, CASINOS + BAD_LUCK] -= int(amount) + JETON * int(third)
