"""What may be done in Gems & Gnomes, and why not: each function answers LEGAL or the number of a reason.

The list of moves is made with the same functions; it stands here so that C can inline them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gnomehall.core.declared import nogil
from gnomehall.core.game import Reason
from gnomehall.core.state import CHANCE, OVER
from gnomehall.games.gems.position import GNOMES, Position
from gnomehall.games.gems.tables import COAL, GEMS, GROUP, MOST_TYPES

if TYPE_CHECKING:
    from gnomehall.games.gems.game import Gems

LEGAL = 0
MATCH_OVER = 1
CHANCE_STARTS = 2
CHANCE_REVEALS = 3
TOKEN_TURNS_UP = 4
NONE_FACE_DOWN = 5
NO_RESERVE = 6
NO_FREE_TOKEN = 7
TOO_FEW = 8
NOT_DIFFERENT = 9
NOT_YOURS = 10
NO_GNOME_OUT = 11
NO_SUCH_MOVE = 12  # a number that is no move at all

REASONS = {  # the rule and the message
    MATCH_OVER: ("G-10", "gems-why-over"),
    CHANCE_STARTS: ("G-2", "gems-why-chance"),
    CHANCE_REVEALS: ("G-4", "gems-why-chance"),
    TOKEN_TURNS_UP: ("G-3", "gems-why-wait"),
    NONE_FACE_DOWN: ("G-4", "gems-why-none-face-down"),
    NO_RESERVE: ("G-5", "gems-why-no-reserve"),
    NO_FREE_TOKEN: ("G-5", "gems-why-no-free-token"),
    TOO_FEW: ("G-6", "gems-why-too-few"),
    NOT_DIFFERENT: ("G-6", "gems-why-not-different"),
    NOT_YOURS: ("G-6", "gems-why-not-yours"),
    NO_GNOME_OUT: ("G-9", "gems-why-no-gnome-out"),
}


@nogil
def verdict(s: Position, move: int) -> int:
    """LEGAL, or why a move cannot be played now."""
    if move < 0 or move >= s.tables.moves:
        return NO_SUCH_MOVE
    if s.mover == OVER:
        return MATCH_OVER
    if move < s.tables.explore:
        return start_verdict(s, move - s.tables.first)
    if move >= s.tables.reveal and move < s.tables.group:
        return reveal_verdict(s, move - s.tables.reveal)
    if s.mover == CHANCE:
        return TOKEN_TURNS_UP
    if move == s.tables.explore:
        return explore_verdict(s)
    if move == s.tables.retreat:
        return retreat_verdict(s)
    if move == s.tables.five:
        return collect_five_verdict(s)
    if move < s.tables.reveal:
        return claim_verdict(s, move - s.tables.claim)
    return collect_verdict(s, move - s.tables.group)


# ---- outcomes of chance


@nogil
def start_verdict(s: Position, seat: int) -> int:
    """A seat starts, by chance (G-2)."""
    return LEGAL if is_starting(s) and seat < s.seats else CHANCE_STARTS


@nogil
def reveal_verdict(s: Position, kind: int) -> int:
    """An Explore finds a token of this type (G-4)."""
    return LEGAL if is_turning_up(s) and is_face_down(s, kind) else CHANCE_REVEALS


@nogil
def is_starting(s: Position) -> bool:
    """Whether chance says now who starts."""
    return s.mover == CHANCE and s.actor < 0


@nogil
def is_turning_up(s: Position) -> bool:
    """Whether chance turns up a token now."""
    return s.mover == CHANCE and s.actor >= 0


@nogil
def is_face_down(s: Position, kind: int) -> bool:
    """Whether a token of this type is in the dark."""
    return s.face_down[kind] > 0


# ---- what the seat to move may do


@nogil
def explore_verdict(s: Position) -> int:
    """A token is face down (G-4)."""
    return LEGAL if s.hidden > 0 else NONE_FACE_DOWN


@nogil
def claim_verdict(s: Position, kind: int) -> int:
    """A gnome is at home, and a token of this type lies free (G-5)."""
    if not has_reserve(s):
        return NO_RESERVE
    return LEGAL if is_free(s, kind) else NO_FREE_TOKEN


@nogil
def has_reserve(s: Position) -> bool:
    """Whether a gnome of the actor is at home."""
    return s.out[s.actor] < GNOMES


@nogil
def is_free(s: Position, kind: int) -> bool:
    """Whether a token of this type lies open with no gnome on it."""
    return s.free[kind] > 0


@nogil
def collect_verdict(s: Position, group: int) -> int:
    """The gnomes stand on the three tokens of a group (G-6 to G-8)."""
    row = s.actor * MOST_TYPES
    a = s.tables.members[GROUP * group]
    b = s.tables.members[GROUP * group + 1]
    c = s.tables.members[GROUP * group + 2]
    return LEGAL if has_one(s, row, a) and has_two(s, row, a, b) and has_three(s, row, a, b, c) else NOT_YOURS


@nogil
def has_one(s: Position, row: int, a: int) -> bool:
    """Whether a gnome stands on a token of type `a`."""
    return s.claimed[row + a] > 0


@nogil
def has_two(s: Position, row: int, a: int, b: int) -> bool:
    """Whether one more stands on a token of type `b`."""
    return s.claimed[row + b] >= (2 if b == a else 1)


@nogil
def has_three(s: Position, row: int, a: int, b: int, c: int) -> bool:
    """Whether a third stands on a token of type `c`; the types are in order."""
    return s.claimed[row + c] >= (3 if c == a else 2 if c == b else 1)


@nogil
def collect_five_verdict(s: Position) -> int:
    """Five gnomes are out, on five different gems (G-6 to G-8)."""
    if has_reserve(s):
        return TOO_FEW
    return LEGAL if five_differ(s, s.actor * MOST_TYPES, 0, 0) else NOT_DIFFERENT


@nogil
def retreat_verdict(s: Position) -> int:
    """A gnome is out, or the option lets a Retreat pass the time (G-9)."""
    return LEGAL if is_out(s) or s.empty_retreat else NO_GNOME_OUT


@nogil
def is_out(s: Position) -> bool:
    """Whether a gnome of the actor stands on a token."""
    return s.out[s.actor] > 0


@nogil
def five_differ(s: Position, row: int, kind: int, used: int) -> bool:
    """Whether the claimed tokens from type `kind` on can be kinds that differ, none of them in `used`.

    Coal is any kind, so it fits as long as the others differ: five tokens never need more than
    the seven kinds there are.
    """
    while kind < s.tables.types and (s.claimed[row + kind] == 0 or kind == COAL):
        kind += 1
    if kind == s.tables.types:
        return True
    if s.claimed[row + kind] > 2:
        return False
    a = s.tables.masks[kind] & ~used
    if s.claimed[row + kind] == 2:
        # both kinds of the pair, or two of one gem, which never differ
        both = s.tables.masks[kind]
        return kind > COAL and a == both and five_differ(s, row, kind + 1, used | both)
    low = a & -a
    if low == 0:
        return False
    if five_differ(s, row, kind + 1, used | low):
        return True
    high = a & ~low
    return high != 0 and five_differ(s, row, kind + 1, used | high)


# ---- the list


@nogil
def list_moves(s: Position) -> None:
    """Explore, Claim, Collect and Retreat; or the outcomes of chance."""
    s.count = 0
    if s.mover == CHANCE:
        list_chances(s)
    elif s.mover >= 0:
        if explore_verdict(s) == LEGAL:
            s.offer(s.tables.explore)
        if s.free_total > 0 and has_reserve(s):
            for kind in range(s.tables.types):
                if is_free(s, kind):
                    s.offer(s.tables.claim + kind)
        if s.out[s.actor] >= GROUP:
            list_groups(s)
        if retreat_verdict(s) == LEGAL:
            s.offer(s.tables.retreat)


@nogil
def list_chances(s: Position) -> None:
    """Who starts, or the token an Explore turns up."""
    if is_starting(s):
        for seat in range(s.seats):
            s.offer_chance(s.tables.first + seat, 1)
    else:
        for kind in range(s.tables.types):
            if is_face_down(s, kind):
                s.offer_chance(s.tables.reveal + kind, s.face_down[kind])


@nogil
def list_groups(s: Position) -> None:
    """Groups of three, each set of token types once; or all five different."""
    row = s.actor * MOST_TYPES
    for a in range(s.tables.types):
        if not has_one(s, row, a):
            continue
        for b in range(a, s.tables.types):
            if not has_two(s, row, a, b) or s.tables.masks[a] & s.tables.masks[b] == 0:
                continue
            for c in range(b, s.tables.types):
                if has_three(s, row, a, b, c):
                    group = s.tables.group_of[(a * MOST_TYPES + b) * MOST_TYPES + c]
                    if group >= 0:
                        s.offer(s.tables.group + group)
    if collect_five_verdict(s) == LEGAL:
        s.offer(s.tables.five)


# ---- for people


def explain(game: Gems, state: Position, move: int) -> Reason:
    """Why a seat cannot play a move now, with the rule."""
    code = state.verdict_on(move)
    if code == LEGAL:  # an outcome that is due: chance plays it, not a seat
        code = CHANCE_STARTS if move < game.tables.explore else CHANCE_REVEALS
    rule, key = REASONS[code]
    if code == NO_FREE_TOKEN and state.free_total == 0:
        return Reason(rule, "gems-why-none-free", {})
    if code == TOO_FEW:
        sets = any(game.moves[number].verb == "collect" for number in state.legal_ids())
        return Reason(rule, "gems-why-five-gnomes" if sets else key, {"out": state.out[state.actor]})
    if code == NOT_YOURS and (have := fitting(game, state, move)) < GROUP:
        return Reason(rule, "gems-why-kind-short", {"have": have})
    return Reason(rule, key, {"card": game.moves[move].args[0]} if code == NO_FREE_TOKEN else {})


def fitting(game: Gems, state: Position, move: int) -> int:
    """On how many tokens the actor stands that fit a set of one token type three times; three for any other set."""
    names = game.moves[move].args
    if len(set(names)) > 1:
        return GROUP
    kind = game.cards.ids.index(names[0])
    row, kinds = state.actor * MOST_TYPES, state.tables.masks[kind]
    return max(
        sum(state.claimed[row + other] for other in range(state.tables.types) if state.tables.masks[other] & 1 << gem)
        for gem in range(GEMS) if kinds & 1 << gem
    )


def is_idle(state: Position, move: int) -> bool:
    """Whether a legal move only lets time pass: a Retreat with no gnome out (G-9)."""
    return move == state.tables.retreat and not is_out(state)
