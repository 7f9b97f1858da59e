"""The address of lessons: the examples of the rules and the first match of a game."""

from __future__ import annotations

from msgspec import Raw

from gnomehall.games import GAMES, lessons
from gnomehall.server.app.routing import Call
from gnomehall.server.refusal import Refusal
from gnomehall.server.wire.lessons import LessonInfo, LessonStep


async def list_lessons(call: Call, game: str) -> list[LessonInfo]:
    """The examples and the first match of a game."""
    if game not in GAMES:
        raise Refusal("not-found")
    return [_info(game, lesson) for lesson in lessons.lessons(game)]


def _info(name: str, lesson: lessons.Lesson) -> LessonInfo:
    steps = [LessonStep(step.seat, list(step.play), step.say, step.rule) for step in lesson.steps]
    start, _ = lessons.opening(name, lesson.id)
    text, places = lessons.walk(name, lesson.id)
    return LessonInfo(
        lesson.id, lesson.kind, lesson.seats, lesson.me, list(lesson.rules), lesson.deal, len(lesson.before), text,
        Raw(start), steps, places)
