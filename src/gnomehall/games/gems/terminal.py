"""Draws a table of Gems & Gnomes: the cave by place, every seat's gnomes and pile."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from gnomehall.core.schema import in_language
from gnomehall.core.table import Table
from gnomehall.core.terminal_words import TerminalWords
from gnomehall.games.gems.cave import Place, places
from gnomehall.games.gems.game import Gems
from gnomehall.games.gems.position import GNOMES, QUIET_ROUNDS
from gnomehall.games.gems.rules import STALEMATE, GemsState

LOOKS = {  # letter and colours, so that no kind is told by colour alone
    "emerald": ("E", "white on dark_green"), "sapphire": ("S", "white on blue3"),
    "ruby": ("R", "white on red3"), "topaz": ("T", "black on dark_orange"),
    "amethyst": ("A", "white on purple4"), "citrine": ("C", "black on yellow2"),
    "diamond": ("D", "black on grey93"), "coal": ("k", "white on grey23"),
}
SEATS = ("bright_blue", "bright_green", "orange1", "magenta", "grey62")
COLUMNS = 15
WARNED = 3  # quiet rounds before the match ends (G-11)


def draw(table: Table, names: list[str], language: str = "en") -> RenderableType:
    """The whole table."""
    state = table.state
    assert isinstance(state, GemsState)
    assert isinstance(table.game, Gems)
    words = TerminalWords(language, "gems")
    seats = [_seat(table, table.game, words, seat, name) for seat, name in enumerate(names)]
    cave = _cave(table.game, places(table.game, state, table.played), state, words)
    end = [Text(words("stalemate"))] if state.ended_by == STALEMATE else []
    return Group(cave, Columns(seats, padding=(0, 1)), *end)


def _cave(game: Gems, cave: list[Place], state: GemsState, words: TerminalWords) -> Panel:
    grid = Grid.grid(padding=(0, 1))
    for start in range(0, len(cave), COLUMNS):
        row = [_place(start + i, place) for i, place in enumerate(cave[start : start + COLUMNS])]
        grid.add_row(*row)
    title = words("cave", hidden=state.hidden, free=state.free_total)
    left = QUIET_ROUNDS - state.quiet
    if left <= WARNED:
        title += f", {words('quiet', count=left)}"
    kinds = {it.id: in_language(it.names, words.language).lower() for it in game.cards.tokens}
    legend = Text.assemble(*[part for kind in LOOKS for part in (token(kind), f" {kinds[kind]} ")])
    body = Group(grid, Text(), legend)
    return Panel(body, title=title, title_align="left", border_style="grey50", width=80)


def _place(number: int, place: Place) -> Text:
    if place.taken is not None:
        return Text("    ")
    if place.token is None:
        return Text(f" {number:2} ", style="grey42")
    text = token(place.token)
    if place.gnome is None:
        return Text.assemble(" ", text, "" if len(text) == 2 else " ", " ")
    mark = Text(f"{place.gnome + 1}", style=f"bold {SEATS[place.gnome]}")
    return Text.assemble(mark, text, "" if len(text) == 2 else " ", mark)


def token(name: str) -> Text:
    """A token as a letter on its colour, a combined gem as two."""
    return Text.assemble(*[LOOKS[kind] for kind in name.split("/")])


def _tokens(counts: dict[str, int], words: TerminalWords) -> Text:
    parts: list[Text | str] = []
    for name, count in counts.items():
        parts += [token(name), f"×{count} " if count > 1 else " "]
    return Text.assemble(*parts) if parts else Text(words("nothing"), style="grey50")


def _seat(table: Table, game: Gems, words: TerminalWords, seat: int, name: str) -> Panel:
    state = table.state
    assert isinstance(state, GemsState)
    home = GNOMES - state.out[seat]
    gnomes = Text.assemble(("♟" * home, SEATS[seat]), ("·" * (GNOMES - home), "grey50"))
    turn = f"  {words('actions', count=state.actions)}" if table.to_move == seat else ""
    body = Group(
        Text.assemble(words.text("home", gnomes=gnomes), turn),
        words.text("on", tokens=_tokens(game.cards.row(state.claimed, seat), words)),
        words.text("has", tokens=_tokens(game.cards.row(state.pile, seat), words)),
    )
    title = f"[bold {SEATS[seat]}]{seat + 1} {name}[/]  {words('points', count=table.scores()[seat])}"
    return Panel(body, title=title, title_align="left", width=39, border_style="bold" if turn else "grey50")
