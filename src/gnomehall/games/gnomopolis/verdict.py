"""Whether a move is possible now, and if not, why not.

`verdict` is 0 for a legal move and a reason for any other.  The list of moves (listing.py) and the view's flags
ask the same functions.  A function whose name ends in `_verdict` gives 0 or a reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gnomehall.core.declared import cpdef, inline, nogil
from gnomehall.core.game import Reason
from gnomehall.core.state import CHANCE, OVER
from gnomehall.games.gnomopolis.cards import KINDS, Building
from gnomehall.games.gnomopolis.constants import (
    DEALING,
    DRAWING,
    EMPLOYING,
    FREE,
    GAINING,
    ICON_COUNT,
    IMMIGRATING,
    KIND_COUNT,
    LAST_BUILDING,
    LONGEST_TURN,
    MOST_CHOICES,
    OFFER,
    OPENING,
    PAYING,
    REFILLING,
    RESTING,
    SEARCHING,
    STARTING,
    VISITING,
    WELCOMING,
)
from gnomehall.games.gnomopolis.gnomes import ANY, count_of, covers, kinds_in, on_load
from gnomehall.games.gnomopolis.places import can_pay, first_lack, host_of, stands_in
from gnomehall.games.gnomopolis.position import Position
from gnomehall.games.gnomopolis.teams import can_build, can_spare, next_icon

if TYPE_CHECKING:
    from gnomehall.games.gnomopolis.game import Gnomopolis

NO_MOVE = 1
MATCH_OVER = 2
CHANCE_FIRST = 3  # chance decides it
CHANCE_REVEAL = 4
CHANCE_DRAW = 5
WAIT = 6
LONG_TURN = 7
NOT_YOURS = 8
USED = 9
LACK_GNOMES = 10
LACK_ANY = 11
LACK_COINS = 12
LACK_ASSISTANTS = 13
CARAVAN_RESTS = 14
NO_HOST = 15
NOT_THERE = 16
BUILT = 17
NOT_OFFERED = 18
LACK_TEAM = 19
NO_PAYER = 20
WRONG_MEMBER = 21
NO_MEMBER = 22
NO_CHOICE = 23
NONE_LEFT = 24
NONE_IN_MUG = 25
NONE_EXHAUSTED = 26
NONE_THERE = 27
LIFT_NOT_ASKED = 28
OWED = 40  # + step: it must be answered first
NOT_ASKED = 80  # + step: nothing asks for this now

ASKS = {  # step: the rule that asks, and the verb that answers
    VISITING: ("P-24", "visit"), PAYING: ("P-6", "pay"), EMPLOYING: ("P-18", "employ"), GAINING: ("P-12", "gain"),
    IMMIGRATING: ("P-19", "gain"), WELCOMING: ("P-22", "gain"), SEARCHING: ("P-14", "search"),
}
REASONS = {  # the rule, and the message `gnomopolis-why-KEY`
    NO_MOVE: ("P-5", "not-asked"), MATCH_OVER: ("P-30", "over"), CHANCE_FIRST: ("P-4", "chance"),
    CHANCE_REVEAL: ("P-19", "chance"), CHANCE_DRAW: ("P-13", "chance"), WAIT: ("P-6", "wait"),
    LONG_TURN: ("P-16", "long-turn"), NOT_YOURS: ("P-6", "not-yours"), USED: ("P-8", "used"),
    LACK_GNOMES: ("P-6", "lack-gnomes"), LACK_ANY: ("P-6", "lack-any"), LACK_COINS: ("P-6", "lack-coins"),
    LACK_ASSISTANTS: ("P-6", "lack-assistants"), CARAVAN_RESTS: ("P-27", "caravan-rests"),
    NO_HOST: ("P-24", "no-host"), NOT_THERE: ("P-24", "not-there"), BUILT: ("P-5", "built"),
    NOT_OFFERED: ("P-18", "not-offered"), LACK_TEAM: ("P-18", "lack-team"), NO_PAYER: ("P-6", "none-active"),
    WRONG_MEMBER: ("P-18", "wrong-member"), NO_MEMBER: ("P-18", "none-active"), NO_CHOICE: ("P-12", "no-choice"),
    NONE_LEFT: ("P-10", "none-left"), NONE_IN_MUG: ("P-14", "none-mug"), NONE_EXHAUSTED: ("P-14", "none-exhausted"),
    NONE_THERE: ("P-16", "none-there"), LIFT_NOT_ASKED: ("P-16", "not-asked"),
    **{OWED + step: (rule, "owed") for step, (rule, _) in ASKS.items()},
    **{NOT_ASKED + step: (rule, "not-asked") for step, (rule, _) in ASKS.items()},
    NOT_ASKED + VISITING: ("P-24", "not-yours"),
}


# ---- any move


@nogil
def verdict(s: Position, move: int) -> int:
    """0 if a move may be played now, or else why not."""
    if s.mover == OVER:
        return MATCH_OVER
    if move < 0 or move >= s.tables.moves:
        return NO_MOVE
    if move < s.tables.pass_turn:
        return chance_verdict(s, move)
    if s.mover == CHANCE:
        return WAIT
    step = step_for(s, move)
    if step == s.step:
        return free_verdict(s, move) if step == FREE else answer_verdict(s, move)
    if s.step != FREE:
        return OWED + s.step
    return LIFT_NOT_ASKED if move >= s.tables.lift else NOT_ASKED + step


@nogil
def step_for(s: Position, move: int) -> int:
    """The step in which a move can be played."""
    if move >= s.tables.lift:
        return SEARCHING
    if move >= s.tables.visit:
        return VISITING
    if move >= s.tables.build:
        return FREE
    if move >= s.tables.from_mug:
        return SEARCHING
    if move >= s.tables.gain:
        return s.step if s.step == IMMIGRATING or s.step == WELCOMING else GAINING
    if move >= s.tables.employ:
        return EMPLOYING
    return PAYING if move >= s.tables.pay else FREE


@nogil
def chance_verdict(s: Position, move: int) -> int:
    """An outcome of chance: it is never a seat's to play."""
    if move >= s.tables.draw:
        drawing: bool = s.step == DRAWING or s.step == RESTING or s.step == DEALING
        possible: bool = drawing and count_of(s.mug[s.actor], move - s.tables.draw) > 0
        return 0 if s.mover == CHANCE and possible else CHANCE_DRAW
    if move >= s.tables.reveal:
        possible = (s.step == OPENING or s.step == REFILLING) and s.pile >> (move - s.tables.reveal) & 1 != 0
        return 0 if s.mover == CHANCE and possible else CHANCE_REVEAL
    return 0 if s.mover == CHANCE and s.step == STARTING and move - s.tables.first < s.seats else CHANCE_FIRST


@nogil
def free_verdict(s: Position, move: int) -> int:
    """An action, a building, or the end of the turn (P-5)."""
    if move >= s.tables.use:
        return use_verdict(s, move - s.tables.use)
    if move >= s.tables.build:
        return build_verdict(s, move - s.tables.build)
    return travel_verdict(s) if move == s.tables.travel else 0


@nogil
def answer_verdict(s: Position, move: int) -> int:
    """A choice that an action or a building asks for."""
    if s.step == VISITING:
        return visit_verdict(s, move - s.tables.visit, s.marker[s.actor])
    if s.step == PAYING:
        return payer_verdict(s, move - s.tables.pay)
    if s.step == EMPLOYING:
        return member_verdict(s, move - s.tables.employ)
    if s.step == SEARCHING:
        return search_verdict(s, move)
    return gain_verdict(s, move - s.tables.gain)


@cpdef
@nogil
def choices_left(s: Position) -> int:
    """How many choices this step still asks for."""
    if s.step == VISITING:
        return 1
    if s.step == PAYING:
        return s.white + s.white_lying
    if s.step == SEARCHING:
        return s.searches
    if s.step != EMPLOYING:
        return s.tables.choices[s.gift] - s.choice
    left = 0
    for icon in range(ICON_COUNT):
        left += s.team[icon]
    return left


# ---- actions


@nogil
def use_verdict(s: Position, place: int) -> int:
    """An own parchment: it must be empty (P-8), and no turn has more than 60 actions (P-16)."""
    if s.actions >= LONGEST_TURN:
        return LONG_TURN
    if not stands_in(s, place, s.actor):
        return NOT_YOURS
    if s.load_on[place] != 0:
        return USED
    return cost_verdict(s, place)


@nogil
def travel_verdict(s: Position) -> int:
    """The caravan goes if its parchment is empty and it can pay for one of its next host's (P-24)."""
    if s.actions >= LONGEST_TURN:
        return LONG_TURN
    if s.caravan_rests:
        return CARAVAN_RESTS
    if s.load_on[s.tables.caravan_place] != 0:
        return USED
    host = host_of(s, s.actor)
    for place in range(s.tables.board_place, s.tables.parchments):
        if can_pay(s, place):
            return 0
    for n in range(s.buildings[host]):
        if can_pay(s, s.district[host * LAST_BUILDING + n]):
            return 0
    for place in range(s.tables.councilor_place, s.tables.board_place):
        if s.councilors[place - s.tables.councilor_place] == host and can_pay(s, place):
            return 0
    return NO_HOST


@cpdef
@nogil
def visit_verdict(s: Position, place: int, host: int) -> int:
    """A parchment of the district a caravan visits, whatever lies on it (P-24)."""
    return cost_verdict(s, place) if stands_in(s, place, host) else NOT_THERE


@nogil
def cost_verdict(s: Position, action: int) -> int:
    """Whether the actor can pay for a parchment, or else what is missing first (P-6)."""
    if can_pay(s, action):
        return 0
    if first_lack(s, action) < KIND_COUNT:
        return LACK_GNOMES
    if not covers(s.active[s.actor], s.tables.need[action]):
        return LACK_ANY
    return LACK_COINS if s.coins[s.actor] < s.tables.coins[action] else LACK_ASSISTANTS


@inline
def payer_verdict(s: Position, kind: int) -> int:
    """Any active gnome pays a white icon (P-6)."""
    return 0 if count_of(s.active[s.actor], kind) > 0 else NO_PAYER


# ---- building


@nogil
def build_verdict(s: Position, card: int) -> int:
    """A card of the offer, once a turn (P-5), by a team that can be filled (P-18)."""
    if s.built >= 0:
        return BUILT
    for slot in range(OFFER):
        if s.offered[slot] == card:
            return 0 if can_build(s, card) else LACK_TEAM
    return NOT_OFFERED


@nogil
def member_verdict(s: Position, member: int) -> int:
    """Who can fill the next icon of the team (P-18): its kind, any kind for a white one, or an assistant."""
    icon = next_icon(s)
    if member == ANY:
        spared: bool = icon == ANY or count_of(s.active[s.actor], icon) == 0 or can_spare(s, icon)
        return 0 if s.assistants[s.actor] > 0 and spared else NO_MEMBER
    if icon != ANY and icon != member:
        return WRONG_MEMBER
    return 0 if count_of(s.active[s.actor], member) > 0 else NO_MEMBER


# ---- effects


@nogil
def gain_verdict(s: Position, kind: int) -> int:
    """A kind of the choice (P-12) that a Capital has (P-10)."""
    if not s.tables.masks[s.gift * MOST_CHOICES + s.choice] >> kind & 1:
        return NO_CHOICE
    return 0 if has_gnome(s, kind) else NONE_LEFT


@nogil
def has_gnome(s: Position, kind: int) -> bool:
    """Whether a Capital has such a gnome."""
    return count_of(s.ancient_gnomes, kind) > 0 or count_of(s.new_gnomes, kind) > 0


@nogil
def search_verdict(s: Position, move: int) -> int:
    """Gnomes in the mug and at rest (P-14), and working ones, those that paid for this included (P-16)."""
    if move >= s.tables.lift:
        number = move - s.tables.lift
        return 0 if on_load(s.load_on[s.tables.lift_place[number]], s.tables.lift_code[number]) > 0 else NONE_THERE
    if move >= s.tables.from_exhausted:
        return 0 if count_of(s.exhausted[s.actor], move - s.tables.from_exhausted) > 0 else NONE_EXHAUSTED
    return 0 if count_of(s.mug[s.actor], move - s.tables.from_mug) > 0 else NONE_IN_MUG


# ---- in words


def explain(game: Gnomopolis, s: Position, move: int) -> Reason:
    """The reason for a move that no seat can play now."""
    code = s.verdict_on(move) or chance_code(s, move)
    rule, key = REASONS[code]
    return Reason(rule, f"gnomopolis-why-{key}", _arguments(game, s, move, code))


def chance_code(s: Position, move: int) -> int:
    """Why an outcome that chance may bring now is no seat's to play."""
    if move >= s.tables.draw:
        return CHANCE_DRAW
    return CHANCE_REVEAL if move >= s.tables.reveal else CHANCE_FIRST


def _arguments(game: Gnomopolis, s: Position, number: int, code: int) -> dict[str, str | int]:
    move = game.moves[number]
    if OWED <= code < NOT_ASKED:
        return {"owed": ASKS[code - OWED][1]}
    if code == LONG_TURN:
        return {"most": LONGEST_TURN}
    if LACK_GNOMES <= code <= LACK_ASSISTANTS:
        return _lack(game, s, game.places.index(move.args[0]), code)
    if code == LACK_TEAM:
        return {"missing": " ".join(missing_team(game, s, game.places.index(move.args[0])))}
    if code in (NO_PAYER, WRONG_MEMBER, NO_MEMBER, NO_CHOICE, NONE_LEFT):
        return {"kind": move.args[0]}
    return {"kind": move.args[1]} if code in (NONE_IN_MUG, NONE_EXHAUSTED, NONE_THERE) else {}


def missing_team(game: Gnomopolis, s: Position, card: int) -> list[str]:
    """The icons of a team that nobody fills; assistants stand in for the first ones."""
    building = game.cards.parchments[card]
    assert isinstance(building, Building)
    left = dict(zip(KINDS, kinds_in(s.active[s.actor]), strict=True))
    short: list[str] = []
    for icon in sorted(building.team, key="any".__eq__):
        kind = next((kind for kind in (KINDS if icon == "any" else (icon,)) if left[kind]), None)
        if kind is None:
            short.append(icon)
        else:
            left[kind] -= 1
    return short[s.assistants[s.actor]:]


def _lack(game: Gnomopolis, s: Position, action: int, code: int) -> dict[str, str | int]:
    cost = game.cards.parchments[action].cost
    if code == LACK_COINS:
        return {"needed": cost.coins, "have": s.coins[s.actor]}
    if code == LACK_ASSISTANTS:
        return {"needed": cost.assistants, "have": s.assistants[s.actor]}
    have = kinds_in(s.active[s.actor])
    gnomes = (*cost.gnomes, *cost.lying)
    if code == LACK_ANY:
        return {"needed": len(gnomes), "have": sum(have)}
    kind = first_lack(s, action)
    return {"kind": KINDS[kind], "needed": gnomes.count(KINDS[kind]), "have": have[kind]}
