"""Sheets and rounds of the printed game that are noted: by whom, once; votes and fists stay closed until the end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from neonstrip.play.errors import Mistake
from neonstrip.tables import checkup, hosting, snapshots
from neonstrip.tables.paper import notes, referee, scorer, writing
from neonstrip.tables.paper.kinds import kind_of
from neonstrip.tables.paper.state import Refereeing, Scoring
from neonstrip.tables.table import Table
from neonstrip.tables.tokens import new_token
from newvegas.paper import example
from tables.housing import found_anew, house_at
from tables.test_paper import Dealt, looked, received

BENOIT, ALEXIS = ({**player} for player in example()["players"])
for each in (BENOIT, ALEXIS):
    del each["name"]
VOTES = [BENOIT.pop("loan"), ALEXIS.pop("loan")]
Act = Callable[["Noted"], Awaitable[None]]


class Noted(Dealt):
    """A table at which sheets or rounds are noted."""

    async def view(self) -> Any:
        return msgspec.json.decode(looked(await self.table()))["paper"]

    async def write(self, sheet: str, text: dict[str, Any], token: str = "", **more: Any) -> Table:
        return await self.note(notes.Written(sheet, text, **more), token)


def with_paper(url: str, kind: str, game: str, act: Act) -> None:
    async def go() -> None:
        async with house_at(url) as house:
            await act(Noted(house, await hosting.open_paper(house, kind, game, {})))

    asyncio.run(go())


def with_scorer(url: str, act: Act) -> None:
    with_paper(url, "scorer", "newvegas", act)


def with_referee(url: str, act: Act) -> None:
    with_paper(url, "referee", "royale", act)


# Scorer


async def enter_example(noted: Noted, phone: str) -> None:
    """Benoit's sheet at the host's device, that of Alexis at a phone; votes are folded."""
    await noted.note(notes.Agreed({"edition": "bluecocker", "options": {"golf": True, "bank": True}}))
    await noted.write("b", BENOIT, name="Benoit")
    await noted.write("a", ALEXIS, phone, name="Alexis")
    await noted.note(notes.Voted("b", VOTES[0]))


def test_everybody_enters_their_sheet_and_all_are_scored(database_url: str) -> None:
    async def go(noted: Noted) -> None:
        phone = new_token()
        await enter_example(noted, phone)
        seen = await noted.view()
        assert [(each["name"], each["voted"], each["loan"]) for each in seen["sheets"]] == [
            ("Benoit", True, None),
            ("Alexis", False, None),
        ]
        assert [each["text"] for each in seen["sheets"]] == [BENOIT, None]
        await noted.note(notes.Ended())
        assert (await noted.table()).stage == "playing", "one has not voted"
        table = await noted.note(notes.Voted("a", VOTES[1]), phone)
        assert table.stage == "over"
        seen = await noted.view()
        assert [(each["loan"], each["text"]) for each in seen["sheets"]] == [(VOTES[0], BENOIT), (VOTES[1], ALEXIS)]
        assert kind_of(table.paper).results(table.dossier, table.paper) == [("Benoit", 92), ("Alexis", 142)]

    with_scorer(database_url, go)


def test_a_finished_game_is_corrected(sqlite_url: str) -> None:
    async def go(noted: Noted) -> None:
        phone = new_token()
        await enter_example(noted, phone)
        await noted.note(notes.Voted("a", VOTES[1]), phone)
        await noted.note(notes.Ended())
        mended = {**ALEXIS, "projects": {**ALEXIS["projects"], "purple": 0}}
        table = await noted.write("a", mended, phone, name="Alexis")
        assert table.stage == "over"
        assert dict(kind_of(table.paper).results(table.dossier, table.paper)) == {"Benoit": 92, "Alexis": 134}
        assert await noted.refused(notes.Written("c", {}), new_token()) == "game-over"
        await noted.write("c", {}, name="Carla")
        assert (await noted.view())["over"], "what was opened stays open"

    with_scorer(sqlite_url, go)


def test_without_the_bank_nobody_votes(sqlite_url: str) -> None:
    async def go(noted: Noted) -> None:
        await noted.note(notes.Agreed({"options": {"bank": False}}))
        await noted.write("b", BENOIT)
        assert (await noted.note(notes.Ended())).stage == "over"

    with_scorer(sqlite_url, go)


def test_who_may_write_which_sheet(sqlite_url: str) -> None:
    async def go(noted: Noted) -> None:
        anna, benno = new_token(), new_token()
        note: notes.AnyNote
        await noted.write("a", ALEXIS, anna)
        for note in (notes.Written("a", {}), notes.Voted("a", True), notes.Removed("a")):
            assert await noted.refused(note, benno) == "not-your-sheet"
        for note in (notes.Written("a", {}), notes.Voted("a", True), notes.Voted("x", True)):
            assert await noted.refused(note) == "not-your-sheet"
        for note in (notes.Agreed({}), notes.Took("a"), notes.Ended()):
            assert await noted.refused(note, anna) == "not-host"
        await noted.note(notes.Took("a"))
        assert await noted.refused(notes.Written("a", {}), anna) == "not-your-sheet"
        assert (await noted.view())["sheets"][0]["text"] == ALEXIS
        await noted.note(notes.Voted("a", True))
        await noted.note(notes.Removed("a"))
        assert (await noted.view())["sheets"] == []
        for note in (notes.Flipped(2), notes.Hid(3), notes.Joined()):
            assert await noted.refused(note) == "not-noted-here"
        assert await noted.refused(notes.Written("b", {"x": "y" * writing.LARGEST})) == "too-large"
        assert await noted.refused(notes.Written("b", {}, name=" x")) == "bad-name"

    with_scorer(sqlite_url, go)


def test_there_is_an_end_to_how_much_is_noted(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What one phone has used up, the host still has; and it is remembered."""
    monkeypatch.setattr(writing, "MOST_MEGABYTES", 0.02)
    large = "y" * 6_000

    async def go(noted: Noted) -> None:
        phone = new_token()
        for number in range(3):
            await noted.write("0", {"x": large, "n": number}, phone)
        assert await noted.refused(notes.Written("0", {"x": large, "n": 3}), phone) == "paper-full"
        await noted.write("0", {}, phone)  # a little still fits
        await noted.write("1", {"x": large})

    with_scorer(sqlite_url, go)


def test_there_is_an_end_to_sheets_and_to_notes(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scorer, "MOST_SHEETS", 3)
    monkeypatch.setattr(writing, "MOST_NOTES", 5)

    async def go(noted: Noted) -> None:
        phone = new_token()
        for number in range(3):
            await noted.write(str(number), {}, phone)
        assert await noted.refused(notes.Written("3", {}), phone) == "sheets-full"
        for number in range(2):
            await noted.write("0", {"holes": [number]}, phone)
        assert await noted.refused(notes.Voted("0", True), phone) == "only-moves"
        await noted.write("0", {"holes": [1]}, phone)  # nothing new
        await noted.note(notes.Took("0"))

    with_scorer(sqlite_url, go)


def test_what_is_sent_again_is_in_the_log_once(database_url: str) -> None:
    """Also by a phone, whose references are not kept, and by who looks it up anew."""

    async def go(noted: Noted) -> None:
        phone = new_token()
        sent: list[tuple[notes.AnyNote, str]] = [
            (notes.Agreed({"edition": "pegasus"}), ""),
            (notes.Written("b", BENOIT, "Benoit"), ""),
            (notes.Written("a", ALEXIS, "Alexis", done=True), phone),
            (notes.Voted("a", VOTES[1]), phone),
            (notes.Voted("b", VOTES[0]), ""),
            (notes.Ended(), ""),
        ]
        for note, token in sent:
            for ref in ("one", "another"):
                await noted.note(note, token, ref=f"{ref} {type(note)} {token}")
        table = await noted.table()
        told = [line["note"]["note"] for line in table.dossier.log.after(0, -1, True) if line["kind"] == "noted"]
        assert told == ["agreed", "written", "written", "voted", "voted", "ended"]
        assert looked(await found_anew(noted.house.journal, noted.id)) == looked(table)
        await snapshots.save(noted.house.journal, table)
        assert looked(await snapshots.load(noted.house.journal, noted.id)) == looked(table)
        report = await checkup.examine(noted.house.journal, lambda done, of: None)
        assert (report.tables, report.found) == (1, {})

    with_scorer(database_url, go)


@pytest.mark.parametrize(("kind", "game"), [("scorer", "royale"), ("referee", "newvegas"), ("scorer", "nothing")])
def test_games_without_sheets_or_rounds_are_refused(sqlite_url: str, kind: str, game: str) -> None:
    async def go() -> None:
        async with house_at(sqlite_url) as house:
            with pytest.raises(Mistake):
                await hosting.open_paper(house, kind, game, {})
            with pytest.raises(Mistake):
                await hosting.open_paper(house, kind, "royale" if kind == "referee" else "newvegas", {"golf": True})

    asyncio.run(go())


# Referee


def test_rounds_are_kept_and_money_is_counted(database_url: str) -> None:
    async def go(noted: Noted) -> None:
        await noted.note(notes.Agreed({"players": ["Anna", "Benno"]}))
        for number in (1, 2, 3):
            text = {"places": [number], "totals": {"Anna": 10 * number, "Benno": 0}}
            await noted.write(str(number), {"places": []})
            await noted.write(str(number), text, done=True)
        await noted.note(notes.Removed("3"))  # taken back
        seen = await noted.view()
        assert [(each["id"], each["done"]) for each in seen["rounds"]] == [("1", True), ("2", True)]
        table = await noted.note(notes.Ended())
        assert table.stage == "over"
        assert kind_of(table.paper).results(table.dossier, table.paper) == [("Anna", 20), ("Benno", 0)]

    with_referee(database_url, go)


def test_money_that_lies_face_down_is_told_in_the_end(sqlite_url: str) -> None:
    async def go(noted: Noted) -> None:
        text = {"places": [], "purses": {"Anna": {"cards": [90]}}, "gains": {"Anna": 90}, "totals": {"Anna": 90}}
        await noted.note(notes.Agreed({"players": ["Anna"], "hidden": True}))
        await noted.write("1", text)
        assert (await noted.view())["rounds"][0]["text"] == {"places": []}
        await noted.note(notes.Ended())
        assert (await noted.view())["rounds"][0]["text"] == text

    with_referee(sqlite_url, go)


def test_who_may_note_what_at_a_referees_table(sqlite_url: str) -> None:
    async def go(noted: Noted) -> None:
        phone = new_token()
        note: notes.AnyNote
        assert await noted.refused(notes.Hid(3), phone) == "not-joined"
        await noted.note(notes.Joined(), phone)
        for note in (notes.Agreed({}), notes.Written("1", {}), notes.Removed("1"), notes.Ended()):
            assert await noted.refused(note, phone) == "not-host"
        for note in (notes.Took("1"), notes.Voted("1", True), notes.Flipped(2)):
            assert await noted.refused(note) == "not-noted-here"
        await noted.note(notes.Hid(3), phone)
        assert await noted.refused(notes.Showed()) == "not-your-sheet"
        assert (await noted.view())["fist"]["number"] is None
        await noted.note(notes.Showed(), phone)
        assert (await noted.view())["fist"]["number"] == 3
        await noted.note(notes.Hid(3), phone)
        assert (await noted.view())["fist"]["number"] is None
        await noted.note(notes.Left(), phone)
        assert (await noted.view())["fist"] is None

    with_referee(sqlite_url, go)


# What nobody may know


async def compare_votes(noted: Noted) -> None:
    """With the other vote folded everybody receives the same, but for what is open to all."""
    phone = new_token()
    await enter_example(noted, phone)
    await noted.note(notes.Ended())  # the last has not voted yet
    table = await noted.table()
    before = received(table)
    scoring = table.paper
    assert isinstance(scoring, Scoring)
    scoring.sheets[0].loan = not scoring.sheets[0].loan
    scoring.sheets[1].text = {**scoring.sheets[1].text, "holes": [11]}
    assert received(table) == before, "leak"
    told = b"".join(before).decode()
    assert "loan" not in told.replace('"loan":null', ""), "leak"


async def compare_fists(noted: Noted) -> None:
    phone = new_token()
    await noted.note(notes.Joined(), phone)
    await noted.note(notes.Hid(3), phone)
    table = await noted.table()
    before, refereeing = received(table), table.paper
    assert isinstance(refereeing, Refereeing)
    assert refereeing.fist is not None
    refereeing.fist.number = 5
    assert received(table) == before, "leak"
    assert not any(b'"number":3' in each for each in before), "leak"


def test_nobody_learns_a_vote_before_all_are_opened(sqlite_url: str) -> None:
    with_scorer(sqlite_url, compare_votes)


def test_nobody_learns_a_number_before_the_fist_is_opened(sqlite_url: str) -> None:
    with_referee(sqlite_url, compare_fists)


def tell_votes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(notes.Voted, "told", notes.Note.told)


def tell_numbers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(notes.Hid, "told", notes.Note.told)


def show_votes(patch: pytest.MonkeyPatch) -> None:
    shown = scorer._shown

    def openly(scoring: Scoring, sheet: Any) -> scorer.SheetOnPaper:
        return msgspec.structs.replace(shown(scoring, sheet), loan=sheet.loan)

    patch.setattr(scorer, "_shown", openly)


def show_sheets(patch: pytest.MonkeyPatch) -> None:
    shown = scorer._shown

    def openly(scoring: Scoring, sheet: Any) -> scorer.SheetOnPaper:
        return msgspec.structs.replace(shown(scoring, sheet), text=sheet.text)

    patch.setattr(scorer, "_shown", openly)


def count_votes(patch: pytest.MonkeyPatch) -> None:
    """As points that were counted with votes would betray them."""
    show = scorer.show

    def counted(dossier: Any, scoring: Scoring) -> scorer.ScorerView:
        view = show(dossier, scoring)
        view.terms = {**view.terms, "totals": [total for _, total in scorer.results(dossier, scoring)]}
        return view

    patch.setattr(scorer, "show", counted)


def show_fists(patch: pytest.MonkeyPatch) -> None:
    show = referee.show

    def openly(dossier: Any, refereeing: Refereeing) -> referee.RefereeView:
        view = show(dossier, refereeing)
        if view.fist and refereeing.fist:
            view.fist.number = refereeing.fist.number
        return view

    patch.setattr(referee, "show", openly)


LEAKS = [(with_scorer, compare_votes, leak) for leak in (tell_votes, show_votes, show_sheets, count_votes)]
LEAKS += [(with_referee, compare_fists, leak) for leak in (tell_numbers, show_fists)]


@pytest.mark.parametrize(("at", "compare", "leak"), LEAKS, ids=[leak.__name__ for _, _, leak in LEAKS])
def test_leaks_that_are_put_in_on_purpose_are_found(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, at: Any, compare: Act, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)

    async def go(noted: Noted) -> None:
        with pytest.raises(AssertionError, match="leak"):
            await compare(noted)

    at(sqlite_url, go)
