cimport cython

from gnomehall.core.encoder cimport Encoder
from gnomehall.core.state cimport State
from gnomehall.games.gnomopolis.gnomes cimport KIND_COUNT
from gnomehall.games.gnomopolis.housing cimport residents
from gnomehall.games.gnomopolis.position cimport OFFER, Position
from gnomehall.games.gnomopolis.tables cimport CARDS, PLACES

cdef class GnomopolisEncoder(Encoder):
    cdef public long step
    cdef public long capitals
    cdef public long offer
    cdef public long pile
    cdef public long turn
    cdef public long owed
    cdef public long built
    cdef public long in_use
    cdef public long action
    cdef public long busy
    cdef public long tokens
    cdef public long district
    cdef public long types
    cdef public long councilors
    cdef public long beds
    cdef public long caravan
    cdef public long own

    @cython.locals(other=cython.long, k=cython.long)
    cdef void write(self, State state, long seat) noexcept nogil
    @cython.locals(i=cython.long)
    cdef void write_capitals(self, Position s) noexcept nogil
    @cython.locals(i=cython.long)
    cdef void write_turn(self, Position s) noexcept nogil
    @cython.locals(i=cython.long)
    cdef void write_seat(self, Position s, long seat, long at) noexcept nogil
    @cython.locals(kind=cython.long)
    cdef void put_bag(self, long at, long bag) noexcept nogil
