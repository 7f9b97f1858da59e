"""Mutation testing of the rules: small faults put into them one by one; the tests should notice each.

    python -m benchmarks.mutants --sample 200 --seed 1
    python -m benchmarks.mutants --only gems/rules.py:120:17:+1      one of them again

Every fault runs in plain Python, in a copy of the sources, against the tests of its game.  Those that no test
notices are printed with their place and their diff; docs/notes/mutants.md judges them.
"""

from __future__ import annotations

import argparse
import difflib
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from benchmarks.mutations import Mutation, mutations
from gnomehall.games import GAMES
from gnomehall.pure import VARIABLE

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
COMPILED = "from gnomehall.core.declared import"  # what every compiled module begins with
NO_RULES = {"encoder", "evaluation"}  # compiled, but not rules
NOT_COMPILED = {"warnings"}  # rules that only people need
SHARE = 0.05  # of the faults may go unnoticed
SLOWEST = 3  # times the CPU time that the tests take without a fault
TOO_LONG = (-signal.SIGXCPU, 128 + signal.SIGXCPU, -signal.SIGKILL, 128 + signal.SIGKILL)
CONFORMANCE = (  # tests of every game that are quick enough in plain Python
    "never_stuck or conserved or weights or winner or reason_that_names or refused_with_its_rule or verdict "
    "or number_of_its_own"
)


@dataclass(frozen=True)
class Mutant:
    """A fault in a file of a game."""

    game: str
    path: Path  # below src/gnomehall/games
    mutation: Mutation
    column: int

    @property
    def name(self) -> str:
        """Its place and what stands there: `gems/rules.py:120:17:+`."""
        new = self.mutation.new.replace("\n", " ")[:20]
        return f"{self.path}:{self.mutation.line}:{self.column}:{new}"

    def diff(self) -> str:
        """The fault as a diff of its file."""
        text = (games(SOURCE) / self.path).read_text(encoding="utf-8")
        lines = difflib.unified_diff(
            text.splitlines(), self.mutation.apply(text).splitlines(), lineterm="", n=1)
        return "\n".join(line for line in lines if not line.startswith(("---", "+++")))


def games(source: Path) -> Path:
    """The folder of the games in a tree of sources."""
    return source / "gnomehall" / "games"


def rules_of(game: str) -> list[Path]:
    """The files of a game's rules: those that decide what happens at the table."""
    found = []
    for path in sorted((games(SOURCE) / game).glob("*.py")):
        is_compiled = COMPILED in path.read_text(encoding="utf-8")
        if path.stem in NOT_COMPILED or (is_compiled and path.stem not in NO_RULES):
            found.append(path)
    return found


def mutants_of(game: str) -> list[Mutant]:
    """Every fault that can be put into the rules of a game."""
    found = []
    for path in rules_of(game):
        text = path.read_text(encoding="utf-8")
        for mutation in mutations(text):
            column = mutation.start - text.rfind("\n", 0, mutation.start)
            found.append(Mutant(game, path.relative_to(games(SOURCE)), mutation, column))
    return found


@dataclass
class Stage:
    """Tests to run against a fault; what takes more CPU time runs for ever and counts as noticed."""

    tests: list[str]
    seconds: int = 600


def stages_of(game: str) -> list[Stage]:
    """What to run against a fault of a game: some golden matches, its tests but the slow, the other golden matches."""
    chosen = f"{game} and not terminal and not outlook and (not test_every_game.py or {CONFORMANCE})"
    return [
        Stage(["tests/test_playthroughs.py", "-k", f"{game} and not many_random"]),
        Stage([
            f"tests/{game}", "tests/conformance/test_every_game.py", "tests/solve/test_goals.py", "-m", "not slow",
            "-k", chosen,
        ]),
        Stage(["tests/test_playthroughs.py", "-k", f"{game} and many_random"]),
    ]


class Workshop:
    """A copy of the sources in which one fault at a time is tried."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "src"
        kept = shutil.ignore_patterns("*.so", "__pycache__", "static")
        shutil.copytree(SOURCE, self.source, ignore=kept)

    def passes(self, stages: list[Stage]) -> bool:
        """Whether the tests pass with the sources as they are; too slow is a failure."""
        return all(self.run(stage) for stage in stages)

    def run(self, stage: Stage) -> bool:
        """Whether the tests of a stage pass within its CPU time."""
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *stage.tests]
        env = {
            **os.environ, VARIABLE: "1", "PYTHONPATH": str(self.source), "PYTHONDONTWRITEBYTECODE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # they take longer to load than most faults to find
        }
        done = subprocess.run(
            ["prlimit", f"--cpu={stage.seconds}", *command], cwd=ROOT, env=env, capture_output=True, check=False)
        assert done.returncode in (0, 1, 2, 4, *TOO_LONG), (done.stdout + done.stderr).decode()[-2000:]
        return done.returncode == 0

    def survives(self, mutant: Mutant, stages: list[Stage]) -> bool:
        """Whether the tests pass with a fault in the rules."""
        path = games(self.source) / mutant.path
        text = path.read_text(encoding="utf-8")
        path.write_text(mutant.mutation.apply(text), encoding="utf-8")
        try:
            return self.passes(stages)
        finally:
            path.write_text(text, encoding="utf-8")


def try_all(chosen: list[Mutant], jobs: int, stages: dict[str, list[Stage]]) -> list[Mutant]:
    """Those that survive, told as they are tried."""
    with tempfile.TemporaryDirectory(prefix="mutants") as folder, ThreadPoolExecutor(jobs) as pool:
        free: SimpleQueue[Workshop] = SimpleQueue()
        for number in range(jobs):
            free.put(Workshop(Path(folder) / str(number)))

        def attempt(mutant: Mutant) -> bool:
            workshop = free.get()
            try:
                return workshop.survives(mutant, stages[mutant.game])
            finally:
                free.put(workshop)

        found = []
        for number, (mutant, survives) in enumerate(zip(chosen, pool.map(attempt, chosen), strict=True), 1):
            print(f"{number}/{len(chosen)} {'SURVIVES' if survives else 'noticed '} {mutant.name}", flush=True)
            if survives:
                found.append(mutant)
    return found


def timed_stages(game: str) -> list[Stage]:
    """The stages of a game, each with its limit; without a fault they must pass."""
    stages = stages_of(game)
    with tempfile.TemporaryDirectory(prefix="mutants") as folder:
        workshop = Workshop(Path(folder))
        for stage in stages:
            before = children_seconds()
            if not workshop.run(stage):
                sys.exit(f"{game}: the tests fail without a fault")
            took = children_seconds() - before
            print(f"{game}: {stage.tests[0]} takes {took:.0f} s of CPU time", flush=True)
            stage.seconds = round(10 + SLOWEST * took)
    return stages


def children_seconds() -> float:
    """CPU time of all that has been run and has ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def main() -> None:
    """Try a sample; exit code 1 if too many survive."""
    parser = argparse.ArgumentParser(description="put small faults into the rules and see whether the tests notice")
    parser.add_argument("--sample", type=int, default=200, help="how many faults, over all games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", default=",".join(GAMES), help="names with commas")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    parser.add_argument("--begin", type=int, default=0, help="how many of them were tried before")
    parser.add_argument("--only", default="", help="one fault by its name")
    args = parser.parse_args()
    possible = [mutant for game in args.games.split(",") for mutant in mutants_of(game)]
    if args.only:
        chosen = [mutant for mutant in possible if mutant.name == args.only]
    else:
        chosen = random.Random(args.seed).sample(possible, min(args.sample, len(possible)))[args.begin :]
    if not chosen:
        sys.exit(f"there is no fault {args.only}")
    print(f"{len(possible)} possible faults, {len(chosen)} are tried", flush=True)
    stages = {game: timed_stages(game) for game in sorted({mutant.game for mutant in chosen})}
    survivors = try_all(chosen, args.jobs, stages)
    for mutant in survivors:
        print(f"\n{mutant.name}\n{mutant.diff()}")
    tried, left = Counter(it.game for it in chosen), Counter(it.game for it in survivors)
    for game, count in tried.items():
        print(f"{game}: {left[game]} of {count} survive")
    print(f"{len(survivors)} of {len(chosen)} survive ({len(survivors) / len(chosen):.1%})")
    sys.exit(1 if len(survivors) > SHARE * len(chosen) else 0)


if __name__ == "__main__":
    main()
