"""The command line: `neonstrip`. Each command has a file of its own."""

from neonstrip.cli.app import main

__all__ = ["main"]
