"""The card file: what it holds, and how mistakes in it are refused."""

from __future__ import annotations

from collections import Counter

import pytest

from gnomehall import ValidationError
from gnomehall.core.cards import LANGUAGES, parse_card_set
from gnomehall.core.playout import play_matches
from gnomehall.games import game
from gnomehall.games.gnomopolis.cards import KINDS
from gnomehall.games.gnomopolis.finite import refuse_endless_turns
from tests.gnomopolis.at_table import GAME, District, can, do, gnomes, on, settle, table

TEXT = GAME.card_set.text
CARDS = GAME.cards
BY_ID = {card.id: card for card in CARDS.parchments}


def load(old: str, new: str, count: int = 1):
    """The game with a changed card file."""
    assert old in TEXT
    return game("gnomopolis", parse_card_set(TEXT.replace(old, new, count), "mine.toml"))


# ---- what the rulebook states, and what the design promises


def test_there_are_28_buildings_seven_of_each_type_and_four_councilors():
    assert len(CARDS.buildings) == 28
    assert Counter(card.type for card in CARDS.buildings) == dict.fromkeys(KINDS[2:], 7)
    assert len(CARDS.councilors) == 4


def test_what_the_rulebook_states_is_kept():
    atelier = BY_ID["atelier"]
    assert atelier.team == ("villager",) * 2
    assert atelier.immigration.gain == (("child",),) * 3
    assert (atelier.source["team"], atelier.source["immigration"], atelier.source["housing"]) == (
        "rulebook", "rulebook", "gnomehall",
    )
    assert (BY_ID["trade"].cost.gnomes, BY_ID["trade"].effect.coins) == (("merchant",), 2)
    assert (BY_ID["grow"].cost.lying, BY_ID["grow"].effect.gain) == (("child",), (("villager",),))
    assert (BY_ID["train"].cost.lying, BY_ID["train"].effect.gain) == (("villager",), (KINDS[2:],))
    assert BY_ID["invent"].effect.assistants > 0
    for card in CARDS.councilors:
        assert (card.points, card.bonus.coins) == (2, 1)
    assert set(CARDS.board.housing) == {"child", "villager"}


def test_every_effect_word_and_every_kind_of_cost_occurs():
    costs = [card.cost for card in CARDS.parchments]
    effects = [card.effect for card in CARDS.parchments]
    assert all(any(getattr(cost, word) for cost in costs) for word in ("gnomes", "lying", "coins", "assistants"))
    assert all(any(getattr(e, word) for e in effects) for word in ("gain", "coins", "assistants", "draw", "search"))
    assert any("any" in cost.gnomes for cost in costs)
    assert any(kinds == KINDS for effect in effects for kinds in effect.gain)
    assert any("any" in card.housing for card in CARDS.buildings)


def test_the_board_has_an_action_for_soldiers_and_one_for_artisans():
    assert BY_ID["patrol"].cost.gnomes == ("soldier",)
    assert BY_ID["patrol"].effect.search == 1
    assert BY_ID["teach"].cost.gnomes == ("artisan",)
    assert BY_ID["teach"].effect.draw == 1


def test_teams_are_two_gnomes_and_actions_cost_one_as_a_rule():
    assert Counter(len(card.team) for card in CARDS.buildings).most_common(1)[0][0] == 2
    sizes = Counter(len(card.cost.gnomes) + len(card.cost.lying) for card in CARDS.buildings)
    assert sizes.most_common(1)[0][0] == 1


def test_every_card_has_a_name_and_a_line_of_flavour_in_every_language():
    for card in [*CARDS.buildings, *CARDS.councilors]:
        assert set(card.names) == set(card.flavour) == set(LANGUAGES)
        assert len(set(card.flavour.values())) == 4
    for language in LANGUAGES:
        cards = GAME.describe_cards(language)
        assert len(cards) == 1 + 6 + 1 + 4 + 28
        assert len({card["name"] for card in cards}) == len(cards)


def test_a_card_is_described_in_words():
    text = {card["id"]: card["text"] for card in GAME.describe_cards("en")}
    assert text["atelier"] == (
        "Team: 2 villagers. Immigrants: 3 children. 1 artisan → 1 villager, draw 1. Houses 3 children, 1 artisan"
    )
    assert text["train"] == "1 villager X → 1 specialist"
    assert text["marshal"] == "1 soldier → 1 child, search 1. On arrival 1 coin. 2 points at the end"


# ---- no turn goes on for ever


def test_the_set_is_proved_to_end_every_turn():
    actions = [
        (card.id, len(card.cost.gnomes) + len(card.cost.lying), card.cost.coins + card.cost.assistants,
         card.effect.draw, card.effect.search)
        for card in CARDS.parchments
    ]
    worth = refuse_endless_turns("cards", actions)
    assert worth >= 1
    for _, gnome_count, tokens, draws, searches in actions:
        assert tokens or gnome_count * (1 + worth) > draws + searches * worth


@pytest.mark.parametrize("effect", ["{ draw = 1, search = 1 }", "{ search = 2 }", "{ draw = 2, search = 1 }"])
def test_a_set_whose_turns_could_go_on_for_ever_is_refused(effect):
    old = 'cost = { gnomes = ["soldier"] }\neffect = { draw = 2 }'
    with pytest.raises(ValidationError, match=r"^mine\.toml: watchtower: effect: .*never ends"):
        load(old, f'cost = {{ gnomes = ["soldier"] }}\neffect = {effect}')


def test_the_same_effect_is_allowed_for_a_token_which_nothing_lifts():
    old = 'cost = { gnomes = ["soldier"] }\neffect = { draw = 2 }'
    load(old, 'cost = { gnomes = ["soldier"], coins = 1 }\neffect = { draw = 2, search = 2 }')


def test_two_cards_that_only_together_could_loop_are_refused():
    fine = [("look", 2, 0, 0, 3)]
    draw_many = [("fetch", 1, 0, 5, 0)]
    refuse_endless_turns("x", fine)
    refuse_endless_turns("x", draw_many)
    with pytest.raises(ValidationError, match=r"look.*together with fetch|fetch.*never ends"):
        refuse_endless_turns("x", fine + draw_many)


# ---- mistakes are named by file, card and field


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('type = "artisan"\nteam', 'type = "baker"\nteam', r"building atelier: type: must be one of"),
        ('team = ["villager", "villager"]', 'team = ["villager", "elf"]', r"building atelier: team: must hold only"),
        ('team = ["villager", "villager"]', "team = []", r"building atelier: team: must hold at least one"),
        ('team = ["villager", "villager"]', 'team = ["any", "any", "any", "any", "any"]', r"atelier: team: may hold"),
        ('immigration = ["child", "child", "child"]', 'immigration = ["elf"]', r"building atelier: immigration: "),
        ('immigration = ["child", "child", "child"]', 'immigration = 3', r"building atelier: immigration: "),
        ("effect = { coins = 2 }", "effect = { coins = 99 }", r"action trade: effect: coins: must be from 0 to 20"),
        ("effect = { coins = 2 }", "effect = { gold = 2 }", r"action trade: effect: gold: is not a field here"),
        ("effect = { coins = 2 }", "effect = { }", r"action trade: effect: an action must do something"),
        ('cost = { gnomes = ["merchant"] }', "cost = { }", r"action trade: cost: an action must cost something"),
        ('id = "trade"', 'id = "mug"', r"action mug: id: mug is a word of the game"),
        ('id = "pottery"', 'id = "atelier"', r"building atelier: id: atelier is there twice"),
        ('id = "pottery"', 'id = "Pot"', r"building Pot: id: must be small letters"),
        ("points = 2", "points = -1", r"councilor marshal: points: must be from 0 to 9"),
        ("bonus = { coins = 1 }", "bonus = { draw = 1 }", r"councilor marshal: bonus: draw: is not a field"),
        ('id = "marshal"\ntype = "soldier"', 'id = "marshal"\ntype = "inventor"', r"councilor: there must be one"),
        ('housing = ["child", "child", "child", "child", "v', 'housing = ["soldier", "v', r"board: housing: must hold"),
        ("coins = 30", "coins = 0", r"capital 1: coins: must be from 1 to 999"),
        ("players = 2", "players = 1", r"capital 2: players: must be from 2 to 2"),
        ('id = "alehouse"\ntype = "merchant"', 'id = "alehouse"\ntype = "soldier"', r"alehouse: type: there are more"),
        (', it = "Zecca" }', " }", r"building mint: name: it: is missing"),
        ('effect = { coins = 5 }', 'effect = { coins = 5 }\ncharm = 1', r"building mint: charm: is not a field here"),
    ],
)
def test_a_mistake_names_file_card_and_field(old, new, message):
    with pytest.raises(ValidationError, match=r"^mine\.toml: .*" + message):
        load(old, new)


def test_a_set_with_another_mix_of_types_says_so():
    old = 'version = 1\n'
    mix = 'version = 1\ntypes = { soldier = 8, merchant = 6, artisan = 7, inventor = 7 }\n'
    text = TEXT.replace(old, mix, 1).replace('id = "alehouse"\ntype = "merchant"', 'id = "alehouse"\ntype = "soldier"')
    assert game("gnomopolis", parse_card_set(text, "mine.toml")).tables.type.count(0) == 8
    with pytest.raises(ValidationError, match="types: must add up to 28"):
        load(old, mix.replace("soldier = 8", "soldier = 9"))


# ---- printed cards an owner might put in


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
