"""What bots' processes are asked, and what they answer: a line of JSON each."""

from __future__ import annotations

import msgspec

from gnomehall.core.game import Choice
from gnomehall.review.decisions import Decision

READY = b"ready\n"  # what a worker says first


class Position(msgspec.Struct, frozen=True):
    """A position of a match, as the log that leads to it; never the seed."""

    game: str
    cards: str | None
    seats: int
    options: dict[str, Choice]
    log: list[str]


class Job(msgspec.Struct, tag_field="job", frozen=True):
    """Something to think about."""

    position: Position


class ChooseMove(Job, tag="move", frozen=True):
    """The move of a bot of a level."""

    level: str
    milliseconds: int
    seed: int


class RateMoves(Job, tag="rate", frozen=True):
    """What every legal move is worth, for a hint."""

    milliseconds: int
    seed: int


class WeighDecision(Job, tag="weigh", frozen=True):
    """The move that was chosen beside the best one, for a review."""

    chosen: str
    milliseconds: int
    seed: int


class MeasureLuck(Job, tag="luck", frozen=True):
    """What chance gave each seat in a whole match, for a review."""


class PlayDeal(Job, tag="play", frozen=True):
    """Let bots play a numbered deal on for a while; everybody may know it."""

    deal: int
    levels: list[str]  # of the seats
    milliseconds: int


AnyJob = ChooseMove | RateMoves | WeighDecision | MeasureLuck | PlayDeal


class Value(msgspec.Struct):
    """A legal move with its expected margin and chance to win: mean, low, high; and what is expected to follow."""

    move: str
    margin: list[float]
    win: list[float]
    line: list[str] = []


class Result(msgspec.Struct, tag_field="result"):
    """The result of a job, or why it failed."""


class ChosenMove(Result, tag="move"):
    """The bot's move."""

    move: str


class RatedMoves(Result, tag="rate"):
    """The legal moves, best first."""

    values: list[Value]


class WeighedDecision(Result, tag="weigh"):
    """A decision beside the best one."""

    decision: Decision


class MeasuredLuck(Result, tag="luck"):
    """Points each seat owes to chance."""

    draws: list[float]


class PlayedDeal(Result, tag="play"):
    """The whole log so far."""

    log: list[str]
    is_over: bool


class Failed(Result, tag="failed"):
    """What went wrong."""

    problem: str


class Answered(Result, tag="answer"):
    """The answer to a job, as JSON that is passed on as it is."""

    answer: msgspec.Raw


class Refused(Result, tag="refused"):
    """A job that cannot be done: the code of a refusal and the problem."""

    code: str
    problem: str


AnyResult = ChosenMove | RatedMoves | WeighedDecision | MeasuredLuck | PlayedDeal | Answered | Refused | Failed


def seed_at(deal: int, moves: int) -> int:
    """What bots roll their dice with after so many moves of a deal, so that all meet the same bots."""
    return (deal * 1_000_003 + moves) % (1 << 48)
