"""Thousands of matches at once: each one is a match like any other."""

from __future__ import annotations

import time

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from gnomehall.core.errors import GnomehallError
from gnomehall.envs import pettingzoo
from gnomehall.envs.gymnasium import register
from gnomehall.envs.observer import Observer
from gnomehall.envs.speed import aec_rate, vector_rate
from gnomehall.envs.vector import VectorHall
from gnomehall.games.learning import env_id


def test_what_a_match_shows_is_its_position(name, seats):
    env = VectorHall(name, 8, seats, "self")
    observer = Observer(name, seats)
    seen, info = env.reset(seed=3)
    for _ in range(60):
        for number in range(8):
            state = env.state(number)
            assert state.mover == info["to_move"][number]
            alone = observer.observe(state, state.mover)
            assert np.array_equal(seen["observation"][number], alone["observation"])
            assert np.array_equal(seen["action_mask"][number], alone["action_mask"])
        seen, _, _, _, info = env.step(env.legal_actions())
    assert env.observation_space.contains(seen)


def test_gymnasium_makes_it_by_its_id(name):
    register()
    env = gymnasium.make_vec(env_id(name), num_envs=4, seats=2, opponents="random")
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    env.close()


def test_a_match_does_not_depend_on_its_neighbours(name):
    few, many = VectorHall(name, 2, 2), VectorHall(name, 7, 2)
    seen_few, _ = few.reset(seed=11)
    seen_many, _ = many.reset(seed=11)
    for _ in range(80):
        assert np.array_equal(seen_few["observation"], seen_many["observation"][:2])
        actions = seen_many["action_mask"].argmax(axis=1)
        seen_many, *_ = many.step(actions)
        seen_few, *_ = few.step(actions[:2])


def test_an_ended_match_begins_anew_in_the_same_step_and_shows_its_last_position(name, seats):
    env = VectorHall(name, 16, seats, "self", reward="rank")
    env.reset(seed=2)
    ended = 0
    for _ in range(4_000):
        _, reward, over, cut, info = env.step(env.legal_actions())
        assert not cut.any()
        assert not reward[~over].any()
        assert ("final_obs" in info) == over.any()
        for number in np.flatnonzero(over):
            ended += 1
            assert env.single_observation_space.contains(info["final_obs"][number])
            assert not info["final_obs"][number]["action_mask"].any()
            assert env.state(number).legal_ids()
            if seats > 1:
                assert info["final_info"]["rewards"][number].sum() == pytest.approx(0, abs=1e-5)
        if ended >= 5:
            return
    raise AssertionError("no match ended")


def test_the_learner_sits_where_it_is_told_and_moves_only_then():
    env = VectorHall("gems", 4, 3, ["random", "greedy"], seat=2)
    _, info = env.reset(seed=1)
    for _ in range(50):
        assert (info["seat"] == 2).all()
        assert (info["to_move"] == 2).all()
        *_, info = env.step(env.legal_actions())


def test_greedy_opponents_beat_a_random_learner():
    env = VectorHall("gnomeland", 8, 2, "greedy")
    env.reset(seed=1)
    paid = []
    while len(paid) < 10:
        _, reward, over, _, _ = env.step(env.legal_actions())
        paid += reward[over].tolist()
    assert np.mean(paid) < -0.5


def test_an_illegal_action_is_refused_and_changes_nothing():
    env = VectorHall("gems", 3)
    seen, _ = env.reset(seed=1)
    actions = seen["action_mask"].argmax(axis=1)
    for wrong in (-1, 0, 10_000):
        with pytest.raises(GnomehallError, match="match 1"):
            env.step(np.array([actions[0], wrong, actions[2]]))
    assert sorted(env.state(0).legal_ids()) == np.flatnonzero(seen["action_mask"][0]).tolist()


@pytest.mark.parametrize("wrong", [
    {"num_envs": 0}, {"opponents": "wizard"}, {"opponents": ["random", "random"]}, {"seat": 5}, {"reward": "x"},
])
def test_a_wrong_argument_is_refused(wrong):
    with pytest.raises(GnomehallError):
        VectorHall("gems", **{"num_envs": 2, **wrong})


def test_the_vector_environment_is_at_least_ten_times_as_fast_as_one_match(name):
    """In time of this process, so that a busy machine does not matter."""
    alone = aec_rate(name, 2, 0.3, time.process_time)
    assert vector_rate(name, 2, 0.3, time.process_time) >= 10 * alone
    assert pettingzoo.env(name).metadata["name"].startswith(name)
