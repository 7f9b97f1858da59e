"""The surprises a line of Gnomeland can have."""

from __future__ import annotations

from collections.abc import Sequence

from gnomehall.core.ideas import Idea, Step


def builds_before_the_dice(line: Sequence[Step], seat: int) -> bool:
    """Builds or turns over something, and spends a die only then (L-12)."""
    verbs = [step.move.verb for step in line]
    built = [place for place, verb in enumerate(verbs) if verb in ("build", "upgrade")]
    return bool(built) and "spend" in verbs[built[0] :]


def hires_for_now(line: Sequence[Step], seat: int) -> bool:
    """Hires a mercenary and uses it in the same turn (L-11)."""
    verbs = [step.move.verb for step in line]
    hired = [place for place, verb in enumerate(verbs) if verb in ("hire", "recruit")]
    return bool(hired) and any(verb in ("play", "complete", "pay") for verb in verbs[hired[0] :])


def leaves_a_mission(line: Sequence[Step], seat: int) -> bool:
    """A mission could be completed, and the line never does."""
    played = {step.move.id for step in line}
    return any(move.verb == "complete" and move.id not in played for step in line for move in step.legal)


def turns_a_die(line: Sequence[Step], seat: int) -> bool:
    """Changes a die first (L-7)."""
    return any(step.move.verb in ("raise", "lower", "reroll") for step in line)


def asks_magic(line: Sequence[Step], seat: int) -> bool:
    """The spell or a special building is part of it (L-17, L-18)."""
    return any(step.move.verb in ("cast", "use") for step in line)


IDEAS: dict[str, Idea] = {
    "first": builds_before_the_dice, "hire": hires_for_now, "leave": leaves_a_mission, "die": turns_a_die,
    "magic": asks_magic,
}
