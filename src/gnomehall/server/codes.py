"""Guessing codes: how often somebody, and everybody together, may be wrong."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

MINUTE = 60.0
MOST_KNOWN = 50_000  # addresses that are remembered


class CodeGuard:
    """Counts wrong codes of the last minute.  Whoever was never wrong is always heard: nobody can lock others out."""

    def __init__(self, each: int, of_all: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._each = each
        self._of_all = of_all
        self._clock = clock
        self._wrong: dict[str, list[float]] = {}  # who was wrong, and when; the latest last
        self._since = clock()
        self._count = 0  # wrong codes of all in this minute

    def may_try(self, address: str) -> bool:
        """Whether an address may try a code."""
        now = self._clock()
        if now - self._since >= MINUTE:
            self._since, self._count = now, 0
        recent = [when for when in self._wrong.get(_name(address), []) if now - when < MINUTE]
        if not self._each or not recent:
            return True
        return len(recent) < self._each and self._count < self._of_all

    def was_wrong(self, address: str) -> None:
        """A code was none."""
        now, name = self._clock(), _name(address)
        self._count += 1
        recent = [when for when in self._wrong.pop(name, []) if now - when < MINUTE]
        if len(self._wrong) >= MOST_KNOWN:
            self._wrong.pop(next(iter(self._wrong)))
        self._wrong[name] = [*recent, now][-max(self._each, 1) :]


def _name(address: str) -> str:
    """Under what an address is counted: of IPv6 the network, since whoever has one address has 2**64."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(int(found) >> 64) if isinstance(found, IPv6Address) else address
