"""Chances to win over a game as a picture: lines on paper under a neon sign, with marks for play and luck."""

from __future__ import annotations

from html import escape

from neonstrip.bots.review.report import Review
from neonstrip.bots.review.verdicts import BAD, LEAST_TURN
from neonstrip.cli.terminal.looks import AMBER, COLORS, CREAM, CYAN, INK, NIGHT, PINK
from neonstrip.cli.terminal.review.amounts import change
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.phrases import templates_of

WIDTH, HEIGHT = 960, 520
LEFT, RIGHT, TOP, FOOT = 84, 760, 120, 440
RULE = "#c9b98f"


def draw(screen: Screen, review: Review) -> str:
    """The picture, as SVG."""
    say = screen.say
    title = say("review-course")
    players = ", ".join(review.names)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="Barlow Condensed, Arial Narrow, sans-serif" font-size="18" fill="{INK}">',
        f"<title>{escape(say('review-title', game=say(f'game-{review.game}'), players=players))}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{NIGHT}"/>',
        f'<g font-size="34" text-anchor="middle" letter-spacing="3"><text x="480" y="54" fill="none" stroke="{PINK}" '
        f'stroke-width="7" opacity="0.35">{escape(title)}</text><text x="480" y="54" fill="#ffd3e6">'
        f"{escape(title)}</text></g>",
        f'<rect x="20" y="78" width="{WIDTH - 40}" height="{HEIGHT - 98}" rx="4" fill="{CREAM}"/>',
        *_rules(screen, review),
        *(_line(review, seat) for seat in range(min(len(review.names), len(COLORS)))),
        *_marks(review),
        *_names(screen, review),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _x(review: Review, place: int) -> float:
    return round(LEFT + (RIGHT - LEFT) * place / (len(review.points) - 1), 1)


def _y(chance: float) -> float:
    return round(FOOT - (FOOT - TOP) * chance, 1)


def _rules(screen: Screen, review: Review) -> list[str]:
    """Lines for every quarter, and for the beginning of each round."""
    parts = []
    for quarter in range(5):
        y = _y(quarter / 4)
        parts.append(f'<path d="M{LEFT} {y}H{RIGHT}" stroke="{RULE}" stroke-dasharray="1 4"/>')
        words = escape(screen.say("review-percent", percent=str(25 * quarter)))
        parts.append(f'<text x="{LEFT - 10}" y="{y + 6}" text-anchor="end" fill="#55506b">{words}</text>')
    many = review.points[-1].round > 8
    for place, point in enumerate(review.points):
        if point.round and (place == 0 or review.points[place - 1].round != point.round):
            x = _x(review, place)
            parts.append(f'<path d="M{x} {TOP}V{FOOT + 6}" stroke="{RULE}"/>')
            if not many or point.round % 5 == 0:
                told = screen.tell(templates_of(review.game)["review"]["when"], {"round": point.round})
                words = str(point.round) if many else escape(told)
                parts.append(f'<text x="{x + 4}" y="{FOOT + 46}" fill="#55506b">{words}</text>')
    return parts


def _line(review: Review, seat: int) -> str:
    """A player's chance: down or up at once by play, slanting by luck."""
    steps = []
    for place, point in enumerate(review.points):
        x = _x(review, place)
        steps.append(f"{x} {_y(point.before[seat])}")
        if point.before[seat] != point.after[seat]:
            steps.append(f"{x} {_y(point.after[seat])}")
    path = f'd="M{"L".join(steps)}" fill="none" stroke-linejoin="round"'
    return f'<path {path} stroke="{INK}" stroke-width="5"/><path {path} stroke="{COLORS[seat]}" stroke-width="3"/>'


def _marks(review: Review) -> list[str]:
    """A triangle where play gave something away, a diamond where luck struck; both say who and how much."""
    parts = []
    for place, point in enumerate(review.points):
        x = _x(review, place)
        if point.seat is not None and point.verdict in BAD:
            words = escape(f"{review.names[point.seat]} {change(-point.loss)}")
            parts.append(
                f'<path d="M{x - 7} {FOOT + 8}h14l-7 13z" fill="{PINK}" stroke="{INK}"><title>{words}</title></path>'
            )
        seat = max(range(len(point.luck)), key=lambda seat: abs(point.luck[seat]))
        if abs(point.luck[seat]) >= LEAST_TURN:
            words = escape(f"{review.names[seat]} {change(point.luck[seat])}")
            parts.append(
                f'<path d="M{x} {TOP - 22}l7 8l-7 8l-7 -8z" fill="{CYAN}" stroke="{INK}"><title>{words}</title></path>'
            )
    return parts


def _names(screen: Screen, review: Review) -> list[str]:
    """Who is who at the right, with what luck and play did, and what the marks mean."""
    say, parts = screen.say, []
    for seat, player in list(enumerate(review.players))[: len(COLORS)]:
        y = TOP + 14 + 62 * seat
        shares = [f"{say(f'review-{part}')} {change(getattr(player, part))}" for part in ("luck", "play")]
        parts.append(
            f'<rect x="{RIGHT + 14}" y="{y - 14}" width="16" height="16" fill="{COLORS[seat]}" stroke="{INK}"/>'
        )
        parts.append(f'<text x="{RIGHT + 38}" y="{y}" font-weight="700">{escape(player.name[:16])}</text>')
        for row, words in enumerate(shares, 1):
            text = f'<text x="{RIGHT + 38}" y="{y + 18 * row}" font-size="15" fill="#55506b">{escape(words)}</text>'
            parts.append(text)
    parts.append(f'<path d="M{RIGHT + 16} {FOOT - 4}h14l-7 13z" fill="{PINK}" stroke="{INK}"/>')
    parts.append(f'<text x="{RIGHT + 38}" y="{FOOT + 6}" font-size="15">{escape(say("review-mark-play"))}</text>')
    parts.append(f'<path d="M{RIGHT + 23} {FOOT + 20}l7 8l-7 8l-7 -8z" fill="{CYAN}" stroke="{INK}"/>')
    parts.append(f'<text x="{RIGHT + 38}" y="{FOOT + 34}" font-size="15">{escape(say("review-mark-luck"))}</text>')
    parts.append(f'<path d="M20 78H{WIDTH - 20}" stroke="{AMBER}" stroke-width="3"/>')
    return parts
