"""Figures for Prometheus."""

from __future__ import annotations

import bisect
import os
import time

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Metrics:
    """Counts of one process."""

    def __init__(self) -> None:
        self.started = time.time()
        self.moves = 0
        self.refused = 0
        self.created = 0
        self.requests = 0
        self.errors = 0
        self.bot_moves = 0
        self.bot_failures = 0
        self.dropped = 0
        self.waits = [0] * (len(BOUNDS) + 1)
        self.waited = 0.0

    def took(self, seconds: float) -> None:
        """A command took so long, from its arrival to its answer."""
        self.waits[bisect.bisect_left(BOUNDS, seconds)] += 1
        self.waited += seconds

    def text(self, tables: int, connections: int) -> str:
        """In Prometheus' own words."""
        lines = []
        figures = {
            "tables_loaded": ("gauge", tables), "connections": ("gauge", connections),
            "changes_total": ("counter", self.moves), "refused_total": ("counter", self.refused),
            "tables_created_total": ("counter", self.created), "requests_total": ("counter", self.requests),
            "errors_total": ("counter", self.errors), "bot_moves_total": ("counter", self.bot_moves),
            "bot_failures_total": ("counter", self.bot_failures), "dropped_total": ("counter", self.dropped),
            "uptime_seconds": ("gauge", round(time.time() - self.started, 3)),
            "memory_bytes": ("gauge", memory()),
        }
        for name, (kind, value) in figures.items():
            lines += [f"# TYPE gnomehall_{name} {kind}", f"gnomehall_{name} {value}"]
        lines.append("# TYPE gnomehall_command_seconds histogram")
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.waits, strict=True):
            total += count
            lines.append(f'gnomehall_command_seconds_bucket{{le="{bound}"}} {total}')
        lines.append(f"gnomehall_command_seconds_sum {self.waited:.6f}")
        lines.append(f"gnomehall_command_seconds_count {total}")
        return "\n".join(lines) + "\n"


def memory() -> int:
    """Bytes this process holds, where the system says so."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
