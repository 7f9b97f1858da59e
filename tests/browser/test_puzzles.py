"""A puzzle on the page: solved, failed and hinted; one made of a replay and opened by its link."""

from __future__ import annotations

import re
import urllib.error

import pytest

from tests.browser.conftest import Open, axe, key_ring
from tests.browser.hall import Hall
from tests.browser.puzzle_hands import GAME, PATIENCE, a_puzzle, answer, judged, kept, play, settled, wrong_move
from tests.browser.test_replay import at, finished

ENOUGH = 40  # moments of a match that are tried for a puzzle


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
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Save the file").click()
    other = visit("/puzzles")
    wrong = {"name": "x.json", "mimeType": "application/json", "buffer": b"[]"}
    other.get_by_label("Open a puzzle file").set_input_files([wrong])
    other.get_by_text("This is not a file of a puzzle.").wait_for()
    other.get_by_label("Open a puzzle file").set_input_files(saved.value.path())
    other.wait_for_url(f"**/puzzles/{puzzle}", timeout=PATIENCE)
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
