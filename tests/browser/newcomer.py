"""The newcomer test: can somebody who has read nothing find out, at the table, what it is all about?

    python -m tests.browser.newcomer

For each game it starts on the home page with empty storage, presses only what has a role and a name, and reads only
what can be seen. Every question must be answered in the page, at most one tap away.
"""

from __future__ import annotations

import re
import sys
from contextlib import suppress

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

from tests.browser.hall import CHROMIUM, FLAGS, Hall, running
from tests.browser.hands import play_now

TITLES = {"gems": "Gems & Gnomes", "gnomopolis": "Gnomopolis", "gnomeland": "Gnomeland"}
# what is asked, and words that an answer must have; with every line that could not be found out from the table alone
QUESTIONS: dict[str, dict[str, tuple[str, ...]]] = {
    "gems": {
        "What is the goal?": ("Carry home sets of gems", "Most points"),
        "What is a set?": ("exactly three gems of one kind", "exactly five of five different kinds"),
        "What is coal for?": ("Coal is a joker", "worth nothing at the end"),
        "What is a gem worth?": ("diamond counts 2", "every other gem 1", "three equal gems 1 more"),
        "What is a double gem?": ("A double gem counts as one gem",),
        "What does Retreat do?": ("all your gnomes come home",),
        "What happens to the rest at the end?": ("At the end the rest is collected too",),
    },
    "gnomopolis": {
        "What is the goal?": ("give every gnome a bed", "most points win"),
        "What is the red X?": ("leaves for good",),
        "What is the lantern?": ("The lantern: search",),
        "What is the mug with an arrow?": ("The mug with an arrow: draw",),
        "What is the white gnome?": ("any of the six kinds",),
        "Why does a councilor change hands, and what does it bring?": ("A councilor goes to whoever builds", "brings a coin"),
        "What does a guest caravan pay?": ("The host gets 1 coin",),
        "What is a bed worth?": ("in a building is 2 points, on your board 1, and without a bed −1",),
        "What is an assistant for?": ("stands in for anybody",),
        "What ends the match?": ("6th building", "runs out of gnomes or coins"),
    },
    "gnomeland": {
        "What is the goal?": ("In five rounds", "Most points on the track and in your village"),
        "What is cost, and what is effect?": ("left of it stands what you pay, right of it what you get",),
        "What are the rows?": ("Lower row:", "Upper row:"),
        "What is the red hexagon?": ("The red hexagon: points",),
        "What does a contest pay, and what is gone?": ("3, 2 or 1 points", "what was counted is gone"),
        "What is lost at End turn?": ("everything else in your pool is lost",),
        "When do gnomes come home?": ("Your gnomes do not come home",),
        "Who starts?": ("starts the next round",),
        "Why do track and panel differ?": ("points in buildings are added at the end",),
    },
}

PIECES = re.compile("^(?!.*(Points|points|More below|Show where))")  # not what only tells a score
SAYS = 60  # letters that a thing looked at has at least
EVENTS = 3  # that a newcomer can read about
PRESSES = 8  # until a newcomer reads about them
LONGEST = 64  # presses until so much has happened
MOMENT = 3_000  # milliseconds for a press
PATIENT = 6  # presses in a turn before it is ended
ANSWERS = re.compile("^(?!Close|Rule )")  # of the buttons of a question


def arrive(browser: Browser, hall: Hall, game: str) -> Page:
    """From the home page with empty storage to the first own turn."""
    page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce")
    page.set_default_timeout(30_000)
    page.goto(hall.url)
    play_now(page, TITLES[game])
    wait_for_me(page)
    return page


def wait_for_me(page: Page) -> None:
    """Until the foot of the table says that it is nobody else's turn, or a question stands before me."""
    foot = page.get_by_role("contentinfo")
    for _ in range(900):
        others = foot.filter(has_text=re.compile("’s turn|is thinking|Waiting for|Skip"))
        if page.get_by_role("dialog").count() or (foot.count() and not others.count()):
            return
        page.wait_for_timeout(100)
    raise AssertionError("it is never my turn")


def open_help(page: Page) -> str:
    """One tap on `?`; what can be read then."""
    page.get_by_role("button", name="Help: rules and signs").click()
    sheet = page.get_by_role("dialog", name="help")
    sheet.get_by_role("heading", name="All rules").wait_for()
    sheet.locator("section > details").first.wait_for()  # the rules have arrived
    return sheet.inner_text()


def look_at_something(page: Page) -> str:
    """Rest the pointer on things that can be played until one is shown large; what can be read then."""
    things = page.get_by_role("main").get_by_role("button", name=PIECES, disabled=False)
    card = page.get_by_role("tooltip")
    for n in range(min(8, things.count())):
        things.nth(n).hover()
        for _ in range(15):
            if card.count():
                return card.inner_text()
            page.wait_for_timeout(100)
    return ""


def unanswered(page: Page, game: str) -> list[str]:
    """The questions that the page leaves open."""
    found = []
    greeting = page.get_by_role("complementary", name="The wizard").inner_text()
    goal = QUESTIONS[game]["What is the goal?"]
    if not all(word in greeting for word in goal):
        found.append("The wizard does not say the goal at the first turn.")
    page.get_by_role("button", name="Next", exact=True).click()
    whose = page.get_by_role("contentinfo").inner_text()
    if "Your turn" not in whose and "Do you copy" not in page.inner_text("body"):
        found.append(f"Whose turn is it? {whose!r}")
    thought = page.get_by_role("complementary", name="The wizard").inner_text()
    card = look_at_something(page)
    if not re.search(r"Rule [GPL]-\d+: read it", card) or len(card) < SAYS:
        found.append(f"What is this, and by which rule? {card!r}")
    text = open_help(page)
    if f"You looked at: {card.splitlines()[0] if card else '?'}" not in text:
        found.append(f"The help does not begin with what I looked at: {text[:80]!r}")
    sheet = page.get_by_role("dialog", name="help")
    for question, words in QUESTIONS[game].items():
        found += [f"{question} ({word!r} is not to be read)" for word in words if word not in text]
    glows = sheet.get_by_role("list").first.get_by_role("listitem")
    told = [glows.nth(i).inner_text() for i in range(glows.count())]
    if not told or not all(len(line) > 30 for line in told):
        found.append(f"What does each glowing thing do? {told}")
    if thought.split(":")[0].strip() not in text:
        found.append("The wizard's thought is not among what glows.")
    page.keyboard.press("Escape")
    return found


def last_events(page: Page) -> list[str]:
    """After a move of ours and the others' turns: the last three events and what they changed, one tap away."""
    open_help(page)
    sheet = page.get_by_role("dialog", name="help")
    told = sheet.get_by_role("listitem").filter(has_text=re.compile(r"points: .*→|Points stay as they were"))
    lines = [told.nth(i).inner_text() for i in range(told.count())]
    page.keyboard.press("Escape")
    return lines


def play_a_while(page: Page, presses: range) -> None:
    """Press what can be pressed, as a newcomer would: an answer to a question first, then one thing after the other."""
    for n in presses:
        wait_for_me(page)
        asked = page.get_by_role("dialog")
        answers = asked.get_by_role("button", name=ANSWERS)
        things = page.get_by_role("main").get_by_role("button", name=PIECES, disabled=False)
        count = things.count()
        ends = page.get_by_role("contentinfo").get_by_role("button", name=re.compile("End turn|Pass"), disabled=False)
        with suppress(TimeoutError):  # what was there is gone: the next press finds something else
            if answers.count():
                answers.first.click(timeout=MOMENT)
            elif asked.count():
                page.keyboard.press("Escape")  # it only told something
            elif ends.count() and (n % PATIENT == PATIENT - 1 or not count):
                ends.first.click(timeout=MOMENT)
            elif count:
                things.nth(n % count).click(timeout=MOMENT)
        page.wait_for_timeout(700)


def examine(browser: Browser, hall: Hall, game: str) -> list[str]:
    """What a newcomer does not find out in a game."""
    page = arrive(browser, hall, game)
    found = unanswered(page, game)
    events: list[str] = []
    for n in range(0, LONGEST, PRESSES):
        play_a_while(page, range(n, n + PRESSES))
        events = last_events(page)
        if len(events) >= EVENTS:
            break
    said = [event.split("\n") for event in events]
    if len(events) != EVENTS or not all(len(lines) >= 2 and all(lines) for lines in said):
        found.append(f"What were the last three events, and what did they change? {events}")
    page.close()
    return found


def main() -> int:
    """All games; 1 if a question stays open."""
    failed = False
    with running() as hall, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in TITLES:
            found = examine(browser, hall, game)
            failed = failed or bool(found)
            print(f"{game}: {len(QUESTIONS[game])} questions, {len(found)} open")
            for line in found:
                print(f"  {line}")
        browser.close()
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
