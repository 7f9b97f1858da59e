"""How much one address or seat may ask for."""

from __future__ import annotations

import time


class Limiter:
    """A bucket for each name: it fills at a rate, holds a burst, and every request takes one."""

    def __init__(self, rate: float, burst: float, most: int = 50_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._buckets: dict[object, tuple[float, float]] = {}

    def allows(self, name: object, cost: float = 1.0) -> bool:
        """Whether there is one left for this name; a rate of 0 lets everything pass."""
        if not self.rate:
            return True
        now = time.monotonic()
        left, when = self._buckets.pop(name, (self.burst, now))
        left = min(self.burst, left + (now - when) * self.rate)
        if len(self._buckets) >= self.most:  # forget the one asked for longest ago
            self._buckets.pop(next(iter(self._buckets)))
        self._buckets[name] = (left - cost if left >= cost else left, now)
        return left >= cost


def is_same_origin(origin: str | None, host: str | None, others: tuple[str, ...]) -> bool:
    """Whether a page of this origin may talk to us; programs send no origin."""
    if origin is None:
        return True
    return origin in others or origin.partition("://")[2] == host
