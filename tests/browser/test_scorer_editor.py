"""Scorer and card editor: known results, a wrong card refused and a right one played with, by keyboard and on a phone."""

from __future__ import annotations

import re
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
    expect(page.get_by_text("Counted by the rules of the game")).to_be_visible()
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
    expect(page.get_by_text("Counted by the rules of the game")).to_be_visible()


def test_a_printed_table_is_scored_from_three_counts_of_gnomes(visit: Open) -> None:
    page = visit("/scorer/gnomopolis")
    page.get_by_role("switch", name="Only count gnomes").click()
    expect(page.locator(".bp .card")).to_have_count(0)  # no card need be entered
    for name, count in (("Coins", "4"), ("In buildings", "3"), ("On the District Board", "1"), ("Without a bed", "2")):
        page.get_by_role("spinbutton", name=name, exact=True).fill(count)
        page.keyboard.press("Tab")
    expect(page.locator(".rk .tt")).to_have_text("9")  # 4 + 3 x 2 + 1 - 2
    expect(page.get_by_text("Counted by the rules of the game")).to_be_visible()


def test_nine_emeralds_are_refused_in_words(visit: Open) -> None:
    page = visit("/scorer/gems")
    emeralds = page.get_by_role("spinbutton", name="Emerald", exact=True)
    emeralds.fill("9")
    page.keyboard.press("Tab")
    expect(emeralds).to_have_value("8")
    expect(page.get_by_role("status").filter(has_text="no more than 8")).to_be_visible()
    page.get_by_role("button", name="Player", exact=True).click()
    emeralds.fill("1")  # the other player has all of them
    page.keyboard.press("Tab")
    expect(emeralds).to_have_value("0")


def test_the_editor_says_what_is_wrong_with_a_card_and_fills_it_up_with_ours(visit: Open) -> None:
    page = visit("/editor/gnomopolis")
    page.wait_for_selector("[data-state=good]")
    page.get_by_role("button", name="Mushroom Market").click()
    page.get_by_label("Team", exact=True).fill("")
    form = page.locator("form")
    expect(form.get_by_role("alert")).to_contain_text("a team has at least one gnome (P-18)")
    expect(form).to_contain_text("Mushroom Market is not finished")
    expect(page.get_by_role("button", name="Use, 27 are ours")).to_be_enabled()
    page.get_by_label("Team", exact=True).fill("c")
    page.get_by_label("Name, English").fill("Toadstool Fair")
    page.wait_for_selector("[data-state=good]")
    expect(page.locator(".pv .ttl")).to_contain_text("Toadstool Fair")
    expect(page.locator("[data-field=team] .from")).to_have_text("from the box")
    expect(page.locator("[data-field=housing] .from")).to_have_text("ours")
    page.get_by_role("button", name="Use, 27 are ours").click()
    page.get_by_role("button", name="Against bots").click()
    page.wait_for_selector(".bar-turn")
    page.get_by_role("button", name=re.compile("in the pile")).first.click()
    expect(page.locator("dialog .book")).to_contain_text("Toadstool Fair")


def test_the_editor_warns_of_turns_without_end_and_never_forbids_them(visit: Open, tmp_path: Path) -> None:
    page = visit("/editor/gnomopolis")
    page.wait_for_selector("[data-state=good]")
    expect(page.locator(".warn")).to_have_count(0)
    path = tmp_path / "cards.toml"
    text = game("gnomopolis").card_set.text.replace("effect = { search = 1 }", "effect = { search = 2 }", 1)
    path.write_text(text, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(path)
    expect(page.locator(".warn li")).to_contain_text("With Patrol (1 soldier → find 2 gnomes of your choice)")
    expect(page.get_by_role("button", name="Use at a table")).to_be_enabled()


def test_a_gem_of_two_kinds_shows_two_different_ones(visit: Open) -> None:
    page = visit("/editor/gems")
    page.wait_for_selector("[data-state=good]")
    page.get_by_role("button", name="New combined gem").click()
    page.get_by_role("button", name="Emerald / Sapphire").last.click()
    page.get_by_role("combobox", name="Kind 2").select_option("emerald")
    expect(page.locator("form").get_by_role("alert")).to_contain_text("two different kinds")
