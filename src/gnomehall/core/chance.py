"""Fair chance: every outcome follows from a secret seed that was committed to before the first move.

The seed's SHA-256 is shown at the start, seats may add words of their own, and the seed is revealed
at the end, so that anybody can derive every draw again (`gnomehall verify`).  A draw depends only on
the seed, the seats' words, the name of its stream (`cave`, `mug/2`) and its index within that stream.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence

from gnomehall.core.errors import ValidationError

LONGEST_ENTROPY = 64


def fresh_seed() -> bytes:
    """A secret seed nobody can guess."""
    return secrets.token_bytes(32)


def numbered_seed(number: int) -> bytes:
    """The seed of a deal that shall be repeatable: `seed=7`."""
    if type(number) is not int:
        raise ValidationError(f"a seed is a whole number, not {str(number)[:40]!r}")
    return hashlib.sha256(f"gnomehall deal {number}".encode()).digest()


def commitment(seed: bytes) -> str:
    """What may be shown of a seed before the match is over."""
    return hashlib.sha256(seed).hexdigest()


class FairChance:
    """The referee's source of chance for one match."""

    def __init__(self, seed: bytes, entropy: Sequence[str] = ()) -> None:
        if len(seed) != 32:
            raise ValidationError("a seed has 32 bytes")
        for words in entropy:
            if type(words) is not str or len(words) > LONGEST_ENTROPY:
                raise ValidationError(f"a seat's entropy is a text of at most {LONGEST_ENTROPY} characters")
        self.seed = seed
        self.entropy = tuple(entropy)
        self._key = hmac.digest(seed, json.dumps(list(entropy)).encode(), "sha256")

    @property
    def commitment(self) -> str:
        """What may be shown before the match is over."""
        return commitment(self.seed)

    def draw(self, stream: str, index: int, outcomes: Sequence[tuple[int, int]]) -> int:
        """The outcome of draw `index` of a stream, among (outcome, weight)."""
        total = sum(weight for _, weight in outcomes)
        digest = hmac.digest(self._key, f"{stream}/{index}".encode(), "sha256")
        left = int.from_bytes(digest, "big") * total >> 256
        for outcome, weight in outcomes:
            if left < weight:
                return outcome
            left -= weight
        raise AssertionError("weights are positive, so some outcome was drawn")
