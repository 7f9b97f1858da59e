"""The score sheet of Gems & Gnomes, for a match played at a real table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game
from gnomehall.core.sheet import AllSheets, Few, Tally, Word
from gnomehall.games.gems.game import Gems
from gnomehall.games.gems.scoring import check_pile
from gnomehall.games.gems.tables import MOST_COMBINED


class GemsSheets(AllSheets, tag="gems"):
    """The piles at the end of a match of Gems & Gnomes, in seating order from the first player."""

    piles: Annotated[list[Annotated[dict[Word, Few], Meta(max_length=60)]], Meta(min_length=1, max_length=5)]
    coal_groups: bool = True


Sheets = GemsSheets


class PileTally(Tally):
    """The points of a pile, and the groups it was counted in."""

    groups: list[list[str]]


def tally(game: Game, sheets: GemsSheets) -> list[PileTally]:
    """G-12, G-13; a tie is broken by tokens (G-14)."""
    assert isinstance(game, Gems)
    combined = sum(count for pile in sheets.piles for name, count in pile.items() if "/" in name)
    if combined > MOST_COMBINED:  # the exact scorer tries every way to read them
        raise ValidationError(f"there are at most {MOST_COMBINED} combined gems in all")
    for token in game.cards.tokens:
        count = sum(pile.get(token.id, 0) for pile in sheets.piles)
        if "/" not in token.id and count > token.count:  # pairs differ from box to box
            raise ValidationError(f"{count} × {token.id}: there are only {token.count} in the box")
    return [_pile(game, pile, sheets.coal_groups) for pile in sheets.piles]


def _pile(game: Gems, pile: dict[str, int], coal_groups: bool) -> PileTally:
    tidy = check_pile(pile)
    counted = game.count(tidy, coal_groups)
    groups = [list(group) for group in counted.groups]
    parts = {"tokens": counted.value(game.cards.worth), "groups": counted.bonus}
    return PileTally(sum(parts.values()), parts, {"tokens": sum(tidy.values())}, groups)
