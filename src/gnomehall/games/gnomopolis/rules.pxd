cimport cython

from gnomehall.core.state cimport CHANCE, OVER, State
from gnomehall.games.gnomopolis.gnomes cimport UNIT, total
from gnomehall.games.gnomopolis.housing cimport points_of, tie_break
from gnomehall.games.gnomopolis.options cimport host_of, list_chances, list_decisions, next_icon
from gnomehall.games.gnomopolis.outlook cimport outlook
from gnomehall.games.gnomopolis.position cimport (
    BY_BUILDING, BY_COINS, BY_GNOMES, BY_LENGTH, DEALING, DRAWING, EMPLOYING, FREE, GAINING, IMMIGRATING,
    LAST_BUILDING, LONGEST, OFFER, OPENING, PAYING, REFILLING, RESTING, SEARCHING, STARTING, VISITING, WELCOMING,
    WORKFORCE, Position, copy_position,
)
from gnomehall.games.gnomopolis.supply cimport (
    clear_parchments, employ, gain_coins, gain_gnome, lift, open_gift, pay, pay_white,
)
from gnomehall.games.gnomopolis.tables cimport (
    BONUS, BUILD, CARAVAN, DRAW, EMPLOY, FIRST, FROM_EXHAUSTED, FROM_MUG, GAIN, IMMIGRATION, PAY, REVEAL,
    TRAVEL, USE,
)

cpdef enum:
    BUILDINGS_STREAM = 1
    MUG_STREAM = 2

cdef class GnomopolisState(Position):
    @cython.locals(slot=cython.long)
    cdef void happen(self, long move) noexcept nogil
    cdef void start(self, long move) noexcept nogil
    cdef void decide(self, long move) noexcept nogil
    cdef void search(self, long move) noexcept nogil
    cdef bint must_wait(self) noexcept nogil
    cdef bint is_owed(self) noexcept nogil
    cdef bint must_draw(self) noexcept nogil
    cdef bint must_turn_up(self) noexcept nogil
    cdef void go_on(self) noexcept nogil
    cdef void be_free(self) noexcept nogil
    cdef void deal(self) noexcept nogil
    cdef void move_in(self) noexcept nogil
    cdef void check_councilor(self, long profession) noexcept nogil
    cdef void notice_end(self) noexcept nogil
    cdef void end_turn(self) noexcept nogil
