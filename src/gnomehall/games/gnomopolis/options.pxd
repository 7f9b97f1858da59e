cimport cython

from gnomehall.games.gnomopolis.gnomes cimport ANY, CODES, KIND_COUNT, UNIT, count_of, covers, on_load, total
from gnomehall.games.gnomopolis.position cimport (
    EMPLOYING, FREE, LONGEST_TURN, OFFER, OPENING, PAYING, REFILLING, SEARCHING, STARTING, VISITING, Position,
)
from gnomehall.games.gnomopolis.supply cimport can_pay
from gnomehall.games.gnomopolis.tables cimport (
    BOARD, BUILD, CARAVAN, CARDS, COUNCILOR, DRAW, EMPLOY, FIRST, FROM_EXHAUSTED, FROM_MUG, GAIN, PASS, PAY,
    PLACES, REVEAL, TRAVEL, USE,
)

cdef void list_chances(Position self) noexcept nogil
cdef void list_decisions(Position self) noexcept nogil
cdef void list_turn(Position self) noexcept nogil
@cython.locals(own=cython.bint, place=cython.long)
cdef void list_district(Position self, long seat, long moves) noexcept nogil
@cython.locals(host=cython.long)
cdef long host_of(Position self, long seat) noexcept nogil
@cython.locals(host=cython.long)
cdef bint can_travel(Position self) noexcept nogil
@cython.locals(short=cython.long, spare=cython.long, missing=cython.long)
cdef bint can_build(Position self, long card) noexcept nogil
@cython.locals(short=cython.long, spare=cython.long, missing=cython.long)
cdef bint can_fill(Position self, long active, long assistants) noexcept nogil
@cython.locals(icon=cython.long)
cdef long next_icon(Position self) noexcept nogil
@cython.locals(icon=cython.long, active=cython.long, assistants=cython.long, all_work=cython.bint)
cdef void list_members(Position self) noexcept nogil
@cython.locals(places=cython.long, fewer=cython.long, can=cython.bint)
cdef bint can_spare(Position self, long icon) noexcept nogil
@cython.locals(active=cython.long, all_pay_alike=cython.bint)
cdef void list_payers(Position self) noexcept nogil
@cython.locals(mask=cython.long)
cdef void list_gains(Position self) noexcept nogil
cdef void list_targets(Position self) noexcept nogil
