cimport cython

from gnomehall.core.encoder cimport Encoder
from gnomehall.core.state cimport State
from gnomehall.games.gems.position cimport GNOMES
from gnomehall.games.gems.rules cimport GemsState
from gnomehall.games.gems.tables cimport MOST_TYPES

cdef class GemsEncoder(Encoder):
    cdef public long types
    cdef public long cave
    cdef public long own

    @cython.locals(other=cython.long, k=cython.long)
    cdef void write(self, State state, long seat) noexcept nogil
    @cython.locals(kind=cython.long)
    cdef void write_cave(self, GemsState s) noexcept nogil
    @cython.locals(row=cython.long, kind=cython.long, value=cython.long)
    cdef void write_seat(self, GemsState s, long seat, long at) noexcept nogil
