"""Draws docs/terminal.svg: a match of Gems & Gnomes between bots, as the terminal shows it."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from rich.console import Console

from gnomehall import new_table
from gnomehall.bots.contract import Budget
from gnomehall.bots.names import make_bot
from gnomehall.terminal.drawing import draw
from gnomehall.terminal.play import Terminal


def main() -> None:
    """Play 100 moves and draw the table."""
    table = new_table("gems", seats=4, seed=11)
    bot = make_bot("greedy", table.game, 1)
    while len(table.played) < 140 or table.to_move != 0:
        table.play(bot.choose(table.state.clone(), Budget()).move)
    console = Console(record=True, width=82, force_terminal=True)
    terminal = Terminal(table, ["human", "greedy", "greedy", "random"], "en", console, Random(1))
    console.print(draw(table, terminal.names))
    terminal.show_choices(0, table.legal())
    svg = console.export_svg(title="gnomehall play gems --terminal")
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # no fonts from elsewhere
    (Path(__file__).parent / "terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
