"""Puzzles over the wire: found, tried, hinted, solved, made of a match and opened by link."""

from __future__ import annotations

from typing import Any  # an answer is any plain data

import pytest

from gnomehall.core.dice import Dice
from gnomehall.core.playout import random_move
from gnomehall.core.table import Table
from gnomehall.games import game
from gnomehall.puzzles.make import NoPuzzle, puzzle_of
from gnomehall.puzzles.puzzle import shipped
from tests.server.harness import Server
from tests.server.harness import web as client


def web(address: str, body: object = None) -> Any:
    """What the server answers, a refusal too."""
    return (client.get(address) if body is None else client.post(address, json=body)).json()


def test_a_game_lists_its_puzzles_without_answers(server: Server, name: str) -> None:
    found = web(f"{server.url}/api/games/{name}/puzzles?language=fr")
    assert [it["id"] for it in found] == [it.id for it in shipped(name)]
    assert [it["number"] for it in found] == list(range(len(found)))
    assert "line" not in found[0]
    assert all(it["value"] is None for it in found if it["kind"] == "worth")
    assert web(f"{server.url}/api/games/chess/puzzles")["code"] == "not-found"


def test_a_day_and_a_rating_have_a_puzzle(server: Server, name: str) -> None:
    address = f"{server.url}/api/games/{name}/puzzles"
    assert web(f"{address}/daily?day=2026-11-16")["difficulty"] == 1
    assert web(f"{address}/daily")["game"] == name
    assert web(f"{address}/daily?day=today")["code"] == "bad-message"
    assert web(f"{address}/next?rating=1100&after=0") != web(f"{address}/next?rating=1100&after=1")


def test_a_puzzle_is_opened_tried_hinted_and_solved(server: Server, name: str) -> None:
    puzzle = next(it for it in shipped(name) if it.kind == "turn")
    address = f"{server.url}/api/puzzles/{puzzle.id}"
    assert web(address)["length"] == len(puzzle.line)
    opened = web(f"{address}/try", {})
    assert (opened["status"], opened["to_move"], opened["reach"]) == ("open", puzzle.seat, puzzle.value)
    assert opened["view"]["game"] == name
    assert {it["text"] for it in opened["legal"]} >= {puzzle.line[0]}
    hints = [web(f"{address}/hint", {"step": step}) for step in (1, 2, 3)]
    assert [hint["move"] is None for hint in hints] == [True, True, False]
    assert not any(hint["take_back"] for hint in hints)
    solution = web(f"{address}/solution")
    assert len(solution["views"]) == len(solution["line"]) + 1
    own = [step["move"]["text"] for step in solution["line"] if step["seat"] == puzzle.seat]
    solved = web(f"{address}/try", {"moves": own})
    assert solved["status"] == "solved"
    assert all(it["right"] for it in solved["tried"])
    assert web(f"{address}/try", {"moves": ["nonsense"]})["code"] == "not-a-move"
    assert web(f"{address}/try", {"moves": ["pass"] * 121})["code"] == "bad-message"


def test_a_wrong_move_shows_what_is_left_and_a_hint_asks_to_take_it_back(server: Server) -> None:
    puzzle = next(
        it for it in shipped("gnomopolis")
        if it.kind == "turn" and "pass" in [move.text for move in it.table(game("gnomopolis")).legal()])
    address = f"{server.url}/api/puzzles/{puzzle.id}"
    failed = web(f"{address}/try", {"moves": ["pass"]})
    assert (failed["status"], failed["turn_over"], failed["legal"]) == ("failed", True, [])
    assert web(f"{address}/hint", {"moves": ["pass"], "step": 1})["take_back"]


def test_what_a_position_is_worth_is_answered_by_a_number(server: Server) -> None:
    puzzle = next(it for name in ("gnomopolis", "gnomeland", "gems") for it in shipped(name) if it.kind == "worth")
    address = f"{server.url}/api/puzzles/{puzzle.id}/try"
    assert [web(address, {"answer": answer})["status"] for answer in (None, int(puzzle.value), 9_999)] == [
        "open", "solved", "wrong"]


def finished_with_a_puzzle(name: str) -> tuple[Table, int]:
    """A finished random match, and after how many of its moves there is a puzzle about points."""
    it = game(name)
    for seed in range(40):
        table, dice, found = Table(it, 2, seed=seed), Dice(seed), None
        while not table.is_over:
            if found is None and len(table.played) % 3 == 0:
                try:
                    puzzle_of(table, "points")
                    found = len(table.played)
                except NoPuzzle:
                    pass
            table.play(random_move(table.state, dice))
        if found is not None:
            return table, found
    pytest.fail("no match has a puzzle")


def test_a_puzzle_made_of_a_match_is_opened_by_its_link(server: Server) -> None:
    table, at = finished_with_a_puzzle("gnomopolis")
    body = {"record": table.record(), "at": at, "goal": "points"}
    made = web(f"{server.url}/api/puzzles", body)
    assert made == web(f"{server.url}/api/puzzles", body)
    assert (len(made["id"]), made["number"]) == (24, None)
    assert web(f"{server.url}/api/puzzles/{made['id']}") == made
    assert web(f"{server.url}/api/puzzles/{made['id']}/try", {})["status"] == "open"
    assert web(f"{server.url}/api/puzzles", {**body, "goal": "won"})["code"] == "no-puzzle"
    assert web(f"{server.url}/api/puzzles", {**body, "goal": "gold"})["code"] == "bad-message"
    assert web(f"{server.url}/api/puzzles", {**body, "record": "{}"})["code"] == "bad-record"
    unfinished = Table(game("gnomopolis"), 2, seed=1).record()
    assert web(f"{server.url}/api/puzzles", {**body, "record": unfinished, "at": 0})["code"] == "not-over"


@pytest.mark.parametrize("id", ["0" * 12, "0" * 24, "nothing"])
def test_a_puzzle_nobody_made_is_not_found(server: Server, id: str) -> None:
    assert web(f"{server.url}/api/puzzles/{id}")["code"] == "not-found"
    assert web(f"{server.url}/api/puzzles/{id}/try", {})["code"] == "not-found"


def test_the_goals_of_a_game_are_told(server: Server, name: str) -> None:
    goals = web(f"{server.url}/api/games/{name}/goals?language=it")
    assert {"points", "won"} <= {it["key"] for it in goals if it["ending"]}
    assert all(it["text"] for it in goals)
