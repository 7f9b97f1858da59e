"""Whether a move may be played now, and if not, why: looked for from the outside in.

The lists of what may be done are made with the same functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gnomehall.core.declared import nogil
from gnomehall.core.game import Reason
from gnomehall.core.state import CHANCE, OVER
from gnomehall.games.gnomeland.answer_verdict import answer_verdict, open_question
from gnomehall.games.gnomeland.bounds import LONGEST_TURN
from gnomehall.games.gnomeland.chance_verdict import chance_verdict
from gnomehall.games.gnomeland.contest_verdict import contest_verdict
from gnomehall.games.gnomeland.effect_words import MERCENARIES, RESOURCES
from gnomehall.games.gnomeland.position import TURN, Position
from gnomehall.games.gnomeland.reasons import (
    BY_CARD,
    CARD_GONE,
    CHANCE_MOVES,
    DICE_FALL,
    NOT_FIRST_CARD,
    NOT_NEXT_CARD,
    OVER_NOW,
    REASONS,
    TOO_MANY_DICE,
    TOO_MANY_MOVES,
    WRONG_RESOURCE,
)
from gnomehall.games.gnomeland.turn_verdict import turn_verdict

if TYPE_CHECKING:
    from gnomehall.games.gnomeland.game import Gnomeland


@nogil
def verdict(s: Position, move: int) -> int:
    """0 if a move may be played now, or else a number of reasons.py."""
    if s.mover == OVER:
        return OVER_NOW
    if move < s.tables.spend:
        return chance_verdict(s, move)
    if s.mover == CHANCE:
        return CHANCE_MOVES
    if s.tables.copy <= move < s.tables.add or move >= s.tables.take:
        return answer_verdict(s, move)
    if s.phase != TURN:
        return open_question(s)
    return contest_verdict(s, move) if s.contest >= 0 else turn_verdict(s, move)


def explain(game: Gnomeland, state: Position, move: int) -> Reason:
    """Why a move is not legal now, with what the sentence names."""
    code = state.verdict_on(move) or not_by_hand(state, move)
    rule, key = REASONS[code]
    if rule == BY_CARD:
        rule = rule_of_card(state)
    return Reason(rule, f"gnomeland-why-{key}", named(game, state, move, code))


def not_by_hand(state: Position, move: int) -> int:
    """Why nobody at the table can do what chance is about to do."""
    if move < state.tables.reveal_mission:
        return DICE_FALL
    return NOT_FIRST_CARD if state.round == 1 else NOT_NEXT_CARD


def rule_of_card(state: Position) -> str:
    """The rule by which the card works that asks: a die, a special building, a mission, an action, a spell."""
    tables, row = state.tables, state.effect
    if row < tables.mission_row:
        return "L-18" if 2 * tables.standard <= row < tables.printed_row else "L-8"
    return "L-15" if row < tables.action_row else "L-16" if row < tables.spell_row else "L-17"


def named(game: Gnomeland, state: Position, move: int, code: int) -> dict[str, str | int]:
    """The arguments of a reason: the die, the kind or the card that the move names."""
    said = game.moves[move]
    if code in (TOO_MANY_DICE, TOO_MANY_MOVES):
        return {"moves": LONGEST_TURN}
    if code == WRONG_RESOURCE and said.verb == "play":
        return {"kind": RESOURCES[state.tables.gives[MERCENARIES.index(said.args[0])]]}
    if code == CARD_GONE:
        return {"card": said.args[0]}
    if said.verb in ("spend", "raise", "lower", "reroll"):
        return {"result": int(said.args[0])}
    kinds = ("play", "recruit", "pay", "keep", "steal", "add", "hire")
    return {"kind": said.args[0]} if said.verb in kinds else {}
