"""The games of the hall, by name.  A game is one folder here, or a package of its own (core/registry.py)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from types import ModuleType

from gnomehall.core import registry
from gnomehall.core.cards import CardSet, read_card_set, standard_card_set
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game
from gnomehall.core.mistakes import CardMistake
from gnomehall.core.words import check_language


class Games(Mapping[str, type[Game]]):
    """The class of every game by name, the shortest game first; a class is imported when it is asked for."""

    def __getitem__(self, name: str) -> type[Game]:
        if name not in registry.packages():
            raise KeyError(name)
        return _class_of(name)

    def __contains__(self, name: object) -> bool:
        return name in registry.packages()

    def __iter__(self) -> Iterator[str]:
        return iter(_ordered())

    def __len__(self) -> int:
        return len(registry.packages())


GAMES = Games()


@lru_cache
def _ordered() -> tuple[str, ...]:
    return tuple(sorted(registry.packages(), key=lambda name: (_class_of(name).minutes, name)))


@lru_cache
def _class_of(name: str) -> type[Game]:
    module = registry.part(name, "game")
    assert module is not None, f"the game {name} has no module game.py"
    found = [
        it for it in vars(module).values()
        if isinstance(it, type) and issubclass(it, Game) and it.__module__ == module.__name__
    ]
    assert len(found) == 1, f"{module.__name__} must have one subclass of Game, not {len(found)}"
    return found[0]


def game(name: str, cards: str | Path | CardSet | None = None) -> Game:
    """A game with its own card set, or with the one in a TOML file."""
    if cards is None:
        return _standard(check_name(name))
    return _made(check_name(name), cards if isinstance(cards, CardSet) else read_card_set(Path(cards)))


def check_name(name: str) -> str:
    """The name, if there is a game of that name."""
    if name not in GAMES:
        raise ValidationError(f"there is no game {str(name)[:40]!r}; there are {', '.join(GAMES)}")
    return name


@lru_cache
def _standard(name: str) -> Game:
    return _made(name, standard_card_set(name))


def _made(name: str, card_set: CardSet) -> Game:
    try:
        return GAMES[name](card_set)
    except CardMistake as mistake:
        mistake.origin, mistake.game = card_set.origin, name
        raise


def part(which: str | Game, module: str) -> ModuleType | None:
    """A module of a game's folder by its file name, such as `statistics`; None if the game has none."""
    return registry.part(which if isinstance(which, str) else which.name, module)


def text_of(which: str | Game, file: str) -> str | None:
    """The text of a file in a game's folder, such as `tuning.toml`; None if the game has none."""
    return registry.text_of(which if isinstance(which, str) else which.name, file)


def rules_text(name: str, language: str = "en") -> str:
    """The rules of a game in our own words (Markdown), in a language of the hall or else in English."""
    check_name(name)
    found = None if check_language(language) == "en" else registry.text_of(name, f"RULES.{language}.md")
    found = found or registry.text_of(name, "RULES.md")
    if found is None:
        raise ValidationError(f"the game {name} has no RULES.md")
    return found
