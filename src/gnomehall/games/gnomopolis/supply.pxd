from gnomehall.games.gnomopolis.gnomes cimport ASSISTANTS, KIND_COUNT, LOAD, LYING, UNIT, count_of, covers
from gnomehall.games.gnomopolis.position cimport Position
from gnomehall.games.gnomopolis.tables cimport PLACES, TEAM

cdef void gain_gnome(Position self, long kind) noexcept nogil
cdef void gain_coins(Position self, long seat, long coins) noexcept nogil
cdef void gain_assistants(Position self, long assistants) noexcept nogil
cdef void open_gift(Position self, long gift) noexcept nogil
cdef bint can_pay(Position self, long action) noexcept nogil
cdef void pay(Position self, long action, long place) noexcept nogil
cdef void pay_white(Position self, long kind) noexcept nogil
cdef void employ(Position self, long icon, long member) noexcept nogil
cdef void lift(Position self, long place, long code) noexcept nogil
cdef void clear_parchments(Position self) noexcept nogil
