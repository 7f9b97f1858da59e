"""The table of all moves of Gnomeland: blocks in order, from which ids, texts and offsets come."""

from __future__ import annotations

from gnomehall.core.moves import MoveTable, Words
from gnomehall.games.gnomeland.cards import LOWER_SPACES, UPPER_SPACES, Cards
from gnomehall.games.gnomeland.effect_words import MERCENARIES, RESOURCES, Bundle, spell_out
from gnomehall.games.gnomeland.tables import faces_by_row, is_choice

FACES = tuple("123456")
MOST_SEATS = 4


def move_table(cards: Cards) -> MoveTable:
    """Every move of a card set; chance first, then the moves of a turn, then answers."""
    missions = [base.id for base, _ in cards.missions]
    actions = [card.id for card in cards.actions]
    spells = [card.id for card in cards.spells]
    buildings = [base.id for base, _ in cards.buildings]
    return MoveTable({
        "roll": each("roll", FACES),
        "reveal_mission": each("reveal", missions),
        "reveal_action": each("reveal", actions),
        "reveal_spell": each("reveal", spells),
        "spend": each("spend", FACES),
        "play": each("play", MERCENARIES),
        "build": [
            ("build", card, space) for number, card in enumerate(buildings)
            for space in (LOWER_SPACES if number < cards.standard else UPPER_SPACES)
        ],
        "upgrade": each("upgrade", buildings),
        "complete": each("complete", missions),
        "send": each("send", actions),
        "cast": each("cast", spells),
        "use": [("use", side.id) for sides in cards.buildings[cards.standard :] for side in sides],
        "end": [("end",)],
        "copy": [("copy",)],
        "decline": [("decline",)],
        "recruit": each("recruit", MERCENARIES),
        "pay": each("pay", MERCENARIES),
        "keep": each("keep", (*RESOURCES, "none")),
        "hex_mission": each("hex", missions),
        "steal": [("steal", kind, str(seat)) for seat in range(MOST_SEATS) for kind in RESOURCES],
        "raise_die": each("raise", FACES),
        "lower_die": each("lower", FACES),
        "reroll_die": each("reroll", FACES),
        "enough": [("enough",)],
        "settle": each("settle", ("first", "second")),
        "add": each("add", RESOURCES),
        "hire": [
            ("hire", kind, spell_out(cost))
            for kind, mercenary in zip(MERCENARIES, cards.mercenaries, strict=True) for cost in mercenary.hire
        ],
        "take": [("take", spell_out(bundle)) for bundle in choices(cards)],
    })


def each(verb: str, things: tuple[str, ...] | list[str]) -> list[Words]:
    """A move for each of some things."""
    return [(verb, thing) for thing in things]


def choices(cards: Cards) -> list[Bundle]:
    """The bundles that are ever chosen: each is a move."""
    effects = [face.effect for face in faces_by_row(cards)]
    return list(dict.fromkeys(way for effect in effects if is_choice(effect) for way in effect.ways))
