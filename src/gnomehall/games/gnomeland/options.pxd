cimport cython

from gnomehall.core.state cimport CHANCE
from gnomehall.games.gnomeland.position cimport (
    MUST_ANSWER, MUST_HEX, MUST_KEEP, MUST_PAY, MUST_RECRUIT, MUST_REROLL, MUST_SETTLE, MUST_SHIFT, MUST_TAKE, TURN,
    TURN_UP_ACTION, TURN_UP_MISSION, TURN_UP_SPELL, Position,
)
from gnomehall.games.gnomeland.tables cimport (
    ACTION_ROW, ADD, ANY, ANY_DICE, BUILD, BUNDLE, CARDS, CAST, COMPLETE, COPY, DECLINE, END, ENOUGH, HEX, HIRE,
    KEEP, LOWER, LOWERS, MISSION_ROW, MOST_WAYS, NEEDS_DICE, NEEDS_REMOVED, PAY, PLAY, POINTS, RAISE, RAISES, RECRUIT, REROLL, REVEAL_ACTION,
    REVEAL_MISSION, REVEAL_SPELL, ROLL, ROWS, SEND, SETTLE, SPELL_ROW, SPEND, STANDARD, STEAL, UPGRADE, USE,
)

cpdef enum:
    LONGEST_TURN = 60

cdef void list_all(Position s) noexcept nogil
cdef void list_chances(Position s) noexcept nogil
cdef void list_turn(Position s) noexcept nogil
cdef void list_dice(Position s) noexcept nogil
cdef void list_hires(Position s) noexcept nogil
cdef void list_buildings(Position s) noexcept nogil
cdef void list_uses(Position s) noexcept nogil
cdef void list_contest(Position s) noexcept nogil
cdef bint helps(Position s, long kind) noexcept nogil
cdef void list_takes(Position s) noexcept nogil
cdef void list_keeps(Position s) noexcept nogil
cdef void list_pays(Position s) noexcept nogil
cdef void list_shifts(Position s) noexcept nogil
cdef void list_rerolls(Position s) noexcept nogil

cdef bint covers_second(Position s, long row) noexcept nogil
cdef bint covers_second_use(Position s, long row) noexcept nogil
cdef bint completes_second(Position s, long row) noexcept nogil
cdef bint covers_price(Position s, long row) noexcept nogil
cdef bint covers_use(Position s, long row) noexcept nogil
@cython.locals(ways=cython.long)
cdef long ways_to_pay(Position s, long move) noexcept nogil
@cython.locals(row=cython.long)
cdef bint can_pay_way(Position s, long move, long way) noexcept nogil
cdef long priced_row(Position s, long move) noexcept nogil
cdef bint can_hire(Position s, long cost) noexcept nogil
cdef bint can_take(Position s, long way) noexcept nogil
@cython.locals(spare=cython.long, over=cython.long)
cdef bint has_mercenaries(Position s, long row) noexcept nogil
cdef bint has_an_effect(Position s, long row) noexcept nogil
cdef bint is_base_in_view(Position s, long card) noexcept nogil
cdef long mission_row(Position s, long slot) noexcept nogil
