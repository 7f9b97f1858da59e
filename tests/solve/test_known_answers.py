"""Positions whose answers follow from the rules by hand."""

from __future__ import annotations

import pytest

from gnomehall.core.errors import ValidationError
from gnomehall.games import game
from gnomehall.games.gems.rules import GemsState
from gnomehall.games.gems.tables import MOST_TYPES
from gnomehall.games.gnomopolis.position import BY_COINS
from gnomehall.solve import Solver, TooLarge, solve
from gnomehall.solve.solver import Solution
from tests.gnomeland.at_table import GAME as LAND
from tests.gnomeland.at_table import deal, put, show
from tests.gnomopolis.at_table import GAME as TOWN
from tests.gnomopolis.at_table import District, do, settle, table

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


def test_the_last_turn_of_a_match_is_won_by_the_coins_of_a_trade():
    """Both have a merchant without a bed, -1 point (P-32); a trade brings two coins, a point each."""
    state = table(District("merchant", mug=""), District("merchant", mug=""), first=1)
    state.trigger = BY_COINS
    settle(do(state, "pass"))
    assert solve(TOWN, state, "points", to_the_end=True).value == 1
    best = solve(TOWN, state, "lead >= 1", to_the_end=True)
    values = {TOWN.moves[move].text: value for move, value in best.moves}
    assert (values["use trade"], values["pass"]) == (1, 0)


def mercenaries(coins: int, weapons: int) -> Solution:
    """How many a seat of Gnomeland can hire that has this to pay with, no dice and no gnomes."""
    state = put(show(deal(), 0), pool=[coins, weapons, 0], gnomes=[0] * 4, removed=[5] * 4)
    return solve(LAND, state, "traders + soldiers + wizards")


def test_two_mercenaries_are_hired_where_only_one_way_pays_for_both():
    """A soldier costs a coin and a weapon, a wizard two weapons: that is all there is (L-10)."""
    best = mercenaries(coins=1, weapons=3)
    assert (best.value, best.is_unique) == (2, True)
    assert texts(LAND, best.line) == ["hire soldier coin+weapon", "hire wizard 2weapon"]
    assert mercenaries(coins=3, weapons=2).value == 2
    assert not mercenaries(coins=3, weapons=2).is_unique, "a trader may be one of them"


def test_two_traders_need_both_dice_and_the_burglary():
    """Two dice at the kiosk bring a coin each, the burglary two; a trader costs two."""
    state = put(show(deal(), 0, 1, 2), gnomes=[5, 0, 0, 0], removed=[0, 5, 5, 5])
    best = solve(LAND, state, "traders >= 2")
    assert (best.value, best.is_unique) == (1, True)
    assert texts(LAND, best.line) == ["hire trader 2coin", "hire trader 2coin", "send burglary", "spend 1", "spend 2"]
    assert solve(LAND, state, "traders >= 3").value == 0


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
