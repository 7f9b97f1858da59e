"""Puzzles in the process for visitors' work: tries judged, hints, solutions, and new ones solved."""

from __future__ import annotations

from msgspec import Raw

from gnomehall.core.errors import GnomehallError
from gnomehall.core.game import Game, Move, Played
from gnomehall.core.replay import replayed
from gnomehall.core.state import CHANCE
from gnomehall.core.table import Table
from gnomehall.core.words import has_message, say
from gnomehall.puzzles import tries
from gnomehall.puzzles.lines import ideas_of
from gnomehall.puzzles.make import NoPuzzle, puzzle_of
from gnomehall.puzzles.puzzle import Puzzle
from gnomehall.puzzles.tasks import goals_of, idea_text
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms import messages
from gnomehall.server.rooms.history import encode_view
from gnomehall.server.wire import puzzles as wire


def judge(game: Game, id: str, puzzle: Puzzle, wanted: wire.WantTry) -> wire.PuzzleTry:
    """How a try stands."""
    if puzzle.kind == "worth":
        return _judge_answer(game, id, puzzle, wanted)
    tried = _played(game, puzzle, wanted.moves)
    language = wanted.language
    lost = tried.status in ("wrong", "failed")
    return _shown(
        game, id, puzzle, tried.table, language, tried.status, _now(tried), tried.reach,
        [
            wire.TriedMove(messages.button(game, it.move.id, language), it.is_right, it.before, it.after)
            for it in tried.judged
        ], tried.turn_over, _line(game, tries.refutation(tried), language) if lost else [])


def _judge_answer(game: Game, id: str, puzzle: Puzzle, wanted: wire.WantTry) -> wire.PuzzleTry:
    status: tries.Status = "open"
    if wanted.answer is not None:
        status = "solved" if wanted.answer == puzzle.value else "wrong"
    return _shown(game, id, puzzle, puzzle.table(game), wanted.language, status, 0.0, 0.0, [], False, [])


def _shown(
    game: Game, id: str, puzzle: Puzzle, table: Table, language: str, status: tries.Status, now: float,
    reach: float, tried: list[wire.TriedMove], turn_over: bool, refutation: list[wire.LineMove],
) -> wire.PuzzleTry:
    before = len(puzzle.moves.split())
    legal = [] if turn_over or puzzle.kind == "worth" else table.state.legal_ids()
    return wire.PuzzleTry(
        id=id, status=status, now=now, reach=reach, tried=tried,
        played=_line(game, [(it.seat, it.move) for it in table.played[before:]], language), turn_over=turn_over,
        refutation=refutation, ideas=_ideas(game, puzzle, language) if status == "solved" else [],
        view=Raw(encode_view(table.typed_view())), to_move=table.to_move, legal=messages.buttons(game, legal, language))


def _ideas(game: Game, puzzle: Puzzle, language: str) -> list[str]:
    known = ideas_of(game)
    return [idea_text(game, key, language) for key in puzzle.ideas if key in known]


def _now(tried: tries.Try) -> float:
    solver = tried.solver
    return float(solver.goal.value(solver.facts, tried.table.state, solver.seat))


def _played(game: Game, puzzle: Puzzle, moves: list[str]) -> tries.Try:
    try:
        return tries.play_try(game, puzzle, moves)
    except GnomehallError as error:
        raise Refusal("not-a-move", problem=str(error)) from error


def _line(game: Game, moves: list[tuple[int, Move]], language: str) -> list[wire.LineMove]:
    return [
        wire.LineMove(seat, messages.shown(move), messages.told(game, seat, move, [], language)) for seat, move in moves
    ]


def hint(game: Game, puzzle: Puzzle, wanted: wire.WantPuzzleHint) -> wire.PuzzleHint:
    """Where to look, then which card, then the move."""
    language = wanted.language
    if puzzle.kind == "worth":
        text = say(language, "puzzle-hint-worth", "puzzles")
        return wire.PuzzleHint(wanted.step, text, False, "", "", None)
    tried = _played(game, puzzle, wanted.moves)
    if tried.status in ("wrong", "failed"):
        return wire.PuzzleHint(wanted.step, say(language, "puzzle-hint-back", "puzzles"), True, "", "", None)
    move = tries.next_move(tried)
    if move is None:
        return wire.PuzzleHint(wanted.step, say(language, "puzzle-hint-done", "puzzles"), False, "", "", None)
    names = {str(card["id"]): str(card["name"]) for card in game.describe_cards(language)}
    card = next((arg for arg in move.args if arg in names), "")
    button = messages.button(game, move.id, language)
    look = f"{game.name}-look-{move.verb}"
    place = say(language, look, game.name) if has_message("en", look, game.name) else button.label
    if wanted.step == 1:
        text = say(language, "puzzle-hint-look", "puzzles", where=place)
    elif wanted.step == 2 and card:
        text = say(language, "puzzle-hint-card", "puzzles", card=names[card])
    elif wanted.step == 2:
        text = say(language, "puzzle-hint-kind", "puzzles", what=place)
    else:
        text = say(language, "puzzle-hint-move", "puzzles", move=button.label)
    return wire.PuzzleHint(
        wanted.step, text, False, move.verb, card if wanted.step > 1 else "", button if wanted.step > 2 else None)


def show_solution(game: Game, id: str, puzzle: Puzzle, language: str) -> wire.PuzzleSolution:
    """The answer at the table."""
    before = len(puzzle.moves.split())
    table = puzzle.table(game) if puzzle.kind == "worth" else tries.solution(game, puzzle).table
    views = [
        Raw(encode_view(again.typed_view())) for n, again in enumerate(replayed(table, table.played)) if n >= before
    ]
    line = [(it.seat, it.move) for it in table.played[before:]]
    return wire.PuzzleSolution(id, puzzle.value, _line(game, line, language), views, _ideas(game, puzzle, language))


def make(table: Table, wanted: wire.MakePuzzle) -> Puzzle:
    """A puzzle of a moment of a match, solved; refused if it has no answer, or several."""
    if not table.is_over:
        raise Refusal("not-over")
    if wanted.goal not in goals_of(table.game) or wanted.at > len(table.played):
        raise Refusal("bad-message", problem="goal" if wanted.goal not in goals_of(table.game) else "at")
    moment = Table(table.game, table.seats, table.options, log=_before(table, wanted.at), draws=False)
    try:
        return puzzle_of(moment, wanted.goal, wanted.scope == "end")
    except NoPuzzle as reason:
        raise Refusal("no-puzzle", problem=reason.key) from reason


def _before(table: Table, at: int) -> list[Played]:
    """The first moves of a match, and then chance until somebody decides."""
    entries = list(table.played[:at])
    for entry in table.played[at:]:
        if entry.seat != CHANCE:
            break
        entries.append(entry)
    return entries
