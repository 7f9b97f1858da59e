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
import sys
import time
from pathlib import Path
from typing import Any

import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import skrl
from gymnasium.vector import VectorWrapper
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
POINT = 0.1  # what a point more or less than the opponent is worth on the way; a win is 1
NEVER = -1e9  # the logit of an illegal action


class Shaped(VectorWrapper):
    """Adds to the reward how the lead in points changes, so that a Collect is felt at once.

    The lead is read from the observation by the names of its fields.  Such shaping by a difference of
    potentials leaves the best policy what it was.
    """

    def __init__(self, env: VectorHall) -> None:
        super().__init__(env)
        layout = env.observer.layout
        self.mine, self.theirs = layout.start("0.value"), layout.start("1.value")
        self.points = layout.scales()[self.mine]

    def reset(self, **arguments: Any) -> tuple[Any, dict[str, Any]]:
        """Remember the lead."""
        seen, info = self.env.reset(**arguments)
        self.lead = self.lead_in(seen["observation"])
        return seen, info

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """The reward, and the change of the lead; where a match ended, up to its last observation."""
        seen, reward, over, cut, info = self.env.step(actions)
        lead = after = self.lead_in(seen["observation"])
        if over.any():
            after = lead.copy()
            after[over] = self.lead_in(np.stack([last["observation"] for last in info["final_obs"][over]]))
        reward = reward + POINT * (after - self.lead)
        self.lead = lead
        return seen, reward, over, cut, info

    def lead_in(self, seen: np.ndarray) -> np.ndarray:
        """Points of the own pile less those of the other, groups not counted."""
        return (seen[:, self.mine] - seen[:, self.theirs]) * self.points


def network(x: jax.Array, outputs: int, last: float) -> jax.Array:
    """Two hidden layers; `last` is small for a policy that begins by trying everything."""
    for _ in range(2):
        x = nn.relu(nn.Dense(HIDDEN, kernel_init=nn.initializers.orthogonal(2**0.5))(x))
    return nn.Dense(outputs, kernel_init=nn.initializers.orthogonal(last))(x)


class Policy(CategoricalMixin, Model):
    """Legal actions with their probabilities."""

    def __init__(self, **spaces: Any) -> None:
        Model.__init__(self, **spaces)
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

    def __init__(self, **spaces: Any) -> None:
        Model.__init__(self, **spaces)
        DeterministicMixin.__init__(self)

    @nn.compact
    def __call__(self, inputs: dict[str, Any], role: str) -> tuple[jax.Array, dict[str, Any]]:
        """One number."""
        seen = unflatten_tensorized_space(self.observation_space, inputs["observations"])
        return network(seen["observation"], 1, 1.0), {}


def train(steps: int, matches: int, rollout: int, seed: int) -> Policy:
    """PPO for so many decisions, spread over matches that run side by side."""
    logging.getLogger("skrl").setLevel(logging.ERROR)  # it warns of every machine without a GPU
    skrl.config.jax.key = seed
    env = wrap_env(Shaped(VectorHall("gems", matches, opponents="random")), wrapper="gymnasium", verbose=False)
    spaces = {"observation_space": env.observation_space, "action_space": env.action_space}
    models = {"policy": Policy(**spaces), "value": Value(**spaces)}
    for role, model in models.items():
        model.init_state_dict(role=role)
    agent = PPO(
        models=models, memory=RandomMemory(memory_size=rollout, num_envs=matches),
        **spaces,
        cfg={
            "rollouts": rollout, "learning_epochs": 2, "mini_batches": 4, "discount_factor": 0.999,
            "gae_lambda": 0.97, "learning_rate": 1e-3, "entropy_loss_scale": 0.01, "value_loss_scale": 1.0,
            "value_clip": 0.0, "experiment": {"write_interval": 0, "checkpoint_interval": 0},
        },
    )
    trainer = SequentialTrainer(env=env, agents=agent, cfg={
        "timesteps": max(rollout, steps // matches), "headless": True, "close_environment_at_exit": False,
        "disable_progressbar": not sys.stdout.isatty(),
    })
    trainer.train()
    return models["policy"]


def layers(policy: Policy) -> list[tuple[np.ndarray, np.ndarray]]:
    """The network as plain arrays."""
    dense = policy.state_dict.params["params"]
    return [(np.asarray(dense[f"Dense_{n}"]["kernel"]), np.asarray(dense[f"Dense_{n}"]["bias"])) for n in range(3)]


def main() -> None:
    """Train, write, measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=1_500_000, help="decisions of the learner")
    parser.add_argument("--matches", type=int, default=1024, help="played side by side")
    parser.add_argument("--rollout", type=int, default=32, help="steps between two updates")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("gems-ppo.npz"))
    parser.add_argument("--games", type=int, default=400, help="matches against random at the end")
    given = parser.parse_args()
    start = time.perf_counter()
    policy = train(given.steps, given.matches, given.rollout, given.seed)
    save_weights(given.out, "gems", 2, layers(policy))
    spent = time.perf_counter() - start
    print(f"{given.steps:,} decisions in {spent:.0f} s; {given.out}: {given.out.stat().st_size:,} bytes", flush=True)
    run = run_plan(Plan("gems", (f"learned:{given.out}", "random"), 2, given.games))
    share = run.table()[0].win_share
    print(f"wins against random: {share.mean:.1%} ({share.low:.1%} to {share.high:.1%}) of {len(run.results)} matches")


if __name__ == "__main__":
    main()
