"""Puzzles on the page: solved, failed and hinted; runs; a puzzle made of a replay and opened by its link."""

from __future__ import annotations

import json
import re
import urllib.error
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize

from gnomehall.core.languages import LANGUAGES
from tests.browser.conftest import PHONE, WIDE, Open, axe, key_ring
from tests.browser.hall import Hall
from tests.browser.test_replay import at, finished

GAME = "gems"
PATIENCE = 30_000  # milliseconds for the solver on a busy machine
ENOUGH = 40  # moments of a match that are tried for a puzzle


def judged(hall: Hall, puzzle: str, moves: list[str]) -> Any:
    return hall.call(f"/puzzles/{puzzle}/try", body={"moves": moves})


def answer(hall: Hall, puzzle: str) -> list[str]:
    """The moves that solve a puzzle, as long as they are one's own."""
    seat = hall.call(f"/puzzles/{puzzle}")["seat"]
    return [one["move"]["text"] for one in hall.call(f"/puzzles/{puzzle}/solution")["line"] if one["seat"] == seat]


@cache
def a_puzzle(hall: Hall, moves: int) -> str:
    """A puzzle of a turn without luck that takes so many moves."""
    every = hall.call(f"/games/{GAME}/puzzles")
    return str(next(one["id"] for one in every if one["kind"] == "turn" and one["length"] == moves and one["is_count"]))


@cache
def wrong_move(hall: Hall, puzzle: str) -> str:
    """A first move that loses the answer and does not end the turn."""
    legal = [one["text"] for one in judged(hall, puzzle, [])["legal"]]
    return str(next(text for text in legal if judged(hall, puzzle, [text])["status"] == "wrong"))


def settled(page: Page, moves: int) -> None:
    page.wait_for_selector(f".pz[data-moves='{moves}'][data-busy=false]", timeout=PATIENCE)


def target(page: Page, hall: Hall, puzzle: str, before: list[str], text: str) -> Locator:
    """What to press for a move of Gems."""
    verb, _, what = text.partition(" ")
    places = judged(hall, puzzle, before)["view"]["places"]
    if verb == "claim":
        free = [i for i, one in enumerate(places) if one["token"] == what and one["gnome"] is one["taken"] is None]
        return page.locator(f".toks button[data-place='{free[0]}']")
    if verb == "explore":
        dark = next(i for i, one in enumerate(places) if one["token"] is None and one["taken"] is None)
        return page.locator(f".toks button[data-place='{dark}']")
    return page.locator(f".acts [data-look='act-{verb}']")


def play(page: Page, hall: Hall, puzzle: str, before: list[str], text: str, key: str = "") -> None:
    """Play a move at the table of a puzzle, with the mouse or by a key."""
    def press(one: Locator) -> None:
        if key:
            one.focus()
            page.keyboard.press(key)
        else:
            one.click()

    same = [one for one in judged(hall, puzzle, before)["legal"] if one["verb"] == "collect"]
    press(target(page, hall, puzzle, before, text))
    if text.startswith("collect") and len(same) > 1:
        label = next(one["label"] for one in same if one["text"] == text)
        press(page.locator(".pop .opt", has_text=label).first)
    settled(page, len(before) + 1)


def shown(page: Page) -> str:
    """The puzzle on the page."""
    return str(page.get_attribute(".pz[data-busy=false]", "data-puzzle", timeout=PATIENCE))


def kept(page: Page) -> Any:
    return json.loads(page.evaluate("localStorage['gnomehall.puzzles'] ?? '{}'"))


# ---- one puzzle


def test_a_puzzle_is_solved_move_by_move_and_raises_the_rating(visit: Open, hall: Hall) -> None:
    puzzle = a_puzzle(hall, 2)
    info = hall.call(f"/puzzles/{puzzle}")
    page = visit(f"/puzzles/{puzzle}")
    settled(page, 0)
    assert page.get_by_role("heading", name=info["task"]).count() == 1
    assert page.locator(".task .st").count() == info["length"]
    moves = answer(hall, puzzle)
    for n, text in enumerate(moves):
        play(page, hall, puzzle, moves[:n], text)
        assert page.locator(".task .st.ok").count() == n + 1
    page.get_by_text("Solved!").wait_for()
    assert page.locator(".stones i.on").count() == info["value"] - info["start"]
    mine = kept(page)["games"][GAME]
    assert mine["rating"] > 1100
    assert mine["count"] == 1
    page.reload()
    settled(page, 0)
    assert page.locator(".rate .big").inner_text() == str(round(mine["rating"]))
    for n, text in enumerate(moves):
        play(page, hall, puzzle, moves[:n], text)
    page.get_by_text("does not count again").wait_for()
    assert kept(page)["games"][GAME] == mine


def test_a_wrong_move_is_answered_and_taken_back_and_ending_the_turn_fails(visit: Open, hall: Hall) -> None:
    puzzle = a_puzzle(hall, 3)
    wrong = wrong_move(hall, puzzle)
    page = visit(f"/puzzles/{puzzle}")
    settled(page, 0)
    play(page, hall, puzzle, [], wrong)
    state = judged(hall, puzzle, [wrong])
    assert f"At most {state['reach']:g} now" in page.locator(".bar-turn .say").inner_text()
    left = page.get_by_role("region", name="The best that is left")
    assert left.get_by_role("listitem").count() == len(state["refutation"]) > 0
    assert page.locator(".task .st.bad").count() == 1
    page.get_by_role("button", name="Undo", exact=True).click()
    settled(page, 0)
    assert page.locator(".task .st.bad").count() == 0
    assert kept(page) == {}, "a wrong move that is taken back costs nothing"
    moves = [wrong]
    play(page, hall, puzzle, [], wrong)
    while not judged(hall, puzzle, moves)["turn_over"]:
        text = judged(hall, puzzle, moves)["legal"][0]["text"]
        play(page, hall, puzzle, moves, text)
        moves.append(text)
    page.get_by_text("The turn is over").wait_for()
    assert kept(page)["done"] == {puzzle: "failed"}
    assert kept(page)["games"][GAME]["rating"] < 1100


def test_hints_come_in_three_steps_and_the_solution_is_played_at_the_table(visit: Open, hall: Hall) -> None:
    puzzle = a_puzzle(hall, 2)
    moves = answer(hall, puzzle)
    page = visit(f"/puzzles/{puzzle}")
    settled(page, 0)
    hints = page.get_by_role("region", name="Hints")
    assert hints.get_by_text("each step costs 5").count() == 1
    for n, name in enumerate(["Where to look?", "Which card?", "The move itself"]):
        hints.get_by_role("button", name=name).click()
        said = hall.call(f"/puzzles/{puzzle}/hint", body={"moves": [], "step": n + 1})["text"]
        hints.get_by_text(said).wait_for(timeout=PATIENCE)
        assert hints.locator(".open").count() == n + 1
    for n, text in enumerate(moves):
        play(page, hall, puzzle, moves[:n], text)
    page.get_by_text("Solved!").wait_for()
    alone = visit(f"/puzzles/{puzzle}")
    settled(alone, 0)
    for n, text in enumerate(moves):
        play(alone, hall, puzzle, moves[:n], text)
    alone.get_by_text("Solved!").wait_for()
    helped, unhelped = (kept(one)["games"][GAME]["rating"] for one in (page, alone))
    assert unhelped - helped == pytest.approx(15)
    other = visit(f"/puzzles/{puzzle}")
    settled(other, 0)
    other.get_by_role("button", name="Give up and see the solution").click()
    line = other.get_by_role("region", name="The solution")
    line.locator("li").nth(len(moves) - 1).wait_for(timeout=PATIENCE)
    line.locator("button[aria-current]").wait_for()
    assert kept(other)["done"] == {puzzle: "failed"}
    other.get_by_role("button", name="Back to my try").click()
    settled(other, 0)
    assert other.locator(".board .glow, .board .glow-soft").count() > 0


def test_a_puzzle_is_solved_with_the_keyboard_alone(visit: Open, hall: Hall) -> None:
    puzzle = a_puzzle(hall, 2)
    moves, wrong = answer(hall, puzzle), wrong_move(hall, puzzle)
    page = visit(f"/puzzles/{puzzle}")
    settled(page, 0)
    play(page, hall, puzzle, [], wrong, "Enter")
    page.keyboard.press("Control+z")
    settled(page, 0)
    for n, text in enumerate(moves):
        play(page, hall, puzzle, moves[:n], text, "Enter")
    page.get_by_text("Solved!").wait_for()
    page.get_by_role("button", name="Next").press("Enter")
    page.wait_for_selector(f".pz:not([data-puzzle='{puzzle}'])", timeout=PATIENCE)


# ---- days and runs


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


def test_what_is_it_worth_asks_for_a_number(visit: Open, hall: Hall) -> None:
    every = [one for game in hall.games() for one in hall.call(f"/games/{game}/puzzles")]
    puzzle = next(one["id"] for one in every if one["kind"] == "worth")
    value = int(hall.call(f"/puzzles/{puzzle}/solution")["value"])
    page = visit(f"/puzzles/{puzzle}")
    settled(page, 0)
    page.get_by_label("Your number").fill(str(value + 1))
    page.get_by_label("Your number").press("Enter")
    page.get_by_text("That is not it").wait_for(timeout=PATIENCE)
    assert kept(page)["done"] == {puzzle: "failed"}, "the first answer counts"
    page.get_by_label("Your number").fill(str(value))
    page.get_by_role("button", name="That is it").click()
    page.get_by_text("Solved!").wait_for(timeout=PATIENCE)


def solve_shown(page: Page, hall: Hall, right: bool) -> str:
    """Solve the puzzle of a run, or make a mistake; which it was."""
    settled(page, 0)
    puzzle = shown(page)
    if hall.call(f"/puzzles/{puzzle}")["kind"] == "worth":
        value = int(hall.call(f"/puzzles/{puzzle}/solution")["value"])
        page.get_by_label("Your number").fill(str(value if right else value + 1))
        page.get_by_role("button", name="That is it").click()
    elif right:
        moves = answer(hall, puzzle)
        for n, text in enumerate(moves):
            play(page, hall, puzzle, moves[:n], text)
    else:
        legal = [one["text"] for one in judged(hall, puzzle, [])["legal"]]
        bad = next(text for text in legal if judged(hall, puzzle, [text])["status"] in ("wrong", "failed"))
        play(page, hall, puzzle, [], bad)
    return puzzle


def another(page: Page, puzzle: str) -> None:
    page.wait_for_selector(f".pz[data-moves='0'][data-busy=false]:not([data-puzzle='{puzzle}'])", timeout=PATIENCE)


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


# ---- a puzzle of one's own


def test_a_puzzle_is_made_of_a_replay_and_opened_by_its_link_elsewhere(visit: Open, hall: Hall) -> None:
    made, match = finished(hall, GAME)
    record = hall.text(f"/tables/{made.table}/record", made.keys[0])
    own = [n for n, entry in enumerate(match.played) if entry.seat >= 0]
    found: tuple[int, str] | None = None
    refused = -1
    for n in own[len(own) // 3 :][:ENOUGH]:
        try:
            found = n, hall.call("/puzzles", body={"record": record, "at": n, "goal": "points"})["id"]
            break
        except urllib.error.HTTPError as error:
            assert error.code == 422
            refused = n
    assert found is not None
    move, puzzle = found
    page = visit(f"/replay/{made.table}?move={max(refused, 0)}", tables=key_ring(hall, made, GAME, made.keys[:1]), allow=["422"])
    at(page, max(refused, 0))
    dialog = page.get_by_role("dialog")
    goal = hall.call(f"/games/{GAME}/goals")[0]["text"]
    if refused >= 0:
        page.get_by_role("button", name="Make a puzzle or scenario").click()
        dialog.get_by_label(goal).check()
        dialog.get_by_role("button", name="Check it").click()
        dialog.get_by_role("alert").wait_for(timeout=PATIENCE)
        page.keyboard.press("Escape")
    page.goto(f"{hall.url}/replay/{made.table}?move={move}")
    at(page, move)
    page.get_by_role("button", name="Make a puzzle or scenario").click()
    dialog.get_by_label(goal).check()
    assert axe(page) == []
    dialog.get_by_role("button", name="Check it").click()
    dialog.get_by_text("Proved: one answer").wait_for(timeout=PATIENCE)
    link = dialog.get_by_label("Link to the puzzle").input_value()
    assert link == f"{hall.url}/puzzles/{puzzle}"
    other = visit(f"/puzzles/{puzzle}")
    settled(other, 0)
    assert other.get_by_text("Made from a match").count() == 1
    moves = answer(hall, puzzle)
    for n, text in enumerate(moves):
        play(other, hall, puzzle, moves[:n], text)
    other.get_by_text("Solved!").wait_for()
    assert kept(other) == {}, "what nobody has rated does not change a rating"


def test_a_link_that_leads_nowhere_says_so(visit: Open, hall: Hall) -> None:
    page = visit("/puzzles/0123456789ab", allow=["404"])
    page.get_by_role("heading", name="This puzzle cannot be opened").wait_for()
    page.get_by_role("link", name="All puzzles").click()
    page.get_by_role("link", name=re.compile("Solve today’s")).first.wait_for()


# ---- for everybody


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
