"""Lays the cards out in the rows of the tables."""

from __future__ import annotations

from gnomehall.games.gnomeland.cards import LOWER_SPACES, UPPER_SPACES, Cards
from gnomehall.games.gnomeland.tables import (
    ACTION_ROW,
    HIRE,
    MISSION_ROW,
    MOST_WAYS,
    PRINTED_ROW,
    ROWS,
    SPELL_ROW,
    Tables,
)
from gnomehall.games.gnomeland.words import NO_BUNDLE, Bundle, Costs, Effect


def effects(cards: Cards) -> list[Effect]:
    """The effect of every row."""
    lower = {space: printed.card.effect for printed in cards.printed for space in printed.spaces}
    rows = [side.effect for sides in cards.buildings for side in sides]
    rows += [lower[space] for space in LOWER_SPACES]
    rows += [side.effect for sides in cards.missions for side in sides]
    rows += [card.effect for card in (*cards.actions, *cards.spells)]
    assert len(rows) == ROWS
    return rows


def prices(cards: Cards) -> list[Costs]:
    """What every row costs: one bundle, or two to choose from."""
    rows = [side.costs for sides in cards.buildings for side in sides]
    rows += [(NO_BUNDLE,)] * (MISSION_ROW - PRINTED_ROW)
    rows += [side.costs for sides in cards.missions for side in sides]
    rows += [(NO_BUNDLE,)] * (SPELL_ROW - ACTION_ROW)
    return rows + [card.costs for card in cards.spells]


def choices(cards: Cards) -> list[Bundle]:
    """The bundles that are ever chosen: each is a move."""
    found: dict[Bundle, None] = {}
    for effect in effects(cards):
        if len(effect.ways) > 1 or effect.curse:
            found.update(dict.fromkeys(effect.ways))
    return list(found)


def lay_out(cards: Cards) -> Tables:
    """The tables of a card set."""
    rows = effects(cards)
    bundles = list(dict.fromkeys([*choices(cards), *[way for effect in rows for way in effect.ways]]))
    tables = Tables(bundles)
    lay_out_costs(cards, tables, [effect.pays for effect in rows])
    tables.ways = [len(effect.ways) for effect in rows]
    tables.way = [
        bundles.index(effect.ways[n]) if n < len(effect.ways) else 0
        for effect in rows for n in range(MOST_WAYS)
    ]
    is_building = [row < PRINTED_ROW for row in range(ROWS)]
    tables.lasting = [
        effect.extra_die if building and effect.lasting else 0
        for effect, building in zip(rows, is_building, strict=True)
    ]
    tables.extra_dice = [
        0 if building and effect.lasting else effect.extra_die
        for effect, building in zip(rows, is_building, strict=True)
    ]
    tables.needs = [effect.needs for effect in rows]
    tables.reroll = [effect.reroll for effect in rows]
    tables.shift = [effect.shift for effect in rows]
    tables.recall = [effect.recall for effect in rows]
    tables.hex = [effect.hex for effect in rows]
    tables.curse = [effect.curse for effect in rows]
    tables.contest = [effect.contest for effect in rows]
    tables.value = [effect.value() for effect in rows]
    points = [side.points for sides in cards.buildings for side in sides]
    tables.worth = [*points, *[0] * (ROWS - PRINTED_ROW)]
    lay_out_village(cards, tables)
    return tables


def lay_out_costs(cards: Cards, tables: Tables, pays: list[Costs]) -> None:
    """Prices to build, upgrade, complete and cast, and what buildings ask; second costs follow the first."""
    costs = prices(cards)
    both = [*[cost[0] for cost in costs], *[cost[-1] for cost in costs]]
    tables.price = [count for cost in both for count in cost[:3]]
    tables.mercenary_price = [count for cost in both for count in cost[3:7]]
    tables.use_price = [
        count for pay in (*[pay[0] for pay in pays], *[pay[-1] for pay in pays]) for count in pay[:3]
    ]
    tables.second = [len(cost) - 1 for cost in costs]
    tables.second_use = [len(pay) - 1 for pay in pays]
    tables.two_prices = any(tables.second) or any(tables.second_use)
    had = [side.costs for sides in cards.buildings for side in sides] + [card.costs for card in cards.spells]
    had += [mercenary.hire for mercenary in cards.mercenaries]
    tables.free = any(NO_BUNDLE in ways for ways in had)


def lay_out_village(cards: Cards, tables: Tables) -> None:
    """Mercenaries, and what is printed above."""
    hires = [(kind, cost) for kind, mercenary in enumerate(cards.mercenaries) for cost in mercenary.hire]
    spare = 6 - len(hires)
    tables.hires = len(hires)
    tables.take = HIRE + len(hires)
    tables.hire_kind = [*[kind for kind, _ in hires], *[0] * spare]
    tables.hire_price = [*[count for _, cost in hires for count in cost[:3]], *[0] * 3 * spare]
    tables.gives = [mercenary.gives for mercenary in cards.mercenaries]
    tables.supply = list(cards.supply)
    upper = {space: printed for printed in cards.printed for space in printed.spaces}
    tables.room = [upper[space].keeps for space in UPPER_SPACES]
    tables.house = next(n for n, space in enumerate(UPPER_SPACES) if upper[space].gnomes)
    tables.gnomes = upper[UPPER_SPACES[tables.house]].gnomes
