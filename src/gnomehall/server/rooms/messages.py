"""What clients are shown: the room and the match, as messages in their language."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Literal
from weakref import WeakKeyDictionary

from msgspec import Raw

from gnomehall.core import game as core
from gnomehall.core.chance import commitment
from gnomehall.core.game import Game, Undo
from gnomehall.core.state import CHANCE
from gnomehall.core.table import Table
from gnomehall.core.words import say
from gnomehall.scenarios.goal_words import end_text, goal_text
from gnomehall.scenarios.scenario import spoken
from gnomehall.server.rooms.live import LiveTable
from gnomehall.server.rooms.people import Person
from gnomehall.server.rooms.seating import is_automatic
from gnomehall.server.settings import DEFAULTS
from gnomehall.server.store.base import is_code_good
from gnomehall.server.wire import answers, parts, scenarios

MOST_VIEWS = 40  # the last events a client missed come with their views
EVENTS_A_REQUEST = 50  # events in words take as long as a plain request
ENTRIES_A_REQUEST = 200  # so do entries of a log that is written down or played again

said = lru_cache(maxsize=50_000)(say)  # sentences take a while


# What was worded of a game goes with it, so that a card set nobody plays with any more takes no memory.
_buttons: WeakKeyDictionary[Game, dict[tuple[int, str], parts.Legal]] = WeakKeyDictionary()
_sentences: WeakKeyDictionary[Game, dict[tuple[int, str, str], str]] = WeakKeyDictionary()
MOST_SENTENCES = 50_000  # of a game


def button(game: Game, move: int, language: str) -> parts.Legal:
    """A legal move with its label."""
    return buttons(game, (move,), language)[0]


def buttons(game: Game, moves: Iterable[int], language: str) -> list[parts.Legal]:
    """Legal moves with their labels."""
    made = _buttons.setdefault(game, {})
    found = []
    for move in moves:
        one = made.get((move, language))
        if one is None:
            it = game.moves[move]
            one = parts.Legal(it.id, it.text, it.verb, list(it.args), label=game.label(it, language))
            made[move, language] = one
        found.append(one)
    return found


def _sentence(game: Game, move: int, who: str, language: str) -> str:
    """A move as the log tells it; `who` is empty for whoever made it."""
    made = _sentences.setdefault(game, {})
    found = made.get((move, who, language))
    if found is None:
        if len(made) >= MOST_SENTENCES:
            made.clear()
        it = game.moves[move]
        if who:
            found = game.tell(it, who, language)
        else:
            own = game.tell_own(it, language)
            found = own or said(language, "server-you", "server", what=game.label(it, language))
        made[move, who, language] = found
    return found


@lru_cache(maxsize=20_000)
def shown(move: core.Move) -> parts.Move:
    """A move as the wire has it."""
    return parts.Move(move.id, move.text, move.verb, list(move.args), move.note)


def told(game: Game, seat: int, move: core.Move, names: Sequence[str], language: str) -> str:
    """How the log tells a move."""
    if seat == CHANCE:
        concerned = game.seat_concerned(move)
        seat = CHANCE if concerned is None else concerned
    name = names[seat] if 0 <= seat < len(names) else ""
    return _sentence(game, move.id, name or said(language, "server-seat", "server", number=seat + 1), language)


# ---- the match


def cost(table: LiveTable, since: int | None) -> float:
    """What a state with all events after a version costs, in plain requests."""
    return min(DEFAULTS.most_events, max(0, table.version - (since or 0))) / EVENTS_A_REQUEST


def cost_of_views(table: LiveTable, since: int | None) -> float:
    """What the views of what somebody missed cost beside that: the whole log, if another process must play it again."""
    return table.version / ENTRIES_A_REQUEST if must_play_again(table, since) else 0.0


def must_play_again(table: LiveTable, since: int | None) -> bool:
    """Whether views of what happened after a version are wanted and not at hand."""
    if since is None or table.match is None:
        return False
    return any(version not in table.history.views for version in range(first_view(table, since) + 1, table.version))


def first_view(table: LiveTable, since: int) -> int:
    """The version after which views are sent."""
    return max(since, table.version - MOST_VIEWS)


def asked_seat(table: LiveTable) -> int | None:
    """The seat whose owner must move now; none while the server moves."""
    match = table.begun()
    seat = match.to_move
    return None if seat is None or is_automatic(table.info.sitters[seat], match) else seat


def state_message(
    table: LiveTable, person: Person, since: int | None, views: Mapping[int, bytes] | None = None,
) -> answers.State:
    """The match, with the latest of what happened after a version; for a newcomer (None) in words only.

    Views of the past are those given or in memory: nothing is replayed here."""
    match, history, language = table.begun(), table.history, person.language
    game, version, to_move = match.game, match.version, match.to_move
    views = views or ({} if since is None else history.views)
    since = max(min(since or 0, version), version - DEFAULTS.most_events)
    return answers.State(
        table=table.id, version=version, since=since, events=_events(table, match, since, views, person),
        view=Raw(history.view(match)), to_move=to_move,
        legal=buttons(game, match.state.legal_ids(), language), mine=asked_seat(table) in person.seats,
        undo=_undo_info(match), clock=_clock(table), over=to_move is None, score_lines=score_lines(match, language),
        seed=match.chance.seed.hex() if to_move is None else None, scenario=_scenario(table, match, language),
    )


def _scenario(table: LiveTable, match: Table, language: str) -> scenarios.ScenarioNow | None:
    """The goals and stars of the scenario, if the table plays one."""
    of, verdict = table.info.scenario, table.verdict
    if of is None or verdict is None:
        return None
    goals = [
        scenarios.GoalNow(goal_text(match.game, goal, language), is_reached)
        for goal, is_reached in zip(of.goals, verdict.reached, strict=True)
    ]
    title = spoken(of.title, language)
    until = end_text(match.game, of.until, language)
    return scenarios.ScenarioNow(of.id, title, goals, verdict.is_settled, verdict.stars, of.helped, until)


def _events(
    table: LiveTable, match: Table, since: int, views: Mapping[int, bytes], person: Person,
) -> list[answers.Event]:
    """What happened after a version; the last event's view is the state's own."""
    language = person.language
    me = min(person.seats) if len(person.seats) == 1 else None  # several people at one device have names
    names = [sitter.name for sitter in table.info.sitters]
    found = []
    for version, entry in enumerate(match.log[since:], since + 1):
        move = table.history.moves[version - 1]
        if me is not None and entry.seat == CHANCE and move.verb == "first" and match.game.seat_concerned(move) == me:
            label = said(language, "server-you-start", "server")
        elif entry.seat == me:
            label = _sentence(match.game, move.id, "", language)
        else:
            label = told(match.game, entry.seat, move, names, language)
        kind: Literal["move", "undo"] = "move"
        if isinstance(entry, Undo):
            kind, label = "undo", said(language, "server-undone", "server", move=label)
        view = views.get(version)
        found.append(answers.Event(
            version, kind, entry.seat, shown(move), label, None if view is None else Raw(view)))
    if found:
        found[-1].view = None
    return found


def score_lines(table: Table, language: str) -> list[list[parts.ScoreLine]]:
    """Where every point comes from, seat by seat."""
    game = table.game
    return [
        [
            parts.ScoreLine(said(language, key, game.name, **args), points, f"{key}{args.get('each', '')}")
            for key, args, points in game.score_lines(table.state, seat)
        ]
        for seat in range(table.seats)
    ]


def _undo_info(match: Table) -> answers.UndoInfo:
    if match.is_over:  # and everybody knows the seed
        return answers.UndoInfo(None, 0, len(match.played), len(match.played))
    moves = match.undo_horizon()
    seat = match.played[-1].seat if moves else None
    return answers.UndoInfo(seat, moves, len(match.played) - moves, match.undo_floor())


def _clock(table: LiveTable) -> answers.Clock | None:
    plan, match = table.info.clock, table.match
    if plan is None or match is None:
        return None
    now = time.time()
    left = [max(0, int(1000 * table.left(seat, now))) for seat in range(len(table.info.sitters))]
    return answers.Clock(plan.kind, left, match.to_move)


# ---- the room


def room_message(table: LiveTable, person: Person) -> answers.Room:
    """The table and the people, as one of them may see it."""
    info, mine, version = table.info, person.seats, table.version
    is_insider = bool(mine) or person.is_host
    here, request = table.here(), info.undo_request
    seats = [
        answers.Seat(
            number, sitter.kind, sitter.name, sitter.avatar, sitter.level, number in here, sitter.played_by_bot,
            sitter.left, number in mine, list(sitter.votes), sitter.lent_to, sitter.keeper != "", sitter.hints,
            list(sitter.auto) if number in mine else [],
            list(sitter.resting) if number in mine else [], sitter.rests_in if number in mine else 0,
        )
        for number, sitter in enumerate(info.sitters)
    ]
    ask = None
    if request is not None and request.version == version:
        ask = answers.Ask(request.seat, request.to, version, list(request.waits_for))
    return answers.Room(
        table=table.id, game=info.game, status=info.status, public=info.public, seats=seats, host=person.is_host,
        options=info.options, cards=table.game.card_set.hash, own_cards=info.cards is not None,
        card_set="" if info.cards is None else table.game.card_set.name, clock=info.clock,
        commitment=commitment(bytes.fromhex(info.seed)),
        entropy=info.entropy or [sitter.entropy for sitter in info.sitters], deal=info.deal,
        code=info.code if is_insider and is_code_good(info) else None,
        watch=info.watch if person.may_invite(info) else None,
        watchers=table.watchers(), hushed=info.hushed,
        ask=ask, next=info.next, origin=info.origin, given=info.inherited_moves, version=version, created=info.created,
        scenario=info.scenario.id if info.scenario else None,
    )
