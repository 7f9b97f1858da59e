"""The few errors callers can meet."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gnomehall.core.game import Reason


class GnomehallError(ValueError):
    """Anything a caller did that cannot be done; its text is one clear sentence."""


class IllegalMove(GnomehallError):
    """A move of the game that the rules do not allow now; `rule` is the number of the rule.

    `why` is the reason as a message key, to be said in any language.  `at` is the number of the log entry
    (from 0) if the move comes from a log that is replayed."""

    def __init__(self, rule: str, reason: str, why: Reason | None = None, at: int | None = None) -> None:
        sentence = f"{rule}: {reason}" if rule else reason
        super().__init__(sentence if at is None else f"move {at + 1}: {sentence}")
        self.rule = rule
        self.reason = reason
        self.why = why
        self.at = at


class ValidationError(GnomehallError):
    """Something that is not a move, an option, a card set or a record at all."""


class UnknownRules(GnomehallError):
    """A record of rules or cards this version does not have."""
