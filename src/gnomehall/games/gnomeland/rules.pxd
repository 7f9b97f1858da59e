from gnomehall.core.state cimport CHANCE, OVER, State
from gnomehall.games.gnomeland.effects cimport (
    ask_next, come_up, copy, go_on, lay_hex, lift, recruit, roll_more, spend, steal, take, turn_die, work,
)
from gnomehall.games.gnomeland.options cimport list_all, mission_row, priced_row, ways_to_pay
from gnomehall.games.gnomeland.position cimport (
    MUST_PAY, MUST_SETTLE, ON_SPELL, ROUND_DICE, TURN, TURN_DICE, Position,
)
from gnomehall.games.gnomeland.rounds cimport (
    end_contest_turn, end_turn, keep, next_warehouse, roll_for_round, roll_to_open, show_action, show_mission,
    show_spell,
)
from gnomehall.games.gnomeland.tables cimport (
    ACTION_ROW, ADD, ANY_DICE, BUILD, CAST, COMPLETE, COPY, DECLINE, END, ENOUGH, HEX, HIRE, KEEP, LOWER, PAY,
    PLAY, RAISE, RECRUIT, REROLL, REVEAL_ACTION, REVEAL_MISSION, REVEAL_SPELL, ROWS, SEND, SETTLE, SPELL_ROW,
    SPEND, STANDARD, STEAL, UPGRADE, USE,
)
from gnomehall.games.gnomeland.worth cimport guess_worth

cdef class GnomelandState(Position):
    cdef void play(self, long move) noexcept nogil
    cdef void chance(self, long move) noexcept nogil
    cdef void act(self, long move) noexcept nogil
    cdef void answer(self, long move) noexcept nogil
    cdef void buy(self, long move, long second) noexcept nogil
    cdef void settle(self, long which) noexcept nogil
    cdef void pay(self, long row, long space) noexcept nogil
    cdef void give_back(self, long kind, long number) noexcept nogil
    cdef void hire(self, long cost) noexcept nogil
    cdef void play_mercenary(self, long kind) noexcept nogil
    cdef void build(self, long card, long space, long second) noexcept nogil
    cdef void clear_away(self, long space) noexcept nogil
    cdef void upgrade(self, long card, long second) noexcept nogil
    cdef void stand(self, long space, long row) noexcept nogil
    cdef void complete(self, long card, long second) noexcept nogil
    cdef void send(self, long card) noexcept nogil
    cdef void cast(self, long card, long second) noexcept nogil
    cdef void use(self, long row, long second) noexcept nogil
    cdef void add(self, long kind) noexcept nogil
