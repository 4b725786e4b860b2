"""How a command was called wrongly, as Typer finds it: told in the reader's language, with what would be right."""

from __future__ import annotations

import inspect
from types import NoneType
from typing import Any, Literal, get_args, get_origin

from typer.core import TyperGroup

from neonstrip.play.errors import Mistake


class Commands(TyperGroup):
    """Commands: who asks for one that there is not is told which there are."""

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        found = super().get_command(ctx, cmd_name)
        if found is None and not ctx.resilient_parsing:
            raise Mistake("unknown-command", command=cmd_name, commands=", ".join(self.list_commands(ctx)))
        return found


def mistake_of(problem: Any) -> Mistake | None:
    """What Typer refuses, as a mistake of ours; nothing if it is anything else.

    Releases of Typer differ in where its errors come from, but not in what they are called.
    """
    context, kind = getattr(problem, "ctx", None), type(problem).__name__
    if kind == "BadOptionUsage":
        return Mistake("misused-option", option=problem.option_name)
    if context is None or kind == "NoArgsIsHelpError":
        return None
    if kind == "NoSuchOption":
        return Mistake("unknown-option", option=problem.option_name, options=", ".join(options_of(context)))
    if kind == "MissingParameter":
        return Mistake("missing-word", word=word_of(problem.param), usage=usage(context), more=more(context))
    if kind == "BadParameter" and problem.param is not None:
        return Mistake("wrong-word", word=word_of(problem.param), takes=takes(context.command, problem.param.name))
    return Mistake("usage", usage=usage(context), more=more(context))


def options_of(context: Any) -> list[str]:
    """All options of a command."""
    words = [word for one in context.command.get_params(context) for word in (*one.opts, *one.secondary_opts)]
    return [word for word in words if word.startswith("--")]


def word_of(parameter: Any) -> str:
    """What a person would have to write, or would write a value after."""
    return str(parameter.opts[0] if parameter.opts[0].startswith("-") else parameter.metavar or parameter.name.upper())


def usage(context: Any) -> str:
    """How a command is called."""
    return " ".join([context.command_path, *context.command.collect_usage_pieces(context)])


def more(context: Any) -> str:
    """What tells everything about a command."""
    return f"{context.command_path} --help"


def takes(command: Any, name: str) -> str:
    """What a word of a command can be, by examples that every reader understands."""
    annotation = inspect.signature(command.callback, eval_str=True).parameters[name].annotation
    kind, told = get_args(annotation)[:2]
    [kind] = [one for one in get_args(kind) if one is not NoneType] if NoneType in get_args(kind) else [kind]
    if get_origin(kind) is Literal:
        return ", ".join(map(str, get_args(kind)))
    if told.min is not None and told.max is not None:
        return f"{told.min}-{told.max}"
    first = told.min or 0
    return f"{first}, {first + 1}, {first + 2} …" if kind is int else f"{first}, {first + 0.5}, {first + 1} …"
