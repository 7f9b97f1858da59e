"""The moves that are possible now: one function for every kind of decision, and one for chance.

Whether a move is possible is said by verdict.py; the functions here go through those that may be.
"""

from __future__ import annotations

from gnomehall.core.declared import nogil
from gnomehall.games.gnomopolis.constants import (
    EMPLOYING,
    FREE,
    KIND_COUNT,
    LAST_BUILDING,
    LONGEST_TURN,
    OFFER,
    OPENING,
    PAYING,
    REFILLING,
    SEARCHING,
    STARTING,
    TYPE_COUNT,
    VISITING,
)
from gnomehall.games.gnomopolis.gnomes import CODES, count_of, on_load, total
from gnomehall.games.gnomopolis.places import can_pay
from gnomehall.games.gnomopolis.position import Position
from gnomehall.games.gnomopolis.teams import can_build
from gnomehall.games.gnomopolis.verdict import (
    answer_verdict,
    choices_left,
    member_verdict,
    payer_verdict,
    travel_verdict,
)


@nogil
def list_chances(s: Position) -> None:
    """Who starts (P-4), the card turned up (P-3, P-19), or the gnome drawn (P-13)."""
    if s.step == STARTING:
        for seat in range(s.seats):
            s.offer_chance(s.tables.first + seat, 1)
    elif s.step == OPENING or s.step == REFILLING:
        for card in range(s.tables.buildings):
            if s.pile >> card & 1:
                s.offer_chance(s.tables.reveal + card, 1)
    else:
        for kind in range(KIND_COUNT):
            gnomes = count_of(s.mug[s.actor], kind)
            if gnomes > 0:
                s.offer_chance(s.tables.draw + kind, gnomes)


@nogil
def list_moves(s: Position) -> None:
    """What the actor may do at this step."""
    if s.step == FREE:
        list_turn(s)
    elif s.step == VISITING:
        list_district(s, s.marker[s.actor], s.tables.visit)
    elif s.step == PAYING:
        list_payers(s)
    elif s.step == EMPLOYING:
        list_members(s)
    elif s.step == SEARCHING:
        list_targets(s)
    else:
        list_answers(s)


@nogil
def list_turn(s: Position) -> None:
    """Use a parchment, send the caravan, build, or pass (P-5)."""
    if s.actions < LONGEST_TURN:
        list_district(s, s.actor, s.tables.use)
    if travel_verdict(s) == 0:
        s.offer(s.tables.travel)
    if s.built < 0:
        for slot in range(OFFER):
            if s.offered[slot] >= 0 and can_build(s, s.offered[slot]):
                s.offer(s.tables.build + s.offered[slot])
    s.offer(s.tables.pass_turn)


@nogil
def list_district(s: Position, seat: int, moves: int) -> None:
    """The parchments of a district the actor can pay for: `moves` + place.

    The actor's own must be empty (P-8); for a caravan only its own parchment must be (P-24).
    """
    own: bool = moves == s.tables.use
    for n in range(s.buildings[seat]):
        place = s.district[seat * LAST_BUILDING + n]
        if not (own and s.load_on[place] != 0) and can_pay(s, place):
            s.offer(moves + place)
    for n in range(TYPE_COUNT):
        if s.councilors[n] == seat:
            place = s.tables.councilor_place + n
            if not (own and s.load_on[place] != 0) and can_pay(s, place):
                s.offer(moves + place)
    for place in range(s.tables.board_place, s.tables.parchments):
        if not (own and s.load_on[place] != 0) and can_pay(s, place):
            s.offer(moves + place)


@nogil
def list_members(s: Position) -> None:
    """Who can fill the next icon of the team (P-18); only one where everybody works, in whatever order."""
    all_work: bool = total(s.active[s.actor]) + s.assistants[s.actor] == choices_left(s)
    for member in range(KIND_COUNT + 1):
        if member_verdict(s, member) == 0:
            s.offer(s.tables.employ + member)
            if all_work:
                return


@nogil
def list_payers(s: Position) -> None:
    """Which active gnome pays the next white icon (P-6); only one where all ways lead to the same payment."""
    all_pay_alike: bool = total(s.active[s.actor]) == s.white + s.white_lying and (s.white == 0 or s.white_lying == 0)
    for kind in range(KIND_COUNT):
        if payer_verdict(s, kind) == 0:
            s.offer(s.tables.pay + kind)
            if all_pay_alike:
                return


@nogil
def list_answers(s: Position) -> None:
    """The choices of any other step."""
    for n in range(s.tables.answer_count[s.step]):
        if answer_verdict(s, s.tables.answers[s.step] + n) == 0:
            s.offer(s.tables.answers[s.step] + n)


@nogil
def list_targets(s: Position) -> None:
    """Whom a Search finds (P-14, P-16)."""
    for kind in range(KIND_COUNT):
        if count_of(s.mug[s.actor], kind) > 0:
            s.offer(s.tables.from_mug + kind)
    for kind in range(KIND_COUNT):
        if count_of(s.exhausted[s.actor], kind) > 0:
            s.offer(s.tables.from_exhausted + kind)
    if s.standing_at_work == 0 and s.lying_at_work == 0:
        return
    for place in range(s.tables.places):
        if s.load_on[place] != 0:
            for code in range(CODES):
                if on_load(s.load_on[place], code) > 0:
                    s.offer(s.tables.lift_id[place * CODES + code])
