"""The library of card sets: entered by keyboard alone, shared by link, played by two browsers and on one device."""

from __future__ import annotations

import re
import time
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gnomehall.core.letters import clean
from gnomehall.games import game
from tests.browser.conftest import PHONE, Open, axe
from tests.browser.hall import Hall, running
from tests.browser.hands import click_through, play_together
from tests.browser.test_replay import shown_scores

LETTERS = {
    "child": "c", "villager": "v", "soldier": "s", "merchant": "m", "artisan": "a", "inventor": "i", "any": "?",
    "specialist": "*", "assistants": "b", "search": "l", "draw": "d",
}
SLOWEST = 30.0  # seconds for a card
STROKE = 30  # milliseconds a key takes
AT_ITS_END = """() => {
  const { move, shown } = document.querySelector(".pg").dataset;
  return move === shown && move === document.querySelector("input[type=range]").max && document.querySelector(".then");
}"""


def typed(words: list[str]) -> str:
    """Words as their letters; a choice is parted by strokes."""
    return "".join("/".join(LETTERS[part] for part in word.split("/")) for word in words)


def action(card: dict[str, object]) -> str:
    """`s > l1`, as the editor takes it."""
    cost, effect = (dict(card[part]) for part in ("cost", "effect"))  # type: ignore[call-overload]
    left = typed(cost.get("gnomes", [])) + "".join(f"x{LETTERS[kind]}" for kind in cost.get("lying", []))
    right = typed(effect.get("gain", []))
    for side, rest in ((0, cost), (1, effect)):
        text = str(rest.get("coins", "") or "")
        text += "".join(LETTERS[word] * int(rest.get(word, 0)) for word in ("assistants", "draw", "search"))
        left, right = (left + text, right) if side == 0 else (left, right + text)
    return f"{left} > {right}"


def printed() -> list[dict[str, object]]:
    """28 cards with other names, as somebody who owns the box would read them off."""
    cards = tomllib.loads(game("gnomopolis").card_set.text)["building"]
    return [{**card, "called": f"Printed {number}"} for number, card in enumerate(cards, 1)]


def enter(page: Page, card: dict[str, object]) -> None:
    """A card by keyboard alone, from its name to Enter."""
    keys = page.keyboard
    keys.type(str(card["called"]), delay=STROKE)
    keys.press("Tab")
    keys.type(LETTERS[str(card["type"])])
    for text in (typed(card["team"]), typed(card["immigration"]), action(card), typed(card["housing"])):  # type: ignore[arg-type]
        keys.press("Tab")
        keys.type(text, delay=STROKE)
    keys.press("Enter")


def test_a_set_of_28_by_keyboard_alone_is_shared_and_played(visit: Open, capsys: pytest.CaptureFixture[str]) -> None:
    page = visit("/editor/gnomopolis")
    page.get_by_role("button", name="New, empty").click()
    page.wait_for_selector("[data-state=good]")
    page.locator("[data-name]").focus()
    times = []
    for card in printed():
        began = time.monotonic()
        enter(page, card)
        times.append(time.monotonic() - began)
    with capsys.disabled():
        print(f"\n28 cards in {sum(times):.0f} s, the slowest {max(times):.1f} s")
    assert max(times) < SLOWEST
    expect(page.locator(".shelf [aria-current]")).to_contain_text("28 of 28 cards are yours")
    page.wait_for_selector("[data-state=good]")
    expect(page.get_by_role("button", name="Use at a table")).to_be_enabled()
    page.get_by_role("button", name="Link", exact=True).click()
    link = page.locator(".told a").get_attribute("href") or ""

    friend = visit(link[link.index("/set/"):])
    expect(friend.locator(".shelf [aria-current]")).to_contain_text("from a link")
    with friend.expect_download() as saved:
        friend.get_by_role("link", name="Download").click()
    mine = tomllib.loads(Path(saved.value.path()).read_text(encoding="utf-8"))["building"]
    for card, found in zip(printed(), mine, strict=True):
        assert found["name"] == card["called"]
        for part in ("type", "team", "immigration", "housing"):
            assert found[part] == card[part]
    standard = game("gnomopolis").describe_cards("en")
    told = {card["id"]: card["text"] for card in standard if card["kind"] == "building"}
    assert len(told) == 28

    page.get_by_role("button", name="Use at a table").click()
    page.get_by_role("button", name="With friends").click()
    code = page.locator(".code").inner_text()
    other = visit(f"/join/{clean(code, 40)}")
    other.get_by_role("button", name=re.compile("Sit down|Join|Take")).first.click()
    expect(other.locator(".opts")).to_contain_text("Cards: My Gnomopolis")
    page.get_by_role("button", name="Start", exact=True).click()
    for one in (page, other):
        one.wait_for_selector(".bar-turn")
        expect(one.locator("header.top .tag")).to_have_text("My Gnomopolis")

    page.goto(page.url.split("/play/")[0])
    page.locator(".game", has_text="Gnomopolis").get_by_role("button", name="One device").click()
    page.locator("dialog").get_by_label("Cards").select_option(label="Cards: My Gnomopolis")
    page.locator("dialog").get_by_role("button", name="Start").click()
    expect(page.locator("header.top .tag")).to_have_text("My Gnomopolis")


def short_box() -> str:
    """A set with a name of its own, a building of its own, and so few coins that a match of two is short."""
    text = game("gnomopolis").card_set.text
    for old, new in (
        ("players = 2\ncoins = 30", "players = 2\ncoins = 7"), ('name = "Gnomopolis"', 'name = "Short box"'),
        ('en = "Atelier"', 'en = "Mossy Atelier"'),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_a_match_with_an_own_set_is_played_to_its_end_and_its_record_replayed_elsewhere(
    visit: Open, hall: Hall, tmp_path: Path,
) -> None:
    path = tmp_path / "short.toml"
    path.write_text(short_box(), encoding="utf-8")
    page = visit("/editor/gnomopolis")
    page.wait_for_selector("[data-state=good]")
    page.locator("input[type=file]").set_input_files(path)
    expect(page.locator(".shelf [aria-current]")).to_contain_text("Short box", timeout=30_000)
    page.wait_for_selector("[data-state=good]")
    page.get_by_role("button", name="Link", exact=True).click()
    link = page.locator(".told a").get_attribute("href") or ""
    friend = visit(link[link.index("/set/"):])  # whoever has the link has the set, and may begin a match with it
    expect(friend.locator(".shelf [aria-current]")).to_contain_text("Short box", timeout=30_000)
    friend.wait_for_selector("[data-state=good]")
    friend.get_by_role("button", name=re.compile("^Use")).click()
    friend.get_by_role("button", name="With friends").click()
    friend.get_by_label("Seats", exact=True).select_option("2")
    page.goto(f"{hall.url}/join/{clean(friend.locator('.code').inner_text(), 40)}")
    page.get_by_role("button", name=re.compile("Sit down|Join|Take")).first.click()
    friend.get_by_role("button", name="Start", exact=True).click()
    for one in (page, friend):
        expect(one.locator("header.top .tag")).to_have_text("Short box")
    assert play_together([page, friend], "gnomopolis") > 5
    for one in (page, friend):
        one.wait_for_selector(".win-banner")
    page.get_by_role("button", name="More").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Record").click()
    record = tmp_path / "match.jsonl"
    saved.value.save_as(record)
    scores = page.locator(".rank .tt").all_inner_texts()
    with running() as elsewhere:
        other = visit("/about")
        other.goto(f"{elsewhere.url}/replay")
        other.locator("input[type=file]").set_input_files(record)
        other.wait_for_url("**/replay/own/*")
        other.get_by_role("slider").press("End")
        other.wait_for_function(AT_ITS_END)
        assert sorted(map(str, shown_scores(other))) == sorted(scores)
        assert "Mossy Atelier" in record.read_text(encoding="utf-8")
        other.goto(f"{hall.url}/about")  # no page may miss the server that ends now


def test_a_match_with_an_own_set_is_played_to_its_end_on_one_device(visit: Open, hall: Hall, tmp_path: Path) -> None:
    path = tmp_path / "short.toml"
    path.write_text(short_box(), encoding="utf-8")
    page = visit("/editor/gnomopolis")
    page.wait_for_selector("[data-state=good]")
    page.locator("input[type=file]").set_input_files(path)
    expect(page.locator(".shelf [aria-current]")).to_contain_text("Short box", timeout=30_000)
    page.wait_for_selector("[data-state=good]")
    page.goto(hall.url)
    page.locator(".game", has_text="Gnomopolis").get_by_role("button", name="One device").click()
    page.locator("dialog").get_by_label("Cards").select_option(label="Cards: Short box")
    page.locator("dialog").get_by_role("button", name="Start").click()
    expect(page.locator("header.top .tag")).to_have_text("Short box")
    assert click_through(page, "gnomopolis", seed=2) > 5
    expect(page.locator(".win-banner h2")).to_contain_text("king")


def test_letters_form_and_card_are_in_one_view_at_1280(visit: Open) -> None:
    page = visit("/editor/gnomopolis")
    page.wait_for_selector("[data-state=good]")
    for what in (*(f"form .f >> nth={n}" for n in range(page.locator("form .f").count())), ".keys", "form footer", ".pv .card"):
        found = page.locator(what).first.bounding_box()
        assert found, what
        assert found["y"] >= 0, what
        assert found["y"] + found["height"] <= 800, what


def test_a_foreign_an_empty_and_a_broken_file_touch_nothing(visit: Open, tmp_path: Path) -> None:
    page = visit("/editor/gnomopolis")
    page.wait_for_selector("[data-state=good]")
    page.get_by_label("Name, English").fill("Toadstool Fair")
    page.wait_for_selector("[data-state=good]")
    for name, text, said in (
        ("empty", "", "no cards of any game"), ("broken", "this is = = no TOML", "not a TOML file"),
    ):
        path = tmp_path / f"{name}.toml"
        path.write_text(text, encoding="utf-8")
        page.locator("input[type=file]").set_input_files(path)
        expect(page.locator("p.problem")).to_contain_text(said)
        expect(page.locator(".shelf .pick")).to_have_count(1)
        expect(page.locator(".list [aria-current]")).to_contain_text("Toadstool Fair")
        expect(page.get_by_role("button", name=re.compile("^Use"))).to_be_enabled()
    path = tmp_path / "land.toml"
    path.write_text(game("gnomeland").card_set.text, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(path)
    expect(page.locator("p.note")).to_contain_text("This is a Gnomeland set")
    expect(page.locator(".shelf .pick")).to_have_count(2)
    page.locator(".shelf .pick", has_text="Gnomopolis").click()
    expect(page.locator(".list [aria-current]")).to_contain_text("Toadstool Fair")


def test_everything_can_be_undone_and_a_removed_set_comes_back(visit: Open) -> None:
    page = visit("/editor/gnomopolis")
    page.wait_for_selector("[data-state=good]")
    name = page.get_by_label("Name, English")
    before = name.input_value()
    name.fill("Toadstool Fair")
    page.get_by_label("Team", exact=True).fill("sv")
    page.get_by_role("button", name="Undo", exact=True).first.click()
    expect(page.get_by_label("Team", exact=True)).not_to_have_value("sv")
    page.get_by_role("button", name="Do again").click()
    expect(page.get_by_label("Team", exact=True)).to_have_value("sv")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(name).to_have_value(before)
    page.get_by_role("button", name="Do again").click()
    page.get_by_role("button", name=re.compile("^Remove My")).click()
    expect(page.locator(".shelf .pick")).to_have_count(0)
    page.wait_for_timeout(800)  # what was on its way to the set does not bring it back
    page.reload()
    page.get_by_role("button", name=re.compile("^Undo: “My Gnomopolis”")).click()
    expect(page.locator(".list [aria-current]")).to_contain_text("Toadstool Fair")


def test_a_card_without_a_name_or_with_a_taken_one_is_not_kept(visit: Open) -> None:
    page = visit("/editor/gnomopolis")
    page.get_by_role("button", name="New, empty").click()
    page.wait_for_selector("[data-state=good]")
    page.locator("[data-name]").press("Enter")
    expect(page.locator("form").get_by_role("alert")).to_contain_text("A card needs a name")
    page.locator("[data-name]").fill("Mill")
    page.locator("[data-name]").press("Enter")
    page.locator("[data-name]").fill("mill")
    page.locator("[data-name]").press("Enter")
    expect(page.locator("form").get_by_role("alert").first).to_contain_text("Another card is called mill")
    expect(page.get_by_role("button", name="Use, 26 are ours")).to_be_enabled()


def test_a_table_from_a_spreadsheet_fills_several_cards_as_one_change(visit: Open) -> None:
    page = visit("/editor/gnomopolis", size=PHONE)
    page.get_by_role("button", name="New, empty").click()
    page.wait_for_selector("[data-state=good]")
    page.get_by_role("button", name="Paste a table").click()
    page.locator("dialog textarea").fill("Mill\ts\tsv\tsc\ts > l1\tssc\nInn\tm\tm\tcc\txc > v\tcq")
    page.get_by_role("button", name="Put them in").click()
    expect(page.locator("dialog .problem")).to_contain_text("Line 2: no piece is typed q")
    page.locator("dialog textarea").fill("Mill\ts\tsv\tsc\ts > l1\tssc\nInn\tm\tm\tcc\txc > v\tcc")
    page.get_by_role("button", name="Put them in").click()
    expect(page.locator(".shelf [aria-current]")).to_contain_text("2 of 28 cards are yours")
    page.wait_for_selector("[data-state=good]")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert axe(page) == []
    page.get_by_role("button", name="Undo", exact=True).first.click()
    expect(page.locator(".shelf [aria-current]")).to_contain_text("0 of 28 cards are yours")
