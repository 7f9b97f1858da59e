"""Bounds on a TOML text, checked by one quick scan before tomllib sees it.

tomllib takes time and memory with the square of the parts of a key, and goes as deep as a text nests."""

from __future__ import annotations

import re

from gnomehall.core.mistakes import CardMistake

MOST_PARTS = 8  # of a dotted key or header; card files need 2
DEEPEST = 12  # arrays and tables inside each other; card files need 3
LONGEST_WORD = 400  # a bare word or number

QUOTE = re.compile(r'"""|\'\'\'|"|\'|#')
ENDS = {  # what ends a string, or a newline that may not be in it; an escaped mark ends nothing
    '"""': re.compile(r'\\.|("{3,5})', re.DOTALL), "'''": re.compile(r"('{3,5})"),
    '"': re.compile(r'\\.|("|\n)'), "'": re.compile(r"('|\n)"),
}
TOKEN = re.compile(r"[\w+-]++|[^\w+-]")


def check_bounds(text: str) -> None:
    """Refuse a text that would take tomllib long; each character is looked at once."""
    depth, parts, is_dotted = 0, 0, False
    for token in TOKEN.finditer(_bare(text)):
        it = token[0]
        if it.isspace():
            parts = 0 if it == "\n" else parts
        elif it == ".":
            is_dotted = True
        elif it in "[]{},=":
            parts, is_dotted = 0, False
            depth = depth + 1 if it in "[{" else max(0, depth - 1) if it in "]}" else depth
            if depth > DEEPEST:
                raise CardMistake((), "deep", most=DEEPEST)
        else:
            parts = parts + 1 if is_dotted else 1
            is_dotted = False
            if parts > MOST_PARTS:
                raise CardMistake((), "parts", most=MOST_PARTS)
            if len(it) > LONGEST_WORD:
                raise CardMistake((), "long", most=LONGEST_WORD)


def _bare(text: str) -> str:
    """The text without comments, and a `q` for each string: it may be a part of a key."""
    found: list[str] = []
    at = 0
    while (quote := QUOTE.search(text, at)) is not None:
        found.append(text[at : quote.start()])
        if quote[0] == "#":
            at = text.find("\n", quote.end())
            if at < 0:
                return "".join(found)
        else:
            found.append("q")
            at = _end(text, quote[0], quote.end())
    return "".join([*found, text[at:]])


def _end(text: str, mark: str, at: int) -> int:
    """Where a string ends that began with a mark."""
    for found in ENDS[mark].finditer(text, at):
        if found[1] == "\n":
            break
        if found[1]:
            return found.end()
    raise CardMistake((), "toml", detail="a text has no end")
