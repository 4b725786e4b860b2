"""Pages of the site that are made from the code: commands, HTTP, messages of the socket, Python."""

from __future__ import annotations

import json
import re
from typing import Any, get_args

import msgspec
from typer.main import get_command

from neonstrip.cli.app import app as commands
from neonstrip.server.app import create_app
from neonstrip.server.door import Door
from neonstrip.server.hosts import Names
from neonstrip.server.limits import Limits
from neonstrip.server.messages.socket import AnyMessage
from neonstrip.server.reach import Reach

PYTHON = {
    "One game": ["neonstrip.play.Game", "neonstrip.play.Record", "neonstrip.play.verify", "neonstrip.play.Mistake"],
    "What a game offers": ["neonstrip.play.rulebook.Rulebook"],
    "Bots and simulations": [
        "neonstrip.bots.choose",
        "neonstrip.bots.player.Policy",
        "neonstrip.bots.simulation.Simulator",
    ],
}
"""What other programs may build on."""


def cell(text: str) -> str:
    """A text in a row of a table."""
    return re.sub(r"\s+", " ", text).replace("|", "\\|").strip()


# Commands


def command_pages() -> str:
    """Every command with its options, from what the command line itself reads."""
    root = get_command(commands)
    return "# Commands\n\n" + "\n".join(_command("neonstrip", root, 2))


def _command(path: str, command: Any, level: int) -> list[str]:
    lines = [] if level == 2 else [f"{'#' * (level - 1)} `{path}`\n"]
    lines.append(f"{(command.help or '').strip()}\n")
    rows = [_option(each) for each in command.params if not getattr(each, "hidden", False)]
    if rows:
        lines += ["| | |", "|---|---|", *rows, ""]
    inner = getattr(command, "commands", {})
    for name in sorted(inner):
        lines += _command(f"{path} {name}", inner[name], min(level + 1, 5))
    return lines


def _option(parameter: Any) -> str:
    is_option = parameter.param_type_name == "option"
    names = [*parameter.opts, *parameter.secondary_opts] if is_option else [parameter.metavar or parameter.name.upper()]
    default = parameter.default
    said = "" if default in (None, False, "", ()) or callable(default) else f" By default `{default}`."
    return f"| {cell(', '.join(f'`{name}`' for name in names))} | {cell((parameter.help or '') + said)} |"


# JSON schemas, of HTTP and of messages alike


def kind(schema: dict[str, Any]) -> str:
    """A schema in a few words, with links to what it is made of."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{short(name)}](#{anchor(name)})"
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(each)}`" for each in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(dict.fromkeys(kind(each) for each in schema[several]))
    kinds = schema.get("type", "anything")
    if isinstance(kinds, list):
        return " or ".join(kinds)
    if kinds == "array":
        return f"list of {kind(schema['items'])}" if schema.get("items") else "list"
    if kinds == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {kind(schema['additionalProperties'])}"
    return str(kinds)


LIMITS = {
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "minimum": "at least {}",
    "maximum": "at most {}",
    "minItems": "at least {}",
    "maxItems": "at most {}",
    "pattern": "`{}`",
}


def limits(schema: dict[str, Any]) -> str:
    """What is asked of a value besides its kind."""
    return ", ".join(words.format(schema[key]) for key, words in LIMITS.items() if key in schema)


def short(name: str) -> str:
    """The name of a type without its module, which OpenAPI joins by underscores."""
    return re.split(r"[._](?=[A-Z])", name)[-1]


def anchor(name: str) -> str:
    return "of-" + name.lower().replace(".", "-").replace("_", "-")


def fields(schema: dict[str, Any]) -> list[str]:
    """The fields of an object as a table."""
    rows = []
    needed = schema.get("required", [])
    for name, each in schema.get("properties", {}).items():
        about = ". ".join(filter(None, [each.get("description", ""), limits(each)]))
        if "default" in each and each["default"] not in (None, ""):
            about += f" By default `{json.dumps(each['default'])}`."
        rows.append(f"| `{name}` | {cell(kind(each))} | {'yes' if name in needed else ''} | {cell(about)} |")
    return ["| field | is | needed | |", "|---|---|---|---|", *rows, ""] if rows else ["No fields.\n"]


def types(schemas: dict[str, dict[str, Any]]) -> list[str]:
    """All types that others name."""
    lines = []
    for name in sorted(schemas, key=short):
        schema = schemas[name]
        lines += [f"### {short(name)} {{: #{anchor(name)} }}\n"]
        if schema.get("description"):
            lines += [cell(schema["description"]) + "\n"]
        lines += fields(schema) if schema.get("type") == "object" else [kind(schema) + "\n"]
    return lines


# HTTP


def openapi() -> dict[str, Any]:
    """The server's own description, as it answers it."""
    app = create_app("sqlite://", Limits(), Names(), Door(1, 1.0), Reach("127.0.0.1", 0))
    described: dict[str, Any] = msgspec.to_builtins(app.openapi_schema.to_schema())
    return described


def http_page(document: dict[str, Any]) -> str:
    lines = [
        "# HTTP\n",
        "What the server answers at each address, from its own [description](openapi.json) (OpenAPI). ",
    ]
    lines += ["How it is meant to be used tells [the protocol](../protocol.md).\n"]
    for path, methods in sorted(document["paths"].items()):
        for method, each in methods.items():
            lines += [
                f"## `{method.upper()} {path}`\n",
                cell(each.get("description") or each.get("summary", "")) + "\n",
            ]
            given = each.get("parameters", [])
            if given:
                lines += ["| given | in | is | |", "|---|---|---|---|"]
                lines += [
                    f"| `{p['name']}` | {p['in']} | {cell(kind(p['schema']))} | {cell(limits(p['schema']))} |"
                    for p in given
                ]
                lines += [""]
            body = each.get("requestBody", {}).get("content", {})
            lines += [f"Takes {kind(content['schema'])}.\n" for content in body.values()]
            lines += [f"- {statuses}: {what}" for what, statuses in answers(each["responses"]).items()]
            lines += [""]
    return "\n".join([*lines, "## Types\n", *types(document["components"]["schemas"])])


def answers(responses: dict[str, Any]) -> dict[str, str]:
    """The statuses that each kind of answer comes with."""
    found: dict[str, str] = {}
    for status, answer in responses.items():
        what = " or ".join(kind(content["schema"]) for content in answer.get("content", {}).values()) or "nothing"
        found[what] = f"{found[what]}, {status}" if what in found else status
    return found


# Messages of the socket


def message_schema() -> dict[str, Any]:
    (schema,), definitions = msgspec.json.schema_components([AnyMessage], ref_template="#/$defs/{name}")
    return {**schema, "$defs": definitions}


def messages_page(schema: dict[str, Any]) -> str:
    definitions = schema["$defs"]
    names = [kind.__name__ for kind in get_args(AnyMessage)]
    lines = [
        "# Messages\n",
        "What a client may send over the WebSocket, from the structs that the server reads them with ",
    ]
    lines += [
        "([JSON schema](messages.json)). What comes back, and when, tells [the protocol](../protocol.md#the-socket).\n"
    ]
    for name in sorted(names):
        sent = definitions[name]
        tag = sent["properties"]["type"]["enum"][0]
        lines += [f"## `{tag}` {{: #{anchor(name)} }}\n", cell(sent.get("description", "")) + "\n", *fields(sent)]
    rest = {name: each for name, each in definitions.items() if name not in names}
    return "\n".join([*lines, *(["## Types\n", *types(rest)] if rest else [])])


# Python


def python_page() -> str:
    lines = ["# Python\n", "What programs may build on. Examples: [for researchers](../research.md).\n"]
    for heading, names in PYTHON.items():
        lines += [f"## {heading}\n", *(f"::: {name}\n" for name in names)]
    return "\n".join(lines)


def pages() -> dict[str, str]:
    """Every page that is made, and the descriptions themselves, by address."""
    http, messages = openapi(), message_schema()
    return {
        "reference/commands.md": command_pages(),
        "reference/http.md": http_page(http),
        "reference/openapi.json": json.dumps(http, indent=1),
        "reference/messages.md": messages_page(messages),
        "reference/messages.json": json.dumps(messages, indent=1),
        "reference/python.md": python_page(),
    }
