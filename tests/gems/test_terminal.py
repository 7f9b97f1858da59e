"""The table of Gems & Gnomes in the terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from gnomehall import new_table
from gnomehall.core.table import Table
from gnomehall.games.gems.terminal import draw

STALEMATE = {
    "en": "Claimed tokens go to their owners, free ones to nobody.",
    "pt": "As fichas em posse dos gnomos vão para seus donos, as livres não vão para ninguém.",
    "fr": "Les jetons pris vont à leurs propriétaires, les jetons libres à personne.",
    "it": "I gettoni presi vanno ai loro proprietari, quelli liberi a nessuno.",
}


def lines(table: Table, language: str = "en") -> list[str]:
    """What the terminal shows, 120 columns wide."""
    console = Console(width=120)
    with console.capture() as shown:
        console.print(draw(table, ["Ana", "Bia"], language))
    return [line.strip() for line in shown.get().splitlines()]


def quiet_table(rounds: int) -> Table:
    """A match in which nobody does anything for so many rounds."""
    table = new_table("gems", seats=2, seed=1)
    for _ in range(6 * rounds):
        table.play("retreat")
    return table


@pytest.mark.parametrize("language", STALEMATE)
def test_g_11_at_a_stalemate_it_says_who_gets_which_tokens_on_a_line_of_its_own(language):
    table = quiet_table(10)
    assert table.game.ended_by(table.state) == "G-11"
    assert STALEMATE[language] in lines(table, language)
    assert STALEMATE[language] not in lines(quiet_table(9), language)


def test_g_11_the_last_three_quiet_rounds_are_counted_down():
    assert "quiet" not in lines(quiet_table(6))[0]
    assert "ends after 3 more quiet rounds (G-11)" in lines(quiet_table(7))[0]
    assert "ends after 1 more quiet round (G-11)" in lines(quiet_table(9))[0]
