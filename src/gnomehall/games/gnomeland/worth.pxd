cimport cython

from gnomehall.games.gnomeland.position cimport ROUNDS, Position

cpdef enum:
    GNOME = 130
    NOW = 42
    LATER = 27

@cython.locals(points=cython.long, order=cython.long, rounds=cython.long, now=cython.long, gnomes=cython.long, turns=cython.long, finished=cython.bint)
cdef long guess_worth(Position s, long seat) noexcept nogil
@cython.locals(value=cython.long)
cdef long in_hand(Position s, long seat) noexcept nogil
@cython.locals(value=cython.long)
cdef long on_the_table(Position s, long seat) noexcept nogil
@cython.locals(value=cython.long)
cdef long a_die(Position s, long seat) noexcept nogil
@cython.locals(value=cython.long, dice=cython.long)
cdef long a_round(Position s, long seat) noexcept nogil
cdef long hopes_in_contests(Position s, long seat) noexcept nogil
