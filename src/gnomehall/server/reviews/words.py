"""A review in words."""

from __future__ import annotations

from dataclasses import astuple

import msgspec

from gnomehall.bots.contract import Estimate
from gnomehall.core.cards import parse_card_set
from gnomehall.core.game import Game
from gnomehall.core.record import parse_entry
from gnomehall.core.table import Table
from gnomehall.games import game as game_named
from gnomehall.review import decisions, luck, story
from gnomehall.review.skill import skill
from gnomehall.review.turns import turns
from gnomehall.server.jobs.visitor_jobs import TellAnalysis
from gnomehall.server.reviews.kept import LONGEST, Reviewed
from gnomehall.server.rooms import messages
from gnomehall.server.wire import reviews


def progress(name: str, it: Reviewed) -> reviews.Review:
    """How far a review is."""
    return reviews.Review(name, it.state, it.done, it.of, it.seconds, LONGEST, it.seat, [], [], [])


def shown(name: str, raw: msgspec.Raw, language: str) -> reviews.Review:
    """A review that is done, in a language."""
    it = msgspec.json.decode(raw, type=Reviewed)
    answer = progress(name, it)
    game = game_named(it.game, None if it.cards is None else parse_card_set(it.cards, "cards"))
    entries = [parse_entry(game, text) for text in it.log]
    table = Table(game, len(it.scores), it.options, log=entries)
    starts = decisions.turn_starts(table)
    cost = sum(decision.points[0] for decision in it.decisions if not decision.equal)
    answer.decisions = [_decision(game, decision, starts[decision.at], language) for decision in it.decisions]
    answer.worst = decisions.worst(it.decisions, starts, len(it.scores) == 1)
    answer.ledger = [reviews.Ledger(one.draws, one.decisions) for one in luck.ledger(it.draws, it.scores, cost)]
    answer.skill = reviews.Skill(*astuple(skill(it.decisions)))
    line = story.line_of(it.decisions, starts, it.seat, table.state, len(table.played))
    answer.line = [reviews.Standing(one.at, one.chances, one.low, one.high) for one in line]
    if line:
        answer.headline = reviews.Headline(*astuple(story.headline(line, it.seat, turns(table))))
    return answer


def _decision(game: Game, it: decisions.Decision, turn: int, language: str) -> reviews.Decision:
    return reviews.Decision(
        it.at, turn, it.options, messages.button(game, game.parse(it.chosen).id, language),
        messages.button(game, game.parse(it.best).id, language),
        [messages.button(game, game.parse(move).id, language).label for move in it.line[1:]],
        it.equal, it.points, it.win, it.stands, it.came, it.futures,
    )


# ---- one position


def weighed(job: TellAnalysis) -> reviews.Analysis:
    """A decision that was weighed, every option in words."""
    it, language, position = job.decision, job.language, job.position
    game = game_named(position.game, None if position.cards is None else parse_card_set(position.cards, "cards"))
    is_alone = position.seats == 1
    best = it.moves[0]
    played = next((one for one in it.moves if one.move == it.chosen), None)

    def rated(one: decisions.Weighed) -> reviews.RatedMove:
        win, points = decisions.estimate(one.win), decisions.estimate(one.points)
        cost = decisions.difference(decisions.estimate(best.win), win, 1.0) if one is not best else [0.0] * 3
        measure = points if is_alone else win
        line = [messages.button(game, game.parse(text).id, language) for text in one.line[1:]]
        return reviews.RatedMove(
            messages.button(game, game.parse(one.move).id, language), one.win, cost, one.points, one.chances,
            one is played, decisions.verdict(measure, _measure(best, is_alone), _measure(played, is_alone), is_alone),
            line)

    return reviews.Analysis(
        it.at, job.seat, best.chances, it.futures, job.kept, [rated(one) for one in it.moves])


def _measure(it: decisions.Weighed | None, is_alone: bool) -> Estimate | None:
    return None if it is None else decisions.estimate(it.points if is_alone else it.win)
