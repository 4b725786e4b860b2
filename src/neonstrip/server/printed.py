"""What a client is told about a game once: what is printed, what can be chosen, how its moves are written."""

from neonstrip.play.library import rulebook
from neonstrip.play.newvegas import printed as sheet
from neonstrip.play.newvegas.opponents import OPPONENTS
from neonstrip.play.newvegas.options import FEWEST_PLAYERS
from neonstrip.play.newvegas.options import offers as newvegas_offers
from neonstrip.play.phrases import table_of
from neonstrip.play.royale.options import offers as royale_offers
from neonstrip.play.royale.printed import printed, tracks
from neonstrip.rules.grammar import Family, Grammar
from neonstrip.rules.newvegas import facts as newvegas
from neonstrip.rules.royale import facts as royale
from neonstrip.server import messages as ms


def facts_of(game: str) -> ms.GameFacts:
    """All of it, by the game's name."""
    grammar, phrases = families(rulebook(game).grammar), table_of(game)
    if game == "royale":
        seats = (royale.MIN_PLAYERS, royale.MAX_PLAYERS)
        return ms.GameFacts(*seats, royale_offers(), grammar, royale.ROUNDS, printed(), tracks(), phrases=phrases)
    seats = (FEWEST_PLAYERS, newvegas.MAX_PLAYERS)
    architects = [ms.Architect(card["name"], card["style"]) for card in OPPONENTS]
    return ms.GameFacts(*seats, newvegas_offers(), grammar, None, sheet.printed(), sheet.tracks(), architects, phrases)


def families(grammar: Grammar) -> list[ms.MoveFamily]:
    """The grammar of moves as it is sent: a text can be taken apart, and made, without knowing the game."""
    return [ms.MoveFamily(family.name, slots_of(family), family.secret) for family in grammar.families.values()]


def slots_of(family: Family) -> list[ms.MoveSlot]:
    """The slots of a family in the order in which they are said."""
    slots = [family.slots[place] for place in family.said or range(len(family.slots))]
    return [ms.MoveSlot(slot.kind, list(slot.words)) for slot in slots]
