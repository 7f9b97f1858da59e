"""Every bot in every game: legal, within its budget, repeatable, and as strong as it says."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
import time

import pytest

from gnomehall.arena.match import play_match
from gnomehall.arena.tally import win_part
from gnomehall.bots.analysis import analyse
from gnomehall.bots.contract import Budget
from gnomehall.bots.greedy import GreedyBot
from gnomehall.bots.levels import ALL_LEVELS, LEVELS, STANDARD_BOTS
from gnomehall.bots.names import make_bot, parse_budget
from gnomehall.bots.outlook import Outlook
from gnomehall.bots.search import SearchBot, make_tree
from gnomehall.bots.tuning import Tuning, frozen_tuning, tuning
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game
from gnomehall.core.state import State
from gnomehall.games import game
from tests.conftest import random_states

SMALL = Budget(simulations=30)


def decision(of: str | Game, seats: int, seed: int, least: int = 2, skip: int = 30) -> State:
    """A position with a real choice, some way into a random match."""
    for number, (state, _) in enumerate(random_states(of, seats, seed)):
        if number >= skip and len(state.legal_ids()) >= least:
            return state.clone()
    raise AssertionError("no such position")


def share(name: str, bots: list[str], deals: int) -> float:
    """The first bot's part of the wins, over every rotation of the seats."""
    won = 0.0
    for deal in range(deals):
        for turn in range(len(bots)):
            result, _ = play_match(game(name), bots[turn:] + bots[:turn], deal, Budget())
            won += win_part(result, -turn % len(bots))
    return won / deals / len(bots)


def test_the_frozen_search_keeps_its_figures_when_those_of_the_search_change(
    name: str, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("gnomehall.bots.search.tuning", lambda _game, _seats: Tuning(explore=7.0))
    explored = {}
    for kind in ("search", "search-v1"):
        bot = make_bot(f"{kind}:20", game(name))
        bot.choose(decision(name, 2, 3), Budget())
        assert isinstance(bot, SearchBot)
        assert bot.tree is not None
        explored[kind] = bot.tree.explore
    assert explored == {"search": 7.0, "search-v1": frozen_tuning(name).explore}


def test_an_unknown_bot_is_answered_with_all_there_are() -> None:
    with pytest.raises(ValidationError) as refused:
        make_bot("goblin", game("gems"))
    for it in ALL_LEVELS:
        assert it.name in str(refused.value)


@pytest.mark.parametrize("bot", [*STANDARD_BOTS, "search"])
def test_a_bot_plays_legal_moves_with_any_number_of_seats(name: str, seats: int, bot: str) -> None:
    it = game(name)
    player = make_bot(bot, it, 5)
    for skip in (0, 40):
        state = decision(name, seats, seats, skip=skip)
        before = state.fields()
        choice = player.choose(state.clone(), SMALL)
        assert choice.move.id in state.legal_ids()
        assert choice.reasons
        assert not choice.note
        assert state.fields() == before


def test_a_move_without_a_choice_costs_no_time(name: str) -> None:
    matches = (random_states(name, 2, seed) for seed in range(20))
    forced = next(state for match in matches for state, _ in match if len(state.legal_ids()) == 1)
    start = time.perf_counter()
    choice = make_bot("old-root", game(name)).choose(forced.clone(), Budget(milliseconds=5000))
    assert time.perf_counter() - start < 0.5
    assert choice.simulations == 0


@pytest.mark.parametrize("bot", ["sprout", "neighbour", "tinkerer"])
def test_a_level_that_looks_one_step_ahead_does_not_let_time_pass(bot: str) -> None:
    gems = game("gems")
    state = gems.start(2, {"first": 0})
    player = make_bot(bot, gems, 3)
    assert gems.parse("retreat").id in state.legal_ids()
    for _ in range(50):
        assert player.choose(state.clone(), SMALL).move.text == "explore"


def test_a_search_ends_with_its_simulations_or_its_time(name: str) -> None:
    state = decision(name, 2, 8)
    tree = make_tree(state, tuning(name), 1)
    assert tree.think(77, 0.0) == 77
    start = time.perf_counter()
    tree.think(1 << 30, 60.0)
    assert 0.05 < time.perf_counter() - start < 0.6


def test_a_search_that_stops_early_has_chosen_what_it_would_have(name: str) -> None:
    early = 0
    for seed in range(6):
        state = decision(name, 2, seed)
        tried, done = [], []
        for stops_early in (True, False):
            tree = make_tree(state, tuning(name), seed)
            tree.stops_early = stops_early
            done.append(tree.think(400, 0.0))
            tried.append(max(tree.children(tree.root), key=lambda child: child[2])[1])
        assert tried[0] == tried[1]
        assert done[1] == 400
        early += done[0] < 400
    assert early > 0


def test_the_same_seed_and_simulations_choose_the_same(name: str) -> None:
    state = decision(name, 2, 4)
    first, second = (SearchBot(game(name), 9).choose(state.clone(), Budget(200)) for _ in range(2))
    assert first == second


def test_the_tree_is_kept_between_the_moves_of_a_turn() -> None:
    state = decision("gems", 2, 1)
    while state.actions < 3:  # type: ignore[attr-defined]  # the first action of a turn
        state.apply(state.legal_ids()[0] if state.mover >= 0 else state.chances()[0][0])
    bot = SearchBot(game("gems"), 1)
    state.apply(bot.choose(state.clone(), Budget(400)).move.id)
    assert state.mover != 1 - state.actor  # type: ignore[attr-defined]
    while state.mover < 0:
        state.apply(max(state.chances(), key=lambda outcome: outcome[1])[0])
    bot.choose(state.clone(), Budget(10))
    assert bot.kept > 20


def test_compiled_and_plain_search_choose_the_same(name: str) -> None:
    script = (
        "import json; from gnomehall.games import game; from gnomehall.bots.contract import Budget;"
        "from gnomehall.bots.search import SearchBot; from tests.bots.test_bots import decision;"
        f"c = [SearchBot(game({name!r}), 3).choose(decision({name!r}, 2, s), Budget(25)) for s in (1, 2)];"
        "print(json.dumps([[x.move.id, x.value, x.margin] for x in c]))"
    )
    answers = []
    for pure in ("", "1"):
        environment = {**os.environ, "GNOMEHALL_PURE": pure}
        run = subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True,
        )
        answers.append(json.loads(run.stdout))
    assert answers[0] == answers[1]


def test_greedy_beats_random(name: str) -> None:
    assert share(name, ["greedy", "random"], 15) >= 0.85


def test_search_beats_random(name: str) -> None:
    assert share(name, ["search:60", "random"], 5) >= 0.9


def test_a_lone_player_is_searched_for_points() -> None:
    solo = [name for name in ("gnomopolis",) if _exists(name)]
    for name in solo:
        state = decision(name, 1, 2)
        assert SearchBot(game(name)).choose(state.clone(), Budget(50)).move.id in state.legal_ids()


def _exists(name: str) -> bool:
    try:
        game(name)
    except ValidationError:
        return False
    return True


def test_an_analysis_rates_every_legal_move(name: str) -> None:
    state = decision(name, 2, 6, least=3)
    rated = analyse(game(name), state, Budget(600))
    assert sorted(r.move.id for r in rated) == sorted(state.legal_ids())
    for r in rated:
        assert r.simulations >= 0.4 * 600 / len(rated)
        assert 0 <= r.value.low <= r.value.mean <= r.value.high <= 1
        assert r.margin.low < r.margin.mean < r.margin.high
        assert r.line[0] == r.move
    means = [r.value.mean for r in rated]
    assert means == sorted(means, reverse=True)


def test_a_longer_analysis_is_surer(name: str) -> None:
    state = decision(name, 2, 6, least=3)
    short, long = (analyse(game(name), state, Budget(n))[0].margin for n in (200, 3000))
    assert long.high - long.low < short.high - short.low
    assert math.isfinite(long.high)


def test_an_easy_player_errs_but_never_absurdly(name: str) -> None:
    it = game(name)
    state = decision(name, 2, 12, least=4)
    ratings = dict(zip(state.legal_ids(), Outlook(state, 500.0, 0.1).ratings(state), strict=True))
    best = max(ratings.values())
    for level in LEVELS[:2]:
        player = make_bot(level.name, it, 4)
        assert isinstance(player, GreedyBot)
        chosen = [ratings[player.choose(state.clone(), Budget()).move.id] for _ in range(60)]
        assert min(chosen) >= best - player.slips.spread - 60  # chance is sampled in part
    assert len(LEVELS) == 5


def test_budgets_are_read_and_refused() -> None:
    assert parse_budget("500/100ms") == Budget(500, 100)
    assert Budget(500).within(Budget(200, 50)) == Budget(200, 50)
    for wrong in ("", "ms", "-5", "0", "5s", "1/2/x"):
        with pytest.raises(ValidationError):
            parse_budget(wrong)
    for name in ("nobody", "search:x", "random:5", "cmd:", "cmd:/no/such/program"):
        with pytest.raises(ValidationError):
            make_bot(name, game("gems"))
