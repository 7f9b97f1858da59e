"""What a review begins with: which decisions of a match are weighed."""

from __future__ import annotations

import hashlib

from gnomehall.core.record import entry_text
from gnomehall.core.table import Table
from gnomehall.review.decisions import decisions_of
from gnomehall.server.refusal import Refusal
from gnomehall.server.reviews.kept import Prepared, Reviewed

FORM = 2  # of what is kept; a review of an older form is made anew
MOST_DECISIONS = 600  # of one match; a real one has some dozen to a hundred


def prepared(table: Table, seat: int) -> Prepared:
    """The review of a seat's decisions, before anything is weighed."""
    if not table.is_over:
        raise Refusal("not-over")
    if not 0 <= seat < table.seats:
        raise Refusal("no-seat")
    chosen = decisions_of(table, seat)[:MOST_DECISIONS]
    cards = None if table.game.card_set.is_standard else table.game.card_set.text
    moves = [entry_text(entry) for entry in table.played]
    review = Reviewed(
        "running", 0, len(chosen) + 1, 0.0, table.game.name, cards, dict(table.options), seat, moves,
        scores=table.scores())
    return Prepared(_name_of(table, seat, moves), review, chosen)


def _name_of(table: Table, seat: int, moves: list[str]) -> str:
    """The name of a review, a hash: only somebody who has the match can compute it."""
    log = "\n".join(moves)
    head = f"{FORM} {table.game.name} {table.game.rules_version} {table.game.card_set.hash} {table.seats} {seat}"
    return hashlib.sha256(f"{head} {sorted(table.options.items())}\n{log}".encode()).hexdigest()[:32]
