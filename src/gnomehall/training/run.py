"""Generations of a net: it plays itself, learns from what became of its positions, and plays again.

A run lives in a folder beside its net, a file for each generation, so that it can be stopped and taken up again.
What a generation plays depends on the seed and its number only, so a run taken up again ends as if it had not stopped.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from gnomehall.bots.net import ONE, inputs_of
from gnomehall.bots.net_files import fingerprint, read_net, write_net
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game
from gnomehall.games.learning import make_encoder
from gnomehall.training.learner import Array, Learner
from gnomehall.training.reliability import Bin, bins_of, mean_error, mean_error_of_bins
from gnomehall.training.selfplay import BY_GREEDY
from gnomehall.training.work import Chunk, Deal, Players, Weights, Workers, play_chunk, play_deal

CHUNK = 20_000  # positions one worker fills at once
HELD_OUT = 20  # one position in so many is only for measuring the loss
PROVED = 100_000  # positions
PROOF = 1_000_000_007  # the seeds of the last measurement are no others'
FIT = 2_000_000_011  # nor are those of the matches that set the sharpness


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
    against: str = ""  # the file of a net that fills all seats but one; it stays as it is


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

    def __init__(
        self, game: Game, settings: Settings, folder: Path, workers: Workers, say: Callable[[str], None],
    ) -> None:
        self.game, self.settings, self.folder, self.workers, self.say = game, settings, folder, workers, say
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
        self.inputs = inputs_of(self.encoder)
        self.data: dict[int, tuple[Array, Array]] = {}
        self.opponent: Weights | None = None
        if settings.against:
            file = read_net(Path(settings.against), self.encoder)
            self.opponent = tuple(np.array(numbers) for numbers in file.weights)
            self.progress.margin_unit = float(file.header["margin_unit"])  # type: ignore[arg-type]
            self.progress.centre = float(file.header["centre"])  # type: ignore[arg-type]

    # ---- players

    def _players(self, mine: Weights | None, other: Weights | None = None) -> Players:
        told, known = self.settings, self.progress
        return Players(
            told.game, told.seats, known.margin_unit, known.centre, told.decay, told.noise, known.noise_length, mine,
            other if self.opponent is None else self.opponent, self.opponent is not None,
        )

    # ---- one generation

    def learner(self, generation: int) -> Learner:
        """The network as a generation left it."""
        found = Learner(self.inputs, self.settings.seats, self.settings.seed)
        with np.load(self.folder / f"{generation}.npz") as file:
            found.weights = [file[f"w{n}"] for n in range(6)]
        return found

    def play(self, generation: int) -> tuple[Array, Array, int]:
        """The positions a generation learns from: inputs, targets, and the matches played."""
        players = self._players(None if generation == 0 else self.learner(generation - 1).whole_numbers())
        first = (self.settings.seed * 1009 + generation) * 100_003
        return self._play(players, self.settings.positions, first)

    def play_without_noise(self, net: Learner, seed: int) -> tuple[Array, Array, int]:
        """The same of whole matches of a net with itself, with their results as targets."""
        players = replace(self._players(net.whole_numbers()), decay=1.0, noise_length=0)
        return self._play(players, PROVED, seed + self.settings.seed * 100_003)

    def _play(self, players: Players, positions: int, first: int) -> tuple[Array, Array, int]:
        size = min(CHUNK, positions)
        chunks = [Chunk(players, size, first + number) for number in range(-(-positions // size))]
        played = self.workers.map(play_chunk, chunks)
        seen, targets = (np.concatenate([part[which] for part in played]) for which in (0, 1))
        return seen, targets, sum(matches for _, _, matches in played)

    def prepare(self) -> None:
        """How long greedy's matches are, and how far their points spread: the units of the net."""
        player = self._players(None).player()
        ends, decisions = [], []
        seen, targets = np.zeros(CHUNK * self.inputs, np.int16), np.zeros(CHUNK * 2 * self.settings.seats, np.float32)
        player.attach(seen, targets, CHUNK)
        for number in range(60):
            player.kept = 0
            player.play_many(BY_GREEDY, BY_GREEDY, 1, number)
            decisions.append(player.decisions)
            ends.extend(player.result[self.settings.seats : 2 * self.settings.seats])
        self.progress.noise_length = max(4, round(0.7 * float(np.mean(decisions))))
        if self.opponent is not None:
            return  # the units are those of the net it starts from
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
        matches, lost, held, played = 0, 0.0, 0.0, 0.0
        if number == 0 and self.opponent is not None:
            learner = Learner(self.inputs, self.settings.seats, self.settings.seed)
            learner.take_whole_numbers(self.opponent)
        else:
            for old in [it for it in self.data if it < number - 1]:
                del self.data[old]
            for wanted in range(max(0 if self.opponent is None else 1, number - 1), number + 1):
                if wanted not in self.data:
                    seen, targets, matches = self.play(wanted)
                    self.data[wanted] = (seen, self.targets_of(targets))
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
        whom = "the one before" if self.opponent is None else "the net it learns against"
        self.say(
            f"generation {number}: {_said(greedy, self.settings.seats)} against greedy, "
            f"{_said(last, self.settings.seats)} against {whom}; {matches} matches in {played:.0f} s, "
            f"loss {lost:.4f}, {held:.4f} on others; {took:.0f} s, about {left / 60:.0f} min left"
        )

    def _learn(self, learner: Learner, number: int) -> tuple[float, float]:
        seen, targets = (np.concatenate([self.data[it][which] for it in sorted(self.data)]) for which in (0, 1))
        first = len(seen) - len(self.data[number][0])
        test = np.arange(first, len(seen), HELD_OUT)
        rate = self.settings.rate * max(0.3, 0.93**number)
        lost = learner.learn(
            seen, targets, np.setdiff1d(np.arange(len(seen)), test), epochs=self.settings.epochs, rate=rate,
            seed=self.settings.seed + 1000 * number,
        )
        return lost, learner.loss_on(seen, targets, test)

    # ---- strength

    def measure(
        self, number: int, deals: int, seed: int, net: Learner | None = None,
    ) -> tuple[tuple[float, float], tuple[float, float]]:
        """One net against greedy players, and against nets of the generation before, every deal in every seating."""
        other = self.learner(number - 1).whole_numbers() if number else None
        players = self._players((net or self.learner(number)).whole_numbers(), other)
        found = np.array(self.workers.map(play_deal, [Deal(players, seed + which) for which in range(deals)]))
        halves = 1.96 * found.std(0, ddof=1) / math.sqrt(deals)
        means = found.mean(0)
        return (float(means[0]), float(halves[0])), (
            (float(means[1]), float(halves[1])) if players.other is not None else (0.0, 0.0)
        )

    def reliability(self, net: Learner) -> list[Bin]:
        """What a net says of positions of its own matches, and what became of them."""
        seen, targets, _ = self.play_without_noise(net, PROOF)
        said = net.outputs(seen.astype(np.float32) / ONE)[2]
        return bins_of(said, targets[:, : self.settings.seats])

    def sharpened(self, number: int) -> tuple[Learner, float]:
        """The net of a generation with chances as sharp as its own matches show them to be, and by what factor.

        It learns from matches with some noise, which even out; those it plays are decided earlier.
        """
        net = self.learner(number)
        if self.settings.seats == 1 or self.opponent is not None:
            return net, 1.0
        seen, targets, _ = self.play_without_noise(net, FIT)
        factor = net.best_sharpness(seen, targets)
        net.sharpen(factor)
        return net, factor

    # ---- all of it

    def train(self, out: Path, command: str) -> None:
        """All generations that are missing; then the last one is measured on deals of its own, and written."""
        for number in range(len(self.progress.generations), self.settings.generations + 1):
            self.generation(number)
            self.write(out, command, self.learner(number))
        net, factor = self.sharpened(self.settings.generations)
        proof, against = self.measure(self.settings.generations, 4 * self.settings.deals, PROOF, net)
        bins = self.reliability(net) if self.settings.seats > 1 else []
        self.write(out, command, net, factor, proof, bins)
        if bins:
            self.say(
                f"mean error of the chances {100 * mean_error(bins):.1f} points, every tenth alike "
                f"{100 * mean_error_of_bins(bins):.1f}, made {factor:.2f} times as sharp",
            )
        if self.opponent is not None:
            self.say(f"{_said(against, self.settings.seats)} against the net it learned against")
        self.say(f"{out}: {_said(proof, self.settings.seats)} against greedy on deals of its own")

    def write(
        self, out: Path, command: str, net: Learner, sharpness: float = 1.0,
        proof: tuple[float, float] | None = None, bins: Sequence[Bin] = (),
    ) -> None:
        """A net of the last generation as a file; once proved, with what its chances meant."""
        last = self.progress.generations[-1]
        header: dict[str, Any] = {
            "game": self.game.name, "seats": self.settings.seats,
            "fingerprint": fingerprint(self.game, self.settings.seats),
            "margin_unit": self.progress.margin_unit, "centre": self.progress.centre,
            "command": command, "seed": self.settings.seed, "generation": last.number, "sharpness": round(sharpness, 3),
            "against_greedy": [round(it, 4) for it in proof or last.against_greedy],
            "deals": (4 if proof else 1) * self.settings.deals,
            "reliability": [[round(it.said, 4), round(it.won, 4), it.count] for it in bins],
        }
        write_net(out, header, net.whole_numbers(), self.encoder)


def _said(figure: tuple[float, float], seats: int) -> str:
    mean, half = figure
    return f"{mean:.1f} ± {half:.1f} points" if seats == 1 else f"{100 * mean:.1f} ± {100 * half:.1f} %"
