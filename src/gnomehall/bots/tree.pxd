cimport cython
from libc.math cimport exp, log, sqrt

from gnomehall.bots.clock cimport now
from gnomehall.bots.outlook cimport Outlook
from gnomehall.core.dice cimport Dice
from gnomehall.core.playout cimport pick
from gnomehall.core.state cimport CHANCE, MOST_OPTIONS, OVER, State

cpdef enum:
    DEEPEST = 400
    BETWEEN_LOOKS = 16

cdef class Tree:
    cdef public State position
    cdef public State work
    cdef public Outlook outlook
    cdef public Dice dice
    cdef public long root
    cdef public long used
    cdef public long capacity
    cdef public double explore
    cdef public double prior_visits
    cdef public double prior_temperature
    cdef public double min_share
    cdef public long playout
    cdef public long tries
    cdef public long rounds
    cdef public long to_the_end
    cdef public long full_playout_weight
    cdef public bint stops_early
    cdef long begun
    cdef long weight
    cdef public long horizon
    cdef long turns
    cdef long last
    cdef public long deepest
    cdef int[::1] moves
    cdef int[::1] weights
    cdef int[::1] first
    cdef int[::1] counts
    cdef int[::1] whose
    cdef int[::1] visits
    cdef double[::1] totals
    cdef double[::1] biases
    cdef double[::1] priors
    cdef int path[DEEPEST]
    cdef double margins[MOST_OPTIONS]
    cdef double margin_squares[MOST_OPTIONS]
    cdef double gain_squares[MOST_OPTIONS]
    cdef int samples[MOST_OPTIONS]
    cdef int sample_weights[MOST_OPTIONS]

    @cython.locals(node=cython.long, depth=cython.long, new=cython.bint, fresh=cython.bint)
    cdef void simulate(self) noexcept nogil
    @cython.locals(i=cython.long, gain=cython.double, margin=cython.double)
    cdef void back_up(self, long depth) noexcept nogil
    @cython.locals(best=cython.double, score=cython.double, spread=cython.double, chosen=cython.long, q=cython.double)
    cdef long select(self, long node) noexcept nogil
    @cython.locals(enough=cython.double)
    cdef long neglected(self, long node) noexcept nogil
    @cython.locals(total=cython.long, left=cython.long, child=cython.long)
    cdef long draw(self, long node) noexcept nogil
    cdef bint expand(self, long node) noexcept nogil
    @cython.locals(best=cython.double, total=cython.double, value=cython.double)
    cdef void set_priors(self, long node, long seat) noexcept nogil
    cdef void step(self, long move) noexcept nogil
    @cython.locals(away=cython.bint, rounds=cython.long, limit=cython.long)
    cdef void play_on(self) noexcept nogil
    @cython.locals(
        best=cython.double, value=cython.double, chosen=cython.long, move=cython.long, count=cython.long, tries=cython.long,
        i=cython.long)
    cdef long playout_move(self) noexcept nogil
    @cython.locals(done=cython.long, start=cython.double, time=cython.double, left=cython.double, before=cython.long)
    cdef long run(self, long simulations, double deadline) noexcept nogil
    @cython.locals(best=cython.long, second=cython.long)
    cdef bint is_settled(self, double more) noexcept nogil

    cpdef long think(self, long simulations, double milliseconds)
    cpdef void start(self, State state)
    cpdef bint descend(self, long move)
    cpdef list children(self, long node)
    @cython.locals(n=cython.long)
    cpdef list measured(self)
