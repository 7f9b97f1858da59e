"""The texts of the terminal in one language, plain or with coloured signs in them."""

from __future__ import annotations

from rich.text import Text

from gnomehall.core.words import say

MARKS = 0xE000  # characters that no text uses hold the place of the signs


class TerminalWords:
    """The texts of one Fluent file: `terminal`, or `terminal-GAME` for the drawing of a game."""

    def __init__(self, file: str, language: str) -> None:
        self.file = file
        self.language = language

    def __call__(self, key: str, **args: str | int) -> str:
        """A text."""
        return say(self.language, f"{self.file}-{key}", self.file, **args)

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
