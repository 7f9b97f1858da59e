"""Reads records: plays a match again, and checks that its draws were fair."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from gnomehall.core.cards import LARGEST, CardSet, parse_card_set
from gnomehall.core.chance import FairChance, commitment
from gnomehall.core.errors import GnomehallError, IllegalMove, UnknownRules, ValidationError
from gnomehall.core.game import Entry, Game, Json, Played, Undo
from gnomehall.core.record import FORMAT, Footer, Header, digest
from gnomehall.core.state import CHANCE, State
from gnomehall.core.table import Table

MOST_LINES = 200_000
LONGEST_NAME = 100  # of a scenario

Line = TypeVar("Line", Header, Footer)
Load = Callable[[str, CardSet | None], Game]  # a game by its name, with a card set of its own or not


@dataclass(frozen=True)
class Record:
    """A record that has been read and makes sense line by line; `table` plays it."""

    game: Game
    header: Header
    entries: tuple[Entry, ...]
    footer: Footer

    @property
    def seed(self) -> bytes | None:
        """The seed, if the record shows it."""
        return None if self.footer.seed is None else bytes.fromhex(self.footer.seed)

    def table(self) -> Table:
        """The match, played again; if it was unfinished it can be played on."""
        header = self.header
        try:
            table = Table(
                self.game, header.seats, header.options, self.seed, header.entropy, log=self.entries,
                inherited=header.given if self.seed else None, promised=header.promised,
            )
        except IllegalMove as error:
            assert error.at is not None
            raise ValidationError(f"line {error.at + 2}: {_named(error.rule, error.reason)}") from error
        table.scenario = header.scenario
        table.stands = min(header.given, len(table.played)) if header.scenario else 0
        end = len(self.entries) + 2
        if self.footer.end != table.is_over:
            said = "unfinished" if table.is_over else "over"
            raise ValidationError(f"line {end}: it says the match is {said}, but it is not")
        if table.is_over and self.footer.scores != table.scores():
            raise ValidationError(f"line {end}: the scores are {table.scores()}, not those written there")
        return table


def _named(rule: str, reason: str) -> str:
    return f"{rule}: {reason}" if rule else reason


def read_record(text: str, load: Load) -> Record:
    """Read a record; anything damaged, cut off or foreign is refused in one sentence naming the line."""
    lines = text.removesuffix("\n").split("\n")
    if len(lines) > MOST_LINES:
        raise ValidationError(f"a record has at most {MOST_LINES} lines")
    if _parse(1, lines[0]).get("format") != FORMAT:
        raise ValidationError(f"line 1: is not the header of a {FORMAT}")
    if len(lines) < 2:
        raise ValidationError("line 2: the record is cut off after its header")
    header = _read(1, lines[0], Header)
    game = _check_header(header, load)
    if "digest" not in _parse(len(lines), lines[-1]):
        raise ValidationError(f"line {len(lines)}: the record is cut off here, its last line is missing")
    footer = _read(len(lines), lines[-1], Footer)
    body = lines[:-1]
    if footer.lines != len(body) or footer.digest != digest(body):
        _find_damage(game, body)
        raise ValidationError(f"line {len(lines)}: the lines above it were changed, lost or added")
    _check_promises(header)
    _check_footer(len(lines), footer, header.commitment)
    entries = tuple(_parse_entry(game, number + 2, line) for number, line in enumerate(body[1:]))
    return Record(game, header, entries, footer)


def _find_damage(game: Game, body: list[str]) -> None:
    """Refuse the first line that is faulty in itself, if there is one."""
    for number, line in enumerate(body[1:]):
        _parse_entry(game, number + 2, line)


def _parse(number: int, line: str) -> dict[str, Json]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise ValidationError(f"line {number}: is not JSON") from error
    if type(data) is not dict:
        raise ValidationError(f"line {number}: is not a JSON object")
    return data


def _read(number: int, line: str, kind: type[Line]) -> Line:
    """A line whose every part must be of its type."""
    try:
        return msgspec.convert(_parse(number, line), kind)
    except msgspec.ValidationError as error:
        raise ValidationError(f"line {number}: {error}") from error


def _check_header(header: Header, load: Load) -> Game:
    if header.given < 0:
        raise ValidationError("line 1: given must not be below 0")
    if len(header.scenario) > LONGEST_NAME:
        raise ValidationError(f"line 1: the name of a scenario has at most {LONGEST_NAME} letters")
    try:
        game = _game_of(header, load)
        game.check_options(header.options, game.check_seats(header.seats))
        FairChance(bytes(32), header.entropy)
    except UnknownRules:
        raise
    except GnomehallError as error:
        raise ValidationError(f"line 1: {error}") from error
    return game


def _check_promises(header: Header) -> None:
    """What players say they were promised, seat by seat (empty: nothing), is what the record commits to."""
    if len(header.promised) not in (0, header.seats):
        raise ValidationError("line 1: promised must have one entry for each seat")
    for seat, seen in enumerate(header.promised):
        if seen not in ("", header.commitment):
            raise ValidationError(f"line 1: seat {seat} was promised another seed: {seen[:80]}")


def _game_of(header: Header, load: Load) -> Game:
    game = load(header.game, None)
    if header.rules != game.rules_version:
        raise UnknownRules(f"line 1: rules version {str(header.rules)[:20]} of {game.title} is not known here")
    if header.card_set is not None and len(header.card_set) <= LARGEST:
        game = load(header.game, parse_card_set(header.card_set, "the record's card set"))
    if header.cards != game.card_set.hash:
        raise UnknownRules("line 1: it was played with a card set that is not known here")
    return game


def _check_footer(number: int, footer: Footer, promised: str) -> None:
    if footer.seed is None:
        return
    try:
        raw = bytes.fromhex(footer.seed)
    except ValueError:
        raw = b""
    if len(raw) != 32 or commitment(raw) != promised:
        raise ValidationError(f"line {number}: the seed is not the one the header committed to")


def _parse_entry(game: Game, number: int, line: str) -> Entry:
    data = _parse(number, line)
    seat = data.get("seat")
    try:
        if data.keys() == {"chance"}:
            return Played(CHANCE, game.parse(str(data["chance"])))
        if data.keys() == {"seat", "move"} and type(seat) is int and seat >= 0:
            return Played(seat, game.parse(str(data["move"])))
    except ValidationError as error:
        raise ValidationError(f"line {number}: {error}") from error
    if data.keys() == {"seat", "undo"} and type(seat) is int and data["undo"] is True:
        return Undo(seat)
    raise ValidationError(f"line {number}: is no move, no outcome of chance and no undo")


def replay(text: str, load: Load) -> Table:
    """The table a record describes, played again move by move."""
    return read_record(text, load).table()


def positions(table: Table) -> Iterator[tuple[int, State, Played]]:
    """(moves before, position, move) of every move that stands; the position is changed in place."""
    state = table.game.start(table.seats, table.options)
    for n, entry in enumerate(table.played):
        yield n, state, entry
        state.apply(entry.move.id)


def replayed(table: Table, entries: Iterable[Entry]) -> Iterator[Table]:
    """A table before the first of these entries of another table's log, and after each; changed in place."""
    again = Table(
        table.game, table.seats, table.options, table.chance.seed, table.chance.entropy,
        inherited=table.inherited_moves, draws=False,
    )
    yield again
    for entry in entries:
        again.follow(entry)
        yield again


@dataclass(frozen=True)
class Draw:
    """An outcome of chance, and what could have come instead."""

    move: int  # how many moves stood before it
    stream: str
    index: int  # within its stream
    outcome: int
    outcomes: list[tuple[int, int]]  # (outcome, weight)


def draws(table: Table) -> Iterator[Draw]:
    """Every draw of a match, those it was given with its first moves included."""
    drawn: dict[str, int] = {}
    for number, state, entry in positions(table):
        if entry.seat == CHANCE:
            stream = table.game.streams[state.stream]
            index = drawn.get(stream, 0)
            drawn[stream] = index + 1
            yield Draw(number, stream, index, entry.move.id, state.chances())


def verify(text: str, load: Load, promised: str | None = None) -> int:
    """Derive every draw again from the revealed seed; how many were drawn, or one clear error.

    `promised` is the commitment somebody was shown before the match; without it the record's own counts."""
    record = read_record(text, load)
    seed = record.seed
    if seed is None:
        raise ValidationError("the seed is not revealed yet: an unfinished match cannot be verified")
    if promised is not None and commitment(seed) != promised.strip().lower():
        raise ValidationError(
            f"the seed is not the one that was promised: its commitment is {commitment(seed)}, not {promised[:80]}")
    table = record.table()
    fair = FairChance(seed, table.chance.entropy)
    moves = table.game.moves
    checked = 0
    for draw in draws(table):
        if draw.move < table.inherited_moves:
            continue
        due = moves[fair.draw(draw.stream, draw.index, draw.outcomes)]
        if due.id != draw.outcome:
            raise ValidationError(
                f"move {draw.move + 1}: {moves[draw.outcome].text!r} was not drawn: "
                f"the seed gives {due.text!r} (draw {draw.index + 1} of {draw.stream})"
            )
        checked += 1
    return checked
