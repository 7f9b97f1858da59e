"""The command `gnomehall`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal, TypeVar

from cyclopts import App, Parameter

from gnomehall import __version__
from gnomehall.choices import BOT_WORDS, GameName, Language
from gnomehall.core.errors import GnomehallError, ValidationError
from gnomehall.core.files import read_text, write_new
from gnomehall.running import run

app = App(
    name="gnomehall", version=__version__, help="Three gnome board games: play, replay, verify, measure.",
)
R = TypeVar("R")
RecordFile = Annotated[Path, Parameter(help="a record of a match (.jsonl)")]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="print JSON")]


@app.command
def games() -> None:
    """List the games."""
    from gnomehall.games import GAMES, game

    for name in GAMES:
        it = game(name)
        print(f"{name:12} {it.title:16} {it.fewest}-{it.most} players, about {it.minutes} minutes")


@app.command
def rules(name: GameName, /, *, language: Language = "en") -> None:
    """Print the rules of a game in our own words, with their numbers."""
    from rich.console import Console
    from rich.markdown import Markdown

    from gnomehall.games import rules_text

    Console().print(Markdown(rules_text(name, language)))


@app.command
def cards(
    name: GameName, /, *, check: Annotated[Path | None, Parameter(help="a card file to check instead")] = None,
    write: Annotated[Path | None, Parameter(help="a new card file with the game's own cards, to be edited")] = None,
    language: Language = "en", as_json: AsJson = False,
) -> None:
    """Print the cards of a game and where their figures come from; check a card file, or write one to edit."""
    from gnomehall.games import game
    from gnomehall.terminal.cards import show_cards

    it = game(name, check)
    if write is not None:
        write_new(write, it.card_set.text)
        print(f"{write}: the cards of {it.title}; edit it, then: gnomehall cards {name} --check {write}")
    elif check and not as_json:
        print(f"{check}: a good card set of {it.title}, hash {it.card_set.hash}")
        for warning in it.warnings(language):
            print(f"- {warning}")
    elif as_json:
        print(json.dumps({
            "game": name, "hash": it.card_set.hash, "warnings": it.warnings(language),
            "cards": it.describe_cards(language),
        }))
    else:
        show_cards(it, language)


@app.command
def replay(file: RecordFile, /, *, language: Language = "en") -> None:
    """Play a recorded match again and tell it move by move."""
    from gnomehall import replay as read
    from gnomehall.terminal.play import show_replay

    show_replay(_of_file(file, lambda text: read(text)), language)


@app.command
def verify(
    file: RecordFile, /, *,
    commitment: Annotated[str | None, Parameter(help="what you were shown before the match")] = None,
) -> None:
    """Derive every draw of a finished match again from its seed."""
    from gnomehall import verify as check

    count = _of_file(file, lambda text: check(text, commitment))
    whom = "you were promised" if commitment else "the table committed to"
    print(f"{file}: fair: {count} draws follow from the seed {whom}")


@app.command
def perft(
    name: GameName, /, *, seats: Annotated[int, Parameter(help="how many play")] = 2,
    depth: Annotated[int, Parameter(help="moves, 0 to 12")] = 3,
) -> None:
    """Count the positions reached after each number of moves, to compare engines."""
    from gnomehall.games import game
    from gnomehall.perft import count_lines

    it = game(name)
    if not 0 <= depth <= 12:
        raise ValidationError("--depth must be from 0 to 12")
    for moves, lines in enumerate(count_lines(it.start(seats), depth)):
        print(f"{moves:2} {lines}")


bench = App(name="bench", help="Measure how fast the rules and the bots run on this machine.")
app.command(bench)
bench.command("gnomehall.server.cli:bench_server", name="server", help="Measure a server under load.")
scenarios = App(name="scenario", help="Check, play or rate a scenario: a file, or GAME/KEY of a campaign.")
app.command(scenarios)
for verb, text in (
    ("check", "Check a scenario, and name its first mistake."),
    ("play", "Play a scenario in the terminal."),
    ("rate", "Let the levels play a scenario, and say how often each reaches its stars."),
):
    scenarios.command(f"gnomehall.scenarios.cli:{verb}", name=verb, help=text)
for path, text in (  # loaded when called
    ("gnomehall.arena.cli:arena", "Let bots play each other in every seating over the same deals."),
    ("gnomehall.lab.cli:lab", "See how a game plays: seats, length, endings and every card, as a page."),
    ("gnomehall.lab.cli:balance", "Check the bounds of balance of the games."),
    ("gnomehall.lab.cli:screen", "Find out which of several changes to a card set does what."),
    ("gnomehall.arena.cli:ladder", "Let all standard bots climb the ladder in every game."),
    ("gnomehall.arena.cli:prove", "Measure at full size what is claimed of the bots."),
    ("gnomehall.puzzles.cli:puzzles", "Find puzzles in matches of bots, or prove those of a game again."),
    ("gnomehall.training.cli:train", "Train a net for a game and a number of seats by playing against itself."),
    ("gnomehall.training.shipped:nets", "List the nets that come along, and how each was trained."),
    ("gnomehall.server.cli:serve", "Run the server: tables by link."),
    ("gnomehall.server.cli:backup", "Write all tables of a store into one file."),
    ("gnomehall.server.cli:restore", "Put a backup into an empty store."),
):
    app.command(path, help=text)


@bench.default
def bench_engine(
    *, as_json: AsJson = False, seconds: Annotated[float, Parameter(help="for each figure")] = 1.0,
) -> None:
    """Measure how fast the rules and the bots run on this machine."""
    from gnomehall.bench import run, table

    if not 0.05 <= seconds <= 60:
        raise ValidationError("--seconds must be from 0.05 to 60")
    figures = run(seconds)
    print(json.dumps(figures, indent=1) if as_json else table(figures))


@app.default
def play_in_browser(
    *, port: Annotated[int, Parameter(help="the first to try; the next that is free is taken")] = 8765,
    store: Annotated[str, Parameter(help="the file that keeps matches; default: ~/.local/share/gnomehall")] = "",
    open_page: Annotated[bool, Parameter(help="open the page in a browser")] = True,
) -> None:
    """Play in the browser: start the hall on this machine and open its page."""
    from gnomehall.server.local import open_hall

    open_hall(port, store, open_page)


@app.command
def play(
    name: GameName = "gems", /, *,
    terminal: Annotated[bool, Parameter(negative="", help="play right here, not in the browser")] = False,
    players: Annotated[str, Parameter(help=f"who sits where, with commas: human (you), {BOT_WORDS}")] = "",
    seed: Annotated[int | None, Parameter(help="a number: the same deal every time")] = None,
    cards: Annotated[Path | None, Parameter(help="a card file to play with")] = None,
    load: Annotated[Path | None, Parameter(help="a saved match to play on")] = None,
    scenario: Annotated[str, Parameter(help="a scenario to play right here: a file, or GAME/KEY")] = "",
    language: Language = "en",
) -> None:
    """Play in the browser, or with --terminal (or any other choice but the game) right here."""
    if scenario:
        from gnomehall.scenarios.cli import play as play_scenario

        play_scenario(scenario, seed=seed, language=language)
        return
    if not (terminal or players or cards or load or seed is not None):
        from gnomehall.games import game

        game(name)
        play_in_browser()
        return
    from gnomehall.terminal.play import play_match

    play_match(name, (players or "human,greedy").split(","), seed, cards, load, language)


@app.command
def completion(shell: Literal["bash", "zsh", "fish"], /) -> None:
    """Print what makes a shell complete commands: bash: `source <(gnomehall completion bash)`; zsh, fish alike."""
    print(app.generate_completion(shell=shell))


def _of_file(file: Path, read: Callable[[str], R]) -> R:
    """What is read out of a file; a mistake names the file."""
    text = read_text(file)
    try:
        return read(text)
    except GnomehallError as error:
        raise ValidationError(f"{file}: {error}") from error


def main() -> None:
    """Run a command: exit code 0, or 1 with one line of error, or 2 for a wrong command line."""
    sys.exit(run(app, sys.argv[1:]))
