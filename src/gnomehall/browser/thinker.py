"""What the second worker of a browser does: the jobs of bots and of visitors, one at a time."""

from __future__ import annotations

import msgspec

from gnomehall.server.jobs import jobs, visitor_jobs, visitor_worker
from gnomehall.server.jobs.worker import answer_line, think

ANY = msgspec.json.Decoder(jobs.AnyJob | visitor_jobs.AnyVisitorJob)


def answer(line: str) -> str:
    """The result of a job, both JSON."""
    return answer_line(ANY, _do, line).decode()


def _do(job: jobs.AnyJob | visitor_jobs.AnyVisitorJob) -> jobs.AnyResult:
    return think(job) if isinstance(job, jobs.Job) else visitor_worker.do(job)
