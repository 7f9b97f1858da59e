"""The card file: what it holds, and how mistakes in it are refused."""

from __future__ import annotations

import io
import re
from collections import Counter

import pytest
from rich.console import Console

from gnomehall.core.cards import parse_card_set
from gnomehall.core.languages import LANGUAGES
from gnomehall.core.mistakes import CardMistake
from gnomehall.core.table import Table
from gnomehall.games import game
from gnomehall.games.gnomopolis.cards import KINDS
from gnomehall.games.gnomopolis.terminal import draw
from tests.gnomopolis.at_table import GAME

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
    for card in CARDS.councilors:
        assert card.points == 2


def test_what_the_texts_say_in_general_is_kept():
    """Villagers specialise, inventors build assistants, a councilor usually brings a coin."""
    assert (BY_ID["train"].cost.lying, BY_ID["train"].effect.gain) == (("villager",), (KINDS[2:],))
    assert (BY_ID["invent"].cost.gnomes, BY_ID["invent"].effect.assistants > 0) == (("inventor",), True)
    assert all(card.bonus.coins == 1 for card in CARDS.councilors)


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
        "Team: 2 villagers. Immigrants: 3 children. "
        "1 artisan → 1 villager, draw 1 gnome. Houses 3 children, 1 artisan"
    )
    assert text["train"] == "1 villager, who leaves → 1 specialist"
    action = "1 soldier → 1 child, find 1 gnome of your choice"
    assert text["marshal"] == f"{action}. On arrival 1 coin. 2 points at the end"


# ---- mistakes are named by file, card and field


@pytest.mark.parametrize(
    ("old", "new", "path", "key"),
    [
        ('type = "artisan"\nteam', 'type = "baker"\nteam', "building atelier: type", "one-of"),
        ('team = ["villager", "villager"]', 'team = ["villager", "elf"]', "building atelier: team", "only"),
        ('team = ["villager", "villager"]', "team = []", "building atelier: team", "no-team"),
        ('team = ["villager", "villager"]', 'team = ["any", "any", "any", "any", "any"]', "building atelier: team",
         "many"),
        ('immigration = ["child", "child", "child"]', 'immigration = ["elf"]', "building atelier: immigration", "only"),
        ('immigration = ["child", "child", "child"]', 'immigration = ["child/any"]', "building atelier: immigration",
         "only"),
        ('immigration = ["child", "child", "child"]', 'immigration = ["any", "any", "any", "any", "any"]',
         "building atelier: immigration", "many-choices"),
        ('immigration = ["child", "child", "child"]', 'immigration = 3', "building atelier: immigration", "list"),
        ("effect = { coins = 2 }", "effect = { coins = 99 }", "board: action trade: effect: coins", "range"),
        ("effect = { coins = 2 }", "effect = { gold = 2 }", "board: action trade: effect: gold", "unknown"),
        ("effect = { coins = 2 }", "effect = { }", "board: action trade: effect", "no-effect"),
        ('cost = { gnomes = ["merchant"] }', "cost = { }", "board: action trade: cost", "no-cost"),
        ('id = "trade"', 'id = "mug"', "board: action mug: id", "reserved"),
        ('id = "pottery"', 'id = "atelier"', "building atelier: id", "twice"),
        ('id = "pottery"', 'id = "Pot"', "building Pot: id", "id"),
        ("points = 2", "points = -1", "councilor marshal: points", "range"),
        ("bonus = { coins = 1 }", "bonus = { draw = 7 }", "councilor marshal: bonus: draw", "range"),
        ("effect = { coins = 2 }", "effect = { search = 7 }", "board: action trade: effect: search", "range"),
        ("cost = { coins = 1 }", "cost = { coins = 10 }", "councilor treasurer: cost: coins", "range"),
        ('cost = { lying = ["child"] }', 'cost = { gnomes = ["any", "any"], lying = ["any", "any", "any"] }',
         "board: action grow: cost: lying", "many-gnomes"),
        ('id = "marshal"\ntype = "soldier"', 'id = "marshal"\ntype = "inventor"', "councilor", "councilors"),
        ('housing = ["child", "child", "child", "child", "v', 'housing = ["elf", "v', "board: housing", "only"),
        ("coins = 30", "coins = 0", "capital 1: coins", "range"),
        ("players = 2", "players = 1", "capital 2: players", "range"),
        ("version = 1\n", "version = 1\ntypes = { soldier = 6, merchant = 8, artisan = 7, inventor = 7 }\n",
         "building citadel: type", "types"),
        ("version = 1\n", "version = 1\ntypes = { soldier = 9, merchant = 6, artisan = 7, inventor = 7 }\n",
         "set: types", "sum"),
        ('name = { en = "Mint", ', "name = { ", "building mint: name: en", "missing"),
        ('effect = { coins = 5 }', 'effect = { coins = 5 }\ncharm = 1', "building mint: charm", "unknown"),
    ],
)
def test_a_mistake_names_file_card_and_field(old, new, path, key):
    with pytest.raises(CardMistake) as caught:
        load(old, new)
    assert (": ".join(caught.value.path), caught.value.key) == (path, key)
    assert str(caught.value).startswith(f"mine.toml: {path}: ")
    assert len({caught.value.said(language) for language in LANGUAGES}) == 4


def test_a_card_file_needs_english_only():
    text = re.sub(r", (pt|fr|it) = \"[^\"]*\"", "", TEXT)
    assert "pt =" not in text
    it = game("gnomopolis", parse_card_set(text, "mine.toml"))
    for language in LANGUAGES:
        assert {card["name"] for card in it.describe_cards(language)} >= {"Atelier", "Grow up", "Armadillo caravan"}
        match = Table(it, 2, seed=1)
        assert len({it.label(move, language) for move in it.moves}) > 100
        screen = Console(file=io.StringIO(), width=100)
        screen.print(draw(match, ["Anna", "Bram"], language))
        assert "grow up" in screen.file.getvalue()
