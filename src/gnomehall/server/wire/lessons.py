"""The lessons of the learn page, as types."""

from __future__ import annotations

from msgspec import Raw

from gnomehall.server.wire.parts import FromServer


class LessonStep(FromServer):
    """What is played next: by the learner, with something to say (and its rule), or by another seat."""

    seat: int
    play: list[str]
    say: str
    rule: str


class LessonInfo(FromServer):
    """A position at a table and what happens there: play on from `record`, which goes on to the
    end of the lesson, after `moves` moves, with the deal."""

    id: str
    kind: str  # `first`: the first match; `example`: of the rules
    seats: int
    me: int
    rules: list[str]
    deal: int
    moves: int
    record: str
    start: Raw  # the view at the beginning
    steps: list[LessonStep]
    places: list[int]  # how many moves of `record` stand before each move of the steps, and after the last
