"""What a move paid whom: notes, by casino."""

from neonstrip.bots.casinos.accounts import winning_accounts
from neonstrip.rules.classic import events
from neonstrip.rules.classic.printed import CASINOS

CAUSES = CASINOS
enter = winning_accounts(events.WON)
