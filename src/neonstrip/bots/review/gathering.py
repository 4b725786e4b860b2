"""Goes through a record and asks about every decision: what was known, and what was done."""

from __future__ import annotations

from msgspec import Struct

from neonstrip.bots.review.questions import Question
from neonstrip.bots.review.report import Stroke
from neonstrip.bots.review.reviewer import reviewer
from neonstrip.bots.watching import haste_in
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
        self.game, self.reviewer = Game.replay(record, 0), reviewer(record.game)
        self.rules = self.game.rules
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
        seat, text = self.record.moves[place]
        move = self.game.number_of(text, seat)
        if self.rules.simultaneous:
            self._note_turn(seat, move)
        else:
            self._note_move(seat, move)
        before, turn = self.game.state.copy(), self.rules.public_turn(self.game.state)
        self.game.follow(self.record)
        if self.rules.public_turn(self.game.state) != turn:
            self._turns.clear()
        self.strokes += self.reviewer.strokes(before, self.game.state, seat, move)
        return True

    def _note_move(self, seat: int, move: int) -> None:
        """Ask about every choice of more than one move, but for guesses; and about the start."""
        state = self.game.state
        decides = len(self.game.numbers(seat)) > 1
        if not self.game.history or (decides and self.reviewer.is_judged(state)):
            self._ask(seat, [move])

    def _note_turn(self, seat: int, move: int) -> None:
        """Ask about every turn: all steps of a seat until drafts are revealed."""
        current = self._turns.get(seat)
        if current is None:
            self._turns[seat] = current = self._ask(seat, [])
        current.decides = current.decides or len(self.game.numbers(seat)) > 1
        current.question.played.append(move)

    def _ask(self, seat: int, played: list[int]) -> Asked:
        game, moves = self.game, self.game.numbers(seat)
        seen = self.rules.remember(game.state, seat).tobytes()
        question = Question(
            id=len(self.asked),
            game=self.record.game,
            seats=len(game.names),
            seat=seat,
            seen=seen,
            moves=moves,
            played=played,
            seed=self.seed,
            worlds=self.worlds,
            haste=haste_in(game),
        )
        at, round_number = len(game.history), self.reviewer.round_of(game.state)
        asked = Asked(question, at, round_number, self.strokes, len(moves) > 1)
        self.asked.append(asked)
        self.strokes = []
        return asked
