"""What people see of Gems & Gnomes: the cave by type and by place, every seat's gnomes and pile, and the tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from gnomehall.core.game import Played
from gnomehall.core.state import OVER
from gnomehall.core.view import CardView, View
from gnomehall.games.gems import scoring
from gnomehall.games.gems.cave import Place, places
from gnomehall.games.gems.position import GNOMES, QUIET_ROUNDS
from gnomehall.games.gems.tables import MOST_TYPES

if TYPE_CHECKING:
    from gnomehall.games.gems.game import Gems
    from gnomehall.games.gems.rules import GemsState

Tokens = dict[str, int]  # how many of each type, by id


class SeatView(Struct):
    """A seat: gnomes at home, the tokens under the others, and the pile in its best groups."""

    reserve: int
    claimed: Tokens
    pile: Tokens
    tokens: int  # in the pile
    points: int
    groups: list[list[str]]
    group_points: list[int]  # what each group is worth, with its bonus (G-13)


class GemsView(View, kw_only=True):
    """The cave and the seats."""

    face_down: int
    in_the_dark: Tokens  # what is missing from the rest (G-15)
    free: Tokens
    places: list[Place]
    actor: int | None
    first: int | None
    actions_left: int
    quiet_rounds: int
    quiet_rounds_left: int
    seats: list[SeatView]


class TokenCard(CardView, kw_only=True):
    """A type of token; a combined gem has the points of the better of its kinds."""

    count: int
    points: int


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
