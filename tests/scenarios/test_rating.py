"""Rates of a campaign are measured anew when the file has changed, or the figures and nets of the bots."""

from __future__ import annotations

import msgspec
import pytest

from gnomehall.scenarios import campaign, rate_campaign
from gnomehall.scenarios.campaign import Rated, Rates
from gnomehall.scenarios.rate_campaign import Effort

GAME = "gnomopolis"
HOW = Effort({"tinkerer": 1, "master": 1, "old-root": 1}, 1, seed=1)


def kept_before(monkeypatch: pytest.MonkeyPatch, bots: str) -> Rates:
    """The shipped rates, as if measured with such bots."""
    shipped = campaign.rates(GAME)
    assert shipped is not None

    def with_bots(all_rated: dict[str, Rated]) -> dict[str, Rated]:
        return {key: msgspec.structs.replace(it, bots=bots) for key, it in all_rated.items()}

    kept = msgspec.structs.replace(
        shipped, scenarios=with_bots(shipped.scenarios), at_table=with_bots(shipped.at_table),
        starts={key: with_bots(starts) for key, starts in shipped.starts.items()})
    monkeypatch.setattr(campaign, "rates", lambda game: kept)
    return kept


def test_what_is_still_true_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    before = kept_before(monkeypatch, campaign.hash_of_bots(GAME))
    *_, after = rate_campaign.rate_campaign(GAME, HOW, before)
    assert (after.scenarios, after.starts, after.at_table) == (before.scenarios, before.starts, before.at_table)


def test_with_other_nets_all_levels_play_again(monkeypatch: pytest.MonkeyPatch) -> None:
    before = kept_before(monkeypatch, "other nets")
    after = next(iter(rate_campaign.rate_campaign(GAME, HOW, before)))
    new = after.scenarios[next(iter(before.scenarios))]
    assert new.tries == HOW.tries
    assert new.bots == campaign.hash_of_bots(GAME)
