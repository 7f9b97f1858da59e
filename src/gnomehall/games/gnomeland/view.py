"""A position as plain data: all that a page or a terminal needs to draw the table."""

from __future__ import annotations

from typing import cast

from gnomehall.core.game import Json
from gnomehall.core.state import CHANCE, OVER
from gnomehall.games.gnomeland.cards import LOWER_SPACES, UPPER_SPACES, Card, Cards, Printed
from gnomehall.games.gnomeland.position import (
    MUST_ANSWER,
    MUST_HEX,
    MUST_KEEP,
    MUST_PAY,
    MUST_RECRUIT,
    MUST_REROLL,
    MUST_SETTLE,
    MUST_SHIFT,
    MUST_TAKE,
    ON_MISSION,
    ON_SPELL,
    OPENING,
    ROUND_DICE,
    ROUNDS,
    TURN_DICE,
    TURN_UP_ACTION,
    TURN_UP_MISSION,
    TURN_UP_SPELL,
    Position,
)
from gnomehall.games.gnomeland.tables import (
    ACTION_ROW,
    ANY_DICE,
    END,
    MISSION_ROW,
    PRINTED_ROW,
    SPELL_ROW,
    STANDARD,
    USE,
)
from gnomehall.games.gnomeland.words import MERCENARIES, RESOURCES, Costs, counts

MISSION_SPACES = ("base left", "base right", "advanced left", "advanced right")
PHASES = {
    TURN_UP_MISSION: "mission", TURN_UP_ACTION: "action", TURN_UP_SPELL: "spell", OPENING: "opening",
    ROUND_DICE: "dice", TURN_DICE: "dice", MUST_TAKE: "take", MUST_RECRUIT: "recruit", MUST_PAY: "pay",
    MUST_HEX: "hex", MUST_SHIFT: "shift", MUST_REROLL: "reroll", MUST_ANSWER: "copy", MUST_KEEP: "keep",
    MUST_SETTLE: "settle",
}  # a seat's turn is none of these


def describe(cards: Cards, s: Position) -> dict[str, Json]:
    """The board, then the seats."""
    return {
        "round": s.round,
        "rounds": ROUNDS,
        "first": s.first if s.first >= 0 else None,
        "actor": s.actor if s.actor >= 0 else None,
        "turns_taken": s.turns,
        "asks": what_is_asked(cards, s),
        "contest": contest(cards, s),
        "opening": opening(s),
        "missions": [mission(cards, s, slot) for slot in range(4)],
        "next_mission": next_mission(cards, s),
        "tavern": [action(cards, s, slot) for slot in range(2)],
        "tower": tower(cards, s),
        "mercenaries": [
            {
                "id": kind, "left": s.decks[n], "gives": RESOURCES[cards.mercenaries[n].gives],
                "hire": [figures(cost) for cost in cards.mercenaries[n].hire],
            }
            for n, kind in enumerate(MERCENARIES)
        ],
        "decks": {
            "missions": s.missions_left.bit_count() + (s.next_mission >= 0), "actions": s.actions_left.bit_count(),
            "spells": s.spells_left.bit_count(),
        },
        "seats": [village(cards, s, seat) for seat in range(s.seats)],
    }


def figures(bundle: tuple[int, ...]) -> dict[str, Json]:
    """A bundle as plain data."""
    return dict(counts(bundle))


def paid(word: str, costs: Costs) -> dict[str, Json]:
    """What a card costs; a second cost to choose is `or_cost`, `or_pay`."""
    return dict(zip((word, f"or_{word}"), map(figures, costs), strict=False))


def effect_of(card: Card) -> dict[str, Json]:
    """An effect as plain data."""
    return cast(dict[str, Json], card.effect.as_dict())


def three(words: tuple[str, ...], row: list[int], seat: int) -> dict[str, Json]:
    """A seat's three counts by name."""
    return {word: row[seat * 3 + n] for n, word in enumerate(words)}


def what_is_asked(cards: Cards, s: Position) -> dict[str, Json]:
    """Who decides and about what; `of` is the card that asks."""
    if s.mover == OVER:
        return {"seat": None, "what": "over"}
    asks: dict[str, Json] = {
        "seat": s.mover if s.mover != CHANCE else None, "what": PHASES.get(s.phase, "turn"),
    }
    if s.effect >= 0:
        asks["of"] = card_of(cards, s.effect).id
    if s.mover == CHANCE and PHASES[s.phase] in ("dice", "opening"):
        asks["roller"] = s.actor if s.phase == TURN_DICE else s.roller
    if s.phase == MUST_ANSWER:
        asks["resources"] = {word: s.taken[n] for n, word in enumerate(RESOURCES) if s.taken[n]}
    if s.phase == MUST_KEEP:
        asks["space"] = UPPER_SPACES[s.keeping]
    if s.phase == MUST_PAY:
        asks["left"] = s.paying
    if s.phase == MUST_SETTLE:
        card = card_of(cards, s.effect)
        asks["costs"] = [figures(cost) for cost in (card.effect.pays if USE <= s.pending < END else card.costs)]
    if s.phase == MUST_REROLL:
        asks["any"] = card_of(cards, s.effect).effect.reroll == ANY_DICE
    return asks


def card_of(cards: Cards, row: int) -> Card:
    """The card a row of the tables belongs to."""
    if row < PRINTED_ROW:
        return cards.buildings[row // 2][row % 2]
    if row < MISSION_ROW:
        return printed_on(cards, LOWER_SPACES[row - PRINTED_ROW]).card
    if row < ACTION_ROW:
        return cards.missions[(row - MISSION_ROW) // 2][(row - MISSION_ROW) % 2]
    return cards.actions[row - ACTION_ROW] if row < SPELL_ROW else cards.spells[row - SPELL_ROW]


def printed_on(cards: Cards, space: str) -> Printed:
    """What the village sheet shows on a space (L-4)."""
    return next(printed for printed in cards.printed if space in printed.spaces)


def contest(cards: Cards, s: Position) -> dict[str, Json] | None:
    """The contest being held: who is done, and with what (L-24)."""
    if s.contest < 0:
        return None
    card = cards.actions[s.action[s.contest]]
    order = [(s.first + n) % s.seats for n in range(s.seats)]
    return {
        "id": card.id,
        "resource": RESOURCES[card.effect.contest],
        "totals": [s.total[seat] if seat in order[: s.turns] else None for seat in range(s.seats)],
    }


def opening(s: Position) -> dict[str, Json] | None:
    """The roll for the first turn (L-5): who takes part, and the sums so far."""
    if s.phase != OPENING:
        return None
    return {
        "seats": [seat for seat in range(s.seats) if s.contenders >> seat & 1],
        "sums": [s.total[seat] for seat in range(s.seats)],
    }


def mission(cards: Cards, s: Position, slot: int) -> dict[str, Json] | None:
    """A mission in view, with the points it gives now (Hex)."""
    if s.mission[slot] < 0:
        return None
    card = cards.missions[s.mission[slot]][slot // 2]
    return {
        "space": MISSION_SPACES[slot],
        **mission_side(card, "advanced" if slot >= 2 else "base", s.hexes[slot]),
        "tokens": [seat for seat in range(s.seats) if s.token[seat] == ON_MISSION + slot],
        "done": bool(s.done >> slot & 1) and s.actor >= 0,
    }


def mission_side(card: Card, side: str, hexed: int) -> dict[str, Json]:
    """One side of a mission; of several gains the first stands for its points."""
    ways = card.effect.ways
    return {
        "id": card.id, "side": side, **paid("pay", card.costs), "gain": figures(ways[0]) if ways else {},
        "effect": effect_of(card), "hex": hexed, "points": max(0, ways[0][-1] - hexed) if ways else 0,
    }


def next_mission(cards: Cards, s: Position) -> dict[str, Json] | None:
    """The known top of the mission deck, which comes in the next round, base side up (L-1)."""
    if s.next_mission < 0:
        return None
    return mission_side(cards.missions[s.next_mission][0], "base", 0)


def action(cards: Cards, s: Position, slot: int) -> dict[str, Json] | None:
    """A card of the Tavern, and whose gnomes stand on it."""
    if s.action[slot] < 0:
        return None
    card = cards.actions[s.action[slot]]
    return {
        "id": card.id,
        "effect": effect_of(card),
        "gnomes": [seat for seat in range(s.seats) if s.sent[seat * 2 + slot]],
    }


def tower(cards: Cards, s: Position) -> dict[str, Json] | None:
    """The spell, and whose tokens lie on it."""
    if s.spell < 0:
        return None
    card = cards.spells[s.spell]
    return {
        "id": card.id,
        **paid("cost", card.costs),
        "effect": effect_of(card),
        "tokens": [seat for seat in range(s.seats) if s.token[seat] == ON_SPELL],
    }


def village(cards: Cards, s: Position, seat: int) -> dict[str, Json]:
    """A seat's village and everything beside it."""
    is_actor = s.actor == seat
    dice, spent = s.dice[seat * 6 : seat * 6 + 6], s.spent[seat * 6 : seat * 6 + 6]
    loose = loose_pool(s) if is_actor else [0] * 3
    token = s.token[seat]
    return {
        "score": s.score[seat],
        "building_points": sum(
            card_of(cards, row).points
            for row in (*s.lower[seat * 3 : seat * 3 + 3], *s.upper[seat * 3 : seat * 3 + 3]) if row >= 0
        ),
        "points": s.scores()[seat],
        "dice": [face + 1 for face, count in enumerate(dice) for _ in range(count)],
        "spent": [face + 1 for face, count in enumerate(spent) for _ in range(count)],
        "to_roll": s.to_roll[seat],
        "pool": dict(zip(RESOURCES, loose, strict=True)),
        "stored": {word: stored(s, seat)[n] for n, word in enumerate(RESOURCES)},
        "aside": three(RESOURCES, s.aside, seat),
        "mercenaries": three(MERCENARIES, s.mercenaries, seat),
        "gnomes": s.gnomes[seat],
        "gnomes_sent": sum(s.sent[seat * 2 : seat * 2 + 2]),
        "gnomes_removed": s.removed[seat],
        "token": "home" if token == 0 else "spell" if token == ON_SPELL else "mission",
        "has_sent": is_actor and bool(s.visited),
        "lower": [lower_space(cards, s, seat, n) for n in range(3)],
        "upper": [upper_space(cards, s, seat, n) for n in range(3)],
        "cards": [
            hand_card(card, "standard" if n < STANDARD else "special")
            for n, (card, _) in enumerate(cards.buildings) if not s.built[seat] >> n & 1
        ],
        "covered": covered(cards, s, seat),
    }


def stored(s: Position, seat: int) -> list[int]:
    """What lies on a seat's Warehouses, by resource."""
    return [sum(s.stored[seat * 9 + kind : seat * 9 + 9 : 3]) for kind in range(3)]


def loose_pool(s: Position) -> list[int]:
    """What the actor can pay with and does not lie on a Warehouse."""
    if s.contest >= 0 or s.phase == MUST_KEEP:
        return list(s.pool)
    return [all_of_it - kept for all_of_it, kept in zip(s.pool, stored(s, s.actor), strict=True)]


def covered(cards: Cards, s: Position, seat: int) -> list[Json]:
    """Buildings of a seat that are out of the game (L-14)."""
    in_view = {row // 2 for row in (*s.lower[seat * 3 : seat * 3 + 3], *s.upper[seat * 3 : seat * 3 + 3])}
    return [
        card.id for n, (card, _) in enumerate(cards.buildings) if s.built[seat] >> n & 1 and n not in in_view
    ]


def hand_card(card: Card, kind: str) -> dict[str, Json]:
    """A building that can still be built."""
    return {
        "id": card.id, "kind": kind, **paid("cost", card.costs), "effect": effect_of(card),
        "points": card.points,
    }


def lower_space(cards: Cards, s: Position, seat: int, number: int) -> dict[str, Json]:
    """A space that answers to two results."""
    row = s.lower[seat * 3 + number]
    answers: list[Json] = [2 * number + 1, 2 * number + 2]
    return {"space": LOWER_SPACES[number], "answers": answers, **standing(cards, row)}


def upper_space(cards: Cards, s: Position, seat: int, number: int) -> dict[str, Json]:
    """A space of the special row, whether it has worked, and what lies on a Warehouse."""
    row = s.upper[seat * 3 + number]
    used = bool(s.used[seat] >> number & 1)
    if row >= 0:
        return {"space": UPPER_SPACES[number], "used": used, **standing(cards, row)}
    printed = printed_on(cards, UPPER_SPACES[number])
    return {
        "space": UPPER_SPACES[number], "used": used, "id": printed.card.id, "side": "printed", "effect": {},
        "points": 0, "keeps": printed.keeps, "gnomes": s.gnomes[seat] if printed.gnomes else 0,
        "holds": {word: count for word, count in three(RESOURCES, s.stored, seat * 3 + number).items() if count},
    }


def standing(cards: Cards, row: int) -> dict[str, Json]:
    """What stands on a space; a base side says what turning it over costs and brings."""
    card = card_of(cards, row)
    found: dict[str, Json] = {
        "id": card.id,
        "side": "printed" if row >= PRINTED_ROW else "advanced" if row % 2 else "base",
        "effect": effect_of(card),
        "points": card.points,
    }
    if row < PRINTED_ROW and row % 2 == 0:
        advanced = card_of(cards, row + 1)
        found["upgrade"] = {
            "id": advanced.id, **paid("cost", advanced.costs), "effect": effect_of(advanced),
            "points": advanced.points,
        }
    return found
