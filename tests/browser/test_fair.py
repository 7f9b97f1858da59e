"""The shuffle is checked in the browser: ten honest matches, and servers that are not."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hall import Hall, running
from tests.browser.hands import play_now
from tests.browser.test_matches import TITLES
from tests.server.harness import Guest

HONEST = [*["gems"] * 4, *["gnomopolis"] * 3, *["gnomeland"] * 3]
MOST = 6000  # moves of a random match
OTHER_DRAW = """
from gnomehall.core.chance import FairChance
fair = FairChance.draw
def draw(self, stream, index, outcomes):
    due = fair(self, stream, index, outcomes)
    if (stream, index) == ("cave", 20):
        return next(outcome for outcome, _ in outcomes if outcome != due)
    return due
FairChance.draw = draw
"""
LIE = """
import msgspec
from gnomehall.server.jobs.visitor_pool import VisitorPool
told = VisitorPool.ask
async def lie(self, address, job):
    answer = await told(self, address, job)
    if type(job).__name__ != "TellDraws":
        return answer
    found = msgspec.json.decode(answer)
    change(found)
    return msgspec.Raw(msgspec.json.encode(found))
VisitorPool.ask = lie
"""
OTHER_SEED = LIE + """
def change(found):  # a match that fits, of another seed
    found["seed"] = "00" * 32
"""
OTHER_ODDS = LIE + """
def change(found):
    draw = next(one for one in found["draws"] if one["stream"] == "cave")
    draw["outcomes"].reverse()
    draw["weights"].reverse()
"""

OTHER_GIVEN = LIE + """
def change(found):  # as if the match had begun with all its moves
    found["given"] = 9999
    draw = next(one for one in found["draws"] if one["stream"] == "cave")
    draw["outcome"] = next(other for other in draw["outcomes"] if other != draw["outcome"])
"""
NO_SHARE = """
from gnomehall.server.rooms import actions
come = actions.come
actions.come = lambda table, person, entropy, promised=None: come(table, person, None, promised)
"""


def sit_down(page: Page, game: str) -> dict[str, str]:
    """Begin a match against bots from the shelf; the table and its key, as the browser keeps them."""
    play_now(page, TITLES[game])
    entry = json.loads(page.evaluate("localStorage['gnomehall.tables']"))[0]
    return {"table": entry["table"], "key": entry["keys"][0]}


def play_out(hall: Hall, mine: dict[str, str], seed: int) -> None:
    """Play the browser's seat to the end from beside it; the page only looks on."""
    guest, dice = Guest(hall.url, mine, mine["key"]), Random(seed)
    state = guest.wait("state")
    for _ in range(MOST):
        if state["over"]:
            break
        if state["mine"]:
            guest.play(_choice(state["legal"], dice))
            state = guest.state()
        if not state["mine"] and not state["over"]:
            state = guest.until(lambda one: one["type"] == "state" and (one["mine"] or one["over"]))
    guest.close()
    assert state["over"]


def _choice(legal: list[dict[str, object]], dice: Random) -> object:
    """Collect before anything else, or a match of Gems takes long."""
    liked = [move for move in legal if move["verb"] == "collect"] or legal
    return dice.choice(liked)["id"]


@pytest.mark.parametrize(("number", "game"), list(enumerate(HONEST)))
def test_the_browser_verifies_the_shuffle_of_a_match(visit: Open, hall: Hall, number: int, game: str) -> None:
    page = visit("/")
    mine = sit_down(page, game)
    play_out(hall, mine, number)
    page.reload()  # it would show the moves of the others one by one; what was promised survives
    verdict = page.locator("[data-shuffle=fair]")
    expect(verdict).to_contain_text("The shuffle was checked in your browser", timeout=30_000)
    expect(verdict).to_contain_text("promised before the server knew")
    draws = int(verdict.get_attribute("data-draws") or 0)
    assert verdict.get_attribute("data-share") == "true"
    record = hall.text(f"/tables/{mine['table']}/record", mine["key"])
    header, *lines = [json.loads(line) for line in record.splitlines()]
    assert draws == sum("chance" in line for line in lines) > 20
    kept = json.loads(page.evaluate("localStorage['gnomehall.promises']"))[0]
    assert (kept["commitment"], kept["entropy"]) == (header["promised"][0], header["entropy"][0])
    assert header["promised"][0] == header["commitment"]


CHEATS = [
    (OTHER_DRAW, "draw", "was not drawn: the seed gives"),
    (OTHER_SEED, "commitment", "not the one that was promised"),
    (OTHER_ODDS, "odds", "something else could have come"),
    (OTHER_GIVEN, "given", "another number of moves"),
    (NO_SHARE, "share", "shares in the shuffle were changed"),
]


@pytest.mark.parametrize(("lie", "alarm", "said"), CHEATS, ids=["draw", "seed", "odds", "given", "share"])
def test_a_server_that_cheats_is_caught_by_the_page(visit: Open, hall: Hall, lie: str, alarm: str, said: str) -> None:
    with running(first=lie) as crooked:
        page = visit("/about")
        page.goto(crooked.url)
        play_out(crooked, sit_down(page, "gems"), 1)
        page.reload()  # it would show the moves of the others one by one
        verdict = page.locator(f"[data-shuffle={alarm}]")
        expect(verdict.get_by_role("alert")).to_contain_text(said, timeout=30_000)
        expect(verdict).to_contain_text("The shuffle does not check out.")
        page.goto(hall.url + "/about")  # no page may miss the server that ends now
