"""Why a move is not legal now: the rule, and the message that says it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gnomehall.core.game import Reason
from gnomehall.core.state import CHANCE, OVER
from gnomehall.games.gnomeland.options import LONGEST_TURN
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
    TURN,
)
from gnomehall.games.gnomeland.rules import GnomelandState
from gnomehall.games.gnomeland.tables import (
    ACTION_ROW,
    ADD,
    BUILD,
    CAST,
    COMPLETE,
    COPY,
    END,
    ENOUGH,
    HEX,
    HIRE,
    KEEP,
    LOWER,
    LOWERS,
    MISSION_ROW,
    NEEDS_REMOVED,
    PAY,
    PLAY,
    PRINTED_ROW,
    RAISE,
    RAISES,
    RECRUIT,
    REROLL,
    REVEAL_ACTION,
    REVEAL_MISSION,
    REVEAL_SPELL,
    ROWS,
    SEND,
    SETTLE,
    SPELL_ROW,
    SPEND,
    STANDARD,
    STEAL,
    UPGRADE,
    USE,
)
from gnomehall.games.gnomeland.words import MERCENARIES, RESOURCES

if TYPE_CHECKING:
    from gnomehall.games.gnomeland.game import Gnomeland

RULE_OF_QUESTION = {
    MUST_RECRUIT: "L-10", MUST_PAY: "L-15", MUST_HEX: "L-17", MUST_ANSWER: "L-20", MUST_KEEP: "L-19",
    MUST_SETTLE: "L-10",
}  # the others are asked by a card


def rule_of_question(s: GnomelandState) -> str:
    """The rule behind the question that is open."""
    return RULE_OF_QUESTION.get(s.phase) or rule_of_card(s.effect)


def rule_of_card(row: int) -> str:
    """The rule by which a card works: a die, a special building, a mission, an action, a spell."""
    if row < MISSION_ROW:
        return "L-18" if 2 * STANDARD <= row < PRINTED_ROW else "L-8"
    return "L-15" if row < ACTION_ROW else "L-16" if row < SPELL_ROW else "L-17"


def explain(game: Gnomeland, s: GnomelandState, move: int) -> Reason:
    """The reason, looked for from the outside in: match, chance, question, contest, the move itself."""
    if s.mover == OVER:
        return Reason("L-27", "gnomeland-why-over")
    if move < SPEND:
        return why_no_chance(game, s, move)
    if s.mover == CHANCE:
        return Reason("L-6", "gnomeland-why-wait")
    if COPY <= move < ADD or move >= game.tables.take:
        return why_no_answer(game, s, move)
    if s.phase != TURN:
        return Reason(rule_of_question(s), "gnomeland-why-question")
    if s.moves >= LONGEST_TURN:
        return Reason("L-8" if move < PLAY else "L-10", "gnomeland-why-runaway", {"moves": LONGEST_TURN})
    if s.contest >= 0:
        return why_not_in_contest(s, move)
    return why_not_in_turn(game, s, move)


def why_no_chance(game: Gnomeland, s: GnomelandState, move: int) -> Reason:
    """Dice and cards come by chance, and a card only once."""
    if move < REVEAL_MISSION:
        return Reason("L-6", "gnomeland-why-no-roll")
    left, card = (
        (s.missions_left, move - REVEAL_MISSION) if move < REVEAL_ACTION
        else (s.actions_left, move - REVEAL_ACTION) if move < REVEAL_SPELL
        else (s.spells_left, move - REVEAL_SPELL)
    )
    rule = "L-1" if s.round == 1 else "L-25"
    if left >> card & 1:
        return Reason(rule, "gnomeland-why-no-card-now")
    return Reason("L-25", "gnomeland-why-card-gone", {"card": game.moves[move].args[0]})


def why_no_answer(game: Gnomeland, s: GnomelandState, move: int) -> Reason:
    """An answer to another question, or one this question does not allow."""
    if move < RECRUIT:
        return Reason("L-20", "gnomeland-why-no-copy")
    first = {
        MUST_RECRUIT: RECRUIT, MUST_PAY: PAY, MUST_KEEP: KEEP, MUST_HEX: HEX, MUST_REROLL: REROLL,
    }.get(s.phase)
    last = {RECRUIT: PAY, PAY: KEEP, KEEP: HEX, HEX: STEAL, REROLL: SETTLE}
    if first is not None and first <= move < last[first]:
        return why_not_this_answer(s, move)
    if s.phase == MUST_SHIFT and RAISE <= move < REROLL:
        shift = s.tables.shift[s.effect]
        if not shift & (RAISES if move < LOWER else LOWERS):
            return Reason(rule_of_card(s.effect), "gnomeland-why-no-shift")
        return Reason(rule_of_card(s.effect), "gnomeland-why-no-die", {"result": (move - RAISE) % 6 + 1})
    if s.phase == MUST_TAKE and (STEAL <= move < RAISE or move >= game.tables.take):
        return why_no_take(game, s, move)
    if s.phase == TURN:
        return Reason(rule_of_answer(move), "gnomeland-why-not-asked")
    return Reason(rule_of_question(s), "gnomeland-why-question")


def rule_of_answer(move: int) -> str:
    """Where the question an answer belongs to comes from."""
    for block, rule in ((PAY, "L-10"), (KEEP, "L-15"), (HEX, "L-19"), (RAISE, "L-17"), (SETTLE, "L-18"), (ADD, "L-10")):
        if move < block:
            return rule
    return "L-8"


def why_not_this_answer(s: GnomelandState, move: int) -> Reason:
    """The question is asked, but what the answer names is not there."""
    if s.phase == MUST_RECRUIT:
        return Reason("L-10", "gnomeland-why-none-left", {"kind": MERCENARIES[move - RECRUIT]})
    if s.phase == MUST_PAY:
        return Reason("L-15", "gnomeland-why-no-mercenary", {"kind": MERCENARIES[move - PAY]})
    if s.phase == MUST_HEX:
        return Reason("L-17", "gnomeland-why-no-mission")
    if s.phase == MUST_KEEP:
        kind = move - KEEP
        key = "gnomeland-why-keep-order" if s.pool[kind] else "gnomeland-why-not-in-pool"
        return Reason("L-19", key, {"kind": RESOURCES[kind]})
    rule = rule_of_card(s.effect)
    if move == ENOUGH:
        return Reason(rule, "gnomeland-why-no-enough")
    if s.dice[s.actor * 6 + move - REROLL]:
        return Reason(rule, "gnomeland-why-reroll-order")
    return Reason(rule, "gnomeland-why-no-die", {"result": move - REROLL + 1})


def why_no_take(game: Gnomeland, s: GnomelandState, move: int) -> Reason:
    """An alternative of another card, a mercenary that is gone, or an empty Warehouse."""
    if move < RAISE:
        seat, kind = divmod(move - STEAL, 3)
        if not s.tables.curse[s.effect] >> kind & 1:
            return Reason(rule_of_card(s.effect), "gnomeland-why-no-theft")
        if seat == s.actor or seat >= s.seats:
            return Reason("L-17", "gnomeland-why-not-from-there")
        return Reason("L-17", "gnomeland-why-nothing-stored", {"kind": RESOURCES[kind]})
    way = move - game.tables.take
    if way in s.tables.way[s.effect * 4 : s.effect * 4 + s.tables.ways[s.effect]]:
        return Reason("L-24" if s.contest >= 0 else "L-10", "gnomeland-why-no-mercenary-to-take")
    return Reason(rule_of_card(s.effect), "gnomeland-why-not-offered")


def why_not_in_contest(s: GnomelandState, move: int) -> Reason:
    """In a contest there are only dice, special buildings, and one resource (L-24)."""
    if move < PLAY:
        return Reason("L-8", "gnomeland-why-no-die", {"result": move - SPEND + 1})
    if move < BUILD:
        kind = move - PLAY
        if not s.mercenaries[s.actor * 3 + kind]:
            return Reason("L-11", "gnomeland-why-no-mercenary", {"kind": MERCENARIES[kind]})
        return Reason("L-24", "gnomeland-why-wrong-resource", {"kind": RESOURCES[s.tables.gives[kind]]})
    if USE <= move < END:
        return why_no_use(s, move - USE + 2 * STANDARD)
    if move == END:
        return Reason("L-24", "gnomeland-why-dice-left")
    if ADD <= move < HIRE:
        has_some = any(s.stored[s.actor * 9 + move - ADD : s.actor * 9 + 9 : 3])
        key = "gnomeland-why-wrong-resource" if has_some else "gnomeland-why-nothing-to-add"
        return Reason("L-24", key, {"kind": RESOURCES[move - ADD]})
    return Reason("L-24", "gnomeland-why-contest")


def why_not_in_turn(game: Gnomeland, s: GnomelandState, move: int) -> Reason:
    """What stands against a move of a turn."""
    if move < PLAY:
        return Reason("L-8", "gnomeland-why-no-die", {"result": move - SPEND + 1})
    if move < BUILD:
        return Reason("L-11", "gnomeland-why-no-mercenary", {"kind": MERCENARIES[move - PLAY]})
    if move < UPGRADE:
        return why_no_build(s, (move - BUILD) // 3)
    if move < COMPLETE:
        return why_no_upgrade(s, move - UPGRADE)
    if move < SEND:
        return why_no_mission(s, move - COMPLETE)
    if move < CAST:
        return why_no_action(s, move - SEND)
    if move < USE:
        return why_no_spell(s, move - CAST)
    if move < END:
        return why_no_use(s, move - USE + 2 * STANDARD)
    if move == END:
        return Reason("L-8", "gnomeland-why-dice-left")
    if move < HIRE:
        return Reason("L-24", "gnomeland-why-no-contest")
    kind = s.tables.hire_kind[move - HIRE]
    if not s.decks[kind]:
        return Reason("L-10", "gnomeland-why-none-left", {"kind": MERCENARIES[kind]})
    return Reason("L-10", "gnomeland-why-cost")


def covers(s: GnomelandState, prices: list[int], row: int) -> bool:
    """Whether the pool covers a row of a price table, or its second cost."""
    return any(
        all(prices[(row + second) * 3 + kind] <= s.pool[kind] for kind in range(3)) for second in (0, ROWS)
    )


def why_no_build(s: GnomelandState, card: int) -> Reason:
    """Built before, or too dear."""
    if s.built[s.actor] >> card & 1:
        return Reason("L-14", "gnomeland-why-built")
    return Reason("L-12" if card < STANDARD else "L-13", "gnomeland-why-cost")


def why_no_upgrade(s: GnomelandState, card: int) -> Reason:
    """Not there, covered, turned over already, or too dear."""
    rule = "L-12" if card < STANDARD else "L-13"
    spaces = (s.lower if card < STANDARD else s.upper)[s.actor * 3 : s.actor * 3 + 3]
    if card * 2 + 1 in spaces:
        return Reason(rule, "gnomeland-why-upgraded")
    if card * 2 in spaces:
        return Reason(rule, "gnomeland-why-cost")
    if s.built[s.actor] >> card & 1:
        return Reason("L-14", "gnomeland-why-covered")
    return Reason(rule, "gnomeland-why-not-built")


def why_no_mission(s: GnomelandState, card: int) -> Reason:
    """Not in view, done this turn, or not paid."""
    if card not in s.mission:
        return Reason("L-15", "gnomeland-why-no-mission")
    slot = s.mission.index(card)
    if s.done >> slot & 1:
        return Reason("L-15", "gnomeland-why-done")
    row = MISSION_ROW + card * 2 + slot // 2
    if not covers(s, s.tables.price, row):
        return Reason("L-15", "gnomeland-why-cost")
    return Reason("L-15", "gnomeland-why-mercenaries")


def why_no_action(s: GnomelandState, card: int) -> Reason:
    """Not in the Tavern, a gnome already sent, none left, or no die to roll again."""
    if card not in s.action:
        return Reason("L-16", "gnomeland-why-no-action")
    if s.visited:
        return Reason("L-16", "gnomeland-why-one-gnome")
    if not s.gnomes[s.actor]:
        return Reason("L-16", "gnomeland-why-no-gnome")
    return why_no_effect(s, ACTION_ROW + card, "L-16")


def why_no_spell(s: GnomelandState, card: int) -> Reason:
    """Not in the Tower, cast this round, not paid, or nothing to work on."""
    if card != s.spell:
        return Reason("L-17", "gnomeland-why-no-spell")
    if s.token[s.actor]:
        return Reason("L-17", "gnomeland-why-one-spell")
    if not covers(s, s.tables.price, SPELL_ROW + card):
        return Reason("L-17", "gnomeland-why-cost")
    return why_no_effect(s, SPELL_ROW + card, "L-17")


def why_no_use(s: GnomelandState, row: int) -> Reason:
    """Not there, it works by itself, its space has worked, not paid, or no die to change."""
    spaces = s.upper[s.actor * 3 : s.actor * 3 + 3]
    if row not in spaces:
        return Reason("L-18", "gnomeland-why-not-here")
    if s.tables.lasting[row]:
        return Reason("L-6", "gnomeland-why-lasting")
    if s.used[s.actor] >> spaces.index(row) & 1:
        return Reason("L-13", "gnomeland-why-used")
    if not covers(s, s.tables.use_price, row):
        return Reason("L-18", "gnomeland-why-cost")
    return why_no_effect(s, row, "L-18")


def why_no_effect(s: GnomelandState, row: int, rule: str) -> Reason:
    """There is nothing the effect could change."""
    if s.tables.needs[row] & NEEDS_REMOVED:
        return Reason(rule, "gnomeland-why-no-removed")
    return Reason(rule, "gnomeland-why-no-dice")
