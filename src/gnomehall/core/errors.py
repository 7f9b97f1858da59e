"""The few errors callers can meet."""

from __future__ import annotations


class GnomehallError(ValueError):
    """Anything a caller did that cannot be done; its text is one clear sentence."""


class IllegalMove(GnomehallError):
    """A move of the game that the rules do not allow now; `rule` is the number of the rule."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{rule}: {reason}" if rule else reason)
        self.rule = rule
        self.reason = reason


class ValidationError(GnomehallError):
    """Something that is not a move, an option, a card set or a record at all."""


class CardMistake(ValidationError):
    """A mistake in a card file: the card (or table of it) it is in, the field, and what is wrong with it."""

    def __init__(self, where: str, name: str, problem: str) -> None:
        super().__init__(f"{where}: {name}: {problem}")
        self.where = where
        self.name = name
        self.problem = problem


class UnknownRules(GnomehallError):
    """A record of rules or cards this version does not have."""
