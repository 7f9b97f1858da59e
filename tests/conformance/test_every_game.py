"""What holds in every position of every game: a new game is tested by being listed."""

from __future__ import annotations

import json
import random
from importlib.util import find_spec

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gnomehall import IllegalMove, ValidationError, new_table, replay, verify
from gnomehall.core import state as state_module
from gnomehall.core.game import Move
from gnomehall.core.languages import LANGUAGES
from gnomehall.core.plain_state import PlainState
from gnomehall.core.state import CHANCE, MOST_OPTIONS
from gnomehall.core.view import own_part
from gnomehall.core.words import say
from gnomehall.games import game, part
from tests.conftest import random_states, with_random_cards

SEEDS = st.integers(0, 2**32)
few = settings(max_examples=12, deadline=None, derandomize=True)


@few
@given(seed=SEEDS)
def test_a_random_match_is_never_stuck_and_offers_only_distinct_moves_of_the_alphabet(name, seats, seed):
    alphabet = range(len(game(name).moves))
    for state, _ in random_states(name, seats, seed):
        options = [m for m, _ in state.chances()] if state.to_move == CHANCE else state.legal_ids()
        assert 0 < len(options) <= MOST_OPTIONS
        assert len(set(options)) == len(options)
        assert all(move in alphabet for move in options)


@few
@given(seed=SEEDS)
def test_every_piece_is_conserved_after_every_move(name, seats, seed):
    it = game(name)
    pieces = it.pieces(it.start(seats))
    for state, _ in random_states(name, seats, seed):
        assert it.pieces(state) == pieces
    assert it.pieces(state) == pieces


@few
@given(seed=SEEDS)
def test_chance_has_positive_weights_and_a_named_stream(name, seats, seed):
    it = game(name)
    for state, _ in random_states(name, seats, seed):
        if state.to_move == CHANCE:
            assert all(weight > 0 for _, weight in state.chances())
            assert it.streams[state.stream]
            assert state.legal_ids() == []
        else:
            assert state.chances() == []


@few
@given(seed=SEEDS)
def test_the_verdict_on_every_move_of_the_alphabet_agrees_with_the_list(name, seats, seed):
    alphabet = range(len(game(name).moves))
    for turn, (state, _) in enumerate(random_states(name, seats, seed)):
        if turn % 7 == 0:
            options = {m for m, _ in state.chances()} | set(state.legal_ids())
            assert {move for move in alphabet if state.verdict_on(move) == 0} == options
    assert all(state.verdict_on(move) for move in alphabet), "nothing is legal once the match is over"


@pytest.mark.parametrize("number", range(4))
def test_the_verdict_agrees_with_the_list_whatever_the_cards_are(name, seats, number):
    it = with_random_cards(name, 10 * seats + number) if find_spec(f"tests.{name}") else game(name)
    for turn, (state, _) in enumerate(random_states(it, seats, number)):
        if turn % 5 == 0:
            options = {m for m, _ in state.chances()} | set(state.legal_ids())
            assert {move for move in range(len(it.moves)) if state.verdict_on(move) == 0} == options


@few
@given(seed=SEEDS)
def test_a_clone_is_equal_and_independent(name, seats, seed):
    for state, move in random_states(name, seats, seed):
        before = state.fields()
        clone = state.clone()
        assert clone.fields() == before
        assert clone.legal_ids() == state.legal_ids()
        clone.apply(move)
        assert state.fields() == before
        assert clone.fields() != before


@pytest.mark.slow
@few
@given(seed=SEEDS)
def test_looking_at_a_state_does_not_change_it(name, seats, seed):
    it = game(name)
    for state, _ in random_states(name, seats, seed):
        before = state.fields()
        scores = state.scores()
        json.dumps(own_part(it.view(state)) if state.to_move != CHANCE else None)
        assert len(scores) == len(state.places()) == seats
        assert [state.guess(seat) for seat in range(seats)] == [state.guess(seat) for seat in range(seats)]
        assert state.scores() == scores
        assert state.fields() == before


@few
@given(seed=SEEDS)
def test_the_winner_has_the_most_points(name, seats, seed):
    it = game(name)
    for state, move in random_states(name, seats, seed):
        last = (state, move)
    assert last[0].to_move is None
    scores, places = state.scores(), state.places()
    assert it.ended_by(state) in it.rules
    assert it.ending(state) in it.endings
    assert min(places) == 0
    assert max(scores) == scores[places.index(0)]
    for seat in range(seats):
        assert sum(points for _, _, points in it.score_lines(state, seat)) == scores[seat]


@settings(max_examples=5, deadline=None, derandomize=True)
@given(seed=SEEDS)
def test_a_match_with_undos_replays_from_its_record_and_verifies(name, seats, seed):
    table = new_table(name, seats, seed=seed)
    choice = random.Random(seed)
    while table.to_move is not None:
        table.play(choice.choice(table.legal()))
        if choice.random() < 0.1 and table.undo_horizon():
            table.undo()
    again = replay(table.record())
    assert again.state.fields() == table.state.fields()
    assert again.view() == table.view()
    assert again.record() == table.record()
    assert verify(table.record()) == sum(entry.seat == CHANCE for entry in table.played)


@settings(max_examples=4, deadline=None, derandomize=True)
@given(seed=SEEDS)
def test_undo_returns_the_same_state_and_the_same_choices(name, seats, seed):
    table = new_table(name, seats, seed=seed)
    choice = random.Random(seed)
    while table.to_move is not None:
        before, legal, played = table.state.fields(), table.legal(), list(table.played)
        table.play(choice.choice(legal))
        if table.played[-1].seat != CHANCE and table.undo_horizon():
            move = table.undo()
            assert (table.state.fields(), table.legal(), table.played) == (before, legal, played)
            table.play(move)


def test_every_move_has_one_text_and_one_json_form_that_lead_back_to_it(name):
    it = game(name)
    assert len({move.text for move in it.moves}) == len(it.moves)
    for number, move in enumerate(it.moves):
        assert move.id == number
        assert it.parse(move.text) == move
        form = json.loads(json.dumps(move.as_dict()))
        assert Move(form["id"], form["verb"], tuple(form["args"]), form["note"]) == move


def test_every_move_can_be_told_and_labelled_in_every_language(name):
    it = game(name)
    for language in LANGUAGES:
        for move in it.moves:
            assert it.tell(move, "Anna", language).strip()
            assert it.label(move, language).strip()


def test_every_illegal_move_has_a_reason_that_names_a_rule(name, seats):
    it = game(name)
    for step, (state, _) in enumerate(random_states(name, seats, seed=seats)):
        if step % 7 and step > 20:
            continue
        legal = set(state.legal_ids())
        for move in it.moves:
            if move.id not in legal:
                reason = it.why_not(state, move.id)
                assert reason.rule in it.rules, move.text
                for language in LANGUAGES:
                    assert say(language, reason.key, name, **reason.args)


def test_every_reason_has_a_number_of_its_own(name):
    module = part(name, "reasons") or part(name, "verdict")
    if module is None:
        assert isinstance(game(name).start(2), PlainState), "only a plain game gives its reasons without numbers"
        return
    others = [state_module, *[part(name, other) for other in ("constants", "gnomes", "position", "tables")]]
    borrowed = {key for other in others if other is not None for key in vars(other)}
    numbers = {key: value for key, value in vars(module).items() if key.isupper() and type(value) is int}
    own = {key: value for key, value in numbers.items() if key not in borrowed and key not in ("OWED", "NOT_ASKED")}
    assert len(own) > 10
    assert len(set(own.values())) == len(own)
    assert {key for key, value in own.items() if value not in module.REASONS} <= {"LEGAL", "NO_SUCH_MOVE"}


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing(name, seats):
    table = new_table(name, seats, seed=1)
    legal = {move.id for move in table.legal()}
    before = table.state.fields()
    for move in table.game.moves:
        if move.id not in legal:
            with pytest.raises(IllegalMove) as refusal:
                table.play(move)
            assert refusal.value.rule in table.game.rules
    assert table.state.fields() == before


@pytest.mark.parametrize("bad", ["", "dance", -1, 10**6, None, 1.5, "first", "claim  @", "\x00"])
def test_what_is_no_move_is_refused(name, bad):
    table = new_table(name, game(name).most, seed=1)
    with pytest.raises(ValidationError):
        table.play(bad)


def test_wrong_seats_and_options_are_refused(name):
    it = game(name)
    for seats in (it.fewest - 1, it.most + 1, "2", None):
        with pytest.raises(ValidationError, match="seats"):
            it.start(seats)
    with pytest.raises(ValidationError, match="no option"):
        it.start(it.most, {"wings": True})
    for option in it.options:
        with pytest.raises(ValidationError, match="must be one of"):
            it.start(it.most, {option.name: "certainly not"})
        for choice in option.choices:
            it.start(it.most, {option.name: choice})


def test_the_same_seed_gives_the_same_deal_and_another_seed_another(name, seats):
    def deal(seed: int) -> str:
        table = new_table(name, seats, seed=seed)
        while table.to_move is not None and len(table.played) < 60:
            table.play(table.legal()[0])
        return "".join(entry.move.text for entry in table.played if entry.seat == CHANCE)

    assert deal(7) == deal(7)
    assert len({deal(seed) for seed in range(8)}) > 1


def test_a_match_can_be_played_on_from_any_earlier_move(name, seats):
    table = new_table(name, seats, seed=3)
    choice = random.Random(3)
    while table.to_move is not None:
        table.play(choice.choice(table.legal()))
    middle = len(table.played) // 2
    other = table.play_on(middle, seed=4)
    assert other.played[:middle] == table.played[:middle]
    while other.to_move is not None:
        other.play(choice.choice(other.legal()))
    assert verify(other.record()) == sum(entry.seat == CHANCE for entry in other.played[middle:])
    assert replay(other.record()).state.fields() == other.state.fields()
    for wrong in (-1, len(table.played) + 1, "1"):
        with pytest.raises(ValidationError):
            table.play_on(wrong)


def test_every_card_says_where_its_figures_come_from(name):
    for language in LANGUAGES:
        cards = game(name).describe_cards(language)
        assert cards
        for card in cards:
            assert card["name"]
            assert card["text"]
            assert set(card["source"].values()) <= {"rulebook", "gnomehall"}
