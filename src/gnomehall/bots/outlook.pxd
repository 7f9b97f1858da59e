cimport cython
from libc.math cimport exp

from gnomehall.core.state cimport CHANCE, MOST_OPTIONS, OVER, State

cpdef enum:
    MOST_MOVES = 32768
    FOLLOWED = 6

cdef double WON
cdef double STEEP

cdef class Outlook:
    cdef public State one
    cdef public State two
    cdef public State three
    cdef public double scale
    cdef public double blend
    cdef public double centre
    cdef public double gain[5]
    cdef public double lead[5]
    cdef double best_gain[5]
    cdef double best_lead[5]
    cdef public double rating[MOST_OPTIONS]
    cdef double guess[5]
    cdef int seen[MOST_MOVES]
    cdef int stamp

    @cython.locals(best=cython.double, total=cython.double, value=cython.double)
    cdef void judge(self, State state) noexcept nogil
    @cython.locals(win=cython.double)
    cdef void judge_end(self, State state) noexcept nogil
    @cython.locals(best=cython.double, value=cython.double, over=cython.bint)
    cdef double ahead(self, State state, long seat) noexcept nogil
    cdef void keep_best(self, long seats) noexcept nogil
    cdef void take_best(self, long seats) noexcept nogil
    cdef double squash(self, double margin) noexcept nogil
    cdef void mark(self, State state) noexcept nogil
    cdef bint is_detail(self, State state) noexcept nogil
    cdef void follow(self, State state, long seat) noexcept nogil
    @cython.locals(best=cython.double, value=cython.double, chosen=cython.long)
    cdef long best_step(self, State state, long seat) noexcept nogil
    @cython.locals(value=cython.double, weight=cython.double)
    cdef double expect(self, long seat) noexcept nogil
    cdef void rate(self, State state) noexcept nogil

    @cython.locals(best=cython.long)
    cdef long best_option(self, State state) noexcept nogil
    @cython.locals(best=cython.double, value=cython.double, chosen=cython.long)
    cdef long quick_option(self, State state) noexcept nogil

    cpdef long quick_choice(self, State state)
    cpdef list ratings(self, State state)
    cpdef list gains(self, State state)
