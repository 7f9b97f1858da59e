from gnomehall.core.state cimport CHANCE, OVER, State
from gnomehall.games.gems.tables cimport CLAIM, COAL, EXPLORE, FIRST, FIVE, GEMS, MOST_TYPES, RETREAT, Tables

cpdef enum:
    GNOMES = 5
    ACTIONS = 3
    QUIET_ROUNDS = 10
    NEARLY_OVER = 20
    STUCK = 300
    NO_TOKEN_FREE = 1
    STALEMATE = 2

cdef class GemsState(State):
    cdef public Tables tables
    cdef public long actor
    cdef public long first
    cdef public long actions
    cdef public long quiet
    cdef public bint stirred
    cdef public long ended_by
    cdef public bint coal_groups
    cdef public bint empty_retreat
    cdef public long hidden
    cdef public long free_total
    cdef public short face_down[24]
    cdef public short free[24]
    cdef public short claimed[120]
    cdef public short pile[120]
    cdef public short out[5]
    cdef public short held[5]
    cdef short sorted[7]  # the scorer's scratch pad, no part of the position

    cdef void list_chances(self) noexcept nogil
    cdef void list_claims(self) noexcept nogil
    cdef void list_groups(self) noexcept nogil
    cdef bint five_differ(self, long row, long kind, long used) noexcept nogil
    cdef void start_turn(self, long seat) noexcept nogil
    cdef void turn_up(self, long kind) noexcept nogil
    cdef void claim(self, long kind) noexcept nogil
    cdef void collect(self, long kind, long tokens) noexcept nogil
    cdef void end_collect(self) noexcept nogil
    cdef void retreat(self) noexcept nogil
    cdef void end_action(self) noexcept nogil
    cdef void end_match(self, long reason) noexcept nogil
    cdef long spread(self, long row) noexcept nogil
    cdef long best_group(self, long row) noexcept nogil
    cdef long most_alike(self) noexcept nogil
    cdef long most_groups(self, long row, long kind, long placed) noexcept nogil

cdef void copy_gems(GemsState self, GemsState other) noexcept nogil
