"""Training: repeatable, taken up where it stopped, and aimed at what became of each position."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from gnomehall.bots.net_files import read_net
from gnomehall.bots.net_outlook import NetOutlook
from gnomehall.bots.outlook import Outlook
from gnomehall.core.errors import ValidationError
from gnomehall.games import game
from gnomehall.games.learning import make_encoder
from gnomehall.training import cli
from gnomehall.training.curve import draw_curve
from gnomehall.training.learner import Learner
from gnomehall.training.reliability import bins_of, mean_error, mean_error_of_bins
from gnomehall.training.run import Run, Settings
from gnomehall.training.selfplay import BY_NET, BY_OTHER, SelfPlay, inputs_at
from gnomehall.training.shipped import nets
from gnomehall.training.work import Workers

SMALL = {"positions": 6000, "epochs": 1, "deals": 4, "generations": 2}


def run(folder: Path, seats: int = 2, jobs: int = 1, name: str = "gems", **changes: object) -> Run:
    settings = Settings(name, seats, **{**SMALL, **changes})  # type: ignore[arg-type]
    return Run(game(name), settings, folder, Workers(jobs), lambda line: None)


def test_a_run_taken_up_again_ends_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    whole = run(tmp_path / "whole")
    whole.train(tmp_path / "whole.net", "")
    run(tmp_path / "stopped", generations=1).train(tmp_path / "stopped.net", "")
    first = (tmp_path / "stopped.net").read_bytes()
    run(tmp_path / "stopped").train(tmp_path / "stopped.net", "")
    assert (tmp_path / "stopped.net").read_bytes() == (tmp_path / "whole.net").read_bytes() != first
    assert len(whole.progress.generations) == 3
    assert draw_curve(whole.progress).startswith("<svg")


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    run(tmp_path / "run").generation(0)
    with pytest.raises(ValidationError, match="other settings"):
        run(tmp_path / "run", seed=2)


@pytest.mark.parametrize("generation", [0, 1])
def test_two_jobs_play_what_one_plays(tmp_path: Path, generation: int) -> None:
    one = run(tmp_path / "run", positions=25_000, seats=3)
    one.generation(0)
    two = run(tmp_path / "run", positions=25_000, seats=3, jobs=2)
    for mine, other in zip(one.play(generation), two.play(generation), strict=True):
        assert np.array_equal(mine, other)


@pytest.mark.parametrize(("many", "which"), [(2, "gems"), (3, "gnomeland"), (4, "gnomopolis")])
def test_targets_are_wins_and_margins_from_the_seat_that_looks(tmp_path: Path, many: int, which: str) -> None:
    trained = run(tmp_path / "run", seats=many, name=which)
    trained.generation(0)
    _, targets, matches = trained.play(0)
    assert matches > 5
    wins, margins = targets[:, :many], targets[:, many:]
    assert np.allclose(wins.sum(1), 1)
    assert np.allclose(margins.sum(1), 0, atol=1e-3)
    assert (wins * margins).sum(1).min() >= -1e-3  # who wins is not behind
    assert {round(float(it), 3) for it in np.unique(wins)} <= {0.0, *[round(1 / n, 3) for n in range(1, many + 1)]}
    _, later, _ = trained.play(1)
    assert np.allclose(later[:, :many].sum(1), 1, atol=1e-3)
    assert np.unique(later[:, 0]).size > 100  # told by judgements on the way, not by results alone


def test_alone_the_target_is_points(tmp_path: Path) -> None:
    trained = run(tmp_path / "run", seats=1, name="gnomopolis")
    trained.generation(0)
    assert trained.progress.centre > 10
    _, targets, _ = trained.play(0)
    assert abs(targets[:, 1].mean() - trained.progress.centre) < 15


def test_a_learner_learns(tmp_path: Path) -> None:
    trained = run(tmp_path / "run", positions=20_000)
    trained.prepare()
    seen, targets, _ = trained.play(0)
    rows = np.arange(len(seen))
    told = trained.targets_of(targets)
    learner = Learner(trained.inputs, 2, 1)
    before = learner.loss_on(seen, told, rows)
    learner.learn(seen, told, rows, epochs=3, rate=0.002, seed=1)
    assert learner.loss_on(seen, told, rows) < 0.85 * before


def test_slopes_are_those_of_the_loss() -> None:
    dice = np.random.default_rng(2)
    learner = Learner(5, 3, 2)
    learner.weights = [dice.normal(0, 0.2, w.shape) for w in learner.weights]
    seen = dice.normal(0, 1, (7, 5))
    targets = np.concatenate([np.full((7, 3), 1 / 3), dice.normal(0, 1, (7, 3))], 1)
    found, _ = learner.slopes(seen, targets)
    for weights, slope in zip(learner.weights, found, strict=True):
        at = tuple(size // 2 for size in weights.shape)
        kept = weights[at]
        weights[at] = kept + 1e-5
        above = learner.slopes(seen, targets)[1]
        weights[at] = kept - 1e-5
        below = learner.slopes(seen, targets)[1]
        weights[at] = kept
        assert slope[at] == pytest.approx((above - below) / 2e-5, abs=1e-5)


def test_whole_numbers_say_nearly_what_was_learned(tmp_path: Path) -> None:
    trained = run(tmp_path / "run", positions=20_000, generations=1)
    trained.train(tmp_path / "a.net", "")
    learner, _ = trained.sharpened(1)
    net = read_net(tmp_path / "a.net", make_encoder(game("gems"), 2)).net(make_encoder(game("gems"), 2))
    state = game("gems").start(2, {"first": 0})
    for _ in range(60):
        chances = [chance for chance, _ in net.judgement(state)]
        seen = np.array([net_inputs(trained, state)], np.float32) / 64
        viewer = state.mover if state.mover >= 0 else state.actor  # type: ignore[attr-defined]
        told = np.roll(learner.outputs(seen)[2][0], viewer)
        assert np.allclose(chances, told, atol=0.01)
        state.apply(state.legal_ids()[-1] if state.mover >= 0 else state.chances()[0][0])


@pytest.mark.parametrize("factor", [0.7, 1.4])
def test_chances_become_as_sharp_as_results_show_them_to_be(factor: float) -> None:
    dice = np.random.default_rng(5)
    learner = Learner(6, 3, 5)
    seen = dice.integers(-200, 200, (40_000, 6)).astype(np.int16)
    learner.sharpen(6)  # a new net says nearly even chances
    before = learner.outputs(seen[:50].astype(np.float32) / 64)[2]
    true = Learner(6, 3, 5)
    true.sharpen(6 * factor)
    chances = true.outputs(seen.astype(np.float32) / 64)[2].cumsum(1)
    winners = (dice.random((len(seen), 1)) > chances).sum(1).clip(0, 2)
    targets = np.eye(3, 6, dtype=np.float32)[winners]
    found = learner.best_sharpness(seen, targets)
    assert found == pytest.approx(factor, abs=0.12)
    learner.sharpen(found)
    after = learner.outputs(seen[:50].astype(np.float32) / 64)[2]
    assert np.array_equal(before.argsort(1), after.argsort(1))


def net_inputs(trained: Run, state: object) -> list[int]:
    return inputs_at(trained._players(None).player().mine.net, state)  # type: ignore[arg-type]


def test_weights_survive_as_whole_numbers() -> None:
    learner, again = Learner(9, 2, 1), Learner(9, 2, 2)
    again.take_whole_numbers(learner.whole_numbers())
    for mine, other in zip(learner.weights, again.weights, strict=True):
        assert np.allclose(mine, other, atol=0.001)


def test_the_nets_that_come_along_are_listed_and_their_chances_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    nets(plot=tmp_path / "plots.svg")
    assert "gnomopolis" in capsys.readouterr().out
    assert "points off" in (tmp_path / "plots.svg").read_text()


def test_an_adversary_starts_as_the_net_it_learns_against(tmp_path: Path) -> None:
    run(tmp_path / "first", positions=20_000).train(tmp_path / "first.net", "")
    frozen = read_net(tmp_path / "first.net", make_encoder(game("gems"), 2))
    adversary = run(tmp_path / "second", positions=20_000, generations=1, against=str(tmp_path / "first.net"))
    adversary.train(tmp_path / "second.net", "")
    start, learned = adversary.progress.generations
    assert start.against_last == (0.5, 0.0)  # against itself every deal is shared
    assert learned.matches > 10
    assert [*adversary.learner(0).whole_numbers()[0]] == [*frozen.weights[0]]
    assert [*adversary.learner(1).whole_numbers()[0]] != [*frozen.weights[0]]
    assert adversary.progress.margin_unit == frozen.header["margin_unit"]


def test_an_adversary_sits_in_one_seat_and_the_other_net_in_the_rest() -> None:
    start = game("gems").start(3)
    from tests.bots.test_nets import some_net

    outlooks = [NetOutlook(start, some_net("gems", 3, seed), 0.1) for seed in (1, 2)]
    player = SelfPlay(start, Outlook(start, 500.0, 0.1), *outlooks)
    player.attach(np.zeros(9000 * outlooks[0].net.inputs, np.int16), np.zeros(9000 * 6, np.float32), 9000)
    for matches in (1, 2, 3):
        player.kept = 0
        assert player.play_many(BY_NET, BY_OTHER, matches, 1) == matches
        assert [player.players[seat] == BY_NET for seat in range(3)] == [seat == matches - 1 for seat in range(3)]


def test_the_command_writes_a_net_and_a_curve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "gems.net"
    assert cli.train("gems", seats=2, out=out, generations=1, positions=20_000, epochs=1, deals=4) == 0
    header = read_net(out, make_encoder(game("gems"), 2)).header
    assert header["command"] == (
        "gnomehall train gems --seats 2 --seed 1 --generations 1 --positions 20000 --epochs 1 --deals 4 --jobs 1"
    )
    assert header["deals"] == 16
    assert out.with_suffix(".svg").read_text().startswith("<svg")
    told = capsys.readouterr().err
    assert "generation 1" in told
    assert "mean error of the chances" in told
    with pytest.raises(ValidationError):
        cli.train("gems", seats=9, out=out)


def test_reliability_compares_what_was_said_with_what_came() -> None:
    said = np.array([[0.25, 0.75], [0.21, 0.79], [0.95, 0.05]])
    won = np.array([[0.0, 1.0], [0.0, 1.0], [1.0, 0.0]])
    bins = bins_of(said, won)
    assert [(round(it.said, 3), it.won, it.count) for it in bins] == [
        (0.05, 0.0, 1), (0.23, 0.0, 2), (0.77, 1.0, 2), (0.95, 1.0, 1),
    ]
    assert mean_error(bins) == pytest.approx((0.05 + 2 * 0.23 + 2 * 0.23 + 0.05) / 6)
    assert mean_error_of_bins(bins) == pytest.approx((0.05 + 0.23 + 0.23 + 0.05) / 4)


def played_by_some_net(name: str) -> list[list[float]]:
    """What self-play writes down with any weights: all of it compiled, or none."""
    from tests.bots.test_nets import some_net

    start = game(name).start(2)
    outlooks = [NetOutlook(start, some_net(name, 2, seed), 0.1) for seed in (1, 2)]
    player = SelfPlay(start, Outlook(start, 500.0, 0.1), outlooks[0], outlooks[1])
    room = 400
    seen, targets = np.zeros(room * outlooks[0].net.inputs, np.int16), np.zeros(room * 4, np.float32)
    player.attach(seen, targets, room)
    player.learned, player.noise_length, player.every = True, 5, 5
    player.play_many(BY_NET, BY_NET, 1, 3)
    assert player.kept > 3
    return [[*map(float, targets)], [float(seen.sum()), player.kept], [*player.play_deal(BY_NET, BY_OTHER, 2)]]


def test_compiled_and_plain_self_play_is_the_same() -> None:
    script = (
        "import json; from tests.training.test_training import played_by_some_net;"
        "print(json.dumps(played_by_some_net('gems')))"
    )
    told = [
        json.loads(subprocess.run(
            [sys.executable, "-c", script], env={**os.environ, "GNOMEHALL_PURE": pure}, capture_output=True, text=True,
            check=True,
        ).stdout)
        for pure in ("", "1")
    ]
    assert told[0] == told[1]
