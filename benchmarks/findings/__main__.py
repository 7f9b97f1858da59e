"""Run the probes against trees and print a table."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.findings import compute, fair, keeping, line, people, stores, thinking
from benchmarks.findings.held import HELD
from benchmarks.findings.probe import PROBES, Found, Probe

MODULES = (compute, fair, keeping, line, people, stores, thinking)  # they fill PROBES


def look(probe: Probe, tree: Path) -> Found:
    """Run one probe in a folder that goes away after it."""
    with tempfile.TemporaryDirectory(prefix="gnomehall-finding-", ignore_cleanup_errors=True) as folder:
        return probe.look(tree, Path(folder))


def main() -> None:
    """The table; the exit code is 1 if a finding is open in the last tree, or a probe failed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.findings")
    parser.add_argument("trees", nargs="+", type=Path)
    parser.add_argument("--only", default="", help="names with commas; 8 means 8a, 8b and so on too")
    given = parser.parse_args()
    only = [name for name in given.only.split(",") if name]
    trees = [tree.resolve() for tree in given.trees]
    head = " | ".join(f"{tree.name}: measured | {tree.name}" for tree in trees)
    print(f"| | finding | {head} | held by |\n|---|---|{'---|---|' * len(trees)}---|", flush=True)
    is_bad = False
    for name, probe in sorted(PROBES.items(), key=lambda item: (int(item[0].rstrip("abcdef")), item[0])):
        if only and name not in only and name.rstrip("abcdef") not in only:
            continue
        cells = []
        for tree in trees:
            began = time.monotonic()
            try:
                found = look(probe, tree)
                cells.append(f"{found.figure} | {'OPEN' if found.is_open else 'closed'}")
                is_bad = is_bad or (found.is_open and tree == trees[-1])
            except Exception as error:  # the others are still worth knowing
                words = " ".join(f"{type(error).__name__}: {error}".split())[-300:].replace("|", "/")
                cells.append(f"{words} | FAILED")
                is_bad = True
            print(f"{name} {tree.name}: {time.monotonic() - began:.1f} s", file=sys.stderr, flush=True)
        print(f"| {name} | {probe.says} | {' | '.join(cells)} | {', '.join(HELD[name])} |", flush=True)
    sys.exit(is_bad)


if __name__ == "__main__":
    main()
