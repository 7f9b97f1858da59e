"""What chance may bring now: a card of a deck, or a die."""

from __future__ import annotations

from gnomehall.core.declared import nogil
from gnomehall.core.state import CHANCE
from gnomehall.games.gnomeland.position import OPENING, TURN_UP_ACTION, TURN_UP_MISSION, TURN_UP_SPELL, Position
from gnomehall.games.gnomeland.reasons import CARD_GONE, DICE_FALL, NOT_FIRST_CARD, NOT_NEXT_CARD


@nogil
def chance_verdict(s: Position, move: int) -> int:
    """Dice and cards come by chance, and a card only once."""
    if move < s.tables.reveal_mission:
        return 0 if is_rolling(s) else DICE_FALL
    if move < s.tables.reveal_action:
        return why_not_reveal(s, TURN_UP_MISSION, s.missions_left >> (move - s.tables.reveal_mission) & 1)
    if move < s.tables.reveal_spell:
        return why_not_reveal(s, TURN_UP_ACTION, s.actions_left >> (move - s.tables.reveal_action) & 1)
    return why_not_reveal(s, TURN_UP_SPELL, s.spells_left >> (move - s.tables.reveal_spell) & 1)


@nogil
def is_rolling(s: Position) -> bool:
    """Whether a die is about to fall."""
    return s.mover == CHANCE and s.phase >= OPENING


@nogil
def why_not_reveal(s: Position, phase: int, is_left: int) -> int:
    """A card of the deck that is being turned up (L-1, L-25)."""
    if is_left == 0:
        return CARD_GONE
    if s.mover == CHANCE and s.phase == phase:
        return 0
    return NOT_FIRST_CARD if s.round == 1 else NOT_NEXT_CARD


@nogil
def list_chances(s: Position) -> None:
    """Every outcome that may come, all equally likely."""
    if is_rolling(s):
        for result in range(6):
            s.offer_chance(result, 1)
    elif s.phase == TURN_UP_MISSION:
        list_deck(s, s.tables.reveal_mission, s.tables.missions, s.missions_left)
    elif s.phase == TURN_UP_ACTION:
        list_deck(s, s.tables.reveal_action, s.tables.actions, s.actions_left)
    else:
        list_deck(s, s.tables.reveal_spell, s.tables.spells, s.spells_left)


@nogil
def list_deck(s: Position, first: int, cards: int, left: int) -> None:
    """The cards left in the deck that is being turned up."""
    for card in range(cards):
        if why_not_reveal(s, s.phase, left >> card & 1) == 0:
            s.offer_chance(first + card, 1)
