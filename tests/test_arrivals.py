"""The simulation behind docs/scale.md agrees with what queueing theory says of simple cases."""

from __future__ import annotations

import pytest

from benchmarks.arrivals import Load, knee, simulate
from benchmarks.scale import is_past_knee


def load(tables: float, workers: int = 1) -> Load:
    return Load(tables, move_every=1.0, match_seconds=300.0, workers=workers, cost=0.002, commit=0.0)


def test_moves_come_at_the_rate_of_the_tables() -> None:
    out = simulate(load(200), 60)
    assert out.moves_per_s == pytest.approx(200, rel=0.15)
    assert out.busiest == pytest.approx(0.4, rel=0.15)


def test_a_half_busy_worker_answers_as_theory_says() -> None:
    """Pollaczek and Khinchine: the mean wait is rho * S * (1 + c^2) / (2 * (1 - rho)); c^2 is 1/4 here."""
    out = simulate(load(250), 200)
    rho, service = out.busiest, 0.002
    mean = service + rho * service * 1.25 / (2 * (1 - rho))
    assert out.p50 < mean < out.p99 < 10 * mean


def test_the_knee_lies_just_below_what_a_core_can_do() -> None:
    found = knee(load(0), 20)
    assert 0.8 * 500 < found < 1.05 * 500


def test_past_the_knee_waiting_grows_without_end() -> None:
    out = simulate(load(800), 20)
    assert not out.is_fine
    assert out.p99 > 3


def test_two_workers_bear_about_twice_as_much() -> None:
    assert 1.5 < knee(load(0, workers=2), 20) / knee(load(0), 20) < 2.2


def test_it_is_bounded() -> None:
    with pytest.raises(ValueError, match="more than"):
        simulate(load(1e6), 60)


def test_a_step_is_past_the_knee_if_moves_are_slow_or_left_undone() -> None:
    step: dict[str, object] = {"moves_per_s": 90.0, "tables": 100, "seconds": 10, "p99_ms": 20.0, "errors": 0}
    assert not is_past_knee(step)
    assert is_past_knee({**step, "p99_ms": 251.0})
    assert is_past_knee({**step, "moves_per_s": 80.0})
    assert is_past_knee({**step, "errors": 1})
