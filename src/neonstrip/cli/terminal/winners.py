"""The names of winners, in lights."""

from neonstrip.cli.terminal.looks import GOLD, LIT, sign
from neonstrip.cli.terminal.screen import Screen


def show_winners(screen: Screen, winners: list[str], reader: str | None) -> None:
    """Who has won, one or several."""
    if winners == [reader]:
        words = screen.say("end-you-win")
    elif len(winners) == 1:
        words = screen.say("end-wins", name=winners[0].upper())
    else:
        words = screen.say("end-shared", names=", ".join(winners).upper())
    show_sign(screen, words, reader in winners)


def show_sign(screen: Screen, words: str, for_reader: bool) -> None:
    """Words in lights, brighter if the reader has won."""
    for line in sign(words, LIT if for_reader else GOLD):
        screen.prose(line, indent=0, hang=2)
