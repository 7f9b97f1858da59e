"""The environments pass the checks of the libraries they are for, with every number of seats."""

from __future__ import annotations

from types import SimpleNamespace

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, seed_test

from gnomehall.core.errors import GnomehallError
from gnomehall.envs import openspiel, pettingzoo
from gnomehall.envs.gymnasium import HallEnv, register
from gnomehall.games.learning import env_id


@pytest.mark.filterwarnings("ignore:Observation")  # it wants bare arrays; its own games with masks are exempt by name
def test_pettingzoo_accepts_the_environment(name, seats):
    api_test(pettingzoo.env(name, seats), num_cycles=60)


def test_a_seed_decides_a_match_in_pettingzoo(name, seats):
    seed_test(lambda: pettingzoo.env(name, seats), num_cycles=60)


def test_cycles_are_cut_off_as_pettingzoo_counts_them(name, seats):
    max_cycles_test(SimpleNamespace(
        env=lambda max_cycles: pettingzoo.env(name, seats, max_cycles=max_cycles),
        parallel_env=lambda max_cycles: pettingzoo.parallel_env(name, seats, max_cycles=max_cycles),
    ))


def test_gymnasium_accepts_the_environment(name, seats):
    register()
    env = gymnasium.make(env_id(name), seats=seats, opponents="random", render_mode="ansi")
    check_env(env.unwrapped)
    env.close()


def test_openspiel_accepts_the_game(name, seats):
    openspiel.register()
    game = pyspiel.load_game(openspiel.spiel_id(name), {"players": seats})
    assert game.num_players() == seats
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_copies_and_restores_a_position(name):
    openspiel.register()
    game = pyspiel.load_game(f"{openspiel.spiel_id(name)}(players=2,reward=margin)")
    state = game.new_initial_state()
    for _ in range(40):
        moves = [move for move, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(moves[len(moves) // 2])
    copy = state.clone()
    before = str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)
    assert str(game.deserialize_state(state.serialize())) == before


@pytest.mark.parametrize("wrong", [
    {"opponents": ["greedy", "greedy"]}, {"opponents": "wizard"}, {"seat": 2}, {"reward": "glory"}, {"seats": 9},
    {"render_mode": "human"}, {"options": {"first": 7}},
])
def test_a_wrong_argument_is_refused(wrong):
    with pytest.raises(GnomehallError):
        HallEnv("gems", **wrong)
