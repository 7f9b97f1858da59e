"""What a move costs the server in CPU time, in this tree and in another one, in turns on the same machine.

`python -m benchmarks.server_cpu OTHER_TREE` runs each tree's own `gnomehall bench server`, one after the other, several
times, and compares the CPU time of the server's processes divided by the moves played.  Unlike waiting times it hardly
depends on what else the machine does.  Both trees must be compiled."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
ONE = """import json, sys
from gnomehall.server import bench
seen, plain = [], bench._cpu
bench._cpu = lambda pid: seen.append(plain(pid)) or seen[-1]
found = bench.measure(int(sys.argv[1]), int(sys.argv[2]), 1.0, "", 1)
print(json.dumps([1000 * (seen[-1] - seen[0]) / found["moves"], found["moves"], found["errors"], found["p99_ms"]]))"""


def run(tree: Path, tables: int, seconds: int) -> tuple[float, int, int, float]:
    """(milliseconds of CPU a move, moves, errors, p99 in milliseconds) of one run of a tree."""
    done = subprocess.run(
        [sys.executable, "-c", ONE, str(tables), str(seconds)], cwd=tree, check=True, stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(tree / "src")})
    cost, moves, errors, p99 = json.loads(done.stdout.splitlines()[-1])
    return cost, moves, errors, p99


def main() -> None:
    """Print every run, then the best and the median of each tree and their ratios."""
    parser = argparse.ArgumentParser()
    parser.add_argument("other", type=Path, help="a compiled tree to compare with, such as a worktree")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=int, default=12)
    parser.add_argument("--times", type=int, default=4)
    given = parser.parse_args()
    trees = {"before": given.other.resolve(), "now": HERE}
    costs: dict[str, list[float]] = {name: [] for name in trees}
    for _ in range(given.times):
        for name, tree in trees.items():
            cost, moves, errors, p99 = run(tree, given.tables, given.seconds)
            costs[name].append(cost)
            print(f"{name:6}  {cost:.3f} ms of CPU a move, {moves} moves, {errors} errors, p99 {p99} ms", flush=True)
    for what, of in (("best", min), ("median", statistics.median)):
        before, now = of(costs["before"]), of(costs["now"])
        print(f"{what}: {before:.3f} ms before, {now:.3f} ms now, ratio {now / before:.2f}")


if __name__ == "__main__":
    main()
