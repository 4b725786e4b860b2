"""Solo games for tests: the drawn cards, the draw pile and the ACME's pile arranged in a few lines.

    game = solo((8, "show"), (5, "limousine"), (12, "construction"))
    game.coming("validation pink", (5, "show"))       # on top of the draw pile, the next card first
    game.turn("use 1 2", "open 1 4", "confirm")       # the 8 is written, the third card goes to the ACME
    assert game.acme_pile() == ["construction"]

Cards are never made or lost: whatever lay where a card is wanted changes places with it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from neonstrip.play.newvegas.opponents import OPPONENTS
from neonstrip.rules.kernel import Records, entry
from neonstrip.rules.newvegas.printed import ACME_AREAS, ACTION_OF, ACTIONS, AREAS, CARDS, COLOURS, NUMBER_OF, STACKS
from neonstrip.rules.newvegas.solo import show_next
from neonstrip.rules.newvegas.state import PLAYING, VOTING
from newvegas.positions import Position

Card = tuple[int, str]
QUIET = ("seven_hotels", "limousine_each_street", "all_sites_built")
"""Projects that no test meets by accident."""
PICTURED = next(int(card["level"]) for card in OPPONENTS if card["style"] == "pictured")
"""The level of the rulebooks' own architect, who is the opponent unless another one is asked for."""


def is_card(card: int, number: int | None, action: str | None) -> bool:
    """Whether a casino card has this number and this action; None is any."""
    if card >= CARDS:
        return False
    return number in (None, int(NUMBER_OF[card])) and action in (None, ACTIONS[ACTION_OF[card]])


class Solo(Position):
    """Anna against the ACME."""

    def __init__(self, seed: str, **options: Any) -> None:
        super().__init__(1, seed, **{"opponent": PICTURED, **options})

    @property
    def anna(self) -> Any:
        """Anna's sheet as confirmed."""
        return self.sheet("Anna")

    # arranging

    def draw(self, *cards: Card) -> None:
        """Say which three cards were drawn this round."""
        for place, (number, action) in enumerate(cards):
            self._fetch(self.m.drawn, place, number, action, [*range(place + 1, STACKS)])

    def coming(self, *faces: Card | str) -> None:
        """Say what lies on top of the draw pile, the next one first: casino cards, or "validation pink"."""
        for depth, face in enumerate(faces):
            place = int(self.m.draw_left) - 1 - depth
            if isinstance(face, str):
                self._swap_in_pile(place, CARDS + COLOURS.index(face.removeprefix("validation ")))
            else:
                self._make_casino_card(place)
                self._fetch(self.m.draw_pile, place, *face)
        self._show_next()

    def give(self, *actions: str) -> None:
        """Put cards with these actions on the ACME's pile, out of the depth of the draw pile."""
        for action in actions:
            self.m.acme_pile[self.m.acme_count] = self._take(partial(is_card, number=None, action=action))
            self.m.acme_count += 1
        self._show_next()

    def hide(self, number: int) -> None:
        """Say which number is on the hidden card."""
        wanted = next(place for place in range(self.m.draw_left) if is_card(self.pile()[place], number, None))
        hidden, self.m.hidden_card = int(self.m.hidden_card), self.m.draw_pile[wanted]
        self.m.draw_pile[wanted] = hidden
        self.m.hidden_action = ACTION_OF[self.m.hidden_card]
        self._show_next()

    def run_down(self, left: int) -> None:
        """Leave so many casino cards in the draw pile: the others are discarded, the validation cards long gone."""
        while self.m.draw_left > left:
            card = self._take(lambda card: True)
            if card >= CARDS:
                self.m.validated[self.m.validations] = card - CARDS
                self.m.validations += 1
                self.m.consulted += 1
            else:
                self.m.spent[self.m.spent_count] = card
                self.m.spent_count += 1
        assert all(card < CARDS for card in self.pile()), "a validation card is left"
        self._show_next()

    def architect(
        self,
        checks: Sequence[tuple[bool, Sequence[int]]] = (),
        bank_number: int | None = None,
        crane_modifier: int | None = None,
        **areas: tuple[Sequence[int], int],
    ) -> None:
        """Change the ACME's card: lines of its checks, show=([3, 4], 8), ..."""
        if checks:
            self.m.check_project[:] = 0
            self.m.check_hotels[:] = 0
        for line, (project, hotels) in enumerate(checks):
            self.m.check_project[line] = project
            for avenue in hotels:
                self.m.check_hotels[line, avenue - 1] = 1
        if bank_number is not None:
            self.m.bank_number = bank_number
        if crane_modifier is not None:
            self.m.crane_modifier = crane_modifier
        for area, (points, improves_at) in areas.items():
            self.m.acme_values[ACME_AREAS.index(area)] = points
            self.m.acme_improves[ACME_AREAS.index(area)] = improves_at

    def _fetch(self, array: Any, place: int, number: int, action: str, others: Sequence[int] = ()) -> None:
        """Exchange a card for one with these sides: out of the depth of the draw pile, other drawn ones, or hidden."""
        if is_card(int(array[place]), number, action):
            return
        places = [(self.m.draw_pile, depth) for depth in range(self.m.draw_left)]
        places += [(self.m.drawn, other) for other in others]
        for cards, there in places:
            if is_card(int(cards[there]), number, action):
                array[place], cards[there] = int(cards[there]), int(array[place])
                self._show_next()
                return
        assert is_card(int(self.m.hidden_card), number, action), f"no {number} {action} is left"
        array[place], self.m.hidden_card = self.m.hidden_card, int(array[place])
        self.m.hidden_action = ACTION_OF[self.m.hidden_card]

    def _make_casino_card(self, place: int) -> None:
        """Exchange a validation card for a casino card from below."""
        if self.pile()[place] >= CARDS:
            self._swap_in_pile(place, next(card for card in self.pile() if card < CARDS))

    def _swap_in_pile(self, place: int, card: int) -> None:
        other = self.pile().index(card)
        self.m.draw_pile[place], self.m.draw_pile[other] = card, int(self.m.draw_pile[place])

    def _take(self, fitting: Callable[[int], bool]) -> int:
        """Take the deepest fitting card out of the draw pile."""
        pile = self.pile()
        card = next(card for card in pile if fitting(card))
        pile.remove(card)
        self.m.draw_left = len(pile)
        self.m.draw_pile[: len(pile)] = pile
        return card

    def _show_next(self) -> None:
        show_top(self.game.state.middle)

    # playing and looking

    def turn(self, *moves: str) -> None:
        """Moves of Anna's."""
        self.play("Anna", *moves)

    def quiet_round(self) -> None:
        """Anna opens with some card if she can, takes no action, and gives another card away."""
        for use in self.can("Anna", "use"):
            self.turn(f"use {use}")
            openings = self.can("Anna", "open")
            if openings:
                self.turn(f"open {openings[0]}", "confirm")
                return
            self.game.undo()
        self.turn("refuse", "give 2", "confirm")

    def pile(self) -> list[int]:
        """The draw pile, the next card last."""
        return [int(card) for card in self.m.draw_pile[: self.m.draw_left]]

    def drawn(self) -> list[int]:
        return [int(card) for card in self.m.drawn] if self.m.stage == PLAYING else []

    def discard(self) -> list[int]:
        return [int(card) for card in self.m.spent[: self.m.spent_count]]

    def acme_cards(self) -> list[int]:
        """The ACME's pile, the first card given first."""
        return [int(card) for card in self.m.acme_pile[: self.m.acme_count]]

    def acme_pile(self) -> list[str]:
        """The actions of the ACME's pile."""
        return [ACTIONS[ACTION_OF[card]] for card in self.acme_cards()]

    def acme_hotels(self) -> list[int]:
        """The avenues in which the ACME built a hotel."""
        return [avenue + 1 for avenue, built in enumerate(self.m.acme_hotels) if built]

    def acme(self) -> dict[str, int]:
        """The ACME's points, area by area, as they are now."""
        figures = self.game.rules.acme_figures(self.game.state)  # type: ignore[attr-defined]
        return dict(zip([*AREAS, "total"], figures, strict=False))

    def cards(self) -> list[int]:
        """Every card in the game, wherever it lies; validation cards that were drawn have left it."""
        return sorted([*self.pile(), *self.drawn(), *self.discard(), *self.acme_cards(), int(self.m.hidden_card)])


@entry
def show_top(middles: Records) -> None:
    """Show what lies on top of the draw pile, by the real rule."""
    show_next(middles[0])


def solo(*drawn: Card, vote: str = "against", seed: str = "solo", quiet: bool = True, **options: Any) -> Solo:
    """A solo game in its first round, with these cards drawn; quiet: with projects that nobody meets by accident."""
    made = Solo(seed, **options)
    if quiet:
        made.projects(*QUIET)
    if made.m.stage == VOTING:
        made.vote(vote)
    assert made.m.stage == PLAYING
    made.draw(*drawn)
    return made


def nearly_full(*drawn: Card, edition: str, street_two: dict[int, int]) -> Solo:
    """All built casinos are opened but one, in street 2."""
    game = solo(*drawn, edition=edition)
    game.write("Anna", {1: {3: 1, 4: 2, 5: 3, 6: 4, 7: 5, 8: 6, 9: 7}, 2: street_two})
    game.write("Anna", {3: {3: 1, 4: 2, 6: 3, 7: 4, 8: 5, 9: 6, 10: 7}})
    game.write("Anna", {4: {1: 1, 2: 2, 4: 3, 5: 4, 6: 5, 7: 6, 9: 7}})
    return game
