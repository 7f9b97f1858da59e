"""Every page is clean for axe-core in both themes and sizes, complete in four languages, and small."""

from __future__ import annotations

import importlib.util
import re
import urllib.request
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, Response, ViewportSize

from gnomehall.core.table import Table
from tests.browser.conftest import PHONE, WIDE, Open, axe, key_ring
from tests.browser.hall import Hall
from tests.browser.hands import wait_for_turn
from tests.browser.plays import played
from tests.browser.test_matches import GAMES
from tests.browser.test_table import AGAINST_A_BOT, SEATS, in_the_middle

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "web" / "src"
LOCALE = ROOT / "src" / "gnomehall" / "locale"
LANGUAGES = ("en", "pt", "fr", "it")
LARGEST = 200_000  # bytes of script and style at first load, compressed


def over(table: Table) -> bool:
    return table.is_over


def middle(table: Table) -> bool:
    return table.to_move == 0 and len(table.played) > 60 and len(table.legal()) > 3


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_on_home_about_join_and_room(visit: Open, hall: Hall, size: ViewportSize) -> None:
    made = in_the_middle(hall)
    page = visit("/", size=size, tables=key_ring(hall, made, "gems", made.keys))
    page.wait_for_selector(".game")
    assert axe(page) == []
    page.get_by_role("button", name="One device").first.click()
    assert axe(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    assert axe(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("link", name="About").click()
    page.wait_for_selector("section.panel")
    assert axe(page) == []
    level = hall.call("/games")[0]["levels"][0]["name"]
    seats = [SEATS[0], {"sit": "open"}, {"sit": "bot", "level": level, "name": "Pim"}]
    room = hall.make("gems", seats, start=False)
    guest = visit(f"/join/{room.code}", size=size)
    guest.wait_for_selector("form")
    assert axe(guest) == []
    ring = key_ring(hall, room, "gems", room.keys, host=True)
    host = visit(f"/play/{room.table}", size=size, tables=ring)
    host.wait_for_selector(".lv label")
    assert axe(host) == []
    lost = visit("/nowhere", size=size)
    assert axe(lost) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_at_a_table_and_at_its_end(visit: Open, hall: Hall, game: str, size: ViewportSize) -> None:
    made = hall.play_on(game, AGAINST_A_BOT, *played(game, 2, middle))
    page = visit(f"/play/{made.table}", size=size, tables=key_ring(hall, made, game, made.keys[:1]))
    wait_for_turn(page)
    assert axe(page) == []
    check_parts(page, size)
    made = hall.play_on(game, SEATS, *played(game, 2, over))
    page = visit(f"/play/{made.table}", size=size, tables=key_ring(hall, made, game, made.keys[:1]))
    page.wait_for_selector(".plot .lab")
    assert axe(page) == []


def check_parts(page: Page, size: ViewportSize) -> None:
    """What opens on top of a table."""
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".pop .hint p")
    assert axe(page) == []
    page.keyboard.press("Escape")
    page.locator(".rail .pts").first.click()
    page.wait_for_selector(".pop")
    assert axe(page) == []
    page.keyboard.press("Escape")
    if size is PHONE:
        page.get_by_role("button", name="Log").click()
        page.wait_for_selector(".log.open")
        assert axe(page) == []
        page.get_by_role("button", name="Close the log").click()


def messages(language: str, file: str) -> dict[str, str]:
    """The keys of a file of texts and what each one needs; a file with a slash is that of a game."""
    path = SOURCE / f"{file}/texts/{language}.ftl" if "/" in file else LOCALE / language / f"{file}.ftl"
    text = path.read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], path
    return {
        entry.id.name: ",".join(sorted(set(re.findall(r"\{ ?\$(\w+)", text_of(text, entry)))))
        for entry in resource.body if isinstance(entry, ast.Message)
    }


def text_of(text: str, entry: Any) -> str:
    return text[entry.span.start : entry.span.end]


GAME_FILES = sorted(f"games/{path.parts[-3]}" for path in SOURCE.glob("games/*/texts/en.ftl"))
PAGE_FILES = [*sorted(path.stem for path in (LOCALE / "en").glob("page*.ftl")), *GAME_FILES]


@pytest.mark.parametrize("file", PAGE_FILES)
def test_every_text_of_the_page_is_there_in_all_four_languages(file: str) -> None:
    english = messages("en", file)
    for language in LANGUAGES[1:]:
        assert messages(language, file) == english, language


def test_every_key_the_page_uses_has_a_text_and_every_text_is_used() -> None:
    known = {key for file in PAGE_FILES for key in messages("en", file)}
    source = "\n".join(path.read_text(encoding="utf-8") for path in [*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")])
    literal = set(re.findall(r"\bt\(\s*\"([a-zA-Z0-9_-]+)\"", source))
    assert literal - known == set()
    prefixes = set(re.findall(r"\b(?:t|has)\(\s*`([a-z-]+-)\$\{", source))
    prefixes |= set(re.findall(r"\b(?:label|note): `([a-z-]+-)\$\{", source))  # of fields of the card editor
    for prefix in prefixes:
        assert any(key.startswith(prefix) for key in known), prefix
    quoted = set(re.findall(r"\"([a-z][a-zA-Z0-9_-]+)\"", source))
    unused = {key for key in known if key not in quoted and not any(key.startswith(prefix) for prefix in prefixes)}
    assert unused == set()


def test_the_pages_own_texts_name_no_game_and_a_games_texts_are_its_own() -> None:
    names = [file.removeprefix("games/") for file in GAME_FILES]
    assert len(names) > 2
    own = {key for file in PAGE_FILES if file not in GAME_FILES for key in messages("en", file)}
    assert [key for key in own if any(name in key.split("-") for name in names)] == []
    seen = Counter([*own, *(key for file in GAME_FILES for key in messages("en", file))])
    assert [key for key, times in seen.items() if times > 1] == []


def test_no_text_stands_outside_the_fluent_files() -> None:
    for path in SOURCE.rglob("*.svelte"):
        text = path.read_text(encoding="utf-8")
        text = re.sub(r"<(script|style|svg)\b.*?</\1>|<!--.*?-->", "", text, flags=re.DOTALL)
        while re.search(r"\{[^{}]*\}", text):
            text = re.sub(r"\{[^{}]*\}", "", text)
        named = re.findall(r"(?:aria-label|title|placeholder|alt)=\"([^\"]*[a-z]{2}[^\"]*)\"", text)
        words = re.findall(r"[A-Za-zÀ-ÿ]{2,}", re.sub(r"<[^>]*>", " ", text))
        assert [word for word in [*named, *words] if word != "Gnomehall"] == [], path.name


def test_the_types_of_the_wire_are_current() -> None:
    spec = importlib.util.spec_from_file_location("wire_script", ROOT / "web" / "scripts" / "wire.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert (SOURCE / "wire.ts").read_text(encoding="utf-8") == script.wire_types(), "run web/scripts/wire.py"


@pytest.mark.parametrize("game", GAMES)
def test_the_first_load_is_small(visit: Open, hall: Hall, game: str) -> None:
    """Home and a table together, as they come over the line; fonts and pictures apart."""
    page = visit("/about", workers="block")  # it would fetch all the rest, later
    answers: dict[str, Response] = {}
    page.on("requestfinished", lambda request: answers.update({request.url: request.response()}))
    page.context.new_cdp_session(page).send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.goto(hall.url)
    page.wait_for_selector(".game")
    made = hall.make(game, SEATS)
    page.goto(f"{hall.url}/watch/{made.table}#{made.watch}")
    page.wait_for_selector(".board")
    page.wait_for_timeout(200)
    loaded = {url: answer for url, answer in answers.items() if re.search(r"\.(js|css)$", url)}
    assert len(loaded) > 4
    for url, answer in loaded.items():
        assert "immutable" in answer.headers["cache-control"], url
        small = int(answer.headers.get("content-length", 0)) < 1000
        assert small or answer.headers.get("content-encoding") == "gzip", url
    total = sum(answer.request.sizes()["responseBodySize"] for answer in loaded.values())
    print(f"{game}: {total / 1000:.0f} KB")
    assert 20_000 < total <= LARGEST


def test_the_page_itself_is_never_stale(hall: Hall) -> None:
    """Files with a hash in their names are kept for ever, what names them is asked for every time."""
    with urllib.request.urlopen(hall.url) as answer:
        assert answer.headers["cache-control"] == "no-cache"
        named = re.findall(r"/assets/([\w.-]+)", answer.read().decode())
    assert named
    assert all(re.search(r"-[\w-]{8,}\.(js|css)$", name) for name in named)
