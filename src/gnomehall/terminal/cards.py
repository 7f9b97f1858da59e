"""The cards of a game as a table, each with where its figures come from."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid

from gnomehall.core.game import Game, Json
from gnomehall.core.terminal_words import TerminalWords


def show_cards(game: Game, language: str) -> None:
    """Print every card."""
    words = TerminalWords(language)
    grid = Grid(title=words("cards", game=game.title_in(language)), title_justify="left")
    for column in ("kind", "card", "says", "source"):
        grid.add_column(words(column), overflow="fold")
    for card in game.describe_cards(language):
        kind = words("kind-of", kind=str(card["kind"]))
        grid.add_row(kind, str(card["name"]), str(card["text"]), _source(card["source"], words))
    Console().print(grid)


def _source(source: Json, words: TerminalWords) -> str:
    assert isinstance(source, dict)
    found = {part: words("source-of", source=str(value)) for part, value in source.items()}
    if len(set(found.values())) == 1:
        return next(iter(found.values()))
    return ", ".join(f"{words('part-of', part=part)}: {by}" for part, by in found.items())
