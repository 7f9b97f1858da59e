"""Moves a second of random matches with four seats, of several source trees in one run.

    python -m benchmarks.playout_speed BEFORE . --runs 7

Each argument is a checkout whose rules are compiled in place.  Runs alternate; the ratios are to the first tree.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

SEATS = 4
MEASURE = f"""
import json, time, gnomehall
from gnomehall.games import GAMES
from gnomehall.core.playout import play_matches
found = {{}}
for name in GAMES:
    state = gnomehall.game(name).start({SEATS})
    speeds = []
    for _ in range(10):
        start = time.thread_time()
        moves, _ = play_matches(state, 120, 2)
        speeds.append(moves / (time.thread_time() - start))
    found[name] = max(speeds)
print(json.dumps(found))
"""


def measure(tree: Path) -> dict[str, float]:
    """Moves a second of CPU time, by game."""
    env = {**os.environ, "PYTHONPATH": str(tree.resolve() / "src")}
    found: dict[str, float] = json.loads(subprocess.check_output([sys.executable, "-c", MEASURE], env=env, cwd="/"))
    return found


def main() -> None:
    """Print best and median of each tree."""
    parser = argparse.ArgumentParser(description="compare the speed of compiled rules")
    parser.add_argument("trees", nargs="+", type=Path)
    parser.add_argument("--runs", type=int, default=7)
    args = parser.parse_args()
    rounds = [[measure(tree) for tree in args.trees] for _ in range(args.runs)]
    for game in rounds[0][0]:
        speeds = [sorted(one[i][game] for one in rounds) for i in range(len(args.trees))]
        for tree, found in zip(args.trees, speeds, strict=True):
            best, median = found[-1], found[len(found) // 2]
            print(
                f"{game:11} {tree}: best {best / 1e6:.2f} million moves/s ({best / speeds[0][-1]:.3f}), "
                f"median {median / 1e6:.2f} ({median / speeds[0][len(found) // 2]:.3f})")


if __name__ == "__main__":
    main()
