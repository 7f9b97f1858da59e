"""Puzzles one after another: of a day, a storm, a streak; and those to be counted by eye."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.hall import Hall
from tests.browser.puzzle_hands import GAME, PATIENCE, another, answer, kept, play, settled, shown, solve_shown


def test_todays_puzzle_lights_its_lantern(visit: Open, hall: Hall) -> None:
    page = visit("/")
    page.get_by_role("link", name="Puzzles").click()
    page.get_by_role("link", name=re.compile("Solve today’s.*Gems")).click()
    settled(page, 0)
    today = hall.call(f"/games/{GAME}/puzzles/daily")
    assert shown(page) == today["id"]
    page.get_by_role("link", name=re.compile("not solved")).first.click()
    page.wait_for_selector(".rate li:first-child [aria-current]")
    assert re.search(r"\?day=\d{4}-\d\d-\d\d$", page.url)
    page.go_back()
    page.wait_for_selector(".rate li:last-child [aria-current]")
    settled(page, 0)
    if today["kind"] == "worth":
        page.get_by_label("Your number").fill(str(int(hall.call(f"/puzzles/{today['id']}/solution")["value"])))
        page.get_by_role("button", name="That is it").click()
    moves = answer(hall, today["id"])
    for n, text in enumerate(moves):
        play(page, hall, today["id"], moves[:n], text)
    page.get_by_text("Solved!").wait_for()
    assert page.get_by_role("link", name=re.compile(": solved")).count() == 1
    page.goto(f"{hall.url}/puzzles")
    page.get_by_role("link", name=re.compile("Solved today.*Gems")).wait_for()


@pytest.mark.parametrize("game", ["gems", "gnomopolis", "gnomeland"])
def test_what_is_it_worth_asks_for_a_number_and_does_not_show_it(visit: Open, hall: Hall, game: str) -> None:
    asked = next(one for one in hall.call(f"/games/{game}/puzzles") if one["kind"] == "worth")
    puzzle = asked["id"]
    value = int(hall.call(f"/puzzles/{puzzle}/solution")["value"])
    page = visit(f"/puzzles/{puzzle}")
    settled(page, 0)
    mine = page.locator(f".desk [data-count='points-{asked['seat']}']")
    expect(mine).to_have_count(1)
    assert page.locator(".desk [data-standing]:visible").count() == 0
    shown = page.locator(".desk .num:visible, .desk .num *:visible").all_inner_texts()
    assert str(value) not in shown, "the answer stands nowhere as a score"
    said = page.locator(".desk [aria-label]:visible").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert not [one for one in said if re.search(rf"\b{value} points?\b", one)]
    page.get_by_label("Your number").fill(str(value + 1))
    page.get_by_label("Your number").press("Enter")
    page.get_by_text("That is not it").wait_for(timeout=PATIENCE)
    assert kept(page)["done"] == {puzzle: "failed"}, "the first answer counts"
    page.get_by_label("Your number").fill(str(value))
    page.get_by_role("button", name="That is it").click()
    page.get_by_text("Solved!").wait_for(timeout=PATIENCE)
    mine.wait_for(state="visible")
    assert sum(int(one) for one in re.findall(r"\d+", mine.inner_text())) == value


def test_a_storm_counts_what_is_solved_in_three_minutes(visit: Open, hall: Hall) -> None:
    page = visit(f"/puzzles/{GAME}")
    settled(page, 0)
    page.get_by_role("button", name=re.compile("^Storm")).click()
    page.get_by_role("timer").wait_for()
    assert page.get_by_role("region", name="Hints").count() == 0
    puzzle = solve_shown(page, hall, right=True)
    page.locator(".run", has_text="1 solved").wait_for()
    another(page, puzzle)
    puzzle = solve_shown(page, hall, right=False)
    another(page, puzzle)
    assert "1 solved" in page.locator(".run").inner_text()
    page.clock.install()
    page.wait_for_timeout(500)
    page.clock.fast_forward(600_000)
    result = page.get_by_role("dialog", name="Time is up")
    result.get_by_text("Your best so far!").wait_for(timeout=PATIENCE)
    assert result.locator(".num").inner_text() == "1"
    assert kept(page)["games"][GAME]["storm"] == 1
    assert "done" not in kept(page) or kept(page)["done"] == {}, "a storm does not change the rating"
    result.get_by_role("button", name="Once more").click()
    page.locator(".run", has_text="0 solved").wait_for()


def test_a_streak_ends_with_the_first_mistake(visit: Open, hall: Hall) -> None:
    page = visit(f"/puzzles/{GAME}")
    settled(page, 0)
    page.get_by_role("button", name=re.compile("^Streak")).click()
    page.locator(".run", has_text="0 solved").wait_for()
    puzzle = solve_shown(page, hall, right=True)
    another(page, puzzle)
    solve_shown(page, hall, right=False)
    result = page.get_by_role("dialog", name="The streak is over")
    result.wait_for(timeout=PATIENCE)
    assert result.locator(".num").inner_text() == "1"
    assert kept(page)["games"][GAME]["streak"] == 1
