cimport cython

from gnomehall.core.state cimport State
from gnomehall.games.gems.tables cimport COAL, GEMS, MOST_TYPES, Tables

cpdef enum:
    GNOMES = 5
    ACTIONS = 3
    QUIET_ROUNDS = 10

cdef class Position(State):
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
    cdef short scored[5]  # the points of each pile, -1 while not counted
    cdef short begun[5]  # what its groups begun promise, for `worth`
    cdef short promise[10]  # and for `prospect`, in the middle of a match and late
    cdef short sorted[7]  # the scorer's scratch pad, no part of the position

    @cython.locals(left=cython.long, promise=cython.long)
    cdef void count_pile(self, long seat) noexcept nogil
    cdef long most_points(self, long row, long kind, long placed) noexcept nogil
    cdef bint five_differ(self, long row, long kind, long used) noexcept nogil

cdef void copy_position(Position self, Position other) noexcept nogil
