"""Phrases: the examples that the browser's tests check too, and templates that can be sent and read back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from neonstrip.play import phrases
from neonstrip.play.phrases import FORMS, Template, phrase, words

EXAMPLES: list[dict[str, Any]] = json.loads((Path(__file__).parents[1] / "phrases.json").read_text("utf-8"))


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["about"] for example in EXAMPLES])
def test_examples(example: dict[str, Any]) -> None:
    template = msgspec.convert(example["template"], Template)
    assert json.loads(msgspec.json.encode(template)) == example["template"]
    assert json.loads(msgspec.json.encode(phrase(template, example["facts"]))) == example["phrase"]


def test_the_examples_show_everything_that_can_be_written() -> None:
    """What is not among them could be read in two ways."""
    text = json.dumps(EXAMPLES)
    structs = [kind for kind in (*get_args(Template), *get_args(phrases.Test)) if issubclass(kind, msgspec.Struct)]
    assert len(structs) == 10
    for kind in structs:
        assert f'"kind": "{kind.__struct_config__.tag}"' in text, kind
    for form in FORMS:
        assert f'"form": "{form}"' in text, form


def test_words_of_phrases_in_phrases() -> None:
    def say(message: str, **args: Any) -> str:
        return " ".join([message, *map(str, args.values())])

    goes = phrases.say("goes", "name", where=phrases.say("street", "number"))
    told = phrase(phrases.All((goes, phrases.Word("now")), ", "), {"name": "Anna", "number": 3})
    assert words(told, say) == "goes Anna street 3, now"
    assert words(None, say) == ""
