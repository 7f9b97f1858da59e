"""Positions whose answers follow from the rules by hand."""

from __future__ import annotations

import pytest

from gnomehall.core.errors import ValidationError
from gnomehall.games import game
from gnomehall.games.gems.rules import GemsState
from gnomehall.games.gems.tables import MOST_TYPES
from gnomehall.solve import Solver, TooLarge, solve
from tests.gnomopolis.at_table import GAME as TOWN
from tests.gnomopolis.at_table import District, table

GEMS = game("gems")
RUBY, EMERALD, DIAMOND = (GEMS.cards.ids.index(name) for name in ("ruby", "emerald", "diamond"))  # type: ignore[attr-defined]
THREE_RUBIES = 3 * 1 + 1  # their points and the bonus of a group (G-12, G-13)


def cave(claimed: dict[int, int], free: dict[int, int], hidden: dict[int, int], actions: int = 3) -> GemsState:
    """Seat 0 of two to move, with nothing in the piles."""
    state = GEMS.start(2, {"first": 0})
    while state.to_move == -1:
        state.apply(state.chances()[0][0])
    assert isinstance(state, GemsState)
    state.face_down = [hidden.get(kind, 0) for kind in range(MOST_TYPES)]
    state.hidden = sum(hidden.values())
    state.free = [free.get(kind, 0) for kind in range(MOST_TYPES)]
    state.free_total = sum(free.values())
    state.claimed = [*[claimed.get(kind, 0) for kind in range(MOST_TYPES)], *[0] * (4 * MOST_TYPES)]
    state.out = [sum(claimed.values()), 0, 0, 0, 0]
    state.actions = actions
    return state


def texts(it, line):
    return sorted(it.moves[move].text for move in line)


def test_the_third_ruby_is_claimed_and_the_group_collected():
    state = cave({RUBY: 2}, {RUBY: 1, EMERALD: 1, DIAMOND: 1}, {EMERALD: 5}, actions=2)
    best = solve(GEMS, state)
    assert best.value == THREE_RUBIES
    assert best.is_unique
    assert texts(GEMS, best.line) == ["claim ruby", "collect ruby ruby ruby"]


def test_chance_is_weighed_exactly():
    state = cave({RUBY: 2}, {}, {RUBY: 1, EMERALD: 3})
    solver = Solver(GEMS, state)
    values = {GEMS.moves[move].text: value for move, value in solver.values(state)}
    assert values["explore"] == pytest.approx(THREE_RUBIES / 4)
    assert values["retreat"] == 0


def test_an_ending_is_won_by_taking_the_last_token():
    state = cave({RUBY: 2}, {RUBY: 1}, {}, actions=1)
    best = solve(GEMS, state, "won", to_the_end=True)
    assert best.value == 1
    assert "claim ruby" in [GEMS.moves[move].text for move, value in best.moves if value == 1]


def test_two_equal_ways_are_no_single_answer():
    state = cave({RUBY: 2, EMERALD: 2}, {RUBY: 1, EMERALD: 1, DIAMOND: 1}, {DIAMOND: 1}, actions=2)
    best = solve(GEMS, state)
    assert best.value == THREE_RUBIES
    assert not best.is_unique


def test_a_merchant_trades_at_home_or_in_the_district_it_visits():
    state = table(District(active="merchant", mug="", coins=0), District(), offer="")
    best = solve(TOWN, state, "coins")
    assert best.value == 2
    assert texts(TOWN, best.line) == ["use trade"]
    assert not best.is_unique
    assert [TOWN.moves[move].text for move, value in best.moves if value == 2] == ["use trade", "caravan"]


def test_a_goal_is_reached_or_not():
    state = table(District(active="merchant", mug="", coins=0), District(), offer="")
    assert solve(TOWN, state, "coins >= 2").value == 1
    assert solve(TOWN, state, "coins >= 3").value == 0


def test_too_large_a_position_is_an_error():
    state = GEMS.start(2, {"first": 0})
    while state.to_move == -1:
        state.apply(state.chances()[0][0])
    with pytest.raises(TooLarge, match="more than 50"):
        solve(GEMS, state, "won", to_the_end=True, limit=50)


def test_only_a_decision_about_the_own_turn_can_be_solved():
    with pytest.raises(ValidationError, match="a seat decides"):
        solve(GEMS, GEMS.start(2))
