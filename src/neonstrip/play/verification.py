"""Whether a record is true: every move legal, every result as the rules have it."""

from neonstrip.play.errors import Mistake
from neonstrip.play.fairness import NO_NONCE, Verdict, commitment, fair_seed, pledge_of, verdict
from neonstrip.play.game import Game
from neonstrip.play.record import Record


def verify(record: Record) -> Game:
    """Play a record again, every move checked, and compare its results. Returns the game, or says what is wrong."""
    game = Game.replay(record)
    if record.results is not None:
        if not game.is_over:
            raise Mistake("result-early", moves=len(record.moves))
        if game.results() != record.results:
            raise Mistake("result-differs", said=_listed(record.results), true=_listed(game.results()))
    check_fairness(record, game)
    return game


def check_fairness(record: Record, game: Game) -> None:
    """Where the server's seed is told: whether all are the promised ones, and together make the last deal."""
    if not record.server:
        return
    if record.commitment and commitment(record.server) != record.commitment:
        raise Mistake("commitment-differs", said=record.commitment, true=commitment(record.server))
    for seat, pledge in record.pledges.items():
        nonce = record.nonces[seat]
        if nonce != NO_NONCE and pledge_of(nonce) != pledge:
            raise Mistake("pledge-differs", name=record.names[seat], said=pledge, true=pledge_of(nonce))
    seed = game.deals[-1][1] if game.deals else game.seed
    if fair_seed(record.server, record.nonces) != seed:
        raise Mistake("seed-differs", said=seed, true=fair_seed(record.server, record.nonces))


def proved(record: Record) -> Verdict | None:
    """What a verified record proves about its dice; nothing if no server drew them."""
    return verdict(record.nonces, record.pledges) if record.server else None


def _listed(results: list[int]) -> str:
    return " ".join(map(str, results))
