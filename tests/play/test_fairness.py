"""Fair dice in a record: true ones are recognised, and any change to seed, nonce or promise is found."""

import json
from pathlib import Path

import pytest

from cli.person import run
from neonstrip.bots import choose
from neonstrip.play import Game, Mistake, Record, verify
from neonstrip.play.fairness import commitment, fair_seed

SERVER = "00ff" * 16
OTHER = "0ff0" * 16
NONCES = ["clover", "-"]


def fair_record(dealt: bool = False) -> Record:
    """A short game whose seed, or whose last deal, comes from a server and two players."""
    seed = fair_seed(SERVER, NONCES)
    game = Game.new("royale", ["Anna", "Benno"], {"tiles": 0}, seed="before" if dealt else seed)
    for _ in range(3):
        game.make(choose(game, "random"))
    if dealt:
        game.reseed(seed)
        for _ in range(3):
            game.make(choose(game, "random"))
    record = game.record()
    record.server, record.nonces, record.commitment = SERVER, list(NONCES), commitment(SERVER)
    return record


@pytest.mark.parametrize("dealt", [False, True])
def test_fair_dice_are_written_read_and_verified(dealt: bool) -> None:
    """The lines of the format, for a game from its start and for one that was dealt anew."""
    record = fair_record(dealt)
    lines = record.text().splitlines()
    assert f"server {SERVER}" in lines
    assert f"commitment {commitment(SERVER)}" in lines
    assert [line for line in lines if line.startswith("nonce")] == ["nonce 1 clover", "nonce 2 -"]
    assert Record.parse(record.text()) == record
    assert verify(record).record().moves == record.moves


def test_what_was_changed_is_found() -> None:
    """A nonce, the server's seed, the promise, the seed of the game, the order of seats."""
    for changes, code in (
        ({"nonces": ["clove", "-"]}, "seed-differs"),
        ({"nonces": ["-", "clover"]}, "seed-differs"),
        ({"nonces": []}, "seed-differs"),
        ({"server": OTHER}, "commitment-differs"),
        ({"server": OTHER, "commitment": commitment(OTHER)}, "seed-differs"),
        ({"commitment": commitment(OTHER)}, "commitment-differs"),
    ):
        record = fair_record()
        for name, value in changes.items():
            setattr(record, name, value)
        with pytest.raises(Mistake) as mistake:
            verify(Record.parse(record.text()))
        assert mistake.value.code == code
    dealt = fair_record(dealt=True)
    dealt.deals = []
    with pytest.raises(Mistake):
        verify(dealt)


@pytest.mark.parametrize(
    "line", ["server 12", f"server {SERVER}0", "nonce 2 late", "nonce 1", "nonce 1 two words", "commitment"]
)
def test_lines_that_cannot_be_read_are_said(line: str) -> None:
    text = fair_record().text().split("nonce 1")[0].replace(f"server {SERVER}\n", "")
    with pytest.raises(Mistake) as mistake:
        Record.parse(text + line + "\n")
    assert mistake.value.code == "record-line"


def test_verify_says_that_the_dice_were_fair(tmp_path: Path) -> None:
    """With the server's promise, to be compared with what it published before the game."""
    file = tmp_path / "fair.neonstrip"
    fair_record().save(file)
    assert json.loads(run("verify", str(file), "--json").stdout)["commitment"] == commitment(SERVER)
    told = run("verify", str(file)).stdout
    assert "fair" in told
    assert commitment(SERVER) in told
    file.write_text(fair_record().text().replace("clover", "clever"))
    done = run("verify", str(file))
    assert done.returncode == 2
    assert "fair" in done.stderr
