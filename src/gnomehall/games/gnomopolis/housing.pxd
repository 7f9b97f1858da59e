cimport cython

from gnomehall.games.gnomopolis.gnomes cimport ANY, KIND_COUNT, count_of, total
from gnomehall.games.gnomopolis.position cimport Position

@cython.locals(gnomes=cython.long)
cpdef long residents(Position self, long seat) noexcept nogil
@cython.locals(points=cython.long, on_board=cython.long, homeless=cython.long, left=cython.long, beds=cython.long, white=cython.long)
cdef long housing_points(Position self, long seat, long gnomes) noexcept nogil
@cython.locals(points=cython.long)
cdef long points_of(Position self, long seat) noexcept nogil
cdef long tie_break(Position self, long seat, long level) noexcept nogil
