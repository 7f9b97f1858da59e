"""The cards of a game as a table, each with where its figures come from."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid

from gnomehall.core.game import Game, Json

BY = {"rulebook": "rulebook", "gnomehall": "ours", "owner": "owner"}


def show_cards(game: Game, language: str) -> None:
    """Print every card."""
    grid = Grid(title=f"{game.title}: cards", title_justify="left")
    for column in ("kind", "card", "what it says", "source"):
        grid.add_column(column, overflow="fold")
    for card in game.describe_cards(language):
        grid.add_row(str(card["kind"]), str(card["name"]), str(card["text"]), _source(card["source"]))
    Console().print(grid)


def _source(source: Json) -> str:
    if not isinstance(source, dict):
        return str(source)
    words = {BY[str(value)] for value in source.values()}
    if len(words) == 1:
        return words.pop()
    return ", ".join(f"{part} {BY[str(value)]}" for part, value in source.items())
