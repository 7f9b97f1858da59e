from gnomehall.games.gnomopolis.housing cimport points_of
from gnomehall.games.gnomopolis.position cimport Position

cdef long outlook(Position self, long seat) noexcept nogil
