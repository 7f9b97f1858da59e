"""Executors on several machines: Dask (`pip install gnomehall[cluster]`), and Ray (`gnomehall[ray]`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from gnomehall.arena.executors import MOST_CRASHES, Done, Executor, Task, WorkersCrashed, play_chunk
from gnomehall.arena.plan import Job
from gnomehall.core.errors import ValidationError


def dask_client(address: str) -> Any:
    """A line to a Dask scheduler."""
    try:
        dask: Any = import_module("dask.distributed")
    except ImportError as error:
        raise ValidationError("Dask is not installed: pip install 'gnomehall[cluster]'") from error
    try:
        return dask.Client(address, timeout=10, set_as_default=False)
    except OSError as error:
        raise ValidationError(f"no Dask scheduler answers at {address}") from error


class DaskExecutor(Executor):
    """The workers of a Dask scheduler play; each needs gnomehall of the same version."""

    def __init__(self, task: Task, address: str) -> None:
        super().__init__(task)
        self.client: Any = dask_client(address)
        self.width = max(1, sum(self.client.nthreads().values()))

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def play(self, chunks: Callable[[], list[Job]]) -> Iterator[list[Done]]:
        """Keep the workers busy; the scheduler gives a dead worker's chunk to another."""
        ready: Any = import_module("dask.distributed").as_completed(loop=self.client.loop)
        waiting: dict[str, list[Job]] = {}
        crashes = 0

        def submit(jobs: list[Job]) -> None:
            future = self.client.submit(play_chunk, self.task, jobs, pure=False, retries=MOST_CRASHES)
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
            crashes += 1
            error = future.exception() if future.status == "error" else None
            if crashes > MOST_CRASHES or isinstance(error, ValidationError):
                raise WorkersCrashed(f"{crashes} chunks failed on the cluster: {error}")
            submit(jobs)


class RayExecutor(Executor):
    """A Ray cluster plays: the one already running, or one of this machine."""

    def __init__(self, task: Task, jobs: int) -> None:
        super().__init__(task)
        try:
            ray: Any = import_module("ray")
        except ImportError as error:
            raise ValidationError("Ray is not installed: pip install 'gnomehall[ray]'") from error
        self.ray = ray
        self.started = not ray.is_initialized()
        if self.started:
            # Ray would listen on all interfaces; this address keeps it on this machine
            ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, _node_ip_address="127.0.0.2")
        self.width = int(ray.cluster_resources().get("CPU", 1))
        self.remote: Any = ray.remote(max_retries=MOST_CRASHES)(play_chunk)

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
                    waiting.append(self.remote.remote(self.task, jobs))
            if not waiting:
                return
            ready, waiting = self.ray.wait(waiting, num_returns=1)
            yield self.ray.get(ready[0])
