"""Why not?  For every move that is not possible now, the rule and a message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gnomehall.core.game import Move, Reason
from gnomehall.core.state import CHANCE, OVER
from gnomehall.games.gnomopolis.cards import ICONS, KINDS
from gnomehall.games.gnomopolis.gnomes import kinds_in
from gnomehall.games.gnomopolis.position import (
    EMPLOYING,
    FREE,
    GAINING,
    IMMIGRATING,
    LONGEST_TURN,
    PAYING,
    SEARCHING,
    VISITING,
    WELCOMING,
)
from gnomehall.games.gnomopolis.rules import GnomopolisState
from gnomehall.games.gnomopolis.tables import BOARD, CARAVAN, COUNCILOR

if TYPE_CHECKING:
    from gnomehall.games.gnomopolis.game import Gnomopolis

BY_CHANCE = {"first": "P-4", "reveal": "P-19", "draw": "P-13"}
ASKED_BY = {"visit": "P-24", "pay": "P-6", "employ": "P-18", "gain": "P-12", "search": "P-14", "lift": "P-16"}
OWED = {  # step: the rule that asks, and the verbs that answer
    VISITING: ("P-24", ("visit",)), PAYING: ("P-6", ("pay",)), EMPLOYING: ("P-18", ("employ",)),
    GAINING: ("P-12", ("gain",)), IMMIGRATING: ("P-19", ("gain",)), WELCOMING: ("P-22", ("gain",)),
    SEARCHING: ("P-14", ("search", "lift")),
}


def why_not(game: Gnomopolis, state: GnomopolisState, number: int) -> Reason:
    """The reason for any move that is not legal."""
    move = game.moves[number]
    if state.mover == OVER:
        return _reason("P-30", "over")
    if move.verb in BY_CHANCE:
        return _reason(BY_CHANCE[move.verb], "chance")
    if state.mover == CHANCE:
        return _reason("P-6", "wait")
    if state.step != FREE:
        rule, answers = OWED[state.step]
        if move.verb not in answers:
            return _reason(rule, "owed", owed=answers[0])
    elif move.verb in ASKED_BY:
        return _reason(ASKED_BY[move.verb], "not-asked")
    return _refuse(game, state, move)


def _reason(rule: str, key: str, **args: str | int) -> Reason:
    return Reason(rule, f"gnomopolis-why-{key}", args)


def _refuse(game: Gnomopolis, state: GnomopolisState, move: Move) -> Reason:
    """The reason for a move that fits the moment."""
    if move.verb in ("use", "caravan") and state.actions >= LONGEST_TURN:
        return _reason("P-16", "long-turn", most=LONGEST_TURN)
    if move.verb == "use":
        return _use(game, state, game.places.index(move.args[0]))
    if move.verb == "visit":
        place = game.places.index(move.args[0])
        if not stands_in(state, place, state.marker[state.actor]):
            return _reason("P-24", "not-there")
        return _cannot_pay(game, state, place)
    if move.verb == "caravan":
        return _caravan(state)
    if move.verb == "build":
        return _build(game, state, game.places.index(move.args[0]))
    if move.verb == "pay":
        return _reason("P-6", "none-active", kind=move.args[0])
    if move.verb == "employ":
        return _employ(state, move.args[0])
    if move.verb == "gain":
        mask = game.tables.masks[state.gift * 4 + state.choice]
        if mask >> KINDS.index(move.args[0]) & 1:
            return _reason("P-10", "none-left", kind=move.args[0])
        return _reason("P-12", "no-choice", kind=move.args[0])
    return _search(move)


def stands_in(state: GnomopolisState, place: int, seat: int) -> bool:
    """Whether a parchment belongs to a district."""
    if place >= BOARD:
        return True
    if place >= COUNCILOR:
        return bool(state.councilors[place - COUNCILOR] == seat)
    return place in state.district[seat * 6 : seat * 6 + 6]


def _use(game: Gnomopolis, state: GnomopolisState, place: int) -> Reason:
    if not stands_in(state, place, state.actor):
        return _reason("P-6", "not-yours")
    if state.on[place]:
        return _reason("P-8", "used")
    return _cannot_pay(game, state, place)


def _cannot_pay(game: Gnomopolis, state: GnomopolisState, place: int) -> Reason:
    reason = lack(game, state, place)
    assert reason is not None, "the actor can pay for it"
    return reason


def lack(game: Gnomopolis, state: GnomopolisState, place: int) -> Reason | None:
    """What is missing to pay for a parchment (P-6); None if nothing is."""
    cost = game.cards.parchments[place].cost
    have = kinds_in(state.active[state.actor])
    gnomes = (*cost.gnomes, *cost.lying)
    for kind, count in zip(KINDS, have, strict=True):
        if gnomes.count(kind) > count:
            return _reason("P-6", "lack-gnomes", kind=kind, needed=gnomes.count(kind), have=count)
    if len(gnomes) > sum(have):
        return _reason("P-6", "lack-any", needed=len(gnomes), have=sum(have))
    if cost.coins > state.coins[state.actor]:
        return _reason("P-6", "lack-coins", needed=cost.coins, have=state.coins[state.actor])
    if cost.assistants > state.assistants[state.actor]:
        return _reason("P-6", "lack-assistants", needed=cost.assistants, have=state.assistants[state.actor])
    return None


def _caravan(state: GnomopolisState) -> Reason:
    if state.caravan_rests:
        return _reason("P-27", "caravan-rests")
    if state.on[CARAVAN]:
        return _reason("P-8", "used")
    return _reason("P-24", "no-host")


def _build(game: Gnomopolis, state: GnomopolisState, card: int) -> Reason:
    if state.built >= 0:
        return _reason("P-5", "built")
    if card not in state.offered:
        return _reason("P-18", "not-offered")
    return _reason("P-18", "lack-team", missing=missing_members(game, state, card))


def missing_members(game: Gnomopolis, state: GnomopolisState, card: int) -> int:
    """How many of a team neither the active gnomes nor the assistants of the actor fill."""
    team = game.tables.team[card * 7 : card * 7 + 7]
    have = kinds_in(state.active[state.actor])
    short = sum(max(0, need - count) for need, count in zip(team, have, strict=False))
    spare = sum(max(0, count - need) for need, count in zip(team, have, strict=False))
    return max(0, short + max(0, team[6] - spare) - state.assistants[state.actor])


def _employ(state: GnomopolisState, member: str) -> Reason:
    icon = next(icon for icon in range(7) if state.team[icon])
    if member != "assistant" and ICONS[icon] not in (member, "any"):
        return _reason("P-18", "wrong-member", kind=member)
    return _reason("P-18", "none-active", kind=member)


def _search(move: Move) -> Reason:
    kind = move.args[1]
    if move.verb == "search":
        return _reason("P-14", f"none-{move.args[0]}", kind=kind)
    return _reason("P-16", "none-there", kind=kind)
