"""A match looked at again: every move in words, and its positions a page at a time."""

from __future__ import annotations

from itertools import islice

from msgspec import Raw

from gnomehall.core.errors import GnomehallError
from gnomehall.core.game import Played
from gnomehall.core.replay import draws, positions, replayed
from gnomehall.core.state import CHANCE
from gnomehall.core.table import Table
from gnomehall.review.turns import Look, turns
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms import messages
from gnomehall.server.rooms.history import encode_view
from gnomehall.server.wire import replays

MOST_FRAMES = 60  # positions in one answer


def summary(table: Table, names: list[str], language: str) -> replays.MatchSummary:
    """Every move that stands, with points; chances only of matches that are over, else they would be hints."""
    game, wants_chances = table.game, table.is_over and table.seats > 1
    state = game.start(table.seats, table.options)
    chances = Look(table).chances() if wants_chances else [[]] * (1 + len(table.played))
    steps = [replays.Step(CHANCE, None, "", state.scores(), chances[0])]
    for n, before, entry in positions(table):
        after = before.clone()
        after.apply(entry.move.id)
        label = messages.told(game, entry.seat, entry.move, names, language)
        steps.append(replays.Step(entry.seat, messages.shown(entry.move), label, after.scores(), chances[n + 1]))
    return replays.MatchSummary(
        game=game.name, names=names or [""] * table.seats, options=dict(table.options),
        moves=len(table.played), over=table.is_over, steps=steps,
        turns=[replays.Turn(turn.first, turn.seat, turn.round) for turn in turns(table)],
        ranking=table.ranking(), score_lines=messages.score_lines(table, language),
        cards=None if game.card_set.is_standard else list(game.describe_cards(language)),
    )


def frames(table: Table, first: int, last: int | None) -> replays.Replay:
    """The views after `first` to `last` moves, as many as one answer may hold."""
    count = len(table.played)
    if first > count:
        raise Refusal("bad-message", problem="first")
    end = min(count if last is None else max(last, first), count, first + MOST_FRAMES - 1)
    views = [Raw(encode_view(again.typed_view())) for again in islice(replayed(table, table.played), first, end + 1)]
    return replays.Replay(first, count, views)


def branch(table: Table, at: int, moves: list[str]) -> replays.Replay:
    """The views after `at` moves and after each of some others than were played then; only of a match that is over."""
    if not table.is_over:
        raise Refusal("not-over")
    if at > len(table.played):
        raise Refusal("bad-message", problem="at")
    other = Table(table.game, table.seats, table.options, log=table.played[:at], draws=False)
    views = [Raw(encode_view(other.typed_view()))]
    for text in moves:
        try:
            move = table.game.parse(text)
            other.follow(Played(other.state.mover, move))
        except GnomehallError as error:
            raise Refusal("not-a-move", problem=text) from error
        views.append(Raw(encode_view(other.typed_view())))
    return replays.Replay(at, at + len(moves), views)


def draws_of(table: Table) -> replays.Draws:
    """What every draw was made of, once the match is over."""
    if not table.is_over:
        raise Refusal("not-over")
    moves = table.game.moves
    found = [
        replays.Draw(
            draw.move, draw.stream, moves[draw.outcome].text, [moves[outcome].text for outcome, _ in draw.outcomes],
            [weight for _, weight in draw.outcomes])
        for draw in draws(table)
    ]
    return replays.Draws(
        table.game.name, table.chance.seed.hex(), list(table.chance.entropy), table.inherited_moves, found)
