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
from gnomehall.games.gnomeland.effect_words import MERCENARIES, RESOURCES, Bundle, spell_out
from gnomehall.games.gnomeland.position import TURN, Position
from gnomehall.games.gnomeland.reasons import (
    BY_CARD,
    CARD_GONE,
    CHANCE_MOVES,
    DICE_FALL,
    HIRE_COST,
    MISSION_MERCENARIES,
    NOT_FIRST_CARD,
    NOT_NEXT_CARD,
    OVER_NOW,
    REASONS,
    TOO_MANY_DICE,
    TOO_MANY_MOVES,
    WRONG_RESOURCE,
)
from gnomehall.games.gnomeland.tables import SECOND
from gnomehall.games.gnomeland.turn_verdict import turn_verdict
from gnomehall.games.gnomeland.two_costs import priced_row

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
    if HIRE_COST <= code <= MISSION_MERCENARIES:
        return {"missing": missing(state, move)}
    if code == CARD_GONE:
        return {"card": said.args[0]}
    if said.verb in ("spend", "raise", "lower", "reroll"):
        return {"result": int(said.args[0])}
    kinds = ("play", "recruit", "pay", "keep", "steal", "add", "hire")
    return {"kind": said.args[0]} if said.verb in kinds else {}


def missing(state: Position, move: int) -> str:
    """What is short of the nearest cost of a move, as moves spell it: `2coin+weapon`."""
    return spell_out(min((short_of(state, *cost) for cost in costs_of_move(state, move)), key=sum))


def costs_of_move(state: Position, move: int) -> list[tuple[list[int], list[int]]]:
    """The costs of a move, one or two: three resources, and four counts of mercenaries, the last for any kind."""
    tables = state.tables
    if move >= tables.hire:
        kind = tables.hire_kind[move - tables.hire]
        hires = [cost for cost in range(tables.hires) if tables.hire_kind[cost] == kind]
        return [([tables.hire_price[3 * cost + n] for n in range(3)], [0, 0, 0, 0]) for cost in hires]
    row = priced_row(state, move)
    if tables.use <= move < tables.end:
        rows = [row, SECOND + row] if tables.second_use[row] > 0 else [row]
        return [([tables.use_price[3 * at + n] for n in range(3)], [0, 0, 0, 0]) for at in rows]
    rows = [row, SECOND + row] if tables.second[row] > 0 else [row]
    return [
        ([tables.price[3 * at + n] for n in range(3)], [tables.mercenary_price[4 * at + n] for n in range(4)])
        for at in rows
    ]


def short_of(state: Position, resources: list[int], mercenaries: list[int]) -> Bundle:
    """What the actor lacks of a cost."""
    goods = [max(0, need - state.pool[n]) for n, need in enumerate(resources)]
    over = [state.mercenaries[3 * state.actor + n] - mercenaries[n] for n in range(3)]
    spare = sum(max(0, n) for n in over)
    return (*goods, *[max(0, -n) for n in over], max(0, mercenaries[3] - spare), 0)
