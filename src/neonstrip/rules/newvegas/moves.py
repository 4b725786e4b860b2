"""Moves of New Las Vegas: every decision is a number, and every number has a short text that people can type."""

from neonstrip.rules.grammar import Family, Grammar, Slot, accessors, counted
from neonstrip.rules.newvegas.printed import AVENUES, COLOURS, COLUMNS, GROUPS, IMPROVABLE, MOST_CHANGE, STACKS, STREETS

DIRECTIONS = ("north", "east", "south", "west")
CHANGES = tuple(change for change in range(-MOST_CHANGE, MOST_CHANGE + 1) if change)
SIDES = ("left", "right")

_lot = (counted("street", STREETS), counted("avenue", AVENUES))
_card = counted("card", STACKS)

FAMILIES = (
    # N-SETUP-4: votes are shown at the end. A wish (N-PROJECT-4) is open as soon as all have wished.
    Family("vote", (Slot("vote", ("loan", "against")),), secret=True),
    Family("choose", (_card,)),
    Family("use", (counted("number", STACKS), counted("action", STACKS))),
    Family("refuse"),
    Family("give", (_card,)),
    Family("open", _lot),
    Family("circle", (counted("group", GROUPS),)),
    Family("number", (Slot("change", tuple(f"{change:+d}" for change in CHANGES)),)),
    Family("free"),
    Family("extend", (Slot("side", SIDES), *_lot), said=(1, 2, 0)),
    Family("build", _lot),
    Family("improve", (Slot("column", COLUMNS[:IMPROVABLE]),)),
    Family("show", (Slot("side", SIDES),)),
    Family("inaugurate"),
    Family("drive", (Slot("first", DIRECTIONS), Slot("second", DIRECTIONS))),
    Family("confirm"),
    Family("cards", (Slot("cards", ("reshuffle", "keep")),)),
    Family("encore", (Slot("side", SIDES),)),
    Family("decline", (Slot("colour", COLOURS),)),
)
GRAMMAR = Grammar(FAMILIES)
move_of, slot_of, is_of = accessors(GRAMMAR)
MOST_MOVES = 128
"""Room for every list of legal moves."""

VOTE, CHOOSE, USE, REFUSE, GIVE, OPEN = map(GRAMMAR.family, ("vote", "choose", "use", "refuse", "give", "open"))
CIRCLE, NUMBER, FREE, EXTEND = map(GRAMMAR.family, ("circle", "number", "free", "extend"))
BUILD, IMPROVE, SHOW, INAUGURATE, DRIVE = map(GRAMMAR.family, ("build", "improve", "show", "inaugurate", "drive"))
CONFIRM, CARDS, ENCORE, DECLINE = map(GRAMMAR.family, ("confirm", "cards", "encore", "decline"))
