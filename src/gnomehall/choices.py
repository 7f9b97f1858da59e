"""What can be chosen on the command line, with a word for each: games, bots, languages."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from gnomehall.core.languages import LANGUAGES
from gnomehall.games import GAMES

BOTS = {
    "random": "any move",
    "sprout": "a child beats it",
    "neighbour": "plays along",
    "greedy": "looks one step ahead",
    "tinkerer": "a learned judgement one step ahead, with small slips",
    "master": "searches a little",
    "old-root": "searches for a second",
    "under-the-mountain": "searches for as long as it is allowed: under-the-mountain:30000ms",
    "search:500": "so many simulations a move, or search:100ms",
    "search-v1:500": "the same, never changed",
    "tree:500": "one tree for any number of seats",
    "net": "a learned judgement, or net:500",
    "learned:FILE": "a model of your own",
    "cmd:PROGRAM": "a program that speaks JSON lines",
}
BOT_WORDS = ", ".join(f"{name} ({word})" for name, word in BOTS.items())

Seed = Annotated[int, Parameter(help="a number: the same deals and dice every time")]
GAME_NAMES = ", ".join(f"{name} ({it.title})" for name, it in GAMES.items())
GameName = Annotated[str, Parameter(name="GAME", help=f"one of {GAME_NAMES}")]


def _check_language(_type: object, language: str) -> None:
    if language not in LANGUAGES:
        raise ValueError(f"Choose from {', '.join(LANGUAGES)}.")


LANGUAGE_WORDS = {"en": "English", "pt": "Portuguese", "fr": "French", "it": "Italian"}
Language = Annotated[str, Parameter(
    help=", ".join(f"{name} ({LANGUAGE_WORDS.get(name, name)})" for name in LANGUAGES), validator=_check_language)]
