"""The command `gnomehall puzzles`."""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path
from typing import Annotated, get_args

from cyclopts import Parameter

from gnomehall.choices import GameName, Seed
from gnomehall.core.errors import ValidationError
from gnomehall.core.files import read_text
from gnomehall.core.game import Game
from gnomehall.core.registry import folder_of
from gnomehall.pure import is_compiled
from gnomehall.puzzles.puzzle import FILE, STEPS, Kind, Puzzle, check_puzzle, read_puzzles, write_puzzles
from gnomehall.puzzles.tasks import OF_ENDINGS

MOST = 5_000
MEDIAN, LONGEST = 0.2, 5.0  # seconds of CPU time that a proof may take


def puzzles(
    name: GameName, /, *,
    count: Annotated[int, Parameter(help=f"how many to find, up to {MOST}")] = 20,
    seed: Seed = 1,
    out: Annotated[Path | None, Parameter(help="a file for them; it is written again after every match")] = None,
    check: Annotated[bool, Parameter(negative="", help="prove every puzzle of the game again")] = False,
    join: Annotated[list[Path] | None, Parameter(help="files of several runs, to make one of them")] = None,
    rate: Annotated[bool, Parameter(negative="", help="let the levels try every puzzle of the game anew")] = False,
    file: Annotated[Path | None, Parameter(help="with --check, --rate or --table: instead of the game's own")] = None,
    table: Annotated[bool, Parameter(negative="", help="print who finds how many, and the mix of kinds")] = False,
) -> int:
    """Find puzzles in matches of bots; or prove, rate or count those of a game again."""
    from gnomehall.games import game as load

    it = load(name)
    if check or rate or table:
        path = file if file is not None else folder_of(name) / FILE
        header, kept = read_puzzles(read_text(path), it)
        if rate:
            kept = rate_again(it, kept)
            path.write_text(write_puzzles(it, header.command, kept), encoding="utf-8")
        if table:
            print("\n".join([*table_lines(kept), "", *kind_lines(kept)]))
        return prove(it, kept) if check else 0
    if join:
        write(join_runs(it, join), out)
        return 0
    if not 1 <= count <= MOST:
        raise ValidationError(f"--count must be from 1 to {MOST}")
    find(it, count, seed, out)
    return 0


def find(game: Game, count: int, seed: int, out: Path | None) -> None:
    """Look for puzzles, saying how far it is."""
    from gnomehall.puzzles.generate import generate
    from gnomehall.puzzles.rate import in_steps

    command = f"gnomehall puzzles {game.name} --count {count} --seed {seed}"
    shown = 0

    def progress(deal: int, found: list[Puzzle]) -> None:
        nonlocal shown
        if len(found) > shown:
            shown = len(found)
            print(f"{shown} of {count} after match {deal}", file=sys.stderr, flush=True)
            if out is not None:
                out.write_text(write_puzzles(game, command, in_steps(found)), encoding="utf-8")

    write(write_puzzles(game, command, generate(game, count, seed, progress)), out)


def join_runs(game: Game, files: list[Path]) -> str:
    """The puzzles of several runs as one file, without doubles."""
    from gnomehall.puzzles.generate import without_doubles

    read = [read_puzzles(read_text(path), game) for path in files]
    command = "; ".join(header.command for header, _ in read)
    return write_puzzles(game, f"{command}; --join", without_doubles(it for _, kept in read for it in kept))


def write(text: str, out: Path | None) -> None:
    """Put a file of puzzles where it is wanted."""
    if out is not None:
        out.write_text(text, encoding="utf-8")
    else:
        print(text, end="")


def rate_again(game: Game, kept: list[Puzzle]) -> list[Puzzle]:
    """The same puzzles with new ratings: the levels play differently than they did, say."""
    from gnomehall.puzzles.rate import in_steps, rated

    start = time.process_time()
    found = in_steps([rated(game, puzzle) for puzzle in kept])
    print(f"{game.title}: {len(found)} puzzles rated in {time.process_time() - start:.0f} s", file=sys.stderr)
    return found


def prove(game: Game, kept: list[Puzzle]) -> int:
    """Prove every puzzle again; 0 if all hold and the solver is quick enough for those who try them."""
    wrong = 0
    seconds = []
    for number, puzzle in enumerate(kept):
        start = time.process_time()
        problem = check_puzzle(game, puzzle)
        seconds.append(time.process_time() - start)
        if problem:
            wrong += 1
            print(f"puzzle {number} ({puzzle.id}): {problem}", file=sys.stderr)
    ids = {puzzle.id for puzzle in kept}
    if len(ids) < len(kept):
        wrong += 1
        print("a puzzle is there twice", file=sys.stderr)
    seconds.sort()
    middle, longest = (seconds[len(seconds) // 2], seconds[-1]) if seconds else (0.0, 0.0)
    print(
        f"{game.title}: {len(kept) - wrong} of {len(kept)} puzzles proved, "
        f"median {middle * 1000:.0f} ms, longest {longest:.1f} s")
    is_slow = is_compiled() and (middle > MEDIAN or longest > LONGEST)
    if is_slow:
        print(f"too slow: the median may be {MEDIAN * 1000:.0f} ms, the longest {LONGEST:.0f} s", file=sys.stderr)
    return 1 if wrong or is_slow or not kept else 0


def table_lines(kept: list[Puzzle]) -> list[str]:
    """The share of puzzles of each step that each level finds, as a Markdown table."""
    tried = [it for it in kept if it.found]
    names = list(tried[0].found) if tried else []
    lines = [f"| step | puzzles | {' | '.join(names)} | decisions |", "|---|" + "--:|" * (len(names) + 2)]
    for step in range(1, STEPS + 1):
        some = [it for it in tried if it.step == step]
        cells = [f"{sum(it.found[name] for it in some) / len(some):.0%}" for name in names] if some else []
        length = f"{sum(len(it.line) for it in some) / len(some):.1f}" if some else ""
        lines.append(f"| {step} | {len(some)} | {' | '.join(cells)} | {length} |")
    return lines


def kind_lines(kept: list[Puzzle]) -> list[str]:
    """The share of each kind among all puzzles, of its goals too, as a Markdown table."""
    lines = ["| kind | puzzles | share | for points | for another goal, at most |", "|---|--:|--:|--:|--:|"]
    for kind in get_args(Kind):
        goals = Counter(it.key for it in kept if it.kind == kind)
        others = [count for key, count in goals.items() if key not in OF_ENDINGS]
        counts = goals.total(), sum(goals[key] for key in OF_ENDINGS), max(others, default=0)
        shares = " | ".join(f"{count / max(1, len(kept)):.1%}" for count in counts)
        lines.append(f"| {kind} | {goals.total()} | {shares} |")
    return lines
