cimport cython
from posix.time cimport CLOCK_MONOTONIC, clock_gettime, timespec

@cython.locals(moment=timespec)
cdef double now() noexcept nogil
