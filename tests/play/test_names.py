"""Names can be written in any script, with emoji, but with nothing that cannot be seen."""

import pytest

from neonstrip.locales import LANGUAGES, say
from neonstrip.play import Mistake
from neonstrip.play.record import check_names

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
SEEN = [
    "Zoë",
    "שרה",
    "Łukasz 🎲",
    FAMILY,
    f"The {FAMILY}s",
    "\U0001f469\U0001f3fd\u200d\U0001f680",  # an astronaut, with a skin colour
    "\u2764\ufe0f\u200d\U0001f525",  # a heart on fire, its variant chosen
]
UNSEEN = [
    "An\u200dna",
    "\u200d",
    "\u200dAnna",
    f"{FAMILY}\u200d",
    "\U0001f468\u200d\u200d\U0001f469",
    "^\u200d\U0001f469",
]
UNSEEN += ["An\u200cna", "An\u202ena", "An\u2066na", "An\x1bna", "An\x00na", "An\u2028na", "\U0001f468\u200dA"]


@pytest.mark.parametrize("name", SEEN, ids=ascii)
def test_what_can_be_seen_can_be_a_name(name: str) -> None:
    check_names(["Benno", name])


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_what_cannot_be_seen_cannot_be_in_a_name(name: str) -> None:
    with pytest.raises(Mistake) as mistake:
        check_names(["Benno", name])
    assert mistake.value.code == "bad-name"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_from_right_to_left_does_not_turn_the_sentence(language: str) -> None:
    """It is set apart by signs that show nothing; where no such name is, no such sign is either."""
    turned = say(language, "event-paid", name="שרה", you="no", amount=30, tile="Pay Day")
    assert turned.count("\u2068שרה\u2069") == 1
    assert turned.count("\u2068") == turned.count("\u2069") == 1
    plain = say(language, "event-paid", name="Sarah", you="no", amount=30, tile="Pay Day")
    assert turned.replace("\u2068שרה\u2069", "Sarah") == plain
