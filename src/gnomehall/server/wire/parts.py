"""The types that WebSocket and HTTP share.

What comes from outside is decoded strictly: an unknown field, a wrong type or a text too long is an error.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from gnomehall.core.game import Choice as OptionValue
from gnomehall.core.languages import LANGUAGES

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Meta(min_length=6, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
SecretKey = Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(max_length=40)]
Avatar = Annotated[str, Meta(max_length=24)]
Note = Annotated[str, Meta(max_length=16)]
Entropy = Annotated[str, Meta(max_length=64)]
Commitment = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]*$")]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
CardText = Annotated[str, Meta(max_length=262_144)]
RecordText = Annotated[str, Meta(max_length=4_000_000)]
Options = Annotated[dict[Annotated[str, Meta(max_length=40)], OptionValue], Meta(max_length=40)]


class FromOutside(Struct, forbid_unknown_fields=True):
    """What a client sends."""


class FromServer(Struct):
    """What the server sends."""


class Move(FromServer):
    """A move or an outcome of chance; `id` and `text` name it for ever, `note` is what the rules ignore."""

    id: int
    text: str
    verb: str
    args: list[str]
    note: str = ""


class Legal(Move, kw_only=True):
    """A move that may be played now; `label` is what its button says in the client's language."""

    label: str


class ScoreLine(FromServer):
    """Where points of a seat come from."""

    label: str
    points: int
    part: str = ""  # the same for the same part of every seat's score


class Level(FromServer):
    """A bot one can choose."""

    name: str
    title: str
    text: str = ""
    rating: float | None = None


class ClockPlan(FromOutside):
    """`move`: seconds for each move; `bank`: seconds for the match and an increment for each move."""

    kind: Literal["move", "bank"]
    seconds: Annotated[int, Meta(ge=1, le=1_000_000)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
