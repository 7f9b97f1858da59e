"""The addresses of puzzles: those of a game, of a day, by strength; tries, hints, answers, and new ones by link."""

from __future__ import annotations

import datetime

import msgspec
from msgspec import Raw

from gnomehall.core.game import Game
from gnomehall.games import GAMES
from gnomehall.games import game as game_named
from gnomehall.puzzles.choose import near_rating, of_day
from gnomehall.puzzles.puzzle import Puzzle, by_id, shipped
from gnomehall.puzzles.tasks import OF_ENDINGS, goals_of, is_count, task, task_name
from gnomehall.server.app import shared
from gnomehall.server.app.routing import Call, Number, Word
from gnomehall.server.daily.deals import today
from gnomehall.server.jobs.visitor_jobs import AskedPuzzle, HintPuzzle, JudgeTry, Proved, ProvePuzzle, SolvePuzzle
from gnomehall.server.refusal import Refusal
from gnomehall.server.wire import puzzles as wire

# ---- finding one


async def list_goals(call: Call, game: str) -> list[wire.GoalInfo]:
    """What one can ask for in a puzzle of one's own."""
    it = _game(game)
    return [wire.GoalInfo(key, task_name(it, key, call.language), key in OF_ENDINGS) for key in goals_of(it)]


async def list_puzzles(call: Call, game: str) -> list[wire.PuzzleInfo]:
    """The puzzles that come with a game."""
    it = _game(game)
    return [_info(it, puzzle, call.language, number) for number, puzzle in enumerate(shipped(it.name))]


async def daily_puzzle(call: Call, game: str, day: Word | None = None) -> wire.PuzzleInfo:
    """The puzzle of a day (today's, if none is named), the same for everybody."""
    it = _game(game)
    try:
        date = datetime.date.fromisoformat(day or today())
    except ValueError as error:
        raise Refusal("bad-message", problem="day") from error
    return _numbered(it, of_day(shipped(it.name), date), call.language)


async def next_puzzle(call: Call, game: str, rating: Number = 1000, after: Number = 0) -> wire.PuzzleInfo:
    """A puzzle about as strong as somebody, who has seen `after` of them so."""
    it = _game(game)
    return _numbered(it, near_rating(shipped(it.name), rating, after), call.language)


async def see_puzzle(call: Call, puzzle: str) -> wire.PuzzleInfo:
    """A puzzle without its answer."""
    asked, it = await _asked(call, puzzle)
    number = by_id(it.name).get(asked.id) if asked.cards is None else None
    return _info(it, asked.puzzle, call.language, number, asked.id, asked.cards)


def _game(name: str) -> Game:
    if name not in GAMES:
        raise Refusal("not-found")
    return game_named(name)


def _numbered(game: Game, number: int | None, language: str) -> wire.PuzzleInfo:
    if number is None:
        raise Refusal("not-found")
    return _info(game, shipped(game.name)[number], language, number)


def _info(
    game: Game, puzzle: Puzzle, language: str, number: int | None, id: str = "", cards: str | None = None,
) -> wire.PuzzleInfo:
    return wire.PuzzleInfo(
        id=id or puzzle.id, game=game.name, number=number, seats=puzzle.seats, seat=puzzle.seat, kind=puzzle.kind,
        goal=puzzle.key, is_count=is_count(game, puzzle.goal), task=task(game, puzzle, language),
        start=0 if puzzle.kind == "worth" else puzzle.start, value=None if puzzle.kind == "worth" else puzzle.value,
        length=len(puzzle.line), difficulty=puzzle.step, rating=puzzle.rating, found=puzzle.found, deal=puzzle.deal,
        cards=cards,
    )


async def _asked(call: Call, id: str) -> tuple[AskedPuzzle, Game]:
    """A puzzle by its id, and its game with the game's own cards."""
    for name in GAMES:
        number = by_id(name).get(id)
        if number is not None:
            return AskedPuzzle(id, name, None, shipped(name)[number]), game_named(name)
    asked = msgspec.json.decode(await shared.find(call, "puzzle", id), type=AskedPuzzle)
    return asked, _game(asked.game)


# ---- trying it


async def try_puzzle(call: Call, puzzle: str, body: wire.WantTry) -> Raw:
    """How a try stands after all its moves."""
    asked, _ = await _asked(call, puzzle)
    return await call.ask(JudgeTry(asked, body))


async def hint_puzzle(call: Call, puzzle: str, body: wire.WantPuzzleHint) -> Raw:
    """A hint for the next move of a try."""
    asked, _ = await _asked(call, puzzle)
    return await call.ask(HintPuzzle(asked, body))


async def solve_puzzle(call: Call, puzzle: str) -> Raw:
    """The answer, played at the table."""
    asked, _ = await _asked(call, puzzle)
    return await call.ask(SolvePuzzle(asked, call.language))


# ---- a new one


async def make_puzzle(call: Call, body: wire.MakePuzzle) -> wire.PuzzleInfo:
    """Prove a puzzle of a moment of a match, and keep it for those who have its link."""
    call.limits.open_table(call.address, len(body.record), is_bots_only=False)
    proved = msgspec.json.decode(await call.ask(ProvePuzzle(body)), type=Proved)
    id = shared.id_of(msgspec.json.encode(proved))
    asked = AskedPuzzle(id, proved.game, proved.cards, proved.puzzle)
    await shared.keep(call, "puzzle", id, msgspec.json.encode(asked).decode())
    return _info(_game(proved.game), proved.puzzle, body.language, None, id, proved.cards)
