"""Tables for people who have the printed game: what is noted, that it is noted once, and that nothing is given away."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any, cast

import msgspec
import pytest

from neonstrip.play.dealing import Flip
from neonstrip.play.errors import Mistake
from neonstrip.play.fairness import fair_seed
from neonstrip.play.game import SPECTATOR
from neonstrip.play.newvegas import alone
from neonstrip.play.newvegas import dealer as cards
from neonstrip.rules.newvegas.printed import ACTION_OF, CARDS
from neonstrip.tables import checkup, commands, hosting, snapshots
from neonstrip.tables.house import House
from neonstrip.tables.paper import dealer, notes
from neonstrip.tables.paper.state import Dealing
from neonstrip.tables.table import Table
from neonstrip.tables.tokens import new_token
from neonstrip.tables.watching import Watch
from tables.housing import found_anew, house_at

Act = Callable[[House, "Dealt"], Awaitable[None]]


class Dealt:
    """A table whose cards are dealt, and the phones at it."""

    def __init__(self, house: House, laid: hosting.Laid) -> None:
        self.house, self.id, self.host = house, laid.table.id, laid.host
        self.refs = 0

    async def note(self, note: notes.AnyNote, token: str = "", ref: str = "") -> Table:
        self.refs += 1
        asked = commands.Note(table=self.id, token=token or self.host, ref=ref or str(self.refs), note=note)
        return await self.house.command(asked)

    async def refused(self, note: notes.AnyNote, token: str = "") -> str:
        with pytest.raises(Mistake) as refused:
            await self.note(note, token)
        return refused.value.code

    async def table(self) -> Table:
        return await self.house.find(self.id)

    async def seen(self) -> dealer.DealerView:
        table = await self.table()
        return msgspec.json.decode(looked(table), type=Looked).paper

    async def phone(self) -> str:
        token = new_token()
        await self.note(notes.Joined(), token)
        return token


class Looked(msgspec.Struct):
    paper: dealer.DealerView


def looked(table: Table) -> bytes:
    """All that is sent to somebody who comes."""
    sent: list[bytes] = []
    Watch(table.id, "", 0, sent.append).update(table)
    return sent[0]


def with_dealer(url: str, act: Act, **options: Any) -> None:
    async def go() -> None:
        async with house_at(url) as house:
            await act(house, Dealt(house, await hosting.open_paper(house, "dealer", "newvegas", options)))

    asyncio.run(go())


def flips_of(table: Table, number: int) -> list[Flip]:
    return cards.shuffle(table.dossier.options, fair_seed(table.dossier.server_seed, []), number)


def test_cards_lie_open_one_after_the_other(sqlite_url: str) -> None:
    async def go(_: House, dealt: Dealt) -> None:
        seen = await dealt.seen()
        assert [one.effects for one in seen.shown] == [[]]
        for shown in range(2, 60):
            await dealt.note(notes.Flipped(shown))
        seen, table = await dealt.seen(), await dealt.table()
        script = [*flips_of(table, 0), *flips_of(table, 1)[1:], *flips_of(table, 2)[1:]]
        assert [one.numbers for one in seen.shown] == [flip.numbers for flip in script[:59]]
        assert [at for at, one in enumerate(seen.shown) if one.shuffled] == [27, 53]

    with_dealer(sqlite_url, go)


def test_a_wish_shows_new_stacks_and_a_mistake_is_taken_back(sqlite_url: str) -> None:
    async def go(_: House, dealt: Dealt) -> None:
        await dealt.note(notes.Flipped(2))
        await dealt.note(notes.Reshuffled(3))
        await dealt.note(notes.Flipped(4))
        seen = await dealt.seen()
        assert [(one.shuffle, one.place, one.shuffled) for one in seen.shown] == [
            *((0, 0, False), (0, 1, False), (1, 0, True), (1, 1, False))
        ]
        await dealt.note(notes.Unflipped(4))
        await dealt.note(notes.Unflipped(3))
        seen = await dealt.seen()
        assert [(one.shuffle, one.place) for one in seen.shown] == [(0, 0), (0, 1)]
        await dealt.note(notes.Unflipped(2))
        await dealt.note(notes.Unflipped(1))  # the stacks lie there before the first flip
        assert len((await dealt.seen()).shown) == 1

    with_dealer(sqlite_url, go)


def test_what_is_sent_again_is_noted_once(database_url: str) -> None:
    """By its reference, and by what it says: a device that was cut off does not know how far it came."""

    async def go(house: House, dealt: Dealt) -> None:
        sent: list[notes.AnyNote] = [
            notes.Flipped(2),
            notes.Unflipped(2),
            notes.Flipped(2),
            notes.Marked("pink"),
            notes.Flipped(3),
        ]
        for again in range(2):
            for number, note in enumerate(sent):
                await dealt.note(note, ref=f"sent {number}")
            table = await dealt.table()
            assert table.dossier.seq == 1 + len(sent), again
        known: list[notes.AnyNote] = [notes.Flipped(2), notes.Flipped(3), notes.Unflipped(2), notes.Marked("pink")]
        for note in known:
            await dealt.note(note)
        assert (await dealt.table()).dossier.seq == 1 + len(sent)
        assert await dealt.refused(notes.Flipped(5)) == "stale"
        assert await dealt.refused(notes.Unflipped(4)) == "stale"
        assert looked(await found_anew(house.journal, dealt.id)) == looked(await dealt.table())

    with_dealer(database_url, go)


def test_cards_are_flipped_when_all_phones_are_ready(database_url: str) -> None:
    async def go(_: House, dealt: Dealt) -> None:
        phones = [await dealt.phone() for _ in range(3)]
        for phone in phones[:2]:
            await dealt.note(notes.Readied(1), phone)
        assert [phone.ready for phone in (await dealt.seen()).phones] == [True, True, False]
        await dealt.note(notes.Readied(1, on=False), phones[0])
        await dealt.note(notes.Readied(1), phones[2])
        assert len((await dealt.seen()).shown) == 1
        await dealt.note(notes.Readied(1), phones[0])
        seen = await dealt.seen()
        assert len(seen.shown) == 2
        assert not any(phone.ready for phone in seen.phones)
        await dealt.note(notes.Readied(1), phones[0])  # late, of cards that are gone
        assert not any(phone.ready for phone in (await dealt.seen()).phones)
        for phone in phones[:2]:
            await dealt.note(notes.Readied(2), phone)
        await dealt.note(notes.Left(seen.phones[2].id))  # the host waits for it no longer
        assert len((await dealt.seen()).shown) == 3
        await dealt.note(notes.Paced(phones=False))
        for phone in phones[:2]:
            await dealt.note(notes.Readied(3), phone)
        assert len((await dealt.seen()).shown) == 3
        await dealt.note(notes.Left(), phones[0])
        assert [phone.id for phone in (await dealt.seen()).phones] == [seen.phones[1].id]

    with_dealer(database_url, go)


def test_marks_tell_who_was_first_and_when(sqlite_url: str) -> None:
    async def go(_: House, dealt: Dealt) -> None:
        phone = await dealt.phone()
        await dealt.note(notes.Flipped(2))
        await dealt.note(notes.Marked("pink", "Anna"))
        await dealt.note(notes.Marked("11"), phone)
        await dealt.note(notes.Flipped(3))
        await dealt.note(notes.Marked("pink", "Benno"), phone)
        await dealt.note(notes.Marked("11"))
        seen = await dealt.seen()
        assert [(one.who, one.shown) for one in seen.goals[0].reached] == [("Anna", 2), ("Benno", 3)]
        assert seen.races == [None] * 10 + [2]
        await dealt.note(notes.Marked("pink", "Anna", on=False))
        await dealt.note(notes.Marked("11", on=False))
        seen = await dealt.seen()
        assert [one.who for one in seen.goals[0].reached] == ["Benno"]
        assert seen.races == [None] * 11
        assert await dealt.refused(notes.Marked("12")) == "no-such-mark"
        assert await dealt.refused(notes.Marked("pink", "\N{RIGHT-TO-LEFT OVERRIDE}Anna")) == "bad-name"

    with_dealer(sqlite_url, go)


def test_who_may_note_what(sqlite_url: str) -> None:
    async def go(house: House, dealt: Dealt) -> None:
        phone = await dealt.phone()
        for note in (
            notes.Flipped(2),
            notes.Unflipped(1),
            notes.Reshuffled(2),
            notes.Paced(phones=False),
            notes.Ended(),
        ):
            assert await dealt.refused(note, phone) == "not-host"
            assert await dealt.refused(note, new_token()) == "not-joined"
        assert await dealt.refused(notes.Readied(1), new_token()) == "not-joined"
        assert await dealt.refused(notes.Joined()) == "not-joined"
        for _ in range(dealer.MOST_PHONES - 1):
            await dealt.phone()
        assert await dealt.refused(notes.Joined(), new_token()) == "phones-full"
        await dealt.note(notes.Ended())
        await dealt.note(notes.Ended())
        assert await dealt.refused(notes.Flipped(2)) == "game-over"
        assert (await dealt.table()).stage == "over"
        for ask in (hosting.record_of, hosting.finished):
            with pytest.raises(Mistake) as refused:
                await ask(house, dealt.id)
            assert refused.value.code == "on-paper"
        with pytest.raises(Mistake) as refused:
            await hosting.play_again(house, dealt.id, dealt.host, None)
        assert refused.value.code == "on-paper"

    with_dealer(sqlite_url, go)


def test_a_log_has_an_end(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Phones use up nothing of what the host can note."""
    monkeypatch.setattr(dealer, "MOST_NOTES", 6)

    async def go(_: House, dealt: Dealt) -> None:
        phone = await dealt.phone()
        for turn in range(5):
            await dealt.note(notes.Marked("1", on=turn % 2 == 0), phone)
        assert await dealt.refused(notes.Marked("2"), phone) == "only-moves"
        for shown in range(2, 8):
            await dealt.note(notes.Flipped(shown))
        assert await dealt.refused(notes.Flipped(8)) == "only-moves"

    with_dealer(sqlite_url, go)


def test_it_is_kept_and_checked_like_any_table(database_url: str) -> None:
    async def go(house: House, dealt: Dealt) -> None:
        phone = await dealt.phone()
        for shown in range(2, 90):
            await dealt.note(notes.Flipped(shown))
        await dealt.note(notes.Readied(89), phone)
        table = await dealt.table()
        await snapshots.save(house.journal, table)
        again = await snapshots.load(house.journal, dealt.id)
        assert again.dossier.seq == table.dossier.seq
        assert looked(again) == looked(table)
        report = await checkup.examine(house.journal, lambda done, of: None)
        assert (report.tables, report.found) == (1, {})
        summary = await house.journal.summary(dealt.id)
        assert summary is not None
        assert (summary.game, summary.stage, summary.public, summary.due) == ("newvegas", "playing", False, None)

    with_dealer(database_url, go)


def test_who_asks_for_a_table_again_gets_the_same(sqlite_url: str) -> None:
    async def go() -> None:
        async with house_at(sqlite_url) as house:
            key = new_token()
            one, again = [await hosting.open_paper(house, "dealer", "newvegas", {}, key) for _ in range(2)]
            assert (one.table.id, one.host) == (again.table.id, again.host)
            other = await hosting.open_paper(house, "dealer", "newvegas", {"edition": "pegasus"}, key)
            assert other.table.id != one.table.id
            for paper, game in (("dealer", "royale"), ("nobody", "newvegas")):
                with pytest.raises(Mistake):
                    await hosting.open_paper(house, paper, game, {})

    asyncio.run(go())


# Alone against a rival

COUNTED = notes.Counted(81, {"runs": [0, 0, 0, 0], "loan": False})


async def give(dealt: Dealt, *cards: int) -> None:
    """The first cards, if none lie there, and then one of each flip for the rival."""
    shown = len((await dealt.seen()).shown)
    if shown == 1:
        shown = 2
        await dealt.note(notes.Flipped(shown))
    for number, card in enumerate(cards, shown + 1):
        await dealt.note(notes.Flipped(number, given=card))


def test_the_rival_gets_a_card_of_each_flip(database_url: str) -> None:
    async def go(house: House, dealt: Dealt) -> None:
        await give(dealt, 2, 0, 1)
        seen = await dealt.seen()
        assert seen.rival is not None
        assert [one.given for one in seen.shown] == [None, 2, 0, 1, None]
        pile = [one.effects[one.given] for one in seen.shown if one.given is not None]
        assert seen.rival.board["pile"] == pile
        await dealt.note(notes.Unflipped(5))
        await dealt.note(notes.Unflipped(4))
        again = await dealt.seen()
        assert [one.given for one in again.shown] == [None, 2, None]
        assert again.shown[-1].numbers == seen.shown[2].numbers
        await give(dealt, 0, 1)
        assert await dealt.seen() == seen
        for shown in (4, 5):  # what is known already
            await dealt.note(notes.Flipped(shown, given=0))
        assert await dealt.seen() == seen
        assert await dealt.refused(notes.Flipped(6)) == "nothing-given"
        assert await dealt.refused(notes.Flipped(6, given=3)) == "nothing-given"
        await dealt.note(notes.Reshuffled(6))
        phone = await dealt.phone()
        await dealt.note(notes.Readied(5), phone)
        assert len((await dealt.seen()).shown) == 5
        assert looked(await found_anew(house.journal, dealt.id)) == looked(await dealt.table())

    with_dealer(database_url, go, opponent=4)


def test_the_first_project_shuffles_used_cards_in(sqlite_url: str) -> None:
    """N-SOLO-6: by itself, and for good."""

    async def go(_: House, dealt: Dealt) -> None:
        await give(dealt, 0, 0)
        await dealt.note(notes.Marked("purple"))
        await give(dealt, 0)
        seen = await dealt.seen()
        assert [(one.shuffle, one.place, one.shuffled) for one in seen.shown[-2:]] == [(0, 3, False), (3, 1, True)]
        assert seen.shown[-1].left > seen.shown[-2].left
        await dealt.note(notes.Marked("purple", on=False))
        assert (await dealt.seen()).shown == seen.shown
        await dealt.note(notes.Marked("purple"))
        await give(dealt, 1)
        assert (await dealt.seen()).shown[-1].shuffle == 3

    with_dealer(sqlite_url, go, opponent=1)


def test_the_end_is_counted_once_it_is_there(sqlite_url: str) -> None:
    async def go(house: House, dealt: Dealt) -> None:
        await give(dealt, *[0] * 9)
        assert await dealt.refused(COUNTED) == "not-over"
        await dealt.note(notes.Ended())
        seen = await dealt.seen()
        assert seen.rival is not None
        assert (seen.shown[-1].numbers, seen.rival.total, seen.rival.won) == ([], None, None)
        assert seen.rival.board["hidden_number"] is not None
        assert await dealt.refused(notes.Counted(81, {"runs": [1]})) == "sheet-length"
        assert await dealt.refused(COUNTED, new_token()) == "not-joined"
        for _ in range(2):
            await dealt.note(COUNTED)
        counted = (await dealt.seen()).rival
        assert counted is not None
        assert (counted.total, counted.won) == (81, counted.board["total"] < 81)
        assert counted.board["areas"]["streets"] > seen.rival.board["areas"]["streets"]
        seq = (await dealt.table()).dossier.seq
        await dealt.note(msgspec.structs.replace(COUNTED, total=2))
        corrected = (await dealt.seen()).rival
        assert corrected is not None
        assert (corrected.total, corrected.won, (await dealt.table()).dossier.seq) == (2, False, seq + 1)
        await snapshots.save(house.journal, await dealt.table())
        assert looked(await snapshots.load(house.journal, dealt.id)) == looked(await dealt.table())

    with_dealer(sqlite_url, go, opponent=9)


def test_a_table_with_company_counts_nothing(sqlite_url: str) -> None:
    async def go(_: House, dealt: Dealt) -> None:
        await dealt.note(notes.Ended())
        assert await dealt.refused(COUNTED) == "not-over"

    with_dealer(sqlite_url, go)


def other_piles(table: Table) -> None:
    """Deal all anew against the rival that nobody has seen: cards to come, and the number of the hidden card."""
    options = cards._alone(table.dossier.options)
    m: Any = alone.begun(options, fair_seed(table.dossier.server_seed, [])).middle[0]
    left = table_left(table)
    pile = m.draw_pile[: left - 1].copy()
    same = [place for place, card in enumerate(pile) if card < CARDS and ACTION_OF[card] == m.hidden_action]
    pile[same[0]], hidden = m.hidden_card, pile[same[0]]
    random.Random(1).shuffle(pile)
    m.draw_pile[: left - 1], m.hidden_card = pile, hidden
    alone.script.cache_clear()


def table_left(table: Table) -> int:
    seen = dealer.show(table.dossier, cast(Dealing, table.paper))
    return seen.shown[-1].left


def test_nobody_but_the_host_learns_what_comes_against_the_rival(sqlite_url: str) -> None:
    async def go(_: House, dealt: Dealt) -> None:
        await give(dealt, 1, 2, 0, 0)
        table = await dealt.table()
        before = received(table)
        script = msgspec.json.encode(await hosting.script_of(dealt.house, dealt.id, dealt.host))
        other_piles(table)
        assert msgspec.json.encode(await hosting.script_of(dealt.house, dealt.id, dealt.host)) != script
        assert received(table) == before

    with_dealer(sqlite_url, go, opponent=6)


# What nobody may know


def other_cards(table: Table) -> None:
    """Deal all anew that has not lain open."""
    dealing = table.paper
    assert isinstance(dealing, Dealing)
    seed = fair_seed(table.dossier.server_seed, [])
    known = cards.dealt(table.dossier.options["edition"], table.dossier.options["golf"], seed)
    places = set(dealing.shown)
    for shuffle in range(max(place[0] for place in places) + dealer.AHEAD + 1):
        flips = known.shuffle(shuffle)
        hidden = [place for place in range(len(flips)) if (shuffle, place) not in places]
        found = [flips[place] for place in hidden]
        random.Random(shuffle).shuffle(found)
        for place, flip in zip(hidden, found, strict=True):
            flips[place] = msgspec.structs.replace(flip, left=flips[place].left)


async def play_some(dealt: Dealt) -> None:
    phone = await dealt.phone()
    for shown in range(2, 12):
        await dealt.note(notes.Flipped(shown))
    await dealt.note(notes.Reshuffled(12))
    await dealt.note(notes.Flipped(13))
    await dealt.note(notes.Marked("pink", "Anna"), phone)


def received(table: Table) -> list[bytes]:
    """All that anybody but the host receives: who comes, and who has been there all the time."""
    table.forget_shown()
    return [looked(table), *(msgspec.json.encode(each) for each in table.dossier.log.after(0, SPECTATOR, False))]


async def compare_cards(dealt: Dealt) -> None:
    await play_some(dealt)
    table = await dealt.table()
    before, script = received(table), await hosting.script_of(dealt.house, dealt.id, dealt.host)
    kept = msgspec.json.encode(script)
    other_cards(table)
    assert msgspec.json.encode(await hosting.script_of(dealt.house, dealt.id, dealt.host)) != kept
    assert received(table) == before, "leak"


def test_nobody_but_the_host_learns_what_will_lie_open(sqlite_url: str) -> None:
    async def go(house: House, dealt: Dealt) -> None:
        phone = await dealt.phone()
        for token in ("", phone, new_token()):
            with pytest.raises(Mistake) as refused:
                await hosting.script_of(house, dealt.id, token)
            assert refused.value.code == "not-host"
        await compare_cards(dealt)

    with_dealer(sqlite_url, go)


def show_the_script(patch: pytest.MonkeyPatch) -> None:
    show = dealer.show

    def with_next(dossier: Any, dealing: Any) -> dealer.DealerView:
        view = show(dossier, dealing)
        view.goals[0].name += str(dealer.script(dossier, dealing).shuffles[0][-1].numbers)
        return view

    patch.setattr(dealer, "show", with_next)


def show_what_comes_next(patch: pytest.MonkeyPatch) -> None:
    shown = dealer._shown

    def and_one_more(dossier: Any, dealing: Any) -> list[dealer.Shown]:
        shuffle, place = dealing.shown[-1]
        flip = dealer._shuffle(dossier, shuffle)[place + 1]
        return [*shown(dossier, dealing), dealer.Shown(flip.numbers, flip.effects, flip.left, False, shuffle, place)]

    patch.setattr(dealer, "_shown", and_one_more)


@pytest.mark.parametrize("leak", [show_the_script, show_what_comes_next])
def test_leaks_that_are_put_in_on_purpose_are_found(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)

    async def go(_: House, dealt: Dealt) -> None:
        with pytest.raises(AssertionError, match="leak"):
            await compare_cards(dealt)

    with_dealer(sqlite_url, go)


def test_no_token_or_key_is_shown(sqlite_url: str) -> None:
    async def go(_: House, dealt: Dealt) -> None:
        phone = await dealt.phone()
        await dealt.note(notes.Readied(1), phone)
        table = await dealt.table()
        sent = b"".join(received(table)).decode()
        [key] = table.paper.keys
        for secret in (phone, dealt.host, table.dossier.server_seed, key, table.dossier.host):
            assert secret not in sent

    with_dealer(sqlite_url, go)
