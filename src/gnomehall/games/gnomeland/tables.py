"""The card set, compiled into flat tables the rules can read without the GIL.

Every effect in the file has a row: the two sides of each building, the three printed lower spaces,
the two sides of each mission, the actions, the spells.  What can be gained together is a bundle:
coins, weapons, mana, traders, soldiers, wizards, mercenaries of any kind, points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from gnomehall.core.declared import nogil  # noqa: F401
from gnomehall.core.moves import MoveTable
from gnomehall.games.gnomeland.bounds import MOST_CARDS, MOST_WAYS
from gnomehall.games.gnomeland.cards import LOWER_SPACES, UPPER_SPACES, Card, Cards
from gnomehall.games.gnomeland.effect_words import NO_BUNDLE, RESOURCES, Bundle, Costs, Effect

COIN = 0  # resources; mercenaries follow in the same order: trader, soldier, wizard
WEAPON = 1
MANA = 2
ANY = 6  # columns of a bundle: three resources, three mercenaries, then these two
POINTS = 7
BUNDLE = 8

MOST_ROWS = 6 * MOST_CARDS + 3
MOST_BUNDLES = MOST_ROWS * MOST_WAYS
SECOND = MOST_ROWS  # the row of a second cost is that of the first, plus this

RAISES = 1  # bits of `shift`
LOWERS = 2
ONE_DIE = 1  # `reroll`
ANY_DICE = 9  # as many as you like
NEEDS_DICE = 1  # bits of `needs`: an unspent die
NEEDS_REMOVED = 2  # a removed gnome

BUNDLE_CELLS = MOST_BUNDLES * BUNDLE
PRICE_CELLS = 6 * MOST_ROWS
MERCENARY_CELLS = 8 * MOST_ROWS
WAY_CELLS = MOST_WAYS * MOST_ROWS


class Tables:
    """What every card costs and does, where the rows of each kind begin, and where the moves of each block."""

    buildings: int  # how many cards of a kind there are
    standard: int  # a building below this is standard, the others are special
    missions: int
    actions: int
    spells: int
    printed_row: int  # a building's row is twice its number, plus 1 for the advanced side
    mission_row: int  # + twice the mission, plus 1 for the advanced side
    action_row: int
    spell_row: int
    rows: int

    reveal_mission: int  # the first move of each block of moves.py
    reveal_action: int
    reveal_spell: int
    spend: int  # + result - 1
    play: int
    build: int  # + 3 * card + space
    upgrade: int
    complete: int
    send: int
    cast: int
    use: int  # + row of the special building - row of the first one
    end: int
    copy: int
    decline: int
    recruit: int
    pay: int
    keep: int  # + resource, or + 3 for none
    hex_mission: int
    steal: int  # + 3 * seat + resource
    raise_die: int
    lower_die: int
    reroll_die: int
    enough: int
    settle: int  # + which of two costs
    add: int  # + resource
    hire: int  # + cost
    take: int  # + bundle

    bundle: Annotated[list[int], "short", BUNDLE_CELLS]
    price: Annotated[list[int], "short", PRICE_CELLS]  # 3 a row: to build, upgrade, complete, cast
    mercenary_price: Annotated[list[int], "short", MERCENARY_CELLS]  # 4 a row: the three kinds, any kind
    use_price: Annotated[list[int], "short", PRICE_CELLS]  # 3 a row: to use a special building
    second: Annotated[list[int], "short", MOST_ROWS]  # 1 if there is a second cost to choose
    second_use: Annotated[list[int], "short", MOST_ROWS]
    two_prices: bool  # whether any row has a second cost
    free: bool  # whether something can be had without paying
    ways: Annotated[list[int], "short", MOST_ROWS]  # how many bundles there are to choose from
    way: Annotated[list[int], "short", WAY_CELLS]
    extra_dice: Annotated[list[int], "short", MOST_ROWS]
    lasting: Annotated[list[int], "short", MOST_ROWS]  # dice that come every round, unasked
    needs: Annotated[list[int], "short", MOST_ROWS]  # what the effect needs to do anything, in bits; 0: nothing
    reroll: Annotated[list[int], "short", MOST_ROWS]
    shift: Annotated[list[int], "short", MOST_ROWS]
    recall: Annotated[list[int], "short", MOST_ROWS]
    hex: Annotated[list[int], "short", MOST_ROWS]  # points less
    curse: Annotated[list[int], "short", MOST_ROWS]  # the resources that may be stolen, a bit each
    contest: Annotated[list[int], "short", MOST_ROWS]  # the resource, or -1
    points: Annotated[list[int], "short", MOST_ROWS]  # of a building in view at the end
    value: Annotated[list[int], "short", MOST_ROWS]  # what one use is worth to a bot (evaluation.py)
    hires: int  # costs of all mercenaries
    hire_kind: Annotated[list[int], "short", 6]
    hire_price: Annotated[list[int], "short", 18]
    gives: Annotated[list[int], "short", 3]
    supply: Annotated[list[int], "short", 3]  # mercenaries of each kind with 2, 3, 4 seats
    room: Annotated[list[int], "short", 3]  # what a printed upper space keeps
    house: int  # the upper space of the Gnomes' House
    gnomes: int

    def __init__(self, cards: Cards, moves: MoveTable) -> None:
        self._set_sizes(cards)
        self._set_moves(moves)
        self._set_costs(cards)
        self._set_effects(cards)
        self._set_village(cards)

    def _set_sizes(self, cards: Cards) -> None:
        self.buildings = len(cards.buildings)
        self.standard = cards.standard
        self.missions = len(cards.missions)
        self.actions = len(cards.actions)
        self.spells = len(cards.spells)
        self.printed_row = 2 * self.buildings
        self.mission_row = self.printed_row + 3
        self.action_row = self.mission_row + 2 * self.missions
        self.spell_row = self.action_row + self.actions
        self.rows = self.spell_row + self.spells

    def _set_moves(self, moves: MoveTable) -> None:
        self.reveal_mission = moves.first("reveal_mission")
        self.reveal_action = moves.first("reveal_action")
        self.reveal_spell = moves.first("reveal_spell")
        self.spend = moves.first("spend")
        self.play = moves.first("play")
        self.build = moves.first("build")
        self.upgrade = moves.first("upgrade")
        self.complete = moves.first("complete")
        self.send = moves.first("send")
        self.cast = moves.first("cast")
        self.use = moves.first("use")
        self.end = moves.first("end")
        self.copy = moves.first("copy")
        self.decline = moves.first("decline")
        self.recruit = moves.first("recruit")
        self.pay = moves.first("pay")
        self.keep = moves.first("keep")
        self.hex_mission = moves.first("hex_mission")
        self.steal = moves.first("steal")
        self.raise_die = moves.first("raise_die")
        self.lower_die = moves.first("lower_die")
        self.reroll_die = moves.first("reroll_die")
        self.enough = moves.first("enough")
        self.settle = moves.first("settle")
        self.add = moves.first("add")
        self.hire = moves.first("hire")
        self.take = moves.first("take")

    def _set_costs(self, cards: Cards) -> None:
        """Prices to build, upgrade, complete and cast, and what buildings ask."""
        faces = faces_by_row(cards)
        costs = [face.costs for face in faces]
        pays = [face.effect.pays for face in faces]
        self.price = flat(costs, 0, 3, PRICE_CELLS)
        self.mercenary_price = flat(costs, 3, 7, MERCENARY_CELLS)
        self.use_price = flat(pays, 0, 3, PRICE_CELLS)
        self.second = padded([len(cost) - 1 for cost in costs], MOST_ROWS)
        self.second_use = padded([len(pay) - 1 for pay in pays], MOST_ROWS)
        self.two_prices = any((*self.second, *self.second_use))
        had = [side.costs for sides in cards.buildings for side in sides] + [card.costs for card in cards.spells]
        had += [mercenary.hire for mercenary in cards.mercenaries]
        self.free = any(NO_BUNDLE in ways for ways in had)

    def _set_effects(self, cards: Cards) -> None:
        faces = faces_by_row(cards)
        effects = [face.effect for face in faces]
        chosen = [way for effect in effects if is_choice(effect) for way in effect.ways]  # moves name these
        bundles = list(dict.fromkeys([*chosen, *[way for effect in effects for way in effect.ways]]))
        self.bundle = padded([count for bundle in bundles for count in bundle], BUNDLE_CELLS)
        self.ways = padded([len(effect.ways) for effect in effects], MOST_ROWS)
        self.way = padded([
            bundles.index(effect.ways[n]) if n < len(effect.ways) else 0
            for effect in effects for n in range(MOST_WAYS)
        ], WAY_CELLS)
        buildings = range(self.printed_row)
        lasting = [effect.extra_die if row in buildings and effect.is_lasting else 0
                   for row, effect in enumerate(effects)]
        self.lasting = padded(lasting, MOST_ROWS)
        self.extra_dice = padded(
            [0 if dice else effect.extra_die for effect, dice in zip(effects, lasting, strict=True)], MOST_ROWS,
        )
        self.needs = padded([needs_of(effect) for effect in effects], MOST_ROWS)
        dice = {"": 0, "one": ONE_DIE, "any": ANY_DICE}
        self.reroll = padded([dice[effect.reroll] for effect in effects], MOST_ROWS)
        self.shift = padded([
            ("+1" in effect.shift) * RAISES + ("-1" in effect.shift) * LOWERS for effect in effects
        ], MOST_ROWS)
        self.recall = padded([effect.recall for effect in effects], MOST_ROWS)
        self.hex = padded([effect.hex for effect in effects], MOST_ROWS)
        self.curse = padded([sum(1 << RESOURCES.index(kind) for kind in effect.steal) for effect in effects], MOST_ROWS)
        self.contest = padded([
            RESOURCES.index(effect.contest) if effect.contest else -1 for effect in effects
        ], MOST_ROWS)
        self.points = padded([face.points for face in faces], MOST_ROWS)

    def _set_village(self, cards: Cards) -> None:
        """Mercenaries, and what is printed above."""
        hires = [(kind, cost) for kind, mercenary in enumerate(cards.mercenaries) for cost in mercenary.hire]
        self.hires = len(hires)
        self.hire_kind = padded([kind for kind, _ in hires], 6)
        self.hire_price = padded([count for _, cost in hires for count in cost[:3]], 18)
        self.gives = [mercenary.gives for mercenary in cards.mercenaries]
        self.supply = list(cards.supply)
        upper = [cards.printed_on(space) for space in UPPER_SPACES]
        self.room = [printed.keeps for printed in upper]
        self.house = next(space for space, printed in enumerate(upper) if printed.gnomes)
        self.gnomes = upper[self.house].gnomes


def faces_by_row(cards: Cards) -> list[Card]:
    """The face each row belongs to."""
    rows = [side for sides in cards.buildings for side in sides]
    rows += [cards.printed_on(space).card for space in LOWER_SPACES]
    rows += [side for sides in cards.missions for side in sides]
    return [*rows, *cards.actions, *cards.spells]


def is_choice(effect: Effect) -> bool:
    """Whether what it gives is chosen by a move."""
    return len(effect.ways) > 1 or len(effect.steal) > 0


def needs_of(effect: Effect) -> int:
    """What an effect needs to do anything: an unspent die, a removed gnome, or nothing."""
    if effect.ways or effect.extra_die or effect.hex or effect.contest:
        return 0
    return (NEEDS_DICE if effect.reroll or effect.shift else 0) | (NEEDS_REMOVED if effect.recall else 0)


def flat(costs: Sequence[Costs], first: int, last: int, cells: int) -> list[int]:
    """Some columns of all first costs, and from the row SECOND on those of the second ones."""
    spare = [NO_BUNDLE] * (MOST_ROWS - len(costs))
    both: list[Bundle] = [*[cost[0] for cost in costs], *spare, *[cost[len(cost) - 1] for cost in costs], *spare]
    return padded([count for cost in both for count in cost[first:last]], cells)


def padded(cells: Sequence[int], length: int) -> list[int]:
    """An array of a fixed length."""
    return [*cells, *[0] * (length - len(cells))]
