"""Messages for the WebSocket that are nearly right: the shape of real ones, with something wrong."""

from __future__ import annotations

import json
import random
from typing import Any

from server.playing import Laid

Frame = str | bytes | list[str]
"""A frame of text, one of bytes, or one of text in fragments."""

TOO_LARGE = 20_000
REAL = ("tiles", "greedy", "random", "royale", "newvegas", "clap", "de", "-", "place 1", "confirm", "1", "")
STRANGE: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    63,
    64,
    2**31,
    2**63,
    2**64,
    10**400,
    -(10**30),
    0.5,
    3.0,
    1e308,
    "\0",
    "\0" * 30,
    "\u202e\u200b\ufeff",
    "👩‍👩‍👧‍👦" * 9,
    "e\u0301" * 40,
    "<script>alert(1)</script>",
    "'; DROP TABLE entries; --",
    "../../etc/passwd",
    "{ $name }",
    "%s%n{0}",
    " ",
    "\n\r\t",
    "a" * 41,
    "a" * 65,
    "a" * 201,
    [],
    {},
    [[[[[[]]]]]],
    {"": {"": {"": None}}},
    ["open"],
    {"type": "ping"},
)
BROKEN = (
    "NaN",
    "Infinity",
    "-Infinity",
    "1e999",
    "01",
    "+1",
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\x"',
    "undefined",
    "'a'",
)
DEEP = "[" * 6000


class Mutator:
    """Knows the tables and their tokens, as a cheat at all of them would."""

    def __init__(self, tables: list[Laid], seed: str) -> None:
        self.tables = tables
        self.dice = random.Random(seed)
        self.moves: list[str] = list(REAL)

    def frame(self) -> Frame:
        """Something to send."""
        dice, message = self.dice, self._real()
        match dice.randrange(24):
            case 0:
                return json.dumps(message)
            case 1 | 2:
                return json.dumps(self._without(message))
            case 3:
                return json.dumps({**message, self._word(): dice.choice(STRANGE)})
            case 4:
                return json.dumps({**message, "type": dice.choice([*STRANGE, "Move", "moved", "open ", "created"])})
            case 5:
                return self._text_broken(json.dumps(message))
            case 6:
                return json.dumps(message)[: dice.randrange(len(json.dumps(message)))]
            case 7:
                return self._twice(message)
            case 8:
                return self._fragments(json.dumps(message))
            case 9:
                return dice.choice([json.dumps(message).encode(), b"", dice.randbytes(dice.randrange(200))])
            case 10:
                return dice.choice(
                    ["", " ", "null", "[]", "0", '""', "{}", DEEP, '{"x":' + DEEP, "\ufeff{}", "[" * 9 + "]" * 9]
                )
            case 11:
                return json.dumps(dice.choice([[message], [message] * 30, {"message": message}, json.dumps(message)]))
            case 12:
                return self._value_broken(message)
            case 13:
                return json.dumps(message, ensure_ascii=False, indent=dice.choice([None, 1, "\t"]))
            case _:
                for _ in range(dice.choice([1, 1, 1, 2, 3])):
                    message[dice.choice(list(message))] = self._strange()
                return json.dumps(message)

    def _real(self) -> dict[str, Any]:
        """A message as somebody at a table could send it, not always at the right time."""
        dice, table = self.dice, self.dice.choice(self.tables)
        tokens = [*table.tokens.values(), table.host]
        token = dice.choice(
            tokens if dice.random() < 0.7 else [*dice.choice(self.tables).tokens.values(), "x", "a" * 32]
        )
        command: dict[str, Any] = {"table": table.id, "token": token, "ref": f"r{dice.randrange(500)}"}
        seat = dice.randrange(6)
        watching: dict[str, Any] = {"table": table.id, "token": dice.choice([token, ""])}
        return dice.choice(
            [
                command | {"type": "move", "move": self._move(), "decision": dice.randrange(40)},
                command | {"type": "move", "move": self._move()},
                command | {"type": dice.choice(["undo", "restart", "return"])},
                command | {"type": "pledge", "pledge": self._word() or "0" * 64},
                command | {"type": "reveal", "nonce": self._word() or "-"},
                command | {"type": "say", "text": self._word(), "reaction": dice.choice(["", "clap"])},
                command | {"type": "start", "drop_open": True},
                command | {"type": "arrange", "seat": seat, "bot": dice.choice(["", "greedy"])},
                command | {"type": "relieve", "seat": seat},
                command | {"type": "mute", "chat": dice.random() < 0.8},
                command | {"type": "leave"} if dice.random() < 0.1 else command | {"type": "undo"},
                watching | {"type": "open", "seq": dice.choice([0, 0, 5, 10**6])},
                watching | {"type": "close"},
                {"type": "ping"},
                {"type": "speak", "language": dice.choice(["en", "de", "fr", "pl", "xx"])},
            ]
        )

    def _move(self) -> str:
        return self.dice.choice(self.moves)

    def _word(self) -> str:
        return self.dice.choice([*REAL, "seat", "table", "token", "ref", "type", "text", "seq", "\0", "ü" * 20])

    def _strange(self) -> Any:
        dice, table = self.dice, self.dice.choice(self.tables)
        real = [table.id, table.host, *table.tokens.values(), *REAL]
        return dice.choice(real) if dice.random() < 0.3 else dice.choice(STRANGE)

    def _without(self, message: dict[str, Any]) -> dict[str, Any]:
        gone = self.dice.choice(list(message))
        return {key: value for key, value in message.items() if key != gone}

    def _text_broken(self, text: str) -> str:
        """A few characters changed, put in or left out."""
        signs = list(text)
        for _ in range(self.dice.randint(1, 6)):
            place = self.dice.randrange(len(signs))
            signs[place] = self.dice.choice(
                ["", "", '"', "{", "}", "[", ",", ":", "\\", "\0", "é", "\U0001f3b2", "0", "-"]
            )
        return "".join(signs)

    def _twice(self, message: dict[str, Any]) -> str:
        """A key that comes twice."""
        text, key = json.dumps(message), self.dice.choice(list(message))
        return f"{text[:-1]}, {json.dumps(key)}: {json.dumps(self._strange())}}}"

    def _value_broken(self, message: dict[str, Any]) -> str:
        """A value that is no JSON."""
        key = self.dice.choice(list(message))
        rest = {name: value for name, value in message.items() if name != key}
        return f"{json.dumps(rest)[:-1]}, {json.dumps(key)}: {self.dice.choice(BROKEN)}}}"

    def _fragments(self, text: str) -> list[str]:
        places = sorted(self.dice.randrange(len(text)) for _ in range(self.dice.randint(1, 5)))
        return [text[a:b] for a, b in zip([0, *places], [*places, len(text)], strict=True)]
