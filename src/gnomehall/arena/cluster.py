"""Crews on several machines: Dask (`pip install gnomehall[cluster]`), and Ray (`gnomehall[ray]`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from importlib import import_module
from typing import Any, Self

from gnomehall.arena.crew import DEATHS, Done, Job, WorkersDied, play_chunk
from gnomehall.arena.plan import Plan
from gnomehall.core.errors import ValidationError


class DaskCrew(AbstractContextManager["DaskCrew"]):
    """The workers of a Dask scheduler play; each needs gnomehall of the same version."""

    def __init__(self, plan: Plan, records: bool, address: str) -> None:
        try:
            self.dask: Any = import_module("dask.distributed")
        except ImportError as error:
            raise ValidationError("Dask is not installed: pip install 'gnomehall[cluster]'") from error
        self.plan = plan
        self.records = records
        try:
            self.client: Any = self.dask.Client(address, timeout=10, set_as_default=False)
        except OSError as error:
            raise ValidationError(f"no Dask scheduler answers at {address}") from error
        self.width = max(1, sum(self.client.nthreads().values()))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def play(self, chunks: Callable[[], list[Job]]) -> Iterator[list[Done]]:
        """Keep the workers busy; the scheduler gives a dead worker's chunk to another."""
        ready: Any = self.dask.as_completed(loop=self.client.loop)
        waiting: dict[str, list[Job]] = {}
        deaths = 0

        def submit(jobs: list[Job]) -> None:
            future = self.client.submit(play_chunk, self.plan, jobs, self.records, pure=False, retries=DEATHS)
            waiting[future.key] = jobs
            ready.add(future)

        more = True
        while more or waiting:
            while more and len(waiting) < 2 * self.width:
                jobs = chunks()
                more = bool(jobs)
                if jobs:
                    submit(jobs)
            if not waiting:
                return
            future = next(ready)
            jobs = waiting.pop(future.key)
            if future.status == "finished":
                yield future.result()
                continue
            deaths += 1
            error = future.exception() if future.status == "error" else None
            if deaths > DEATHS or isinstance(error, ValidationError):
                raise WorkersDied(f"{deaths} chunks failed on the cluster: {error}")
            submit(jobs)


class RayCrew(AbstractContextManager["RayCrew"]):
    """A Ray cluster plays: the one already running, or one of this machine."""

    def __init__(self, plan: Plan, records: bool, jobs: int | None) -> None:
        try:
            ray: Any = import_module("ray")
        except ImportError as error:
            raise ValidationError("Ray is not installed: pip install 'gnomehall[ray]'") from error
        self.ray = ray
        self.started = not ray.is_initialized()
        if self.started:
            # Ray would listen on all interfaces; this address keeps it on this machine
            ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, _node_ip_address="127.0.0.2")
        self.plan = plan
        self.records = records
        self.width = int(ray.cluster_resources().get("CPU", 1))
        self.task: Any = ray.remote(max_retries=DEATHS)(play_chunk)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.started:
            self.ray.shutdown()

    def play(self, chunks: Callable[[], list[Job]]) -> Iterator[list[Done]]:
        """Keep the workers busy; Ray gives a dead worker's chunk to another."""
        waiting: list[Any] = []
        more = True
        while more or waiting:
            while more and len(waiting) < 2 * self.width:
                jobs = chunks()
                more = bool(jobs)
                if jobs:
                    waiting.append(self.task.remote(self.plan, jobs, self.records))
            if not waiting:
                return
            ready, waiting = self.ray.wait(waiting, num_returns=1)
            yield self.ray.get(ready[0])
