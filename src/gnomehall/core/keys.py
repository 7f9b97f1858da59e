"""Positions as numbers, for tables that remember what is known of a position."""

from __future__ import annotations

from typing import Annotated

from gnomehall.core.declared import inline

BITS: Annotated[int, "unsigned long long"] = 0xFFFFFFFFFFFFFFFF
SPREAD: Annotated[int, "unsigned long long"] = 0x9E3779B97F4A7C15


@inline
def mix(key: Annotated[int, "unsigned long long"], value: int) -> Annotated[int, "unsigned long long"]:
    """A key with one more number worked into it."""
    key = ((key ^ (value & BITS)) * SPREAD) & BITS
    return key ^ (key >> 29)
