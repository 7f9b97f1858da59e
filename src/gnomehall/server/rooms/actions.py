"""What people do at a table.  Each action changes a live table in memory or refuses; `Room` stores it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any  # an action takes the command it is listed for

from gnomehall.core.chance import commitment
from gnomehall.core.errors import GnomehallError, IllegalMove
from gnomehall.core.game import Move, Reason
from gnomehall.core.letters import clean
from gnomehall.core.table import Table
from gnomehall.server.keys import hashed
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms import seating
from gnomehall.server.rooms.live import LiveTable
from gnomehall.server.rooms.people import Person
from gnomehall.server.settings import DEFAULTS
from gnomehall.server.store.base import Sitter, UndoRequest
from gnomehall.server.wire import answers, commands

Action = Callable[[LiveTable, Person, Any], None]


def play(table: LiveTable, person: Person, wanted: commands.Play) -> None:
    """Play a move."""
    match = _match_at(table, person, wanted.version)
    seat = match.to_move
    if seat is None or match.version >= DEFAULTS.most_entries:
        raise Refusal("over")
    if seat not in person.seats:
        raise Refusal("not-your-turn")
    try:
        match.play(_meant(match, wanted.move, wanted.note))
    except IllegalMove as error:
        raise _illegal(match, error, person.language) from error
    except GnomehallError as error:
        raise Refusal("not-a-move") from error
    if table.info.sitters[seat].played_by_bot:  # whoever plays is back
        hand_back(table.edit().sitters[seat])


def _meant(match: Table, move: int | str, note: str) -> int | str:
    """The move as `Table.play` takes it; a note is part of the text."""
    return f"{match.find(move).text if isinstance(move, int) else move} @{note}" if note else move


def _illegal(match: Table, error: IllegalMove, language: str) -> Refusal:
    sentence = error.reason if error.why is None else _sentence(match, error.why, language)
    return Refusal("illegal", rule=error.rule, reason=sentence)


def _sentence(match: Table, why: Reason, language: str) -> str:
    return match.game.say_reason(why, language)


def _match_at(table: LiveTable, person: Person, version: int) -> Table:
    match = table.begun()
    if not person.seats:
        raise Refusal("not-your-seat")
    _must_go_on(table)
    if version != match.version:
        raise Refusal("stale")
    return match


def _must_go_on(table: LiveTable) -> None:
    """Once a match has been over everybody knows its seed, so nothing takes that back."""
    if table.info.status == "over":
        raise Refusal("over")


def why_not(table: LiveTable, person: Person, wanted: commands.Why) -> answers.WhyNot:
    """Why a move is not legal now."""
    match = table.begun()
    try:
        reason = match.why_not(_find(match, wanted.move))
    except IllegalMove as error:
        refusal = _illegal(match, error, person.language)
        return answers.WhyNot(wanted.id, False, refusal.rule, refusal.reason)
    if reason is None:
        return answers.WhyNot(wanted.id, True, "", "")
    return answers.WhyNot(wanted.id, False, reason.rule, _sentence(match, reason, person.language))


def _find(match: Table, move: int | str) -> Move:
    try:
        return match.find(move)
    except IllegalMove:
        raise
    except GnomehallError as error:
        raise Refusal("not-a-move") from error


# ---- undo


def undo(table: LiveTable, person: Person, wanted: commands.TakeBack) -> None:
    """Undo to the horizon at once; beyond it, as far as chance allows, ask those who acted since."""
    match = _match_at(table, person, wanted.version)
    if match.version > DEFAULTS.most_entries or not match.undo_floor() <= wanted.to < len(match.played):
        raise Refusal("no-undo")
    movers = [played.seat for played in match.played[wanted.to :]]
    mine = [seat for seat in movers if seat in person.seats]
    if not mine:
        raise Refusal("not-your-seat")
    waits_for = sorted({seat for seat in movers if seat not in person.seats and table.is_human(seat)})
    if waits_for:  # a bot always agrees
        table.edit().undo_request = UndoRequest(mine[0], wanted.to, match.version, waits_for)
    else:
        _undo_to(match, wanted.to)


def _undo_to(match: Table, to: int) -> None:
    while len(match.played) > to:
        match.undo()


def answer(table: LiveTable, person: Person, wanted: commands.Answer) -> None:
    """Agree to an undo, or not."""
    match, request = table.begun(), table.info.undo_request
    _must_go_on(table)
    if request is None or request.version != match.version or wanted.seat not in request.waits_for:
        raise Refusal("no-ask")
    if wanted.seat not in person.seats:
        raise Refusal("not-your-seat")
    info = table.edit()
    request.waits_for.remove(wanted.seat)
    if not wanted.yes or not request.waits_for:
        info.undo_request = None
    if wanted.yes and not request.waits_for:
        _undo_to(match, request.to)


# ---- the people


def rename(table: LiveTable, person: Person, wanted: commands.Rename) -> None:
    """A new name for a seat of mine."""
    sitter = _own(table, person, wanted.seat)
    sitter.name = clean(wanted.name, seating.LONGEST_NAME)
    sitter.avatar = clean(wanted.avatar, seating.LONGEST_NAME)


def _mine(table: LiveTable, person: Person, seat: int) -> Sitter:
    if seat not in person.seats:
        raise Refusal("not-your-seat")
    return table.edit().sitters[seat]


def _own(table: LiveTable, person: Person, seat: int) -> Sitter:
    """A seat of mine that I do not only keep for somebody: what is said of it stays when they are back."""
    if seat not in person.owned:
        raise Refusal("not-your-seat")
    return _mine(table, person, seat)


def hush(table: LiveTable, person: Person, wanted: commands.Hush) -> None:
    """Let those who only watch talk, or not."""
    if not person.seats and not person.is_host:
        raise Refusal("not-your-seat")
    table.edit().hushed = wanted.yes


def auto(table: LiveTable, person: Person, wanted: commands.Auto) -> None:
    """Moves to be played by themselves."""
    match = table.begun()
    try:
        moves = [_find(match, move).text for move in wanted.moves]
    except IllegalMove as error:
        raise _illegal(match, error, person.language) from error
    sitter = _own(table, person, wanted.seat)
    if wanted.this_round:
        sitter.resting, sitter.rests_in = moves, match.game.period(match.state)
    else:
        sitter.auto = moves


def allow_hints(table: LiveTable, person: Person, wanted: commands.AllowHints) -> None:
    """Agree to hints."""
    _own(table, person, wanted.seat).hints = wanted.yes


def lend(table: LiveTable, person: Person, wanted: commands.Lend) -> None:
    """Lend my own seat to a bot, or vote that an absent one is lent to a bot or to somebody here."""
    info = table.info
    if info.status != "playing":
        raise Refusal("not-started" if info.status == "waiting" else "over")
    if wanted.seat >= len(info.sitters) or info.sitters[wanted.seat].kind != "human":
        raise Refusal("no-seat")
    if wanted.seat in person.owned:
        sitter = table.edit().sitters[wanted.seat]
        sitter.played_by_bot = sitter.lent_by_owner = wanted.yes
        sitter.votes = []
        return
    if not person.seats:
        raise Refusal("not-your-seat")
    here = table.here()
    if wanted.seat in here:
        raise Refusal("owner-is-present")
    if not table.is_away(wanted.seat):
        raise Refusal("just-left")
    if wanted.to is not None and (wanted.to not in here or not table.is_human(wanted.to)):
        raise Refusal("no-seat")
    sitters = table.edit().sitters
    sitter = sitters[wanted.seat]
    votes = set(sitter.votes) - person.seats if sitter.lent_to == wanted.to else set()
    sitter.lent_to = wanted.to
    sitter.votes = sorted(votes | person.seats if wanted.yes else votes)
    voters = {seat for seat in here if table.is_human(seat)}
    if voters and voters <= set(sitter.votes):
        _lend(sitters, wanted.seat, wanted.to)


def _lend(sitters: list[Sitter], seat: int, to: int | None) -> None:
    hand_back(sitters[seat])
    if to is None:
        sitters[seat].played_by_bot = True
    else:
        sitters[seat].keeper = sitters[to].keeper or sitters[to].key


def hand_back(sitter: Sitter) -> None:
    """The owner plays again."""
    sitter.played_by_bot = sitter.lent_by_owner = sitter.left = False
    sitter.votes, sitter.lent_to, sitter.keeper = [], None, ""


def resume(table: LiveTable, person: Person, wanted: commands.Resume) -> None:
    """I play this seat again."""
    hand_back(_mine(table, person, wanted.seat))


def come(table: LiveTable, person: Person, entropy: str | None, promised: str | None = None) -> None:
    """Somebody has come (back): a seat that others lent is theirs again; before the start their entropy is taken."""
    info = table.info
    if promised and promised != commitment(bytes.fromhex(info.seed)):
        raise Refusal("bad-message", problem="commitment")
    is_back = person not in table.people  # whoever is here only changes language
    for seat in person.owned:
        sitter = info.sitters[seat]
        is_lent = sitter.played_by_bot or sitter.votes or sitter.keeper
        if is_back and is_lent and not sitter.lent_by_owner:
            hand_back(table.edit().sitters[seat])
        if entropy and info.status == "waiting":
            sitter = table.edit().sitters[seat]
            sitter.entropy, sitter.promised = entropy, promised or ""
    everybody = {seat for seat, sitter in enumerate(info.sitters) if sitter.kind != "bot"}
    if info.starts_by_itself and info.status == "waiting" and everybody <= table.here() | person.seats:
        table.begin("")


def leave(table: LiveTable, person: Person, _wanted: commands.Leave) -> None:
    """Give my seats up: open before the start, a bot's after it."""
    if not person.seats:
        raise Refusal("not-your-seat")
    info = table.edit()
    for seat in person.seats:
        if seat not in person.owned:
            hand_back(info.sitters[seat])
        elif info.status == "waiting":
            info.sitters[seat] = Sitter()
        elif info.status == "playing":
            hand_back(info.sitters[seat])
            info.sitters[seat].played_by_bot = info.sitters[seat].left = True


# ---- the host


def start(table: LiveTable, person: Person, wanted: commands.Start) -> None:
    """Begin the match; a second start changes nothing."""
    _must_host(person)
    if table.info.status == "waiting":
        table.begin(wanted.level)


def arrange(table: LiveTable, person: Person, wanted: commands.Arrange) -> None:
    """Say who sits on a seat."""
    _must_host(person)
    seating.arrange(table.edit(), wanted)
    if wanted.key is not None:
        person.hashes.add(hashed(wanted.key))


def configure(table: LiveTable, person: Person, wanted: commands.Configure) -> None:
    """Change options, the number of seats, the clock."""
    _must_host(person)
    seating.configure(table.edit(), table.game, wanted)


def _must_host(person: Person) -> None:
    if not person.is_host:
        raise Refusal("not-host")


# ---- what time does


def lend_if_overdue(table: LiveTable) -> None:
    """Lend the seat to move to a bot if its clock ran out or its owner has been away too long."""
    moment, match = table.due(), table.match
    if match is not None and match.to_move is not None and moment is not None and moment <= time.time():
        table.edit().sitters[match.to_move].played_by_bot = True


ACTIONS: dict[type[commands.Command], Action] = {
    commands.Play: play, commands.TakeBack: undo, commands.Answer: answer, commands.Rename: rename, commands.Hush: hush,
    commands.Auto: auto, commands.AllowHints: allow_hints, commands.Lend: lend, commands.Resume: resume,
    commands.Leave: leave,
    commands.Start: start, commands.Arrange: arrange, commands.Configure: configure,
}
