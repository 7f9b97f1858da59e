"""What the vector environment shows, as digests, so that compiled and plain files can be compared."""

from __future__ import annotations

import hashlib
import sys

from gnomehall.envs.vector import VectorHall
from gnomehall.pure import is_compiled


def trace(name: str, seats: int, opponents: str, steps: int) -> str:
    """A digest of everything three matches show over some steps of random play."""
    digest = hashlib.sha256()
    env = VectorHall(name, 3, seats, opponents, reward="rank")
    seen, info = env.reset(seed=5)
    for _ in range(steps):
        for array in (seen["observation"], seen["action_mask"], info["to_move"], info["seat"]):
            digest.update(array.tobytes())
        seen, reward, over, _, info = env.step(env.legal_actions())
        digest.update(reward.tobytes() + over.tobytes())
    return f"{name} {seats} {opponents} {digest.hexdigest()[:16]}"


if __name__ == "__main__":
    assert is_compiled() == (sys.argv[1] == "compiled"), f"these rules are not {sys.argv[1]}"
    for game, count, players, length in (
        ("gems", 2, "random", 300), ("gems", 5, "self", 200), ("gnomopolis", 1, "self", 150),
        ("gnomopolis", 4, "self", 200), ("gnomopolis", 2, "greedy", 40), ("gnomeland", 4, "self", 300),
        ("gnomeland", 2, "random", 150),
    ):
        print(trace(game, count, players, length))
