"""How hard a scenario is: the levels play the player's seat, each with its own luck, and their stars are counted."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from gnomehall.arena.tally import wilson
from gnomehall.bots.contract import Bot, Budget
from gnomehall.bots.levels import level, make_level
from gnomehall.scenarios.campaign import Rated, Share, hash_of_bots
from gnomehall.scenarios.ready import Ready
from gnomehall.scenarios.verdict import Verdict

LONGEST = 3_000  # moves of a try
MORE = 4  # Old Root may think so many times as long as Master
Progress = Callable[[str, int], None]  # the level that is done, and its tries


def budget(name: str, simulations: int | None) -> Budget:
    """How long a level may think about a move: None, as long as at a table.  Those that do not search need no bound."""
    if simulations is None:
        return Budget()
    return Budget(MORE * simulations if name == "old-root" else simulations)


def rate(
    ready: Ready, file: str, tries: Mapping[str, int], seed: int, simulations: int | None,
    progress: Progress | None = None, choices: Collection[str] = (),
) -> Rated:
    """The share of tries in which each level that has any reaches each star, and all of them."""
    stars, everything = {}, {}
    for name, count in tries.items():
        deals = range(seed * 1_000_000, seed * 1_000_000 + count)
        made = [play_try(ready, name, deal, simulations, choices).reached for deal in deals]
        stars[name] = [_share(sum(one[goal] for one in made), count) for goal in range(len(made[0]))]
        everything[name] = _share(sum(all(one) for one in made), count)
        if progress is not None:
            progress(name, count)
    return Rated(file, dict(tries), stars, everything, hash_of_bots(ready.game.name))


def _share(count: int, tries: int) -> Share:
    found = wilson(count, tries)
    return Share(round(found.mean, 3), round(found.low, 3), round(found.high, 3))


def play_try(
    ready: Ready, name: str, deal: int, simulations: int | None, choices: Collection[str] = (),
) -> Verdict:
    """One try of a level, until it is settled; the same deal gives the same try to a level that does not search."""
    scenario, table, verdict = ready.scenario, ready.table(deal, choices), ready.verdict(choices)
    names = (name, *scenario.bots)
    bots = [player(ready, it, deal + number) for number, it in enumerate(names)]
    table.on_entry = verdict.entered
    verdict.look(table)
    while not verdict.is_settled and table.to_move is not None and len(table.played) < LONGEST:
        turn = (table.to_move - scenario.seat) % scenario.seats
        table.play(bots[turn].choose(table.state.clone(), budget(names[turn], simulations)).move)
    return verdict


def player(ready: Ready, name: str, seed: int) -> Bot:
    """A bot of a level."""
    it = level(name)
    assert it is not None
    return make_level(it, ready.game, seed)
