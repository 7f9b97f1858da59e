"""Scorer and card editor: known results, a wrong card refused and a right one played with, by keyboard and on a phone."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from gnomehall.games import game
from tests.browser.conftest import PHONE, Open


def tab_to(page: Page, target: Locator, most: int = 160) -> None:
    """Move the focus with Tab only."""
    handle = target.element_handle()
    for _ in range(most):
        if page.evaluate("one => document.activeElement === one", handle):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not get there")


def test_the_scorer_knows_the_rulebooks_11_points(visit: Open) -> None:
    page = visit("/learn/gnomopolis/8")
    page.get_by_role("link", name="Open it in the scorer").click()
    row = page.locator(".rk li")
    expect(row.locator(".tt")).to_have_text("11")
    expect(page.get_by_text("Counted by the rules engine")).to_be_visible()
    page.get_by_role("button", name="Artisan: one less").click()
    expect(row.locator(".tt")).to_have_text("9")
    expect(page.locator(".ho")).to_contain_text("Beds for 2 of 3")


def test_the_scorer_by_keyboard_only_explains_a_tie_on_a_phone(visit: Open) -> None:
    page = visit("/scorer/gnomopolis", size=PHONE)
    page.wait_for_selector(".bp .card")
    for name, child in (("Nora", "1"), ("Jonas", "0")):
        if name == "Jonas":
            tab_to(page, page.get_by_role("button", name="Player", exact=True))
            page.keyboard.press("Enter")
        tab_to(page, page.locator("#sc-name"))
        page.keyboard.type(name)
        tab_to(page, page.get_by_role("spinbutton", name="Child"))
        page.keyboard.type(child)
        tab_to(page, page.get_by_role("spinbutton", name="Villager"))
        page.keyboard.type("1" if child == "0" else "0")
        page.keyboard.press("Tab")
    expect(page.locator(".rk h2")).to_contain_text("Nora wins the tie")
    expect(page.locator(".tie")).to_contain_text("1 each. More children decide: Nora 1, Jonas 0.")
    expect(page.locator(".tie .rule")).to_have_text("P-33")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_scorer_groups_gems_and_adds_up_villages(visit: Open) -> None:
    page = visit("/scorer/gems")
    for name, count in (("Ruby", "2"), ("Emerald/Ruby", "1"), ("Diamond", "2")):
        page.get_by_role("spinbutton", name=name, exact=True).fill(count)
        page.keyboard.press("Tab")
    expect(page.locator(".rk .tt").first).to_have_text("8")  # 2 + 1 + 4, and a group of three rubies
    expect(page.locator(".gr li")).to_have_count(1)
    page.get_by_role("link", name="Gnomeland").click()
    page.get_by_role("spinbutton", name="Score track").fill("7")
    page.get_by_role("combobox", name="Palace or Castle").select_option("castle")
    expect(page.locator(".rk .tt").first).to_have_text("9")
    expect(page.get_by_text("Counted by the rules engine")).to_be_visible()


def test_the_editor_refuses_a_wrong_card_with_the_reason_and_plays_a_right_one(visit: Open, tmp_path: Path) -> None:
    page = visit("/editor/gnomopolis")
    page.wait_for_selector("[data-state=good]")
    page.get_by_role("button", name="Mushroom Market").click()
    form = page.locator(".form")
    while (slots := form.locator("[aria-label='Team'] .sl:not(.add)")).count():
        slots.first.click()
        page.get_by_role("button", name=re.compile("^Take away")).click()
    expect(form.get_by_role("alert")).to_contain_text("a team has at least one gnome (P-18)")
    expect(page.get_by_role("button", name="To mend first: Mushroom Market")).to_be_visible()
    form.locator("[aria-label='Team'] .add").click()
    page.locator(".pop").get_by_role("button", name="Child", exact=True).click()
    page.wait_for_selector("[data-state=good]")
    form.get_by_label("Name, English").fill("Toadstool Fair")
    page.wait_for_selector("[data-state=good]")
    expect(page.locator(".stage .ttl")).to_contain_text("Toadstool Fair")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download").click()
    path = tmp_path / "cards.toml"
    saved.value.save_as(path)
    cards = tomllib.loads(path.read_text(encoding="utf-8"))
    mine = next(card for card in cards["building"] if card["id"] == "mushroom_market")
    assert (mine["team"], mine["name"]["en"], mine["source"]) == (["child"], "Toadstool Fair", "owner")
    page.get_by_role("button", name="Start over").click()
    page.wait_for_selector("[data-state=good]")
    page.locator("input[type=file]").set_input_files(path)
    expect(page.locator(".list")).to_contain_text("Toadstool Fair")
    page.wait_for_selector("[data-state=good]")
    page.get_by_role("button", name="Use at a table").click()
    page.wait_for_selector(".bar-turn")
    page.get_by_role("button", name=re.compile("in the pile")).first.click()
    expect(page.locator("dialog .book")).to_contain_text("Toadstool Fair")


def test_the_editor_warns_of_turns_without_end_and_lets_the_board_house_anybody(visit: Open, tmp_path: Path) -> None:
    page = visit("/editor/gnomopolis")
    page.wait_for_selector("[data-state=good]")
    expect(page.locator(".warn")).to_have_count(0)
    path = tmp_path / "cards.toml"
    text = game("gnomopolis").card_set.text.replace("effect = { search = 1 }", "effect = { search = 2 }", 1)
    path.write_text(text, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(path)
    expect(page.locator(".warn li")).to_contain_text("With Patrol (1 soldier → search 2)")
    page.get_by_role("button", name="District Board").click()
    page.locator("[aria-label='Beds'] .add").click()
    page.locator(".pop").get_by_role("button", name="Merchant", exact=True).click()
    page.wait_for_selector("[data-state=good]")
    expect(page.get_by_role("button", name="Use at a table")).to_be_enabled()


def test_the_editor_by_keyboard_only_on_a_phone(visit: Open) -> None:
    page = visit("/editor/gnomeland", size=PHONE)
    page.wait_for_selector("[data-state=good]")
    more = page.get_by_role("button", name="Coins: one more").first
    tab_to(page, more)
    for _ in range(2):
        page.keyboard.press("Enter")
    page.wait_for_selector("[data-state=good]")
    tab_to(page, page.get_by_role("button", name="Preview"))
    page.keyboard.press("Enter")
    first = tomllib.loads(game("gnomeland").card_set.text)["building"][0]["base"]
    expect(page.locator(".stage")).to_contain_text(str(first["cost"]["coin"] + 2))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    tab_to(page, page.get_by_role("button", name="Use at a table"))
    page.keyboard.press("Enter")
    page.wait_for_selector(".bar-turn")


def test_a_file_that_is_no_toml_is_refused(visit: Open, tmp_path: Path) -> None:
    page = visit("/editor/gems")
    page.wait_for_selector("[data-state=good]")
    path = tmp_path / "no.toml"
    path.write_text("this is = = no TOML", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(path)
    expect(page.locator("p.problem")).to_contain_text("This is not a TOML file")
    page.get_by_role("button", name="New combined gem").click()
    page.get_by_role("button", name="Emerald / Sapphire").click()
    page.get_by_role("combobox", name="Kind 2").select_option("emerald")
    expect(page.locator(".form").get_by_role("alert")).to_contain_text("two different kinds")
