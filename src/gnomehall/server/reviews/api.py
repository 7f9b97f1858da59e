"""The addresses of reviews: begin one, see how far it is, read it in a language, give it up."""

from __future__ import annotations

import re
from functools import partial

import msgspec
from msgspec import Raw

from gnomehall.review.decisions import Decision
from gnomehall.server.app import replays_api
from gnomehall.server.app.routing import Call
from gnomehall.server.jobs.visitor_jobs import Match, PrepareReview, ReadMatch, ReadOut, TellAnalysis, TellReview
from gnomehall.server.refusal import Refusal
from gnomehall.server.reviews import words
from gnomehall.server.reviews.kept import Prepared, Reviewed
from gnomehall.server.wire import reviews

NAME = re.compile(r"[0-9a-f]{32}")
encode = msgspec.json.encode


async def review_table(call: Call, table: str, body: reviews.WantReview) -> Raw:
    """Review a seat's decisions in the match of a table, or see the review there is."""
    return await _begin(call, await replays_api.match_of(call, table), body.seat)


async def review_record(call: Call, body: reviews.WantReview) -> Raw:
    """The same for a record."""
    return await _begin(call, Match(body.record or ""), body.seat)


async def _begin(call: Call, match: Match, seat: int) -> Raw:
    prepared = msgspec.json.decode(await call.ask(PrepareReview(match, seat)), type=Prepared)
    keep = partial(call.limits.open_review, call.address)
    return await _shown(call, *await call.hall.reviews.begin(prepared, call.address, keep))


async def see_review(call: Call, review: str) -> Raw:
    """A review: its progress, or its result."""
    return await _shown(call, review, await _find(call, review))


async def stop_review(call: Call, review: str) -> Raw:
    """Give a review up; one that somebody else asked for goes on."""
    found = await _find(call, review)
    await call.hall.reviews.stop(review, call.address)
    return await _shown(call, review, found)


# ---- one position


async def analyse_table(call: Call, table: str, body: reviews.WantAnalysis) -> Raw:
    """What every move was worth at a moment of a table's match."""
    return await _analyse(call, await replays_api.match_of(call, table), body)


async def analyse_record(call: Call, body: reviews.WantAnalysis) -> Raw:
    """The same for a record."""
    return await _analyse(call, Match(body.record or ""), body)


async def _analyse(call: Call, match: Match, body: reviews.WantAnalysis) -> Raw:
    read = msgspec.json.decode(await call.ask(ReadMatch(match)), type=ReadOut)
    if not read.is_over:
        raise Refusal("not-over")
    log = read.position.log
    seat, _, chosen = log[body.at].partition(" ") if body.at < len(log) else ("", "", "")
    if not seat.isdecimal():
        raise Refusal("bad-message", problem="at")
    position = msgspec.structs.replace(read.position, log=log[:body.at])
    kept = await _weighed_before(call, body, log)
    decision = kept or await call.hall.reviews.weigh(position, chosen, body.milliseconds, call.address)
    return await call.ask(TellAnalysis(position, int(seat), decision, kept is not None, call.language))


async def _weighed_before(call: Call, body: reviews.WantAnalysis, log: list[str]) -> Decision | None:
    """The decision as a review of this very match has it."""
    found = await _find(call, body.review) if body.review is not None else None
    if found is None or found.state != "done" or found.log != log:
        return None
    return next((it for it in found.decisions if it.at == body.at), None)


async def _find(call: Call, name: str) -> Reviewed:
    found = await call.hall.reviews.find(name, call.charge_letters) if NAME.fullmatch(name) else None
    if found is None:
        raise Refusal("not-found")
    return found


async def _shown(call: Call, name: str, it: Reviewed) -> Raw:
    if it.state != "done":
        return Raw(encode(words.progress(name, it)))
    return await call.ask(TellReview(name, Raw(encode(it)), call.language))
