cimport cython

cpdef enum:
    CHANCE = -1
    OVER = -2
    MOST_OPTIONS = 512
    MOST_SEATS = 5
    TIE_LEVELS = 5

cdef class State:
    cdef public long seats
    cdef public long mover
    cdef public long stream
    cdef public long count
    cdef public int options[MOST_OPTIONS]
    cdef public int weights[MOST_OPTIONS]

    cdef void list_options(self) noexcept nogil
    cdef void do(self, long move) noexcept nogil
    cdef void copy_from(self, State other) noexcept nogil
    cdef long points(self, long seat) noexcept nogil
    cdef long standing(self, long seat, long level) noexcept nogil
    cdef long worth(self, long seat) noexcept nogil
    cdef long prospect(self, long seat) noexcept nogil

    cdef void offer(self, long move) noexcept nogil
    cdef void offer_chance(self, long move, long weight) noexcept nogil
    cdef long place(self, long seat) noexcept nogil
    cdef bint is_legal(self, long move) noexcept nogil

    @cython.locals(copy=State)
    cpdef State clone(self)
    cpdef void become(self, State other)
