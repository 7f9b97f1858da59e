"""The Gnomeland board: questions, what is final, auto-pass, contests, every point told, phone, languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import gnomehall
from gnomehall.core.table import Table
from tests.browser.conftest import PHONE, WIDE, Open, axe, key_ring
from tests.browser.hall import Hall, Made
from tests.browser.hands import click_through, wait_for_turn
from tests.browser.plays import played

NAMES = ("Ada", "Tob", "Bruna")
GAME = "gnomeland"
Enough = Callable[[Table], bool]


def asks(what: str) -> Enough:
    """A question to the first seat, before the last round: there, an answer may end the match."""
    return _ASKS.setdefault(what, lambda table: table.to_move == 0 and view(table)["round"] < 5 and (
        view(table)["asks"]["what"] == what))


_ASKS: dict[str, Enough] = {}


def view(table: Table) -> Any:
    return table.view()


def may_cover_the_house(table: Table) -> bool:
    return table.to_move == 0 and view(table)["seats"][0]["upper"][1].get("gnomes", 0) > 0 and any(
        move.verb == "build" and move.args[1] == "middle" for move in table.legal())


def may_cover_a_full_warehouse(table: Table) -> bool:
    """One Warehouse holds something, and the last building that can be built would discard it."""
    builds = [move for move in table.legal() if move.verb == "build"]
    if table.to_move != 0 or not builds:
        return False
    village, last = view(table)["seats"][0], builds[-1].args[0]
    cost = next(card["cost"] for card in village["cards"] if card["id"] == last)
    full = [space for space in village["upper"] if space.get("holds")]
    if len(full) != 1 or (last, full[0]["space"]) not in [move.args for move in builds]:
        return False
    return any(count > cost.get(kind, 0) for kind, count in full[0]["holds"].items())


def in_a_contest(table: Table) -> bool:
    return table.to_move == 0 and view(table)["contest"] is not None and len(table.legal()) > 2


def in_the_middle(table: Table) -> bool:
    return table.to_move == 0 and view(table)["round"] == 3 and len(table.legal()) > 8 and any(
        move.verb == "spend" for move in table.legal())


def over(table: Table) -> bool:
    return table.is_over


def sit_down(hall: Hall, enough: Enough, seats: int = 3) -> Made:
    """A table on this device, played until `enough`."""
    record, moves = played(GAME, seats, enough)
    return hall.play_on(GAME, [{"sit": "device", "name": name} for name in NAMES[:seats]], record, moves)


def open_at(visit: Open, hall: Hall, made: Made, **how: Any) -> Page:
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, GAME, made.keys), **how)
    page.wait_for_selector(".table, .win-banner")
    return page


@pytest.mark.parametrize("what", ["take", "keep", "hex", "shift", "reroll"])
def test_a_question_opens_by_itself_and_again_after_escape(visit: Open, hall: Hall, what: str) -> None:
    page = open_at(visit, hall, sit_down(hall, asks(what)))
    expect(page.locator(".pop .opt").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".pop")).to_have_count(0)
    before = page.get_attribute(".table", "data-version")
    page.locator(".board .glow").first.click()
    if page.locator(".pop .opt").count():
        page.locator(".pop .opt").first.click()
    page.wait_for_selector(f".table:not([data-version='{before}'])")


def test_the_copy_question_says_whose_die_it_is(visit: Open, hall: Hall) -> None:
    page = open_at(visit, hall, sit_down(hall, asks("copy")))
    question = page.get_by_role("dialog")
    expect(question.get_by_role("heading", level=2)).to_contain_text("do you copy")
    expect(question).to_contain_text("It costs")
    expect(question.get_by_role("button", name="Let it pass")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(question.get_by_role("button", name="Copy it")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator(".log .line", has_text="No copy:")).not_to_have_count(0)


def test_covering_the_gnomes_house_asks_first(visit: Open, hall: Hall) -> None:
    page = open_at(visit, hall, sit_down(hall, may_cover_the_house))
    page.locator(".bc:is(.glow, .glow-soft)").last.click()
    page.get_by_role("dialog").get_by_role("button", name="Middle").click()
    expect(page.get_by_role("dialog", name="Are you sure?")).to_contain_text("removed")
    before = page.get_attribute(".table", "data-version")
    page.get_by_role("button", name="No, wait").click()
    assert page.get_attribute(".table", "data-version") == before
    page.locator(".bc:is(.glow, .glow-soft)").last.click()
    page.get_by_role("dialog").get_by_role("button", name="Middle").click()
    page.get_by_role("dialog").get_by_role("button", name="Build").click()
    page.wait_for_selector(f".table:not([data-version='{before}'])")
    expect(page.locator("[data-card=gnomes_house]")).to_have_count(0)


def test_covering_a_warehouse_with_something_on_it_asks_first(visit: Open, hall: Hall) -> None:
    made = sit_down(hall, may_cover_a_full_warehouse)
    page = open_at(visit, hall, made)
    full = page.locator("[data-card=warehouse]", has=page.locator(".give .i")).first
    before = page.get_attribute(".table", "data-version")
    where = full.get_attribute("data-spot")
    page.locator(".bc:is(.glow, .glow-soft)").last.click()
    side = {"lot-left": "Left", "lot-right": "Right"}[where or ""]
    expect(page.get_by_role("dialog").get_by_role("button", name=side)).to_contain_text("discarded")
    page.get_by_role("dialog").get_by_role("button", name=side).click()
    expect(page.get_by_role("dialog", name="Are you sure?")).to_contain_text("discarded")
    page.get_by_role("button", name="No, wait").click()
    assert page.get_attribute(".table", "data-version") == before


def test_keeping_is_a_choice_and_nothing_is_one_of_them(visit: Open, hall: Hall) -> None:
    page = open_at(visit, hall, sit_down(hall, asks("keep")))
    expect(page.get_by_role("dialog")).to_contain_text("Warehouse: keep what?")
    page.get_by_role("dialog").get_by_role("button", name="Keep nothing").click()
    expect(page.locator(".log li", has_text="leaves a Warehouse empty")).not_to_have_count(0)


def test_the_next_mission_of_the_deck_is_shown(visit: Open, hall: Hall) -> None:
    page = open_at(visit, hall, sit_down(hall, in_the_middle))
    expect(page.locator("[data-next]")).to_contain_text("Next round")
    expect(page.locator("[data-next] .parch .i")).not_to_have_count(0)


def test_who_lets_copying_pass_is_not_asked(visit: Open, hall: Hall) -> None:
    level = hall.call("/games")[0]["levels"][0]["name"]
    seats = [{"sit": "device", "name": "Ada"}, {"sit": "bot", "level": level, "name": "Pim"}]
    made = hall.make(GAME, seats, options={"first": 0})
    page = open_at(visit, hall, made)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Let all copying pass").click()
    page.keyboard.press("Escape")
    for _ in range(40):
        assert wait_for_turn(page)
        assert "takes" not in page.locator(".bar-turn .say b").inner_text()
        if page.locator(".meter", has_text="Round 2").count():
            break
        before = page.get_attribute(".table", "data-version")
        if page.locator(".pop .opt").count():
            page.locator(".pop .opt").first.click()
        elif page.locator(".tray .glow").count():
            page.locator(".tray .glow").first.click()
        else:
            page.locator(".bar-turn .btn.primary").click()
            page.wait_for_selector(f".pop .opt, .table:not([data-version='{before}'])", state="attached")
            if page.get_by_role("dialog", name="Are you sure?").count():
                page.locator(".pop .opt").first.click()
        page.wait_for_selector(f".table:not([data-version='{before}'])", state="attached")
    expect(page.locator(".log .line", has_text=re.compile("No copy: .*(You|Ada)"))).not_to_have_count(0)


def test_a_contest_shows_what_counts_and_who_has_how_much(visit: Open, hall: Hall) -> None:
    page = open_at(visit, hall, sit_down(hall, in_a_contest))
    expect(page.locator(".contest li")).to_have_count(3)
    expect(page.locator(".contest h2")).to_contain_text("Contest")


def ends_a_contest(table: Table) -> bool:
    """The first seat is the last to be counted, and has nothing left to do but to end."""
    if table.to_move != 0 or view(table)["contest"] is None or [move.text for move in table.legal()] != ["end"]:
        return False
    after = gnomehall.replay(table.record())
    after.play("end")
    return view(after)["contest"] is None


def test_a_contest_ends_with_a_banner_of_who_wins_what(visit: Open, hall: Hall) -> None:
    page = open_at(visit, hall, sit_down(hall, ends_a_contest))
    page.locator(".bar-turn .btn.primary").click()
    banner = page.locator(".happen")
    expect(banner.locator("li")).to_have_count(3)
    expect(banner.locator(".prize").first).to_contain_text("point")
    banner.get_by_role("button", name="Go on").click()
    expect(banner).to_have_count(0)


def would_lose(table: Table) -> bool:
    """The turn can be ended, and the Warehouses have no room for what is in the pool."""
    if table.to_move != 0 or view(table)["contest"] or "end" not in [move.text for move in table.legal()]:
        return False
    mine = view(table)["seats"][0]
    return bool(sum(mine["pool"].values()) > sum(space.get("keeps") or 0 for space in mine["upper"]))


def test_end_turn_says_first_what_will_be_lost(visit: Open, hall: Hall) -> None:
    page = open_at(visit, hall, sit_down(hall, would_lose))
    expect(page.locator(".bar-turn")).to_contain_text("Ending now loses")


def test_what_is_not_legal_says_why_with_the_rule(visit: Open, hall: Hall) -> None:
    page = open_at(visit, hall, sit_down(hall, in_the_middle))
    page.get_by_role("button", name="End turn").click(force=True)  # it looks disabled
    expect(page.get_by_role("alert").filter(has_text="L-8")).to_be_visible()


def test_every_card_says_where_it_is_from(visit: Open, hall: Hall) -> None:
    page = open_at(visit, hall, sit_down(hall, in_the_middle))
    page.wait_for_selector("[data-card]")
    names = page.eval_on_selector_all("[data-card], .bc, .hire", "all => all.map((one) => one.querySelector('.sr').textContent)")
    assert len(names) > 12
    assert all(name.endswith(("From the rulebook", "Ours", "some figures ours")) for name in names)


def test_every_point_of_the_track_is_told(visit: Open, hall: Hall) -> None:
    made = sit_down(hall, over)
    page = open_at(visit, hall, made)
    for seat in range(3):
        page.locator(".homes nav button").nth(seat).click()
        score = int(page.locator(".steps h3 b").inner_text())
        if score:
            page.wait_for_selector(".steps ol li")
        gains = [int(text) for text in page.locator(".steps ol li b").all_inner_texts()]
        houses = [int(text) for text in page.locator(".house b").all_inner_texts()]
        assert sum(gains) == score
        assert score + sum(houses) == int(page.locator(".sums .sum b").inner_text())


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("enough", [in_a_contest, asks("take")], ids=["contest", "take"])
def test_axe_finds_nothing(visit: Open, hall: Hall, size: Any, enough: Enough) -> None:
    page = open_at(visit, hall, sit_down(hall, enough), size=size)
    page.wait_for_selector("[data-card]")
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize(
    ("language", "says"), [("pt", "Vila de Ada"), ("fr", "Village de Ada"), ("it", "Villaggio di Ada")],
)
def test_the_table_speaks(visit: Open, hall: Hall, language: str, says: str) -> None:
    page = open_at(visit, hall, sit_down(hall, in_the_middle), language=language, size=PHONE)
    expect(page.locator(".village h2")).to_contain_text(says)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_match_on_one_device_comes_to_its_end(visit: Open, hall: Hall) -> None:
    page = open_at(visit, hall, sit_down(hall, in_the_middle, seats=2))
    assert click_through(page, GAME, seed=3) > 10
