"""Scenarios and campaigns, as types of the wire; texts are in the language of whoever asks."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from gnomehall.core.goal_texts import LONGEST
from gnomehall.scenarios.shape import LONGEST_TEXT
from gnomehall.server.wire.parts import CardText, Count, FromOutside, FromServer, Language, Name, RecordText, SeatNumber

Goal = Annotated[str, Meta(max_length=LONGEST)]


class Note(FromServer):
    """What is different in a scenario, with the name of a picture."""

    icon: str
    text: str


class StarGoal(FromServer):
    """What earns a star; `reached` is the share of tries in which each level of bot reached it, if it was rated."""

    text: str
    goal: str
    reached: dict[str, float]


class Way(FromServer):
    """One answer to the question after a scenario; its key is one of the `choices` of later scenarios."""

    key: str
    text: str


class ScenarioInfo(FromServer):
    """A scenario before it is played."""

    id: str  # `game/key`, or 24 letters and digits of one that somebody made
    game: str
    number: int | None  # its place in the campaign, from 1; null: made by somebody
    title: str
    picture: str
    introduction: str
    ending: str
    teaches: str
    seats: int
    seat: int  # the player's
    bots: list[str]  # levels of the other seats, clockwise from the player's
    notes: list[Note]
    goals: list[StarGoal]
    tries: int  # that each level had at least, in the rating; 0: not rated
    question: str  # asked after it is won; empty: none
    ways: list[Way]
    needs: int  # stars of the campaign that open it


class CampaignInfo(FromServer):
    """The campaign of a game."""

    game: str
    title: str
    introduction: str
    scenarios: list[ScenarioInfo]


class GoalNow(FromServer):
    """A goal of the scenario that is played."""

    text: str
    is_reached: bool


class ScenarioNow(FromServer):
    """How a scenario stands.  Goals are as the table stands; once it is settled they stay."""

    id: str
    title: str
    goals: list[GoalNow]
    is_settled: bool
    stars: int  # goals that are reached; they count when it is settled
    helped: bool  # a bot played for the player, so they earn none of them
    until: str  # when it ends before the match would; empty: with it


class FactInfo(FromServer):
    """A fact that goals can be made of, as `name >= number`."""

    name: str
    text: str


class ShareScenario(FromOutside):
    """A scenario file (TOML, docs/scenarios.md), to be checked and kept for those who have its link."""

    file: CardText
    language: Language = "en"


class AskedGoal(FromOutside):
    """A goal as an expression, and in words if it has any of its own."""

    goal: Goal
    text: Annotated[str, Meta(max_length=200)] = ""


class MakeScenario(FromOutside):
    """A scenario that begins at a moment of a finished match: after `moment` moves, chance included."""

    record: RecordText
    moment: Count
    goals: Annotated[list[AskedGoal], Meta(min_length=1, max_length=3)]
    seat: SeatNumber
    bots: Annotated[list[Name], Meta(max_length=9)]  # levels of the other seats, clockwise from the player's
    title: Annotated[str, Meta(min_length=1, max_length=80)]
    introduction: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""
    until: Goal = ""
    language: Language = "en"
