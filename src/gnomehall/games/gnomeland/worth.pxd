cimport cython

from gnomehall.games.gnomeland.options cimport mission_row
from gnomehall.games.gnomeland.position cimport MUST_KEEP, ROUND_DICE, ROUNDS, Position
from gnomehall.games.gnomeland.tables cimport BUNDLE, MOST_WAYS, POINTS

cpdef enum:
    NOW = 23
    LATER = 26
    SURE = 100
    GNOME = 170
    ROOM = 20
    A_WEAPON = 140
    A_MANA = 300
    HIRED = 80
    LOOSE = 70
    LOST = 8

@cython.locals(
    points=cython.long, order=cython.long, rounds=cython.long, now=cython.long, gnomes=cython.long,
    turns=cython.long, finished=cython.bint,
)
cdef long guess_worth(Position s, long seat) noexcept nogil
@cython.locals(value=cython.long)
cdef long stock(Position s, long seat) noexcept nogil
@cython.locals(rooms=cython.long)
cdef long to_keep(Position s) noexcept nogil
cdef long fitting(long rooms, long coins, long weapons, long mana) noexcept nogil
cdef long hired(long traders, long soldiers, long wizards) noexcept nogil
cdef long in_pool(Position s, long seat, long kind) noexcept nogil
@cython.locals(best=cython.long, value=cython.long)
cdef long best_use(Position s, long seat, long rounds) noexcept nogil
@cython.locals(
    any_kind=cython.long, traders=cython.long, soldiers=cython.long, wizards=cython.long, points=cython.long,
)
cdef long after_mission(
    Position s, long seat, long rounds, long slot, long coins, long weapons, long mana,
) noexcept nogil
@cython.locals(kept=cython.long, total=cython.long, extra=cython.long, has_dice=cython.bint)
cdef long holding(
    Position s, long seat, long rounds, long coins, long weapons, long mana, long traders, long soldiers,
    long wizards,
) noexcept nogil
@cython.locals(value=cython.long)
cdef long on_the_table(Position s, long seat) noexcept nogil
@cython.locals(value=cython.long)
cdef long a_die(Position s, long seat) noexcept nogil
@cython.locals(value=cython.long, dice=cython.long)
cdef long a_round(Position s, long seat) noexcept nogil
