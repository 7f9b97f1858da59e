"""The command `gnomehall train`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gnomehall.choices import GameName, Seed
from gnomehall.core.errors import ValidationError
from gnomehall.core.files import ready_folder


def train(
    game: GameName, /, *, seats: Annotated[int, Parameter(help="how many play")],
    out: Annotated[Path, Parameter(help="the file for the net; a folder beside it keeps the run, to take it up again")],
    generations: Annotated[int, Parameter(help="rounds of play and learning after the first, greedy one")] = 10,
    positions: Annotated[int, Parameter(help="positions to learn from in each generation")] = 200_000,
    epochs: Annotated[int, Parameter(help="times a generation goes through its positions")] = 4,
    rate: Annotated[float, Parameter(help="the size of a step")] = 0.0015,
    decay: Annotated[float, Parameter(help="how far the result reaches back (lambda)")] = 0.9,
    noise: Annotated[float, Parameter(help="random moves in a noisy beginning")] = 0.08,
    deals: Annotated[int, Parameter(help="deals to measure a generation with")] = 100,
    against: Annotated[
        Path | None, Parameter(help="the file of a net that stays as it is: learn to beat it, starting from it"),
    ] = None,
    seed: Seed = 1,
    jobs: Annotated[int, Parameter(help="threads")] = 1,
    dask: Annotated[str | None, Parameter(help="the address of a Dask scheduler whose workers play")] = None,
) -> int:
    """Train a net for a game and a number of seats by playing against itself."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, str(jobs))
    try:
        import numpy  # noqa: F401
    except ModuleNotFoundError as error:
        raise ValidationError("training needs numpy: pip install 'gnomehall[nets]'") from error
    from gnomehall.games import game as load
    from gnomehall.training.curve import draw_curve
    from gnomehall.training.run import Run, Settings
    from gnomehall.training.work import Workers

    it = load(game)
    ready_folder(out.parent)
    it.check_seats(seats)
    if not 1 <= jobs <= 256 or not 1 <= generations <= 1000 or not 20_000 <= positions <= 10_000_000:
        raise ValidationError("--jobs is from 1 to 256, --generations from 1 to 1000, --positions from 20000 on")
    settings = Settings(
        game, seats, seed, generations, positions, epochs, rate, decay, noise, deals, str(against or ""),
    )
    command = f"gnomehall train {game} --seats {seats} --seed {seed} --generations {generations}"
    for name in ("positions", "epochs", "rate", "decay", "noise", "deals", "against"):
        if getattr(settings, name) != getattr(Settings("", 2), name):
            command += f" --{name} {getattr(settings, name)}"

    def say(line: str) -> None:
        print(line, file=sys.stderr, flush=True)

    with Workers(jobs, dask) as workers:
        run = Run(it, settings, out.with_suffix(".run"), workers, say)
        try:
            run.train(out, f"{command} --jobs {jobs}")
        except KeyboardInterrupt:
            say(f"{len(run.progress.generations)} generations are kept; the same command goes on from there")
            return 130
        finally:
            if len(run.progress.generations) > 1:
                out.with_suffix(".svg").write_text(draw_curve(run.progress), encoding="utf-8")
    return 0
