"""What the scorer of a real table takes and gives, as types."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from gnomehall.server.wire import CardText, FromOutside, FromServer

Word = Annotated[str, Meta(max_length=40)]
Few = Annotated[int, Meta(ge=0, le=99)]
Many = Annotated[int, Meta(ge=0, le=999)]


class GemsSheets(FromOutside, tag_field="game", tag="gems"):
    """The piles at the end of a match of Gems & Gnomes, in seating order from the first player."""

    piles: Annotated[list[Annotated[dict[Word, Few], Meta(max_length=60)]], Meta(min_length=1, max_length=5)]
    coal_groups: bool = True
    cards: CardText | None = None


class DistrictSheet(FromOutside):
    """One district of Gnomopolis: all its gnomes, wherever they are."""

    coins: Many = 0
    gnomes: Annotated[dict[Word, Few], Meta(max_length=6)] = {}
    buildings: Annotated[list[Word], Meta(max_length=28)] = []
    councilors: Annotated[list[Word], Meta(max_length=4)] = []


class GnomopolisSheets(FromOutside, tag_field="game", tag="gnomopolis"):
    """The districts at the end of a match of Gnomopolis, in seating order from the first player."""

    districts: Annotated[list[DistrictSheet], Meta(min_length=1, max_length=4)]
    cards: CardText | None = None


class VillageSheet(FromOutside):
    """One village of Gnomeland: the score track and the building sides in view."""

    track: Many = 0
    buildings: Annotated[list[Word], Meta(max_length=6)] = []


class GnomelandSheets(FromOutside, tag_field="game", tag="gnomeland"):
    """The villages at the end of a match of Gnomeland."""

    villages: Annotated[list[VillageSheet], Meta(min_length=1, max_length=4)]
    cards: CardText | None = None


AnySheets = GemsSheets | GnomopolisSheets | GnomelandSheets


class ScoredBed(FromServer):
    """A bed and who sleeps in it."""

    icon: str
    gnome: str | None


class ScoredHome(FromServer):
    """A building, or `board`, with its beds and what they come to."""

    place: str
    beds: list[ScoredBed]
    points: int


class Tally(FromServer):
    """One player's points and where they come from; `ties` are what a tie is broken by, in order."""

    points: int
    parts: dict[str, int]
    ties: dict[str, int]
    homes: list[ScoredHome]  # Gnomopolis: the best housing (P-31)
    homeless: dict[str, int]
    groups: list[list[str]]  # Gems: the best groups (G-13)


class Scored(FromServer):
    """A real table, scored.  `decided[n]` is what put place n behind place n - 1 (`points` or a tie-break)."""

    tallies: list[Tally]
    ranking: list[list[int]]
    decided: list[str]
