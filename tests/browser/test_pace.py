"""Bots keep one waiting no longer than they may; `python -m tests.browser.pace` measures every level."""

from __future__ import annotations

import statistics

import pytest
from playwright.sync_api import Browser

from gnomehall.games import GAMES
from gnomehall.server.settings import Settings
from tests.browser.hall import running
from tests.browser.pace import MOST_WAIT, waits


@pytest.mark.parametrize("game", GAMES)
def test_the_move_of_the_strongest_bot_is_shown_soon_after_the_last_flight(browser: Browser, game: str) -> None:
    """The middle of several waits: a machine that does other things too may delay one of them."""
    with running(bot_milliseconds=Settings().bot_milliseconds) as hall:
        found = waits(browser, hall, game, "old-root", 7)
    print(game, [round(one, 2) for one in found])
    assert len(found) >= 7
    assert statistics.median(found) <= MOST_WAIT
