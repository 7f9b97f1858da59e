"""A process for work that strangers may ask for: reads jobs and writes answers, a line of JSON each."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any  # a job goes to the function it is listed for

import msgspec
from msgspec import Raw

import gnomehall
from gnomehall.core.cards import CardSet, parse_card_set
from gnomehall.core.errors import GnomehallError
from gnomehall.core.game import Game
from gnomehall.core.mistakes import CardMistake
from gnomehall.core.record import entry_text, parse_entry
from gnomehall.core.replay import read_record, replayed
from gnomehall.core.sheet import AllSheets, Scored, rank
from gnomehall.core.table import Table
from gnomehall.games import GAMES
from gnomehall.games import game as game_named
from gnomehall.scenarios.write import write_scenario
from gnomehall.server.jobs import puzzle_work, replays, scenario_work, visitor_jobs
from gnomehall.server.jobs.jobs import Answered, AnyResult, Position, Refused
from gnomehall.server.jobs.worker import answer_lines
from gnomehall.server.refusal import Refusal
from gnomehall.server.reviews import words
from gnomehall.server.reviews.prepare import prepared
from gnomehall.server.rooms.history import encode_view
from gnomehall.server.settings import DEFAULTS
from gnomehall.server.wire.card_sets import CardsChecked
from gnomehall.server.wire.replays import Verified
from gnomehall.server.wire.sheets import SHEET_MODULES, AnySheets

MEMORY = 1_000_000_000  # bytes a process may take
encode = msgspec.json.encode


def do(job: visitor_jobs.AnyVisitorJob) -> AnyResult:
    """Do a job, or say why not."""
    try:
        return Answered(Raw(encode(WORK[type(job)](job))))
    except Refusal as refusal:
        return Refused(refusal.code, str(refusal.args_of_sentence.get("problem", "")))
    except GnomehallError as error:
        return Refused(_code(job), str(error))


def _code(job: visitor_jobs.AnyVisitorJob) -> str:
    if isinstance(job, visitor_jobs.ScoreSheets):
        return "bad-table"
    return "bad-cards" if isinstance(job, visitor_jobs.VetCards | visitor_jobs.CheckCardSet) else "bad-record"


# ---- cards


def _load(game: str, cards: str) -> Game:
    return game_named(game, parse_card_set(cards, "cards"))


def _vet(job: visitor_jobs.VetCards) -> bool:
    _load(job.game, job.cards)
    return True


def _check(job: visitor_jobs.CheckCardSet) -> CardsChecked:
    tree, whose = None, ""
    try:
        card_set = parse_card_set(job.cards, "cards")
        tree = card_set.data if job.tree else None
        whose = game_of_file(card_set)
        game = game_named(job.game, card_set)
    except CardMistake as mistake:
        return CardsChecked(
            False, str(mistake), "", list(mistake.path), mistake.said(job.language), tree=tree, game=whose)
    return CardsChecked(
        True, "", game.card_set.hash, cards=game.describe_cards(job.language), warnings=game.warnings(job.language),
        tree=tree, game=whose)


def game_of_file(card_set: CardSet) -> str:
    """The game whose set a file looks like: it has some of the game's tables of cards, and none that are not its."""
    found = []
    for name in GAMES:
        own = game_named(name).schema.fields
        given = set(card_set.data)
        if given <= set(own) and any(own[table].kind == "tables" for table in given):
            found.append((len(given), name))
    return max(found)[1] if found else ""


def _score(job: visitor_jobs.ScoreSheets) -> Scored:
    return score(msgspec.json.decode(job.sheets, type=AnySheets))


def score(sheets: AllSheets) -> Scored:
    """The points of every sheet, and the ranking."""
    name = str(sheets.__struct_config__.tag)
    game = game_named(name) if sheets.cards is None else _load(name, sheets.cards)
    return rank(SHEET_MODULES[name].tally(game, sheets))


# ---- matches


def table_of(match: visitor_jobs.Match) -> Table:
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


def _read(job: visitor_jobs.ReadMatch) -> visitor_jobs.ReadOut:
    table = table_of(job.match)
    cards = None if table.game.card_set.is_standard else table.game.card_set.text
    log = [entry_text(entry) for entry in table.played]
    return visitor_jobs.ReadOut(Position(table.game.name, cards, table.seats, dict(table.options), log), table.is_over)


def _views(job: visitor_jobs.ShowViews) -> dict[int, Raw]:
    position = job.position
    game = _game_at(position)
    entries = [parse_entry(game, text) for text in position.log]
    table = Table(game, position.seats, position.options, draws=False)
    return {
        again.version: Raw(encode_view(again.typed_view()))
        for again in replayed(table, entries) if again.version > job.after
    }


# ---- puzzles


def _game_of(asked: visitor_jobs.AskedPuzzle) -> Game:
    return game_named(asked.game) if asked.cards is None else _load(asked.game, asked.cards)


def _prove(job: visitor_jobs.ProvePuzzle) -> visitor_jobs.Proved:
    table = table_of(visitor_jobs.Match(job.wanted.record))
    cards = None if table.game.card_set.is_standard else table.game.card_set.text
    return visitor_jobs.Proved(table.game.name, cards, puzzle_work.make(table, job.wanted))


WORK: dict[type, Callable[[Any], object]] = {
    visitor_jobs.VetCards: _vet,
    visitor_jobs.CheckCardSet: _check,
    visitor_jobs.ScoreSheets: _score,
    visitor_jobs.ReadMatch: _read,
    visitor_jobs.TellSummary: lambda it: replays.summary(table_of(it.match), it.match.names, it.language),
    visitor_jobs.ShowPositions: lambda it: replays.frames(table_of(it.match), it.first, it.last),
    visitor_jobs.ShowViews: _views,
    visitor_jobs.VerifyRecord: lambda it: Verified(gnomehall.verify(it.record)),
    visitor_jobs.TellDraws: lambda it: replays.draws_of(table_of(visitor_jobs.Match(it.record))),
    visitor_jobs.PrepareReview: lambda it: prepared(table_of(it.match), it.seat),
    visitor_jobs.ShowBranch: lambda it: replays.branch(table_of(it.match), it.at, it.moves),
    visitor_jobs.TellAnalysis: words.weighed,
    visitor_jobs.TellReview: lambda it: words.shown(it.name, it.review, it.language),
    visitor_jobs.JudgeTry: lambda it: puzzle_work.judge(_game_of(it.asked), it.asked.id, it.asked.puzzle, it.wanted),
    visitor_jobs.HintPuzzle: lambda it: puzzle_work.hint(_game_of(it.asked), it.asked.puzzle, it.wanted),
    visitor_jobs.SolvePuzzle: lambda it: puzzle_work.show_solution(
        _game_of(it.asked), it.asked.id, it.asked.puzzle, it.language),
    visitor_jobs.ProvePuzzle: _prove,
    visitor_jobs.CheckScenario: lambda it: scenario_work.checked(it.wanted),
    visitor_jobs.CutScenario: lambda it: scenario_work.cut(
        table_of(visitor_jobs.Match(it.wanted.record)), it.wanted),
    visitor_jobs.OpenScenario: scenario_work.opened,
    visitor_jobs.WriteScenario: lambda it: write_scenario(it.scenario),
}


if __name__ == "__main__":
    answer_lines(msgspec.json.Decoder(visitor_jobs.AnyVisitorJob), do, MEMORY, float(sys.argv[1]))
