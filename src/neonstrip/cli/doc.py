"""`neonstrip doc`: the documentation, which is part of every installation."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from neonstrip.cli.app import app
from neonstrip.play.errors import Mistake


def pages() -> dict[str, str]:
    """The text of every page by its name. They lie in the wheel, and in a checkout beside the source."""
    installed = Path(str(files("neonstrip"))) / "docs"
    folder = installed if installed.is_dir() else Path(__file__).parents[3] / "docs"
    found = sorted(folder.rglob("*.md"))
    return {path.relative_to(folder).with_suffix("").as_posix(): path.read_text("utf-8") for path in found}


@app.command()
def doc(page: Annotated[str, typer.Argument(help="Which one; without it, all are listed.")] = "") -> None:
    """Read a page of the documentation, such as that of the protocol, the formats of files, or the rules."""
    found = pages()
    if not page:
        print("\n".join(f"{name:22}{text.splitlines()[0].removeprefix('# ')}" for name, text in found.items()))
        return
    name = page.removeprefix("docs/").removesuffix(".md")
    if name not in found:
        raise Mistake("unknown-doc", page=page, pages=", ".join(found))
    console = Console(highlight=False)
    if console.is_terminal:
        console.print(Markdown(found[name], hyperlinks=False))
    else:
        print(found[name], end="")
