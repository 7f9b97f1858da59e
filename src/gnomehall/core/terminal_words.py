"""The texts of the terminal in one language, plain or with coloured signs in them."""

from __future__ import annotations

from rich.text import Text

from gnomehall.core.words import say

MARKS = 0xE000  # characters that no text uses hold the place of the signs


class TerminalWords:
    """The texts `terminal-…` of all games, or `terminal-GAME-…` among the texts of one game."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.file = game or "terminal"
        self.prefix = f"terminal-{game}" if game else "terminal"

    def __call__(self, key: str, **args: str | int) -> str:
        """A text."""
        return say(self.language, f"{self.prefix}-{key}", self.file, **args)

    def text(self, key: str, **args: str | int | Text) -> Text:
        """A text that shows signs in their colours."""
        signs = [value for value in args.values() if isinstance(value, Text)]
        marked = {
            name: chr(MARKS + signs.index(value)) if isinstance(value, Text) else value
            for name, value in args.items()
        }
        found = Text()
        for letter in self(key, **marked):
            number = ord(letter) - MARKS
            found.append_text(signs[number]) if 0 <= number < len(signs) else found.append(letter)
        return found
