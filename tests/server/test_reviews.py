"""Summaries, replays of records, and reviews: whole, bounded, and the same as the engine."""

from __future__ import annotations

import time
from functools import cache
from itertools import pairwise
from typing import Any  # JSON

import pytest

import gnomehall
from gnomehall.bots.contract import Budget, Estimate
from gnomehall.bots.names import make_bot
from gnomehall.core.table import Table
from gnomehall.review.decisions import Decision, Weighed, decisions_of, difference, milliseconds_for, turn_starts, worst
from gnomehall.review.luck import draws, ledger
from gnomehall.review.skill import skill
from gnomehall.review.story import Headline, Standing, headline
from gnomehall.review.turns import Look, Turn, turns
from gnomehall.server.jobs.replays import MOST_FRAMES
from tests.server.harness import FREE, Server, running, web


@cache
def a_match(game: str, seats: int, seed: int = 3) -> Table:
    """A match between bots that look one step ahead."""
    table = gnomehall.new_table(game, seats, seed=seed)
    bots = [make_bot("greedy", table.game, seat) for seat in range(seats)]
    while table.to_move is not None:
        table.play(bots[table.to_move].choose(table.state.clone(), Budget()).move)
    return table


def post(server: Server, path: str, body: object) -> Any:
    return web.post(f"{server.url}/api{path}", json=body)


@pytest.mark.parametrize(("game", "seats"), [("gems", 3), ("gnomopolis", 2), ("gnomeland", 2)])
def test_a_record_is_told_and_shown_page_by_page_as_the_engine_has_it(server: Server, game: str, seats: int) -> None:
    match = a_match(game, seats)
    record = match.record()
    summary = post(server, "/summary", {"record": record}).json()
    assert summary["moves"] == len(match.played) == len(summary["steps"]) - 1
    assert summary["steps"][-1]["scores"] == match.scores()
    assert all(abs(sum(step["chances"]) - 1) < 1e-6 for step in summary["steps"])
    assert summary["steps"][0]["chances"] == [1 / seats] * seats, "a match begins even"
    assert all(step["label"] for step in summary["steps"][1:])
    views: list[Any] = []
    while len(views) <= summary["moves"]:
        part = post(server, "/replay", {"record": record, "first": len(views)}).json()
        assert 0 < len(part["views"]) <= MOST_FRAMES
        views += part["views"]
    half = next(n for n, it in enumerate(match.played) if n >= summary["moves"] // 2 and it.seat >= 0)
    assert [view["scores"] for view in views] == [step["scores"] for step in summary["steps"]]
    assert views[half]["seats"] == match.play_on(half).view()["seats"]
    assert [turn["first"] for turn in summary["turns"]] == [turn.first for turn in turns(match)]


def test_a_broken_record_is_refused_with_its_line(server: Server) -> None:
    lines = a_match("gnomopolis", 2).record().splitlines()
    for path in ("/summary", "/replay", "/reviews"):
        body: dict[str, object] = {"record": "\n".join([*lines[:9], *lines[10:]])}
        answer = post(server, path, {**body, "seat": 0} if path == "/reviews" else body)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-record")
        assert "line" in answer.json()["sentence"]


def test_a_review_runs_beside_is_kept_and_can_be_stopped(tmp_path: Any) -> None:
    record = a_match("gnomopolis", 2).record()
    settings = type(FREE)(address_rate=0, seat_rate=0, create_rate=0, bot_workers=2, review_seconds=2.0)
    with running(str(tmp_path / "hall.db"), settings) as server:
        first = post(server, "/reviews", {"record": record, "seat": 0}).json()
        assert first["state"] == "running"
        assert first["of"] == len(decisions_of(a_match("gnomopolis", 2), 0)) + 1
        assert first["decisions"] == []
        assert post(server, "/reviews", {"record": record, "seat": 0}).json()["id"] == first["id"], "one for a match"
        other = post(server, "/reviews", {"record": record, "seat": 1}).json()
        assert post(server, f"/reviews/{other['id']}/stop", {}).json()["state"] == "stopped"
        found = first
        for _ in range(300):
            if found["state"] != "running":
                break
            time.sleep(0.2)
            found = web.get(f"{server.url}/api/reviews/{first['id']}?language=fr").json()
        assert found["state"] == "done"
        assert found["seconds"] < found["longest"] == 60
        check(found, a_match("gnomopolis", 2))
        check_the_one_line(found)
        check_a_puzzle(server, record, found)
        server.stop()
        server.start()
        again = post(server, "/reviews", {"record": record, "seat": 0}).json()
        assert (again["state"], again["seconds"]) == ("done", found["seconds"]), "it is kept"
        assert web.get(f"{server.url}/api/reviews/{other['id']}").json()["state"] == "stopped"
        assert web.get(f"{server.url}/api/reviews/none").status_code == 404


def check(found: Any, match: Table) -> None:
    """What every review must hold."""
    for decision in found["decisions"]:
        assert match.played[decision["at"]].seat == 0
        assert match.played[decision["at"]].move.id == decision["chosen"]["id"]
        assert decision["win"][1] <= decision["win"][0] <= decision["win"][2]
        assert decision["equal"] or decision["win"][0] > 0
        same = decision["chosen"]["id"] == decision["best"]["id"]
        assert not same or (decision["equal"] and decision["points"] == [0, 0, 0])
        assert all(entry.seat == 0 for entry in match.played[decision["turn"] : decision["at"] + 1])
    costs = [found["decisions"][i]["win"][0] for i in found["worst"]]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) <= 3
    sums = [one["draws"] + one["decisions"] for one in found["ledger"]]
    results = [points - both for points, both in zip(match.scores(), sums, strict=True)]
    assert max(results) - min(results) < 1e-6, "draws and decisions add up to the result"


def check_the_one_line(found: Any) -> None:
    """Headline, chart and decisions come from the same numbers."""
    line, seat = found["line"], found["seat"]
    seats = len(found["ledger"])
    assert line[0]["chances"] == [1 / seats] * seats
    assert all(abs(sum(one["chances"]) - 1) < 1e-4 for one in line)
    for decision in (it for it in found["decisions"] if not it["equal"]):
        falls = [
            before["chances"][seat] - after["chances"][seat] for before, after in pairwise(line)
            if (before["at"], after["at"]) == (decision["at"], decision["at"] + 1)
        ]
        assert decision["at"] == 0 or any(abs(fall - decision["win"][0]) < 1e-4 for fall in falls)
        assert abs(decision["stands"][0] - decision["came"][0] - decision["win"][0]) < 1e-4
    assert found["headline"]["key"] in headlines_that_fit(line, seat)
    assert found["skill"]["good"] == sum(it["equal"] for it in found["decisions"])


def headlines_that_fit(line: list[Any], seat: int) -> set[str]:
    """What may be said of a line that is told as the chart shows it."""
    leads = [one["chances"][seat] >= max(one["chances"]) - 0.005 for one in line]
    if all(leads[1:]):
        return {"review-led"}
    if not any(leads[1:]):
        return {"review-never"}
    word = "turned" if leads[-1] else "slipped"
    return {f"review-{word}", f"review-{word}-round"}


def check_a_puzzle(server: Server, record: str, found: Any) -> None:
    """Any position can be weighed; a decision that the review weighed has the review's own figures."""
    for decision in found["decisions"][:4]:
        wanted = {"record": record, "at": decision["at"], "review": found["id"]}
        answer = post(server, "/analysis?language=fr", wanted).json()
        assert (answer["kept"], answer["seat"], len(answer["moves"])) == (True, 0, decision["options"])
        best, played = answer["moves"][0], next(it for it in answer["moves"] if it["played"])
        assert (best["move"]["id"], best["verdict"]) == (decision["best"]["id"], "best")
        assert (played["move"]["id"], played["win"]) == (decision["chosen"]["id"], decision["came"])
        assert played["verdict"] in (("best", "equal") if decision["equal"] else ("same",))
    answer = post(server, "/analysis", {"record": record, "at": decision["at"], "milliseconds": 100}).json()
    assert answer["kept"] is False
    assert {it["move"]["text"] for it in answer["moves"]} == {
        move.text for move in gnomehall.replay(record).play_on(decision["at"]).legal()}
    line = [best["move"]["text"], *[it["text"] for it in best["line"]]]
    shown = post(server, "/branch", {"record": record, "at": decision["at"], "moves": line}).json()
    assert len(shown["views"]) == 1 + len(line)
    wrong = post(server, "/branch", {"record": record, "at": decision["at"], "moves": ["fly"]})
    assert wrong.json()["code"] == "not-a-move"
    assert post(server, "/analysis", {"record": record, "at": 100_000}).json()["code"] == "bad-message"


def test_an_unfinished_match_is_not_reviewed(server: Server) -> None:
    match = a_match("gems", 2)
    record = match.play_on(40).record()
    answer = post(server, "/reviews", {"record": record, "seat": 0})
    assert answer.json()["code"] == "not-over"
    assert post(server, "/reviews", {"record": match.record(), "seat": 7}).json()["code"] == "no-seat"
    summary = post(server, "/summary", {"record": record}).json()
    assert summary["steps"][5]["chances"] == [], "no hint while a match goes on"
    assert post(server, "/analysis", {"record": record, "at": 5}).json()["code"] == "not-over"
    assert post(server, "/branch", {"record": record, "at": 5, "moves": []}).json()["code"] == "not-over"


def test_luck_is_nothing_on_average() -> None:
    """Over many deals draws give as much as they take; here the mean of a seat lies within three errors of zero."""
    found = [points for seed in range(24) for points in draws(a_match("gems", 2, seed))]
    mean = sum(found) / len(found)
    spread = (sum((x - mean) ** 2 for x in found) / len(found)) ** 0.5
    assert spread > 0.5, "there is luck"
    assert abs(mean) < 3 * spread / len(found) ** 0.5


def test_the_ledger_sets_decisions_against_the_average_of_the_table() -> None:
    assert [one.decisions for one in ledger([1.0, -1.0], [5, 3], 0.0)] == [0.0, 0.0], "all of it was luck"
    assert [one.decisions for one in ledger([0.0, 0.0], [5, 3], 0.0)] == [1.0, -1.0]
    assert ledger([2.0], [9], 4.5)[0].decisions == -4.5, "alone: what was given away"


def test_budgets_keep_the_time_and_intervals_add_up() -> None:
    assert milliseconds_for(50, 36, 2) == 1200
    assert milliseconds_for(200, 36, 2) == 360
    assert milliseconds_for(200, 36, 2, beside=300) == 60
    assert milliseconds_for(100_000, 36, 2) == 20
    assert difference(Estimate(3, 2.7, 3.3), Estimate(1, 0.6, 1.4), 999) == pytest.approx([2, 1.5, 2.5])


def decision(at: int, win: float, equal: bool = False, best: float = 0.6) -> Decision:
    """A decision between two moves that gave some of the chance to win away."""
    moves = [
        Weighed("best", [best] * 3, [0.0] * 3, [best, 1 - best], ["best"]),
        Weighed("chosen", [best - win] * 3, [0.0] * 3, [best - win, 1 - best + win], []),
    ]
    chosen = "best" if equal else "chosen"
    return Decision(
        at, 2, chosen, "best", ["best"], equal, [1.0, 0.5, 1.5], [win, 0.0, 1.0], [best] * 3, [best - win] * 3, 1,
        moves, 100)


def test_the_three_that_mattered_are_of_three_turns() -> None:
    found = [decision(0, 0.3), decision(1, 0.2), decision(4, 0.1), decision(6, 0.9, equal=True), decision(8, 0.05)]
    starts = [0, 0, 2, 3, 4, 5, 6, 7, 8]
    assert worst(found, starts, is_alone=False) == [0, 2, 4]


def choice(win: list[float], points: list[float], chosen: int, doubt: float = 0.0) -> Decision:
    """A decision between moves of these values, each known up to a doubt."""
    def three(x: float) -> list[float]:
        return [x, x - doubt, x + doubt]

    moves = [
        Weighed(str(n), three(x), three(y), [x, 1 - x], []) for n, (x, y) in enumerate(zip(win, points, strict=True))]
    return Decision(
        0, len(moves), str(chosen), "0", ["0"], chosen == 0, [0.0] * 3, [0.0] * 3, [0.5] * 3, [0.5] * 3, 1, moves, 100)


def choices(picks: list[int], doubt: float = 0.0) -> list[Decision]:
    """Decisions between four moves, of which the first is the best."""
    return [choice([0.6, 0.5, 0.45, 0.2], [3.0, 1.0, 0.0, -2.0], pick, doubt) for pick in picks]


def test_blind_picks_keep_nothing_and_the_best_keep_all() -> None:
    best = skill(choices([0] * 12))
    assert (best.kept, best.key, best.good, best.blind) == (1.0, "review-skill-master", 12, 3.0)
    blind = skill(choices([0, 1, 2, 3] * 6))
    assert (blind.kept, blind.key) == (0.0, "review-skill-blind")
    assert skill(choices([0, 0, 0, 1, 1, 2] * 5)).key == "review-skill-good"
    assert skill(choices([3] * 12)).kept == -1.0


def test_a_word_is_said_only_if_the_whole_interval_supports_it() -> None:
    assert skill(choices([0])).key == "review-skill-few", "one choice may be luck"
    assert skill([]).key == "review-skill-few"
    some = skill(choices([0, 0, 1, 0, 1, 3, 2, 1, 0, 2] * 4))
    assert some.key == "review-skill-some"
    assert 0 < some.low < some.kept < some.high
    unclear = skill(choices([0, 1, 2, 0, 3, 0]))
    assert unclear.low < 0 < 0.5 < unclear.high
    assert unclear.key == "review-skill-few"


def test_where_the_match_is_lost_points_still_tell_good_choices_from_bad() -> None:
    lost = [choice([0.0] * 4, [3.0, 1.0, 0.0, -2.0], 0) for _ in range(12)]
    assert (skill(lost).kept, skill(lost).key) == (1.0, "review-skill-master")


def test_what_the_simulations_cannot_tell_apart_hardly_counts() -> None:
    told = choices([0, 1, 2, 3] * 3)
    untold = choices([0] * 20, doubt=9.0)
    assert skill([*told, *untold]).kept == skill(told).kept == 0.0


@pytest.mark.parametrize(("mine", "key", "turn"), [
    ([0.6, 0.7, 1.0], "review-led", -1), ([0.2, 0.3, 0.0], "review-never", -1),
    ([0.2, 0.6, 1.0], "review-turned", 1), ([0.6, 0.3, 0.0], "review-slipped", 1),
    ([0.6, 0.7, 0.0], "review-slipped", 2),
])
def test_the_headline_names_the_turn_after_which_it_stayed_so(mine: list[float], key: str, turn: int) -> None:
    line = [Standing(0, [0.5, 0.5], 0, 1)]
    line += [Standing(10 * (n + 1), [x, 1 - x], 0, 1) for n, x in enumerate(mine)]
    assert headline(line, 0, [Turn(0, 0, 0), Turn(10, 1, 0), Turn(20, 0, 0)]) == Headline(key, turn)


def test_the_win_is_the_winners_at_the_end() -> None:
    match = a_match("gnomopolis", 2)
    assert sorted(Look(match).chances()[-1]) in ([0.0, 1.0], [0.5, 0.5])
    starts = turn_starts(match)
    assert all(match.played[start].seat == match.played[n].seat for n, start in enumerate(starts))
