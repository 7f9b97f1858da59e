"""Train an agent that beats `random` at Gems & Gnomes, on a CPU, in minutes: masked PPO by skrl.

    pip install 'gnomehall[envs,train]'
    python examples/train_gems.py --out gems-ppo.npz

It plays 1,024 matches at once against random opponents, learns from wins and losses, writes the network as a
small .npz, and lets it meet `random` in 400 paired matches (200 deals, each in both seatings).  Then it is a
bot like any other:

    gnomehall arena gems --bots learned:gems-ppo.npz,greedy --games 400
"""

from __future__ import annotations

import argparse
import logging
import time
from pathlib import Path
from typing import Any

import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import skrl
from skrl.agents.jax.ppo import PPO
from skrl.envs.wrappers.jax import wrap_env
from skrl.memories.jax import RandomMemory
from skrl.models.jax import CategoricalMixin, DeterministicMixin, Model
from skrl.trainers.jax import SequentialTrainer
from skrl.utils.spaces.jax import unflatten_tensorized_space

from gnomehall.arena.plan import Plan
from gnomehall.arena.run import run_plan
from gnomehall.bots.learned import save_weights
from gnomehall.envs.vector import VectorHall

HIDDEN = 128
NEVER = -1e9  # the logit of an illegal action


def network(x: jax.Array, outputs: int, last: float) -> jax.Array:
    """Two hidden layers; `last` is small for a policy that begins by trying everything."""
    for _ in range(2):
        x = nn.relu(nn.Dense(HIDDEN, kernel_init=nn.initializers.orthogonal(2**0.5))(x))
    return nn.Dense(outputs, kernel_init=nn.initializers.orthogonal(last))(x)


class Policy(CategoricalMixin, Model):
    """Legal actions with their probabilities."""

    def __init__(self, observation_space: Any, action_space: Any) -> None:
        Model.__init__(self, observation_space=observation_space, action_space=action_space)
        CategoricalMixin.__init__(self)

    @nn.compact
    def __call__(self, inputs: dict[str, Any], role: str) -> tuple[jax.Array, dict[str, Any]]:
        """Logits; those of illegal actions are as good as minus infinity."""
        seen = unflatten_tensorized_space(self.observation_space, inputs["observations"])
        logits = network(seen["observation"], self.num_actions, 0.01)
        return jnp.where(seen["action_mask"] > 0, logits, NEVER), {}

    def act(self, inputs: dict[str, Any], *, role: str = "", params: Any = None) -> tuple[jax.Array, dict[str, Any]]:
        """As skrl does; its entropy reads `stddev`, which for this kind of policy must be the logits."""
        actions, outputs = CategoricalMixin.act(self, inputs, role=role, params=params)
        return actions, {**outputs, "stddev": outputs["net_output"]}


class Value(DeterministicMixin, Model):
    """What the position is worth to the seat that looks."""

    def __init__(self, observation_space: Any, action_space: Any) -> None:
        Model.__init__(self, observation_space=observation_space, action_space=action_space)
        DeterministicMixin.__init__(self)

    @nn.compact
    def __call__(self, inputs: dict[str, Any], role: str) -> tuple[jax.Array, dict[str, Any]]:
        """One number."""
        seen = unflatten_tensorized_space(self.observation_space, inputs["observations"])
        return network(seen["observation"], 1, 1.0), {}


def train(steps: int, matches: int, rollout: int, seed: int) -> Policy:
    """PPO for so many decisions, spread over matches that run side by side."""
    logging.getLogger("skrl").setLevel(logging.WARNING)
    skrl.config.jax.key = seed
    env = wrap_env(VectorHall("gems", matches, seats=2, opponents="random"), wrapper="gymnasium", verbose=False)
    models = {"policy": Policy(env.observation_space, env.action_space), "value": Value(env.observation_space, env.action_space)}
    for role, model in models.items():
        model.init_state_dict(role=role)
    agent = PPO(
        models=models, memory=RandomMemory(memory_size=rollout, num_envs=matches),
        observation_space=env.observation_space, action_space=env.action_space,
        cfg={
            "rollouts": rollout, "learning_epochs": 3, "mini_batches": 8, "discount_factor": 0.999,
            "gae_lambda": 0.97, "learning_rate": 1e-3, "entropy_loss_scale": 0.01, "value_loss_scale": 1.0,
            "value_clip": 0.0, "experiment": {"write_interval": 0, "checkpoint_interval": 0},
        },
    )
    trainer = SequentialTrainer(
        env=env, agents=agent, cfg={"timesteps": max(rollout, steps // matches), "headless": True, "close_environment_at_exit": False},
    )
    trainer.train()
    return models["policy"]


def layers(policy: Policy) -> list[tuple[np.ndarray, np.ndarray]]:
    """The network as plain arrays."""
    dense = policy.state_dict.params["params"]
    return [(np.asarray(dense[f"Dense_{n}"]["kernel"]), np.asarray(dense[f"Dense_{n}"]["bias"])) for n in range(3)]


def main() -> None:
    """Train, write, measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=4_000_000, help="decisions of the learner")
    parser.add_argument("--matches", type=int, default=1024, help="played side by side")
    parser.add_argument("--rollout", type=int, default=32, help="steps between two updates")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("gems-ppo.npz"))
    parser.add_argument("--games", type=int, default=400, help="matches against random at the end")
    given = parser.parse_args()
    start = time.perf_counter()
    policy = train(given.steps, given.matches, given.rollout, given.seed)
    save_weights(given.out, "gems", 2, layers(policy))
    print(f"{given.steps:,} decisions in {time.perf_counter() - start:.0f} s; {given.out}: {given.out.stat().st_size:,} bytes")
    run = run_plan(Plan("gems", (f"learned:{given.out}", "random"), 2, given.games))
    share = run.table()[0].win_share
    print(f"wins against random: {share.mean:.1%} ({share.low:.1%} to {share.high:.1%}) of {len(run.results)} matches")


if __name__ == "__main__":
    main()
