"""How much one address, one line and all together may ask for; the figures are in `settings`."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Collection
from functools import lru_cache

from gnomehall.server.refusal import Refusal
from gnomehall.server.settings import Settings

DAY = 86_400.0
SMALL_BODIES = 200  # of these fill as much again, which large ones may not take
SECRET = 20  # letters; shorter keys are codes, which can be guessed


class Limiter:
    """A bucket for each name: it fills at a rate, holds a burst, and every request takes what it costs."""

    def __init__(self, rate: float, burst: float, most: int = 50_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._buckets: dict[object, tuple[float, float]] = {}

    def left(self, name: object) -> float:
        """What is in the bucket of a name."""
        left, when = self._buckets.get(name, (self.burst, 0.0))
        return min(self.burst, left + (time.monotonic() - when) * self.rate) if self.rate else self.burst

    def allows(self, name: object, cost: float = 1.0) -> bool:
        """Take the cost, if there is enough left for this name; a rate of 0 lets everything pass.

        What costs more than a whole bucket takes a whole bucket."""
        if not self.rate:
            return True
        left, cost = self.left(name), min(cost, self.burst)
        self._put(name, left - cost if left >= cost else left)
        return left >= cost

    def owe(self, name: object, cost: float) -> None:
        """Take the cost of what is done already, even if there is less left; nobody owes more than a bucket."""
        if self.rate:
            self._put(name, max(-self.burst, self.left(name) - cost))

    def _put(self, name: object, left: float) -> None:
        self._buckets.pop(name, None)
        if len(self._buckets) >= self.most:  # forget the one asked for longest ago
            self._buckets.pop(next(iter(self._buckets)))
        self._buckets[name] = (left, time.monotonic())


class Limits:
    """What all addresses have asked for."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.is_on = settings.address_rate > 0
        on = float(self.is_on)
        self.addresses = Limiter(settings.address_rate, settings.address_burst)
        self.makers = Limiter(settings.create_rate, settings.create_burst)
        self.messages = Limiter(on * settings.address_messages, 5 * settings.address_messages)
        self.seats = Limiter(settings.seat_rate, settings.seat_burst)
        self._tables = Limiter(on * settings.day_tables / DAY, settings.day_tables)
        self._bot_tables = Limiter(on * settings.day_bot_tables / DAY, settings.day_bot_tables)
        self._reviews = Limiter(on * settings.day_reviews / DAY, settings.day_reviews)
        self._guesses = Limiter(on * settings.guess_rate, settings.guess_burst)
        self._all_guesses = Limiter(on * settings.all_guesses, 20 * settings.all_guesses)
        self._lines: Counter[str] = Counter()
        self._bodies: Counter[str] = Counter()
        self._all_bodies = 0

    def charge(self, address: str, cost: float = 1.0) -> None:
        """A request of an address."""
        if not self.addresses.allows(address, cost):
            raise Refusal("too-fast")

    def open_table(self, address: str, size: int, is_bots_only: bool) -> None:
        """A new table: it counts by what must be kept of it."""
        cost = min(20.0, 1 + size / 16_000)
        if (is_bots_only and not self._bot_tables.allows(address)) or not self._tables.allows(address, cost):
            raise Refusal("too-many-tables")

    def open_review(self, address: str, size: int) -> None:
        """A new review: it counts by the bytes that are kept of it."""
        if not self._reviews.allows(address, size):
            raise Refusal("too-many-reviews")

    # ---- codes

    def check_guess(self, address: str, keys: Collection[str]) -> None:
        """Whether an address may try a code now: few wrong ones of its own, and not too many of all."""
        if not self.is_on or all(len(key) >= SECRET for key in keys):
            return
        mine = self._guesses.left(address)
        if mine < 1 or (self._all_guesses.left("") < 1 and mine < self.settings.guess_burst):
            raise Refusal("too-fast")

    def guessed_wrong(self, address: str, keys: Collection[str]) -> None:
        """None of these keys opens the table: each code is a guess."""
        count = sum(len(key) < SECRET for key in keys)
        if count:
            self._guesses.owe(address, count)
            self._all_guesses.owe("", count)

    # ---- lines and bodies

    def open_line(self, address: str) -> bool:
        """A WebSocket more, if the address may have it."""
        if self.is_on and self._lines[address] >= self.settings.address_lines:
            return False
        self._lines[address] += 1
        return True

    def close_line(self, address: str) -> None:
        """A WebSocket less."""
        self._lines[address] -= 1
        if not self._lines[address]:
            del self._lines[address]

    def take_bytes(self, address: str, count: int) -> None:
        """Bytes of a body that is still arriving, or of a large answer that is still leaving, until `give_bytes`."""
        self._bodies[address] += count
        self._all_bodies += count
        most, is_small = self.settings.all_bodies, self._bodies[address] * SMALL_BODIES <= self.settings.all_bodies
        if self._all_bodies > (2 * most if is_small else most):
            raise Refusal("busy")
        if self.is_on and self._bodies[address] > self.settings.address_bodies:
            raise Refusal("too-fast")

    def give_bytes(self, address: str, count: int) -> None:
        """They are worked on, sent or refused."""
        self._bodies[address] -= count
        self._all_bodies -= count
        if not self._bodies[address]:
            del self._bodies[address]


@lru_cache(maxsize=10_000)
def place_of(host: str) -> str:
    """What an address is counted by: IPv6 by its /64, since one household has all of that."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def is_same_origin(origin: str | None, host: str | None, others: tuple[str, ...]) -> bool:
    """Whether a page of this origin may talk to us; programs send no origin."""
    if origin is None:
        return True
    return origin in others or origin.partition("://")[2] == host
