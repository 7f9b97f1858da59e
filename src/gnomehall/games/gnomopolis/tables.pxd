cpdef enum:
    CARDS = 28
    COUNCILOR = 28
    BOARD = 32
    CARAVAN = 40
    TEAM = 41
    PLACES = 42
    IMMIGRATION = 40
    BONUS = 68
    FIRST = 0
    REVEAL = 4
    DRAW = 32
    PASS = 38
    TRAVEL = 39
    PAY = 40
    EMPLOY = 46
    GAIN = 53
    FROM_MUG = 59
    FROM_EXHAUSTED = 65
    BUILD = 71
    USE = 99

cdef class Tables:
    cdef public long places
    cdef public long visit
    cdef public long lift
    cdef public long lifts
    cdef public long need[40]
    cdef public long standing[40]
    cdef public long lying[40]
    cdef public long load[40]
    cdef public short white[40]
    cdef public short white_lying[40]
    cdef public short coins[40]
    cdef public short assistants[40]
    cdef public short prize[40]
    cdef public short weights[21]
    cdef public short gain[432]
    cdef public short masks[288]
    cdef public short choices[72]
    cdef public short gain_coins[72]
    cdef public short gain_assistants[72]
    cdef public short draws[72]
    cdef public short searches[72]
    cdef public long team_need[28]
    cdef public short team[196]
    cdef public short beds[196]
    cdef public short type[28]
    cdef public short board_beds[7]
    cdef public short councilor_points[4]
    cdef public short capital_coins[5]
    cdef public long capital_gnomes[5]
    cdef public long first_mug
    cdef public short capital_assistants[5]
    cdef public short lift_id[504]
    cdef public short lift_place[504]
    cdef public short lift_code[504]
