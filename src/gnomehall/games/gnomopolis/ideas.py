"""The surprises a line of Gnomopolis can have."""

from __future__ import annotations

from collections.abc import Sequence

from gnomehall.core.ideas import Idea, Step
from gnomehall.games.gnomopolis.position import Position


def pays_to_free(line: Sequence[Step], seat: int) -> bool:
    """A Search takes a gnome off its work, so that the place is free again (P-16)."""
    return any(step.move.verb == "lift" for step in line)


def sends_the_caravan(line: Sequence[Step], seat: int) -> bool:
    """It works with a parchment of another district (P-24)."""
    return any(step.move.verb == "caravan" for step in line)


def refuses_coins(line: Sequence[Step], seat: int) -> bool:
    """Coins could be had at once, and the line never takes them."""
    played = {step.move.id for step in line}
    return any(
        _gains_coins(step, move.id, seat) for step in line for move in step.legal if move.id not in played)


def _gains_coins(step: Step, move: int, seat: int) -> bool:
    after = step.before.clone()
    after.apply(move)
    return _coins(after, seat) > _coins(step.before, seat)


def _coins(state: object, seat: int) -> int:
    assert isinstance(state, Position)
    return state.coins[seat]


def employs_an_assistant(line: Sequence[Step], seat: int) -> bool:
    """An assistant stands in for a gnome who could have joined the team (P-18)."""
    return any(
        step.move.text == "employ assistant" and len([it for it in step.legal if it.verb == "employ"]) > 1
        for step in line)


IDEAS: dict[str, Idea] = {
    "free": pays_to_free, "caravan": sends_the_caravan, "refuse": refuses_coins, "assistant": employs_an_assistant,
}
