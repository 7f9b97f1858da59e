cimport cython

from gnomehall.bots.outlook cimport Outlook
from gnomehall.core.dice cimport Dice
from gnomehall.core.encoder cimport Encoder
from gnomehall.core.playout cimport pick
from gnomehall.core.state cimport CHANCE, OVER, State
from gnomehall.envs.rewards cimport Judge

cpdef enum:
    BY_CALLER = 0
    BY_RANDOM = 1
    BY_GREEDY = 2

cdef class Batch:
    cdef public long matches
    cdef public long seats
    cdef public long alphabet
    cdef public long size
    cdef public long fixed_seat
    cdef public bint all_seats
    cdef public State start
    cdef public list states
    cdef public list dice
    cdef public Dice sampler
    cdef public Encoder encoder
    cdef public Judge judge
    cdef public Outlook outlook
    cdef short players[5]
    cdef float[::1] seen
    cdef float[::1] final
    cdef signed char[::1] mask
    cdef float[::1] rewards
    cdef float[::1] paid
    cdef signed char[::1] over
    cdef long[::1] mover
    cdef long[::1] learner

    cpdef void attach(self, object seen, object final, object mask, object rewards, object paid, object over,
                      object mover, object learner)
    @cython.locals(state=State, dice=Dice, i=cython.long)
    cpdef void begin(self, long number)
    cpdef long first_illegal(self, long[::1] actions)
    @cython.locals(state=State, dice=Dice, number=cython.long, actor=cython.long)
    cpdef long step(self, long[::1] actions)
    @cython.locals(player=cython.long)
    cdef void settle(self, State state, Dice dice, long number) noexcept nogil
    cdef void restart(self, State state, Dice dice, long number) noexcept nogil
    @cython.locals(i=cython.long, seat=cython.long)
    cdef void show(self, State state, long number) noexcept nogil
    @cython.locals(i=cython.long)
    cdef void unmask(self, State state, long number) noexcept nogil
    @cython.locals(seat=cython.long, i=cython.long)
    cdef void finish(self, State state, long number, long actor) noexcept nogil
    @cython.locals(state=State, number=cython.long)
    cpdef void sample(self, long[::1] actions)
