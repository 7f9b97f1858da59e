"""What clients are shown: the room and the match, as messages in their language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Raw

from gnomehall.core import game as core
from gnomehall.core.chance import commitment
from gnomehall.core.game import Game, Undo
from gnomehall.core.state import CHANCE
from gnomehall.core.table import Table
from gnomehall.core.words import say
from gnomehall.server import wire
from gnomehall.server.match import History, views_after
from gnomehall.server.seating import game_of
from gnomehall.server.store import About

FRAMES = 60  # the last events a client missed come with their views


@lru_cache(maxsize=100_000)
def button(game: Game, move: int, language: str) -> wire.Legal:
    """A legal move with its label; made once, since sentences take a while."""
    it = game.moves[move]
    label = game.label(it, language)
    return wire.Legal(id=it.id, text=it.text, verb=it.verb, args=list(it.args), note="", label=label)


@lru_cache(maxsize=200_000)
def sentence(game: Game, move: int, who: str, language: str) -> str:
    """How the log tells a move."""
    return game.tell(game.moves[move], who, language)


@lru_cache(maxsize=50_000)
def _said(language: str, key: str, file: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return say(language, key, file, **dict(args))


def shown(move: core.Move) -> wire.Move:
    """A move as the wire has it."""
    return wire.Move(move.id, move.text, move.verb, list(move.args), move.note)


def name_of(names: Sequence[str], seat: int, language: str) -> str:
    """A seat's name, or its number."""
    if 0 <= seat < len(names) and names[seat]:
        return names[seat]
    return say(language, "server-seat", "server", number=seat + 1)


def events(
    match: Table, history: History, since: int, frames: dict[int, bytes], names: Sequence[str], language: str,
) -> list[wire.Event]:
    """What happened after a version; `frames` are the views there are."""
    found = []
    for version in range(since + 1, match.version + 1):
        entry, move = match.log[version - 1], history.moves[version - 1]
        told = entry.seat
        if entry.seat == CHANCE and move.args and move.args[0].isdigit():
            told = int(move.args[0])  # chance that concerns a seat, such as who starts
        label = sentence(match.game, move.id, name_of(names, told, language), language)
        if isinstance(entry, Undo):
            label = say(language, "server-undone", "server", move=label)
        view = frames.get(version) if version < match.version else None
        found.append(wire.Event(
            version, "undo" if isinstance(entry, Undo) else "move", entry.seat, shown(move), label,
            Raw(view) if view is not None else None,
        ))
    return found


def missed(match: Table, history: History, since: int) -> dict[int, bytes]:
    """Views for the events after a version, from memory if they are there."""
    first = max(since, match.version - FRAMES)
    if all(version in history.views for version in range(first + 1, match.version)):
        return history.views
    return views_after(match, first)


def score_lines(table: Table, language: str) -> list[list[wire.ScoreLine]]:
    """Where every point comes from, seat by seat."""
    file = table.game.name
    return [
        [
            wire.ScoreLine(_said(language, key, file, tuple(args.items())), points)
            for key, args, points in table.game.score_lines(table.state, seat)
        ]
        for seat in range(table.seats)
    ]


def undo_info(match: Table) -> wire.UndoInfo:
    """How far can be undone."""
    moves = match.undo_horizon()
    seat = match.played[-1].seat if moves else None
    return wire.UndoInfo(seat, moves, len(match.played) - moves, match.undo_floor())


def room_message(
    table: str, about: About, version: int, here: set[int], watchers: int, mine: set[int], is_host: bool,
) -> wire.Room:
    """The table and the people, as one of them may see it."""
    insider = bool(mine) or is_host
    seats = [
        wire.Seat(
            number, sitter.kind, sitter.name, sitter.avatar, sitter.level, number in here, sitter.lent,
            sitter.left, number in mine, list(sitter.votes), list(sitter.auto) if number in mine else [],
        )
        for number, sitter in enumerate(about.sitters)
    ]
    ask = None
    if about.ask is not None and about.ask.version == version:
        ask = wire.Ask(about.ask.seat, about.ask.to, version, list(about.ask.waits_for))
    card_set = game_of(about).card_set
    return wire.Room(
        table=table, game=about.game, status=about.status, public=about.public, seats=seats, host=is_host,
        options=about.options, cards=card_set.hash, own_cards=about.cards is not None, clock=about.clock,
        commitment=commitment(bytes.fromhex(about.seed)),
        entropy=about.entropy or [sitter.entropy for sitter in about.sitters], deal=about.deal,
        code=about.code if insider else None, watch=about.watch if insider else None, watchers=watchers,
        ask=ask, next=about.next, origin=about.origin, version=version, created=about.created,
    )
