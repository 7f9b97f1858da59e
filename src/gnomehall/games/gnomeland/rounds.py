"""Set-up, turns, contests, and what happens between rounds."""

from __future__ import annotations

from gnomehall.core.declared import nogil
from gnomehall.core.state import CHANCE, OVER
from gnomehall.games.gnomeland.effects import come_up, roll_more
from gnomehall.games.gnomeland.position import (
    ACTION_STREAM,
    DICE,
    ENDED,
    MISSION_STREAM,
    MUST_KEEP,
    OPENING,
    ROUND_DICE,
    ROUNDS,
    SPELL_STREAM,
    TURN,
    TURN_UP_ACTION,
    TURN_UP_MISSION,
    TURN_UP_SPELL,
    Position,
)

# ---- turning cards up (L-1, L-25)


@nogil
def turn_up(s: Position, phase: int, stream: int) -> None:
    """A deck is about to show a card."""
    s.phase = phase
    s.mover = CHANCE
    s.stream = stream


@nogil
def show_mission(s: Position, card: int) -> None:
    """A mission goes to the first base space that is empty, base side up; with both full it is the known top."""
    s.missions_left -= 1 << card
    if s.mission[0] < 0:
        s.mission[0] = card
        return
    if s.mission[1] < 0:
        s.mission[1] = card
        if s.missions_left > 0:
            return
    else:
        s.next_mission = card
    turn_up(s, TURN_UP_ACTION, ACTION_STREAM)


@nogil
def show_action(s: Position, card: int) -> None:
    """An action goes to the Tavern."""
    s.actions_left -= 1 << card
    if s.action[0] < 0:
        s.action[0] = card
    else:
        s.action[1] = card
        turn_up(s, TURN_UP_SPELL, SPELL_STREAM)


@nogil
def show_spell(s: Position, card: int) -> None:
    """A spell goes to the Wizard's Tower; then all roll, in round 1 for the first turn as well (L-5)."""
    s.spells_left -= 1 << card
    s.spell = card
    if s.first < 0:
        s.roller = 0
        s.step = 0
        turn_up(s, OPENING, 0)
    else:
        start_round(s)


@nogil
def roll_to_open(s: Position, result: int) -> None:
    """Three dice each; the highest sum is first, the tied roll again (L-5)."""
    s.total[s.roller] += result + 1
    s.step += 1
    if s.step < DICE:
        return
    s.step = 0
    s.roller += 1
    while s.roller < s.seats and not s.contenders >> s.roller & 1:
        s.roller += 1
    if s.roller == s.seats:
        end_opening(s)


@nogil
def end_opening(s: Position) -> None:
    """Who rolled most, or those who tied for it."""
    best = -1
    tied = 0
    for seat in range(s.seats):
        if s.contenders >> seat & 1:
            if s.total[seat] > best:
                best = s.total[seat]
                tied = 0
                s.first = seat
            if s.total[seat] == best:
                tied += 1 << seat
        s.total[seat] = 0
    if tied == 1 << s.first:
        s.contenders = 0
        start_round(s)
    else:
        s.contenders = tied
        s.roller = s.first  # the lowest of the tied
        s.first = -1


# ---- dice and turns


@nogil
def start_round(s: Position) -> None:
    """All roll, from the first player on (L-6)."""
    for seat in range(s.seats):
        fresh_dice(s, seat)
        s.used[seat] = s.lasting_spaces(seat)
    s.roller = s.first
    turn_up(s, ROUND_DICE, 1 + s.first)


@nogil
def fresh_dice(s: Position, seat: int) -> None:
    """Three dice, and one for each building that brings one (L-6)."""
    extra = 0
    for space in range(seat * 3, seat * 3 + 3):
        if s.upper[space] >= 0:
            extra += s.tables.lasting[s.upper[space]]
    s.neutral[seat] = extra
    s.to_roll[seat] = DICE + extra
    s.left[seat] = 0
    for result in range(seat * 6, seat * 6 + 6):
        s.dice[result] = 0
        s.spent[result] = 0


@nogil
def roll_for_round(s: Position, result: int) -> None:
    """A die of the round; after the last one the first turn begins."""
    come_up(s, s.roller, result)
    if s.to_roll[s.roller] == 0:
        s.roller = (s.roller + 1) % s.seats
        s.stream = 1 + s.roller
        if s.roller == s.first:
            start_turn(s, s.first)


@nogil
def start_turn(s: Position, seat: int) -> None:
    """What was copied joins the pool; what is stored can be paid with, and stays where it is (L-9)."""
    s.actor = seat
    s.mover = seat
    s.phase = TURN
    s.visited = False
    s.copied = 0
    s.done = 0
    s.moves = 0
    for kind in range(3):
        at = seat * 3 + kind
        s.pool[kind] = s.in_store(seat, kind) + s.aside[at]
        s.aside[at] = 0


@nogil
def end_turn(s: Position) -> None:
    """For each Warehouse that is not covered the player says what it keeps; the rest is lost (L-19)."""
    for at in range(s.actor * 9, s.actor * 9 + 9):
        s.stored[at] = 0
    s.phase = MUST_KEEP
    s.keeping = -1
    next_warehouse(s)


@nogil
def keep(s: Position, kind: int) -> None:
    """A resource is laid on the Warehouse that is asked about."""
    at = s.actor * 9 + s.keeping * 3
    s.pool[kind] -= 1
    s.stored[at + kind] += 1
    s.least = kind
    if s.stored[at] + s.stored[at + 1] + s.stored[at + 2] == s.tables.room[s.keeping] or not has_to_keep(s):
        next_warehouse(s)


@nogil
def has_to_keep(s: Position) -> bool:
    """Whether the pool holds what may still be named for this Warehouse."""
    for kind in range(s.least, 3):
        if s.pool[kind] > 0:
            return True
    return False


@nogil
def next_warehouse(s: Position) -> None:
    """Ask about the next one with room; without one, or with nothing to keep, the turn is over."""
    s.least = 0
    s.keeping += 1
    if has_to_keep(s):
        while s.keeping < 3:
            if s.upper[s.actor * 3 + s.keeping] < 0 and s.tables.room[s.keeping] > 0:
                return
            s.keeping += 1
    s.keeping = 0
    clear_pool(s)
    s.turns += 1
    if s.turns < s.seats:
        start_turn(s, (s.actor + 1) % s.seats)
    else:
        next_contest(s, 0)


@nogil
def clear_pool(s: Position) -> None:
    """What is not kept is lost."""
    for kind in range(3):
        s.pool[kind] = 0
        s.taken[kind] = 0


# ---- contests (L-24)


@nogil
def next_contest(s: Position, slot: int) -> None:
    """The next contest somebody sent a gnome to, in the order of the spaces; then the round ends."""
    while slot < 2:
        gnomes = 0
        for seat in range(s.seats):
            gnomes += s.sent[seat * 2 + slot]
        if gnomes > 0 and s.tables.contest[s.tables.action_row + s.action[slot]] >= 0:
            s.contest = slot
            s.turns = 0
            start_contest_turn(s, s.first)
            return
        slot += 1
    s.contest = -1
    end_round(s)


@nogil
def start_contest_turn(s: Position, seat: int) -> None:
    """A fresh set of dice, and every special building that has not worked in this round yet."""
    s.actor = seat
    s.moves = 0
    s.visited = False
    s.done = 0
    fresh_dice(s, seat)
    roll_more(s, 0)


@nogil
def end_contest_turn(s: Position) -> None:
    """The total: that resource, and 1 for a gnome on the card."""
    resource = s.tables.contest[s.tables.action_row + s.action[s.contest]]
    s.total[s.actor] = s.pool[resource] + s.sent[s.actor * 2 + s.contest]
    clear_pool(s)
    s.turns += 1
    if s.turns < s.seats:
        start_contest_turn(s, (s.actor + 1) % s.seats)
        return
    for number in range(s.seats):  # from the first player on: it matters for who got there first (L-26)
        award(s, (s.first + number) % s.seats)
    for seat in range(s.seats):
        s.total[seat] = 0
    next_contest(s, s.contest + 1)


@nogil
def award(s: Position, seat: int) -> None:
    """3, 2 or 1 points with 2, 3 or 4 players for each smaller total."""
    smaller = 0
    for other in range(s.seats):
        if s.total[other] < s.total[seat]:
            smaller += 1
    s.gain_points(seat, smaller * (5 - s.seats))


# ---- between rounds


@nogil
def end_round(s: Position) -> None:
    """Missions move on, gnomes leave, tokens come home, new cards (L-25); after round 5 it is over."""
    s.actor = -1
    if s.round == ROUNDS:
        s.phase = ENDED
        s.mover = OVER
        return
    for slot in range(2):
        s.mission[2 + slot] = s.mission[slot]
        s.mission[slot] = -1
        s.action[slot] = -1
    s.mission[0] = s.next_mission  # known since it became the top (L-1)
    s.next_mission = -1
    for slot in range(4):
        s.hexes[slot] = 0
    for seat in range(s.seats):
        for slot in range(2):
            s.removed[seat] += s.sent[seat * 2 + slot]
            s.sent[seat * 2 + slot] = 0
        s.token[seat] = 0
    s.spell = -1
    s.round += 1
    s.turns = 0
    s.first = next_first(s)
    turn_up(s, TURN_UP_MISSION, MISSION_STREAM)


@nogil
def next_first(s: Position) -> int:
    """The leader; tied: points in buildings; who got there first; at 0 the nearest clockwise (L-26)."""
    best = (s.first + 1) % s.seats
    for number in range(2, s.seats + 1):
        seat = (s.first + number) % s.seats
        if s.score[seat] != s.score[best]:
            if s.score[seat] > s.score[best]:
                best = seat
            continue
        more = s.building_points(seat) - s.building_points(best)
        if more > 0 or (more == 0 and s.reached[seat] < s.reached[best]):
            best = seat
    return best
