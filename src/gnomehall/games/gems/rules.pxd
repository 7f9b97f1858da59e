from gnomehall.core.state cimport CHANCE, OVER, State
from gnomehall.games.gems.outlook cimport prospect, worth
from gnomehall.games.gems.position cimport ACTIONS, GNOMES, QUIET_ROUNDS, Position, copy_position
from gnomehall.games.gems.tables cimport CLAIM, EXPLORE, FIRST, FIVE, MOST_TYPES, RETREAT

cpdef enum:
    NO_TOKEN_FREE = 1
    STALEMATE = 2

cdef class GemsState(Position):
    cdef void list_chances(self) noexcept nogil
    cdef void list_claims(self) noexcept nogil
    cdef void list_groups(self) noexcept nogil
    cdef void start_turn(self, long seat) noexcept nogil
    cdef void turn_up(self, long kind) noexcept nogil
    cdef void claim(self, long kind) noexcept nogil
    cdef void collect(self, long kind, long tokens) noexcept nogil
    cdef void end_collect(self) noexcept nogil
    cdef void stir(self) noexcept nogil
    cdef void retreat(self) noexcept nogil
    cdef void end_action(self) noexcept nogil
    cdef void end_match(self, long reason) noexcept nogil
