cimport cython

from gnomehall.core.dice cimport Dice
from gnomehall.core.state cimport CHANCE, OVER, State

cdef long LONGEST

@cython.locals(total=cython.long, left=cython.long, i=cython.long)
cdef long pick(State state, Dice dice) noexcept nogil

@cython.locals(moves=cython.long)
cdef long play_out(State state, Dice dice) noexcept nogil

cpdef long random_move(State state, Dice dice)

@cython.locals(dice=Dice, state=State, moves=cython.long, points=cython.long, length=cython.long)
cpdef tuple play_matches(State start, long matches, long seed)

@cython.locals(copy=State)
cpdef void copy_many(State state, long times)
