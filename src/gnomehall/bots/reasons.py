"""Why a move is good, in words a player would use: made from what the expected line changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from gnomehall.core.game import Game, Move
from gnomehall.core.state import CHANCE, State
from gnomehall.core.words import BEHIND, has_message, say

FILE = "hints"
MOST = 2  # reasons told
NAMED = 2  # moves named in one reason


def reasons(game: Game, state: State, line: Sequence[Move], language: str) -> list[str]:
    """At most two reasons for the first move of a line; the line goes on as both sides are expected to play."""
    seat, move = state.mover, line[0]
    before = _goals(game, state, seat)
    after = state.clone()
    after.apply(move.id)
    for outcome in line[1:]:  # what chance is expected to bring belongs to the move
        if after.mover != CHANCE or not after.is_allowed(outcome.id):
            break
        after.apply(outcome.id)
    found = _ends(state, after, seat, language) + _gains(game, state, after, seat, language)
    opened = [one for one in _goals(game, after, seat) if one not in before]
    later = _later(game, state, line)
    if opened:
        found.append(say(language, "hints-opens", FILE, what=_named(game, opened, language)))
    elif later:
        found.append(say(language, "hints-leads", FILE, what=_named(game, later, language)))
    if not found and has_message(BEHIND, own := f"{game.name}-hint-{move.verb}", game.name):
        found.append(say(language, own, game.name))
    return found[:MOST]


def _goals(game: Game, state: State, seat: int) -> list[Move]:
    """What a turn works towards and can be done now, each card once."""
    if state.mover != seat:
        return []
    moves = [game.moves[number] for number in state.legal_ids()]
    return list({(move.verb, *move.args[:1]): move for move in moves if move.verb in game.goals}.values())


def _later(game: Game, state: State, line: Sequence[Move]) -> list[Move]:
    """The goal that the line reaches in the same turn, if it does."""
    seat, now = state.mover, state.clone()
    now.apply(line[0].id)
    for move in line[1:]:
        if now.mover not in (seat, CHANCE) or not now.is_allowed(move.id):
            return []
        if now.mover == seat and move.verb in game.goals:
            return [move]
        now.apply(move.id)
    return []


def _named(game: Game, moves: Sequence[Move], language: str) -> str:
    return ", ".join(game.label(move, language) for move in moves[:NAMED])


def _ends(before: State, after: State, seat: int, language: str) -> list[str]:
    """The match ends, and the seat leads."""
    if before.to_move is None or after.to_move is not None or after.mover == CHANCE:
        return []
    return [say(language, "hints-ends", FILE)] if after.place(seat) == 0 else []


def _gains(game: Game, before: State, after: State, seat: int, language: str) -> list[str]:
    """Parts of the score that grow, the largest first; a part without words of its own counts with the rest."""
    change: Counter[tuple[str, str]] = Counter()
    for state, sign in ((after, 1), (before, -1)):
        for key, _, points in game.score_lines(state, seat):
            own = key.replace(f"{game.name}-", f"{game.name}-hint-", 1)
            told = (own, game.name) if has_message(BEHIND, own, game.name) else ("hints-points", FILE)
            change[told] += sign * points
    grown = sorted(((points, told) for told, points in change.items() if points > 0), reverse=True)
    return [say(language, key, file, points=points) for points, (key, file) in grown]
