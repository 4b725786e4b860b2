"""Asides have an end, and what was taken back leaves the log; nobody's numbers change, and moves are never refused."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from length import LONG
from neonstrip.play.errors import Mistake
from neonstrip.play.game import SPECTATOR
from neonstrip.tables import asides, deciding
from neonstrip.tables import commands as cm
from neonstrip.tables.dossier import OPEN, PLAYING
from neonstrip.tables.effects import apply
from neonstrip.tables.heads import head, is_forked
from neonstrip.tables.storage import Journal
from neonstrip.tables.table import MOST_UNDONE
from tables.chatter import begun, chatter, legal, play_round, step, take_back, write
from tables.random_tables import HOST, Play, ask, random_play, random_table, table_after, token_of, viewers

SEATS = 50 if LONG else 8


def refusal(play: Play, command: cm.AnyCommand) -> str:
    """The code of what was wrong with a command; nothing if it happened."""
    try:
        event = deciding.decide(play.table, command)
    except Mistake as mistake:
        return mistake.code
    assert event is not None
    play.happen(event)
    return ""


def lines(play: Play, viewer: int, read: int = 0) -> list[dict[str, Any]]:
    return play.table.dossier.log.after(read, viewer, open_eyes=False)


# Steps that are taken back


def test_a_seat_takes_back_only_so_many_steps_and_then_goes_on() -> None:
    play = begun()
    undo = cm.Undo(table=play.table.id, token=token_of(0))
    for _ in range(MOST_UNDONE):
        assert play.table.can_undo(0) is False
        step(play, 0, legal(play, 0)[0])
        assert play.table.can_undo(0)
        assert refusal(play, undo) == ""
    step(play, 0, legal(play, 0)[0])
    assert play.table.can_undo(0) is False
    assert refusal(play, undo) == "undo-limit"
    assert refusal(play, cm.Restart(table=play.table.id, token=token_of(0))) == "undo-limit"
    play_round(play)
    step(play, 0, legal(play, 0)[0])
    assert refusal(play, undo) == ""


def test_what_was_taken_back_before_a_reveal_leaves_no_line() -> None:
    play = begun()
    chatter(play, 50)
    before = play.table.dossier.log.length(0)
    assert [line["kind"] for line in lines(play, 0)[-2:]] == ["move", "undo"]
    play_round(play)
    told = lines(play, 0)
    assert not [line for line in told if line["kind"] in ("undo", "restart")]
    kept = [line["move"] for line in told if line["kind"] == "move" and line["n"] > before]
    reveal = next(line for line in told if line["kind"] == "reveal" and line["n"] > before)
    assert kept == reveal["turns"][0]
    assert told[-1]["n"] == play.table.dossier.log.length(0) > before
    assert [line for line in told if line["n"] > before] == lines(play, 0, before)


def test_what_was_taken_back_in_royale_leaves_no_line_when_the_turn_has_passed() -> None:
    found = 0
    for seed in range(40):
        play = random_play(seed, most=120)
        if play.table.dossier.game != "royale":
            continue
        undone = [line for line in play.table.dossier.log.lines if line.back]
        last = next((line.event for line in reversed(play.table.dossier.log.lines) if line.kind == "move"), 0)
        assert len(undone) <= 12
        assert all(line.event > last - 30 for line in undone)
        moves = [line for line in play.table.dossier.log.lines if line.kind == "move" and not line.back]
        origin = table_after(play, len(play.entries)).dossier.origin
        if origin is None:
            assert len(moves) == len(play.table.playing.history)
            found += play.table.dossier.log.public > len(play.table.dossier.log.lines)
    assert found


@pytest.mark.parametrize("seed", range(30 if LONG else 6))
def test_numbers_never_change_whoever_reads_and_whenever(seed: int) -> None:
    """Everybody's lines as they came, and as somebody reads them who comes late: what is missing was taken back."""
    play = random_play(seed, most=120)
    table, live = table_after(play, 1), dict[int, list[dict[str, Any]]]()
    for viewer in viewers(play):
        live[viewer] = table.dossier.log.after(0, viewer, open_eyes=False)
    for entry in play.entries[1:]:
        read = {viewer: table.dossier.log.length(viewer) for viewer in live}
        apply(table, entry)
        for viewer, known in live.items():
            known += table.dossier.log.after(read[viewer], viewer, open_eyes=False)
    for viewer, known in live.items():
        log = table.dossier.log
        assert [line["n"] for line in known] == list(range(1, log.length(viewer) + 1))
        late = log.after(0, viewer, open_eyes=False)
        missing = [line for line in known if line not in late]
        assert [line for line in known if line in late] == late
        assert {line["kind"] for line in missing} <= {"move", "undo", "restart"}
        for number in range(log.length(viewer) + 1):
            assert log.after(number, viewer, open_eyes=False) == [line for line in late if line["n"] > number]
        for line in late:
            assert log.read_until(log.moment(line["n"], viewer), viewer) >= line["n"]


def test_who_saw_last_what_was_taken_back_since_comes_back_to_the_same_log(sqlite_url: str) -> None:
    play = begun()
    chatter(play, 3)
    step(play, 0, legal(play, 0)[0])
    seen = {play.table.dossier.log.length(0): head(play.table, 0)}
    assert take_back(play, 0)
    seen[play.table.dossier.log.length(0)] = head(play.table, 0)
    play_round(play)

    async def go() -> None:
        journal = await Journal.open(sqlite_url)
        await write(journal, play)
        for lines, shown in seen.items():
            assert not await is_forked(journal, play.table, 0, lines, shown)
            assert await is_forked(journal, play.table, 0, lines, "0" * 32)
        await journal.close()

    asyncio.run(go())


# The share of each


def spend(play: Play, seat: int) -> None:
    """All asides of a seat but one, as if they had happened."""
    play.table.seats[seat].asides = asides.share(play.table) - 1


def test_who_has_used_up_their_asides_can_still_move_and_others_do_as_before() -> None:
    play = begun("royale", 3)
    table = play.table
    spend(play, 0)
    who: dict[str, Any] = {"table": table.id, "token": token_of(0)}
    assert refusal(play, cm.Say(**who, text="one more")) == ""
    play.table.seats[0].stand_in = "casual"
    for command in (cm.Say(**who, text="and more"), cm.Return(**who)):
        assert refusal(play, command) == "only-moves"
    assert refusal(play, cm.Say(table=table.id, token=token_of(1), text="me too")) == ""
    play.table.seats[0].stand_in = ""
    while table.stage == PLAYING:
        seat = table.playing.seat
        step(play, seat, legal(play, seat)[0])
        if seat == 0:
            assert refusal(play, cm.Undo(**who)) in ("no-undo", "only-moves")


def test_before_the_start_seats_and_host_have_their_shares_too() -> None:
    play = random_table(3, people_only=True)
    play = Play(table_after(play, 1), play.entries[:1])
    table = play.table
    assert table.stage == OPEN
    who: dict[str, Any] = {"table": table.id, "token": token_of(0)}
    most = asides.share(table)
    for number in range(most):
        assert refusal(play, cm.Pledge(**who, pledge=f"{number:064x}")) == ""
    for command in (cm.Pledge(**who, pledge="7" * 64), cm.Leave(**who), cm.Say(**who, text="well")):
        assert refusal(play, command) in ("only-moves", "chat-off")
    host: dict[str, Any] = {"table": table.id, "token": HOST}
    for number in range(most):
        assert refusal(play, cm.Mute(**host, chat=number % 2 == 0)) == ""
    assert refusal(play, cm.Mute(**host, chat=True)) == "only-moves"
    assert refusal(play, cm.Arrange(**host, seat=1)) == "only-moves"
    assert refusal(play, cm.Start(**host)) == ""
    assert [seat.asides for seat in table.seats] == [0] * len(table.seats)


def test_a_whole_game_of_many_fits_though_everybody_changes_their_mind_every_turn() -> None:
    """N-ROUND-3: in a full house each step of each person is an event of its own."""
    play, chance = begun("newvegas", SEATS), random.Random(5)
    changed: set[tuple[int, int]] = set()
    while play.table.stage == PLAYING:
        game = play.table.playing
        seat = chance.choice(game.seats)
        step(play, seat, chance.choice(legal(play, seat)))
        turn = (seat, game.rules.public_turn(game.state))
        if turn not in changed and play.table.stage == PLAYING and game.can_undo(seat):
            assert take_back(play, seat)
            assert ask(play, cm.Say(table=play.table.id, token=token_of(seat), reaction="wow"))
            changed.add(turn)
    assert len(changed) > 10 * SEATS
    assert len(play.entries) < asides.SINCE
    assert play.table.dossier.log.length(SPECTATOR) == play.table.dossier.log.public
