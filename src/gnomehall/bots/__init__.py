"""Players that are programs."""

from __future__ import annotations

from gnomehall.core.dice import Dice
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game
from gnomehall.core.playout import random_move
from gnomehall.core.state import CHANCE, State

BOTS = ("random", "greedy")


def choose(name: str, game: Game, state: State, dice: Dice) -> int:
    """The id of the move a bot plays for the seat to move."""
    if name == "random":
        return random_move(state, dice)
    if name == "greedy":
        return _greedy(state, dice)
    raise ValidationError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")


def _greedy(state: State, dice: Dice) -> int:
    """The move after which the seat stands best; chance that follows at once is averaged over."""
    seat = state.mover
    values = {move: _value_after(state, move, seat) for move in state.legal_ids()}
    best = max(values.values())
    equal = [move for move, value in values.items() if value == best]
    return equal[dice.roll(len(equal))]


def _value_after(state: State, move: int, seat: int) -> float:
    after = state.clone()
    after.apply(move)
    if after.mover != CHANCE:
        return _value(after, seat)
    total = 0.0
    outcomes = after.chances()
    for outcome, weight in outcomes:
        then = after.clone()
        then.apply(outcome)
        total += weight * _value(then, seat)
    return total / sum(weight for _, weight in outcomes)


def _value(state: State, seat: int) -> float:
    others = [state.guess(other) for other in range(state.seats) if other != seat]
    return state.guess(seat) - (max(others) if others else 0) / 2
