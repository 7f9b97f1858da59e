"""A process that thinks for bots: reads jobs and writes results, a line of JSON each."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sys
import time
from collections.abc import Callable
from typing import TypeVar

import msgspec

from gnomehall.bots.analysis import analyse
from gnomehall.bots.contract import Budget, Estimate
from gnomehall.bots.names import make_bot
from gnomehall.core.cards import parse_card_set
from gnomehall.core.chance import numbered_seed
from gnomehall.core.game import Entry, Game
from gnomehall.core.record import entry_text, parse_entry
from gnomehall.core.table import Table
from gnomehall.games import game as game_named
from gnomehall.review.decisions import FUTURES, weigh
from gnomehall.review.luck import draws
from gnomehall.server.jobs import jobs
from gnomehall.server.jobs.jobs import READY, Position, Value, seed_at

MOST_POINTS = 999.0  # an interval without an end ends here
MEMORY = 2_000_000_000  # bytes a worker may take
J = TypeVar("J")


def think(job: jobs.AnyJob) -> jobs.AnyResult:
    """Do a job."""
    game, entries = _read(job.position)
    if isinstance(job, jobs.PlayDeal):
        return _play_deal(game, job, entries)
    table = Table(game, job.position.seats, job.position.options, log=entries)
    match job:
        case jobs.ChooseMove():
            return _choose(game, table, job)
        case jobs.RateMoves():
            rated = analyse(game, table.state, Budget(milliseconds=job.milliseconds), job.seed)
            return jobs.RatedMoves([
                Value(it.move.text, _three(it.margin), _three(it.value), [move.text for move in it.line])
                for it in rated
            ])
        case jobs.WeighDecision():
            chosen, budget = game.parse(job.chosen).id, Budget(FUTURES, job.milliseconds)
            return jobs.WeighedDecision(weigh(game, table.state, len(table.played), chosen, budget, job.seed))
        case jobs.MeasureLuck():
            return jobs.MeasuredLuck(draws(table))


def _read(position: Position) -> tuple[Game, list[Entry]]:
    cards = parse_card_set(position.cards, "cards") if position.cards else None
    game = game_named(position.game, cards)
    return game, [parse_entry(game, text) for text in position.log]


def _choose(game: Game, table: Table, job: jobs.ChooseMove) -> jobs.AnyResult:
    legal = table.legal()
    if not legal:
        return jobs.Failed("no seat is to move")
    if job.level == "random":
        return jobs.ChosenMove(random.Random(job.seed).choice(legal).text)
    bot = make_bot(job.level, game, job.seed)
    return jobs.ChosenMove(bot.choose(table.state, Budget(milliseconds=job.milliseconds)).move.text)


def _play_deal(game: Game, job: jobs.PlayDeal, entries: list[Entry]) -> jobs.PlayedDeal:
    """The same in every process and on every machine."""
    seats = job.position.seats
    nothing = [""] * seats  # nobody adds to the chance of such a deal
    table = Table(
        game, seats, job.position.options, numbered_seed(job.deal), nothing, log=entries, inherited=0)
    end = time.monotonic() + job.milliseconds / 1000
    while table.to_move is not None:
        bot = make_bot(job.levels[table.to_move], game, seed_at(job.deal, len(table.played)))
        table.play(bot.choose(table.state.clone(), Budget()).move)
        if time.monotonic() > end:
            break
    return jobs.PlayedDeal([entry_text(entry) for entry in table.log], table.is_over)


def _three(estimate: Estimate) -> list[float]:
    return [max(-MOST_POINTS, min(MOST_POINTS, x)) for x in (estimate.mean, estimate.low, estimate.high)]


def answer_lines(
    decoder: msgspec.json.Decoder[J], do: Callable[[J], jobs.AnyResult], memory: int, seconds: float = 0,
) -> None:
    """Say that it is ready, then answer jobs until a pipe closes; the answer to a job that fails is its problem.

    A job that takes more than so many seconds of CPU time ends the process."""
    _be_modest(memory)
    try:
        _tell(READY)
        for line in sys.stdin.buffer:
            _allow(seconds)
            _tell(answer_line(decoder, do, line) + b"\n")
    except BrokenPipeError:  # the server was killed meanwhile: nobody reads the answer
        os._exit(0)  # closing what cannot be written would fail once more


def _tell(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


def answer_line(decoder: msgspec.json.Decoder[J], do: Callable[[J], jobs.AnyResult], line: bytes | str) -> bytes:
    """The result of one job; whatever a bot does, the table gets an answer."""
    try:
        result = do(decoder.decode(line))
    except Exception as error:  # as said
        result = jobs.Failed(f"{type(error).__name__}: {error}"[:300])
    return msgspec.json.encode(result)


def _allow(seconds: float) -> None:
    """Let the system end this process after so much CPU time; a busy machine takes nothing away."""
    if seconds and hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _be_modest(memory: int) -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # people come before bots
    if sys.platform == "linux":
        with contextlib.suppress(OSError), open("/proc/self/oom_score_adj", "w", encoding="ascii") as file:
            file.write("500")  # where memory runs out, a job ends and not the hall
        with contextlib.suppress(ImportError):  # Python without it
            import resource

            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


if __name__ == "__main__":
    answer_lines(msgspec.json.Decoder(jobs.AnyJob), think, MEMORY)
