"""Characters at tables: who sits down, and what is said about what everybody saw."""

from __future__ import annotations

import msgspec
import pytest

from neonstrip.bots.characters import CHARACTERS, TEMPERS
from neonstrip.bots.remarks import QUIET, VARIANTS
from neonstrip.games import GAMES
from neonstrip.locales import LANGUAGES, say
from neonstrip.play import Mistake, Record
from neonstrip.play.game import Game
from neonstrip.play.occasions import OCCASIONS, occasions_of
from neonstrip.tables import commands, deciding, laying
from neonstrip.tables import events as ev
from neonstrip.tables.effects import apply
from neonstrip.tables.lines import Line, Remark
from neonstrip.tables.remarks import remark_on
from neonstrip.tables.showing import about
from neonstrip.tables.storage import Entry
from neonstrip.tables.table import Table
from neonstrip.tables.tokens import key_of

HOST = "host"
BOTS = [ev.SeatSetup("human", "Anna"), ev.SeatSetup("bot", bot="greedy"), ev.SeatSetup("bot", bot="greedy")]


def laid(setups: list[ev.SeatSetup], game: str = "royale", table: str = "x") -> Table:
    """A table that begins."""
    found = Table.blank(table)
    created = laying.create(game, {}, setups, ev.Settings(), "00" * 32, "0")
    for number, event in enumerate([created, ev.Started(list(range(len(setups))), "7")], 1):
        apply(found, Entry(table, number, 0, ev.encode(event)))
    return found


def scored(table: Table, event: dict[str, object], number: int) -> Remark | None:
    """What is said about an event, if so many lines were told before."""
    table.dossier.log.public = number
    return remark_on(table, Line("move", 0, events=[event]))


def test_a_bot_without_a_name_is_somebody() -> None:
    seats = about(laid(BOTS))["seats"]
    assert [(seat["name"], seat["character"], seat["style"]) for seat in seats] == [
        ("Anna", None, None),
        ("Ruby", "ruby", "gambler"),
        ("Duke", "duke", "cautious"),
    ]


def test_a_host_chooses_who_comes_and_a_bot_with_a_name_is_nobody() -> None:
    wishes = [
        ev.SeatSetup("bot", bot="greedy", character="lola"),
        ev.SeatSetup("bot", bot="greedy", character="lola"),
        ev.SeatSetup("bot", "Robby", "greedy"),
        ev.SeatSetup("bot", "Robin", "greedy", character="ace"),
    ]
    seats = laying.lay(wishes)
    assert [(seat.name, seat.character) for seat in seats] == [
        ("Lola", "lola"),
        ("Lola 2", "lola"),
        ("Robby", ""),
        ("Robin", "ace"),
    ]
    with pytest.raises(Mistake, match="There is no character"):
        laying.lay([ev.SeatSetup("bot", character="elvis")])


def test_a_host_gives_an_open_seat_to_a_character() -> None:
    created = laying.create("royale", {}, [ev.SeatSetup(), ev.SeatSetup()], ev.Settings(), "00" * 32, key_of(HOST))
    table = Table.blank("x")
    apply(table, Entry("x", 1, 0, ev.encode(created)))

    def arranged(character: str) -> ev.Event | None:
        asked = commands.Arrange(table="x", token=HOST, seat=1, bot="greedy", character=character)
        return deciding.decide(table, asked)

    assert arranged("lola") == ev.Arranged(1, "greedy", "Lola", "", "lola")
    assert arranged("") == ev.Arranged(1, "greedy", "Ruby", "", "ruby")
    with pytest.raises(Mistake, match="There is no character"):
        arranged("elvis")


def test_a_record_tells_the_style_and_is_played_again() -> None:
    table = laid(BOTS)
    text = table.playing.record().text()
    assert "seat greedy/gambler Ruby" in text
    assert Game.replay(Record.parse(text)).kinds == ["human", "greedy/gambler", "greedy/cautious"]


def test_old_events_have_no_character_and_are_written_as_before() -> None:
    old = b'{"kind":"arranged","seat":1,"bot":"greedy","name":"Ruby"}'
    assert ev.encode(ev.decode(old)) == old
    assert msgspec.json.encode(ev.SeatSetup("bot", "Ruby", "greedy")) == b'{"kind":"bot","name":"Ruby","bot":"greedy"}'


def test_somebody_says_hello_and_somebody_has_the_last_word() -> None:
    table = laid(BOTS)
    assert [line.remark.says.split("-")[1] for line in table.dossier.log.lines if line.remark] == ["hello"]
    for winners, word in ((["Ruby", "Duke"], "victory"), (["Anna"], "defeat")):
        said = remark_on(table, Line("over", 0, winners=winners))
        assert said
        assert said.says.split("-")[1] == word


def test_only_characters_talk() -> None:
    table = laid([ev.SeatSetup("human", "Anna"), ev.SeatSetup("bot", "Ruby", "greedy")])
    assert not any(line.remark for line in table.dossier.log.lines)
    table = laid(BOTS)
    table.dossier.log.lines.clear()
    tied = {"event": "tied", "owner": "Anna", "site": 1}
    assert not any(scored(table, tied, event) for event in range(60))


def test_what_is_said_fits_what_happened_and_to_whom() -> None:
    table = laid(BOTS)
    table.dossier.log.lines.clear()
    cases = {
        ("tied", 1): {"event": "tied", "owner": "Ruby", "site": 1},
        ("big", 2): {"event": "won", "owner": "Duke", "amount": 90, "site": 2},
        ("unlucky", 2): {"event": "fined", "player": "Duke", "amount": 50, "jetons": 0},
    }
    for (occasion, seat), event in cases.items():
        said = [remark for number in range(60) if (remark := scored(table, event, number))]
        assert 5 < len(said) < 40, "now and then"
        assert {(remark.says.split("-")[1], remark.seat) for remark in said} == {(occasion, seat)}
    envied = [scored(table, {"event": "won", "owner": "Anna", "amount": 90, "site": 2}, n) for n in range(60)]
    assert {remark.says.split("-")[1] for remark in envied if remark} == {"envy"}
    assert not any(scored(table, {"event": "won", "owner": "Duke", "amount": 30, "site": 2}, n) for n in range(60))


def test_after_a_remark_there_is_quiet() -> None:
    table = laid(BOTS)
    tied = {"event": "tied", "owner": "Ruby", "site": 1}
    assert not any(scored(table, tied, event) for event in range(60)), "somebody has just said hello"
    table.dossier.log.lines += [Line("move", 0)] * QUIET
    assert any(scored(table, tied, event) for event in range(60))


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_everything_that_can_be_said(language: str) -> None:
    for temper in TEMPERS:
        for occasion in OCCASIONS:
            for variant in range(1, VARIANTS + 1):
                name = f"remark-{temper}-{occasion}-{variant}"
                assert say(language, name) not in ("", name)


@pytest.mark.parametrize("game", GAMES)
def test_occasions_are_events_of_the_game_with_their_facts(game: str) -> None:
    from neonstrip.games import part

    events = part(game, "play.events").EVENTS
    for event, occasion in occasions_of(game).items():
        assert {occasion.who, *filter(None, [occasion.counts])} <= set(events[event])
    assert occasions_of(game)


def test_there_are_faces_for_all() -> None:
    """The browser draws each, and nobody else."""
    from pathlib import Path

    drawn = (Path(__file__).parents[2] / "web" / "src" / "ui" / "Face.svelte").read_text("utf-8")
    assert [name for name in CHARACTERS if f"\n    {name}: {{\n" not in drawn] == []
