"""What people see of Gems & Gnomes: the cave by type and by place, every seat's gnomes and pile, and the tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gnomehall.core.game import Played
from gnomehall.core.state import OVER
from gnomehall.games.gems import scoring
from gnomehall.games.gems.cave import places
from gnomehall.games.gems.position import GNOMES, QUIET_ROUNDS
from gnomehall.games.gems.tables import MOST_TYPES
from gnomehall.games.gems.view_types import GemsView, SeatView

if TYPE_CHECKING:
    from gnomehall.games.gems.game import Gems
    from gnomehall.games.gems.rules import GemsState


def view(game: Gems, state: GemsState, played: Sequence[Played]) -> GemsView:
    """The whole table."""
    cards = game.cards
    return GemsView(
        face_down=state.hidden,
        in_the_dark=cards.row(state.face_down, 0),
        free=cards.row(state.free, 0),
        places=places(game, state, played),
        actor=state.actor if state.mover != OVER else None,
        first=state.first if state.first >= 0 else None,
        actions_left=state.actions,
        quiet_rounds=state.quiet,
        quiet_rounds_left=QUIET_ROUNDS - state.quiet,
        seats=_seats(game, state),
    )


def _seats(game: Gems, state: GemsState) -> list[SeatView]:
    claimed, piles, out, held = state.claimed, state.pile, state.out, state.held  # each of them is made anew
    found = []
    for seat, points in enumerate(state.scores()):
        shown = scoring.shown_pile(game, piles, seat, state.coal_groups)
        row = game.cards.row(claimed, seat) if out[seat] else {}
        found.append(SeatView(
            GNOMES - out[seat], row, shown.pile, held[seat], points, shown.groups, shown.group_points))
    return found


def pieces(game: Gems, state: GemsState) -> dict[str, int]:
    """Tokens by type, and gnomes by seat: always as many (G-1, G-2)."""
    face_down, free, claimed, pile, out = state.face_down, state.free, state.claimed, state.pile, state.out
    count = {
        name: face_down[t] + free[t] + sum(claimed[t::MOST_TYPES]) + sum(pile[t::MOST_TYPES])
        for t, name in enumerate(game.cards.ids)
    }
    for seat in range(state.seats):
        on_tokens = sum(claimed[seat * MOST_TYPES : (seat + 1) * MOST_TYPES])
        count[f"gnomes of seat {seat}"] = on_tokens + GNOMES - out[seat]
    return count
