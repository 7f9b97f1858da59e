"""What people do at a table.  Each function changes a room in memory or refuses; `Room.change` stores it."""

from __future__ import annotations

import time

from gnomehall.core.errors import GnomehallError, IllegalMove
from gnomehall.core.game import Move
from gnomehall.core.record import parse_entry
from gnomehall.core.table import Table
from gnomehall.core.words import say
from gnomehall.server import wire
from gnomehall.server.keys import clean
from gnomehall.server.match import History
from gnomehall.server.refusal import Refusal
from gnomehall.server.room import Person, Room
from gnomehall.server.seating import LONGEST_NAME, begin, game_of
from gnomehall.server.store import Asked, Sitter

MOST_ENTRIES = 20_000  # of a log that grows by playing and undoing the same for ever


def find_move(match: Table, move: int | str, language: str, note: str = "") -> Move:
    """The move meant, of the whole alphabet."""
    try:
        found = match.find(move)
        return match.game.parse(f"{found.text} @{note}") if note else found
    except IllegalMove as error:
        reason = match.game.impossible(str(move).partition(" @")[0])
        assert reason is not None
        sentence = say(language, reason.key, match.game.name, **reason.args)
        raise Refusal("illegal", rule=reason.rule, reason=sentence) from error
    except GnomehallError as error:
        raise Refusal("not-a-move") from error


def match_of(room: Room) -> Table:
    """The match, if it has begun."""
    if room.match is None:
        raise Refusal("not-started")
    return room.match


def repeated(room: Room, person: Person, command: str) -> int | None:
    """The version a command of one of these seats led to, if it was carried out before."""
    for seat in person.seats:
        version = room.commands.get(f"{seat}/{command}")
        if version is not None:
            return version
    return None


def _check(room: Room, person: Person, version: int) -> Table:
    match = match_of(room)
    if not person.seats:
        raise Refusal("not-your-seat")
    if version != match.version:
        raise Refusal("stale")
    return match


def play(room: Room, person: Person, wanted: wire.Play) -> int:
    """Play a move; a repeated command is answered again."""
    done = repeated(room, person, wanted.id)
    if done is not None:
        return done
    match = _check(room, person, wanted.version)
    if match.is_over:
        raise Refusal("over")
    if match.to_move not in person.seats:
        raise Refusal("not-your-turn")
    move = find_move(match, wanted.move, person.language, wanted.note)
    reason = match.why_not(move)
    if reason is not None:
        sentence = say(person.language, reason.key, match.game.name, **reason.args)
        raise Refusal("illegal", rule=reason.rule, reason=sentence)
    sitter = room.about.sitters[match.to_move or 0]
    if sitter.lent:  # whoever plays is back
        hand_back(sitter)
    match.play(move)
    return match.version


def why(room: Room, person: Person, wanted: wire.Why) -> wire.WhyNot:
    """Why a move is not legal now."""
    match = match_of(room)
    try:
        reason = match.why_not(find_move(match, wanted.move, person.language))
    except Refusal as refusal:
        if refusal.code != "illegal":
            raise
        return wire.WhyNot(wanted.id, False, refusal.rule, refusal.reason)
    if reason is None:
        return wire.WhyNot(wanted.id, True, "", "")
    sentence = say(person.language, reason.key, match.game.name, **reason.args)
    return wire.WhyNot(wanted.id, False, reason.rule, sentence)


# ---- undo


def undo(room: Room, person: Person, wanted: wire.TakeBack) -> int:
    """Undo to the horizon at once; beyond it, as far as chance allows, ask those who acted since."""
    done = repeated(room, person, wanted.id)
    if done is not None:
        return done
    match = _check(room, person, wanted.version)
    if match.version > MOST_ENTRIES or not match.undo_floor() <= wanted.to < len(match.played):
        raise Refusal("no-undo")
    movers = [played.seat for played in match.played[wanted.to :]]
    mine = [seat for seat in movers if seat in person.seats]
    if not mine:
        raise Refusal("not-your-seat")
    waits_for = sorted({seat for seat in movers if seat not in person.seats and _is_asked(room, seat)})
    if waits_for:
        command = f"{mine[0]}/{wanted.id}"
        room.about.ask = Asked(mine[0], wanted.to, match.version, waits_for, command)
        return match.version
    _undo_to(match, wanted.to)
    return match.version


def _is_asked(room: Room, seat: int) -> bool:
    sitter = room.about.sitters[seat]
    return sitter.kind == "human" and not sitter.lent  # a bot always agrees


def _undo_to(match: Table, to: int) -> None:
    while len(match.played) > to:
        match.undo()


def answer(room: Room, person: Person, wanted: wire.Answer) -> int:
    """Agree to an undo, or not."""
    match = match_of(room)
    ask = room.about.ask
    if ask is None or ask.version != match.version or wanted.seat not in ask.waits_for:
        raise Refusal("no-ask")
    if wanted.seat not in person.seats:
        raise Refusal("not-your-seat")
    ask.waits_for.remove(wanted.seat)
    if not wanted.yes or not ask.waits_for:
        room.about.ask = None
    if wanted.yes and not ask.waits_for:
        _undo_to(match, ask.to)
    return match.version


# ---- the people


def rename(room: Room, person: Person, wanted: wire.Rename) -> int:
    """A new name for a seat of mine."""
    sitter = _mine(room, person, wanted.seat)
    sitter.name, sitter.avatar = clean(wanted.name, LONGEST_NAME), clean(wanted.avatar, LONGEST_NAME)
    return room.version


def _mine(room: Room, person: Person, seat: int) -> Sitter:
    if seat not in person.seats:
        raise Refusal("not-your-seat")
    return room.about.sitters[seat]


def auto(room: Room, person: Person, wanted: wire.Auto) -> int:
    """Moves to be played by themselves."""
    match = match_of(room)
    sitter = _mine(room, person, wanted.seat)
    sitter.auto = [find_move(match, move, person.language).text for move in wanted.moves]
    return room.version


def lend(room: Room, person: Person, wanted: wire.Lend) -> int:
    """Lend my own seat to a bot, or vote that an absent one is lent."""
    if room.about.status != "playing":
        raise Refusal("not-started" if room.about.status == "waiting" else "over")
    if wanted.seat >= len(room.about.sitters) or room.about.sitters[wanted.seat].kind != "human":
        raise Refusal("no-seat")
    sitter = room.about.sitters[wanted.seat]
    if wanted.seat in person.seats:
        sitter.lent, sitter.votes = wanted.yes, []
        return room.version
    if not person.seats:
        raise Refusal("not-your-seat")
    here = room.here()
    if wanted.seat in here:
        raise Refusal("here")
    votes = set(sitter.votes) - person.seats
    sitter.votes = sorted(votes | person.seats if wanted.yes else votes)
    voters = {seat for seat in here if _is_asked(room, seat)}
    if voters and voters <= set(sitter.votes):
        sitter.lent, sitter.votes = True, []
    return room.version


def hand_back(sitter: Sitter) -> None:
    """The owner plays again."""
    sitter.lent = sitter.left = False
    sitter.votes = []


def resume(room: Room, person: Person, wanted: wire.Resume) -> int:
    """I play this seat again."""
    hand_back(_mine(room, person, wanted.seat))
    return room.version


def come(room: Room, person: Person, entropy: str | None) -> None:
    """Somebody has come (back): their seats are theirs again, and their entropy is taken before the start."""
    about = room.about
    for seat in person.seats:
        sitter = about.sitters[seat]
        if sitter.lent or sitter.votes:
            hand_back(sitter)
        if entropy and about.status == "waiting":
            sitter.entropy = entropy
    everybody = {seat for seat, sitter in enumerate(about.sitters) if sitter.kind != "bot"}
    if about.eager and about.status == "waiting" and everybody <= room.here() | person.seats:
        _begin(room, "")


def leave(room: Room, person: Person) -> int:
    """Give my seats up: open before the start, a bot's after it."""
    if not person.seats:
        raise Refusal("not-your-seat")
    for seat in person.seats:
        if room.about.status == "waiting":
            room.about.sitters[seat] = Sitter()
        elif room.about.status == "playing":
            room.about.sitters[seat].lent = room.about.sitters[seat].left = True
    return room.version


def start(room: Room, person: Person, level: str) -> int:
    """The host begins the match."""
    must_host(room, person)
    if room.about.status == "waiting":
        _begin(room, level)
    return room.version


def _begin(room: Room, level: str) -> None:
    game = game_of(room.about)
    before = [parse_entry(game, text) for change in room.given for text in change.entries]
    room.history = History()
    room.match = begin(room.about, level, before, room.history.entered)


def must_host(room: Room, person: Person) -> None:
    """Only the host may."""
    if not person.is_host:
        raise Refusal("not-host")


# ---- what time does


def lend_by_clock(room: Room) -> None:
    """Lend the seat to move to a bot if its clock ran out or its owner has been away too long."""
    seat = overdue(room, time.time())
    if seat is not None:
        room.about.sitters[seat].lent = True


def overdue(room: Room, now: float) -> int | None:
    """The seat to move if it has kept the others waiting too long."""
    match = room.match
    if match is None or match.to_move is None or not _is_asked(room, match.to_move):
        return None
    moment = due(room)
    return match.to_move if moment is not None and moment <= now else None


def due(room: Room) -> float | None:
    """When the seat to move will be overdue, if ever."""
    about, match = room.about, room.match
    if match is None or match.to_move is None or not _is_asked(room, match.to_move):
        return None
    now, seat = time.time(), match.to_move
    moments = []
    if about.clock is not None:
        moments.append(now + room.left(seat, now))
    if about.lend_after is not None and seat not in room.here():
        moments.append(max(room.absent_since.get(seat, room.turn_since), room.turn_since) + about.lend_after)
    return min(moments, default=None)
