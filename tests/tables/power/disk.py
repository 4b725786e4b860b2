"""A disk whose power can be cut: afterwards it holds what was synced, and of the rest what chance has written."""

from __future__ import annotations

import functools
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SECTOR = 512
SOURCE = Path(__file__).with_name("forgetful.c")


@functools.cache
def library() -> Path | None:
    """The part that is loaded into a program; None where there is no compiler for it, or no such way."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None or sys.platform != "linux":
        return None
    made = Path(tempfile.mkdtemp(prefix="neonstrip-power-")) / "forgetful.so"
    subprocess.run([compiler, "-O1", "-shared", "-fPIC", "-o", made, SOURCE, "-ldl"], check=True)
    return made


class Disk:
    """A folder for programs to write to, and beside it what would be left of it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.platter = folder / "disk", folder / "platter"
        self.folder.mkdir()
        self.platter.mkdir()

    @property
    def environment(self) -> dict[str, str]:
        """What a program that writes here must find in its environment."""
        return {
            "LD_PRELOAD": str(library()),
            "FORGETFUL_DISK": str(self.folder),
            "FORGETFUL_PLATTER": str(self.platter),
        }

    def lose_power(self, chance: random.Random) -> None:
        """After the programs were killed: forget what was not synced.

        A real disk has written some of it already, in any order: at times everything unsynced is lost, at times each
        sector that differs is, by chance, the old or the new one.
        """
        share = chance.choice([0.0, 0.0, 0.5, 0.9])
        for file in self.folder.iterdir():
            kept, now = self.platter / file.name, file.read_bytes()
            if not kept.exists():
                file.unlink()  # nobody has ever asked for it to be kept
                continue
            old = kept.read_bytes()
            mixed = bytearray(old)
            for at in range(0, max(len(old), len(now)), SECTOR):
                new = now[at : at + SECTOR]
                if new == old[at : at + SECTOR]:
                    continue
                if len(new) == SECTOR and chance.random() < share:
                    mixed.extend(bytes(max(0, at + SECTOR - len(mixed))))
                    mixed[at : at + SECTOR] = new
            file.write_bytes(mixed)
            kept.write_bytes(mixed)
        for kept in self.platter.iterdir():
            if not (self.folder / kept.name).exists():
                shutil.copy(kept, self.folder)  # that it was deleted was not synced either

    def settle(self) -> None:
        """Everything as it is now is safe: what others did here, in order and in peace."""
        shutil.rmtree(self.platter)
        shutil.copytree(self.folder, self.platter)
