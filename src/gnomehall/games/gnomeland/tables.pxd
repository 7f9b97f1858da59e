cpdef enum:
    COIN = 0
    WEAPON = 1
    MANA = 2
    ANY = 6
    POINTS = 7
    BUNDLE = 8

    CARDS = 10
    STANDARD = 5
    PRINTED_ROW = 20
    MISSION_ROW = 23
    ACTION_ROW = 43
    SPELL_ROW = 53
    ROWS = 62
    MOST_WAYS = 4
    MOST_BUNDLES = 256

    RAISES = 1
    LOWERS = 2
    ANY_DICE = 9
    NEEDS_DICE = 1
    NEEDS_REMOVED = 2

    ROLL = 0
    REVEAL_MISSION = 6
    REVEAL_ACTION = 16
    REVEAL_SPELL = 26
    SPEND = 35
    PLAY = 41
    BUILD = 44
    UPGRADE = 74
    COMPLETE = 84
    SEND = 94
    CAST = 104
    USE = 113
    END = 123
    COPY = 124
    DECLINE = 125
    RECRUIT = 126
    PAY = 129
    KEEP = 132
    HEX = 136
    STEAL = 146
    RAISE = 158
    LOWER = 164
    REROLL = 170
    ENOUGH = 176
    SETTLE = 177
    ADD = 179
    HIRE = 182

cdef class Tables:
    cdef public long bundles
    cdef public short bundle[2048]
    cdef public short price[372]
    cdef public short mercenary_price[496]
    cdef public short use_price[372]
    cdef public short second[62]
    cdef public short second_use[62]
    cdef public bint two_prices
    cdef public bint free
    cdef public short ways[62]
    cdef public short way[248]
    cdef public short extra_dice[62]
    cdef public short lasting[62]
    cdef public short needs[62]
    cdef public short reroll[62]
    cdef public short shift[62]
    cdef public short recall[62]
    cdef public short hex[62]
    cdef public short curse[62]
    cdef public short contest[62]
    cdef public short worth[62]
    cdef public long hires
    cdef public long take
    cdef public short hire_kind[6]
    cdef public short hire_price[18]
    cdef public short gives[3]
    cdef public short supply[3]
    cdef public short room[3]
    cdef public short house
    cdef public short gnomes
    cdef public short value[62]
