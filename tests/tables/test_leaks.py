"""Tables give nothing away: what a viewer receives is, byte for byte, the same whatever is hidden from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from length import LONG
from neonstrip.bots.player import bots_seed, known_to
from neonstrip.play.classic import view as classic_view
from neonstrip.play.classic.rulebook import Classic
from neonstrip.play.fairness import commitment
from neonstrip.play.game import SPECTATOR, Game
from neonstrip.play.newvegas.rulebook import NewVegas
from neonstrip.play.newvegas.state import GameState
from neonstrip.play.royale import view as royale_view
from neonstrip.play.royale.rulebook import Royale
from neonstrip.play.rulebook import parts_of
from neonstrip.tables import heads, house, lines, showing
from neonstrip.tables.botpool import EXPERT
from neonstrip.tables.table import Table
from neonstrip.tables.watching import Watch
from tables.leaks import check_games
from tables.received import Leak

GAMES = 1000 if LONG else 25
BATCH = 25
VIEWERS = 7 if LONG else 2
EVENTS = 300 if LONG else 180

in_batches = pytest.mark.parametrize("first", range(0, GAMES, BATCH))


@in_batches
def test_nothing_that_a_viewer_receives_depends_on_what_is_hidden(first: int) -> None:
    done = check_games(range(first, first + BATCH), VIEWERS, EVENTS)
    assert done["games"] == BATCH
    assert min(done["followed"], done["things"], done["other events"]) > 5 * BATCH
    assert done["heads"] > 2 * BATCH


def test_bots_of_a_game_that_goes_on_have_chance_of_their_own() -> None:
    """The record of the game that it goes on from, and so its seed, can be read by everybody."""
    record = Game.new("royale", ["Anna", "Benno"], seed="known").record()
    seeds = {bots_seed(Game.replay(record))}
    for secret in ("one", "two"):
        game = Game.replay(record)
        game.reseed(secret)
        seeds.add(bots_seed(game))
    assert len(seeds) == 3


# Tests of the test: leaks that are put in on purpose must be found


def show_all_of_royale(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Royale, "view", lambda self, state, seat, names: royale_view.show(state, state, seat, names))


def show_money_of_classic(patch: pytest.MonkeyPatch) -> None:
    def as_if_open(self: Classic, state: Any, seat: int, names: list[str]) -> classic_view.View:
        opened = state.copy()
        opened["open_money"] = 1
        return classic_view.show(state, opened, seat, names)

    patch.setattr(Classic, "view", as_if_open)


def show_votes(patch: pytest.MonkeyPatch) -> None:
    parts = NewVegas.public_parts

    def with_votes(self: NewVegas, state: GameState, names: list[str]) -> dict[str, bytes]:
        return parts(self, state, names) | {"votes": msgspec.json.encode(state.sheets["vote"].tolist())}

    patch.setattr(NewVegas, "public_parts", with_votes)


def share_what_a_seat_sees(patch: pytest.MonkeyPatch) -> None:
    """What everybody is shown is made by eyes that see more than everybody's."""
    patch.setattr(Game, "public_parts", lambda self: parts_of(msgspec.structs.asdict(self.view_from(0))))


def lay_over_what_is_anothers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Game, "own_parts", lambda self, seat: self.rules.own_parts(self.state, 0, self.names))


def keep_for_whoever_looks_next(patch: pytest.MonkeyPatch) -> None:
    """What one seat alone may see is kept, and shown to all who come after it."""
    own = showing._own

    def kept(table: Table, viewer: int) -> showing.Parts:
        first = next((seat for seat in table.shown if seat != SPECTATOR), viewer)
        return own(table, first)

    patch.setattr(showing, "_own", kept)


def foretell_by_open_eyes(patch: pytest.MonkeyPatch) -> None:
    """What moves would bring is tried on the game as it is, not as the seat sees it."""
    patch.setattr(NewVegas, "see", lambda self, state, seat: state.copy())


def expect_by_others_votes(patch: pytest.MonkeyPatch) -> None:
    """Who works out what is expected of choices knows how the others vote on the loan."""

    def with_votes(bot: str, game: Game, seat: int) -> Any:
        seen = known_to(bot, game, seat)
        if bot == EXPERT and isinstance(game.rules, NewVegas):
            seen.sheets["vote"] = game.state.sheets["vote"]
        return seen

    patch.setattr("neonstrip.tables.jobs.known_to", with_votes)


def tell_secrets(patch: pytest.MonkeyPatch) -> None:
    told = lines.told
    patch.setattr(lines, "told", lambda line, number, viewer, open_eyes: told(line, number, viewer, True))


def tell_private_lines(patch: pytest.MonkeyPatch) -> None:
    everything = lambda self, viewer: [line for seat in sorted(self.private) for line in self.private[seat]]  # noqa: E731
    patch.setattr(lines.Log, "own", everything)


def count_private_lines(patch: pytest.MonkeyPatch) -> None:
    everybodys = lambda self, viewer: self.public + sum(map(len, self.private.values()))  # noqa: E731
    patch.setattr(lines.Log, "length", everybodys)


def leave_gaps_for_all(patch: pytest.MonkeyPatch) -> None:
    """Numbers that count what others have taken back."""
    number = lines.Log.number

    def gaps(log: lines.Log) -> int:
        return sum(log.length(seat) - log.public - len(log.own(seat)) for seat in log.private)

    def with_gaps(self: lines.Log, line: lines.Line, viewer: int) -> int:
        return number(self, line, viewer) + gaps(self)

    patch.setattr(lines.Log, "number", with_gaps)


def send_at_every_step(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Watch, "update", lambda self, table: self.send(self.message(table, self.seat(table))))


def list_private_steps(patch: pytest.MonkeyPatch) -> None:
    short = house.summary
    everything = lambda table: msgspec.structs.replace(short(table), touched=table.dossier.touched)  # noqa: E731
    patch.setattr("tables.received.summary", everything)


def return_unheard(patch: pytest.MonkeyPatch) -> None:
    for place in ("people", "moves"):
        patch.setattr(
            f"neonstrip.tables.effects.{place}.come_back",
            lambda table, seat, at: setattr(table.seats[seat], "stand_in", ""),
        )


def clocks_that_steps_restart(patch: pytest.MonkeyPatch) -> None:
    def keep_time(table: Table, at: int) -> None:
        for number, seat in enumerate(table.seats):
            seat.since = at if number in table.playing.seats else None

    patch.setattr("neonstrip.tables.effects.keep_time", keep_time)


def answer_with_anybodys_moves(patch: pytest.MonkeyPatch) -> None:
    def choices(self: Game, seat: int) -> str:
        return ", ".join(str(self.numbers(other)) for other in range(len(self.names)))

    patch.setattr(Game, "_choices", choices)


def show_links(patch: pytest.MonkeyPatch) -> None:
    """Hashes of what others may have drafted could be tried one by one."""
    patch.setattr(heads, "blind", lambda server_seed, link: link.hex()[: heads.DIGITS])


def show_the_newest_link(patch: pytest.MonkeyPatch) -> None:
    """Blinded, but it changes with what others do in private."""
    newest = lambda table, viewer: heads.blind(table.dossier.server_seed, table.dossier.head)  # noqa: E731
    patch.setattr("neonstrip.tables.watching.head", newest)


def blind_with_what_is_known(patch: pytest.MonkeyPatch) -> None:
    """A key that everybody has is none."""
    blind = heads.blind
    patch.setattr(heads, "blind", lambda server_seed, link: blind(commitment(server_seed), link))


LEAKS = [
    show_all_of_royale,
    show_money_of_classic,
    show_votes,
    share_what_a_seat_sees,
    lay_over_what_is_anothers,
    keep_for_whoever_looks_next,
    foretell_by_open_eyes,
    expect_by_others_votes,
    tell_secrets,
    tell_private_lines,
    count_private_lines,
    leave_gaps_for_all,
    send_at_every_step,
    list_private_steps,
    return_unheard,
    clocks_that_steps_restart,
    answer_with_anybodys_moves,
    show_links,
    show_the_newest_link,
    blind_with_what_is_known,
]


@pytest.mark.parametrize("put_in", LEAKS, ids=lambda put_in: put_in.__name__)
def test_a_leak_would_be_found(put_in: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    put_in(monkeypatch)
    with pytest.raises(Leak):
        check_games(range(GAMES), VIEWERS, EVENTS)
