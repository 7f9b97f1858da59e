"""A mistake in a scenario file, as data: where it is and which message says it."""

from __future__ import annotations

from gnomehall.core.mistakes import CardMistake
from gnomehall.core.words import has_message, say


class ScenarioMistake(CardMistake):
    """What is wrong in a scenario; what a card file says the same way is worded as there."""

    def said(self, language: str) -> str:
        """The sentence in a language, without the place."""
        key = f"scenario-mistake-{self.key}"
        if has_message("en", key, "scenarios"):
            return say(language, key, "scenarios", **self.args_of_key)
        return super().said(language)

    def placed(self, language: str) -> str:
        """The place and the sentence."""
        return ": ".join((*self.path, self.said(language)))


def of_card(mistake: CardMistake, *before: str) -> ScenarioMistake:
    """A mistake that the reader of card files found, at its place in a scenario."""
    found = ScenarioMistake((*before, *mistake.path), mistake.key, **mistake.args_of_key)
    found.game = mistake.game
    return found
