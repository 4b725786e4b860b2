"""`neonstrip serve`: tables for a browser, at home or on many machines."""

from __future__ import annotations

import http.client
import json
import os
import socket
import sys
import threading
import webbrowser
from contextlib import closing
from typing import Annotated

import typer

from neonstrip.cli.ages import stage_ages
from neonstrip.cli.app import app
from neonstrip.cli.tables import Database
from neonstrip.locales import say, system_language
from neonstrip.play.errors import Mistake

HOST = "127.0.0.1"
PORT = 7711
PORTS = range(PORT, PORT + 10)
"""Where to try, if no port is asked for."""


@app.command("serve")
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = HOST,
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help=f"The port; 0 takes any free one. (default: {PORT}, or the next free one)"),
    ] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Let phones in the same network join: shows a QR code.")] = False,
    database: Database = None,
    browser: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    limits: Annotated[
        float, typer.Option(min=0, help="Times the usual limits on requests; 0 lifts them, for trusted networks.")
    ] = 1.0,
    name: Annotated[
        list[str] | None,
        typer.Option(help="A name that the server is visited by, such as tables.example.org; may be given again."),
    ] = None,
    expire: Annotated[
        list[str] | None,
        typer.Option(help="Remove tables where nothing happened for so long: open=7d, playing=90d, over=1y; again."),
    ] = None,
    most_tables: Annotated[int | None, typer.Option(min=1, help="Tables in all: beyond it no new ones.")] = None,
    daily_tables: Annotated[
        int | None, typer.Option(min=1, help="New tables from one address in a day, counted by each worker.")
    ] = None,
) -> None:
    """Serve tables: people play in their browsers, programs over the protocol (`neonstrip doc protocol`)."""
    # The server's packages are loaded here, so that other commands start without them.
    from neonstrip.server import serve as server
    from neonstrip.server.hosts import Names
    from neonstrip.server.keeping import Housekeeping
    from neonstrip.server.reach import address, lan_address
    from neonstrip.tables.storage import default_url

    language = system_language()
    keeping = Housekeeping(stage_ages(expire or []), most_tables, daily_tables)
    if port is None and database is None and is_running(host):
        # A second server over the same file would not hear what happens at the first
        print(say(language, "serve-already", url=address(host, PORT)), flush=True)
        if browser:
            show(address(host, PORT))
        return
    # What is wrong is said at once, before anybody waits for the rules
    listener = listen("0.0.0.0" if lan else host, port)  # noqa: S104 - asked for with --lan
    address_of_tables = database or default_url()
    server.check(address_of_tables, lambda mistake: wait(language, mistake))
    url = address(lan_address() if lan else host, listener.getsockname()[1])

    def welcome() -> None:
        print(say(language, "serve-ready", url=url), flush=True)
        if lan:
            import segno

            segno.make(url).terminal(out=sys.stdout, compact=True, border=2)
            print(say(language, "serve-lan"), flush=True)
        if browser:
            show(url)

    server.serve(listener, address_of_tables, limits, Names([host, *(name or [])]), keeping, welcome)


def wait(language: str, mistake: Mistake) -> None:
    """Say that the database is away."""
    print(say(language, "serve-waiting", what=mistake.words(language)), file=sys.stderr, flush=True)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at the port asked for, or else at the first that is free."""
    from neonstrip.server.serve import listen

    if port is not None:
        return listen(host, port)
    for usual in PORTS:
        try:
            return listen(host, usual)
        except Mistake as mistake:
            taken = mistake
    raise taken


def is_running(host: str) -> bool:
    """Whether a Neonstrip is being served at the usual port."""
    with closing(http.client.HTTPConnection(host, PORT, timeout=5)) as connection:
        try:
            connection.request("GET", "/api")
            return "protocol" in json.loads(connection.getresponse().read())
        except (OSError, http.client.HTTPException, ValueError, TypeError):
            return False


def show(url: str) -> None:
    """Open a page, where there is a screen for it: a browser for terminals would take this one."""
    desktop = sys.platform in ("win32", "darwin") and "SSH_CONNECTION" not in os.environ
    if desktop or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
