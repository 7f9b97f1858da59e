"""The commands `gnomehall scenario check`, `play` and `rate`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from gnomehall.bots.levels import LEVELS
from gnomehall.choices import Language, Seed
from gnomehall.core.errors import ValidationError
from gnomehall.core.registry import folder_of
from gnomehall.games import GAMES
from gnomehall.scenarios import campaign, tables
from gnomehall.scenarios.rate_campaign import Effort, rate_campaign, rate_one
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
    missing: Annotated[bool, Parameter(negative="", help="keep the rates there are, and rate only the others")] = False,
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
        print("\n".join(tables.kept_lines(which)))
        return
    how = Effort({it.name: searching if it.searches else tries for it in LEVELS}, simulations, seed)
    if found is None:
        print("\n".join(tables.lines(which, rate_one(_ready(which), "", how))))
        return
    for rates in rate_campaign(which, how, campaign.rates(which) if missing else None):
        if write:
            text = msgspec.json.format(msgspec.json.encode(rates), indent=1)
            (folder_of(which) / campaign.RATES).write_bytes(text + b"\n")


def _ready(which: str) -> Ready:
    id, scenario = campaign.find(which)
    try:
        return made_ready(scenario, id)
    except ValidationError as error:
        raise ValidationError(f"{which}: {error}") from error
