"""Goes through a record and asks about every decision: what was known, and what was done."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from neonstrip.bots.review.questions import Question
from neonstrip.bots.review.report import Stroke
from neonstrip.play import Game, Mistake, Record
from neonstrip.play.seeds import derive


class Asked(Struct):
    """A question, and where in the game it stands."""

    question: Question
    move: int
    round: int
    strokes: list[Stroke]
    """What chance had done since the question before."""
    decides: bool
    """Whether there was more than one thing to do."""


class Gathering:
    """The questions of a game, in the order of its moves."""

    def __init__(self, record: Record, worlds: int, seed: str) -> None:
        self.record, self.worlds, self.seed = record, worlds, derive(f"review/{seed}")
        self.asked: list[Asked] = []
        self.game = Game.replay(record, 0)
        self.strokes: list[Stroke] = []
        """What chance has done since the last question."""
        self._turns: dict[int, Asked] = {}
        """Where turns are drafted at the same time: the one that each seat is at."""

    def step(self) -> bool:
        """Go one move on; false at the end of the game, which must be over then."""
        place = len(self.game.history)
        if place == len(self.record.moves):
            if not self.game.is_over:
                raise Mistake("not-over")
            return False
        walk = self._royale if self.record.game == "royale" else self._newvegas
        walk(place, *self.record.moves[place])
        return True

    def _ask(self, seat: int, seen: Any, played: list[int]) -> Asked:
        moves = self.game.numbers(seat)
        names, state = self.game.names, self.game.state
        question = Question(
            len(self.asked), self.record.game, len(names), seat, seen.tobytes(), moves, played, self.seed, self.worlds
        )
        at = len(self.game.history)
        asked = Asked(question, at, round_of(self.game.rules.name, state), self.strokes, len(moves) > 1)
        self.asked.append(asked)
        self.strokes = []
        return asked

    def _royale(self, place: int, seat: int, text: str) -> None:
        """Every choice of more than one move, but for guesses; and the start."""
        from neonstrip.bots.review import royale

        game = self.game
        move = game.number_of(text, seat)
        decides = len(game.numbers(seat)) > 1
        judged = royale.is_judged(game.state)
        if place == 0 or (decides and judged):
            self._ask(seat, royale.remembered(game.state, seat), [move])
        round_before = round_of("royale", game.state)
        game.follow(self.record)
        self._note_royale(seat, text, judged, round_before)

    def _note_royale(self, seat: int, text: str, judged: bool, round_before: int) -> None:
        roll, add = self.game.state["roll"][0].tolist(), self.strokes.append
        if text == "roll":
            small = [number + 1 for number, count in enumerate(roll[0]) for _ in range(count)]
            big = next((number + 1 for number, count in enumerate(roll[1]) if count), None)
            add(Stroke("throw", seat, small, big))
        elif not judged:
            add(Stroke("guess", seat))
        if round_of("royale", self.game.state) != round_before:
            add(Stroke("round"))

    def _newvegas(self, place: int, seat: int, text: str) -> None:
        """Every turn: all steps of a seat until drafts are revealed."""
        game = self.game
        move, turn = game.number_of(text, seat), game.rules.public_turn(game.state)
        current = self._turns.get(seat)
        if current is None:
            self._turns[seat] = current = self._ask(seat, game.rules.see(game.state, seat), [])
        current.decides = current.decides or len(game.numbers(seat)) > 1
        current.question.played.append(move)
        game.follow(self.record)
        if game.rules.public_turn(game.state) != turn:
            self._turns.clear()
            self.strokes = [Stroke("cards")]


def round_of(game: str, state: Any) -> int:
    """The round that is being played."""
    return int(state["round_number"][0] if game == "royale" else state.table["round_number"][0])
