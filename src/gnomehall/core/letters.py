"""Which characters people may put into names: none that are invisible or turn the text around them."""

from __future__ import annotations

import unicodedata

JOINER = "\u200d"  # makes one emoji of several
EMOJI_STYLE = "\ufe0f"
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that show nothing
MOST_MARKS = 2  # accents on one letter


def clean(text: str, longest: int) -> str:
    """A free text on one line: nothing invisible, nothing that turns it, no heaps of accents, not too long."""
    found: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if letter in (JOINER, EMOJI_STYLE):
            if found and _is_picture(found[-1]):
                found.append(letter)
            continue
        marks = marks + 1 if kind[0] == "M" else 0
        if is_hidden(letter) or marks > MOST_MARKS:
            continue
        found.append(" " if kind[0] == "Z" else letter)
    line = " ".join("".join(found).split())[:longest].strip()
    while line.endswith(JOINER):
        line = line[:-1]
    return line if any(unicodedata.category(letter)[0] in "LNPS" for letter in line) else ""


def is_hidden(letter: str) -> bool:
    """Whether a character shows nothing of its own, encloses others, or turns the text."""
    kind = unicodedata.category(letter)
    if kind == "Me" or letter in BLANKS or letter == "\u034f":
        return True
    return kind[0] == "C" or "VARIATION SELECTOR" in unicodedata.name(letter, "")


def _is_picture(letter: str) -> bool:
    return unicodedata.category(letter) in ("So", "Sk") or letter in (JOINER, EMOJI_STYLE)


def is_plain(text: str) -> bool:
    """Whether `clean` would not change a text, and the text is not blank."""
    return clean(text, len(text) + 1) == " ".join(unicodedata.normalize("NFC", text).split()) and (
        not text or bool(text.strip()))
