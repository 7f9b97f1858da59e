"""The commands `gnomehall scenario check`, `play` and `rate`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from gnomehall.bots.levels import LEVELS
from gnomehall.choices import Language, Seed
from gnomehall.core.errors import ValidationError
from gnomehall.core.registry import folder_of
from gnomehall.games import GAMES
from gnomehall.scenarios import campaign
from gnomehall.scenarios.campaign import Rated, Rates
from gnomehall.scenarios.ready import Ready, made_ready
from gnomehall.scenarios.write import write_scenario

MOST_TRIES = 10_000
MOST_SIMULATIONS = 100_000
Which = Annotated[str, Parameter(help="a scenario: a file, or GAME/KEY of a campaign")]


def check(
    which: Which, /, *,
    write: Annotated[Path | None, Parameter(help="a new file with it, its record turned into an opening")] = None,
) -> None:
    """Check a scenario, and name its first mistake."""
    ready = _ready(which)
    it = ready.scenario
    if write is not None:
        write.write_text(write_scenario(it), encoding="utf-8")
    goals = f"{len(it.goals)} goal{'s' if len(it.goals) > 1 else ''}"
    print(f"{which}: a good scenario of {ready.game.title}, {goals}, begins after {len(it.opening)} moves")


def play(
    which: Which, /, *, seed: Annotated[int | None, Parameter(help="a number: the same luck every time")] = None,
    choices: Annotated[str, Parameter(help="choices made earlier in the campaign, with commas")] = "",
    language: Language = "en",
) -> None:
    """Play a scenario in the terminal."""
    from gnomehall.scenarios.terminal import play_scenario

    play_scenario(_ready(which), seed, [it.strip() for it in choices.split(",")], language)


def rate(
    which: Annotated[str, Parameter(help="a file, GAME/KEY, or GAME: every scenario of its campaign")], /, *,
    tries: Annotated[int, Parameter(help="of each level that looks one step ahead")] = 100,
    searching: Annotated[int, Parameter(help="tries of Master and Old Root")] = 20,
    simulations: Annotated[int, Parameter(help="of Master for each move; Old Root has four times as many")] = 50,
    seed: Seed = 1,
    write: Annotated[bool, Parameter(negative="", help="keep the rates beside the campaign (of a GAME)")] = False,
    table: Annotated[bool, Parameter(negative="", help="only print the rates that were kept (of a GAME)")] = False,
) -> None:
    """Let the levels play a scenario, and say how often each reaches its stars."""
    if not (1 <= tries <= MOST_TRIES and 1 <= searching <= MOST_TRIES):
        raise ValidationError(f"--tries and --searching must be from 1 to {MOST_TRIES}")
    if not 1 <= simulations <= MOST_SIMULATIONS:
        raise ValidationError(f"--simulations must be from 1 to {MOST_SIMULATIONS}")
    found = campaign.campaign(which) if which in GAMES else None
    if (write or table) and found is None:
        raise ValidationError("--write and --table are for a whole campaign: name a game that has one")
    if table:
        print("\n".join(kept_lines(which)))
        return
    names = [f"{which}/{place.key}" for place in found.places] if found else [which]
    counts = {it.name: searching if it.searches else tries for it in LEVELS}
    kept = {}
    for name in names:
        rated = _rated(name, counts, seed, simulations)
        kept[name.rpartition("/")[2]] = rated
        print("\n".join(table_lines(name, rated)), flush=True)
        if write:
            command = (
                f"gnomehall scenario rate {which} --tries {tries} --searching {searching} "
                f"--simulations {simulations} --seed {seed} --write")
            thinking = f"master: {simulations} simulations a move; old-root: {4 * simulations}"
            text = msgspec.json.format(msgspec.json.encode(Rates(command, thinking, kept)), indent=1)
            (folder_of(which) / campaign.RATES).write_bytes(text + b"\n")


def _ready(which: str) -> Ready:
    id, scenario = campaign.find(which)
    try:
        return made_ready(scenario, id)
    except ValidationError as error:
        raise ValidationError(f"{which}: {error}") from error


def _rated(which: str, counts: dict[str, int], seed: int, simulations: int) -> Rated:
    from gnomehall.scenarios.rate import rate as measure

    game, _, key = which.partition("/")
    text = campaign.file_of(game, key) or ""
    return measure(_ready(which), campaign.hash_of(text), counts, seed, simulations, _progress)


def _progress(name: str, tries: int) -> None:
    print(f"  {name}: {tries} tries", file=sys.stderr, flush=True)


def table_lines(name: str, rated: Rated) -> list[str]:
    """The share of tries in which each level reaches each star, with intervals, as a Markdown table."""
    count = max(len(shares) for shares in rated.stars.values())
    stars = [f"star {number}" for number in range(1, count + 1)]
    lines = [f"| {name} | tries | {' | '.join(stars)} | all |", "|---|" + "--:|" * (count + 2)]
    for level, shares in rated.stars.items():
        cells = [f"{it.mean:.0%} ({it.low:.0%} - {it.high:.0%})" for it in (*shares, rated.all[level])]
        lines.append(f"| {level} | {rated.tries[level]} | {' | '.join(cells)} |")
    return lines


def kept_lines(game: str) -> list[str]:
    """The rates of a campaign that were kept: the share of tries in which each level reaches stars 1, 2 and 3."""
    found, rates = campaign.campaign(game), campaign.rates(game)
    if found is None or rates is None:
        raise ValidationError(f"the campaign of {game} was not rated yet")
    lines = [f"| scenario | {' | '.join(it.name for it in LEVELS)} |", "|---|" + "--:|" * len(LEVELS)]
    for place in found.places:
        rated = campaign.rated(game, place.key)
        stars = rated.stars if rated else {}
        cells = [" / ".join(f"{100 * it.mean:.0f}" for it in stars.get(level.name, [])) for level in LEVELS]
        lines.append(f"| {place.key} | {' | '.join(cells)} |")
    return lines
