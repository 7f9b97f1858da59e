"""Figures for Prometheus.

With several processes (`serve --workers N`) each writes its figures into files of a folder they share, so
that whichever process is asked answers for all.  The folder is named in the environment, before this module
is imported: prometheus_client decides then where its values live.
"""

from __future__ import annotations

import os
import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # the variable of prometheus_client
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds

disable_created_metrics()  # type: ignore[no-untyped-call]  # prometheus_client leaves it untyped


class Metrics:
    """The counts of one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._started = time.time()
        self.moves = self._counter("changes", "moves and other changes of tables that were stored")
        self.refused = self._counter("refused", "commands and requests that were refused")
        self.created = self._counter("tables_created", "tables opened")
        self.requests = self._counter("requests", "requests over HTTP")
        self.errors = self._counter("errors", "failures of the server itself")
        self.bot_moves = self._counter("bot_moves", "moves of bots")
        self.bot_failures = self._counter("bot_failures", "moves a bot failed to give")
        self.dropped = self._counter("dropped", "connections closed for being too slow")
        self.seconds = Histogram(
            "gnomehall_command_seconds", "from the arrival of a command to its answer", buckets=BOUNDS,
            registry=self._registry,
        )
        self._tables = self._gauge("tables_loaded", "tables in memory")
        self._connections = self._gauge("connections", "open WebSockets")
        self._memory = self._gauge("memory_bytes", "memory held")
        self._uptime = Gauge(
            "gnomehall_uptime_seconds", "since the oldest process started", multiprocess_mode="livemax",
            registry=self._registry,
        )

    def _counter(self, name: str, what: str) -> Counter:
        return Counter(f"gnomehall_{name}", what, registry=self._registry)

    def _gauge(self, name: str, what: str) -> Gauge:
        return Gauge(f"gnomehall_{name}", what, multiprocess_mode="livesum", registry=self._registry)

    def refresh(self, tables: int, connections: int) -> None:
        """Record the state of this process."""
        self._tables.set(tables)
        self._connections.set(connections)
        self._memory.set(memory())
        self._uptime.set(round(time.time() - self._started, 3))

    def text(self) -> str:
        """What Prometheus reads, of all processes."""
        registry = self._registry
        if os.environ.get(FOLDER):
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # prometheus_client leaves it untyped
        return generate_latest(registry).decode()


def forget_process(pid: int) -> None:
    """A process has ended: its memory and connections no longer count, its moves do."""
    mark_process_dead(pid)  # type: ignore[no-untyped-call]  # prometheus_client leaves it untyped


def memory() -> int:
    """Bytes this process holds, where the system says so."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
