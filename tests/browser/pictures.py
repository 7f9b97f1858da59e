"""`make picture`: the pictures of the README in docs/pictures, the moving one too. Bots play with fixed seeds."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import chdir
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import gnomehall
from gnomehall.bots.contract import Budget
from gnomehall.bots.names import make_bot
from gnomehall.core.table import Table
from gnomehall.envs import gymnasium
from gnomehall.games import game as game_named
from gnomehall.lab.cli import lab
from gnomehall.lab.screening import edit
from tests.browser.hall import CHROMIUM, FLAGS, Hall, running
from tests.browser.screenshots import NAMES, device, remember, room, table

OUT = Path(__file__).parents[2] / "docs" / "pictures"
SIZE, SMALL = (720, 450), (640, 400)  # of a still picture, and of the moving one
WINDOW = {"width": 1280, "height": 800}
FRAMES, PAUSE, COLOURS = 5, 1000, 48  # of each game; milliseconds of each; of the palette
BEGIN = {"gems": 120, "gnomopolis": 150, "gnomeland": 120}  # moves before the first frame: something stands there
STEP = {"gems": 3, "gnomopolis": 8, "gnomeland": 7}  # moves from frame to frame


def match(game: str, moves: int) -> Table:
    """A match of four bots that look one step ahead."""
    found = gnomehall.new_table(game, seats=4, seed=11)
    bot = make_bot("greedy", found.game, 1)
    while len(found.played) < moves and found.to_move is not None:
        found.play(bot.choose(found.state.clone(), Budget()).move)
    return found


def frames(browser: Browser, hall: Hall, game: str) -> Iterator[Image.Image]:
    """The table of a match every few moves."""
    record = match(game, BEGIN[game] + FRAMES * STEP[game]).record()
    for number in range(FRAMES):
        made = hall.play_on(game, device(NAMES), record, BEGIN[game] + number * STEP[game])
        page = fresh(browser)
        remember(page, hall, made, made.keys, game)
        page.goto(f"{hall.url}/play/{made.table}")
        page.wait_for_selector(".bar-turn")
        yield photo(page, SMALL)


def fresh(browser: Browser) -> Page:
    """A browser of its own: day, and nothing moves."""
    window: Any = WINDOW
    return browser.new_context(
        viewport=window, locale="en-GB", color_scheme="light", reduced_motion="reduce").new_page()


def photo(page: Page, size: tuple[int, int] = SIZE) -> Image.Image:
    """What the page shows, smaller; the page is closed."""
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(500)
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    page.context.close()
    return picture.resize(size, Image.Resampling.LANCZOS)


def move(pictures: list[Image.Image]) -> None:
    """The moving picture: one palette for all frames, and without dithering, so that little changes between two."""
    sheet = Image.new("RGB", (SMALL[0], SMALL[1] * len(pictures)))
    for number, picture in enumerate(pictures):
        sheet.paste(picture, (0, SMALL[1] * number))
    palette = sheet.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=2)
    first, *others = (picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures)
    first.save(OUT / "hall.gif", save_all=True, append_images=others, duration=PAUSE, loop=0, optimize=True)


def shot(browser: Browser, hall: Hall, how: Callable[[Page, Hall], None]) -> Image.Image:
    """A page of the hall, as the screenshots set it up."""
    page = fresh(browser)
    how(page, hall)
    return photo(page)


def report(browser: Browser) -> Image.Image:
    """A report of the lab: the Nursery with seven beds beside the one of the card set."""
    text = game_named("gnomopolis").card_set.text
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        Path("mine.toml").write_text(edit(text, f"nursery.housing = {['any'] * 7}"), encoding="utf-8")
        lab("gnomopolis", games=200, bot="greedy", seats="2", compare=Path("mine.toml"), out=Path("report.html"))
        page = fresh(browser)
        page.goto(Path("report.html").absolute().as_uri())
        return photo(page)


def environment() -> Image.Image:
    """What a learner's `render` draws."""
    env = gymnasium.HallEnv("gnomeland", seats=2, opponents="greedy", seat=0, render_mode="rgb_array")
    env.reset(seed=11)
    for _ in range(40):
        env.step(int(env.action_masks().nonzero()[0][-1]))
    return Image.fromarray(env.render()).convert("RGB").resize((SIZE[0], 480), Image.Resampling.LANCZOS)


def main(wanted: list[str]) -> None:
    """Draw them all, or those that are named."""
    OUT.mkdir(parents=True, exist_ok=True)
    with running() as hall, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        stills: dict[str, Callable[[], Image.Image]] = {
            "play": lambda: shot(browser, hall, table("gems")), "host": lambda: shot(browser, hall, room),
            "design": lambda: report(browser), "research": environment,
        }
        if not wanted or "hall" in wanted:
            move([frame for game in hall.games() for frame in frames(browser, hall, game)])
        for name, how in stills.items():
            if not wanted or name in wanted:
                how().quantize(128, Image.Quantize.MAXCOVERAGE, kmeans=2).save(OUT / f"{name}.png", optimize=True)
        browser.close()
    for path in sorted(OUT.iterdir()):
        print(f"{path.name}: {path.stat().st_size // 1000} KB")


if __name__ == "__main__":
    main(sys.argv[1:])
