"""Puzzles played on the page: moves pressed, answers looked up, what the browser keeps."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.hall import Hall

GAME = "gems"
PATIENCE = 30_000  # milliseconds for the solver on a busy machine


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


def wrong_line(hall: Hall, puzzle: str) -> list[str]:
    """Moves that lose the answer: the first of them alone, if any does, else after the first right ones."""
    right = answer(hall, puzzle)
    for n in range(len(right)):
        for one in judged(hall, puzzle, right[:n])["legal"]:
            if judged(hall, puzzle, [*right[:n], one["text"]])["status"] in ("wrong", "failed"):
                return [*right[:n], str(one["text"])]
    raise AssertionError(f"puzzle {puzzle} cannot be failed")


def shown(page: Page) -> str:
    """The puzzle on the page."""
    return str(page.get_attribute(".pz[data-busy=false]", "data-puzzle", timeout=PATIENCE))


def kept(page: Page) -> Any:
    return json.loads(page.evaluate("localStorage['gnomehall.puzzles'] ?? '{}'"))


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
        for n, text in enumerate(moves := wrong_line(hall, puzzle)):
            play(page, hall, puzzle, moves[:n], text)
    return puzzle


def another(page: Page, puzzle: str) -> None:
    page.wait_for_selector(f".pz[data-moves='0'][data-busy=false]:not([data-puzzle='{puzzle}'])", timeout=PATIENCE)
