"""Moves of Las Vegas (2012): every decision is a number, and every number has a short text that people can type."""

from neonstrip.rules.classic.printed import CASINOS
from neonstrip.rules.grammar import Family, Grammar, accessors, counted

FAMILIES = (Family("roll"), Family("place", (counted("casino", CASINOS),)))
GRAMMAR = Grammar(FAMILIES)
move_of, slot_of, is_of = accessors(GRAMMAR)

ROLL, PLACE = map(GRAMMAR.family, ("roll", "place"))
