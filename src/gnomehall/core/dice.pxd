cimport cython

cdef unsigned long long MASK

cdef class Dice:
    cdef public unsigned long long bits

    @cython.locals(x=cython.ulonglong)
    cdef long below(self, unsigned long long n) noexcept nogil
