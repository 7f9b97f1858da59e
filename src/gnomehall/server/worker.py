"""A process that thinks for bots: reads jobs and writes thoughts, a line of JSON each."""

from __future__ import annotations

import os
import random
import sys
from importlib.util import find_spec

import msgspec

from gnomehall.core.cards import parse_card_set
from gnomehall.core.game import Choice as OptionValue
from gnomehall.core.game import Game
from gnomehall.core.state import State
from gnomehall.core.table import Table
from gnomehall.games import game as game_named
from gnomehall.server.match import entry_of
from gnomehall.server.wire import Level

MEMORY = 2_000_000_000  # bytes a worker may take


class Job(msgspec.Struct):
    """A position (as the log that leads to it), and what is wanted: a `move` or a `hint`."""

    what: str
    game: str
    cards: str | None
    seats: int
    options: dict[str, OptionValue]
    log: list[str]
    level: str
    milliseconds: int
    seed: int


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


def level_names(language: str) -> list[Level]:
    """The levels there are, weakest first."""
    if find_spec("gnomehall.bots.levels") is None:
        return [Level("random", "random")]
    from gnomehall.bots import levels  # type: ignore[attr-defined]  # arrives with the bots

    return [Level(name, name) for name in levels.LEVELS]


def think(job: Job) -> Thought:
    """Do a job."""
    game = game_named(job.game, parse_card_set(job.cards, "cards") if job.cards else None)
    entries = [entry_of(game, text) for text in job.log]
    state = Table.from_moves(game, job.seats, job.options, entries).state
    if job.what == "hint":
        return Thought(values=rate(game, state, job))
    legal = state.legal_ids()
    if not legal:
        return Thought(problem="no seat is to move")
    return Thought(move=choose(game, state, job, legal))


def choose(game: Game, state: State, job: Job, legal: list[int]) -> str:
    """The move of a level."""
    if find_spec("gnomehall.bots.names") is None or job.level == "random":
        return game.moves[random.Random(job.seed).choice(legal)].text
    from gnomehall.bots.contract import Budget  # type: ignore[import-not-found]  # arrives with the bots
    from gnomehall.bots.names import make_bot  # type: ignore[import-not-found]  # arrives with the bots

    bot = make_bot(job.level, game, job.seed)
    return str(bot.choose(state, Budget(milliseconds=job.milliseconds)).move.text)


def rate(game: Game, state: State, job: Job) -> list[Value]:
    """What every legal move is worth; without the search, one step ahead on the game's own guess."""
    mover = state.mover
    values = []
    for move in state.legal_ids():
        after = state.clone()
        after.apply(move)
        others = [after.guess(seat) for seat in range(state.seats) if seat != mover]
        margin = (after.guess(mover) - max(others, default=0)) / 100
        values.append(Value(game.moves[move].text, [margin, margin, margin], []))
    return sorted(values, key=lambda value: -value.margin[0])


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
