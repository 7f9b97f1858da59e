"""The network while it learns: numbers with a point, in numpy, and AdamW to change them."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from gnomehall.bots.net import FIRST, MOST_WEIGHT, ONE, PASSED_ONE, SECOND, WEIGHT_ONE

Array = np.ndarray[Any, np.dtype[Any]]
BATCH = 1024
DECAY = 0.01  # of the weights
MARGIN_SHARE = 0.5  # what an error of the margins counts beside one of the chances


class Learner:
    """Weights of a net with so many inputs and seats."""

    def __init__(self, inputs: int, seats: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.seats = seats
        sizes = ((inputs, FIRST, 0.1), (FIRST, SECOND, (2 / FIRST) ** 0.5), (SECOND, 2 * seats, 0.05))
        self.weights: list[Array] = []
        for rows, columns, spread in sizes:
            self.weights.append(dice.normal(0, spread, (rows, columns)).astype(np.float32))
            self.weights.append(np.zeros(columns, np.float32))

    def outputs(self, seen: Array) -> tuple[Array, Array, Array, Array]:
        """What each layer says of a batch of inputs: the first two, the chances to win, the margins."""
        w1, b1, w2, b2, w3, b3 = self.weights
        first = np.maximum(seen @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        out = second @ w3 + b3
        odds = np.exp(out[:, : self.seats] - out[:, : self.seats].max(1, keepdims=True))
        return first, second, odds / odds.sum(1, keepdims=True), out[:, self.seats :]

    def slopes(self, seen: Array, targets: Array) -> tuple[list[Array], float]:
        """How the loss changes with every weight, and the loss, over a batch."""
        _, _, w2, _, w3, _ = self.weights
        first, second, chances, margins = self.outputs(seen)
        wrong = np.concatenate(
            [chances - targets[:, : self.seats], MARGIN_SHARE * (margins - targets[:, self.seats :])], 1,
        ) / len(seen)
        back = (wrong @ w3.T) * (second > 0)
        deep = (back @ w2.T) * (first > 0)
        found = [seen.T @ deep, deep.sum(0), first.T @ back, back.sum(0), second.T @ wrong, wrong.sum(0)]
        return found, loss(chances, margins, targets, self.seats)

    def learn(self, seen: Array, targets: Array, rows: Array, *, epochs: int, rate: float, seed: int) -> float:
        """Go through the positions some times, with smaller and smaller steps; the mean loss of the last time."""
        dice = np.random.default_rng(seed)
        means = [np.zeros_like(w) for w in self.weights]
        squares = [np.zeros_like(w) for w in self.weights]
        steps = epochs * (len(rows) // BATCH)
        step = 0
        lost = 0.0
        for _ in range(epochs):
            order = dice.permutation(rows)
            lost = 0.0
            for at in range(0, len(order) - BATCH + 1, BATCH):
                some = np.sort(order[at : at + BATCH])
                batch = seen[some].astype(np.float32)
                batch *= 1 / ONE
                found, one = self.slopes(batch, targets[some])
                lost += one
                step += 1
                now = rate * 0.5 * (1 + math.cos(math.pi * step / steps)) + 1e-6
                for w, slope, mean, square in zip(self.weights, found, means, squares, strict=True):
                    mean += 0.1 * (slope - mean)
                    square += 0.001 * (slope * slope - square)
                    w -= now * (
                        mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8) + DECAY * w
                    )
            lost /= max(1, len(order) // BATCH)
        return lost

    def loss_on(self, seen: Array, targets: Array, rows: Array) -> float:
        """The mean loss on positions that were not learned from."""
        lost = 0.0
        for at in range(0, len(rows), 8192):
            some = rows[at : at + 8192]
            _, _, chances, margins = self.outputs(seen[some].astype(np.float32) / ONE)
            lost += loss(chances, margins, targets[some], self.seats) * len(some)
        return lost / max(1, len(rows))

    def sharpen(self, factor: float) -> None:
        """Say chances further apart (above 1) or closer together, in the same order."""
        self.weights[4][:, : self.seats] *= factor
        self.weights[5][: self.seats] *= factor

    def best_sharpness(self, seen: Array, targets: Array) -> float:
        """The factor with which `sharpen` would make the chances fit these results best."""
        chances = np.concatenate([
            self.outputs(seen[at : at + 8192].astype(np.float32) / ONE)[2] for at in range(0, len(seen), 8192)
        ])
        odds = np.log(chances.astype(np.float64) + 1e-12)
        won = targets[:, : self.seats]

        def misfit(factor: float) -> float:
            told = factor * odds
            return float((np.log(np.exp(told).sum(1)) - (won * told).sum(1)).mean())

        return min((percent / 100 for percent in range(50, 201)), key=misfit)

    def take_whole_numbers(self, whole: tuple[Array, ...]) -> None:
        """Start from the weights of a net."""
        below = (ONE * WEIGHT_ONE, PASSED_ONE * WEIGHT_ONE, PASSED_ONE * WEIGHT_ONE)
        for layer, unit in enumerate(below):
            shape = self.weights[2 * layer].shape
            self.weights[2 * layer] = (whole[2 * layer].reshape(shape) / WEIGHT_ONE).astype(np.float32)
            self.weights[2 * layer + 1] = (whole[2 * layer + 1] / unit).astype(np.float32)

    def whole_numbers(self) -> tuple[Array, ...]:
        """The weights as a net wants them (bots/net.py)."""
        w1, b1, w2, b2, w3, b3 = self.weights
        below = (ONE * WEIGHT_ONE, PASSED_ONE * WEIGHT_ONE, PASSED_ONE * WEIGHT_ONE)
        biases = [np.rint(b.astype(np.float64) * unit).astype(np.int32) for b, unit in zip((b1, b2, b3), below)]  # noqa: B905
        cut = [np.clip(np.rint(w * WEIGHT_ONE), -MOST_WEIGHT, MOST_WEIGHT).astype(np.int16) for w in (w1, w2, w3)]
        return (
            cut[0].ravel(), biases[0], cut[1].ravel(), biases[1], cut[2].ravel(), biases[2],
        )


def loss(chances: Array, margins: Array, targets: Array, seats: int) -> float:
    """Cross-entropy of the chances, and a share of the squared error of the margins."""
    entropy = -(targets[:, :seats] * np.log(chances + 1e-9)).sum(1).mean()
    squares = ((margins - targets[:, seats:]) ** 2).sum(1).mean()
    return float(entropy + MARGIN_SHARE / 2 * squares)
