cimport cython

from gnomehall.core.state cimport TIE_LEVELS, State

cpdef enum:
    WIN = 0
    RANK = 1
    MARGIN = 2

cdef class Judge:
    cdef public long kind
    cdef public double reward[5]
    cdef long key[25]
    cdef long above[5]
    cdef long beside[5]

    @cython.locals(seat=cython.long, level=cython.long)
    cdef void judge(self, State state) noexcept nogil
    @cython.locals(seat=cython.long, other=cython.long, level=cython.long, order=cython.long)
    cdef void place_all(self, long seats) noexcept nogil
    @cython.locals(share=cython.double)
    cdef double win(self, long seat, long seats) noexcept nogil
    cdef double rank(self, long seat, long seats) noexcept nogil
    @cython.locals(best=cython.long, other=cython.long)
    cdef double margin(self, long seat, long seats) noexcept nogil
    cpdef list rewards(self, State state)
