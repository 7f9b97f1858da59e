"""A mistake in a card file, as data: where it is and which message says it."""

from __future__ import annotations

from gnomehall.core.errors import ValidationError
from gnomehall.core.words import has_message, say


class CardMistake(ValidationError):
    """What is wrong in a card file; worded by `GAME-mistake-KEY` of its game, or by `card-KEY` of `cards.ftl`."""

    def __init__(self, path: tuple[str, ...], key: str, **args: str | int) -> None:
        super().__init__(path, key, args)
        self.path = path  # ("building atelier", "cost", "coins")
        self.key = key
        self.args_of_key = args
        self.origin = ""  # the file, if there is one
        self.game = ""  # whose cards they are, once that is known

    def said(self, language: str) -> str:
        """The sentence in a language, without the place."""
        own = f"{self.game}-mistake-{self.key}"
        if self.game and has_message("en", own, self.game):
            return say(language, own, self.game, **self.args_of_key)
        return say(language, f"card-{self.key}", "cards", **self.args_of_key)

    def __str__(self) -> str:
        """The file, the place and the sentence, in English."""
        return ": ".join(part for part in (self.origin, *self.path, self.said("en")) if part)
