cimport cython

from gnomehall.core.state cimport CHANCE, OVER
from gnomehall.games.gnomeland.effects cimport come_up, roll_more
from gnomehall.games.gnomeland.position cimport (
    ACTION_STREAM, DICE, ENDED, MISSION_STREAM, MUST_KEEP, OPENING, ROUND_DICE, ROUNDS, SPELL_STREAM, TURN,
    TURN_UP_ACTION, TURN_UP_MISSION, TURN_UP_SPELL, Position,
)
from gnomehall.games.gnomeland.tables cimport ACTION_ROW

cdef void turn_up(Position s, long phase, long stream) noexcept nogil
cdef void show_mission(Position s, long card) noexcept nogil
cdef void show_action(Position s, long card) noexcept nogil
cdef void show_spell(Position s, long card) noexcept nogil
cdef void roll_to_open(Position s, long result) noexcept nogil
@cython.locals(best=cython.long, tied=cython.long)
cdef void end_opening(Position s) noexcept nogil
cdef void start_round(Position s) noexcept nogil
@cython.locals(extra=cython.long)
cdef void fresh_dice(Position s, long seat) noexcept nogil
cdef void roll_for_round(Position s, long result) noexcept nogil
cdef void start_turn(Position s, long seat) noexcept nogil
cdef void end_turn(Position s) noexcept nogil
@cython.locals(at=cython.long)
cdef void keep(Position s, long kind) noexcept nogil
cdef bint has_to_keep(Position s) noexcept nogil
cdef void next_warehouse(Position s) noexcept nogil
cdef void clear_pool(Position s) noexcept nogil
@cython.locals(gnomes=cython.long)
cdef void next_contest(Position s, long slot) noexcept nogil
cdef void start_contest_turn(Position s, long seat) noexcept nogil
cdef void end_contest_turn(Position s) noexcept nogil
@cython.locals(smaller=cython.long)
cdef void award(Position s, long seat) noexcept nogil
cdef void end_round(Position s) noexcept nogil
@cython.locals(best=cython.long, seat=cython.long, more=cython.long)
cdef long next_first(Position s) noexcept nogil
