"""A game is one folder, found by its name; test_fourth_game.py has one that is installed as a package of its own."""

from __future__ import annotations

import pytest

from gnomehall.core.errors import ValidationError
from gnomehall.games import GAMES, game, part, rules_text, text_of

PARTS = ("statistics", "terminal", "picture", "encoder")
FILES = ("cards.toml", "tuning.toml", "ratings.toml", "balance.toml", "claims.toml", "lessons.toml", "RULES.md")


def test_the_shortest_game_comes_first() -> None:
    assert list(GAMES) == ["gems", "gnomopolis", "gnomeland"]
    assert [GAMES[name].minutes for name in GAMES] == sorted(GAMES[name].minutes for name in GAMES)


def test_every_game_of_the_hall_has_the_same_files(name: str) -> None:
    assert GAMES[name].name == name
    assert all(part(name, it) is not None for it in PARTS)
    assert all(text_of(game(name), it) for it in FILES)
    assert part(name, "nothing_of_the_kind") is None
    assert text_of(name, "nothing.toml") is None


def test_a_game_that_is_not_there_is_refused() -> None:
    assert "chess" not in GAMES
    for ask in (game, rules_text):
        with pytest.raises(ValidationError, match="there is no game 'chess'"):
            ask("chess")
