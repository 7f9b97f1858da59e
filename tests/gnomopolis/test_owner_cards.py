"""Cards an owner of the game may put in: the loader accepts all that the rulebook's words can say."""

from __future__ import annotations

import random
import re
from array import array

import pytest

from gnomehall import replay
from gnomehall.core.cards import parse_card_set
from gnomehall.core.languages import LANGUAGES
from gnomehall.core.mistakes import CardMistake
from gnomehall.core.playout import play_matches
from gnomehall.core.table import Table
from gnomehall.games import game
from gnomehall.games.gnomopolis.cards import Cost, Effect, Parchment
from gnomehall.games.gnomopolis.encoder import make_encoder
from gnomehall.games.gnomopolis.termination import without_end
from tests.gnomopolis.at_table import GAME, District, can, do, gnomes, on, seen, settle, table
from tests.gnomopolis.test_cards import CARDS, TEXT, load

WATCHTOWER = 'cost = { gnomes = ["soldier"] }\neffect = { draw = 2 }'


def plays(cards):
    """Random matches with every number of seats come to an end."""
    for seats in range(1, 5):
        moves, _ = play_matches(cards.start(seats), 50, seats)
        assert moves > 0
    return cards


# ---- turns without end


def parchment(name: str, gnomes: int, draw: int = 0, search: int = 0, coins: int = 0) -> Parchment:
    names = dict.fromkeys(LANGUAGES, name)
    return Parchment(name, names, Cost(("any",) * gnomes, (), coins), Effect(draw=draw, search=search), {})


def test_every_turn_of_the_standard_set_ends_by_itself():
    assert game("gnomopolis").warnings("en") == []
    assert GAME.warnings("en") == []
    for standard in (game("gnomopolis").cards, CARDS):
        actions = [
            (len(card.cost.gnomes) + len(card.cost.lying), card.effect.draw, card.effect.search)
            for card in standard.parchments if not card.cost.coins and not card.cost.assistants
        ]
        assert all(gnome_count * (1 + 2) > draws + searches * 2 for gnome_count, draws, searches in actions)


@pytest.mark.parametrize("effect", ["{ draw = 1, search = 1 }", "{ search = 2 }", "{ draw = 2, search = 1 }"])
def test_a_set_whose_turns_could_go_on_without_end_is_accepted_with_a_warning_that_names_the_card(effect):
    cards = plays(load(WATCHTOWER, f'cost = {{ gnomes = ["soldier"] }}\neffect = {effect}'))
    [warning] = cards.warnings("en")
    assert warning.startswith("With Watchtower (1 soldier → ")
    assert warning.endswith("A turn stops at 60 actions (P-16).")
    assert len({cards.warnings(language)[0] for language in LANGUAGES}) == 4


def test_the_same_effect_for_a_token_which_nothing_lifts_needs_no_warning():
    cards = load(WATCHTOWER, 'cost = { gnomes = ["soldier"], coins = 1 }\neffect = { draw = 2, search = 2 }')
    assert cards.warnings("en") == []


def test_each_card_that_could_go_on_without_end_is_named():
    text = TEXT.replace("effect = { search = 1 }", "effect = { search = 2 }")
    found = game("gnomopolis", parse_card_set(text, "mine.toml")).warnings("en")
    assert [warning.partition(" (")[0] for warning in found] == ["With Scouts' Lodge", "With Patrol"]


def test_cards_that_only_together_could_go_on_without_end_are_named_together():
    look, fetch, rest = parchment("look", 2, search=3), parchment("fetch", 1, draw=5), parchment("rest", 1, draw=1)
    assert without_end([look, rest]) == without_end([fetch, rest]) == []
    assert without_end([look, fetch, rest]) == [(fetch, look)]
    assert without_end([look, fetch, parchment("paid", 1, 6, 6, coins=1)]) == [(fetch, look)]


def test_a_warning_names_all_cards_of_a_group():
    text = TEXT.replace(WATCHTOWER, 'cost = { gnomes = ["soldier"] }\neffect = { draw = 5 }', 1).replace(
        'effect = { gain = ["child"], search = 2 }', 'effect = { search = 3 }', 1,
    )
    [warning] = game("gnomopolis", parse_card_set(text, "mine.toml")).warnings("en")
    assert "Watchtower (1 soldier → draw 5 gnomes), Gatehouse (2 villagers → find 3 gnomes of your choice)" in warning


# ---- beds of any kind on the board


def test_the_board_may_house_merchants():
    cards = plays(load('housing = ["child", "child", "child", "child",', 'housing = ["merchant", "merchant",'))
    state = table(District(mug="merchant merchant merchant"), District(mug=""), cards=cards)
    assert state.scores()[0] == 1 + 1 - 1
    home = cards.house({"merchant": 3}, [])
    assert (home.points, home.on_board, home.homeless) == (1, 2, {"merchant": 1})


def test_a_white_bed_of_the_board_is_for_the_homeless():
    cards = plays(load('housing = ["child", "child", "child", "child",', 'housing = ["any", "any",'))
    state = table(District(mug="artisan artisan artisan"), District(mug=""), cards=cards)
    assert state.scores()[0] == 1 + 1 - 1
    assert cards.house({"artisan": 1, "villager": 1}, []).points == 2


# ---- every other word


def test_a_set_may_have_any_mix_of_types():
    text = TEXT.replace('id = "alehouse"\ntype = "merchant"', 'id = "alehouse"\ntype = "soldier"')
    cards = plays(game("gnomopolis", parse_card_set(text, "mine.toml")))
    assert [cards.tables.type.count(kind) for kind in range(4)] == [8, 6, 7, 7]
    types = "version = 1\ntypes = { soldier = 8, merchant = 6, artisan = 7, inventor = 7 }\n"
    stated = parse_card_set(text.replace("version = 1\n", types), "mine.toml")
    assert game("gnomopolis", stated).tables.type == cards.tables.type


def test_costs_teams_and_housing_may_be_as_large_as_the_format_allows():
    cards = load(
        'team = ["villager", "villager"]\nimmigration = ["child", "child", "child"]\ncost = { gnomes = ["artisan"] }\n'
        'effect = { gain = ["villager"], draw = 1 }\nhousing = ["child", "child", "child", "artisan"]',
        'team = ["any", "any", "any", "any"]\nimmigration = ["any", "specialist", "child/villager", "soldier"]\n'
        'cost = { gnomes = ["any", "any"], lying = ["any", "child"], coins = 9, assistants = 9 }\n'
        'effect = { gain = ["any", "any"], coins = 20, assistants = 9, draw = 6, search = 6 }\n'
        'housing = ["any", "any", "any", "any", "any", "any", "any", "any"]',
    )
    for seats in range(1, 5):
        moves, _ = play_matches(cards.start(seats), 200, seats)
        assert moves > 0


def test_white_icons_that_stand_are_paid_before_those_that_lie():
    cards = load('cost = { gnomes = ["artisan", "any"] }', 'cost = { gnomes = ["any"], lying = ["any"] }')
    state = table(District("child soldier merchant", buildings="theatre", mug="villager"), District(), cards=cards)
    do(state, "use theatre", "pay soldier")
    assert can(state) == {"pay child", "pay merchant"}
    do(state, "pay child")
    assert on(state, "theatre") == {"soldier": 1, "child lying": 1}


def test_two_white_icons_all_active_gnomes_must_pay_ask_nothing():
    cards = load('cost = { gnomes = ["artisan", "any"] }', 'cost = { gnomes = ["any", "any"] }')
    state = table(District("child soldier", buildings="theatre", mug="villager"), District(), cards=cards)
    do(state, "use theatre")
    assert on(state, "theatre") == {"child": 1, "soldier": 1}


def test_a_councilors_bonus_may_be_a_gnome_of_choice():
    cards = load("bonus = { coins = 1 }", 'bonus = { gain = ["child", "soldier/artisan"], assistants = 1 }')
    state = table(District("villager villager villager"), District(), cards=cards)
    do(state, "build gatehouse")
    assert can(state) == {"gain soldier", "gain artisan"}
    settle(do(state, "gain artisan"))
    assert gnomes(state.exhausted[0]) == {"child": 2, "soldier": 1, "artisan": 1}
    assert (state.assistants[0], state.coins[0]) == (1, 0)


def test_a_councilors_bonus_may_be_a_draw_and_a_search():
    cards = plays(load("bonus = { coins = 1 }", "bonus = { coins = 1, draw = 1, search = 1 }"))
    state = table(District("villager villager villager", mug="soldier", rest="artisan"), District(), cards=cards)
    do(state, "build gatehouse")
    assert (state.coins[0], GAME.streams[state.stream]) == (1, "mug/0")
    do(state, "draw soldier")
    assert seen(state, cards)["owed"] == {"decision": "search", "seat": 0, "card": "marshal", "left": 1}
    assert {"search exhausted artisan", "lift team villager"} <= can(state)
    do(state, "search exhausted artisan")
    assert gnomes(state.active[0]) == {"soldier": 1, "artisan": 1}
    assert GAME.streams[state.stream] == "buildings"
    settle(state)
    assert state.to_move == 0
    assert on(state, "team") == {"villager": 3}
    assert state.actions == 0


def test_a_councilor_may_bring_nothing():
    cards = load("bonus = { coins = 1 }", "bonus = { }")
    text = {card["id"]: card["text"] for card in cards.describe_cards("en")}["marshal"]
    assert "On arrival –." in text


# ---- more buildings, or fewer


def with_buildings(count: int) -> str:
    """The rule cards with another number of buildings: copies of the first under other ids, or fewer."""
    head, *cards = TEXT.split("[[building]]\n")
    renamed = re.sub(r"^name = .*$", 'name = "Copy"', cards[0], flags=re.MULTILINE)
    copies = [
        re.sub(r"^id = .*$", f'id = "copy_{n}"', renamed.replace('"Copy"', f'"Copy {n}"'), count=1, flags=re.MULTILINE)
        for n in range(max(0, count - len(cards)))
    ]
    return "[[building]]\n".join([head, *cards[:count], *copies])


@pytest.mark.parametrize("count", [12, 20, 29, 40])
def test_p_3_a_set_may_have_another_number_of_buildings_and_its_owner_is_told(count):
    cards = plays(game("gnomopolis", parse_card_set(with_buildings(count), "mine.toml")))
    assert (len(cards.cards.buildings), cards.tables.buildings) == (count, count)
    assert cards.warnings("en") == [f"This set has {count} buildings; the rulebook has 28 (P-3)."]
    assert len({cards.warnings(language)[0] for language in LANGUAGES}) == 4
    match = Table(cards, 3, seed=count)
    dice = random.Random(count)
    pieces = cards.pieces(match.state)
    encoder = make_encoder(cards, 3)
    assert pieces["buildings"] == count
    seen_cards = set()
    while match.to_move is not None:
        view = match.view()
        seen_cards |= {*view["pile"], *[card["id"] for card in view["offer"] if card]}
        encoder.encode(match.state, 0, array("f", [0.0] * encoder.size))
        match.play(dice.choice(match.legal()))
        assert cards.pieces(match.state) == pieces
    assert len(seen_cards) == count
    assert replay(match.record()).state.fields() == match.state.fields()


@pytest.mark.parametrize("count", [11, 41])
def test_a_set_has_12_to_40_buildings(count):
    with pytest.raises(CardMistake) as caught:
        game("gnomopolis", parse_card_set(with_buildings(count), "mine.toml"))
    assert (caught.value.path, caught.value.key) == (("building",), "cards")


def test_the_rulebooks_number_of_buildings_needs_no_warning():
    assert game("gnomopolis", parse_card_set(with_buildings(28), "mine.toml")).warnings("en") == []
