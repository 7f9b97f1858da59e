"""A match looked at again: wound, played on from, linked to; records from files."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize

import gnomehall
from gnomehall.core.table import Table
from tests.browser.conftest import PHONE, WIDE, Open, axe, key_ring
from tests.browser.hall import Hall, Made
from tests.browser.plays import played
from tests.browser.test_matches import GAMES
from tests.browser.test_pages import over
from tests.browser.test_table import SEATS

GAME = "gnomopolis"


def finished(hall: Hall, game: str = GAME) -> tuple[Made, Table]:
    """A table whose match is over, and the match as the engine has it."""
    record, moves = played(game, 2, over)
    return hall.play_on(game, SEATS, record, moves), gnomehall.replay(record)


def at(page: Page, move: int) -> None:
    """Wait until the page shows the table after so many moves."""
    page.wait_for_selector(f".pg[data-move='{move}'][data-shown='{move}']")


def shown_scores(page: Page) -> list[int]:
    return [int(text.split()[-1]) for text in page.locator(".then .chips .tag").all_inner_texts()]


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_is_wound_by_keyboard_and_shows_the_engines_positions(
    visit: Open, hall: Hall, game: str,
) -> None:
    made, match = finished(hall, game)
    last = len(match.played)
    page = visit(f"/replay/{made.table}", tables=key_ring(hall, made, game, made.keys[:1]))
    at(page, 0)
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    at(page, last)
    assert shown_scores(page) == match.scores()
    page.keyboard.press("ArrowLeft")
    at(page, last - 1)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.get_by_role("button", name="To the next turn").press("Enter")
    assert int(page.get_attribute(".pg", "data-move") or 0) > 1
    page.locator(".tp").first.press("Enter")
    page.wait_for_selector(".tp[aria-current]")
    move = int(page.get_attribute(".pg", "data-move") or 0)
    at(page, move)
    assert shown_scores(page) == match.play_on(move).scores()
    page.get_by_role("button", name="Play", exact=True).press("Enter")
    page.wait_for_selector(f".pg:not([data-move='{move}']):not([data-move='{move + 1}'])")
    page.get_by_role("button", name="Pause").press("Enter")


def test_one_plays_on_from_a_moment(visit: Open, hall: Hall) -> None:
    made, match = finished(hall)
    move = next(n for n, entry in enumerate(match.played) if n > 60 and entry.seat == 0)
    page = visit(f"/replay/{made.table}?move={move}", tables=key_ring(hall, made, GAME, made.keys[:1]))
    at(page, move)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(f".table[data-mine=true][data-version='{move}']")
    table = page.url.rsplit("/", 1)[-1]
    assert table != made.table
    assert page.locator(".rail .seat").count() == 1


def test_a_link_opens_a_moment_for_somebody_else(visit: Open, hall: Hall) -> None:
    made, match = finished(hall)
    page = visit(f"/replay/{made.table}?move=37#{made.watch}")
    at(page, 37)
    assert page.url.endswith(f"/replay/{made.table}?move=37"), "the key has left the address"
    assert shown_scores(page) == match.play_on(37).scores()
    page.get_by_role("slider").press("ArrowRight")
    page.wait_for_url("**?move=38")
    stranger = visit(f"/replay/{made.table}?move=37", allow=["401"])
    assert "private" in stranger.get_by_role("alert").inner_text()


def test_a_record_is_opened_from_a_file_and_a_broken_one_refused(visit: Open, hall: Hall, tmp_path: Path) -> None:
    record, _ = played(GAME, 2, over)
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_text(record, encoding="utf-8")
    lines = record.splitlines(keepends=True)
    bad.write_text("".join([*lines[:20], *lines[21:]]), encoding="utf-8")
    page = visit("/replay", allow=["422"])
    page.locator("input[type=file]").set_input_files(bad)
    assert "line" in page.get_by_role("alert").inner_text()
    page.locator("input[type=file]").set_input_files(good)
    at(page, 0)
    match = gnomehall.replay(record)
    page.get_by_role("slider").press("End")
    at(page, len(match.played))
    assert shown_scores(page) == match.scores()
    move = next(n for n, entry in enumerate(match.played) if n > 40 and entry.seat == 0)
    page.goto(f"{page.url.split('?')[0]}?move={move}")
    at(page, move)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(f".table[data-mine=true][data-version='{move}']")
    page.goto(f"{hall.url}/replay")
    page.locator("li.panel").wait_for()


def test_a_match_played_here_is_kept_as_a_record(visit: Open, hall: Hall) -> None:
    made, _ = finished(hall, "gems")
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, "gems", made.keys[:1]))
    page.wait_for_selector(".plot .lab")
    page.get_by_role("button", name="More").click()
    page.get_by_role("link", name="Replay").click()
    at(page, 0)
    page.goto(f"{hall.url}/replay")
    page.locator("li.panel a").click()
    at(page, 0)
    assert "/replay/own/" in page.url


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_on_a_replay_and_nothing_is_wider_than_the_screen(
    visit: Open, hall: Hall, size: ViewportSize,
) -> None:
    made, match = finished(hall)
    move = len(match.played) // 2
    page = visit(f"/replay/{made.table}?move={move}", size=size, tables=key_ring(hall, made, GAME, made.keys[:1]))
    at(page, move)
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(f"{hall.url}/replay")
    page.wait_for_selector("h1")
    assert axe(page) == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_board_slider_and_moves_are_in_one_view_and_the_list_follows(
    visit: Open, hall: Hall, size: ViewportSize,
) -> None:
    made, match = finished(hall)
    move = len(match.played) // 2
    page = visit(f"/replay/{made.table}?move={move}", size=size, tables=key_ring(hall, made, GAME, made.keys[:1]))
    at(page, move)
    parts = [".then .it", ".summary input[type=range]"] + ([".turns [aria-current]"] if size == WIDE else [])
    for part in parts:
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert 0 <= box["y"] < box["y"] + min(box["height"], 40) <= size["height"], part
    moves = page.locator(".turns").last.bounding_box()
    assert moves is not None
    assert moves["y"] + 80 <= size["height"], "the moves begin where they can be seen"
    if size == WIDE:
        assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]
    page.wait_for_url(f"**?move={move}#{made.watch}")  # the address can be passed on
