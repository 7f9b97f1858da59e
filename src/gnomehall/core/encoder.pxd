cimport cython

from gnomehall.core.state cimport State

cdef class Encoder:
    cdef public long size
    cdef public long seats
    cdef public long first_seat
    cdef public long a_seat
    cdef readonly object layout
    cdef float[::1] share
    cdef float[::1] out
    cdef long at

    cdef void write(self, State state, long seat) noexcept nogil
    cdef void observe(self, State state, long seat, long at) noexcept nogil
    cpdef void write_into(self, object out)
    cpdef void encode(self, State state, long seat, object out)

@cython.locals(i=cython.long)
cdef void clear(float[::1] out, long at, long size) noexcept nogil
@cython.locals(i=cython.long)
cdef void scale(float[::1] out, float[::1] share, long at, long size) noexcept nogil
