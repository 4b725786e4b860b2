"""docs/protocol.md says what is true: every message, line, code and field of it, and none is left out."""

from __future__ import annotations

import ast
import asyncio
import hashlib
import json
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import neonstrip
from neonstrip.games import GAMES
from neonstrip.locales import say
from neonstrip.play import Game, Mistake, assessing
from neonstrip.play.casinos import reasons
from neonstrip.play.classic import view as classic
from neonstrip.play.fairness import LONGEST_NONCE, Proof, check_nonce, commitment, fair_seed, pledge_of
from neonstrip.play.library import rulebook
from neonstrip.play.newvegas import acme_view, sheet_view
from neonstrip.play.newvegas import view as newvegas
from neonstrip.play.newvegas.assessment import Assessed, PaperMap
from neonstrip.play.newvegas.events import EVENTS as EVENTS_OF_NEW_VEGAS
from neonstrip.play.newvegas.facts import FACTS
from neonstrip.play.newvegas.reasons import REASONS
from neonstrip.play.record import LONGEST_NAME
from neonstrip.play.royale import tile_view
from neonstrip.play.royale import view as royale
from neonstrip.play.royale.events import EVENTS
from neonstrip.play.worth import Worth
from neonstrip.server import app, door, limits, serve, socket
from neonstrip.server.api import HANDLERS
from neonstrip.server.errors import status
from neonstrip.server.guide import guide_of
from neonstrip.server.messages import guide, moments, requests, tables
from neonstrip.server.messages import socket as wire
from neonstrip.tables import commands, deciding, events, hosting, laying, table
from neonstrip.tables.effects import apply
from neonstrip.tables.effects.telling import KEPT_REFS
from neonstrip.tables.lines import FIELDS, LINES
from neonstrip.tables.paper import dealer, notes, referee, scorer, writing
from neonstrip.tables.storage import Entry
from server.client import Refused, ask
from server.playing import catch_up, lay, move, people
from server.running import Running

SOURCE = Path(neonstrip.__file__).parent
PAGE = (SOURCE.parents[1] / "docs" / "protocol.md").read_text("utf-8")
NOT_TOLD = {"back", "to", "own", "own_facts", "at"}
"""What a line has besides the fields that are listed for its kind."""


def section(heading: str) -> str:
    """What stands under a heading."""
    level = heading.split()[0]
    found = PAGE.partition(f"\n{heading}\n")[2]
    assert found, heading
    return re.split(rf"\n#{{1,{len(level)}}} ", found)[0]


def rows(text: str, title: str) -> list[list[str]]:
    """The rows of the table whose first column has this title."""
    table = re.search(rf"^\| {re.escape(title)} \|.*\n\|[-|]+\n((?:\|.*\n?)+)", text, re.MULTILINE)
    assert table, title
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[1].splitlines()]


def named(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def examples(kind: str) -> list[Any]:
    """The examples of a kind, as JSON."""
    return [json.loads(text) for text in re.findall(rf"```json {re.escape(kind)}\n(.*?)```", PAGE, re.DOTALL)]


def tags(union: Any) -> dict[str, Any]:
    return {struct.__struct_config__.tag: struct for struct in get_args(union)}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def calls(path: Path, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == name:
            yield node


# what is sent to the server


def test_every_message_to_the_server_has_an_example_that_it_understands() -> None:
    understood = [wire.decode(json.dumps(example)) for example in examples("client")]
    assert {type(message) for message in understood} == set(tags(wire.AnyMessage).values())


def test_commands_are_listed_with_their_fields() -> None:
    listed = {named(row[0])[0]: named(row[1]) for row in rows(section("## Commands"), "command")}
    common = set(commands.Command.__struct_fields__)
    true = {
        tag: [n for n in one.__struct_fields__ if n not in common] for tag, one in tags(commands.AnyCommand).items()
    }
    assert listed == true


def test_notes_are_listed_with_their_fields() -> None:
    listed = {named(row[0])[0]: named(row[1]) for row in rows(section("## The printed game"), "note")}
    assert listed == {tag: list(one.__struct_fields__) for tag, one in tags(notes.AnyNote).items()}


def test_messages_about_the_connection_are_listed_with_their_fields() -> None:
    listed = {row[0].strip("`"): named(row[1].partition(":")[0]) for row in rows(section("## The socket"), "you send")}
    listed.pop("a [command](#commands)")
    watching = {tag: one for tag, one in tags(wire.AnyMessage).items() if issubclass(one, wire.Watching)}
    assert listed == {tag: list(one.__struct_fields__) for tag, one in watching.items()}


def test_who_may_do_what_is_as_listed() -> None:
    host = {named(row[0])[0] for row in rows(section("## Commands"), "command") if row[2] == "host"}
    seats = [events.SeatSetup("human", "Anna", key="0"), events.SeatSetup("bot", "Ruby", "random")]
    laid = table.Table.blank("x")
    created = laying.create("royale", {}, seats, events.Settings(), "00" * 32, "0")
    apply(laid, Entry("x", 1, 0, events.encode(created)))
    needed: dict[str, Any] = {
        "note": notes.Joined(),
        "move": "roll",
        "nonce": "x",
        "pledge": "x",
        "seat": 0,
        "chat": True,
    }
    for tag, struct in tags(commands.AnyCommand).items():
        facts = {name: needed[name] for name in struct.__struct_fields__ if name in needed}
        with pytest.raises(Mistake) as refused:
            deciding.decide(laid, struct(table="x", token="x", **facts))  # noqa: S106 - opens nothing
        expected = "not-paper" if tag == "note" else "not-host" if tag in host else "not-your-seat"
        assert refused.value.code == expected, tag


@pytest.mark.parametrize(
    ("request_line", "struct"),
    [
        ("POST /api/tables", requests.NewTable),
        ("POST /api/tables/{table}/seats", requests.Sit),
        ("POST /api/paper", requests.NewPaper),
        ("POST /api/tables/{table}/again", requests.Again),
        ("POST /api/tables/{table}/continue", requests.GoOn),
        ("POST /api/lessons/{lesson}", requests.Learner),
        ("POST /api/mine", requests.Mine),
        ("LaidTable", tables.LaidTable),
        ("Taken", tables.Taken),
        ("NextTable", tables.NextTable),
        ("DealTable", tables.DealTable),
        ("TableStatistics", moments.TableStatistics),
    ],
)
def test_examples_over_http_are_of_their_type(request_line: str, struct: type[msgspec.Struct]) -> None:
    found = examples(request_line)
    assert found
    for example in found:
        read = msgspec.convert(example, struct, str_keys=True)
        assert set(example) <= set(read.__struct_fields__)


def test_sheets_of_the_printed_game_are_assessed_as_told(house: Running) -> None:
    text = section("## Sheets of the printed game")
    assert {named(row[0])[0] for row in rows(text, "part")} == set(Assessed.__struct_fields__)
    [sheets] = examples("POST /api/games/{game}/score")
    answer = ask(house.url, "/api/games/newvegas/score", sheets)
    assert set(answer) == set(Assessed.__struct_fields__)
    assert set(answer["city"]) == set(PaperMap.__struct_fields__)
    [finding] = examples("finding")
    assert finding in answer["findings"]
    assert str(assessing.MOST_FINDINGS) in text
    assert str(assessing.LONGEST_LIST) in text


def test_requests_are_listed() -> None:
    listed = {named(row[0])[0] for row in rows(section("## HTTP"), "request")}
    true = {
        f"{method} {re.sub(r':[a-z]+}', '}', path)}"
        for handler in HANDLERS
        for path in handler.paths
        for method in handler.http_methods
        if method in ("GET", "POST")
    }
    assert listed == true
    fields = {named(row[0])[0] for row in rows(section("## HTTP"), "field")}
    assert fields == set(requests.NewTable.__struct_fields__)


def test_the_grammar_is_as_told() -> None:
    families = guide_of("newvegas").grammar
    [family] = [msgspec.convert(example, guide.MoveFamily) for example in examples("family")]
    assert family in families
    assert "extend 2 7 left" in rulebook("newvegas").numbers


# what the server sends


def test_lines_of_the_log_are_listed_with_their_fields() -> None:
    listed = {named(row[0])[0]: set(named(row[1])) for row in rows(section("### The log"), "kind")}
    true: dict[str, set[str]] = {}
    for call in [call for file in (SOURCE / "tables" / "effects").glob("*.py") for call in calls(file, "tell")]:
        kind = call.args[1]
        assert isinstance(kind, ast.Constant), ast.unparse(call)
        true.setdefault(str(kind.value), set()).update(word.arg for word in call.keywords if word.arg)
    said = {kind: fields - {"remark"} for kind, fields in listed.items()}  # `tell` adds it where a line can have one
    assert said == {kind: fields - NOT_TOLD for kind, fields in true.items()}
    assert listed == {kind: set(fields) for kind, fields in LINES.items()}
    for line in examples("line"):
        assert set(line) <= {"n", "kind", "at", *listed[line["kind"]]} <= {"n", *FIELDS}


def test_events_of_royale_are_listed_with_their_fields() -> None:
    table = rows(section("### The log"), "event")
    assert {name: tuple(named(row[1])) for row in table for name in named(row[0])} == EVENTS


@pytest.mark.parametrize(
    ("heading", "title", "true"),
    [
        ("### The log", "revealed", EVENTS_OF_NEW_VEGAS),
        ("## The view of New Las Vegas", "facts of", FACTS),
        ("## The view of New Las Vegas", "why", REASONS),
    ],
)
def test_events_facts_and_reasons_of_new_las_vegas_are_listed_with_their_fields(
    heading: str, title: str, true: dict[str, tuple[str, ...]]
) -> None:
    table = rows(section(heading), title)
    assert {name: tuple(named(row[1])) for row in table for name in named(row[0])} == true


VIEWS = [
    ("## The view of Royale", "View", royale.View),
    ("## The view of Royale", "Refused", reasons.Refused),
    ("## The view of Royale", "Seat", royale.Seat),
    ("## The view of Royale", "Casino", royale.Casino),
    ("## The view of Royale", "Standing", tile_view.Standing),
    ("## The view of Royale", "Tiles", tile_view.Tiles),
    ("## The view of Las Vegas (2012)", "View", classic.View),
    ("## The view of Las Vegas (2012)", "Seat", classic.Seat),
    ("## The view of Las Vegas (2012)", "Casino", classic.Casino),
    ("## The view of Las Vegas (2012)", "Standing", classic.Standing),
    ("## The view of New Las Vegas", "View", newvegas.View),
    ("## The view of New Las Vegas", "Combination", newvegas.Combination),
    ("## The view of New Las Vegas", "Project", newvegas.Project),
    ("## The view of New Las Vegas", "Roads", newvegas.Roads),
    ("## The view of New Las Vegas", "Turn", newvegas.Turn),
    ("## The view of New Las Vegas", "Sheet", sheet_view.SheetView),
    ("## The view of New Las Vegas", "Lot", sheet_view.Lot),
    ("## The view of New Las Vegas", "Acme", acme_view.Acme),
    ("## The view of New Las Vegas", "Reckoning", acme_view.Reckoning),
    ("### The table", "field", tables.TableAbout),
    ("## The printed game", "Dealer", dealer.DealerView),
    ("## The printed game", "Shown", dealer.Shown),
    ("## The printed game", "Goal", dealer.GoalView),
    ("## The printed game", "Scorer", scorer.ScorerView),
    ("## The printed game", "Sheet", scorer.SheetOnPaper),
    ("## The printed game", "Referee", referee.RefereeView),
]


@pytest.mark.parametrize(("heading", "title", "struct"), VIEWS)
def test_fields_of_views_are_listed(heading: str, title: str, struct: type[msgspec.Struct]) -> None:
    listed = [name for row in rows(section(heading), title) for name in named(row[0])]
    assert sorted(listed) == sorted(struct.__struct_fields__)


def test_fields_of_worth_are_listed() -> None:
    listed = [name for row in rows(section("### What a move would bring"), "worth") for name in named(row[0])]
    assert sorted(listed) == sorted(Worth.__annotations__)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_move_would_bring_has_one_shape_in_all_games(game: str) -> None:
    playing, dice, told = Game.new(game, ["Anna", "Benno"], seed=1), random.Random(1), 0
    while not playing.is_over:
        for worth in playing.rules.forecast(playing.state, playing.seat, playing.numbers()):
            if worth is not None:
                msgspec.convert(worth, Worth)
                assert set(worth) <= set(Worth.__annotations__)
                assert len(worth["total"]) == 2
                told += 1
        playing.make(dice.choice(playing.numbers()))
    assert told


def test_facts_of_moves_of_royale_are_listed() -> None:
    listed = {name: set(named(row[1])) for row in rows(section("### The log"), "facts") for name in named(row[0])}
    found: dict[str, set[str]] = {}
    for seed in range(8):
        playing, dice = Game.new("royale", ["Anna", "Benno"], {"tiles": 6}, seed=seed), random.Random(seed)
        while not playing.is_over:
            moves = playing.numbers()
            own = playing.rules.facts(playing.state, playing.seat, moves)
            public = [playing.rules.public_facts(playing.state, number) for number in moves]
            for number, facts in zip([*moves, *moves], [*own, *public], strict=True):
                for name in facts:
                    found.setdefault(name, set()).add(playing.rules.texts[number].split()[0])
            playing.make(dice.choice(moves))
    assert found == listed


def shape(value: Any) -> Any:
    """The fields of a message, and those of the objects in it. Amounts have the names of moves."""
    if not isinstance(value, dict):
        return None
    return {name: None if name == "amounts" else shape(each) for name, each in value.items()}


def test_examples_of_what_the_server_sends_look_like_what_it_sends(house: Running) -> None:
    table = lay(house, "royale", ["Anna", "open"], settings={"hints": True})
    table.sit("Benno")

    async def go() -> list[dict[str, Any]]:
        async with people(table) as players:
            await players[0].command("start", token=table.host)
            await catch_up(players[1])
            player = next(player for player in players.values() if player.moves)
            await move(player, "roll")
            with pytest.raises(Refused):
                await move(player, "guess 1")
            await player.send({"type": "hint", "table": table.id, "token": player.token})
            while (await player.hear())["type"] != "hint":
                pass
            await player.send({"type": "expect", "table": table.id, "token": player.token})
            while (await player.hear())["type"] != "expected":
                pass
            await catch_up(player)
            return [json.loads(text) for text in player.heard]

    heard = asyncio.run(go())
    parts = {name for message in heard for name in message}
    for example in examples("server"):
        like = [message for message in heard if message["type"] == example["type"]]
        if example.get("full") is False:
            assert set(example) <= parts
            assert set(example["view"]) <= set(royale.View.__struct_fields__)
        else:
            assert shape(example) in [shape(message) for message in like], example["type"]
    assert {message["type"] for message in heard} == {example["type"] for example in examples("server")}


# errors


REACHED = {
    "play/game.py": {"game-over", "illegal-move", "no-undo", "not-your-turn", "unknown-move"},
    "play/record.py": {"bad-name", "reserved-name", "same-name"},
}
"""Of files that others use too: the mistakes that clients can make."""
WHOLE = ["play/assessing.py", "play/fairness.py", "play/library.py", "play/lookalikes.py", "play/royale/options.py"]
WHOLE += [
    "play/newvegas/options.py",
    "play/given.py",
    "play/dealing.py",
    "play/newvegas/dealer.py",
    "play/casinos/seats.py",
    "play/newvegas/cityfile.py",
    "printing/papers.py",
    "bots/names.py",
    "bots/characters.py",
]


def mistakes() -> dict[str, set[str]]:
    """All codes that a client can get, with the names of their facts."""
    found: dict[str, set[str]] = {}
    layers = [*(SOURCE / "tables").glob("*.py"), *(SOURCE / "server").rglob("*.py")]
    layers += (SOURCE / "tables" / "paper").glob("*.py")
    for path in [*layers, *(SOURCE / name for name in (*WHOLE, *REACHED))]:
        reached = REACHED.get(path.relative_to(SOURCE).as_posix())
        for call in calls(path, "Mistake"):
            code = str(ast.literal_eval(call.args[0]))
            if reached is None or code in reached:
                found.setdefault(code, set()).update(word.arg for word in call.keywords if word.arg)
    assert set().union(*REACHED.values()) <= set(found)
    del found["cannot-listen"]
    return dict(sorted(found.items()))


def error_table() -> str:
    """The table of errors as it should be: paste it into the page when it has changed."""
    framework = {mistake.code: code for code, mistake in reversed(app.KNOWN.items())} | {"defect": 500}
    lines = ["| code | status | text |", "|---|---|---|"]
    for code, facts in mistakes().items():
        text = say("en", f"mistake-{code}", **{fact: f"{{{fact}}}" for fact in facts})
        lines.append(f"| `{code}` | {framework.get(code) or status(Mistake(code))} | {text} |")
    return "\n".join(lines) + "\n"


def test_all_errors_are_listed() -> None:
    assert error_table() in section("## Errors")


# figures and sums


def test_limits_are_as_told() -> None:
    told = {
        row[0]: [int(n.replace(",", "")) for n in re.findall(r"[\d,]*\d", row[1])]
        for row in rows(section("## Limits"), "what")
    }
    true = limits.Limits()
    assert told["a message to the socket"][0] == serve.LARGEST_MESSAGE
    assert told["an HTTP request"] == [app.LARGEST_REQUEST]
    assert told["messages, for each address"] == [true.messages.burst, true.messages.per_second]
    assert told["commands, for each token"] == [true.commands.burst, true.commands.per_second]
    assert told["pages and their files, for each address"] == [true.files.burst, true.files.per_second]
    assert told["HTTP requests, for each address"] == [true.requests.burst, true.requests.per_second]
    assert told["new tables, for each address"] == [true.tables.burst, 1 / true.tables.per_second]
    [burst, per_second, _] = told["sheets of the printed game, for each address"]
    assert [burst, per_second] == [true.scores.burst, true.scores.per_second]
    assert told["sheets to print that have to be made, for each address"] == [
        true.sheets.burst,
        1 / true.sheets.per_second,
    ]
    assert told["what is noted at a table of the printed game"] == [
        writing.MOST_NOTES,
        writing.MOST_MEGABYTES,
        writing.LARGEST,
    ]
    assert told["hints, for each seat"] == [true.hints.burst, 1 / true.hints.per_second]
    assert told["expectations, for each seat"] == [true.expectations.burst, true.expectations.per_second]
    assert told["reviews begun, for each address"] == [true.reviews.burst, 1 / true.reviews.per_second]
    assert told["chat, for each seat"] == [true.chat.burst, 1 / true.chat.per_second]
    assert told["connections open, for each address"] == [limits.CONNECTIONS, limits.SOCKETS]
    waits = [door.FIRST_BYTE, door.HEADER, door.BODY, door.NEXT, socket.FIRST_MESSAGE]
    assert told["times"] == waits
    assert told["tables and seats watched on a connection"] == [socket.MOST_WATCHES]
    assert told["a name; a nonce; a chat message"] == [LONGEST_NAME, LONGEST_NONCE, commands.LONGEST_MESSAGE]
    assert f"last {KEPT_REFS} refs" in PAGE
    assert f"`copies` of 2 to {hosting.MOST_COPIES}" in PAGE
    for code in (socket.TOO_SLOW, socket.TOO_MANY):
        assert str(code) in section("## Limits")


def test_reactions_are_listed() -> None:
    [line] = [line for line in PAGE.splitlines() if line.startswith("Reactions:")]
    assert tuple(named(line)) == commands.REACTIONS


def test_fair_dice_can_be_checked_by_hand_as_told() -> None:
    server = hashlib.sha256(b"any").hexdigest()
    assert "neonstrip fair SERVER NONCE NONCE" in PAGE
    assert "neonstrip nonce NONCE" in PAGE
    [pledged] = {example["pledge"] for example in examples("client") if example["type"] == "pledge"}
    [nonce] = {example["nonce"] for example in examples("client") if example["type"] == "reveal"}
    assert pledge_of(nonce) == pledged == hashlib.sha256(f"neonstrip nonce {nonce}".encode()).hexdigest()
    assert check_nonce(nonce, pledged) == nonce
    assert f"within {table.CALL} seconds" in PAGE
    assert f"for {table.PATIENCE} seconds" in PAGE
    proofs = [named(row[0])[0] for row in rows(section("### What is proved, and against whom"), "proof")]
    assert proofs == list(get_args(Proof))
    assert fair_seed(server, ["-", "heron"]) == hashlib.sha256(f"neonstrip fair {server} - heron".encode()).hexdigest()
    assert commitment(server) == hashlib.sha256(bytes.fromhex(server)).hexdigest()
