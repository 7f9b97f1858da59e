"""What a player should know before paying for an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gnomehall.games.gnomopolis.cards import KINDS
from gnomehall.games.gnomopolis.gnomes import kinds_in
from gnomehall.games.gnomopolis.position import Position

if TYPE_CHECKING:
    from gnomehall.games.gnomopolis.game import Gnomopolis


def without_effect(game: Gnomopolis, s: Position, action: int) -> list[str]:
    """The parts of an action that would come to nothing; it may be paid for all the same (P-9).

    They are the kinds no Capital has, `draw` with nobody to draw, `search` with nobody to find.
    """
    card = game.cards.parchments[action]
    left = dict(zip(KINDS, kinds_in(s.ancient_gnomes + s.new_gnomes), strict=True))
    gained: list[str] = []
    lost: list[str] = []
    for choice in card.effect.gain:
        kind = next((kind for kind in choice if left[kind]), None)
        if kind is None:
            lost.append(choice[0] if len(choice) == 1 else "choice")
        else:
            left[kind] -= 1
            gained.append(kind)
    resting = sum(kinds_in(s.mug[s.actor] + s.exhausted[s.actor])) + len(gained)
    standing = sum(kinds_in(s.standing_at_work)) + len(card.cost.gnomes)
    lying = sum(kinds_in(s.lying_at_work)) + len(card.cost.lying)
    if card.effect.draw > resting:
        lost.append("draw")
    # P-16: a standing gnome can be lifted, and then found at rest; a lying one can only be lifted
    if card.effect.search > max(0, resting - card.effect.draw) + 2 * standing + lying:
        lost.append("search")
    return lost
