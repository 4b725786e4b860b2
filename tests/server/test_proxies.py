"""Real proxies with TLS before two workers, as docs/serving.md has them: people play, also while they reload."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from cli.person import run
from length import LONG
from server.client import ask
from server.crowd import TABLES
from server.playing import lay
from server.proxies import DEPLOY, proxied
from server.running import Running, stopping
from server.troubles import play_through
from tables.postgres import postgres

RELOADS = 5
TOKEN = "who looks after it"  # noqa: S105 - for metrics of a test
MEETINGS = 16

needs_time = pytest.mark.skipif(not LONG, reason="gets packages and takes minutes: ./test --long")


@needs_time
@pytest.mark.long
@pytest.mark.parametrize("name", ["nginx", "caddy"])
def test_people_play_through_a_proxy_that_is_reloaded(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NEONSTRIP_METRICS_TOKEN", TOKEN)
    with postgres() as url:
        workers = [Running(url, options=("--name", "tables.example.org")) for _ in range(2)]
        with stopping(*workers), proxied(name, tmp_path, workers) as (proxy, visited):
            monkeypatch.setenv("SSL_CERT_FILE", str(proxy.public))

            async def reload() -> None:
                await asyncio.to_thread(proxy.reload)

            told = run("doctor", "--url", proxy.url, "--database", url, "--json")
            assert told.returncode == 0, (told.stdout, told.stderr)
            checks = {one["check"]: one["ok"] for one in json.loads(told.stdout)["checks"]}
            assert {"url", "proxy-address", "proxy-socket", "proxy-metrics"} <= {
                name for name, ok in checks.items() if ok
            }
            crowd = asyncio.run(play_through([visited], url, TABLES[:4], [reload] * RELOADS))
            assert crowd.killed == RELOADS
            assert len(crowd.finished) >= 4  # people play on until there were enough reloads
            assert proxy.reloaded() == RELOADS
            carried = [reading(worker, "command_seconds_count") for worker in workers]
            assert sum(carried) > 0
            print(f"{name}: {carried} commands at the workers in {len(crowd.finished)} games, {RELOADS} reloads")


def reading(worker: Running, name: str) -> int:
    """What a worker tells its operator of itself; nothing where it has not been counted yet."""
    told = re.search(rf"^neonstrip_{name} (\d+)$", ask(worker.url, "/metrics", token=TOKEN), re.MULTILINE)
    return int(told[1]) if told else 0


@needs_time
@pytest.mark.long
@pytest.mark.parametrize("name", ["nginx", "caddy"])
def test_all_who_come_to_a_table_meet_at_one_worker(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEONSTRIP_METRICS_TOKEN", TOKEN)

    async def come(visited: Running, workers: list[Running]) -> set[int]:
        """The workers that tables were sent to."""
        chosen = set()
        async with AsyncExitStack() as stack:
            for _ in range(MEETINGS):
                before = [reading(worker, "sockets") for worker in workers]
                table = lay(visited, "royale", ["Anna", "Benno", "Cleo"])
                for seat in range(3):
                    await stack.enter_async_context(table.player(seat))
                came = [reading(worker, "sockets") - had for worker, had in zip(workers, before, strict=True)]
                assert sorted(came) == [0, 3]
                chosen.add(came.index(3))
        return chosen

    with postgres() as url:
        workers = [Running(url) for _ in range(2)]
        with stopping(*workers), proxied(name, tmp_path, workers) as (proxy, visited):
            monkeypatch.setenv("SSL_CERT_FILE", str(proxy.public))
            assert asyncio.run(come(visited, workers)) == {0, 1}


@pytest.mark.long
def test_units_are_understood_by_systemd(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd-analyze here")
    for unit in [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]:
        text = unit.read_text().replace("/opt/neonstrip/bin/neonstrip", "/bin/true")  # it is not installed here
        (tmp_path / unit.name.replace("@", "@7711")).write_text(text)
    units = [str(path) for path in tmp_path.iterdir()]
    assert len(units) == 3
    done = subprocess.run([analyze, "verify", *units], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
