"""The bot of examples/ plays whole games of both kinds, and goes on after it was killed."""

from __future__ import annotations

import ast
import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from server.playing import PATIENCE, Laid, lay
from server.running import Running

BOT = Path(__file__).resolve().parents[2] / "examples" / "bot.py"
LINES_BEFORE_THE_END = 20


def start(table: Laid, name: str, folder: Path) -> subprocess.Popen[str]:
    """A bot as somebody would start it, with its token in this folder."""
    command = [sys.executable, str(BOT), table.server.url, table.id, name]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", cwd=folder)


async def watch(table: Laid, ready: int, lines: int) -> None:
    """Start the game when all have sat down, and look on until so much has happened."""
    async with table.player() as spectator:
        while sum(seat["kind"] == "human" for seat in spectator.state["table"]["seats"]) < ready:
            await spectator.hear()
        await spectator.command("start", token=table.host)
        while len(spectator.log) < lines:
            await spectator.hear()


@pytest.mark.parametrize("game", ["royale", "newvegas"])
def test_two_of_them_play_a_whole_game_and_one_is_killed_in_between(house: Running, game: str, tmp_path: Path) -> None:
    table = lay(house, game, ["open", "open"])
    steady, killed = start(table, "Steady", tmp_path), start(table, "Killed", tmp_path)
    try:
        asyncio.run(asyncio.wait_for(watch(table, 2, LINES_BEFORE_THE_END), PATIENCE))
        killed.kill()
        killed.communicate()
        assert table.about()["stage"] == "playing"
        killed = start(table, "Killed", tmp_path)
        for bot in (steady, killed):
            said, complained = bot.communicate(timeout=PATIENCE)
            assert bot.returncode == 0, complained
            end = json.loads(said)
            assert end["results"] == table.record().results
            assert set(end["winners"]) <= {"Steady", "Killed"}
    finally:
        for bot in (steady, killed):
            bot.kill()
            bot.communicate()
    assert [seat["stand_in"] for seat in table.about()["seats"]] == [None, None]


def test_it_is_told_why_it_gets_no_seat(house: Running, tmp_path: Path) -> None:
    table = lay(house, "royale", ["Anna", "bot greedy"])
    said, complained = start(table, "Late", tmp_path).communicate(timeout=PATIENCE)
    assert (said, complained.strip()) == ("", "No seat is open at this table.")
    assert list(tmp_path.iterdir()) == []


def test_it_is_short_and_needs_nothing_of_ours() -> None:
    text = BOT.read_text("utf-8")
    assert len(text.splitlines()) < 110
    imported = {
        name.split(".")[0]
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in ([node.module or ""] if isinstance(node, ast.ImportFrom) else [each.name for each in node.names])
    }
    assert imported - set(sys.stdlib_module_names) == {"websockets"}
