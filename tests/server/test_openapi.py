"""The OpenAPI document is true: what schemathesis makes of it is answered as it says, and nothing breaks."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
from typing import Any

import pytest
import schemathesis
from schemathesis.engine import events, from_schema

from server.playing import Laid, lay, played
from server.running import Running

LONG = bool(os.environ.get("NEONSTRIP_LONG"))
EXAMPLES = 400 if LONG else 8


async def _tables(house: Running) -> list[Laid]:
    """A table of each game at each stage."""
    tables: list[Laid] = []
    for game in ("royale", "newvegas"):
        waiting = lay(house, game, ["Ann", "open"], settings={"public": True})
        playing = lay(house, game, ["Ann", "bot random"])
        await playing.command("start")
        over = lay(house, game, ["Ann", "bot random"])
        await played(over)
        tables += [waiting, playing, over]
    return tables


@pytest.fixture(scope="module")
def document(house: Running) -> Any:
    """The document of a running server, with real tables and tokens among what is tried."""
    tables = asyncio.run(_tables(house))
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

    @document.hook
    def map_path_parameters(context: Any, parameters: dict[str, Any] | None) -> dict[str, Any] | None:
        if parameters and "table" in parameters and dice.random() < 0.8:
            parameters["table"] = dice.choice(tables).id
        if parameters and "moment" in parameters and dice.random() < 0.5:
            parameters["moment"] = dice.randint(1, 30)
        return parameters

    @document.hook
    def map_body(context: Any, body: Any) -> Any:
        if isinstance(body, dict):
            if "game" in body and dice.random() < 0.8:
                body["game"] = dice.choice(["royale", "newvegas"])
            if "token" in body and dice.random() < 0.8:
                body["token"] = dice.choice(tables).host
            if "moment" in body and dice.random() < 0.8:
                body["moment"] = dice.randint(1, 60)
        return body

    return document


def test_every_answer_is_as_the_document_says(document: Any) -> None:
    tried, wrong = 0, {}
    for event in from_schema(document).execute():
        match event:
            case events.ScenarioFinished():
                tried += len(event.recorder.cases)
                for check in itertools.chain.from_iterable(event.recorder.checks.values()):
                    if found := check.failure_info:
                        what = f"{event.recorder.label}: {found.failure.title}"
                        wrong[what] = f"{found.failure.message}\n{found.code_sample}"
            case events.NonFatalError() | events.FatalError():
                wrong["schemathesis"] = repr(event)
    assert not wrong, f"{tried} requests: {wrong}"
    assert tried > 500
