"""`make screenshots`: every page at 1280 and 360 px, the tables at 1920 and 820 px too, by day and by night."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any, Literal

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from gnomehall.core.table import Table
from tests.browser.hall import CHROMIUM, FLAGS, Hall, Made, running
from tests.browser.plays import played

OUT = Path(__file__).parents[2] / "docs" / "screenshots"
SIZES = {1280: 800, 360: 780}
ALL_SIZES = {1920: 1080, 820: 1180, **SIZES}  # of the tables
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
NAMES = ["Ada", "Tob", "Bruna", "Pip"]


def _middle(table: Table) -> bool:
    """Seat 0 is to move in the midst of a match."""
    if table.to_move != 0:
        return False
    if table.game.name == "gems":
        groups = sum(move.verb == "collect" for move in table.legal())
        view: Any = table.view()
        return 10 < view["face_down"] < 40 and view["actions_left"] == 2 and groups > 1 and min(table.scores()) > 2
    if table.game.name == "gnomopolis":
        city: Any = table.view()
        verbs = [move.verb for move in table.legal()]
        return len(city["seats"][0]["buildings"]) > 1 and city["round"] < 8 and "build" in verbs and len(verbs) > 5
    return len(table.played) > 150 and len(table.legal()) > 4


def _over(table: Table) -> bool:
    return table.is_over


def device(names: list[str]) -> list[dict[str, str]]:
    return [{"sit": "device", "name": name} for name in names]


def bots(hall: Hall, game: str) -> list[dict[str, str]]:
    """Seat 0 is ours, bots sit at the others."""
    levels = next(one["levels"] for one in hall.call("/games") if one["name"] == game)
    level = levels[len(levels) // 2]["name"]
    return [*device(NAMES[:1]), *[{"sit": "bot", "name": name, "level": level} for name in NAMES[1:]]]


def remember(page: Page, hall: Hall, made: Made, keys: list[str], game: str, **more: object) -> None:
    """Let the browser hold some of the keys, as if it had made the table."""
    entry = {"table": made.table, "game": game, "keys": keys, "host": "", "watch": made.watch, "at": 1, "over": False,
             "said": "", "scores": [], **more}
    page.add_init_script(f"localStorage.setItem('gnomehall.tables', JSON.stringify([{json.dumps(entry)}]))")
    page.add_init_script("localStorage['gnomehall.settings'] = JSON.stringify({speed: 'instant', name: 'Ada', guide: false})")


def home(page: Page, hall: Hall) -> None:
    made = hall.make("gems", device(NAMES), deal=11)
    remember(page, hall, made, made.keys[:1], "gems", said="With Tob, Bruna and Pip", scores=[
        {"colour": "green", "points": 9, "mine": True}, {"colour": "orange", "points": 11, "mine": False},
        {"colour": "purple", "points": 10, "mine": False}, {"colour": "blue", "points": 5, "mine": False}])
    page.goto(hall.url)
    page.wait_for_selector(".game")


def room(page: Page, hall: Hall) -> None:
    game = hall.games()[-1]
    made = hall.make(game, [
        {"sit": "device", "name": "Ada"}, {"sit": "device", "name": "Odile"}, {"sit": "open"},
        {"sit": "bot", "name": "Pim", "level": hall.call("/games")[0]["levels"][0]["name"]},
    ], start=False)
    remember(page, hall, made, made.keys[:1], game, host=made.host)
    page.goto(f"{hall.url}/play/{made.table}")
    page.wait_for_selector(".bench")


def table(game: str) -> Callable[[Page, Hall], None]:
    def shot(page: Page, hall: Hall) -> None:
        made = hall.play_on(game, bots(hall, game), *played(game, 4, _middle))
        remember(page, hall, made, made.keys[:1], game)
        page.goto(f"{hall.url}/play/{made.table}")
        page.wait_for_selector(".bar-turn")
        page.wait_for_selector(".table[data-mine=true]")
    return shot


def first_time(page: Page, hall: Hall) -> None:
    """What the first *Play now* asks."""
    page.goto(hall.url)
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Start").wait_for()


def looked_at(page: Page, hall: Hall) -> None:
    """A building of the offer, large."""
    table("gnomopolis")(page, hall)
    page.locator(".offer [data-look] button").first.focus()
    page.keyboard.press("Space")
    page.wait_for_selector(".look")


def helped(page: Page, hall: Hall) -> None:
    """The help of a table."""
    table("gnomeland")(page, hall)
    page.get_by_role("button", name="Help: rules and signs").click()
    page.get_by_role("dialog", name="help").get_by_role("heading", name="All rules").wait_for()


def choice(page: Page, hall: Hall) -> None:
    """Gems with the popover open."""
    table("gems")(page, hall)
    page.locator(".toks .mine.glow").first.click()


def end(game: str) -> Callable[[Page, Hall], None]:
    def shot(page: Page, hall: Hall) -> None:
        made = hall.play_on(game, bots(hall, game), *played(game, 4, _over))
        remember(page, hall, made, made.keys[:1], game)
        page.goto(f"{hall.url}/play/{made.table}")
        page.wait_for_selector(".win-banner")
        page.wait_for_selector(".plot .lab")
    return shot


def replay(game: str) -> Callable[[Page, Hall], None]:
    """A finished match wound to its biggest turning point."""
    def shot(page: Page, hall: Hall) -> None:
        made = hall.play_on(game, bots(hall, game), *played(game, 4, _over))
        remember(page, hall, made, made.keys[:1], game, over=True)
        page.goto(f"{hall.url}/replay/{made.table}")
        page.wait_for_selector(".then .panel, .then .gems")
        page.locator(".tp").first.click()
        page.wait_for_selector(".tp[aria-current]")
        page.wait_for_timeout(400)
    return shot


def review(game: str) -> Callable[[Page, Hall], None]:
    """A reviewed match at the decision that mattered most."""
    def shot(page: Page, hall: Hall) -> None:
        made = hall.play_on(game, bots(hall, game), *played(game, 4, _over))
        remember(page, hall, made, made.keys[:1], game, over=True)
        page.goto(f"{hall.url}/review/{made.table}")
        page.wait_for_selector(".three .n", timeout=90_000)
        page.locator(".three .n").first.click()
        page.wait_for_selector(".dec.sel")
        page.wait_for_timeout(400)
    return shot


def daily(page: Page, hall: Hall) -> None:
    """The deals of today, with some results and the pars."""
    for number, name in enumerate(("Ada", "Tob", "Bruna")):
        player = f"player-{number}-" + "x" * 20
        made = hall.call("/daily/gnomopolis-solo", body={"player": player, "name": name})
        hall.call(f"/tables/{made['table']}/start", made["host"], {})
        play_out(hall, made["table"], made["keys"][0]["key"], pick=number)
    page.add_init_script("localStorage['gnomehall.player'] = 'player-0-' + 'x'.repeat(20)")
    page.add_init_script("localStorage['gnomehall.settings'] = JSON.stringify({name: 'Ada'})")
    page.goto(f"{hall.url}/daily")
    page.wait_for_selector(".deal")
    page.get_by_role("button", name="Solo").click()
    page.wait_for_selector(".yest", timeout=120_000)


def play_out(hall: Hall, table: str, key: str, pick: int = 0) -> None:
    """Play a lone deal to its end, always with the same kind of move."""
    for n in range(600):
        state = hall.call(f"/tables/{table}/state", key)
        if state["over"]:
            return
        legal = state["legal"]
        move = legal[(pick * n) % len(legal)]["id"]
        hall.call(f"/tables/{table}/moves", key, {"type": "play", "id": f"m{n}", "version": state["version"], "move": move})


def scored(page: Page, hall: Hall) -> None:
    """A tie at a real table, explained."""
    players = [
        {"name": "Nora", "coins": 6, "gnomes": {"child": 5, "villager": 4, "soldier": 2, "merchant": 3, "artisan": 1},
         "buildings": ["atelier", "gatehouse", "mint", "tollgate"], "councilors": ["treasurer", "marshal"]},
        {"name": "Jonas", "coins": 16, "gnomes": {"child": 3, "villager": 4, "soldier": 4, "merchant": 2},
         "buildings": ["citadel", "watchtower", "alehouse"], "councilors": ["chief_engineer"]},
        {"name": "Mila", "coins": 12, "gnomes": {"child": 2, "inventor": 3}, "buildings": ["armoury"]},
    ]
    page.add_init_script(f"localStorage['gnomehall.score.gnomopolis'] = {json.dumps(json.dumps(players))}")
    page.goto(f"{hall.url}/scorer/gnomopolis")
    page.wait_for_selector(".by.yes")


def edited(page: Page, hall: Hall) -> None:
    """A card the loader refuses."""
    page.goto(f"{hall.url}/editor/gnomopolis")
    page.wait_for_selector("[data-state=good]")
    page.get_by_label("Team", exact=True).fill("")
    page.wait_for_selector("[data-state=bad]")


def rules(path: str, ready: str) -> Callable[[Page, Hall], None]:
    def shot(page: Page, hall: Hall) -> None:
        page.goto(f"{hall.url}/learn/{path}")
        page.wait_for_selector(ready)
    return shot


def guided(page: Page, hall: Hall) -> None:
    """The first match with its guide."""
    page.goto(f"{hall.url}/learn/gnomopolis")
    page.get_by_role("button", name="Play my first match").click()
    page.wait_for_selector(".table ~ .guide h2")


def take(browser: Browser, hall: Hall, name: str, how: Callable[[Page, Hall], None], whole: bool) -> None:
    """Its sizes, both themes; a page is opened once for each size."""
    for width, height in (ALL_SIZES if name in hall.games() else SIZES).items():
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale="en-GB", device_scale_factor=1,
            reduced_motion="reduce" if name.startswith("end") else "no-preference",  # everybody is home at once
        )
        page = context.new_page()
        page.on("console", lambda message: print(message.text) if message.type == "error" else None)
        how(page, hall)
        page.evaluate("document.fonts.ready.then(() => true)")
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(300)
            keep(page.screenshot(full_page=whole and width < 600), OUT / f"{name}-{width}-{theme}.png")
        context.close()


def keep(picture: bytes, path: Path) -> None:
    """With a palette that keeps the rare colours too: half the size, and no difference to the eye."""
    whole = Image.open(BytesIO(picture)).convert("RGB")
    colours = whole.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=4)
    whole.quantize(palette=colours, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)


def main(wanted: list[str]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with running(review_seconds=30) as hall, sync_playwright() as driver:
        games = hall.games()
        shots: dict[str, Any] = {"home": home, "room": room, **{game: table(game) for game in games}}
        shots |= {"gems-choice": choice, "first-time": first_time, "inspect": looked_at, "help": helped}
        shots |= {
            "scorer": scored, "editor": edited, "learn": rules("gnomopolis/4", ".anat"),
            "learn-cards": rules("gnomeland/cards", ".text li"), "first-match": guided,
        }
        shots |= {f"end-{game}": end(game) for game in games}
        shots |= {"replay": replay("gnomeland"), "review": review("gnomopolis"), "daily": daily}
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, how in shots.items():
            if not wanted or name in wanted:
                take(browser, hall, name, how, whole=name in ("scorer", "editor"))
                print(name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
