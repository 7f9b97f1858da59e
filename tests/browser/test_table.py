"""What the table offers around the board: undo, why not, hint, replay, language, a lost line, people."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from gnomehall.core.table import Table
from tests.browser.conftest import Open, key_ring
from tests.browser.hall import Hall, Made
from tests.browser.hands import wait_for_turn
from tests.browser.plays import played

SEATS = [{"sit": "device", "name": "Ada"}, {"sit": "device", "name": "Bo"}]


def turn_of_first(table: Table) -> bool:
    """Seat 0 begins a turn and can explore, claim and collect."""
    if table.to_move != 0 or not {"claim", "collect", "explore"} <= {move.verb for move in table.legal()}:
        return False
    view: Any = table.view()
    return bool(view["actions_left"] == 3)


def several_groups(table: Table) -> bool:
    """Seat 0 can collect in more than one way."""
    return table.to_move == 0 and sum(move.verb == "collect" for move in table.legal()) > 1


def in_the_middle(hall: Hall, seats: list[dict[str, str]] = SEATS) -> Made:
    return hall.play_on("gems", seats, *played("gems", 2, turn_of_first))


AGAINST_A_BOT = [SEATS[0], {"sit": "bot", "level": "sprout", "name": "Tob"}]


def opened(visit: Open, hall: Hall, seats: list[dict[str, str]] = SEATS, **more: Any) -> Page:
    made = in_the_middle(hall, seats)
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, "gems", made.keys[:1]), **more)
    wait_for_turn(page)
    return page


def version(page: Page) -> int:
    return int(page.get_attribute(".table", "data-version") or 0)


def claim(page: Page) -> None:
    before = version(page)
    page.locator(".toks .free.glow").first.click()
    page.wait_for_selector(f".table[data-mine=true]:not([data-version='{before}'])")


def collect(page: Page) -> None:
    """With the button; where there are several groups, the first."""
    before = version(page)
    page.get_by_role("button", name="Collect", exact=True).click()
    page.wait_for_selector(f".pop .opt, .table[data-mine=true]:not([data-version='{before}'])")
    if page.locator(".pop .opt").count():
        page.locator(".pop .opt").first.click()
    page.wait_for_selector(f".table[data-mine=true]:not([data-version='{before}'])")


def test_undo_takes_back_to_the_horizon_and_says_what_is_fixed(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall)
    mine = page.locator(".toks .mine").count()
    claim(page)
    expect(page.locator(".toks .mine")).to_have_count(mine + 1)
    expect(page.locator(".beads li")).to_have_count(2)
    expect(page.locator(".hz small")).to_contain_text("You cannot undo further back than")
    page.locator(".bar-turn").get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".toks .mine")).to_have_count(mine)
    expect(page.locator(".log .line").last).to_contain_text("Undone")
    page.locator(".bar-turn").get_by_role("button", name="Undo", exact=True).click(force=True)  # it says why not
    expect(page.locator(".whynot")).to_contain_text("Nothing can be undone")


def test_a_bead_undoes_to_its_place(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall)
    mine = page.locator(".toks .mine").count()
    claim(page)
    collect(page)
    page.locator(".beads button.bead").first.click()
    expect(page.locator(".toks .mine")).to_have_count(mine)


def test_what_is_not_legal_says_why_with_the_rule(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall)
    page.locator(".toks .theirs").first.click(force=True)
    expect(page.locator(".look [role=alert]")).to_contain_text("G-")


def test_a_choice_of_several_opens_beside_what_was_clicked_and_escape_pays_nothing(visit: Open, hall: Hall) -> None:
    made = hall.play_on("gems", SEATS, *played("gems", 2, several_groups))
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, "gems", made.keys[:1]))
    wait_for_turn(page)
    before = version(page)
    page.locator(".acts button").nth(2).click()
    expect(page.locator(".pop .opt").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".pop")).to_have_count(0)
    assert version(page) == before
    expect(page.locator(".acts button").nth(2)).to_be_focused()


def test_a_hint_has_three_steps(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall, AGAINST_A_BOT)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".pop h2")).to_have_text("Hint 1 of 3")
    page.get_by_role("button", name="Show the move and why").click()
    expect(page.locator(".pop h2")).to_have_text("Hint 2 of 3")
    expect(page.locator(".pop .best")).to_be_visible()
    page.get_by_role("button", name="Show the figures").click()
    expect(page.locator(".pop h2")).to_have_text("Hint 3 of 3")
    expect(page.locator(".pop tbody tr").first).to_be_visible()
    expect(page.locator(".board .glow").first).to_be_visible()


def test_points_are_explained_on_demand(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall)
    page.locator(".rail .pts").first.click()
    expect(page.locator(".pop")).to_contain_text("If it ended now")
    expect(page.locator(".pop .sum")).to_contain_text("Total")


def test_the_language_changes_at_the_table_log_and_all(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall)
    told = {
        "pt": ("Sua vez", "explora"), "fr": ("À vous", "explore"), "it": ("Tocca a te", "esplora"),
        "en": ("Your turn", "explores"),
    }
    for language, (turn, said) in told.items():
        page.locator(".top .end button").last.click()
        page.locator("dialog select").first.select_option(language)
        page.keyboard.press("Escape")
        expect(page.locator(".bar-turn .say b")).to_contain_text(turn)
        expect(page.locator(".log li").filter(has_text=said).first).to_be_attached()
        assert page.evaluate("document.documentElement.lang") == language


def test_what_the_others_did_is_told_and_replayed(visit: Open, hall: Hall) -> None:
    level = hall.call("/games")[0]["levels"][0]["name"]
    made = in_the_middle(hall, [SEATS[0], {"sit": "bot", "level": level, "name": "Pim"}])
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, "gems", made.keys))
    wait_for_turn(page)
    for _ in range(3):
        before = version(page)
        page.locator(".toks .down").first.click()
        page.wait_for_selector(f".table[data-mine=true]:not([data-version='{before}'])")
    expect(page.locator(".log .since")).to_contain_text("Since your last turn")
    page.locator(".log .since button").click()
    expect(page.locator(".bar-turn .say b")).to_contain_text("Since your last turn")
    page.wait_for_selector(".table[data-mine=true]")


def test_a_lost_line_comes_back_without_a_reload_and_keeps_the_move(visit: Open, hall: Hall) -> None:
    """Two browsers at one online table; one is cut off, the other plays on, the first catches up."""
    made = in_the_middle(hall)
    ada = visit("/about")
    bo = visit(f"/play/{made.table}", tables=key_ring(hall, made, "gems", made.keys[1:]))
    cut: list[WebSocketRoute] = []
    broken = False

    def line(route: WebSocketRoute) -> None:
        if broken:
            route.close()
            return
        route.connect_to_server()
        cut.append(route)

    ada.route_web_socket("**/ws", line)
    ring = key_ring(hall, made, "gems", made.keys[:1])
    ada.evaluate("ring => localStorage.setItem('gnomehall.tables', JSON.stringify(ring))", ring)
    ada.goto(f"{hall.url}/play/{made.table}")
    wait_for_turn(ada)
    broken = True
    cut[-1].close()
    expect(ada.get_by_text("Connection lost")).to_be_visible()
    ada.locator(".toks .free.glow").first.click()
    expect(ada.get_by_text("Your move is kept")).to_be_visible()
    seen = version(ada)
    broken = False
    ada.wait_for_selector(f".table[data-mine=true]:not([data-version='{seen}'])")
    for _ in range(2):
        before = version(ada)
        ada.locator(".toks .down").first.click()
        ada.wait_for_selector(f".table:not([data-version='{before}'])")
    wait_for_turn(bo)
    broken = True
    cut[-1].close()
    for _ in range(3):
        before = version(bo)
        bo.locator(".toks .down").first.click()
        bo.wait_for_selector(f".table:not([data-version='{before}'])")
    broken = False
    wait_for_turn(ada)
    assert version(ada) == version(bo)
    told = ".log .line"
    assert ada.locator(told).count() == bo.locator(told).count()


def test_two_tabs_of_one_seat_stay_in_step(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall)
    other = page.context.new_page()
    other.goto(page.url)
    wait_for_turn(other)
    claim(page)
    expect(other.locator(f".table[data-version='{version(page)}']")).to_be_attached()


def test_friends_come_by_code_and_seats_fill_up_live(visit: Open, hall: Hall) -> None:
    host = visit("/")
    host.get_by_role("button", name="With friends").first.click()
    expect(host.locator(".hello h2")).to_have_text("3 stools are free.")
    code = host.locator(".code").inner_text()
    expect(host.locator(".qr")).to_be_visible()
    guest = visit("/")
    guest.get_by_label("Have a code").fill(code)
    guest.get_by_role("button", name="Join").click()
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator(".bench")).to_contain_text("Bo")
    expect(guest.locator(".bench")).to_contain_text("Ada")
    host.get_by_label("Seats", exact=True).select_option("2")
    expect(host.locator(".seat-n")).to_have_count(2)
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        page.wait_for_selector(".toks")
    mover = host if host.locator(".table[data-mine=true]").count() else guest
    wait_for_turn(mover)
    host.get_by_role("button", name="Chat").click()
    host.get_by_label("Say something").fill("Good luck!")
    host.keyboard.press("Enter")
    guest.get_by_role("button", name="Chat, 1 new").click()
    expect(guest.locator(".chat")).to_contain_text("Good luck!")
    guest.get_by_role("button", name="Nice").click()
    expect(host.locator(".bubble")).to_have_text("Nice")


def test_the_end_explains_verifies_saves_and_plays_again(visit: Open, hall: Hall) -> None:
    made = hall.play_on("gems", SEATS, *played("gems", 2, lambda table: table.is_over))
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, "gems", made.keys, host=True))
    expect(page.locator(".win-banner h2")).to_contain_text("king of the gnomes")
    for row in page.locator(".rank tbody tr").all():
        parts = [int(one) for one in row.locator("li b").all_inner_texts()]
        assert sum(parts) == int(row.locator(".tt").inner_text())
    expect(page.locator(".plot .lab").first).to_be_visible()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Verify").click()
    expect(page.locator("[data-shuffle=none]")).to_contain_text("No draw")  # all were drawn at another table
    with page.expect_download() as saved:
        page.get_by_role("button", name="Record").click()
    assert saved.value.suggested_filename.endswith(".jsonl")
    page.get_by_role("button", name="See the table").click()
    page.wait_for_selector(".toks")
    page.get_by_role("button", name="See the result").click()
    page.get_by_role("button", name="Rematch").click()
    wait_for_turn(page)


def test_the_end_the_plot_and_the_replay_count_the_same_moves(visit: Open, hall: Hall) -> None:
    record, moves = played("gems", 2, lambda table: table.is_over)
    stands = sum("move" in line for line in map(json.loads, record.splitlines()[1:]))
    assert stands > 20
    made = hall.play_on("gems", SEATS, record, moves)
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, "gems", made.keys, host=True))
    page.locator(".plot .lab").first.wait_for()
    told = re.search(r"\d+", page.locator("header.top .tag").inner_text())
    assert told
    axis = [int(text) for text in page.locator(".plot text[text-anchor=middle]").all_text_contents()]
    page.goto(f"{hall.url}/replay/{made.table}")
    replayed = re.search(r"\d+", page.locator("header.top .tag").inner_text())
    assert replayed
    assert int(told.group()) == max(axis) == int(replayed.group()) == stands


def test_an_address_that_leads_nowhere_says_what_to_do(visit: Open) -> None:
    page = visit("/nowhere")
    expect(page.get_by_role("link", name="Back to the shelf")).to_be_visible()
