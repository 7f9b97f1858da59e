cimport cython

from gnomehall.core.state cimport CHANCE, OVER, State
from gnomehall.games.gnomeland.tables cimport Tables

cpdef enum:
    ROUNDS = 5
    DICE = 3
    NOTHING = -1
    ON_SPELL = 1
    ON_MISSION = 2

    TURN_UP_MISSION = 0
    TURN_UP_ACTION = 1
    TURN_UP_SPELL = 2
    OPENING = 3
    ROUND_DICE = 4
    TURN_DICE = 5
    TURN = 6
    MUST_TAKE = 7
    MUST_RECRUIT = 8
    MUST_PAY = 9
    MUST_HEX = 10
    MUST_SHIFT = 11
    MUST_REROLL = 12
    MUST_ANSWER = 13
    MUST_KEEP = 14
    MUST_SETTLE = 15
    ENDED = 16

    MISSION_STREAM = 5
    ACTION_STREAM = 6
    SPELL_STREAM = 7

cdef class Position(State):
    cdef public Tables tables
    cdef public long phase
    cdef public long actor
    cdef public long first
    cdef public long round
    cdef public long turns
    cdef public long contest
    cdef public long roller
    cdef public long effect
    cdef public long step
    cdef public bint from_die
    cdef public long hexed
    cdef public long recruits
    cdef public long paying
    cdef public long keeping
    cdef public long pending
    cdef public long least
    cdef public long asked
    cdef public bint visited
    cdef public long copied
    cdef public long done
    cdef public long clock
    cdef public long moves
    cdef public long contenders
    cdef public long spell
    cdef public long missions_left
    cdef public long actions_left
    cdef public long spells_left
    cdef public long next_mission
    cdef public bint copy_each
    cdef public bint one_copy
    cdef public short mission[4]
    cdef public short hexes[4]
    cdef public short action[2]
    cdef public short decks[3]
    cdef public short pool[3]
    cdef public short taken[3]
    cdef public short score[4]
    cdef public short reached[4]
    cdef public short stored[36]
    cdef public short aside[12]
    cdef public short mercenaries[12]
    cdef public short dice[24]
    cdef public short spent[24]
    cdef public short left[4]
    cdef public short to_roll[4]
    cdef public short neutral[4]
    cdef public short gnomes[4]
    cdef public short sent[8]
    cdef public short removed[4]
    cdef public short token[4]
    cdef public short lower[12]
    cdef public short upper[12]
    cdef public short built[4]
    cdef public short used[4]
    cdef public short total[4]
    cdef bint listed  # whether `options` are those of this position; no part of the position

    cdef long building_points(self, long seat) noexcept nogil
    cdef long rooms(self, long seat) noexcept nogil
    cdef long in_store(self, long seat, long kind) noexcept nogil
    cdef long lasting_spaces(self, long seat) noexcept nogil
    cdef long slot_of(self, long mission) noexcept nogil
    cdef void spend_resource(self, long kind, long count, long space) noexcept nogil
    @cython.locals(taken=cython.long)
    cdef long lift_stored(self, long at, long count) noexcept nogil
    cdef void gain_points(self, long seat, long points) noexcept nogil

cdef void copy_position(Position self, Position other) noexcept nogil
