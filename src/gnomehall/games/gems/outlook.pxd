from gnomehall.core.state cimport CHANCE, OVER
from gnomehall.games.gems.position cimport ACTIONS, GNOMES, QUIET_ROUNDS, Position
from gnomehall.games.gems.tables cimport COAL, GEMS, MOST_TYPES

cpdef enum:
    NEARLY_OVER = 20
    LATE = 16
    STUCK = 300

cdef long worth(Position self, long seat) noexcept nogil
cdef long prospect(Position self, long seat) noexcept nogil
cdef long tempo(Position self, long seat) noexcept nogil
cdef long most_kinds(Position self, long row, long kind, long used) noexcept nogil
cdef long spread(Position self, long row) noexcept nogil
cdef long best_group(Position self, long row) noexcept nogil
cdef long most_alike(Position self) noexcept nogil
