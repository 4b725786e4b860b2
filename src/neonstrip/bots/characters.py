"""The characters that bots sit down as: a name, a face that front ends draw, and a temper.

By its temper a character has its style in each game (`bots/GAME/styles.py`) and its way to talk (`remark-TEMPER-...`).
"""

from neonstrip.bots.styles import styles_of
from neonstrip.play.errors import Mistake

CAREFUL, SLY, BOLD = TEMPERS = ("careful", "sly", "bold")
CHARACTERS = {
    "ruby": BOLD,
    "duke": CAREFUL,
    "lola": SLY,
    "ace": BOLD,
    "stella": CAREFUL,
    "frankie": SLY,
    "dolores": CAREFUL,
    "chip": SLY,
    "velvet": BOLD,
    "rocco": CAREFUL,
}
"""The temper of each, in the order in which they come to a table."""


def name_of(character: str) -> str:
    """What a character is called."""
    return character.capitalize()


def character_named(name: str) -> str:
    """Who is called so; where there are several of one, they are numbered."""
    return name.partition(" ")[0].lower()


def check_character(character: str) -> None:
    """The name of a character."""
    if character not in CHARACTERS:
        raise Mistake("unknown-character", character=character, characters=", ".join(CHARACTERS))


def style_of(character: str, game: str) -> str:
    """How a character plays a game; nothing for who is none."""
    return styles_of(game).TEMPERS[CHARACTERS[character]] if character else ""
