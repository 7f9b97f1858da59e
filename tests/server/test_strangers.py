"""The short form of `benchmarks.strangers`: some seconds of every attack at once."""

from __future__ import annotations

import asyncio
import time

from benchmarks.attacker import Pace
from benchmarks.attacks import ATTACKS
from benchmarks.strangers import MOST_MB, Felt, measure

SECONDS = 15
NICE = 5  # enough that the server comes first; it is too short to wait for its turn for long


def test_all_attacks_at_once_are_hardly_felt() -> None:
    felt = measure([name for name in ATTACKS if name != "nothing"], SECONDS, nice=NICE)
    print(felt.row())
    assert felt.asked > 100, "the attacks ran"
    assert felt.moves > 10
    assert felt.lost == 0
    assert felt.grown < MOST_MB
    assert felt.p50 - felt.quiet_p50 < 500, "of a few moves on a busy machine; the benchmark holds p99 to it"


def test_a_row_says_whether_it_is_within_the_limits() -> None:
    assert Felt("x", 1, 1, 0, 5.0, 269.0, 400.0, 5.0, 20.0, 199.0).is_fine
    assert not Felt("x", 1, 1, 0, 5.0, 271.0, 400.0, 5.0, 20.0, 199.0).is_fine
    assert not Felt("x", 1, 1, 0, 5.0, 269.0, 400.0, 5.0, 20.0, 201.0).is_fine
    assert not Felt("x", 1, 1, 1, 5.0, 269.0, 400.0, 5.0, 20.0, 199.0).is_fine


def test_attackers_keep_to_a_pace() -> None:
    async def take(count: int) -> float:
        pace, began = Pace(100.0, 10.0), time.monotonic()
        for _ in range(count):
            await pace.wait()
        return time.monotonic() - began

    assert asyncio.run(take(10)) < 0.1, "the burst"
    assert asyncio.run(take(40)) > 0.28, "then the rate"
