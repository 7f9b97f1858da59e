"""What a card file of a game may hold, as the form of the editor reads it: `core/schema.py` on the wire."""

from __future__ import annotations

from gnomehall.server.wire.parts import FromServer


class Shape(FromServer, tag_field="kind", kw_only=True):
    """A field of a card file."""

    optional: bool = False


class NumberShape(Shape, tag="number"):
    """A whole number."""

    least: int
    most: int
    default: int | None = None


class WordShape(Shape, tag="word"):
    """One of the allowed words; without any, an id."""

    allowed: list[str]
    default: str | None = None


class TextShape(Shape, tag="text"):
    """One line of text."""

    longest: int


class TextsShape(Shape, tag="texts"):
    """A text in several languages."""

    longest: int


class WordsShape(Shape, tag="words"):
    """A list of allowed words; with `choices` a word may also be several of them, `soldier/merchant`."""

    allowed: list[str]
    least: int
    most: int
    choices: bool


class CountsShape(Shape, tag="counts"):
    """How many of each."""

    columns: list[str]
    most: int


class WaysShape(Shape, tag="ways"):
    """Several counts to choose from; with `single`, one needs no list."""

    columns: list[str]
    least: int
    most: int
    single: bool
    may_be_empty: bool


class SourceShape(Shape, tag="source"):
    """Where figures come from: a word for the card, or one for each part."""

    parts: list[str]


class TableShape(Shape, tag="table", kw_only=True):
    """Fields by name: exactly one of those in `one_of`, at least one of `some_of`, at most one of `not_both`."""

    fields: dict[str, AnyShape]
    one_of: list[str]
    some_of: list[str] = []
    not_both: list[str] = []
    is_card: bool


class TablesShape(Shape, tag="tables"):
    """The cards of a kind."""

    shape: TableShape
    least: int
    most: int


AnyShape = (
    NumberShape | WordShape | TextShape | TextsShape | WordsShape | CountsShape | WaysShape | SourceShape | TableShape
    | TablesShape
)
