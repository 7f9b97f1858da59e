cimport cython

from gnomehall.core.encoder cimport Encoder
from gnomehall.core.state cimport State
from gnomehall.games.gnomeland.position cimport MUST_KEEP, Position
from gnomehall.games.gnomeland.tables cimport BUILD, CARDS, PRINTED_ROW, UPGRADE

cpdef enum:
    STANDARD_ROWS = 10
    SPELLS = 9

cdef class GnomelandEncoder(Encoder):
    cdef public long phase
    cdef public long turn
    cdef public long effect
    cdef public long mission
    cdef public long action
    cdef public long spell
    cdef public long left
    cdef public long pool
    cdef public long stored
    cdef public long dice
    cdef public long sent
    cdef public long lower
    cdef public long upper
    cdef public long built

    @cython.locals(other=cython.long, k=cython.long)
    cdef void write(self, State state, long seat) noexcept nogil
    @cython.locals(i=cython.long)
    cdef void write_board(self, Position s) noexcept nogil
    @cython.locals(i=cython.long)
    cdef void write_turn(self, Position s) noexcept nogil
    @cython.locals(i=cython.long)
    cdef void write_seat(self, Position s, long seat, long at) noexcept nogil
    @cython.locals(i=cython.long, row=cython.long)
    cdef void write_village(self, Position s, long seat, long at) noexcept nogil
