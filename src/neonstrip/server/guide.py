"""What a client is told about a game once: what is printed, what can be chosen, how its moves are written."""

from functools import cache

import msgspec

from neonstrip.bots.characters import CHARACTERS, name_of, style_of
from neonstrip.play.dealing import dealer_of, deals
from neonstrip.play.library import rulebook
from neonstrip.play.phrases import templates_of
from neonstrip.play.printed import printed_in
from neonstrip.rules.grammar import Family, Grammar
from neonstrip.server.messages.guide import CharacterAbout, Guide, MoveFamily, MoveSlot
from neonstrip.server.packing import Packed, pack


@cache
def packed_guide(game: str) -> Packed:
    """The guide as JSON, the same for everybody as long as the server runs."""
    return pack("application/json", msgspec.json.encode(guide_of(game)))


def guide_of(game: str) -> Guide:
    """All of it, by the game's name."""
    rules = rulebook(game)
    fewest, most = rules.seats
    printed = printed_in(game)
    return Guide(
        fewest=fewest,
        most=most,
        options=rules.offers(),
        grammar=families(rules.grammar),
        rounds=printed.rounds,
        printed=printed.amounts,
        tracks=printed.tracks,
        architects=printed.architects,
        phrases=templates_of(game),
        characters=[CharacterAbout(each, name_of(each), style_of(each, game)) for each in CHARACTERS],
        goals=dealer_of(game).choices() if deals(game) else [],
    )


def families(grammar: Grammar) -> list[MoveFamily]:
    """The grammar of moves as it is sent: a text can be taken apart, and made, without knowing the game."""
    return [MoveFamily(family.name, slots_of(family), family.secret) for family in grammar.families.values()]


def slots_of(family: Family) -> list[MoveSlot]:
    """The slots of a family in the order in which they are said."""
    slots = [family.slots[place] for place in family.said or range(len(family.slots))]
    return [MoveSlot(slot.kind, list(slot.words)) for slot in slots]
