"""What is set before and beside a match: clock, notices, auto-pass kept, leaving, points of one's own."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Page, Worker, expect

from tests.browser.conftest import Open, key_ring
from tests.browser.hall import Hall, Made
from tests.browser.hands import wait_for_turn
from tests.browser.test_table import in_the_middle

FRIENDS = [{"sit": "device", "name": "Ada"}, {"sit": "device", "name": "Bo"}]
# a push service needs the internet, and a notice a screen; all but these two is real
FAKE_SERVICE = """
Object.defineProperty(Notification, "permission", { get: () => "granted" });  // the headless shell always says "denied"
PushManager.prototype.subscribe = async function (options) {
  window.asked = options;
  return { toJSON: () => ({ endpoint: "https://fcm.googleapis.com/fcm/send/x", keys: { p256dh: "BPk", auth: "a" } }) };
};
"""

FAKE_SCREEN = """
self.registration.showNotification = async (title, more) => { self.notice = { title, ...more }; }
"""

LISTEN = """
() => {
  window.said = [];
  const say = document.querySelector(".bar-turn .say > span");
  new MutationObserver(() => said.push(say.textContent)).observe(say, { childList: true, characterData: true, subtree: true });
}
"""


def waiting(visit: Open, hall: Hall) -> tuple[Page, Made]:
    """A host in the room, before the start; Bo's seat is somebody else's."""
    made = hall.make("gems", FRIENDS, start=False)
    ring = key_ring(hall, made, "gems", made.keys[:1], host=True)
    page = visit(f"/play/{made.table}", tables=ring)
    page.wait_for_selector(".opts")
    return page, made


def test_a_clock_is_chosen_in_the_room_and_runs_at_the_table(visit: Open, hall: Hall) -> None:
    page, made = waiting(visit, hall)
    page.get_by_label("Clock").select_option("10 min + 5 s")
    guest = visit(f"/play/{made.table}", tables=key_ring(hall, made, "gems", made.keys[1:]))
    expect(guest.get_by_label("Clock")).to_have_value("bank 600 5")
    expect(guest.get_by_label("Clock")).to_be_disabled()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".toks")
    mover = page if page.locator(".table[data-mine=true]").count() else guest
    wait_for_turn(mover)
    before = mover.locator(".bar-turn").get_by_role("timer").inner_text()
    expect(mover.locator(".bar-turn").get_by_role("timer")).not_to_have_text(before)


def test_a_closed_page_is_told_by_push(visit: Open, hall: Hall) -> None:
    """Asked for in the room; the server keeps the browser's address, the worker shows what it is sent."""
    page, made = waiting(visit, hall)
    page.context.grant_permissions(["notifications"])
    page.context.add_init_script(FAKE_SERVICE)
    page.reload()
    with page.expect_response(lambda it: it.url.endswith("/push") and it.request.method == "POST") as answer:
        page.get_by_role("switch", name="Tell me when it is my turn").check(force=True)
    assert answer.value.ok
    assert json.loads(answer.value.request.post_data or "")["endpoint"].startswith("https://fcm.googleapis.com/")
    assert page.evaluate("asked.applicationServerKey") == hall.call("/push")["public_key"]
    expect(page.get_by_role("switch", name="Tell me when it is my turn")).to_be_checked()
    page.reload()
    expect(page.get_by_role("switch", name="Tell me when it is my turn")).to_be_checked()
    worker = page.context.service_workers[0]
    worker.evaluate(FAKE_SCREEN)
    push(page, {"table": made.table, "seat": 0, "title": "Your turn", "body": "In Gems & Gnomes"})
    assert shown(worker) == ["Your turn", "In Gems & Gnomes", made.table]


def push(page: Page, what: dict[str, Any]) -> None:
    """A message from the push service, as Chromium's own tools deliver one."""
    tools = page.context.new_cdp_session(page)
    known: list[str] = []
    tools.on("ServiceWorker.workerRegistrationUpdated",
             lambda event: known.extend(one["registrationId"] for one in event["registrations"]))
    tools.send("ServiceWorker.enable")
    page.wait_for_timeout(100)
    origin = page.evaluate("location.origin")
    tools.send("ServiceWorker.deliverPushMessage",
               {"origin": origin, "registrationId": known[-1], "data": json.dumps(what)})


def shown(worker: Worker) -> list[str]:
    """Title, text and table of the notice that the worker put on the screen."""
    for _ in range(50):
        if found := worker.evaluate("self.notice"):
            return [found["title"], found["body"], found["tag"]]
        time.sleep(0.1)
    return []


def test_a_browser_that_says_no_to_notices_says_so(visit: Open, hall: Hall) -> None:
    page, _ = waiting(visit, hall)
    page.get_by_role("switch", name="Tell me when it is my turn").click(force=True)
    expect(page.get_by_text("This browser does not allow it")).to_be_visible()
    expect(page.get_by_role("switch", name="Tell me when it is my turn")).not_to_be_checked()


def test_a_guest_can_leave_the_room(visit: Open, hall: Hall) -> None:
    made = hall.make("gems", [FRIENDS[0], {"sit": "open"}], start=False)
    guest = visit(f"/join/{made.code}")
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_selector(".bench")
    guest.get_by_role("button", name="Leave").click()
    guest.wait_for_selector(".game")
    assert [seat["kind"] for seat in hall.call(f"/tables/{made.table}", made.host)["seats"]] == ["human", "open"]


def test_letting_copying_pass_is_remembered_by_the_table(visit: Open, hall: Hall) -> None:
    made = hall.make("gnomeland", FRIENDS)
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, "gnomeland", made.keys[:1]))
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Let all copying pass").check(force=True)
    expect(page.get_by_role("switch", name="Let all copying pass")).to_be_checked()
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("switch", name="Let all copying pass")).to_be_checked()


def test_points_of_my_own_are_explained(visit: Open, hall: Hall) -> None:
    made = in_the_middle(hall)
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, "gems", made.keys[:1]))
    wait_for_turn(page)
    page.locator(".me .pts").click()
    expect(page.get_by_role("dialog", name="If it ended now")).to_contain_text("Total")


def test_moves_of_bots_are_seen_one_by_one_but_not_for_long(visit: Open, hall: Hall) -> None:
    """At normal speed three bots' turns can be followed, and are over in some seconds."""
    level = hall.call("/games")[0]["levels"][0]["name"]
    bots = [{"sit": "bot", "level": level, "name": name} for name in ("Pim", "Tob", "Pip")]
    made = hall.make("gems", [FRIENDS[0], *bots], options={"first": 0})
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, "gems", made.keys), speed="normal", still=False)
    wait_for_turn(page)
    page.evaluate(LISTEN)
    for _ in range(3):
        assert wait_for_turn(page)
        before = page.get_attribute(".table", "data-version")
        page.locator(".toks .glow-soft").first.click()
        page.wait_for_selector(f".table:not([data-version='{before}'])", state="attached")
    began = time.monotonic()
    page.wait_for_selector(".table[data-mine=true]", timeout=60_000)
    took = time.monotonic() - began
    told = page.locator(".log .since ~ .turn .line:not(.chance) .says").all_inner_texts()
    assert len(told) >= 9  # three bots, three actions each
    said = page.evaluate("said")
    print(told, said)
    assert [line for line in told if line not in said] == []
    assert 3 < took < 40
