"""A process for work that strangers may ask for: reads chores and writes answers, a line of JSON each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any  # a chore goes to the function it is listed for

import msgspec
from msgspec import Raw

import gnomehall
from gnomehall.core.cards import parse_card_set
from gnomehall.core.errors import GnomehallError
from gnomehall.core.game import Game
from gnomehall.core.mistakes import CardMistake
from gnomehall.core.record import entry_text, parse_entry
from gnomehall.core.replay import read_record, replayed
from gnomehall.core.sheet import AllSheets, Scored, rank
from gnomehall.core.table import Table
from gnomehall.games import game as game_named
from gnomehall.server.jobs import chores, films
from gnomehall.server.jobs.jobs import Answered, AnyResult, Position, Refused
from gnomehall.server.jobs.worker import answer_lines
from gnomehall.server.refusal import Refusal
from gnomehall.server.reviews import words
from gnomehall.server.reviews.prepare import prepared
from gnomehall.server.rooms.history import encode_view
from gnomehall.server.settings import DEFAULTS
from gnomehall.server.wire.bodies import CardsChecked, Verified
from gnomehall.server.wire.sheets import SHEET_MODULES, AnySheets

MEMORY = 1_000_000_000  # bytes a clerk may take
encode = msgspec.json.encode


def do(chore: chores.AnyChore) -> AnyResult:
    """Do a chore, or say why not."""
    try:
        return Answered(Raw(encode(CHORES[type(chore)](chore))))
    except Refusal as refusal:
        return Refused(refusal.code, str(refusal.args_of_sentence.get("problem", "")))
    except GnomehallError as error:
        return Refused(_code(chore), str(error))


def _code(chore: chores.AnyChore) -> str:
    if isinstance(chore, chores.ScoreSheets):
        return "bad-table"
    return "bad-cards" if isinstance(chore, chores.VetCards | chores.CheckCardSet) else "bad-record"


# ---- cards


def _load(game: str, cards: str) -> Game:
    return game_named(game, parse_card_set(cards, "cards"))


def _vet(chore: chores.VetCards) -> bool:
    _load(chore.game, chore.cards)
    return True


def _check(chore: chores.CheckCardSet) -> CardsChecked:
    tree = None
    try:
        card_set = parse_card_set(chore.cards, "cards")
        tree = card_set.data if chore.tree else None
        game = game_named(chore.game, card_set)
    except CardMistake as mistake:
        return CardsChecked(False, str(mistake), "", list(mistake.path), mistake.said(chore.language), tree=tree)
    return CardsChecked(
        True, "", game.card_set.hash, cards=game.describe_cards(chore.language), warnings=game.warnings(chore.language),
        tree=tree)


def _score(chore: chores.ScoreSheets) -> Scored:
    return score(msgspec.json.decode(chore.sheets, type=AnySheets))


def score(sheets: AllSheets) -> Scored:
    """The points of every sheet, and the ranking."""
    name = str(sheets.__struct_config__.tag)
    game = game_named(name) if sheets.cards is None else _load(name, sheets.cards)
    return rank(SHEET_MODULES[name].tally(game, sheets))


# ---- matches


def table_of(match: chores.Match) -> Table:
    """The match, played again by the rules, if it is not too long."""
    if match.position is not None:
        return _follow(match.position)
    text = match.record or ""
    lines = text.count("\n")
    if lines > DEFAULTS.most_entries:
        raise Refusal("bad-record", problem=f"{lines} > {DEFAULTS.most_entries}")
    table = read_record(text, game_named).table()
    if len(table.played) > DEFAULTS.most_moves:
        raise Refusal("bad-record", problem=f"{len(table.played)} > {DEFAULTS.most_moves}")
    return table


def _game_at(position: Position) -> Game:
    return game_named(position.game) if position.cards is None else _load(position.game, position.cards)


def _follow(position: Position) -> Table:
    game = _game_at(position)
    if len(position.log) > DEFAULTS.most_moves:
        raise Refusal("bad-record", problem=f"{len(position.log)} > {DEFAULTS.most_moves}")
    return Table(
        game, position.seats, position.options, log=[parse_entry(game, text) for text in position.log], draws=False)


def _read(chore: chores.ReadMatch) -> chores.ReadOut:
    table = table_of(chore.match)
    cards = None if table.game.card_set.is_standard else table.game.card_set.text
    log = [entry_text(entry) for entry in table.played]
    return chores.ReadOut(Position(table.game.name, cards, table.seats, dict(table.options), log), table.is_over)


def _views(chore: chores.ShowViews) -> dict[int, Raw]:
    position = chore.position
    game = _game_at(position)
    entries = [parse_entry(game, text) for text in position.log]
    table = Table(game, position.seats, position.options, draws=False)
    return {
        again.version: Raw(encode_view(again.typed_view()))
        for again in replayed(table, entries) if again.version > chore.after
    }


CHORES: dict[type, Callable[[Any], object]] = {
    chores.VetCards: _vet,
    chores.CheckCardSet: _check,
    chores.ScoreSheets: _score,
    chores.ReadMatch: _read,
    chores.TellFilm: lambda it: films.film(table_of(it.match), it.match.names, it.language),
    chores.ShowPositions: lambda it: films.frames(table_of(it.match), it.first, it.last),
    chores.ShowViews: _views,
    chores.VerifyRecord: lambda it: Verified(gnomehall.verify(it.record)),
    chores.TellDraws: lambda it: films.draws_of(table_of(chores.Match(it.record))),
    chores.PrepareReview: lambda it: prepared(table_of(it.match), it.seat),
    chores.TellReview: lambda it: words.shown(it.name, it.review, it.language),
}


if __name__ == "__main__":
    answer_lines(msgspec.json.Decoder(chores.AnyChore), do, MEMORY)
