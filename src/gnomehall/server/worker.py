"""A process that thinks for bots: reads jobs and writes thoughts, a line of JSON each."""

from __future__ import annotations

import os
import random
import sys
import time
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

import msgspec

from gnomehall.bots.contract import Budget
from gnomehall.bots.names import make_bot
from gnomehall.core.cards import parse_card_set
from gnomehall.core.chance import numbered_seed
from gnomehall.core.game import Choice as OptionValue
from gnomehall.core.game import Entry, Game
from gnomehall.core.record import entry_text, parse_entry
from gnomehall.core.state import State
from gnomehall.core.table import Table
from gnomehall.games import game as game_named
from gnomehall.review.decisions import FUTURES, Decision, weigh
from gnomehall.review.luck import draws
from gnomehall.server.wire import Level

MOST_POINTS = 999.0  # an interval without an end ends here
MEMORY = 2_000_000_000  # bytes a worker may take


class Job(msgspec.Struct):
    """A position (as the log that leads to it), and what is wanted.

    `move` and `hint` are for tables; `weigh` compares a decision with the best one, `draws` says what chance
    gave in a whole match, `play` lets bots play a deal on that anybody may know."""

    what: str
    game: str
    cards: str | None
    seats: int
    options: dict[str, OptionValue]
    log: list[str]
    level: str
    milliseconds: int
    seed: int
    chosen: str = ""  # weigh: the move that was played there
    deal: int = 0  # play: the number of the deal
    levels: list[str] = []  # play: of the seats


class Value(msgspec.Struct):
    """A legal move with its expected margin and chance to win: mean, low, high."""

    move: str
    margin: list[float]
    win: list[float]


class Thought(msgspec.Struct):
    """The chosen move, or the legal moves with their values, best first; or what went wrong."""

    move: str = ""
    values: list[Value] = []
    problem: str = ""
    decision: Decision | None = None
    draws: list[float] = []
    entries: list[str] = []  # what was played on
    is_over: bool = False


@lru_cache
def has_bots() -> bool:
    """Whether the bots that think are installed."""
    return find_spec("gnomehall.bots.levels") is not None


@lru_cache
def level_names(game: str) -> list[Level]:
    """The levels there are, weakest first, with their measured ratings."""
    if not has_bots():
        return [Level("random", "Random")]
    levels = import_module("gnomehall.bots.levels")
    return [Level(it.name, it.title, it.says, levels.rating(it.name, game)) for it in levels.LEVELS]


def think(job: Job) -> Thought:
    """Do a job."""
    game = game_named(job.game, parse_card_set(job.cards, "cards") if job.cards else None)
    entries = [parse_entry(game, text) for text in job.log]
    if job.what == "play":
        return play_deal(game, job, entries)
    table = Table(game, job.seats, job.options, log=entries)
    state = table.state
    if job.what == "draws":
        return Thought(draws=draws(table))
    if job.what == "weigh":
        budget = Budget(FUTURES, job.milliseconds)
        at = len(table.played)
        return Thought(decision=weigh(game, state, at, game.parse(job.chosen).id, budget, job.seed))
    if job.what == "hint":
        return Thought(values=rate(game, state, job))
    legal = state.legal_ids()
    if not legal:
        return Thought(problem="no seat is to move")
    return Thought(move=choose(game, state, job, legal))


def choose(game: Game, state: State, job: Job, legal: list[int]) -> str:
    """The move of a level."""
    if not has_bots() or job.level == "random":
        return game.moves[random.Random(job.seed).choice(legal)].text
    budget = import_module("gnomehall.bots.contract").Budget(milliseconds=job.milliseconds)
    bot = import_module("gnomehall.bots.names").make_bot(job.level, game, job.seed)
    return str(bot.choose(state, budget).move.text)


def rate(game: Game, state: State, job: Job) -> list[Value]:
    """What every legal move is worth; without the search, one step ahead on the game's own guess."""
    if has_bots():
        budget = import_module("gnomehall.bots.contract").Budget(milliseconds=job.milliseconds)
        rated = import_module("gnomehall.bots.analysis").analyse(game, state, budget, job.seed)
        return [Value(it.move.text, _three(it.margin), _three(it.value)) for it in rated]
    mover = state.mover
    values = []
    for move in state.legal_ids():
        after = state.clone()
        after.apply(move)
        others = [after.guess(seat) for seat in range(state.seats) if seat != mover]
        margin = (after.guess(mover) - max(others, default=0)) / 100
        values.append(Value(game.moves[move].text, [margin, margin, margin], []))
    return sorted(values, key=lambda value: -value.margin[0])


def seed_at(deal: int, moves: int) -> int:
    """What bots roll their dice with after so many moves of a deal, so that all meet the same bots."""
    return (deal * 1_000_003 + moves) % (1 << 48)


def play_deal(game: Game, job: Job, entries: list[Entry]) -> Thought:
    """Bots play a numbered deal on for a while, the same in every process and on every machine."""
    seed = numbered_seed(job.deal)
    nothing = [""] * job.seats  # nobody adds to the chance of such a deal
    table = Table(game, job.seats, job.options, seed, nothing, log=entries, inherited=0)
    end = time.monotonic() + job.milliseconds / 1000
    while table.to_move is not None:
        bot = make_bot(job.levels[table.to_move], game, seed_at(job.deal, len(table.played)))
        table.play(bot.choose(table.state.clone(), Budget()).move)
        if time.monotonic() > end:
            break
    return Thought(entries=[entry_text(entry) for entry in table.log], is_over=table.is_over)


class Estimated(Protocol):
    """A mean with its interval."""

    mean: float
    low: float
    high: float


def _three(estimate: Estimated) -> list[float]:
    return [max(-MOST_POINTS, min(MOST_POINTS, x)) for x in (estimate.mean, estimate.low, estimate.high)]


def main() -> None:
    """Answer jobs until the pipe closes; the answer to a job that fails is its problem."""
    _be_modest()
    decoder = msgspec.json.Decoder(Job)
    for line in sys.stdin.buffer:
        try:
            thought = think(decoder.decode(line))
        except Exception as error:  # whatever a bot does, the table gets an answer
            thought = Thought(problem=f"{type(error).__name__}: {error}"[:300])
        sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


def _be_modest() -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # people come before bots
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    main()
