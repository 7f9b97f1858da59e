"""A table: a game, a position and its log.  It checks moves, draws chance, and undoes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache

from gnomehall.core.chance import FairChance, fresh_seed, numbered_seed
from gnomehall.core.errors import IllegalMove, ValidationError
from gnomehall.core.game import Choice, Entry, Game, Json, Move, Played, Reason, Undo
from gnomehall.core.played import PlayedMoves
from gnomehall.core.record import write_record
from gnomehall.core.state import CHANCE, State
from gnomehall.core.view import UndoView, View, plain

Observer = Callable[["Table", Entry, Move], None]  # an undo comes with the move it took back


class Table:
    """One match.  The log is the truth; the state is what it adds up to."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, Choice] | None = None,
        seed: int | bytes | None = None, entropy: Sequence[str] = (), *, log: Iterable[Entry] = (),
        inherited: int | None = None, draws: bool = True, on_entry: Observer | None = None,
        promised: Sequence[str] = (),
    ) -> None:
        """A new match, or one that goes on after a `log`.

        The first `inherited` moves of the log (all, if None) were drawn at another table, with another seed.
        With `draws=False` the table draws no chance: what chance did is entered by `follow`.
        `on_entry` is called after every entry of the log.
        `promised` is, seat by seat, the commitment its player kept before the match (empty: none)."""
        self.game = game
        self.options = game.check_options(options or {}, game.check_seats(seats))
        raw = fresh_seed() if seed is None else seed if isinstance(seed, bytes) else numbered_seed(seed)
        self.chance = FairChance(raw, entropy)
        self.state: State = game.start(seats, self.options)
        self.log: list[Entry] = []
        self.played = PlayedMoves()  # the log without what was undone
        self.on_entry = on_entry
        self.promised = tuple(promised)
        self.scenario = ""  # what the record names it by, if it plays one
        self.stands = 0  # moves nobody may take back, such as those before a scenario begins
        self._draws = draws
        self._before: list[State] = []  # positions before each decision since chance last moved
        self._drawn: dict[str, int] = {}
        for entry in log:
            self.follow(entry)
        self.inherited_moves = len(self.played) if inherited is None else inherited
        self._draw_chance()

    # ---- looking

    @property
    def seats(self) -> int:
        """How many sit here."""
        return self.state.seats

    @property
    def to_move(self) -> int | None:
        """The seat to decide, or None when the match is over."""
        return self.state.to_move

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.state.to_move is None

    @property
    def version(self) -> int:
        """Grows with every entry of the log."""
        return len(self.log)

    def legal(self) -> tuple[Move, ...]:
        """What the seat to move may do."""
        return tuple(self.game.moves[move] for move in self.state.legal_ids())

    def scores(self) -> list[int]:
        """The points of every seat as the table stands."""
        return self.state.scores()

    def ranking(self) -> list[list[int]]:
        """The seats from first to last; those who share a place stand together."""
        return [list(seats) for seats in _ranked(tuple(self.state.places()))]

    def view(self) -> dict[str, Json]:
        """The whole state as plain data."""
        return plain(self.typed_view())

    def typed_view(self) -> View:
        """The whole state, in the types of the game."""
        game, state, undoable = self.game, self.state, self.undo_horizon()
        view = game.view(state, self.played)
        view.game = game.name
        view.version = self.version
        view.to_move = state.to_move
        view.over = view.to_move is None
        view.ended_by = game.ended_by(state)
        view.ending = game.ending(state)
        view.scores = state.scores()
        view.ranking = _ranked(tuple(state.places()))
        view.options = self.options
        view.undo = UndoView(undoable, len(self.played) - undoable)
        return view

    def why_not(self, move: Move | str | int) -> Reason | None:
        """Why a move of the alphabet is not legal now; None if it is."""
        wanted = self.find(move)
        if self.to_move is not None and self.state.is_allowed(wanted.id):
            return None
        return self.game.why_not(self.state, wanted.id)

    def find(self, move: Move | str | int) -> Move:
        """A move by its id or its text."""
        if isinstance(move, Move):
            return self.game.parse(move.text)
        if isinstance(move, str):
            return self.game.parse(move)
        if type(move) is not int or not 0 <= move < len(self.game.moves):
            raise ValidationError(f"{str(move)[:40]!r} is not a move of {self.game.title}")
        return self.game.moves[move]

    def record(self, keep_seed: bool = False) -> str:
        """The match on paper; with `keep_seed` an unfinished one can be played on with the same deal."""
        return write_record(self, keep_seed)

    # ---- playing

    def play(self, move: Move | str | int) -> Move:
        """Play a move for the seat to move; chance that follows is drawn at once."""
        wanted = self.find(move)
        self._enter(Played(self.state.mover, wanted))
        self._draw_chance()
        return wanted

    def follow(self, entry: Entry) -> None:
        """Enter an entry of a log: a move, an outcome of chance or an undo.  Nothing is drawn."""
        try:
            self._check_seat(entry)
            if isinstance(entry, Undo):
                self.undo()
            else:
                self._enter(entry)
        except IllegalMove as error:
            raise IllegalMove(error.rule, error.reason, error.why, at=self.version) from error

    def undo(self) -> Move:
        """Take back the last decision; chance is never taken back."""
        if not self._before or len(self.played) <= self.stands:
            raise IllegalMove("", "nothing can be undone: chance has moved since, or nobody has")
        last = self.played.take_back()
        self.state = self._before.pop()
        self._add(Undo(last.seat), last.move)
        return last.move

    def undo_horizon(self) -> int:
        """How many decisions the seat that moved last can take back without asking anybody."""
        most = len(self.played) - self.undo_floor()
        for count in range(1, most):
            if self.played[-1 - count].seat != self.played[-1].seat:
                return count
        return most

    def undo_floor(self) -> int:
        """How many moves can no longer be undone, usually because chance has moved since."""
        return max(self.stands, len(self.played) - len(self._before))

    def play_on(self, moves: int, seed: int | bytes | None = None) -> Table:
        """A new table that starts after the first `moves` moves of this one, chance included."""
        if type(moves) is not int or not 0 <= moves <= len(self.played):
            raise ValidationError(f"play on after 0 to {len(self.played)} moves, as many as this match has")
        return Table(self.game, self.seats, self.options, seed, log=self.played[:moves])

    # ---- the one way into the log

    def _enter(self, entry: Played) -> None:
        state, move = self.state, entry.move
        before = state.clone() if entry.seat != CHANCE else None
        stream = state.stream
        try:
            state.apply(move.id)  # checks whether it is legal
        except IllegalMove:
            raise self._illegal(move) from None
        if before is not None:
            self._before.append(before)
        else:
            name = self.game.streams[stream]
            self._drawn[name] = self._drawn.get(name, 0) + 1
            self._before.clear()
        self.played.append(entry)
        self._add(entry, move)

    def _add(self, entry: Entry, move: Move) -> None:
        self.log.append(entry)
        if self.on_entry is not None:
            self.on_entry(self, entry, move)

    def _draw_chance(self) -> None:
        while self._draws and self.state.to_move == CHANCE:
            stream = self.game.streams[self.state.stream]
            outcome = self.chance.draw(stream, self._drawn.get(stream, 0), self.state.chances())
            self._enter(Played(CHANCE, self.game.moves[outcome]))

    def _illegal(self, move: Move) -> IllegalMove:
        why = self.game.why_not(self.state, move.id)
        return IllegalMove(why.rule, self.game.say_reason(why, "en"), why)

    def _check_seat(self, entry: Entry) -> None:
        if isinstance(entry, Undo):
            if not self.played or self.played[-1].seat != entry.seat:
                raise IllegalMove("", "it undoes a move that was not that seat's")
        elif entry.seat != self.state.mover:
            raise IllegalMove("", f"{_who(entry.seat)} moves, but it is the turn of {_who(self.state.mover)}")


@lru_cache(maxsize=1_000)
def _ranked(places: tuple[int, ...]) -> list[list[int]]:
    """The seats from first to last; the list is shared, so nobody changes it."""
    return [[seat for seat, it in enumerate(places) if it == place] for place in sorted(set(places))]


def _who(mover: int) -> str:
    return "chance" if mover == CHANCE else "nobody" if mover < 0 else f"seat {mover}"
