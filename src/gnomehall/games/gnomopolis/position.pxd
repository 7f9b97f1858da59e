from gnomehall.core.state cimport State
from gnomehall.games.gnomopolis.tables cimport Tables

cpdef enum:
    OFFER = 6
    WORKFORCE = 3
    LAST_BUILDING = 6
    LONGEST = 3000
    LONGEST_TURN = 60

    STARTING = 0
    OPENING = 1
    DEALING = 2
    FREE = 3
    VISITING = 4
    PAYING = 5
    GAINING = 6
    DRAWING = 7
    SEARCHING = 8
    EMPLOYING = 9
    IMMIGRATING = 10
    WELCOMING = 11
    REFILLING = 12
    RESTING = 13

    BY_BUILDING = 1
    BY_GNOMES = 2
    BY_COINS = 3
    BY_LENGTH = 4

cdef class Position(State):
    cdef public Tables tables
    cdef public bint caravan_rests
    cdef public long step
    cdef public long actor
    cdef public long first
    cdef public long round
    cdef public long moves
    cdef public long trigger
    cdef public long ancient
    cdef public long renewed
    cdef public long ancient_coins
    cdef public long new_coins
    cdef public long minted
    cdef public long ancient_assistants
    cdef public long new_assistants
    cdef public long made
    cdef public long pile
    cdef public short offered[6]
    cdef public short councilors[4]
    cdef public long mug[4]
    cdef public long active[4]
    cdef public long exhausted[4]
    cdef public long coins[4]
    cdef public long assistants[4]
    cdef public short marker[4]
    cdef public short buildings[4]
    cdef public short district[24]
    cdef public short beds[28]
    cdef public short types[16]
    cdef public long actions
    cdef public long built
    cdef public long in_use
    cdef public long action
    cdef public long white
    cdef public long white_lying
    cdef public long gift
    cdef public long choice
    cdef public long draws
    cdef public long searches
    cdef public short team[7]
    cdef public long on[42]
    cdef public long working
    cdef public long lying
    cdef public long coins_out
    cdef public long assistants_out

cdef void copy_position(Position self, Position other) noexcept nogil
cdef void copy_capitals(Position self, Position other) noexcept nogil
cdef void copy_districts(Position self, Position other) noexcept nogil
cdef void copy_turn(Position self, Position other) noexcept nogil
