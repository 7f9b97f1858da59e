"""Where a token set differs from the printed one (G-1, G-12); such a set can be played all the same."""

from __future__ import annotations

from collections.abc import Sequence

from gnomehall.core.words import say
from gnomehall.games.gems.tokens import Token


def differences(tokens: Sequence[Token], printed: Sequence[Token], language: str) -> list[str]:
    """A sentence for each difference."""
    said = [("gems-differs-total", "", _tokens(tokens), _tokens(printed))]
    plain = [(a, b, a.names[language]) for a, b in zip(tokens, printed, strict=False) if "/" not in a.id]
    said += [("gems-differs-count", name, a.count, b.count) for a, b, name in plain]
    combined = [_tokens([token for token in row if "/" in token.id]) for row in (tokens, printed)]
    said.append(("gems-differs-combined", "", combined[0], combined[1]))
    said += [("gems-differs-points", name, a.points, b.points) for a, b, name in plain]
    return [
        say(language, key, "gems", token=name, count=here, printed=there)
        for key, name, here, there in said if here != there
    ]


def _tokens(tokens: Sequence[Token]) -> int:
    return sum(token.count for token in tokens)
