"""The token set, compiled into flat tables the rules can read without the GIL."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from gnomehall.core.declared import nogil  # noqa: F401
from gnomehall.core.state import MOST_SEATS

if TYPE_CHECKING:
    from gnomehall.core.moves import MoveTable
    from gnomehall.games.gems.cards import Cards

GEMS = 7  # kinds of gem; a token type below this is a plain gem
COAL = 7
MOST_TYPES = 24
MOST_COMBINED = 12  # tokens; the exact scorer tries every choice
CELLS = MOST_SEATS * MOST_TYPES  # a row of types for each seat
TRIPLES = MOST_TYPES * MOST_TYPES * MOST_TYPES
ANY = 127  # the kinds coal stands for, a bit each
GROUP = 3  # tokens of one kind (G-6, G-13)
GROUP_BONUS = 1  # points more for each group in a pile (G-13)


class Tables:
    """What a token type is, which three of them make a group, and the id each block of moves begins with."""

    types: int
    first: int
    explore: int
    retreat: int
    five: int
    claim: int  # + type
    reveal: int  # + type
    group: int  # + number of the group
    moves: int  # how many there are in all
    supply: Annotated[list[int], "short", MOST_TYPES]
    worth: Annotated[list[int], "short", MOST_TYPES]  # of a combined gem, as the better of its kinds
    masks: Annotated[list[int], "short", MOST_TYPES]
    kind_a: Annotated[list[int], "short", MOST_TYPES]
    kind_b: Annotated[list[int], "short", MOST_TYPES]
    group_of: Annotated[list[int], "short", TRIPLES]  # of three types in order, -1 if they are no group
    members: Annotated[list[int], "short", TRIPLES]  # the types of each group, one after another

    def __init__(self, cards: Cards, moves: MoveTable) -> None:
        tokens = cards.tokens
        unused = [0] * (MOST_TYPES - len(tokens))
        self.types = len(tokens)
        self.supply = [*[token.count for token in tokens], *unused]
        self.worth = [*[token.points for token in tokens], *unused]
        self.masks = [*[token.mask for token in tokens], *unused]
        kinds = [token.kinds or (COAL,) for token in tokens]
        self.kind_a = [*[min(one) for one in kinds], *unused]
        self.kind_b = [*[max(one) for one in kinds], *unused]
        self.first = moves.first("first")
        self.explore = moves.first("explore")
        self.retreat = moves.first("retreat")
        self.five = moves.first("five")
        self.claim = moves.first("claim")
        self.reveal = moves.first("reveal")
        self.group = moves.first("group")
        self.moves = len(moves.moves)
        group_of = [-1] * TRIPLES
        members = [0] * TRIPLES
        for number, move in enumerate(moves.moves[moves.first("group") :]):
            a, b, c = (cards.ids.index(name) for name in move.args)
            group_of[(a * MOST_TYPES + b) * MOST_TYPES + c] = number
            members[3 * number : 3 * number + 3] = [a, b, c]
        self.group_of = group_of
        self.members = members
