"""House rules drawn at random, in games played at random, beside a model that reads them on its own.

What it knows of a game it takes from moves, events and what lies on the table, never from the rules.
"""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

import pytest

from length import LONG
from neonstrip.bots import choose
from neonstrip.play import Game, Record
from neonstrip.rules.newvegas.moves import GRAMMAR
from neonstrip.rules.newvegas.printed import ACTION_OF, ACTIONS, COLOURS, PROJECT_NAMES
from neonstrip.rules.newvegas.state import NONE, PHASE_NAMES, STAR_FREE, STAR_GIVEN, STAR_LOST
from neonstrip.rules.royale.printed import TILE_CODES
from neonstrip.tables import events as ev
from tables.random_tables import NAMES, Play, random_options

GAMES = 200 if LONG else 24
NEUTRAL, GREY = 5, 6
YELLOW = COLOURS.index("yellow")
STREETS_PROJECT = "sites_and_shows_of_street"


def fine_of(cash: int, jetons: int, reading: str) -> tuple[int, int]:
    """R-BADLUCK-2: what is paid in cards, and in jetons."""
    if cash < 50:
        return cash, min(jetons, (50 - cash) // 10)
    missing = {60: 2, 70: 1}.get(cash, 0)
    if not missing:
        return 50, 0
    return (50 - 10 * missing, missing) if reading == "jetons" and jetons >= missing else (cash, 0)


class Casinos:
    """What a table of Royale must do by its house rules."""

    def __init__(self, game: Game, options: dict[str, Any]) -> None:
        self.game, self.options = game, options
        self.starter = game.state[0].starter
        self.prizes: dict[int, list[str | None]] = defaultdict(list)
        """Who won the prizes of each casino, the higher first; nobody where one went back."""
        self.seen = {"fines": 0, "starters": 0, "power": 0, "declined": 0}

    def before(self) -> None:
        if self.game.view().phase == "move":
            assert ("decline" in self.game.legal()) == self.options["decline_move"]

    def after(self, move: str) -> None:
        for event in self.game.events():
            match event:
                case {"event": "won", "owner": owner, "site": int(site)}:
                    self.prizes[site].append(owner)
                case {"event": "returned", "site": int(site)}:
                    self.prizes[site].append(None)
                case {"event": "fined", "player": name, "amount": amount, "jetons": jetons}:
                    self.check_fine(self.game.names.index(name), amount, jetons)
                case {"event": "starts", "player": name, "round": number} if number > 1:
                    assert name == self.next_starter()
                    self.starter = self.game.state[0].starter
                    self.prizes.clear()
                    self.seen["starters"] += 1
        self.seen["declined"] += move == "decline"
        self.check_power()

    def check_fine(self, seat: int, amount: int, jetons: int) -> None:
        state, [wealth] = self.game.state[0], [self.game.results()[seat]]
        new = 0 if self.game.is_over else 2
        cash = wealth - 10 * int(state.jetons[seat]) + amount
        assert (amount, jetons) == fine_of(cash, int(state.jetons[seat]) - new + jetons, self.options["fine"])
        self.seen["fines"] += 1

    def next_starter(self) -> str:
        for casino in range(6, 0, -1):
            winners = self.prizes[casino]
            if self.options["next_starter"] == "higher":
                winners = winners[:1]
            if any(winners):
                return next(name for name in winners if name)
        return str(self.game.names[(self.starter + 1) % len(self.game.names)])

    def check_power(self) -> None:
        """R-POWER-1, R-POWER-2: who has the marker, or just took it, leads where neutral dice count or do not."""
        s = self.game.state[0]
        site = int(s.sites[TILE_CODES.index("D2")])
        if s.power < 0 or self.game.view().phase in ("prime", "split", "pick", "over"):
            return
        left_out = [NEUTRAL] if not self.options["neutral_power"] else []
        left_out += [GREY] if s.sites[TILE_CODES.index("F2")] >= 0 else []
        counts = {o: int(s.dice[site, o, 0] + 2 * s.dice[site, o, 1]) for o in range(7) if o not in left_out}
        most = [owner for owner, count in counts.items() if count == max(counts.values())]
        assert len(most) == 1
        assert most[0] < NEUTRAL
        if any(event["event"] == "won_power" for event in self.game.events()):
            assert most == [s.power]
            self.seen["power"] += 1


def test_royale_beside_a_model_of_its_house_rules() -> None:
    """R-BADLUCK-2, R-SCORE-2, R-POWER-1, R-POWER-2, R-HANDICAP-1, R-CHOICE-1"""
    total = {"fines": 0, "starters": 0, "power": 0, "declined": 0}
    for seed in range(GAMES):
        chance = random.Random(seed)
        players = chance.choice([2, 2, 3, 5])
        options = random_options(chance, "royale", players) | {"tiles": 6}
        game = Game.new("royale", NAMES[:players], options, seed)
        model = Casinos(game, options)
        while not game.is_over:
            model.before()
            move = chance.choice(game.legal())
            game.play(move)
            model.after(move)
        total = {name: count + model.seen[name] for name, count in total.items()}
    assert min(total.values()) > 0, total


class Cities:
    """What a table of New Las Vegas must do by its house rules."""

    points: Any

    def __init__(self, game: Game, options: dict[str, Any]) -> None:
        self.game, self.options = game, options
        self.opened: dict[int, list[tuple[int, int]]] = defaultdict(list)
        """Star casinos that each seat has opened this turn: by an extension, and by the number."""
        self.extended: dict[int, tuple[int, int]] = {}
        self.offered: dict[int, set[str]] = {}
        """Projects that each seat could have left when it confirmed."""
        self.seen = {"encores": 0, "declined": 0, "lost": 0, "streets": 0}

    def is_done(self, sheet: Any, reading: str) -> bool:
        """N-PROJECT-7: whether some street has all sites opened, and all shows given; by a reading only opened."""
        city, opened = self.game.state.middle[0].city, sheet.number != NONE
        shows = sheet.star == STAR_GIVEN if reading == "given" else opened
        return bool(((opened | (city.site == 0)) & (shows | (city.star == 0))).all(axis=1).any())

    def check_shows(self) -> None:
        """What the project of a street's sites and shows asks for. Some may leave it: it is theirs to score later."""
        for sheet in self.game.state.sheets:
            readings = {reading: self.is_done(sheet, reading) for reading in ("given", "opened")}
            done = readings[self.options["shows"]]
            assert bool(sheet.points[YELLOW]) <= done
            assert self.options["decline_projects"] or bool(sheet.points[YELLOW]) == done
            self.seen["streets"] += len({*readings.values()}) - 1

    def before(self, seat: int, move: int) -> None:
        parts, draft = GRAMMAR.parts[move], self.game.state.drafts[seat]
        legal = [GRAMMAR.parts[each] for each in self.game.numbers(seat)]
        encores = {each.words["side"] for each in legal if each.family == "encore"}
        declines = {each.words["colour"] for each in legal if each.family == "decline"}
        assert self.options["decline_projects"] or not declines
        assert bool(encores) <= (self.options["extension_shows"] and seat in self.extended)
        if seat in self.extended and self.options["extension_shows"] and PHASE_NAMES[draft.phase] == "act":
            may = draft.any_action or ACTIONS[draft.action] == "show"
            assert bool(encores) == bool(may), "no column is ever full in a game played at random"
        lot = (parts.values.get("street", -1), parts.values.get("avenue", -1))
        star = parts.family in ("open", "extend") and self.game.state.middle[0].city.star[lot]
        if star:
            self.opened[seat].append(lot)
        if star and parts.family == "extend":
            self.extended[seat] = lot
        if parts.family == "confirm":
            self.offered[seat] = declines
            self.points = self.game.state.sheets["points"].copy()
        self.seen["encores"] += parts.family == "encore"
        self.seen["declined"] += parts.family == "decline"

    def after(self, seat: int, move: int, revealed: bool) -> None:
        if GRAMMAR.name_of(move) == "confirm":
            stars = [int(self.game.state.drafts[seat].star[lot]) for lot in self.opened.pop(seat, [])]
            assert STAR_FREE not in stars
            assert stars.count(STAR_GIVEN) <= 1
            self.seen["lost"] += stars.count(STAR_LOST)
            self.extended.pop(seat, None)
        if revealed and PROJECT_NAMES[YELLOW][self.game.state.middle[0].projects[YELLOW]] == STREETS_PROJECT:
            self.check_shows()
        if revealed and self.offered:
            new = (self.game.state.sheets["points"] > 0) & (self.points == 0)
            for each, offered in self.offered.items():
                scored = {colour for i, colour in enumerate(COLOURS) if new[each, i]}
                assert scored == offered or not self.options["decline_projects"]
            self.offered.clear()


def play_cities(seed: int, players: int, options: dict[str, Any]) -> tuple[Game, Cities]:
    """A game of players who want something, and now and then do something else."""
    chance = random.Random(seed)
    game = Game.new("newvegas", NAMES[:players], options, seed)
    if seed % 2:
        game.state.middle["projects"][0, YELLOW] = PROJECT_NAMES[YELLOW].index(STREETS_PROJECT)
        game.state.middle["city"]["site"][0, -1] = 0  # one street asks for its shows alone
    model = Cities(game, options)
    while not game.is_over:
        seat = chance.choice(game.seats)
        moves = game.numbers(seat)
        rare = [move for move in moves if GRAMMAR.name_of(move) in ("encore", "decline", "extend", "circle")]
        if rare and chance.random() < 0.4:
            move = chance.choice(rare)
        else:
            move = choose(game, "greedy" if chance.random() < 0.8 else "random", seat)
        turn = game.rules.public_turn(game.state)
        model.before(seat, move)
        game.make(move, seat)
        model.after(seat, move, game.rules.public_turn(game.state) != turn)
    return game, model


def test_new_las_vegas_beside_a_model_of_its_house_rules() -> None:
    """N-SHOW-1, N-OPEN-6, N-PROJECT-1, N-PROJECT-7, N-HOTEL-3"""
    total = {"encores": 0, "declined": 0, "lost": 0, "streets": 0}
    for seed in range(GAMES):
        chance = random.Random(f"city {seed}")
        players = chance.choice([1, 2, 3])
        _, model = play_cities(seed, players, random_options(chance, "newvegas", players))
        total = {name: count + model.seen[name] for name, count in total.items()}
    assert min(total.values()) > 0, total


@pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
def test_the_acme_with_and_without_its_runs(edition: str) -> None:
    """N-SOLO-8: the same game, move by move, but for a point a casino in four streets."""
    options = {"edition": edition, "opponent": 5}
    game, _ = play_cities(8, 1, random_options(random.Random(7), "newvegas", 1) | options | {"acme_runs": True})
    record = game.record()
    without = Game.replay(Record(**{**vars(record), "options": {**record.options, "acme_runs": False}}))
    middle = game.state.middle[0]
    cards = [ACTIONS[ACTION_OF[card]] for card in middle.acme_pile[: middle.acme_count]]
    run = max(1, cards.count("construction") + int(middle.crane_modifier))
    mine, acme = game.rules.areas(game.state)
    other_mine, other_acme = without.rules.areas(without.state)
    assert mine == other_mine
    assert {**acme, "streets": acme["streets"] - 4 * run} == other_acme


# What was played before there were house rules

OLD = """neonstrip record 1
game royale
option tiles 3
option repeat reshuffle
option neutral no
option open_money no
option starter none
seed 1
seat human Anna
seat human Benno
"""


def test_a_record_that_names_no_house_rule_is_played_as_it_was() -> None:
    """R-BADLUCK-2: jetons make a fine exact; what is written of it again is the same text."""
    game = Game.replay(Record.parse(OLD))
    assert game.options.fine == "jetons"
    assert game.record().text() == OLD.replace("seed 1\n", f"seed {game.seed}\n")


def test_a_new_game_is_played_by_the_letter_and_its_record_says_so() -> None:
    """R-BADLUCK-2"""
    game = Game.new("royale", ["Anna", "Benno"])
    assert game.options.fine == "cash"
    assert "\noption fine cash\n" in game.record().text()
    assert Game.replay(Record.parse(game.record().text())).options == game.options


def test_records_of_new_las_vegas_name_only_house_rules_that_are_not_the_usual_ones() -> None:
    usual = Game.new("newvegas", ["Anna", "Benno"]).record().options
    assert list(usual) == ["edition", "golf", "bank", "sites", "opponent", "city"]
    changed = {"shows": "opened", "extension_shows": True, "decline_projects": True, "acme_runs": False}
    game = Game.new("newvegas", ["Anna"], changed)
    assert game.record().options == usual | {"opponent": 1} | changed
    assert Game.replay(Record.parse(game.record().text())).options == game.options


def test_a_log_that_names_no_house_rule_is_played_as_it_was() -> None:
    """R-BADLUCK-2: the table tells everybody so."""
    play = Play.begin("abcdefgh")
    seats = [ev.SeatSetup("bot", name, "random") for name in NAMES[:2]]
    play.happen(ev.Created("royale", {"tiles": 6}, seats, ev.Settings(), "0" * 64, ""))
    assert play.table.dossier.options == {
        "tiles": 6,
        "fine": "jetons",
        "neutral_power": True,
        "decline_move": False,
        "next_starter": "any",
    }
    play.happen(ev.Started([0, 1], "1" * 64))
    assert play.table.playing.options.fine == "jetons"
