"""Which parts of an action would come to nothing: it may be paid for all the same, but one is warned (P-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gnomehall.games.gnomopolis.cards import KINDS
from gnomehall.games.gnomopolis.gnomes import kinds_in
from gnomehall.games.gnomopolis.rules import GnomopolisState

if TYPE_CHECKING:
    from gnomehall.games.gnomopolis.game import Gnomopolis


def comes_to_nothing(game: Gnomopolis, state: GnomopolisState, action: int) -> list[str]:
    """The kinds no Capital has, `draw` with nobody to draw, `search` with nobody to find."""
    card = game.cards.parchments[action]
    left = dict(zip(KINDS, kinds_in(state.ancient + state.renewed), strict=True))
    gained = 0
    lost: list[str] = []
    for choice in card.effect.gain:
        kind = next((kind for kind in choice if left[kind]), None)
        if kind is None:
            lost.append(choice[0] if len(choice) == 1 else "choice")
        else:
            left[kind] -= 1
            gained += 1
    seat = state.actor
    resting = sum(kinds_in(state.mug[seat] + state.exhausted[seat])) + gained
    standing = sum(kinds_in(state.working)) + len(card.cost.gnomes)
    lying = sum(kinds_in(state.lying)) + len(card.cost.lying)
    if card.effect.draw > resting:
        lost.append("draw")
    # P-16: a standing gnome can be lifted, and then found at rest; a lying one can only be lifted
    if card.effect.search > max(0, resting - card.effect.draw) + 2 * standing + lying:
        lost.append("search")
    return lost
