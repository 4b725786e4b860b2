"""Which characters of a text can be seen: names and messages have no others."""

import unicodedata

JOINER = "\u200d"
"""Makes one picture of several emoji, such as those of a family."""
EMOJI_VARIANT = "\ufe0f"
SKIN_COLOURS = range(0x1F3FB, 0x1F400)


def is_printable(text: str) -> bool:
    """Whether everything in a text can be seen."""
    return all(is_visible(text, at) for at in range(len(text)))


def is_visible(text: str, at: int) -> bool:
    """Whether a sign of a text can be seen, or joins emoji that can. By itself the joiner is nothing."""
    return text[at].isprintable() or (text[at] == JOINER and _joins(text[:at], text[at + 1 :]))


def _joins(before: str, after: str) -> bool:
    """Whether emoji stand on both sides; the first may have a skin colour, or a variant chosen."""
    ends = bool(before) and (_is_emoji(before[-1]) or before[-1] == EMOJI_VARIANT or ord(before[-1]) in SKIN_COLOURS)
    return ends and bool(after) and _is_emoji(after[0])


def _is_emoji(sign: str) -> bool:
    return unicodedata.category(sign) == "So"
