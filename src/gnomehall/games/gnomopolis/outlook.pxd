cimport cython

from gnomehall.core.state cimport OVER
from gnomehall.games.gnomopolis.gnomes cimport KIND_COUNT, count_of, total
from gnomehall.games.gnomopolis.housing cimport points_of, residents
from gnomehall.games.gnomopolis.options cimport can_build
from gnomehall.games.gnomopolis.position cimport (
    EMPLOYING, FREE, GAINING, IMMIGRATING, LAST_BUILDING, OFFER, PAYING, RESTING, VISITING, WORKFORCE, Position,
)
from gnomehall.games.gnomopolis.tables cimport COUNCILOR
from gnomehall.games.gnomopolis.weights cimport (
    ACTION, ASSISTANT, BED, BUILD_NOW, CLOCK_BUILDINGS, CLOCK_COINS, CLOCK_GNOMES, DRAWN, OWED, READY, WORK,
)

@cython.locals(value=cython.long, turns=cython.long, gnomes=cython.long)
cdef long outlook(Position self, long seat) noexcept nogil
@cython.locals(coins=cython.long, gnomes=cython.long, most=cython.long, buildings=cython.long, turns=cython.long, after=cython.bint)
cdef long turns_left(Position self, long seat) noexcept nogil
@cython.locals(value=cython.long)
cdef long workforce(Position self, long gnomes) noexcept nogil
@cython.locals(beds=cython.long, empty=cython.long, time=cython.long, assistants=cython.long)
cdef long room(Position self, long seat, long gnomes, long turns) noexcept nogil
@cython.locals(value=cython.long)
cdef long parchments(Position self, long seat) noexcept nogil
@cython.locals(value=cython.long)
cdef long readiness(Position self, long seat) noexcept nogil
@cython.locals(value=cython.long, owed=cython.long)
cdef long at_hand(Position self) noexcept nogil
