"""`neonstrip serve`: tables for a browser, at home or on many machines."""

from __future__ import annotations

import sys
import webbrowser
from typing import Annotated

import typer

from neonstrip.cli.app import app
from neonstrip.cli.warm import ensure_compiled
from neonstrip.locales import say, system_language
from neonstrip.play.library import GAMES

PORT = 7711


@app.command("serve")
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any free one.")] = PORT,
    lan: Annotated[bool, typer.Option("--lan", help="Let phones in the same network join: shows a QR code.")] = False,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://...; by default a file in your data folder.")
    ] = None,
    browser: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    limits: Annotated[
        float, typer.Option(min=0, help="Times the usual limits on requests; 0 lifts them, for trusted networks.")
    ] = 1.0,
) -> None:
    """Serve tables: people play in their browsers, programs over the protocol in docs/protocol.md."""
    # The server's packages are loaded here, so that other commands start without them.
    import segno

    from neonstrip.server import serve as server
    from neonstrip.tables.storage import default_url

    for game in GAMES:
        ensure_compiled(game)
    listener = server.listen("0.0.0.0" if lan else host, port)  # noqa: S104 - asked for with --lan
    port = listener.getsockname()[1]
    shown = server.lan_address() if lan else host
    url = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"

    def welcome() -> None:
        language = system_language()
        print(say(language, "serve-ready", url=url), flush=True)
        if lan:
            segno.make(url).terminal(out=sys.stdout, compact=True, border=2)
            print(say(language, "serve-lan"), flush=True)
        if browser:
            webbrowser.open(url)

    server.serve(listener, database or default_url(), limits, welcome)
