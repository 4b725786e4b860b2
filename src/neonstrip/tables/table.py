"""A table: what its log of events has made of it. It answers questions; only `effects.apply` changes one."""

from __future__ import annotations

from neonstrip.bots.characters import style_of
from neonstrip.play.fairness import NO_NONCE, Verdict, verdict
from neonstrip.play.game import SPECTATOR, Game
from neonstrip.tables import events as ev
from neonstrip.tables.dossier import OPEN, PLAYING, Dossier, Seat
from neonstrip.tables.lines import Written
from neonstrip.tables.paper.state import AnyPaper
from neonstrip.tables.storage import Stage
from neonstrip.tables.tokens import is_same, key_of

MOST_UNDONE = 100
"""Steps that a seat may take back between two things that cannot be: far more than anybody needs to make up a mind."""
CALL = 3
"""Seconds for the devices that are asked to pledge. Who does not takes no part, and nothing is lost."""
PATIENCE = 15
"""Seconds for those that have pledged to tell their nonces. Who does not loses the seat to a bot."""


class Table:
    """A table at a point of its log."""

    def __init__(self, dossier: Dossier, game: Game | None = None) -> None:
        self.dossier = dossier
        self.game = game
        self.saved = 0
        """How long the log was at the last snapshot."""
        self.shown: dict[int, dict[str, bytes]] = {}
        """What each viewer is shown, made when it is first asked for: see `showing`."""
        self.written: Written = {}
        """The newest lines as they are told."""
        self.about: bytes | None = None
        """What everybody may know about it besides its game, which moves leave as it is."""
        self.public: dict[str, bytes] | None = None
        """What of it everybody is shown."""
        self.kept_public: tuple[int | None, dict[str, bytes]] = (None, {})
        """What of the game everybody was shown last, and what it depended on."""
        self.kept: dict[int, tuple[tuple[int, int], dict[str, bytes]]] = {}
        """What each seat alone was shown last, and what it depended on."""

    def forget_shown(self) -> None:
        """Nobody looks any more: what was made for eyes is made anew when somebody does."""
        self.forget_newest()
        self.about, self.kept_public, self.kept = None, (None, {}), {}

    def forget_newest(self) -> None:
        """Something has happened: what was made for eyes is of the past, but for what is kept."""
        self.shown, self.written, self.public = {}, {}, None

    @classmethod
    def blank(cls, table: str) -> Table:
        return cls(Dossier(table))

    @property
    def id(self) -> str:
        return self.dossier.id

    @property
    def seats(self) -> list[Seat]:
        return self.dossier.seats

    @property
    def stage(self) -> Stage:
        return self.dossier.stage

    @property
    def playing(self) -> Game:
        """The game of a table that has started."""
        assert self.game is not None
        return self.game

    @property
    def paper(self) -> AnyPaper:
        """What was noted at a table for people who have the printed game."""
        assert self.dossier.paper is not None
        return self.dossier.paper

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def pledges(self) -> dict[int, str]:
        """What those pledged who took part in the draw, by seats."""
        return {number: seat.pledge for number, seat in enumerate(self.seats) if seat.pledge}

    def verdict(self) -> Verdict | None:
        """What is proved about the dice, once they are drawn."""
        if self.stage == OPEN:
            return None
        if self.dossier.lesson is not None:
            return Verdict("prepared")
        nonces = [NO_NONCE if self.dossier.deal else seat.nonce for seat in self.seats]
        return verdict(nonces, self.pledges())

    def style_of(self, seat: int) -> str:
        """How the bot of a seat plays, if it is somebody."""
        return style_of(self.seats[seat].character, self.dossier.game)

    def waiting(self) -> list[int]:
        """The seats that the table waits for."""
        return self.playing.seats if self.stage == PLAYING and self.dossier.paper is None else []

    def can_undo(self, seat: int) -> bool:
        """Whether a seat can take back a step: not where its turn has passed to a person, who may be moving already."""
        if self.stage != PLAYING or not self.playing.can_undo(seat) or self.seats[seat].undone >= MOST_UNDONE:
            return False
        waiting = self.playing.seats
        return (
            self.playing.rules.simultaneous
            or seat in waiting
            or all(self.seats[number].kind == ev.BOT for number in waiting)
        )

    @property
    def allows_hints(self) -> bool:
        """Whether hints can be had. Tables of one deal are compared, so there nobody has any unless all may."""
        dossier = self.dossier
        if dossier.lesson is not None:
            return False
        if dossier.settings.hints is not None:
            return dossier.settings.hints
        return dossier.deal is None and self.is_alone

    @property
    def is_alone(self) -> bool:
        """Whether one person plays here, and everybody else is a bot."""
        return sum(seat.kind != ev.BOT for seat in self.seats) == 1

    def seat_of(self, token: str) -> int:
        """The seat that a token opens, or a spectator's number if none."""
        key = key_of(token)
        for number, seat in enumerate(self.seats):
            if is_same(seat.key, key):
                return number
        return SPECTATOR

    def has_phone(self, token: str) -> bool:
        """Whether a token is that of a phone at a table for people who have the printed game."""
        return self.dossier.paper is not None and key_of(token) in self.dossier.paper.keys

    def is_host(self, token: str) -> bool:
        return is_same(self.dossier.host, key_of(token))

    def due(self) -> int | None:
        """How long after its last entry somebody must act for the table, in milliseconds; None if nobody must.

        At once if a bot is to move, else when a clock runs out: at most its whole length, whatever clocks on walls say.
        """
        clock, waits = self.dossier.settings.clock, list[int]()
        if self.dossier.draw is not None:
            waits.append(1000 * (CALL if self.dossier.draw.asked else PATIENCE))
        for number in self.waiting():
            seat = self.seats[number]
            if seat.player:
                return 0
            if clock is not None and seat.since is not None:
                waits.append(1000 * clock - min(max(self.dossier.touched - seat.since, 0), 1000 * clock))
        return min(waits, default=None)
