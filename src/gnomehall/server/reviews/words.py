"""A review in words."""

from __future__ import annotations

import msgspec

from gnomehall.core.cards import parse_card_set
from gnomehall.core.game import Game
from gnomehall.core.record import parse_entry
from gnomehall.core.table import Table
from gnomehall.games import game as game_named
from gnomehall.review import decisions, luck
from gnomehall.server.reviews.kept import LONGEST, Reviewed
from gnomehall.server.rooms import messages
from gnomehall.server.wire import bodies


def progress(name: str, it: Reviewed) -> bodies.Review:
    """How far a review is."""
    return bodies.Review(name, it.state, it.done, it.of, it.seconds, LONGEST, it.seat, [], [], [])


def shown(name: str, raw: msgspec.Raw, language: str) -> bodies.Review:
    """A review that is done, in a language."""
    it = msgspec.json.decode(raw, type=Reviewed)
    answer = progress(name, it)
    game = game_named(it.game, None if it.cards is None else parse_card_set(it.cards, "cards"))
    entries = [parse_entry(game, text) for text in it.log]
    starts = decisions.turn_starts(Table(game, len(it.scores), it.options, log=entries))
    cost = sum(decision.points[0] for decision in it.decisions if not decision.equal)
    answer.decisions = [_decision(game, decision, starts[decision.at], language) for decision in it.decisions]
    answer.worst = decisions.worst(it.decisions, starts, len(it.scores) == 1)
    answer.ledger = [bodies.Ledger(one.draws, one.decisions) for one in luck.ledger(it.draws, it.scores, cost)]
    return answer


def _decision(game: Game, it: decisions.Decision, turn: int, language: str) -> bodies.Decision:
    return bodies.Decision(
        it.at, turn, it.options, messages.button(game, game.parse(it.chosen).id, language),
        messages.button(game, game.parse(it.best).id, language),
        [messages.button(game, game.parse(move).id, language).label for move in it.line[1:]],
        it.equal, it.points, it.win, it.stands, it.futures,
    )
