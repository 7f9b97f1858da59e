"""What is counted in a match agrees with what the rules say about it."""

from __future__ import annotations

import msgspec
import pytest

from gnomehall.arena.match import play_match
from gnomehall.bots.contract import Budget
from gnomehall.core.state import State
from gnomehall.core.statistics import FinishedMatch
from gnomehall.games import game
from gnomehall.games.gnomopolis.game import Gnomopolis
from gnomehall.games.gnomopolis.view import housing
from gnomehall.lab.run.counting import summarise
from gnomehall.lab.summary import Summary


def counted(name: str, seats: int, deal: int) -> tuple[Summary, State, list[int]]:
    """A match between greedy bots, its end, and the seats in the order of play."""
    it = game(name)
    result, played = play_match(it, ["greedy"] * seats, deal, Budget())
    state = it.start(seats)
    first = -1
    for entry in played:
        if first < 0 and entry.seat >= 0:
            first = state.first
        state.apply(entry.move.id)
    match = FinishedMatch(it, seats, {}, played, deal)
    return summarise(match, result.bots, 30), state, [(first + n) % seats for n in range(seats)]


def test_a_summary_tells_the_scores_places_and_ending_in_the_order_of_play(name: str, seats: int) -> None:
    summary, state, order = counted(name, seats, 11)
    assert summary.scores == [state.scores()[seat] for seat in order]
    assert summary.places == [state.places()[seat] for seat in order]
    assert summary.ending in game(name).endings
    assert sum(summary.win(seat) for seat in range(seats)) == pytest.approx(1)
    assert summary.choices <= summary.moves
    assert summary.legal >= 2 * summary.choices
    assert len(summary.leads) == summary.rounds
    assert 0 <= summary.mattered <= summary.analysed


def test_a_summary_survives_its_line(name: str) -> None:
    summary, _, _ = counted(name, 2, 3)
    assert msgspec.json.decode(msgspec.json.encode(summary), type=Summary) == summary


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("deal", range(4))
def test_every_point_of_gnomopolis_has_its_source(seats: int, deal: int) -> None:
    summary, state, order = counted("gnomopolis", seats, deal)
    it = game("gnomopolis")
    assert isinstance(it, Gnomopolis)
    for seat in range(seats):
        home = housing(it, state, order[seat])  # type: ignore[arg-type]
        by_cards = sum(card.points[seat] for card in summary.cards.values())
        assert by_cards + home.on_board - sum(home.homeless.values()) == summary.scores[seat]
    built = sum(sum(c.did.get("built", [])) for c in summary.cards.values() if c.kind == "building")
    assert built == sum(state.buildings) == summary.tally["buildings"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("deal", range(4))
def test_every_point_of_gnomeland_has_its_source(seats: int, deal: int) -> None:
    summary, _, _ = counted("gnomeland", seats, deal)
    for seat in range(seats):
        assert sum(card.points[seat] for card in summary.cards.values()) == summary.scores[seat]
    assert sum(card.kind == "action" for card in summary.cards.values()) == 10
    assert sum(card.kind == "spell" for card in summary.cards.values()) == 5


def test_all_tokens_of_gems_are_counted_once() -> None:
    summary, state, _ = counted("gems", 3, 5)
    tokens = [card for card in summary.cards.values() if card.kind == "token"]
    assert sum(sum(card.did["collected"]) for card in tokens if "collected" in card.did) == sum(state.held)  # type: ignore[attr-defined]

