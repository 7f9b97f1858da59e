"""Card sets that are checked, chosen and shared, as types of the wire."""

from __future__ import annotations

from typing import Annotated, Any  # a card is any plain data

from msgspec import Meta

from gnomehall.server.wire.parts import CardText, FromOutside, FromServer, Language


class CheckCards(FromOutside):
    """A card set to be checked."""

    game: Annotated[str, Meta(max_length=40)]
    cards: CardText
    language: Language = "en"
    tree: bool = False  # give the file back as plain data, for a program that edits it


class CardsChecked(FromServer):
    """Whether a card set can be played with; if not, the first mistake with file, card and field."""

    ok: bool
    problem: str  # the whole sentence
    hash: str
    where: list[str] = []  # of the mistake: the card (`building mint`), then tables inside it, then the field
    reason: str = ""
    cards: list[dict[str, Any]] = []  # of a set without mistakes: every card in words
    warnings: list[str] = []  # of a set without mistakes: what its owner should know, in the reader's language
    tree: dict[str, Any] | None = None  # if asked for, and the file is TOML
    game: str = ""  # whose set the file looks like


class ChooseCards(FromOutside):
    """The host chooses the cards of a table that has not begun; null: those of the game."""

    cards: CardText | None = None


class ShareSet(FromOutside):
    """A card set to be kept for those who have its link."""

    game: Annotated[str, Meta(max_length=40)]
    cards: CardText


class SharedSet(FromServer):
    """A card set that was shared."""

    id: str
    game: str
    name: str
    cards: str
