"""Observations say what lies on the table, the own seat first; their layout is pinned."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import numpy as np
import pytest

from gnomehall.core.state import State
from gnomehall.envs.match import Match
from gnomehall.envs.observer import Observer
from gnomehall.games import GAMES
from gnomehall.games.gnomopolis.gnomes import kinds_in
from gnomehall.games.learning import env_id, fingerprint, layout
from gnomehall.pure import VARIABLE
from tests.conftest import random_states

ROOT = Path(__file__).parents[2]


def counts(observer: Observer, state: State, seat: int, field: str) -> list[int]:
    """A field of what a seat sees, as counts."""
    place = observer.layout.slice(field)
    scale = np.array(observer.layout.scales()[place])
    return np.rint(observer.observe(state, seat)["observation"][place] * scale).astype(int).tolist()


def sample(name: str, seats: int, every: int = 17) -> list[State]:
    """Positions of a random match."""
    return [state.clone() for n, (state, _) in enumerate(random_states(name, seats, 3)) if n % every == 0]


def test_a_version_stands_for_one_layout_one_alphabet_one_set_of_rules_and_cards():
    """A new fingerprint needs the game's next `observation_version`; then write it to layouts.toml."""
    pinned = tomllib.loads((Path(__file__).parent / "layouts.toml").read_text())
    assert {name: pinned[env_id(name)] for name in GAMES} == {name: fingerprint(name) for name in GAMES}


def test_every_seat_sees_the_same_table_from_its_own_place(name, seats):
    observer = Observer(name, seats)
    fields = observer.layout
    for state in sample(name, seats):
        seen = [observer.observe(state, seat)["observation"] for seat in range(seats)]
        for seat in range(seats):
            assert np.array_equal(seen[seat][: fields.first_seat], seen[0][: fields.first_seat])
            for field in fields.of_a_seat:
                own, from_0 = seen[seat][fields.slice(f"0.{field.name}")], seen[0][fields.slice(f"{seat}.{field.name}")]
                assert np.array_equal(own, from_0), field.name


def test_observations_stay_inside_their_space_and_masks_are_the_legal_moves(name, seats):
    observer = Observer(name, seats)
    space = observer.observation_space()
    for state in sample(name, seats):
        seat = max(0, state.mover)
        seen = observer.observe(state, seat)
        assert space.contains(seen)
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(state.legal_ids())
        assert not any(observer.observe(state, (seat + 1) % seats)["action_mask"]) or seats == 1


def test_the_fields_cover_the_observation_without_a_gap(name, seats):
    fields = layout(name, seats)
    at = 0
    for field, start, it in fields.rows():
        assert start == at == fields.start(field)
        at += it.length
    assert at == fields.size == len(fields.scales())


def test_gems_shows_the_cave_the_claimed_tokens_and_the_piles():
    observer = Observer("gems", 3)
    for state in sample("gems", 3):
        view = observer.game.view(state)
        ids = [token.id for token in observer.game.cards.tokens]
        for k in range(3):
            seat = view.seats[(1 + k) % 3]
            for field in ("claimed", "pile"):
                assert counts(observer, state, 1, f"{k}.{field}") == [getattr(seat, field).get(kind, 0) for kind in ids]
            assert counts(observer, state, 1, f"{k}.reserve") == [seat.reserve]
        assert counts(observer, state, 1, "face_down") == [view.in_the_dark.get(kind, 0) for kind in ids]
        assert counts(observer, state, 1, "free") == [view.free.get(kind, 0) for kind in ids]


def test_gnomopolis_shows_the_districts_the_offer_and_the_capitals():
    observer = Observer("gnomopolis", 2)
    for state in sample("gnomopolis", 2):
        for k in range(2):
            seat = (1 + k) % 2
            for field, bag in (("mug", state.mug), ("active", state.active), ("exhausted", state.exhausted)):
                assert counts(observer, state, 1, f"{k}.{field}") == kinds_in(bag[seat])
            assert counts(observer, state, 1, f"{k}.coins") == [state.coins[seat]]
            assert counts(observer, state, 1, f"{k}.gnomes") == [observer.game.view(state).seats[seat].gnomes]
            built = [card for card in state.district[seat * 6 : seat * 6 + 6] if card >= 0]
            assert np.flatnonzero(counts(observer, state, 1, f"{k}.district")).tolist() == sorted(built)
        offered = sorted(card for card in state.offered if card >= 0)
        assert np.flatnonzero(counts(observer, state, 0, "offer")).tolist() == offered
        assert counts(observer, state, 0, "ancient") == kinds_in(state.ancient_gnomes)
        assert counts(observer, state, 0, "actions") == [state.actions]
        assert counts(observer, state, 0, "step").index(1) == state.step


def test_gnomeland_shows_the_board_and_the_villages():
    observer = Observer("gnomeland", 2)
    for state in sample("gnomeland", 2):
        for k in range(2):
            seat = (1 + k) % 2
            assert counts(observer, state, 1, f"{k}.dice") == state.dice[seat * 6 : seat * 6 + 6]
            assert counts(observer, state, 1, f"{k}.stored") == state.stored[seat * 9 : seat * 9 + 9]
            assert counts(observer, state, 1, f"{k}.score") == [state.score[seat]]
            assert sum(counts(observer, state, 1, f"{k}.lower")) == 3
            upper = state.upper[seat * 3 : seat * 3 + 3]
            standing = [row - 10 + 10 * space for space, row in enumerate(upper) if row >= 0]
            assert np.flatnonzero(counts(observer, state, 1, f"{k}.upper")).tolist() == standing
        missions = [10 * space + card for space, card in enumerate(state.mission) if card >= 0]
        assert np.flatnonzero(counts(observer, state, 0, "mission")).tolist() == missions
        known = [state.next_mission] if state.next_mission >= 0 else []
        assert np.flatnonzero(counts(observer, state, 0, "next_mission")).tolist() == known
        assert counts(observer, state, 0, "phase").index(1) == state.phase


@pytest.mark.parametrize("reward", ["win", "rank", "margin"])
def test_rewards_follow_the_ranking(name, seats, reward):
    match = Match(name, seats, reward)
    *_, (state, _) = random_states(name, seats, 8)
    rewards = match.judge.rewards(state)
    assert state.to_move is None
    if seats == 1:
        assert rewards == [float(points) for points in state.scores()]
    elif reward == "margin":
        best = [max(p for other, p in enumerate(state.scores()) if other != seat) for seat in range(seats)]
        assert rewards == [float(points - other) for points, other in zip(state.scores(), best, strict=True)]
    else:
        assert sum(rewards) == pytest.approx(0)
        order = sorted(range(seats), key=lambda seat: state.places()[seat])
        assert [rewards[seat] for seat in order] == sorted(rewards, reverse=True)
        if state.places().count(0) == 1:
            assert max(rewards) == 1


def test_compiled_and_plain_files_show_the_same():
    runs = [
        subprocess.run(
            [sys.executable, "-m", "tests.envs.trace", kind], cwd=ROOT, env={**os.environ, VARIABLE: pure},
            capture_output=True, text=True, check=True,
        ).stdout
        for kind, pure in (("compiled", ""), ("plain", "1"))
    ]
    assert runs[0] == runs[1]
    assert len(runs[0].splitlines()) == 7


def test_a_table_is_drawn_as_text_and_as_a_picture(name):
    for mode in ("ansi", "rgb_array"):
        match = Match(name, 2, "win", render_mode=mode)
        table = match.deal(3)
        pictures = []
        while not table.is_over:
            if len(table.played) < 20 or len(table.played) % 50 == 0:
                pictures.append(match.render(["Anna", "Bram"]))
            table.play(table.legal()[-1])
        pictures.append(match.render(["Anna", "Bram"]))
        if mode == "ansi":
            assert all("Anna" in text and "\x1b[" in text for text in pictures)
        else:
            assert all(p.shape == (640, 960, 3) and p.dtype == np.uint8 for p in pictures)
            assert len({p.tobytes() for p in pictures}) > len(pictures) // 2
