"""The addresses of reviews: begin one, see how far it is, read it in a language, give it up."""

from __future__ import annotations

import asyncio
import re

from gnomehall.core.game import Game
from gnomehall.core.record import parse_entry
from gnomehall.core.table import Table
from gnomehall.review import decisions, luck
from gnomehall.server.app import replays_api
from gnomehall.server.app.routing import Call
from gnomehall.server.refusal import Refusal
from gnomehall.server.reviews.work import LONGEST, Reviewed
from gnomehall.server.rooms import messages
from gnomehall.server.rooms.seating import load_game
from gnomehall.server.wire import bodies

NAME = re.compile(r"[0-9a-f]{32}")


async def review_table(call: Call, table: str, body: bodies.WantReview) -> bodies.Review:
    """Review a seat's decisions in the match of a table, or see the review there is."""
    source = await replays_api.source_of(call, table)
    name, found = await call.hall.reviews.begin(source.table, body.seat)
    return await _shown(name, found, call.language)


async def review_record(call: Call, body: bodies.WantReview) -> bodies.Review:
    """The same for a record."""
    source = await asyncio.to_thread(replays_api.read, body.record or "")
    name, found = await call.hall.reviews.begin(source.table, body.seat)
    return await _shown(name, found, call.language)


async def see_review(call: Call, review: str) -> bodies.Review:
    """A review, as far as it is."""
    return await _shown(review, await _find(call, review), call.language)


async def stop_review(call: Call, review: str) -> bodies.Review:
    """Give a review up."""
    found = await _find(call, review)
    await call.hall.reviews.stop(review)
    return await _shown(review, found, call.language)


async def _find(call: Call, name: str) -> Reviewed:
    found = await call.hall.reviews.find(name) if NAME.fullmatch(name) else None
    if found is None:
        raise Refusal("not-found")
    return found


async def _shown(name: str, it: Reviewed, language: str) -> bodies.Review:
    return await asyncio.to_thread(shown, name, it, language)


def shown(name: str, it: Reviewed, language: str) -> bodies.Review:
    """A review in words; unfinished, only how far it is."""
    answer = bodies.Review(name, it.state, it.done, it.of, it.seconds, LONGEST, it.seat, [], [], [])
    if it.state != "done":
        return answer
    game = load_game(it.game, it.cards)
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
