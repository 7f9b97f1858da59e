"""People at one table: what a phone says of the others, who is away, who plays for whom, keys after the others' turns."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Open, axe, key_ring
from tests.browser.hall import Hall, Made
from tests.browser.hands import wait_for_turn
from tests.browser.test_table import AGAINST_A_BOT, in_the_middle, opened
from tests.server.harness import Guest

FRIENDS = [{"sit": "device", "name": name} for name in ("Ada", "Ben", "Cleo")]


def friends(hall: Hall) -> Made:
    """A match of three people that has begun; Ben is to move."""
    return hall.make("gems", FRIENDS, options={"first": 1})


def join(hall: Hall, made: Made, seat: int) -> Guest:
    guest = Guest(hall.url, {"table": made.table}, made.keys[seat])
    guest.until(lambda message: message["type"] == "room")
    return guest


def ada(visit: Open, hall: Hall, made: Made) -> Page:
    page = visit(f"/play/{made.table}", size=PHONE, tables=key_ring(hall, made, "gems", made.keys[:1]))
    page.wait_for_selector(".table")
    return page


def test_chat_shows_itself_on_a_phone(visit: Open, hall: Hall) -> None:
    made = friends(hall)
    page, ben = ada(visit, hall, made), join(hall, made, 1)
    ben.ask("chat", text="Good luck!")
    expect(page.get_by_role("status").filter(has_text="Good luck!")).to_be_visible()
    assert axe(page) == []
    ben.close()


def test_a_friend_who_is_away_can_be_waited_for_or_played_for(visit: Open, hall: Hall) -> None:
    made = friends(hall)
    page, cleo = ada(visit, hall, made), join(hall, made, 2)
    notice = page.get_by_role("status").filter(has_text="Ben is away")
    expect(notice.get_by_role("button")).to_have_text(["Wait", "Seat a bot", "Take over"])
    assert axe(page) == []
    notice.get_by_role("button", name="Take over").click()
    expect(notice).to_contain_text("You agree. The others are asked too.")
    cleo.ask("lend", seat=1, to=0)
    expect(page.get_by_role("status").filter(has_text="You play for Ben until Ben is back.")).to_be_visible()
    assert wait_for_turn(page)
    ben = join(hall, made, 1)
    expect(page.get_by_text("You play for Ben")).to_have_count(0)
    ben.close()
    cleo.close()


def test_a_bot_that_plays_for_me_says_so(visit: Open, hall: Hall) -> None:
    made = in_the_middle(hall)
    page, again = ada(visit, hall, made), join(hall, made, 0)
    again.ask("lend", seat=0)
    banner = page.get_by_role("status").filter(has_text="A bot plays for you.")
    expect(banner).to_be_visible()
    banner.get_by_role("button", name="Play again").click()
    expect(banner).to_have_count(0)
    again.close()


def test_keys_wait_on_something_that_can_be_played(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall, AGAINST_A_BOT)
    page.locator(".toks button:not(.glow, .glow-soft)").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    before = page.get_attribute(".table", "data-version")
    page.locator(".board .glow").first.dispatch_event("click")
    page.wait_for_selector(f".table[data-mine=true]:not([data-version='{before}'])")
    expect(page.locator(".board :focus")).to_have_class(re.compile("glow"))
