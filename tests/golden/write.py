"""Writes all playthroughs anew, after a change meant to change games: `../.venv/bin/python -m golden.write`"""

from golden import classic, newvegas, royale
from golden.text import FOLDER


def main() -> None:
    for name, (players, options, bots, code) in royale.PLAYTHROUGHS.items():
        (FOLDER / f"{name}.txt").write_text(royale.find(code, players, options, bots), "utf-8")
        print("written", name)
    for game in (classic, newvegas):
        for name, setting in game.PLAYTHROUGHS.items():
            (FOLDER / f"{name}.txt").write_text(game.play(*setting, seed=1), "utf-8")
            print("written", name)


if __name__ == "__main__":
    main()
