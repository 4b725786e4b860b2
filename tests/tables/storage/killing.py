"""A worker of its own that appends until it is killed."""

import os
import signal
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[2]


def kill_an_appender(program: str, url: str, acknowledged: int, **environment: str) -> list[int]:
    """Start one, kill it at once when it has acknowledged so many, and return all that it has."""
    command = [sys.executable, "-m", program, url, "t"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, cwd=TESTS, env={**os.environ, **environment}
    ) as process:
        assert process.stdout is not None
        seqs = [int(process.stdout.readline()) for _ in range(acknowledged)]
        process.kill()
        # A last line may be torn; a number that is cut short is an entry all the same.
        seqs += [int(line) for line in process.stdout.read().split()]
    assert process.returncode == -signal.SIGKILL
    return seqs
