cimport cython

from gnomehall.games.gnomeland.options cimport mission_row
from gnomehall.games.gnomeland.position cimport ROUNDS, Position
from gnomehall.games.gnomeland.tables cimport BUNDLE, MOST_WAYS, POINTS

cpdef enum:
    NOW = 40
    LATER = 26
    GNOME = 120
    ROOM = 40

@cython.locals(
    points=cython.long, order=cython.long, rounds=cython.long, now=cython.long, gnomes=cython.long,
    turns=cython.long, finished=cython.bint,
)
cdef long guess_worth(Position s, long seat) noexcept nogil
@cython.locals(value=cython.long)
cdef long stock(Position s, long seat) noexcept nogil
@cython.locals(best=cython.long, value=cython.long)
cdef long best_use(Position s, long seat, long rounds) noexcept nogil
@cython.locals(
    lacking=cython.long, coins=cython.long, weapons=cython.long, mana=cython.long, traders=cython.long,
    soldiers=cython.long, wizards=cython.long, points=cython.long, left=cython.long,
)
cdef long after_mission(Position s, long seat, long rounds, long slot) noexcept nogil
@cython.locals(kept=cython.long, rooms=cython.long, total=cython.long, hired=cython.long)
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
