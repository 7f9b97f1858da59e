"""Texts for people: Fluent files, one a game and language, with English behind the others."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from gnomehall.core.cards import LANGUAGES
from gnomehall.core.errors import ValidationError

FOLDER = Path(__file__).parent.parent / "locale"


@lru_cache
def _bundle(language: str, file: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise ValidationError(f"there is no language {language[:20]!r}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    path = FOLDER / language / f"{file}.ftl"
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(language: str, key: str, file: str, **args: str | int) -> str:
    """A message of a file in a language."""
    bundle = _bundle(language, file)
    message = bundle.get_message(key)
    assert message.value is not None, f"{key} has no text"
    text, errors = bundle.format_pattern(message.value, dict(args))
    assert not errors, f"{language}/{file}.ftl: {key}: {errors}"
    return str(text)


def has_message(language: str, key: str, file: str) -> bool:
    """Whether a file has a message."""
    return bool(_bundle(language, file).has_message(key))
