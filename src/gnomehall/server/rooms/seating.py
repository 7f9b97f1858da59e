"""Who sits where: making a table, joining, arranging, beginning, and the next match of the same people."""

from __future__ import annotations

import time
from collections.abc import Sequence
from threading import Lock

from gnomehall.core.cards import parse_card_set
from gnomehall.core.chance import fresh_seed, numbered_seed
from gnomehall.core.errors import GnomehallError
from gnomehall.core.game import Entry, Game
from gnomehall.core.letters import clean
from gnomehall.core.table import Observer, Table
from gnomehall.games import GAMES
from gnomehall.games import game as game_named
from gnomehall.server.jobs.levels import is_level
from gnomehall.server.keys import hashed, new_code, new_key
from gnomehall.server.refusal import Refusal
from gnomehall.server.store.base import Sitter, TableInfo
from gnomehall.server.wire import bodies, commands, parts

LONGEST_NAME = 24
MOST_OWN_GAMES = 16


_own_games: dict[tuple[str, str], tuple[Game, float]] = {}  # with cards of somebody's own, and when last used
_own_games_lock = Lock()  # threads load them


def _with_cards(name: str, cards: str) -> Game:
    with _own_games_lock:
        found = _own_games.get((name, cards))
    game = game_named(name, parse_card_set(cards, "cards")) if found is None else found[0]
    with _own_games_lock:
        _own_games.pop((name, cards), None)
        if len(_own_games) >= MOST_OWN_GAMES:
            _own_games.pop(next(iter(_own_games)))
        _own_games[name, cards] = game, time.monotonic()
    return game


def forget_games(seconds: float) -> None:
    """Forget card sets nobody has used for a while; a match that goes on keeps its own."""
    old = time.monotonic() - seconds
    with _own_games_lock:
        for name in [name for name, (_, used) in _own_games.items() if used < old]:
            del _own_games[name]


def game_of(info: TableInfo) -> Game:
    """The game a table plays, with its card set: reading that takes long, so not on the event loop."""
    return game_named(info.game) if info.cards is None else _with_cards(info.game, info.cards)


def load_game(name: str, cards: str | None) -> Game:
    """A game for somebody outside, or the reason why not."""
    try:
        return game_named(name) if cards is None else _with_cards(name, cards)
    except GnomehallError as error:
        raise Refusal("bad-cards" if cards else "bad-table", problem=str(error)) from error


def check_game(name: str) -> None:
    """Refuse a game there is not."""
    if name not in GAMES:
        load_game(name, None)


def _bot(level: str, name: str, avatar: str) -> Sitter:
    if not is_level(level):
        raise Refusal("no-level")
    return Sitter("bot", clean(name, LONGEST_NAME), clean(avatar, LONGEST_NAME), level)


def _human(name: str, avatar: str, key: str) -> Sitter:
    return Sitter("human", clean(name, LONGEST_NAME), clean(avatar, LONGEST_NAME), key=hashed(key))


def new_table(
    wanted: bodies.CreateTable, inherited: int, game: Game | None = None,
) -> tuple[TableInfo, list[bodies.SeatKey], str]:
    """A table as wished: what is known about it, the keys of this device's seats, and the host key."""
    game = game or load_game(wanted.game, wanted.cards)
    try:
        options = game.check_options(wanted.options, game.check_seats(len(wanted.seats)))
    except GnomehallError as error:
        raise Refusal("bad-table", problem=str(error)) from error
    keys, sitters = [], []
    for number, plan in enumerate(wanted.seats):
        if plan.sit == "bot":
            sitters.append(_bot(plan.level, plan.name, plan.avatar))
        elif plan.sit == "device":
            key = new_key()
            keys.append(bodies.SeatKey(number, key))
            sitters.append(_human(plan.name, plan.avatar, key))
        else:
            sitters.append(Sitter())
    seed = fresh_seed() if wanted.deal is None else numbered_seed(wanted.deal)
    host = new_key()
    info = TableInfo(
        game=game.name, sitters=sitters, options=options, seed=seed.hex(), code=new_code(), watch=new_key(),
        host=hashed(host), created=time.time(), cards=wanted.cards, public=wanted.public, clock=wanted.clock,
        lend_after=wanted.lend_after, pace=wanted.pace, deal=wanted.deal, inherited_moves=inherited,
        origin=wanted.play_on.table if wanted.play_on else None,
    )
    return info, keys, host


def join(info: TableInfo, wanted: bodies.Join, key: str) -> int:
    """Take an open seat; with a key that already has a seat, get that seat again."""
    for number, sitter in enumerate(info.sitters):
        if sitter.key == hashed(key):
            return number
    if info.status != "waiting":
        raise Refusal("started")
    free = [number for number, sitter in enumerate(info.sitters) if sitter.kind == "open"]
    if wanted.seat is not None and wanted.seat >= len(info.sitters):
        raise Refusal("no-seat")
    if not free or (wanted.seat is not None and wanted.seat not in free):
        raise Refusal("seat-taken")
    seat = free[0] if wanted.seat is None else wanted.seat
    info.sitters[seat] = _human(wanted.name, wanted.avatar, key)
    info.sitters[seat].entropy = wanted.entropy
    return seat


def arrange(info: TableInfo, wanted: commands.Arrange) -> None:
    """The host puts a bot or this device on a seat, or opens it."""
    _must_be_free(info)
    if wanted.seat >= len(info.sitters):
        raise Refusal("no-seat")
    if wanted.sit == "bot":
        sitter = _bot(wanted.level, wanted.name, wanted.avatar)
    elif wanted.sit == "device":
        if wanted.key is None:
            raise Refusal("bad-message", problem="key")
        sitter = _human(wanted.name, wanted.avatar, wanted.key)
    else:
        sitter = Sitter()
    info.sitters[wanted.seat] = sitter


def configure(info: TableInfo, game: Game, wanted: commands.Configure) -> None:
    """The host changes options, the number of seats or the clock."""
    _must_be_free(info)
    if info.inherited_moves and (wanted.seats is not None or wanted.options is not None):
        raise Refusal("moves-before")
    if wanted.seats is not None:
        while len(info.sitters) < wanted.seats:
            info.sitters.append(Sitter())
        while len(info.sitters) > wanted.seats:
            if info.sitters[-1].kind == "human":
                raise Refusal("seat-taken")
            info.sitters.pop()
    try:
        options = info.options if wanted.options is None else wanted.options
        info.options = game.check_options(options, game.check_seats(len(info.sitters)))
    except GnomehallError as error:
        raise Refusal("bad-table", problem=str(error)) from error
    if isinstance(wanted.clock, parts.ClockPlan) or wanted.clock is None:
        info.clock = wanted.clock
    if wanted.public is not None:
        info.public = wanted.public


def choose_cards(info: TableInfo, cards: str | None) -> None:
    """The host chooses the cards; None: those of the game."""
    _must_be_free(info)
    if info.inherited_moves:
        raise Refusal("moves-before")
    info.cards = cards


def _must_be_free(info: TableInfo) -> None:
    """The host may change what is played; a daily deal is the same for everybody."""
    _must_wait(info)
    if info.daily is not None:
        raise Refusal("daily-stays")
    if info.scenario is not None:
        raise Refusal("scenario-stays")


def _must_wait(info: TableInfo) -> None:
    if info.status != "waiting":
        raise Refusal("started")


def begin(info: TableInfo, game: Game, level: str, before: Sequence[Entry], on_entry: Observer) -> Table:
    """The match begins; open seats go to bots of a level.  The entropy is fixed before the first draw."""
    _must_wait(info)
    for number, sitter in enumerate(info.sitters):
        if sitter.kind == "open":
            if not level:
                raise Refusal("open-seats")
            info.sitters[number] = _bot(level, "", "")
    # the daily deal is the same for everybody, so nobody adds to its chance
    info.entropy = ["" if info.daily else sitter.entropy for sitter in info.sitters]
    info.status = "playing"
    match = Table(
        game, len(info.sitters), info.options, bytes.fromhex(info.seed), info.entropy, log=before,
        on_entry=on_entry, promised=[sitter.promised for sitter in info.sitters],
    )
    info.inherited_moves = match.inherited_moves
    if match.is_over:
        info.status = "over"
    return match


def rematch(info: TableInfo, rotate: bool) -> TableInfo:
    """The same people at a new table; everybody's key opens it, and everybody keeps the colour of the old place."""
    sitters = [
        Sitter(old.kind, old.name, old.avatar or f"seat-{seat}", old.level, old.key, auto=old.auto)
        for seat, old in enumerate(info.sitters)
    ]
    if rotate:
        sitters = [*sitters[-1:], *sitters[:-1]]
    return TableInfo(
        game=info.game, sitters=sitters, options=info.options, seed=fresh_seed().hex(), code=new_code(),
        watch=new_key(), host=info.host, created=time.time(), cards=info.cards, public=False,
        clock=info.clock, lend_after=info.lend_after, pace=info.pace, starts_by_itself=True,
    )


def is_automatic(sitter: Sitter, match: Table) -> bool:
    """Whether the server makes the next move of this sitter: a bot's, or one its owner wants made automatically."""
    if sitter.kind == "bot" or sitter.played_by_bot:
        return True
    wanted = automatic_moves(sitter, match)
    return bool(wanted) and any(move.text in wanted for move in match.legal())


def automatic_moves(sitter: Sitter, match: Table) -> list[str]:
    """The moves a sitter wants made automatically, always or only in this round."""
    rests = bool(sitter.resting) and match.game.period(match.state) == sitter.rests_in
    return sitter.auto + sitter.resting if rests else sitter.auto
