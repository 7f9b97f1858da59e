cimport cython

from gnomehall.core.state cimport CHANCE
from gnomehall.games.gnomeland.position cimport (
    MUST_ANSWER, MUST_HEX, MUST_RECRUIT, MUST_REROLL, MUST_SHIFT, MUST_TAKE, ON_MISSION, ROUNDS, TURN, TURN_DICE,
    Position,
)
from gnomehall.games.gnomeland.tables cimport ANY, BUNDLE, MOST_WAYS, POINTS

cdef void work(Position s, long row) noexcept nogil
cdef void go_on(Position s) noexcept nogil
cdef bint take_step(Position s, long row, long step) noexcept nogil
cdef void take(Position s, long way) noexcept nogil
cdef void recruit(Position s, long kind, long number) noexcept nogil
cdef void steal(Position s, long seat, long kind) noexcept nogil
cdef void come_back(Position s, long number) noexcept nogil
cdef void lay_hex(Position s, long slot) noexcept nogil
cdef void roll_more(Position s, long extra) noexcept nogil
cdef void come_up(Position s, long seat, long result) noexcept nogil
cdef void lift(Position s, long result) noexcept nogil
cdef void turn_die(Position s, long result, long by) noexcept nogil
cdef void spend(Position s, long result) noexcept nogil
@cython.locals(seat=cython.long)
cdef void ask_next(Position s) noexcept nogil
cdef void copy(Position s) noexcept nogil
