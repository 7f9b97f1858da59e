"""Measures the engine: playouts compiled and not, stepping from Python, copies, threads."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable

from gnomehall.core.dice import Dice
from gnomehall.core.game import Game
from gnomehall.core.playout import copy_many, play_matches, random_move
from gnomehall.core.state import CHANCE, State
from gnomehall.games import GAMES, game
from gnomehall.pure import VARIABLE, is_compiled

Figures = dict[str, object]


def calibration(seconds: float) -> float:
    """Iterations a second of a fixed loop in plain Python: how fast this machine is right now."""
    done = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        x = 1
        for i in range(200_000):
            x = (x * 31 + i) & 0xFFFF
        done += 200_000
    return done / (time.perf_counter() - start)


def playouts(state: State, seconds: float) -> tuple[float, float]:
    """Random matches and moves (chance included) a second, on one core."""
    matches = moves = 0
    chunk = 1
    spent = 0.0
    start = time.perf_counter()
    while spent < seconds:
        played, _ = play_matches(state, chunk, matches)
        spent = time.perf_counter() - start
        matches += chunk
        moves += played
        chunk = max(1, int(matches / spent * seconds / 10))
    return matches / spent, moves / spent


def two_threads(state: State, seconds: float) -> float:
    """Moves a second of two threads that play at the same time."""
    rates = [0.0, 0.0]

    def work(number: int) -> None:
        rates[number] = playouts(state.clone(), seconds)[1]

    threads = [threading.Thread(target=work, args=(number,)) for number in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(rates)


def stepping(it: Game, seats: int, seconds: float) -> float:
    """Moves a second from Python: the legal list, one of them applied with its check; chance too."""
    dice = Dice(1)
    moves = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        state = it.start(seats)
        while state.to_move is not None:
            if state.to_move == CHANCE:
                state.apply(random_move(state, dice))
            else:
                ids = state.legal_ids()
                state.apply(ids[dice.roll(len(ids))])
            moves += 1
    return moves / spent


def copying(state: State, seconds: float) -> float:
    """Microseconds of one copy inside compiled code."""
    copies = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        copy_many(state, 1000)
        copies += 1000
    return spent / copies * 1e6


def uncompiled(name: str, seats: int, seconds: float) -> float:
    """Moves a second of the plain Python files, in a process of their own."""
    script = (
        "import json; from gnomehall.bench import playouts; from gnomehall.games import game;"
        f"print(json.dumps(playouts(game({name!r}).start({seats}), {seconds})[1]))"
    )
    run = subprocess.run(
        [sys.executable, "-c", script], env={**os.environ, VARIABLE: "1"}, capture_output=True, check=True,
    )
    return float(json.loads(run.stdout))


def searching(it: Game, seats: int, seconds: float) -> float:
    """Simulations a second of the tree search, over the decisions of a whole match."""
    from gnomehall.bots.speed import simulations_per_s

    return simulations_per_s(it, seats, seconds)


def solving(it: Game, seats: int, seconds: float) -> float:
    """Positions a second of the solver, over turns of random matches."""
    from gnomehall.solve.speed import positions_per_s

    return positions_per_s(it, seats, seconds)


def environments(name: str, seats: int, seconds: float) -> Figures:
    """Decisions a second through PettingZoo and the vector environment; none without the extra [envs]."""
    from importlib.util import find_spec

    if find_spec("gymnasium") is None or find_spec("pettingzoo") is None:
        return {"aec_moves_per_s": None, "vector_moves_per_s": None}
    from gnomehall.envs.speed import aec_rate, vector_rate

    return {
        "aec_moves_per_s": aec_rate(name, seats, seconds), "vector_moves_per_s": vector_rate(name, seats, seconds),
    }


def measure(name: str, seats: int, seconds: float) -> Figures:
    """All figures of one game."""
    it = game(name)
    state = it.start(seats)
    matches, moves = playouts(state, seconds)
    return {
        "game": name, "seats": seats, "moves_per_s": moves, "matches_per_s": matches,
        "two_threads_moves_per_s": two_threads(state, seconds),
        "step_moves_per_s": stepping(it, seats, seconds),
        "clone_us": copying(state, seconds / 4),
        "uncompiled_moves_per_s": uncompiled(name, seats, seconds),
        "simulations_per_s": searching(it, seats, seconds),
        "simulations_per_s_two_seats": searching(it, 2, seconds),
        "solver_positions_per_s": solving(it, 2, seconds),
        **environments(name, seats, seconds),
    }


def run(seconds: float) -> Figures:
    """Everything, the calibration measured before and after and averaged."""
    before = calibration(seconds)
    games = [measure(name, min(4, game(name).most), seconds) for name in GAMES]
    return {"compiled": is_compiled(), "calibration": (before + calibration(seconds)) / 2, "games": games}


def table(figures: Figures) -> str:
    """The figures for people, each also as a share of the calibration."""
    base = float(str(figures["calibration"]))
    lines = [
        f"calibration {base / 1e6:.1f} M iterations/s of plain Python; "
        f"rules are {'compiled' if figures['compiled'] else 'NOT compiled: slower'}",
        f"{'game':12}{'seats':>6}{'moves/s':>12}{'of cal.':>9}{'matches/s':>11}{'2 threads':>11}"
        f"{'stepping/s':>12}{'of cal.':>9}{'copy':>9}{'plain/s':>10}{'search/s':>10}{'2 seats':>10}{'solver/s':>10}",
    ]
    games: list[dict[str, float]] = figures["games"]  # type: ignore[assignment]  # made by run
    number: Callable[[float], str] = lambda x: f"{x:,.0f}"  # noqa: E731
    for row in games:
        moves, step = row["moves_per_s"], row["step_moves_per_s"]
        lines.append(
            f"{row['game']:12}{row['seats']:>6}{number(moves):>12}{moves / base:>9.3f}"
            f"{number(row['matches_per_s']):>11}{row['two_threads_moves_per_s'] / moves:>10.2f}x"
            f"{number(step):>12}{step / base:>9.3f}{row['clone_us'] * 1000:>6.0f} ns"
            f"{number(row['uncompiled_moves_per_s']):>10}{number(row['simulations_per_s']):>10}"
            f"{number(row['simulations_per_s_two_seats']):>10}{number(row['solver_positions_per_s']):>10}"
        )
    lines += ["", f"{'for learners':18}{'PettingZoo/s':>14}{'vector/s':>12}{'of cal.':>9}{'times':>7}   (decisions)"]
    for row in games:
        alone, vector = row["aec_moves_per_s"], row["vector_moves_per_s"]
        if alone is not None:
            lines.append(
                f"{row['game']:12}{row['seats']:>6}{number(alone):>14}{number(vector):>12}{vector / base:>9.3f}"
                f"{vector / alone:>7.0f}"
            )
    return "\n".join(lines)
