"""`python -m neonstrip.cli` is `neonstrip`."""

from neonstrip.cli import main

main()
