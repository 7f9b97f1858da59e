cpdef enum:
    KIND_COUNT = 6
    ANY = 6
    LYING = 6
    CODES = 12
    COINS = 12
    ASSISTANTS = 13

cdef long GUARD
cdef long ALL
cdef long UNIT[8]
cdef long LOAD[16]

cdef bint covers(long bag, long need) noexcept nogil
cdef long count_of(long bag, long kind) noexcept nogil
cdef long total(long bag) noexcept nogil
cdef long on_load(long load, long code) noexcept nogil
