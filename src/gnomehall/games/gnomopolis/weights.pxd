cpdef enum:
    WORK = 0
    READY = 6
    BED = 12
    ASSISTANT = 13
    ACTION = 14
    OWED = 15
    DRAWN = 16
    BUILD_NOW = 17
    CLOCK_COINS = 18
    CLOCK_GNOMES = 19
    CLOCK_BUILDINGS = 20
    WEIGHTS = 21
