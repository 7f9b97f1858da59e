"""The addresses of reviews: begin one, see how far it is, read it in a language, give it up."""

from __future__ import annotations

import asyncio
import re

from gnomehall.core.game import Game
from gnomehall.core.record import parse_entry
from gnomehall.core.table import Table
from gnomehall.review import decisions as review
from gnomehall.review import luck
from gnomehall.server import api, films, show
from gnomehall.server.endpoints import Call
from gnomehall.server.refusal import Refusal
from gnomehall.server.reviews import LONGEST, Reviewed
from gnomehall.server.seating import load_game

NAME = re.compile(r"[0-9a-f]{32}")


async def review_table(call: Call) -> api.Review:
    """Review a seat's decisions in the match of a table, or see the review there is."""
    wanted = call.body
    assert isinstance(wanted, api.WantReview)
    source = await films.source_of(call)
    name, found = await call.hall.reviews.begin(source.table, wanted.seat)
    return await _shown(name, found, call.language)


async def review_record(call: Call) -> api.Review:
    """The same for a record."""
    wanted = call.body
    assert isinstance(wanted, api.WantReview)
    source = await asyncio.to_thread(films.read, wanted.record or "")
    name, found = await call.hall.reviews.begin(source.table, wanted.seat)
    return await _shown(name, found, call.language)


async def see_review(call: Call) -> api.Review:
    """A review, as far as it is."""
    name, found = await _find(call)
    return await _shown(name, found, call.language)


async def stop_review(call: Call) -> api.Review:
    """Give a review up."""
    name, found = await _find(call)
    await call.hall.reviews.stop(name)
    return await _shown(name, found, call.language)


async def _find(call: Call) -> tuple[str, Reviewed]:
    name = call.place["review"]
    found = await call.hall.reviews.find(name) if NAME.fullmatch(name) else None
    if found is None:
        raise Refusal("not-found")
    return name, found


async def _shown(name: str, it: Reviewed, language: str) -> api.Review:
    return await asyncio.to_thread(shown, name, it, language)


def shown(name: str, it: Reviewed, language: str) -> api.Review:
    """A review in words; unfinished, only how far it is."""
    answer = api.Review(name, it.state, it.done, it.of, it.seconds, LONGEST, it.seat, [], [], [])
    if it.state != "done":
        return answer
    game = load_game(it.game, it.cards)
    entries = [parse_entry(game, text) for text in it.log]
    starts = review.turn_starts(Table(game, len(it.scores), it.options, log=entries))
    cost = sum(decision.points[0] for decision in it.decisions if not decision.equal)
    answer.decisions = [_decision(game, decision, starts[decision.at], language) for decision in it.decisions]
    answer.worst = review.worst(it.decisions, starts, len(it.scores) == 1)
    answer.ledger = [api.Ledger(one.draws, one.decisions) for one in luck.ledger(it.draws, it.scores, cost)]
    return answer


def _decision(game: Game, it: review.Decision, turn: int, language: str) -> api.Decision:
    return api.Decision(
        it.at, turn, it.options, show.button(game, game.parse(it.chosen).id, language),
        show.button(game, game.parse(it.best).id, language),
        [show.button(game, game.parse(move).id, language).label for move in it.line[1:]],
        it.equal, it.points, it.win, it.stands, it.futures,
    )
