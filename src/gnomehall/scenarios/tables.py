"""Rates of scenarios as Markdown tables."""

from __future__ import annotations

from gnomehall.bots.levels import LEVELS
from gnomehall.core.errors import ValidationError
from gnomehall.scenarios import campaign
from gnomehall.scenarios.campaign import Rated


def lines(name: str, rated: Rated) -> list[str]:
    """The share of tries in which each level reaches each star, with intervals."""
    count = max(len(shares) for shares in rated.stars.values())
    stars = [f"star {number}" for number in range(1, count + 1)]
    found = [f"| {name} | tries | {' | '.join(stars)} | all |", "|---|" + "--:|" * (count + 2)]
    for level, shares in rated.stars.items():
        cells = [f"{it.mean:.0%} ({it.low:.0%} - {it.high:.0%})" for it in (*shares, rated.all[level])]
        found.append(f"| {level} | {rated.tries[level]} | {' | '.join(cells)} |")
    return found


def kept_lines(game: str) -> list[str]:
    """The rates of a campaign that were kept: the share of tries in which each level reaches stars 1, 2 and 3."""
    found, rates = campaign.campaign(game), campaign.rates(game)
    if found is None or rates is None:
        raise ValidationError(f"the campaign of {game} was not rated yet")
    table = [f"| scenario | {' | '.join(it.name for it in LEVELS)} |", "|---|" + "--:|" * len(LEVELS)]
    for place in found.places:
        table.append(_row(place.key, campaign.rated(game, place.key)))
        for choice in rates.starts.get(place.key, {}):
            table.append(_row(f"{place.key}, {choice}", campaign.rated(game, place.key, choice)))
    for key in rates.at_table:
        table.append(_row(f"{key}, at a table", campaign.rated_at_table(game, key)))
    return table


def _row(name: str, rated: Rated | None) -> str:
    stars = rated.stars if rated else {}
    cells = [" / ".join(f"{100 * it.mean:.0f}" for it in stars.get(level.name, [])) for level in LEVELS]
    return f"| {name} | {' | '.join(cells)} |"
