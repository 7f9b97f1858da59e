cpdef enum:
    GEMS = 7
    COAL = 7
    MOST_TYPES = 24
    MOST_COMBINED = 12
    FIRST = 0
    EXPLORE = 5
    RETREAT = 6
    FIVE = 7
    CLAIM = 8
    ANY = 127

cdef class Tables:
    cdef public long types
    cdef public long reveal
    cdef public long triple
    cdef public long groups
    cdef public short supply[24]
    cdef public short worth[24]  # of a combined gem, as the better of its kinds
    cdef public short masks[24]
    cdef public short kind_a[24]
    cdef public short kind_b[24]
    cdef public short group_of[13824]
    cdef public short members[13824]
    cdef public short middle[144]  # what claimed tokens are worth, by tokens, kinds, alike
    cdef public short late[144]
    cdef public short tempo[64]  # what the turn is worth, by rank, actions left, free tokens
    cdef public short extras[12]  # other figures, each in the middle of a match and late
