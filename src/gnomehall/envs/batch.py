"""Many matches at once: one call plays a move in each, draws chance, lets the other players answer,
starts anew what has ended, and writes observations, masks and rewards.  All of it is compiled.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Annotated, Any

from gnomehall.bots.outlook import Outlook
from gnomehall.core.declared import cpdef, nogil
from gnomehall.core.dice import Dice
from gnomehall.core.encoder import Encoder
from gnomehall.core.playout import pick
from gnomehall.core.state import CHANCE, OVER, State
from gnomehall.envs.rewards import Judge

BY_CALLER = 0  # who plays a seat, counted from the learner's
BY_RANDOM = 1
BY_GREEDY = 2


class Batch:
    """Matches of one game, side by side.

    `players[k]` says who plays the seat k places after the learner's.  The arrays are the caller's: see
    `attach`.  Each match has dice of its own, so it does not depend on how many others there are.
    """

    matches: int
    seats: int
    alphabet: int
    size: int
    fixed_seat: int
    all_seats: bool
    start: State
    states: list[State]
    dice: list[Dice]
    sampler: Dice
    encoder: Encoder
    judge: Judge
    outlook: Outlook
    players: Annotated[list[int], "short", 5]
    seen: Annotated[MutableSequence[float], "float[::1]"]
    final: Annotated[MutableSequence[float], "float[::1]"]
    mask: Annotated[MutableSequence[int], "signed char[::1]"]
    rewards: Annotated[MutableSequence[float], "float[::1]"]
    paid: Annotated[MutableSequence[float], "float[::1]"]
    over: Annotated[MutableSequence[int], "signed char[::1]"]
    mover: Annotated[MutableSequence[int], "long long[::1]"]
    learner: Annotated[MutableSequence[int], "long long[::1]"]

    def __init__(
        self, start: State, matches: int, encoder: Encoder, judge: Judge, outlook: Outlook,
        players: Sequence[int], fixed_seat: int, alphabet: int,
    ) -> None:
        self.start = start
        self.matches = matches
        self.seats = start.seats
        self.alphabet = alphabet
        self.encoder = encoder
        self.size = encoder.size
        self.judge = judge
        self.outlook = outlook
        self.players = [*players, *[0] * (5 - len(players))]
        self.all_seats = not any(players)  # the caller plays every seat
        self.fixed_seat = fixed_seat  # the learner's, or -1: drawn for each match
        self.states = [start.clone() for _ in range(matches)]
        self.dice = [Dice(number) for number in range(matches)]
        self.sampler = Dice(0)

    @cpdef
    def attach(
        self, seen: Any, final: Any, mask: Any, rewards: Any, paid: Any, over: Any, mover: Any, learner: Any,
    ) -> None:
        """The arrays to write to, flat: observations, those of ended matches, masks, rewards by seat,
        the reward of who acted, whether the match ended, who is to move, which seat the learner has."""
        self.seen = seen
        self.final = final
        self.mask = mask
        self.rewards = rewards
        self.paid = paid
        self.over = over
        self.mover = mover
        self.learner = learner
        self.encoder.write_into(seen)

    def seed(self, number: int, seed: int) -> None:
        """The dice of a match."""
        self.dice[number] = Dice(seed)

    # ---- playing

    @cpdef
    def begin(self, number: int) -> None:
        """A new match, up to the first decision of the caller."""
        i: int
        state: State = self.states[number]
        dice: Dice = self.dice[number]
        for i in range(self.alphabet):
            self.mask[number * self.alphabet + i] = 0
        self.restart(state, dice, number)
        self.show(state, number)

    @cpdef
    def first_illegal(self, actions: Annotated[Any, "long long[::1]"]) -> int:
        """The first match whose action is not legal, or -1."""
        for number in range(self.matches):
            if actions[number] < 0 or actions[number] >= self.alphabet:
                return number
            if self.mask[number * self.alphabet + actions[number]] == 0:
                return number
        return -1

    @cpdef
    def step(self, actions: Annotated[Any, "long long[::1]"]) -> int:
        """Play one legal action in every match; returns how many ended (and were started again)."""
        number: int
        ended: int = 0
        for number in range(self.matches):
            state: State = self.states[number]
            dice: Dice = self.dice[number]
            actor: int = state.mover
            self.unmask(state, number)
            state.do(actions[number])
            self.settle(state, dice, number)
            self.over[number] = 0
            self.paid[number] = 0.0
            if state.mover == OVER:
                ended += 1
                self.finish(state, number, actor)
                self.restart(state, dice, number)
            self.show(state, number)
        return ended

    @nogil
    def settle(self, state: State, dice: Dice, number: int) -> None:
        """Chance and the other players move, until the caller decides or the match is over."""
        while state.mover != OVER:
            if state.mover != CHANCE:
                player = BY_CALLER
                if not self.all_seats:
                    player = self.players[(state.mover - self.learner[number] + self.seats) % self.seats]
                if player == BY_CALLER:
                    return
                if player == BY_GREEDY:
                    state.do(self.outlook.best_option(state))
                    continue
            state.do(pick(state, dice))

    @nogil
    def restart(self, state: State, dice: Dice, number: int) -> None:
        """A new match in the place of an old one."""
        state.copy_from(self.start)
        self.learner[number] = self.fixed_seat if self.fixed_seat >= 0 else dice.below(self.seats)
        self.settle(state, dice, number)
        while state.mover == OVER:  # it ended before the learner came to move
            state.copy_from(self.start)
            self.settle(state, dice, number)

    @nogil
    def show(self, state: State, number: int) -> None:
        """The observation of the seat to move, and its legal moves."""
        seat = state.mover
        self.mover[number] = seat
        self.encoder.observe(state, seat, number * self.size)
        state.list_options()
        for i in range(state.count):
            self.mask[number * self.alphabet + state.options[i]] = 1

    @nogil
    def unmask(self, state: State, number: int) -> None:
        """Take back the legal moves `show` wrote; they are still the options of the state."""
        for i in range(state.count):
            self.mask[number * self.alphabet + state.options[i]] = 0

    @nogil
    def finish(self, state: State, number: int, actor: int) -> None:
        """The rewards of a match that is over, and its last observation, as the actor sees it."""
        self.judge.judge(state)
        for seat in range(self.seats):
            self.rewards[number * self.seats + seat] = self.judge.reward[seat]
        self.paid[number] = self.judge.reward[actor]
        self.over[number] = 1
        self.encoder.observe(state, actor, number * self.size)
        for i in range(self.size):
            self.final[number * self.size + i] = self.seen[number * self.size + i]

    @cpdef
    def sample(self, actions: Annotated[Any, "long long[::1]"]) -> None:
        """Any legal action in every match, each as likely."""
        number: int
        for number in range(self.matches):
            state: State = self.states[number]
            actions[number] = state.options[self.sampler.below(state.count)]
