"""Writes a scenario as a file that reads back as the same scenario."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator, Mapping, Sequence

from gnomehall.scenarios.scenario import Scenario
from gnomehall.scenarios.shape import FORMAT

WIDTH = 110


def write_scenario(it: Scenario) -> str:
    """The text of a file."""
    return "\n".join(_lines(it)) + "\n"


def _lines(it: Scenario) -> Iterator[str]:
    yield from _fields(
        format=FORMAT, game=it.game, key=it.key, picture=it.picture, seats=it.seats, seat=it.seat, until=it.until)
    if it.bots:
        yield f"bots = {json.dumps(it.bots)}"
    if it.cards:
        yield f"cards = {_block(it.cards)}"
    for name in ("title", "introduction", "ending", "teaches"):
        yield from _table(f"[{name}]", getattr(it, name))
    yield from _table("[options]", it.options)
    if it.opening or it.when:
        yield from ("", "[start]", *_moves(it.opening))
    for when in it.when:
        yield from ("", "[[start.when]]", f"choice = {_quoted(when.choice)}", *_moves(when.opening))
    for goal in it.goals:
        yield from ("", "[[goals]]", f"goal = {_quoted(goal.goal)}", *_said("text", goal.text))
    for note in it.notes:
        yield from ("", "[[notes]]", f"icon = {_quoted(note.icon)}", *_said("text", note.text))
    if it.ways:
        yield from ("", "[choice]", *_said("question", it.question))
    for way in it.ways:
        yield from ("", "[[choice.ways]]", f"key = {_quoted(way.key)}", *_said("text", way.text))


def _fields(**values: str | int) -> Iterator[str]:
    for name, value in values.items():
        if value != "":
            yield f"{name} = {_quoted(value)}"


def _table(head: str, values: Mapping[str, object]) -> Iterator[str]:
    if values:
        yield from ("", head, *[f"{name} = {_quoted(value)}" for name, value in values.items()])


def _said(name: str, said: Mapping[str, str]) -> Iterator[str]:
    if said:
        yield from (f"{name}.{language} = {_quoted(text)}" for language, text in said.items())


def _moves(opening: Sequence[str]) -> Iterator[str]:
    joined = ", ".join(_quoted(move).replace(" ", "\0") for move in opening)  # a move stays on one line
    lines = textwrap.wrap(joined, WIDTH, break_long_words=False, break_on_hyphens=False)
    yield from ("opening = [", *[f"  {line}".replace("\0", " ") for line in lines], "]")


def _block(text: str) -> str:
    """A text of many lines as it stands, where TOML can hold it so."""
    is_plain = "'''" not in text and all(it in "\n\t" or it.isprintable() for it in text)
    return f"'''\n{text}'''" if is_plain and text.endswith("\n") else _quoted(text)


def _quoted(value: object) -> str:
    """A value as TOML; a text that JSON can hold is a text of TOML."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
