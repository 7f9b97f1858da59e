"""Finds puzzles in matches of bots: positions with one best line that plain greed does not see, and that is pretty."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator

import msgspec

from gnomehall.core.game import Game
from gnomehall.core.table import Table
from gnomehall.puzzles.matches import Turn, play_match
from gnomehall.puzzles.puzzle import Puzzle, numbers_of
from gnomehall.puzzles.rate import in_steps, rated
from gnomehall.puzzles.seek import SHORTEST, Found, Sort, by_eye, in_ending, in_turn
from gnomehall.puzzles.tasks import OF_ENDINGS, goals_of
from gnomehall.puzzles.tries import solution

MOST_OF_MATCH = 8  # puzzles of one match
MOST_OF_KIND = {"turn": 0.72, "chance": 0.2, "end": 0.06, "worth": 0.05}  # the part of all: some endings are needed
MOST_OF_POINTS = 0.4  # the part that may be of one kind and ask for points
MOST_OF_GOAL = 0.1  # the same of another goal
RAREST = ("end", "chance", "worth", "turn")  # kinds, in the order in which they are taken from a match
BY_EYE_HERE = 0.1  # how often one of the last positions is to be counted by eye
OTHER_GOALS = 2  # asked of one turn, beside points
LAST_TURNS = 3  # of a match that are looked at as endings
SEATS = (1, 2, 2, 2, 3, 4, 5)  # as far as the game has them

Progress = Callable[[int, list[Puzzle]], None]  # the match that was looked at, and what there is so far


def generate(game: Game, count: int, seed: int, progress: Progress | None = None) -> list[Puzzle]:
    """So many puzzles; the same seed gives the same ones."""
    found: list[Puzzle] = []
    lines: set[tuple[str, ...]] = set()
    have: Counter[str | Sort] = Counter()
    deal = seed * 1_000_000
    while len(found) < count:
        of_match = 0
        full = {(kind, key) for kind in RAREST for key in goals_of(game) if _is_full(have, (kind, key), count)}
        for puzzle in sorted(in_match(game, deal, full), key=lambda it: (RAREST.index(it.kind), -len(it.ideas))):
            sort = (puzzle.kind, puzzle.key)
            if len(found) == count or of_match == MOST_OF_MATCH:
                break
            if double_key(puzzle) in lines or _is_full(have, sort, count):
                continue
            lines.add(double_key(puzzle))
            have.update([sort, puzzle.kind])
            of_match += 1
            found.append(puzzle)
        deal += 1
        if progress is not None:
            progress(deal, found)
    return in_steps([rated(game, puzzle) for puzzle in found])


def _is_full(have: Counter[str | Sort], sort: Sort, count: int) -> bool:
    """Whether there are enough of a kind, or of a kind with this goal."""
    kind, key = sort
    most = MOST_OF_POINTS if key in OF_ENDINGS else MOST_OF_GOAL
    return have[kind] >= MOST_OF_KIND[kind] * count or have[sort] >= most * count


def double_key(puzzle: Puzzle) -> tuple[str, ...]:
    """What two puzzles that are doubles have in common; where a draw comes first, much is decided after it."""
    line = (puzzle.kind, puzzle.key, *(sorted(puzzle.line) or [puzzle.moves]))
    return (*line, f"{puzzle.value:.3f}") if len(puzzle.line) < SHORTEST else line


def without_doubles(found: Iterable[Puzzle]) -> list[Puzzle]:
    """The puzzles of several runs, in steps."""
    return in_steps(list({double_key(puzzle): puzzle for puzzle in found}.values()))


def in_match(game: Game, deal: int, full: Collection[Sort] = ()) -> Iterator[Puzzle]:
    """The puzzles of one match of bots; of a sort that is full none is looked for."""
    choose = random.Random(deal)
    seats = choose.choice([it for it in SEATS if game.fewest <= it <= game.most])
    table = Table(game, seats, seed=deal)
    turns = list(play_match(table, choose))
    late = turns[-LAST_TURNS:] if table.is_over else []
    for found in _in_turns(game, turns, late, full, choose):
        puzzle = msgspec.structs.replace(found.puzzle, moves=numbers_of(table.played[: found.moves]), deal=deal)
        if puzzle.kind != "chance" or len(solution(game, puzzle).judged) >= SHORTEST:  # something follows the draw
            yield puzzle


def _in_turns(
    game: Game, turns: list[Turn], late: list[Turn], full: Collection[Sort], choose: random.Random,
) -> Iterator[Found]:
    """At most one of each turn: in a late one an ending or something to count, else what the turn itself gives."""
    endings = list(in_ending(game, late, [key for key in OF_ENDINGS if ("end", key) not in full]))
    others = [key for key in goals_of(game) if key not in OF_ENDINGS]
    for place, turn in enumerate(turns):
        by_eye_here = place >= len(turns) - len(late) and choose.random() < BY_EYE_HERE
        found = next((it for it in endings if it.moves in [moves for moves, _ in turn]), None)
        if found is None and by_eye_here and ("worth", "points") not in full:
            found = by_eye(turn)
        if found is None:
            asked = ["points", *choose.sample(others, min(len(others), OTHER_GOALS))]
            found = in_turn(game, turn, asked, full)
        if found is not None:
            yield found
