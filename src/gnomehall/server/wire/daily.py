"""The deals of the day, as types of the wire."""

from __future__ import annotations

from gnomehall.server.wire.parts import FromOutside, FromServer, Language, Name, SecretKey


class PlayDaily(FromOutside):
    """Play today's deal.  `player` is a key the browser made for itself: its first finished match counts."""

    player: SecretKey
    name: Name = ""
    language: Language = "en"


class DailyResult(FromServer):
    """What somebody made of a deal; `ahead` of the best other seat, or a lone player's points."""

    name: str
    points: int
    ahead: int
    place: int
    mine: bool


class DailyPar(FromServer):
    """What the bot made of it, at the same seat."""

    points: int
    ahead: int
    place: int


class DailySolution(FromServer):
    """Yesterday's best match; `name` is empty if it is the best of so many `plays` of strong bots."""

    day: str
    deal: str
    name: str
    points: int
    ahead: int
    place: int
    plays: int


class DailyDeal(FromServer):
    """One of today's deals; `par` and `yesterday` are null while they are worked out."""

    deal: str  # `gems`, `gnomopolis-solo`
    game: str
    seats: int
    number: int
    level: str  # of the bots everybody meets, its title
    par_level: str
    par: DailyPar | None
    results: list[DailyResult]  # the best first
    yesterday: DailySolution | None


class Daily(FromServer):
    """The deals of a day (UTC)."""

    day: str
    left: int  # seconds until the next
    deals: list[DailyDeal]
