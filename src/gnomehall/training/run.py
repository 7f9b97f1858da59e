"""Generations of a net: it plays itself, learns from what became of its positions, and plays again.

A run lives in a folder beside its net, a file for each generation, so that it can be stopped and taken up again.
What a generation plays depends on the seed and its number only, so a run taken up again ends as if it had not stopped.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from gnomehall.bots.net import ONE, Net
from gnomehall.bots.net_files import fingerprint, write_net
from gnomehall.bots.net_outlook import NetOutlook
from gnomehall.bots.outlook import Outlook
from gnomehall.bots.tuning import tuning
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game
from gnomehall.games.learning import make_encoder
from gnomehall.training.learner import Array, Learner
from gnomehall.training.reliability import Bin, bins_of, mean_error
from gnomehall.training.selfplay import BY_GREEDY, BY_NET, BY_OTHER, SelfPlay

CHUNK = 20_000  # positions one worker fills at once
HELD_OUT = 20  # one position in so many is only for measuring the loss
PROVED = 100_000  # positions
PROOF = 1_000_000_007  # the seeds of the last measurement are no others'


class Settings(msgspec.Struct, frozen=True):
    """What a run is told; a run that is taken up again must be told the same."""

    game: str
    seats: int
    seed: int = 1
    generations: int = 10
    positions: int = 200_000  # a generation
    epochs: int = 4
    rate: float = 0.0015
    decay: float = 0.9
    noise: float = 0.08  # of the moves of a noisy beginning
    deals: int = 100  # to measure each generation


class Generation(msgspec.Struct, frozen=True):
    """What is known of one generation."""

    number: int
    seconds: float
    matches: int
    loss: float
    held_out: float  # the loss on positions not learned from
    against_greedy: tuple[float, float]  # the share of wins (alone: the points) and half its 95 % interval
    against_last: tuple[float, float]


class Progress(msgspec.Struct):
    """A run so far."""

    settings: Settings
    margin_unit: float = 10.0
    centre: float = 0.0
    noise_length: int = 0
    generations: list[Generation] = []


class Run:
    """A run in its folder."""

    def __init__(self, game: Game, settings: Settings, folder: Path, jobs: int, say: Callable[[str], None]) -> None:
        self.game, self.settings, self.folder, self.jobs, self.say = game, settings, folder, jobs, say
        self.start = game.start(settings.seats)
        self.encoder = make_encoder(game, settings.seats)
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / "run.json"
        self.progress = Progress(settings)
        if self.file.is_file():
            self.progress = msgspec.json.decode(self.file.read_bytes(), type=Progress)
            told = msgspec.structs.replace(self.progress.settings, generations=settings.generations)
            if told != settings:
                raise ValidationError(f"{folder}: holds a run with other settings")
            self.progress.settings = settings
        self.inputs = self._net(None).inputs
        self.data: dict[int, tuple[Array, Array, Array]] = {}

    # ---- players

    def _net(self, weights: tuple[Array, ...] | None) -> Net:
        net = Net(make_encoder(self.game, self.settings.seats), self.progress.margin_unit, self.progress.centre)
        if weights is not None:
            net.take(*weights)
        return net

    def _player(self, mine: tuple[Array, ...] | None, other: tuple[Array, ...] | None) -> SelfPlay:
        figures = tuning(self.game.name)
        player = SelfPlay(
            self.start, Outlook(self.start, figures.scale, figures.blend),
            NetOutlook(self.start, self._net(mine), figures.blend),
            NetOutlook(self.start, self._net(other), figures.blend),
        )
        player.decay, player.noise = self.settings.decay, round(1000 * self.settings.noise)
        player.noise_length, player.learned = self.progress.noise_length, mine is not None
        return player

    def _spread(self, work: Callable[[int], Any], count: int) -> list[Any]:
        """The results of work on 0 ... count - 1, by all jobs, in order."""
        if self.jobs == 1:
            return [work(number) for number in range(count)]
        with ThreadPoolExecutor(self.jobs) as pool:
            return list(pool.map(work, range(count)))

    # ---- one generation

    def learner(self, generation: int) -> Learner:
        """The network as a generation left it."""
        found = Learner(self.inputs, self.settings.seats, self.settings.seed)
        with np.load(self.folder / f"{generation}.npz") as file:
            found.weights = [file[f"w{n}"] for n in range(6)]
        return found

    def play(
        self, generation: int, positions: int = 0, *, results_only: bool = False,
    ) -> tuple[Array, Array, Array, int]:
        """The positions a generation learns from: inputs, targets, the rows in use, and the matches played.

        To prove a net, results alone are the targets and no beginning is noisy.
        """
        weights = None if generation == 0 else self.learner(generation - 1).whole_numbers()
        positions = positions or self.settings.positions
        size = min(CHUNK, positions)
        chunks = -(-positions // size)
        seen = np.zeros((chunks * size, self.inputs), np.int16)
        targets = np.zeros((chunks * size, 2 * self.settings.seats), np.float32)

        def fill(chunk: int) -> tuple[int, int]:
            player = self._player(weights, None)
            part = slice(chunk * size, (chunk + 1) * size)
            player.attach(seen[part].ravel(), targets[part].ravel(), size)
            if results_only:
                player.decay, player.noise_length = 1.0, 0
            seed = PROOF * results_only + (self.settings.seed * 1009 + generation) * 100_003 + chunk
            return player.play_many(BY_NET if generation else BY_GREEDY, size, seed), player.kept

        done = self._spread(fill, chunks)
        rows = np.concatenate([np.arange(chunk * size, chunk * size + kept) for chunk, (_, kept) in enumerate(done)])
        return seen, targets, rows, sum(matches for matches, _ in done)

    def prepare(self) -> None:
        """How long greedy's matches are, and how far their points spread: the units of the net."""
        player = self._player(None, None)
        ends, decisions = [], []
        seen, targets = np.zeros(CHUNK * self.inputs, np.int16), np.zeros(CHUNK * 2 * self.settings.seats, np.float32)
        player.attach(seen, targets, CHUNK)
        for number in range(60):
            player.kept = 0
            player.play_many(BY_GREEDY, 1, number)
            decisions.append(player.decisions)
            ends.extend(player.result[self.settings.seats : 2 * self.settings.seats])
        self.progress.noise_length = max(4, round(0.7 * float(np.mean(decisions))))
        self.progress.margin_unit = float(max(1, round(float(np.std(ends)))))
        self.progress.centre = float(round(float(np.mean(ends)))) if self.settings.seats == 1 else 0.0

    def targets_of(self, targets: Array) -> Array:
        """Targets in the units of the net."""
        found = targets.copy()
        seats = self.settings.seats
        found[:, seats:] = (found[:, seats:] - self.progress.centre) / self.progress.margin_unit
        return found

    def generation(self, number: int) -> None:
        """Play, learn, measure, keep."""
        began = time.monotonic()
        if number == 0:
            self.prepare()
        for old in [it for it in self.data if it < number - 1]:
            del self.data[old]
        matches = 0
        for wanted in range(max(0, number - 1), number + 1):
            if wanted not in self.data:
                seen, targets, rows, matches = self.play(wanted)
                self.data[wanted] = (seen, self.targets_of(targets), rows)
        played = time.monotonic() - began
        if number == 0:
            learner = Learner(self.inputs, self.settings.seats, self.settings.seed)
        else:
            learner = self.learner(number - 1)
        lost, held = self._learn(learner, number)
        arrays: dict[str, Any] = {f"w{n}": w for n, w in enumerate(learner.weights)}
        np.savez(self.folder / f"{number}.npz", **arrays)
        greedy, last = self.measure(number, self.settings.deals, number * 1_000_003 + self.settings.seed)
        took = time.monotonic() - began
        self.progress.generations.append(Generation(number, took, matches, lost, held, greedy, last))
        self.file.write_bytes(msgspec.json.encode(self.progress))
        left = (self.settings.generations - number) * took
        self.say(
            f"generation {number}: {_said(greedy, self.settings.seats)} against greedy, "
            f"{_said(last, self.settings.seats)} against the one before; {matches} matches in {played:.0f} s, "
            f"loss {lost:.4f}, {held:.4f} on others; {took:.0f} s, about {left / 60:.0f} min left"
        )

    def _learn(self, learner: Learner, number: int) -> tuple[float, float]:
        new = self.data[number]
        test = new[2][::HELD_OUT]
        parts = [(seen, targets, rows) for _, (seen, targets, rows) in sorted(self.data.items())]
        seen = parts[0][0] if len(parts) == 1 else np.concatenate([part[0] for part in parts])
        targets = parts[0][1] if len(parts) == 1 else np.concatenate([part[1] for part in parts])
        first = len(parts[0][0]) if len(parts) > 1 else 0
        rows = np.setdiff1d(new[2], test) + first
        if len(parts) > 1:
            rows = np.concatenate([parts[0][2], rows])
        rate = self.settings.rate * max(0.3, 0.93**number)
        lost = learner.learn(
            seen, targets, rows, epochs=self.settings.epochs, rate=rate, seed=self.settings.seed + 1000 * number,
        )
        return lost, learner.loss_on(new[0], new[1], test)

    # ---- strength

    def measure(self, number: int, deals: int, seed: int) -> tuple[tuple[float, float], tuple[float, float]]:
        """One net against greedy players, and against nets of the generation before, every deal in every seating."""
        mine = self.learner(number).whole_numbers()
        other = self.learner(number - 1).whole_numbers() if number else None

        def deal(which: int) -> tuple[float, float]:
            player = self._player(mine, other)
            column = 1 if self.settings.seats == 1 else 0
            greedy = player.play_deal(BY_NET, BY_GREEDY, seed + which)[column]
            if other is None:
                return greedy, math.nan
            return greedy, player.play_deal(BY_NET, BY_OTHER, seed + which)[column]

        found = np.array(self._spread(deal, deals))
        halves = 1.96 * found.std(0, ddof=1) / math.sqrt(deals)
        means = found.mean(0)
        return (float(means[0]), float(halves[0])), (
            (float(means[1]), float(halves[1])) if other is not None else (0.0, 0.0)
        )

    def reliability(self, number: int) -> list[Bin]:
        """What a generation says of positions of its own matches, and what became of them."""
        seen, targets, rows, _ = self.play(number + 1, PROVED, results_only=True)
        seats = self.settings.seats
        said = self.learner(number).outputs(seen[rows].astype(np.float32) / ONE)[2]
        return bins_of(said, targets[rows][:, :seats])

    # ---- all of it

    def train(self, out: Path, command: str) -> None:
        """All generations that are missing; then the last one is measured on deals of its own, and written."""
        for number in range(len(self.progress.generations), self.settings.generations + 1):
            self.generation(number)
            self.write(out, command, None)
        proof, _ = self.measure(self.settings.generations, 4 * self.settings.deals, PROOF)
        self.write(out, command, proof)
        if self.settings.seats > 1:
            for one in (bins := self.reliability(self.settings.generations)):
                self.say(f"said {one.said:.3f}, won {one.won:.3f}, {one.count} times")
            self.say(f"mean error of the chances {100 * mean_error(bins):.1f} points")
        self.say(f"{out}: {_said(proof, self.settings.seats)} against greedy on deals of its own")

    def write(self, out: Path, command: str, proof: tuple[float, float] | None) -> None:
        """The net of the last generation as a file."""
        last = self.progress.generations[-1]
        header: dict[str, Any] = {
            "game": self.game.name, "seats": self.settings.seats,
            "fingerprint": fingerprint(self.game, self.settings.seats),
            "margin_unit": self.progress.margin_unit, "centre": self.progress.centre,
            "command": command, "seed": self.settings.seed, "generation": last.number,
            "against_greedy": [round(it, 4) for it in proof or last.against_greedy],
            "deals": (4 if proof else 1) * self.settings.deals,
        }
        write_net(out, header, self.learner(last.number).whole_numbers(), self.encoder)


def _said(figure: tuple[float, float], seats: int) -> str:
    mean, half = figure
    return f"{mean:.1f} ± {half:.1f} points" if seats == 1 else f"{100 * mean:.1f} ± {100 * half:.1f} %"
