"""Rates a whole campaign: every scenario, its starts after choices, and the last one at full strength."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace

from gnomehall.scenarios import campaign, tables
from gnomehall.scenarios.campaign import Rated, Rates
from gnomehall.scenarios.rate import MORE, rate
from gnomehall.scenarios.ready import Ready, made_ready

NOT_FOR_STARTS = "old-root"  # it takes longest, and says least about a start that differs a little
AT_TABLE = "master"  # who must find the last scenario hard


@dataclass(frozen=True)
class Effort:
    """How much is played: tries of each level, simulations of a move (None: as at a table), and the luck."""

    tries: dict[str, int]
    simulations: int | None
    seed: int


def rate_one(ready: Ready, text: str, how: Effort, choice: str = "") -> Rated:
    """What the levels make of a scenario; `text` is its file."""
    choices = [choice] if choice else []
    return rate(ready, campaign.hash_of(text), how.tries, how.seed, how.simulations, _progress, choices)


def _progress(name: str, tries: int) -> None:
    print(f"  {name}: {tries} tries", file=sys.stderr, flush=True)


@dataclass(frozen=True)
class Part:
    """One thing to be rated, and where its rates belong; `old` are those it has."""

    name: str
    ready: Ready
    text: str
    how: Effort
    choice: str
    old: Rated | None
    into: dict[str, Rated]
    key: str


def rate_campaign(game: str, how: Effort, before: Rates | None = None) -> Iterator[Rates]:
    """The rates so far, after every part; each is printed.  What `before` has is not played again if the file is the
    same and the bots have the same nets and figures."""
    command = _command(game, how)
    kept = Rates(f"{before.command}; {command} --missing" if before else command, _thinking(how), {}, {}, {})
    parts = list(_parts(game, how, kept))
    for part in parts:  # what is there stays, should somebody stop this
        if before is not None and part.old is not None:
            part.into[part.key] = part.old
    for part in parts:
        old = part.into.get(part.key)
        if old is None or old.bots != campaign.hash_of_bots(game):
            part.into[part.key] = rate_one(part.ready, part.text, part.how, part.choice)
            print("\n".join(tables.lines(part.name, part.into[part.key])), flush=True)
        yield kept


def _parts(game: str, how: Effort, kept: Rates) -> Iterator[Part]:
    """Every scenario, its starts after choices, and the last one at full strength."""
    found = campaign.campaign(game)
    assert found is not None
    fewer = replace(how, tries={name: count for name, count in how.tries.items() if name != NOT_FOR_STARTS})
    full = replace(how, tries={AT_TABLE: how.tries[AT_TABLE]}, simulations=None)
    for key in [place.key for place in found.places]:
        it, text = campaign.shipped(game, key), campaign.file_of(game, key)
        assert it is not None
        assert text is not None
        ready = made_ready(it, f"{game}/{key}")
        yield Part(key, ready, text, how, "", campaign.rated(game, key), kept.scenarios, key)
        for choice in [when.choice for when in it.when]:
            starts = kept.starts.setdefault(key, {})
            old = campaign.rated(game, key, choice)
            yield Part(f"{key}, {choice}", ready, text, fewer, choice, old, starts, choice)
        if key == found.places[-1].key:
            old = campaign.rated_at_table(game, key)
            yield Part(f"{key}, at a table", ready, text, full, "", old, kept.at_table, key)


def _command(game: str, how: Effort) -> str:
    return (
        f"gnomehall scenario rate {game} --tries {how.tries['tinkerer']} --searching {how.tries[AT_TABLE]} "
        f"--simulations {how.simulations} --seed {how.seed} --write")


def _thinking(how: Effort) -> str:
    assert how.simulations is not None
    return f"master: {how.simulations} simulations a move; old-root: {MORE * how.simulations}; at_table: as at a table"
