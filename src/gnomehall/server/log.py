"""The server's log: one line an event, never a key."""

from __future__ import annotations

import logging

logger = logging.getLogger("gnomehall.server")


def log(what: str, **facts: object) -> None:
    """Write a line."""
    logger.info("%s%s", what, "".join(f" {name}={str(value)[:200]}" for name, value in facts.items()))


def log_exception(what: str, **facts: object) -> None:
    """Write a line with the stack, for what should not happen; it stays here."""
    logger.exception("%s%s", what, "".join(f" {name}={str(value)[:200]}" for name, value in facts.items()))
