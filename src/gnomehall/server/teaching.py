"""The lessons of the learn page, and the rules in four languages."""

from __future__ import annotations

from msgspec import Raw

from gnomehall.games import GAMES, lessons
from gnomehall.server.endpoints import Call
from gnomehall.server.refusal import Refusal
from gnomehall.server.wire import FromServer


class LessonStep(FromServer):
    """What is played next: by the learner, with something to say (and its rule), or by another seat."""

    seat: int
    play: list[str]
    say: str
    rule: str


class LessonInfo(FromServer):
    """A position at a table and what happens there: play on from `record` after `moves` moves, with the deal."""

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


async def list_lessons(call: Call) -> list[LessonInfo]:
    """The examples and the first match of a game."""
    name = call.place["game"]
    if name not in GAMES:
        raise Refusal("not-found")
    return [_info(name, lesson) for lesson in lessons.lessons(name)]


def _info(name: str, lesson: lessons.Lesson) -> LessonInfo:
    steps = [LessonStep(step.seat, list(step.play), step.say, step.rule) for step in lesson.steps]
    start, text = lessons.opening(name, lesson.id)
    return LessonInfo(
        lesson.id, lesson.kind, lesson.seats, lesson.me, list(lesson.rules), lesson.deal, len(lesson.before), text,
        Raw(start), steps)
