"""Fast random numbers for playouts and search; never for a real table (see chance.py)."""

from __future__ import annotations

from typing import Annotated

from gnomehall.core.declared import nogil

MASK: Annotated[int, "unsigned long long"] = 0xFFFFFFFFFFFFFFFF


def scatter(seed: int) -> int:
    """Spread a seed over 64 bits (splitmix64), so that neighbouring seeds share nothing."""
    x = (int(seed) + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return (x ^ (x >> 31)) or 1


class Dice:
    """A xorshift generator, the same stream compiled and uncompiled."""

    bits: Annotated[int, "unsigned long long"]

    def __init__(self, seed: int) -> None:
        self.bits = scatter(seed)

    @nogil
    def below(self, n: Annotated[int, "unsigned long long"]) -> int:
        """A number from 0 to n - 1, for n up to 2**31."""
        x: Annotated[int, "unsigned long long"] = self.bits
        x = (x ^ (x << 13)) & MASK
        x = x ^ (x >> 7)
        x = (x ^ (x << 17)) & MASK
        self.bits = x
        return ((x >> 32) * n) >> 32

    def roll(self, n: int) -> int:
        """`below`, for callers in Python."""
        return self.below(n)
