"""Texts for people: Fluent files, one a game and language, with English behind the others.

A game's file is `texts/LANGUAGE.ftl` in its own folder; all others are `locale/LANGUAGE/FILE.ftl`.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from gnomehall.core import registry
from gnomehall.core.errors import ValidationError
from gnomehall.core.languages import LANGUAGES

FOLDER = Path(__file__).parent.parent / "locale"
BEHIND = "en"  # the language of a text that is missing


def check_language(language: str) -> str:
    """The language, if the hall speaks it."""
    if language not in LANGUAGES:
        raise ValidationError(f"there is no language {str(language)[:20]!r}; there are {', '.join(LANGUAGES)}")
    return language


@lru_cache
def _bundle(language: str, file: str) -> FluentBundle:
    """The messages of a file in a language; none, if there is no such file."""
    bundle = FluentBundle([check_language(language)], use_isolating=False)
    text = _text(language, file)
    if text is not None:
        bundle.add_resource(FluentResource(text))
    return bundle


def _text(language: str, file: str) -> str | None:
    if file in registry.packages():
        return registry.text_of(file, f"texts/{language}.ftl")
    path = FOLDER / language / f"{file}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else None


def say(language: str, key: str, file: str, **args: str | int) -> str:
    """A message of a file in a language, or in English where that language has none."""
    bundle = _bundle(language, file)
    if not bundle.has_message(key):
        bundle = _bundle(BEHIND, file)
    message = bundle.get_message(key)
    assert message.value is not None, f"{key} has no text"
    text, errors = bundle.format_pattern(message.value, dict(args))
    assert not errors, f"{language}, {file}: {key}: {errors}"
    return str(text)


def has_message(language: str, key: str, file: str) -> bool:
    """Whether a file has a message in this very language."""
    return bool(_bundle(language, file).has_message(key))
