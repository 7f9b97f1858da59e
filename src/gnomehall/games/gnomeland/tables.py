"""The card set, compiled into flat tables the rules can read without the GIL.

Every effect in the file has a row: the two sides of the ten buildings, the three printed lower
spaces, the two sides of the ten missions, the actions, the spells.  What can be gained together is
a bundle: coins, weapons, mana, traders, soldiers, wizards, mercenaries of any kind, points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from gnomehall.core.declared import nogil  # noqa: F401

COIN = 0  # resources; mercenaries follow in the same order: trader, soldier, wizard
WEAPON = 1
MANA = 2
ANY = 6  # columns of a bundle: three resources, three mercenaries, then these two
POINTS = 7
BUNDLE = 8

CARDS = 10  # buildings of a player, missions, actions
STANDARD = 5  # a building below this is standard, the others are special
PRINTED_ROW = 20  # a building's row is twice its number, plus 1 for the advanced side
MISSION_ROW = 23  # + twice the mission, plus 1 for the advanced side
ACTION_ROW = 43
SPELL_ROW = 53
ROWS = 62
MOST_WAYS = 4  # alternatives of a choice
MOST_BUNDLES = 256  # more than all rows can name

RAISES = 1  # bits of `shift`
LOWERS = 2
ANY_DICE = 9  # `reroll`: as many as you like
NEEDS_DICE = 1  # bits of `needs`: an unspent die
NEEDS_REMOVED = 2  # a removed gnome

ROLL = 0  # ids of moves, in blocks: a die shows 1..6
REVEAL_MISSION = 6
REVEAL_ACTION = 16
REVEAL_SPELL = 26
SPEND = 35  # + result - 1
PLAY = 41
BUILD = 44  # + 3 * card + space
UPGRADE = 74
COMPLETE = 84
SEND = 94
CAST = 104
USE = 113  # + row of the special building - 10
END = 123
COPY = 124
DECLINE = 125
RECRUIT = 126
PAY = 129
KEEP = 132  # + resource, or + 3 for none
HEX = 136
STEAL = 146  # + 3 * seat + resource
RAISE = 158
LOWER = 164
REROLL = 170
ENOUGH = 176
SETTLE = 177  # + which of two costs
ADD = 179  # + resource
HIRE = 182  # + cost; the bundles to take follow, from Tables.take on


class Tables:
    """What every card costs and does; filled by cards.py, read by the rules."""

    bundles: int
    bundle: Annotated[list[int], "short", 2048]
    price: Annotated[list[int], "short", 372]
    mercenary_price: Annotated[list[int], "short", 496]
    use_price: Annotated[list[int], "short", 372]
    second: Annotated[list[int], "short", 62]
    second_use: Annotated[list[int], "short", 62]
    two_prices: bool
    free: bool
    ways: Annotated[list[int], "short", 62]
    way: Annotated[list[int], "short", 248]
    extra_dice: Annotated[list[int], "short", 62]
    lasting: Annotated[list[int], "short", 62]
    needs: Annotated[list[int], "short", 62]
    reroll: Annotated[list[int], "short", 62]
    shift: Annotated[list[int], "short", 62]
    recall: Annotated[list[int], "short", 62]
    hex: Annotated[list[int], "short", 62]
    curse: Annotated[list[int], "short", 62]
    contest: Annotated[list[int], "short", 62]
    worth: Annotated[list[int], "short", 62]
    hires: int
    take: int
    hire_kind: Annotated[list[int], "short", 6]
    hire_price: Annotated[list[int], "short", 18]
    gives: Annotated[list[int], "short", 3]
    supply: Annotated[list[int], "short", 3]
    room: Annotated[list[int], "short", 3]
    house: Annotated[int, "short"]
    gnomes: Annotated[int, "short"]
    value: Annotated[list[int], "short", 62]

    def __init__(self, bundles: Sequence[Sequence[int]]) -> None:
        self.bundles = len(bundles)
        flat = [count for bundle in bundles for count in bundle]
        self.bundle = [*flat, *[0] * (MOST_BUNDLES * BUNDLE - len(flat))]
        self.price = [0] * 372  # 3 a row: to build, upgrade, complete, cast; the second costs from ROWS on
        self.mercenary_price = [0] * 496  # 4 a row: traders, soldiers, wizards, of any kind; likewise
        self.use_price = [0] * 372  # 3 a row: to use a special building; likewise
        self.second = [0] * 62  # 1 if there is a second cost to choose
        self.second_use = [0] * 62
        self.two_prices = False  # whether any row has a second cost
        self.free = False  # whether something can be had without paying
        self.ways = [0] * 62  # how many bundles there are to choose from
        self.way = [0] * 248  # 4 a row
        self.extra_dice = [0] * 62
        self.lasting = [0] * 62  # 1 if the extra die comes every round, unasked
        self.needs = [0] * 62  # what must be there lest it does nothing; 0 if it always does something
        self.reroll = [0] * 62
        self.shift = [0] * 62
        self.recall = [0] * 62
        self.hex = [0] * 62  # points less
        self.curse = [0] * 62  # the resources that may be stolen, a bit each
        self.contest = [-1] * 62  # the resource
        self.worth = [0] * 62  # points of a building in view at the end
        self.hires = 0  # costs of all mercenaries
        self.take = HIRE  # the id of the first bundle to take
        self.hire_kind = [0] * 6
        self.hire_price = [0] * 18
        self.gives = [0] * 3
        self.supply = [0] * 3  # mercenaries of each kind with 2, 3, 4 seats
        self.room = [0] * 3  # what a printed upper space keeps
        self.house = 0  # the upper space of the Gnomes' House
        self.gnomes = 0
        self.value = [0] * 62  # what one use of a row is worth, in hundredths of a coin
