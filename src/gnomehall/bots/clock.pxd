cdef extern from "clock.h" nogil:
    double gnomehall_clock() noexcept

cdef double now() noexcept nogil
