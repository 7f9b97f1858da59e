"""Who sits where: making a table, joining, arranging, beginning, and the next match of the same people."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache

from gnomehall.core.cards import parse_card_set
from gnomehall.core.chance import fresh_seed, numbered_seed
from gnomehall.core.errors import GnomehallError
from gnomehall.core.game import Entry, Game
from gnomehall.core.table import Observer, Table
from gnomehall.games import game as game_named
from gnomehall.server import api, wire
from gnomehall.server.bots import is_level
from gnomehall.server.keys import clean, hashed, new_code, new_key
from gnomehall.server.refusal import Refusal
from gnomehall.server.store import About, Sitter

LONGEST_NAME = 24


@lru_cache(maxsize=64)
def _with_cards(name: str, cards: str) -> Game:
    return game_named(name, parse_card_set(cards, "cards"))


def game_of(about: About) -> Game:
    """The game a table plays, with its card set."""
    return game_named(about.game) if about.cards is None else _with_cards(about.game, about.cards)


def load_game(name: str, cards: str | None) -> Game:
    """A game for somebody outside, or the reason why not."""
    try:
        return game_named(name) if cards is None else _with_cards(name, cards)
    except GnomehallError as error:
        raise Refusal("bad-cards" if cards else "bad-table", problem=str(error)) from error


def _bot(level: str, name: str, avatar: str) -> Sitter:
    if not is_level(level):
        raise Refusal("no-level")
    return Sitter("bot", clean(name, LONGEST_NAME), clean(avatar, LONGEST_NAME), level)


def _human(name: str, avatar: str, key: str) -> Sitter:
    return Sitter("human", clean(name, LONGEST_NAME), clean(avatar, LONGEST_NAME), key=hashed(key))


def new_table(wanted: api.CreateTable, given: int) -> tuple[About, list[api.SeatKey], str]:
    """A table as wished: what is known about it, the keys of this device's seats, and the host key."""
    game = load_game(wanted.game, wanted.cards)
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
            keys.append(api.SeatKey(number, key))
            sitters.append(_human(plan.name, plan.avatar, key))
        else:
            sitters.append(Sitter())
    seed = fresh_seed() if wanted.deal is None else numbered_seed(wanted.deal)
    host = new_key()
    about = About(
        game=game.name, sitters=sitters, options=options, seed=seed.hex(), code=new_code(), watch=new_key(),
        host=hashed(host), created=time.time(), cards=wanted.cards, public=wanted.public, clock=wanted.clock,
        lend_after=wanted.lend_after, pace=wanted.pace, deal=wanted.deal, given=given,
        origin=wanted.play_on.table if wanted.play_on else None,
    )
    return about, keys, host


def join(about: About, wanted: api.Join, key: str) -> int:
    """Take an open seat; whoever holds the key already gets the same seat again."""
    for number, sitter in enumerate(about.sitters):
        if sitter.key == hashed(key):
            return number
    if about.status != "waiting":
        raise Refusal("started")
    free = [number for number, sitter in enumerate(about.sitters) if sitter.kind == "open"]
    if wanted.seat is not None and wanted.seat >= len(about.sitters):
        raise Refusal("no-seat")
    if not free or (wanted.seat is not None and wanted.seat not in free):
        raise Refusal("seat-taken")
    seat = free[0] if wanted.seat is None else wanted.seat
    about.sitters[seat] = _human(wanted.name, wanted.avatar, key)
    about.sitters[seat].entropy = wanted.entropy
    return seat


def arrange(about: About, wanted: wire.Arrange) -> None:
    """The host puts a bot or this device on a seat, or opens it."""
    _must_wait(about)
    if wanted.seat >= len(about.sitters):
        raise Refusal("no-seat")
    if wanted.sit == "bot":
        sitter = _bot(wanted.level, wanted.name, wanted.avatar)
    elif wanted.sit == "device":
        if wanted.key is None:
            raise Refusal("bad-message", problem="key")
        sitter = _human(wanted.name, wanted.avatar, wanted.key)
    else:
        sitter = Sitter()
    about.sitters[wanted.seat] = sitter


def configure(about: About, wanted: wire.Configure) -> None:
    """The host changes options, the number of seats or the clock."""
    _must_wait(about)
    if wanted.seats is not None:
        while len(about.sitters) < wanted.seats:
            about.sitters.append(Sitter())
        while len(about.sitters) > wanted.seats:
            if about.sitters[-1].kind == "human":
                raise Refusal("seat-taken")
            about.sitters.pop()
    game = game_of(about)
    try:
        options = about.options if wanted.options is None else wanted.options
        about.options = game.check_options(options, game.check_seats(len(about.sitters)))
    except GnomehallError as error:
        raise Refusal("bad-table", problem=str(error)) from error
    if isinstance(wanted.clock, wire.ClockPlan) or wanted.clock is None:
        about.clock = wanted.clock
    if wanted.public is not None:
        about.public = wanted.public


def _must_wait(about: About) -> None:
    if about.status != "waiting":
        raise Refusal("started")


def begin(about: About, level: str, before: Sequence[Entry], on_entry: Observer) -> Table:
    """The match begins; open seats go to bots of a level.  The entropy is fixed before the first draw."""
    _must_wait(about)
    for number, sitter in enumerate(about.sitters):
        if sitter.kind == "open":
            if not level:
                raise Refusal("open-seats")
            about.sitters[number] = _bot(level, "", "")
    # the daily deal is the same for everybody, so nobody adds to its chance
    about.entropy = ["" if about.daily else sitter.entropy for sitter in about.sitters]
    about.status = "playing"
    match = Table(
        game_of(about), len(about.sitters), about.options, bytes.fromhex(about.seed), about.entropy, log=before,
        on_entry=on_entry,
    )
    about.given = match.inherited_moves
    if match.is_over:
        about.status = "over"
    return match


def rematch(about: About, rotate: bool) -> About:
    """The same people at a new table; everybody's key opens it."""
    sitters = [
        Sitter(old.kind, old.name, old.avatar, old.level, old.key, auto=old.auto) for old in about.sitters
    ]
    if rotate:
        sitters = [*sitters[-1:], *sitters[:-1]]
    return About(
        game=about.game, sitters=sitters, options=about.options, seed=fresh_seed().hex(), code=new_code(),
        watch=new_key(), host=about.host, created=time.time(), cards=about.cards, public=False,
        clock=about.clock, lend_after=about.lend_after, pace=about.pace, eager=True,
    )
