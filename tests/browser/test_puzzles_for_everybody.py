"""Puzzles for everybody: by assistive technology, on a phone, in four languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize

from gnomehall.core.languages import LANGUAGES
from tests.browser.conftest import PHONE, WIDE, Open, axe
from tests.browser.hall import Hall
from tests.browser.puzzle_hands import GAME, PATIENCE, a_puzzle, play, settled, wrong_move


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_on_puzzles_and_nothing_is_wider_than_the_screen(
    visit: Open, hall: Hall, size: ViewportSize,
) -> None:
    page = visit("/puzzles", size=size)
    page.get_by_role("link", name=re.compile("Solve today’s")).first.wait_for()
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for game in hall.games():
        page.goto(f"{hall.url}/puzzles/{game}")
        settled(page, 0)
        assert axe(page) == [], game
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), game


def test_on_a_phone_undo_and_hint_are_at_the_thumb(visit: Open, hall: Hall) -> None:
    puzzle = a_puzzle(hall, 3)
    page = visit(f"/puzzles/{puzzle}", size=PHONE, touch=True)
    settled(page, 0)
    play(page, hall, puzzle, [], wrong_move(hall, puzzle))
    for name in ("Undo", "Hint 1 of 3", "Why?"):
        box = page.locator(".bar-turn").get_by_role("button", name=name).bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= PHONE["height"]
    page.get_by_role("button", name="Why?").tap()
    page.get_by_role("dialog", name="The best that is left").wait_for()
    assert axe(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Undo").tap()
    settled(page, 0)
    page.get_by_role("button", name="Hint 1 of 3").tap()
    page.get_by_role("dialog", name="Hints").locator("li").wait_for(timeout=PATIENCE)
    page.get_by_role("dialog", name="Hints").get_by_role("button", name=re.compile("Which card.*costs 5")).tap()
    page.get_by_role("dialog", name="Hints").locator("li").nth(1).wait_for(timeout=PATIENCE)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_puzzles_speak_the_readers_language(visit: Open, hall: Hall, language: str) -> None:
    puzzle = a_puzzle(hall, 3)
    wrong = wrong_move(hall, puzzle)
    english = visit(f"/puzzles/{puzzle}")
    page = visit(f"/puzzles/{puzzle}", language=language)
    for one in (english, page):
        settled(one, 0)
        play(one, hall, puzzle, [], wrong)
        settled(one, 1)
    task = hall.call(f"/puzzles/{puzzle}?language={language}")["task"]
    assert page.get_by_role("heading", name=task).count() == 1
    said = [set(one.locator(".task p, .bar-turn b, .bar-turn .btn, .rail h2, .mode span").all_inner_texts())
            for one in (english, page)]
    assert said[0] & said[1] == set()


# how often the board takes a height that it had left before
RETURNS = """async () => {
  await document.fonts.ready;
  const seen = [];
  for (let frame = 0; frame < 30; frame++) {
    const height = document.querySelector(".desk > div").getBoundingClientRect().height;
    if (height !== seen.at(-1)) seen.push(height);
    await new Promise(requestAnimationFrame);
  }
  return seen.length - new Set(seen).size;
}"""


def test_the_board_of_a_puzzle_does_not_tremble(visit: Open, hall: Hall) -> None:
    """It once went to and fro between two scales, since its texts break elsewhere when it is smaller."""
    counted = [one["id"] for one in hall.call(f"/games/{GAME}/puzzles") if one["kind"] == "worth"][14:20]
    assert counted
    page = visit("/")
    for puzzle in counted:
        page.goto(f"{hall.url}/puzzles/{puzzle}")
        settled(page, 0)
        assert page.evaluate(RETURNS) == 0
