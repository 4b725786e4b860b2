#!/usr/bin/env python3
"""A bot for Neonstrip tables, for both games: takes an open seat and plays to the end. See docs/protocol.md.

Needs only `pip install websockets`. Its token stays in a file, so a bot that was stopped goes on where it was.

    python bot.py http://127.0.0.1:7711 TABLE Robby
"""

import hashlib
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

PASSING = ("too-many", "busy", "storage-gone", "defect")
NONCE = secrets.token_hex(16)
ANSWERS = {
    "pledge": {"pledge": hashlib.sha256(f"neonstrip nonce {NONCE}".encode()).hexdigest()},
    "reveal": {"nonce": NONCE},
}
AT_LAST = ("confirm", "pass", "skip", "decline", "stop")


def take_seat(server, table, name):
    """The token of an open seat. Our nonce will go into the dice, so that nobody can choose them."""
    body = json.dumps({"name": name, **ANSWERS["pledge"]}).encode()
    kind = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/tables/{table}/seats", body, kind)  # noqa: S310
    try:
        with urllib.request.urlopen(request) as answer:  # noqa: S310
            return json.load(answer)["token"]
    except urllib.error.HTTPError as refused:
        sys.exit(json.load(refused)["text"])


def value(legal):
    """How good a move looks: what it is worth now, and at equal worth rather something than nothing."""
    before, after = legal["worth"]["total"] if "worth" in legal else (0, 0)
    return legal["move"] != "refuse", after - before, legal["move"].split()[0] not in AT_LAST, random.random()


class Bot:
    """One seat at one table."""

    def __init__(self, server, table, token):
        self.address = f"ws{server.removeprefix('http')}/ws?table={table}"
        self.seat = {"table": table, "token": token}
        self.state = {"seq": 0}
        self.result = None

    def play(self):
        """Play to the end, over as many connections as it takes."""
        while self.result is None:
            try:
                with connect(self.address, max_size=None) as socket:
                    self.decided = None  # whatever was sent before may be lost; sent again, it counts once
                    socket.send(json.dumps({"type": "open", **self.seat, "seq": self.state["seq"]}))
                    for text in socket:
                        self.hear(json.loads(text), socket)
                        if self.result is not None:
                            return
            except (OSError, WebSocketException) as error:
                print(f"connecting again: {error}", file=sys.stderr)
            time.sleep(1)

    def hear(self, message, socket):
        """Learn from a message, and decide if it is our turn."""
        if message["type"] == "error" and message["code"] in PASSING:
            raise ConnectionError(message["text"])  # come back in a moment, and look again
        if message["type"] == "error" and message["code"] != "stale":
            sys.exit(message["text"])
        if message["type"] != "view":
            return
        known = {} if message["full"] else self.state
        self.state = {**known, **message, "view": {**known.get("view", {}), **message.get("view", {})}}
        self.result = next((line for line in message["log"] if line["kind"] == "over"), None)
        draw = self.state["table"]["draw"]
        if draw and self.state["seat"] in draw["awaited"]:  # the dice are drawn: all pledge nonces, then tell them
            socket.send(json.dumps({"type": draw["asks"], **self.seat, **ANSWERS[draw["asks"]]}))
        decision = self.state["decision"]
        if self.state.get("legal") and decision != self.decided:
            self.decided = decision
            move = max(self.state["legal"], key=value)["move"]
            socket.send(json.dumps({"type": "move", **self.seat, "move": move, "decision": decision}))


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    server, table, name = sys.argv[1:]
    kept = Path(f"{table}.{name}.token")
    if not kept.exists():
        token = take_seat(server, table, name)
        kept.touch(0o600)
        kept.write_text(token, "utf-8")
    bot = Bot(server, table, kept.read_text("utf-8"))
    bot.play()
    print(json.dumps({"results": bot.result["results"], "winners": bot.result["winners"]}))
