"""The surprises a line of Gems & Gnomes can have."""

from __future__ import annotations

from collections.abc import Sequence

from gnomehall.core.ideas import Idea, Step

DIAMOND = "claim diamond"


def verbs(line: Sequence[Step]) -> list[str]:
    """What is done, one after another."""
    return [step.move.verb for step in line]


def looks_first(line: Sequence[Step], seat: int) -> bool:
    """Turns up a token before it takes what is certain."""
    return line[0].move.verb == "explore"


def claims_coal(line: Sequence[Step], seat: int) -> bool:
    """Coal, worth nothing, fills a group (G-7)."""
    return any(step.move.text == "claim coal" for step in line)


def leaves_a_diamond(line: Sequence[Step], seat: int) -> bool:
    """A gnome could stand on a diamond, and stands on something else."""
    claims = [step for step in line if step.move.verb == "claim"]
    return all(step.move.text != DIAMOND for step in claims) and any(
        DIAMOND in [move.text for move in step.legal] for step in claims)


def sends_out_again(line: Sequence[Step], seat: int) -> bool:
    """Collects early, so that a gnome who came home claims once more."""
    done = verbs(line)
    return "collect" in done and "claim" in done[done.index("collect") :]


def gives_up_tokens(line: Sequence[Step], seat: int) -> bool:
    """Retreats from tokens it had (G-9)."""
    return "retreat" in verbs(line)


def collects_twice(line: Sequence[Step], seat: int) -> bool:
    """Two groups in one turn."""
    return verbs(line).count("collect") > 1


def uses_a_combined_gem(line: Sequence[Step], seat: int) -> bool:
    """Claims a stone of two kinds (G-8)."""
    return any(step.move.verb == "claim" and "/" in step.move.args[0] for step in line)


def ends_the_match(line: Sequence[Step], seat: int) -> bool:
    """The last free token is taken, and nobody has another turn (G-10)."""
    return line[-1].after.to_move is None


IDEAS: dict[str, Idea] = {
    "look": looks_first, "coal": claims_coal, "modest": leaves_a_diamond, "again": sends_out_again,
    "retreat": gives_up_tokens, "twice": collects_twice, "combined": uses_a_combined_gem,
    "end": ends_the_match,
}
