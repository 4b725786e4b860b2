"""`python -m neonstrip` is `neonstrip`."""

from neonstrip.cli import main

if __name__ == "__main__":  # processes that this one starts read this file too
    main()
