"""How a test plays a table forward over the API: a rough taste for each game, the same for a seed."""

from __future__ import annotations

from random import Random
from typing import Any

from hall import Hall, Made

TASTE = {
    "gems": {"collect": 40, "claim": 6, "explore": 4, "retreat": 0},
    "gnomopolis": {"build": 30, "pass": 1},
    "gnomeland": {"complete": 30, "build": 20, "end": 1},
}
LEVEL = 3  # for verbs not named above


def choose(game: str, state: Any, rng: Random) -> tuple[str, str]:
    """A legal move and its note."""
    taste = TASTE.get(game, {})
    weights = [taste.get(move["verb"], LEVEL) + 0.001 for move in state["legal"]]
    by_verb: dict[str, int] = {}
    for move in state["legal"]:
        by_verb[move["verb"]] = by_verb.get(move["verb"], 0) + 1
    weights = [w / by_verb[m["verb"]] for w, m in zip(weights, state["legal"], strict=True)]
    if game == "gems":  # what two gnomes already stand on is worth claiming
        mine = state["view"]["seats"][state["to_move"]]["claimed"]
        weights = [w * (1 + 6 * mine.get(m["args"][0], 0) if m["verb"] == "claim" else 1)
                   for w, m in zip(weights, state["legal"], strict=True)]
    move = rng.choices(state["legal"], weights)[0]
    note = ""
    if move["verb"] == "explore" and game == "gems":
        note = str(rng.choice([i for i, p in enumerate(state["view"]["places"]) if p["token"] is None]))
    return move["text"], note


def play_until(hall: Hall, made: Made, game: str, enough: Any, seed: int = 1) -> Any:
    """Play all seats (they must all be on this device) until `enough(state)`, or the end."""
    rng = Random(seed)
    state = hall.state(made)
    while not state["over"] and not enough(state):
        move, note = choose(game, state, rng)
        state = hall.play(made, move, state["version"], note)
    return state
