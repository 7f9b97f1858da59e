"""The command `gnomehall`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from gnomehall import __version__
from gnomehall.core.errors import GnomehallError, ValidationError
from gnomehall.core.languages import LANGUAGES

app = App(
    name="gnomehall", version=__version__, help="Three gnome board games: play, replay, verify, measure.",
)



def _check_language(_type: object, language: str) -> None:
    if language not in LANGUAGES:
        raise ValueError(f"Choose from {', '.join(LANGUAGES)}.")


Language = Annotated[str, Parameter(help=f"one of {', '.join(LANGUAGES)}", validator=_check_language)]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="print JSON")]


@app.command
def games() -> None:
    """List the games."""
    from gnomehall.games import GAMES, game

    for name in GAMES:
        it = game(name)
        print(f"{name:12} {it.title:16} {it.fewest}-{it.most} players, about {it.minutes} minutes")


@app.command
def rules(name: str, *, language: Language = "en") -> None:
    """Print the rules of a game in our own words, with their numbers."""
    from rich.console import Console
    from rich.markdown import Markdown

    from gnomehall.games import rules_text

    Console().print(Markdown(rules_text(name, language)))


@app.command
def cards(
    name: str, *, check: Annotated[Path | None, Parameter(help="a card file to check instead")] = None,
    language: Language = "en", as_json: AsJson = False,
) -> None:
    """Print the cards of a game and where their figures come from, or check a card file."""
    from gnomehall.games import game
    from gnomehall.terminal.cards import show_cards

    it = game(name, check)
    if check and not as_json:
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
def replay(file: Path, *, language: Language = "en") -> None:
    """Play a recorded match again and tell it move by move."""
    from gnomehall import replay as read
    from gnomehall.terminal.play import show_replay

    show_replay(read(_text_of(file)), language)


@app.command
def verify(
    file: Path, *,
    commitment: Annotated[str | None, Parameter(help="what you were shown before the match")] = None,
) -> None:
    """Derive every draw of a finished match again from its seed."""
    from gnomehall import verify as check

    count = check(_text_of(file), commitment)
    whom = "you were promised" if commitment else "the table committed to"
    print(f"{file}: fair: {count} draws follow from the seed {whom}")


@app.command
def perft(name: str, *, seats: int = 2, depth: int = 3) -> None:
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
for path, text in (  # loaded when called
    ("gnomehall.arena.cli:arena", "Let bots play each other in every seating over the same deals."),
    ("gnomehall.lab.cli:lab", "See how a game plays: seats, length, endings and every card, as a page."),
    ("gnomehall.lab.cli:balance", "Check the bounds of balance of the games."),
    ("gnomehall.lab.cli:screen", "Find out which of several changes to a card set does what."),
    ("gnomehall.arena.cli:ladder", "Let all standard bots climb the ladder in every game."),
    ("gnomehall.arena.cli:prove", "Measure at full size what is claimed of the bots."),
    ("gnomehall.training.cli:train", "Train a net for a game and a number of seats by playing against itself."),
    ("gnomehall.server.cli:serve", "Run the server: tables by link."),
    ("gnomehall.server.cli:backup", "Write all tables of a store into one file."),
    ("gnomehall.server.cli:restore", "Put a backup into an empty store."),
):
    app.command(path, help=text)


@bench.default
def bench_engine(*, as_json: AsJson = False, seconds: float = 1.0) -> None:
    """Measure how fast the rules and the bots run on this machine."""
    from gnomehall.bench import run, table

    if not 0.05 <= seconds <= 60:
        raise ValidationError("--seconds must be from 0.05 to 60")
    figures = run(seconds)
    print(json.dumps(figures, indent=1) if as_json else table(figures))


@app.default
def play_in_browser(*, port: int = 8765, store: str = "", open_page: bool = True) -> None:
    """Play in the browser: start the hall on this machine and open its page."""
    from gnomehall.server.local import open_hall

    open_hall(port, store, open_page)


@app.command
def play(
    name: str = "gems", *, terminal: Annotated[bool, Parameter(negative="")] = False,
    players: Annotated[str, Parameter(help="who sits where: human or a bot, with commas")] = "",
    seed: int | None = None, cards: Path | None = None,
    load: Annotated[Path | None, Parameter(help="a saved match to play on")] = None,
    language: Language = "en",
) -> None:
    """Play in the browser, or with --terminal (or any other choice but the game) right here."""
    if not (terminal or players or cards or load or seed is not None):
        from gnomehall.games import game

        game(name)
        play_in_browser()
        return
    from gnomehall.terminal.play import play_match

    play_match(name, (players or "human,greedy").split(","), seed, cards, load, language)


def _text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise ValidationError(f"{file}: cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise ValidationError(f"{file}: is not UTF-8 text") from error


def main() -> None:
    """Run a command: exit code 0, or 1 with one line of error, or 2 for a wrong command line."""
    try:
        code = app(result_action="return_value", exit_on_error=True)
    except GnomehallError as error:
        print(f"gnomehall: {error}", file=sys.stderr)
        sys.exit(1)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(130)
    sys.exit(code if isinstance(code, int) else 0)
