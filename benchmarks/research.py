"""The figures of docs/research.md.

    python -m benchmarks.research                       the games as benchmarks (some seconds)
    python -m benchmarks.research --speed               how fast they step; wants a quiet machine
    python -m benchmarks.research --baselines 100       bots against random and greedy; 6 minutes on two cores
    python -m benchmarks.research --baselines 100 --learned gems-ppo.npz     with the trained agent
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from pathlib import Path

from gnomehall.arena.plan import Plan
from gnomehall.arena.run import Settings, run_plan
from gnomehall.arena.store import RecordStore
from gnomehall.bench import calibration
from gnomehall.core.dice import Dice
from gnomehall.core.playout import random_move
from gnomehall.core.state import CHANCE
from gnomehall.games import GAMES, game
from gnomehall.games.learning import layout

BASELINES = ("greedy", "sprout", "neighbour", "tinkerer", "master", "search:100", "search:400")


@dataclass
class Tree:
    """What random matches say about the tree of a game."""

    decisions: int = 0
    chances: int = 0
    choices: int = 0  # legal moves, over all decisions
    most: int = 0
    outcomes: int = 0
    lengths: list[int] = field(default_factory=list)


def explore(name: str, seats: int, matches: int) -> Tree:
    """Play at random and count."""
    tree = Tree()
    for seed in range(matches):
        state = game(name).start(seats)
        dice = Dice(seed)
        length = 0
        while (seat := state.to_move) is not None:
            move = random_move(state, dice)
            if seat == CHANCE:
                tree.chances += 1
                tree.outcomes += state.count
            else:
                tree.decisions += 1
                length += 1
                tree.choices += state.count
                tree.most = max(tree.most, state.count)
            state.apply(move)
        tree.lengths.append(length)
    return tree


def print_games(matches: int) -> None:
    """One line a game and number of seats."""
    print(
        "| game | seats | decisions a match (5 % to 95 %) | legal moves, mean (most) | share of chance | "
        "outcomes, mean | moves in the alphabet | numbers in an observation |",
    )
    print("|---|--:|--:|--:|--:|--:|--:|--:|")
    for name in GAMES:
        it = game(name)
        for seats in range(it.fewest, it.most + 1):
            tree = explore(name, seats, matches)
            lengths = sorted(tree.lengths)
            share = tree.chances / (tree.chances + tree.decisions)
            low, high = lengths[len(lengths) // 20], lengths[-1 - len(lengths) // 20]
            print(
                f"| {it.title} | {seats} | {sum(lengths) / len(lengths):.0f} ({low} to {high}) | "
                f"{tree.choices / tree.decisions:.1f} ({tree.most}) | {share:.0%} | "
                f"{tree.outcomes / tree.chances:.1f} | {len(it.moves)} | {layout(name, seats).size} |", flush=True,
            )


def print_speed(seconds: float) -> None:
    """Decisions a second through each interface, beside the calibration of the same run."""
    from gnomehall.envs.speed import aec_rate, vector_rate

    base = calibration(seconds)
    print(f"calibration: {base / 1e6:.1f} million iterations/s of plain Python\n")
    print("| game | seats | PettingZoo, decisions/s | vector, decisions/s | times | of the calibration |")
    print("|---|--:|--:|--:|--:|--:|")
    for name in GAMES:
        for seats in (2, game(name).most):
            alone, vector = aec_rate(name, seats, seconds), vector_rate(name, seats, seconds)
            print(
                f"| {game(name).title} | {seats} | {alone:,.0f} | {vector:,.0f} | {vector / alone:.0f} | "
                f"{vector / base:.3f} |", flush=True,
            )


def print_baselines(games: int, jobs: int, learned: Path | None, out: Path) -> None:
    """Who wins how often against `random` and `greedy`, two seats, every deal in both seatings."""
    print("| game | who | against random | against greedy | matches each |\n|---|---|--:|--:|--:|")
    for name in GAMES:
        rows = [(bot, bot) for bot in ("random", *BASELINES)]
        if learned is not None and name == "gems":
            rows.append((f"learned:{learned}", "trained by PPO"))
        for bot, title in rows:
            cells = []
            for rival in ("random", "greedy"):
                if bot == rival:
                    cells.append("")
                    continue
                folder = out / f"{name}-{title.replace(':', '_').replace(' ', '_')}-{rival}"
                plan = Plan(name, (bot, rival), 2, games)
                run = run_plan(plan, Settings(jobs=jobs), store=RecordStore(folder, plan))
                share = run.table()[0].win_share
                cells.append(f"{share.mean:.1%} ({share.low:.1%} to {share.high:.1%})")
            print(f"| {game(name).title} | {title} | {cells[0]} | {cells[1]} | {games} |", flush=True)


def main() -> None:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200, help="random matches for each line")
    parser.add_argument("--speed", action="store_true")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--baselines", type=int, default=0, metavar="GAMES")
    parser.add_argument("--learned", type=Path, default=None)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("build/research"))
    given = parser.parse_args()
    if given.speed:
        print_speed(given.seconds)
    elif given.baselines:
        print_baselines(given.baselines, given.jobs, given.learned, given.out)
    else:
        print_games(given.matches)


if __name__ == "__main__":
    main()
