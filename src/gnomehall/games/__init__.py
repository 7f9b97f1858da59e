"""The games of the hall, by name."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pathlib import Path

from gnomehall.core.cards import CardSet, parse_card_set, read_card_set
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game

GAMES = {  # the folder, and the class in its game.py
    "gems": "Gems",
    "gnomopolis": "Gnomopolis",
    "gnomeland": "Gnomeland",
}


def game(name: str, cards: str | Path | CardSet | None = None) -> Game:
    """A game with its own card set, or with the one in a TOML file."""
    if name not in GAMES:
        raise ValidationError(f"there is no game {str(name)[:40]!r}; there are {', '.join(GAMES)}")
    if cards is None:
        return _standard(name)
    card_set = cards if isinstance(cards, CardSet) else read_card_set(Path(cards))
    return _load(name, card_set)


@lru_cache
def _standard(name: str) -> Game:
    path = Path(__file__).parent / name / "cards.toml"
    text = path.read_text(encoding="utf-8")
    return _load(name, parse_card_set(text, f"{name}/cards.toml", is_standard=True))


def _load(name: str, card_set: CardSet) -> Game:
    kind: type[Game] = getattr(import_module(f"gnomehall.games.{name}.game"), GAMES[name])
    return kind(card_set)


def rules_text(name: str, language: str = "en") -> str:
    """The rules of a game in our own words (Markdown), in a language of the hall."""
    game(name)
    file = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return (Path(__file__).parent / name / file).read_text(encoding="utf-8")
