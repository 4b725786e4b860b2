"""The OpenAPI document is true: what schemathesis makes of it is answered as it says, and nothing breaks."""

from __future__ import annotations

import asyncio
import itertools
import random
import secrets
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from schemathesis.engine import events, from_schema
from schemathesis.hooks import unregister

from length import LONG
from neonstrip.tables.teaching import lessons
from newvegas.paper import example
from newvegas.test_cityfile import HARBOUR
from server.client import ask
from server.playing import Laid, lay, lay_some, played
from server.running import Running, check_alive

ROUND: dict[str, Any] = {
    "players": ["Ann", "Ben"],
    "casinos": [{"notes": [60], "dice": {"Ann": 2}}, *({"notes": [50]} for _ in range(5))],
}
EXAMPLES = 100 if LONG else 12
GAMES = ("royale", "newvegas")
STAGES = 4


async def _tables(house: Running) -> list[Laid]:
    """A table of each game at each stage: open, playing, over, and one of several with the same deal."""
    tables: list[Laid] = []
    for game in GAMES:
        waiting = lay(house, game, ["Ann"] + ["open"] * (4 if game == "royale" else 49), settings={"public": True})
        playing = lay(house, game, ["Ann", "bot random"])
        await playing.command("start")
        over = lay(house, game, ["Ann", "bot random"])
        await played(over)
        deal = lay_some(house, game, ["Ann", "Ben"], copies=2)[0]
        tables += [waiting, playing, over, deal]
    return tables


def make_right(case: schemathesis.Case[Any], tables: list[Laid], paper: Laid, dice: random.Random) -> None:
    """Let a request be about a real table, with what belongs there."""
    waiting, playing, over, deal = (dice.choice(tables[stage::STAGES]) for stage in range(STAGES))
    table, path, body = dice.choice(tables), case.path_parameters, case.body
    match case.operation.path.rpartition("/")[2], body:
        case "tables", dict():
            body |= {"game": dice.choice(GAMES), "options": {}, "seats": [{"kind": "human", "name": "Ann"}, {}]}
        case "seats", dict():
            table = waiting
            body |= {"name": secrets.token_hex(8), "seat": None, "pledge": ""}
            body.pop("token", None)
        case "again", dict():
            table = over
            body |= {"token": over.host, "options": None}
        case "continue", dict():
            table = over
            body |= {"moment": dice.randint(2, 12), "seat": dice.choice([None, 0, 1]), "seats": [{}, {}]}
        case "mine", dict():
            body["seats"] = [{"table": one.id, "token": one.host} for one in (waiting, playing, over)]
        case "paper", dict():
            body |= {"paper": "dealer", "game": "newvegas", "options": {}}
            body.pop("key", None)
        case "score", dict():
            path["game"], case.body = "newvegas", example()
        case "settle", dict():
            path["game"], case.body = "classic", ROUND
        case "tiles", dict():
            path["game"], case.body = "royale", {"tiles": dice.randint(0, 6)}
        case "cities", dict():
            body["text"] = HARBOUR
        case "{paper}", _:
            path["paper"], case.query = "city", {}
        case "{page}", _:
            path |= {"paper": "city", "page": 1}
            case.query = {}
        case "script", _:
            table, case.headers["Authorization"] = paper, f"Bearer {paper.host}"
        case "record", _:
            table = dice.choice([table, over])
        case "statistics", _:
            table = over
        case "moments", _:
            table, case.query["seat"] = over, 0
        case "{moment}", _:
            table, case.query["seat"] = over, 0
            path["moment"] = dice.randint(1, 8)
        case "{lesson}", dict():
            path["lesson"] = dice.choice(list(lessons()))
            body["name"] = "Ann"
        case "{deal}", _:
            path["deal"] = deal.about()["deal"]
    if "table" in path:
        path["table"] = table.id


@pytest.fixture(scope="module")
def document(house: Running) -> Iterator[Any]:
    """The document of a running server, with real tables and tokens among what is tried."""
    tables = asyncio.run(_tables(house))
    paper = Laid(house, ask(house.url, "/api/paper", {"paper": "dealer", "game": "newvegas"}))
    dice = random.Random(4)
    config = schemathesis.Config.from_dict(
        {
            "continue-on-failure": True,
            # The rules refuse more than a schema can say: two players of one name, options of the other game.
            "checks": {"positive_data_acceptance": {"enabled": False}},
            "generation": {"max-examples": EXAMPLES, "deterministic": not LONG, "database": "none"},
        }
    )
    document = schemathesis.openapi.from_url(f"{house.url}/api/schema/openapi.json", config=config)

    @schemathesis.hook
    def before_call(context: Any, case: schemathesis.Case[Any], kwargs: dict[str, Any]) -> None:
        """Most of what would be right by the schema is made right by the rules too, so that it gets through."""
        if case.meta and case.meta.generation.mode.is_positive and dice.random() < 0.9:
            make_right(case, tables, paper, dice)

    yield document
    unregister(before_call)


@pytest.mark.long
def test_every_answer_is_as_the_document_says(house: Running, document: Any) -> None:
    answers: dict[str, Counter[int]] = defaultdict(Counter)
    wrong: dict[str, str] = {}
    for event in from_schema(document).execute():
        match event:
            case events.ScenarioFinished():
                for sent in event.recorder.interactions.values():
                    if sent.response:
                        answers[event.recorder.label][sent.response.status_code] += 1
                for check in itertools.chain.from_iterable(event.recorder.checks.values()):
                    if found := check.failure_info:
                        what = f"{event.recorder.label}: {found.failure.title}"
                        wrong[what] = f"{found.failure.message}\n{found.code_sample}"
            case events.NonFatalError() | events.FatalError():
                wrong["schemathesis"] = repr(event)
    assert not wrong
    unreached = [label for label, statuses in answers.items() if not {200, 201} & set(statuses)]
    assert not unreached
    check_alive(house)
