"""The command line: `neonstrip`. Each command has a file of its own and registers itself; games add theirs."""

import os

# Where colorama is installed, Numba has it wrap the terminal, which then ends every command with an escape.
os.environ.setdefault("NUMBA_DISABLE_ERROR_MESSAGE_HIGHLIGHTING", "1")

from neonstrip.cli.app import main

__all__ = ["main"]
