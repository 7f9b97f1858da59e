"""A puzzle as text: a match up to a moment, what is asked there, and the proved answer.

A file has a header line and a line of JSON for each puzzle.  The moves that lead to the position, chance
included, stand as their numbers: the header names the rules and cards whose alphabet they are of.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

import msgspec

from gnomehall.core.errors import UnknownRules, ValidationError
from gnomehall.core.game import Choice, Entry, Game, Played
from gnomehall.core.state import CHANCE, State
from gnomehall.core.table import Table
from gnomehall.games import game as game_named
from gnomehall.games import text_of
from gnomehall.solve import Solver
from gnomehall.solve.solver import CLOSE

FORMAT = "gnomehall-puzzles/1"
FILE = "puzzles.jsonl"  # in a game's folder
LIMIT = 100_000  # positions that a puzzle may have; about a second
MOST_MOVES = 1_500  # before a puzzle
STEPS = 5  # of difficulty
Kind = Literal["turn", "chance", "end", "worth"]


class Header(msgspec.Struct, frozen=True):
    """The first line of a file: whose moves these are, and how the file was made."""

    format: str
    game: str
    rules: int
    cards: str
    command: str


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position and a question.  `found` is the share of tries in which each level found the answer."""

    seats: int
    moves: str
    kind: Kind
    key: str  # names the goal in words
    goal: str
    value: float
    seat: int = 0  # whose turn it is
    start: float = 0  # what the goal measures at the beginning
    line: list[str] = []  # a shortest best line, as far as it is certain
    ideas: list[str] = []  # the surprises in it
    step: int = 0  # of difficulty, 1 to 5; 0: not rated
    found: dict[str, float] = {}
    deal: int = 0  # the match it was found in
    options: dict[str, Choice] = {}

    @property
    def to_the_end(self) -> bool:
        """Whether it asks for the rest of the match, not for a turn."""
        return self.kind == "end"

    @property
    def id(self) -> str:
        """The same for the same question about the same position."""
        asked = [self.seats, self.options, self.moves, self.kind, self.goal]
        return hashlib.sha256(json.dumps(asked).encode()).hexdigest()[:12]

    @property
    def rating(self) -> int:
        """How strong one must be to solve it as often as not, on a scale like that of the bots."""
        missed = 1 - sum(self.found.values()) / len(self.found) if self.found else 0.5
        return 700 + 200 * self.step + round(150 * missed)

    def table(self, game: Game) -> Table:
        """The table at the moment the puzzle begins; chance that follows is the same for everybody."""
        seed = hashlib.sha256(f"gnomehall puzzle {self.id}".encode()).digest()
        return Table(game, self.seats, self.options, seed, log=self.entries(game))

    def entries(self, game: Game) -> list[Entry]:
        """The moves before the puzzle, each with whoever made it."""
        numbers = self.moves.split()
        if len(numbers) > MOST_MOVES:
            raise ValidationError(f"a puzzle has at most {MOST_MOVES} moves before it")
        state = game.start(self.seats, game.check_options(self.options, self.seats))
        found: list[Entry] = []
        for text in numbers:
            if not text.isdecimal() or len(text) > 6 or int(text) >= len(game.moves):
                raise ValidationError(f"{text[:20]!r} is no number of a move")
            found.append(Played(CHANCE if state.to_move == CHANCE else state.mover, game.moves[int(text)]))
            state.apply(int(text))
        return found

    def solver(self, game: Game, state: State, limit: int = LIMIT) -> Solver:
        """What answers it."""
        return Solver(game, state, self.goal, self.to_the_end, limit)


def numbers_of(played: Iterable[Played]) -> str:
    """The moves of a match, as a puzzle has them."""
    return " ".join(str(entry.move.id) for entry in played)


# ---- files


def write_puzzles(game: Game, command: str, puzzles: list[Puzzle]) -> str:
    """The text of a file."""
    header = Header(FORMAT, game.name, game.rules_version, game.card_set.hash, command)
    return "".join(msgspec.json.encode(it).decode() + "\n" for it in (header, *puzzles))


def read_puzzles(text: str, game: Game) -> tuple[Header, list[Puzzle]]:
    """The puzzles of a file of this game, its rules and its cards."""
    lines = text.splitlines()
    try:
        header = msgspec.json.decode(lines[0] if lines else "", type=Header)
        if header.format != FORMAT:
            raise ValidationError(f"line 1: is not the header of {FORMAT}")
        if (header.game, header.rules, header.cards) != (game.name, game.rules_version, game.card_set.hash):
            raise UnknownRules(f"line 1: these puzzles are of other rules or cards than {game.title} has here")
        return header, [msgspec.json.decode(line, type=Puzzle) for line in lines[1:]]
    except msgspec.MsgspecError as error:
        raise ValidationError(f"not a file of puzzles: {error}") from error


@lru_cache
def shipped(name: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game; none, if it has no file of them."""
    text = text_of(name, FILE)
    return () if text is None else tuple(read_puzzles(text, game_named(name))[1])


@lru_cache
def by_id(name: str) -> dict[str, int]:
    """The number of every shipped puzzle of a game, by its id."""
    return {puzzle.id: number for number, puzzle in enumerate(shipped(name))}


# ---- the proof


def check_puzzle(game: Game, puzzle: Puzzle) -> str:
    """What is wrong with a puzzle, in a sentence, or an empty text: it replays, is worth what it says, by one line."""
    state = puzzle.table(game).state
    if state.mover < 0:
        return "nobody decides in its position"
    solver = puzzle.solver(game, state)
    start = solver.goal.value(solver.facts, state, solver.seat)
    if (solver.seat, start) != (puzzle.seat, puzzle.start):
        return f"it is seat {solver.seat}'s turn, at {start}"
    if puzzle.kind == "worth":
        return "" if start == puzzle.value else f"it is worth {start}, not {puzzle.value:g}"
    best = solver.best(state)
    if abs(best.value - puzzle.value) > CLOSE:
        return f"its value is {best.value}, not {puzzle.value}"
    if not best.is_unique:
        return "it has more than one answer"
    line = [game.moves[move].text for move in best.line]
    if sorted(line) != sorted(puzzle.line):
        return f"its line is {', '.join(line)}"
    return ""
