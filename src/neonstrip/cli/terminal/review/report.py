"""A review as text: turning points first, then the course of the game, then what mattered decision by decision."""

from __future__ import annotations

from rich.text import Text

from neonstrip.bots.review.report import Point, Review, TurningPoint
from neonstrip.bots.review.verdicts import BAD
from neonstrip.cli.columns import columns
from neonstrip.cli.terminal.hints import reason_words
from neonstrip.cli.terminal.looks import GOLD, LIT, QUIET
from neonstrip.cli.terminal.review.amounts import accounts, amount_change, change, percent
from neonstrip.cli.terminal.review.moves import in_words, luck_in_words
from neonstrip.cli.terminal.review.plot import legend, plot
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.phrases import templates_of

PARTS = ("start", "luck", "play", "others", "result")


def show_review(screen: Screen, review: Review, seat: int | None) -> None:
    """The whole review; with a seat only its own decisions and turning points of its own."""
    say = screen.say
    players = ", ".join(review.names)
    screen.prose(Text(say("review-title", game=say(f"game-{review.game}"), players=players), GOLD))
    _title(screen, "review-turning")
    turns = [turn for turn in review.turns if seat is None or turn.by == "luck" or turn.seat == seat]
    for turn in turns:
        _turn(screen, review, turn)
    if not turns:
        screen.prose(say("review-turning-none"))
    _title(screen, "review-course")
    screen.lines(plot(screen, review))
    screen.prose(legend(screen, review))
    _title(screen, "review-shares")
    _shares(screen, review)
    _title(screen, "review-decisions")
    mattered = [point for point in review.points if point.verdict in BAD and seat in (None, point.seat)]
    for point in mattered:
        _decision(screen, review, point)
    if not mattered:
        screen.prose(say("review-decisions-none"))
    screen.line()
    screen.prose(Text(say("review-note", worlds=review.worlds), QUIET))


def _title(screen: Screen, message: str) -> None:
    screen.line()
    screen.line(Text(f" {screen.say(message)}", LIT))


def _turn(screen: Screen, review: Review, turn: TurningPoint) -> None:
    """A turning point: where, who, by what."""
    point, say = review.points[turn.point], screen.say
    figure = say("review-percent", percent=change(turn.change))
    if turn.stroke is None:
        what = say("review-played", played=in_words(screen, review.game, point.played))
    else:
        what = luck_in_words(screen, review.game, review.names, turn.stroke)
    line = Text(f"{_when(screen, review, point)}, {review.names[turn.seat]} ")
    by = say("named", name=f"({say(f'review-by-{turn.by}')})")
    line.append(figure, "bold").append(f" {by} {what}")
    screen.prose(line, hang=3)


def _shares(screen: Screen, review: Review) -> None:
    """Start, luck, play and others' play, which make the result."""
    say, table, found = screen.say, columns(*review.names), accounts(review.players)
    for part in PARTS:
        cells = []
        for player, account in zip(review.players, found, strict=True):
            value = account[part]
            error = getattr(player, f"{part}_error", None)
            figure = percent(value) if error is None else change(value)
            cells.append(say("review-percent", percent=figure))
            if error is not None:
                cells[-1] += f" {say('review-error', percent=percent(error))}"
        table.add_row(f" {say(f'review-{part}')}", *cells)
    screen.console.print(table)


def _decision(screen: Screen, review: Review, point: Point) -> None:
    """A decision that gave something away: what it was called, what was played, what was better, what it cost."""
    say, seat = screen.say, point.seat or 0
    line = Text(f"{_when(screen, review, point)}, {review.names[seat]}: ")
    line.append(say(f"review-verdict-{point.verdict}"), "bold")
    cost = {"percent": change(-point.loss), "amount": amount_change(point)}
    line.append(f" ({screen.tell(templates_of(review.game)['review']['cost'], cost)})")
    screen.prose(line)
    screen.prose(say("review-played", played=in_words(screen, review.game, point.played)), indent=4, hang=2)
    screen.prose(say("review-better", best=in_words(screen, review.game, point.best)), indent=4, hang=2)
    for reason in point.reasons:
        screen.prose(reason_words(screen, review.game, reason, review.names), indent=6)


def _when(screen: Screen, review: Review, point: Point) -> str:
    """The round of a point; votes come before the first."""
    return screen.tell(templates_of(review.game)["review"]["when"], {"round": point.round})
