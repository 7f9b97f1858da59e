"""The best housing (P-31), against a search that tries everything."""

from __future__ import annotations

import json
import random
from functools import lru_cache

import pytest

from gnomehall import ValidationError
from gnomehall.core.cards import parse_card_set
from gnomehall.games import game
from gnomehall.games.gnomopolis.cards import KINDS
from tests.gnomopolis.at_table import GAME, District, table

HOUSING = {card.id: card.housing for card in GAME.cards.buildings}
WHITE = [name for name, beds in HOUSING.items() if "any" in beds]


def brute_force(gnomes: dict[str, int], buildings: list[str], board: tuple[str, ...] = GAME.cards.board.housing) -> int:
    """Try every bed for every gnome, one gnome after another."""
    beds = [(icon, 2) for name in buildings for icon in HOUSING[name]] + [(icon, 1) for icon in board]
    people = [kind for kind, count in gnomes.items() for _ in range(count)]
    kinds = sorted({bed for bed in beds if bed[0] == "any" or bed[0] in people})

    @lru_cache(None)
    def best(person: int, free: tuple[int, ...]) -> int:
        if person == len(people):
            return 0
        most = best(person + 1, free) - 1
        for n, (icon, points) in enumerate(kinds):
            if free[n] and icon in (people[person], "any"):
                left = (*free[:n], free[n] - 1, *free[n + 1 :])
                most = max(most, points + best(person + 1, left))
        return most

    return best(0, tuple(min(beds.count(kind), len(people)) for kind in kinds))


def random_district(dice: random.Random) -> tuple[dict[str, int], list[str]]:
    """A few gnomes, and buildings of which half have a white icon."""
    buildings = dice.sample(WHITE, dice.randint(0, 2)) + dice.sample(sorted(HOUSING), dice.randint(0, 2))
    gnomes = {kind: dice.choice((0, 0, 0, 1, 2)) for kind in KINDS}
    gnomes[dice.choice(KINDS)] += dice.randint(0, 5)
    return gnomes, list(dict.fromkeys(buildings))


@pytest.mark.slow
def test_the_best_housing_agrees_with_brute_force_on_5000_districts():
    dice = random.Random(1)
    for _ in range(5000):
        gnomes, buildings = random_district(dice)
        assert GAME.house(gnomes, buildings).points == brute_force(gnomes, buildings), (gnomes, buildings)


@pytest.mark.parametrize("board", ["any", "merchant any any", "child soldier any inventor inventor any any", ""])
def test_the_best_housing_agrees_with_brute_force_whatever_the_board_houses(board):
    old = GAME.card_set.text[GAME.card_set.text.index("housing = ") :].partition("\n")[0]
    text = GAME.card_set.text.replace(old, f"housing = {json.dumps(board.split())}", 1)
    cards = game("gnomopolis", parse_card_set(text, "board"))
    dice = random.Random(board)
    for _ in range(500):
        gnomes, buildings = random_district(dice)
        best = brute_force(gnomes, buildings, tuple(board.split()))
        words = " ".join(kind for kind, count in gnomes.items() for _ in range(count))
        state = table(District(mug=words, buildings=" ".join(buildings)), District(mug=""), cards=cards)
        assert cards.house(gnomes, buildings).points == state.scores()[0] == best, (gnomes, buildings)


def test_the_compiled_points_are_those_of_the_best_housing():
    dice = random.Random(2)
    for _ in range(500):
        gnomes, buildings = random_district(dice)
        words = " ".join(kind for kind, count in gnomes.items() for _ in range(count))
        state = table(District(mug=words, buildings=" ".join(buildings)), District(mug=""))
        assert state.scores()[0] == GAME.house(gnomes, buildings).points


def test_who_lives_where_adds_up_to_the_points():
    dice = random.Random(3)
    for _ in range(300):
        gnomes, buildings = random_district(dice)
        home = GAME.house(gnomes, buildings)
        living = dict.fromkeys(KINDS, 0)
        points = -sum(home.homeless.values())
        assert [place.place for place in home.homes] == [*buildings, "board"]
        for place in home.homes:
            for bed in place.beds:
                if bed.gnome:
                    assert bed.icon in (bed.gnome, "any")
                    living[bed.gnome] += 1
                    points += 1 if place.place == "board" else 2
        assert points == home.points
        assert {kind: living[kind] + home.homeless.get(kind, 0) for kind in KINDS} == gnomes


def test_the_board_houses_children_and_villagers_only():
    assert GAME.house({"child": 4, "villager": 4}, []).points == 8
    assert GAME.house({"child": 5, "villager": 4}, []).points == 7
    assert GAME.house({"soldier": 1}, []).points == -1


def test_what_is_no_gnome_and_no_building_is_refused():
    for gnomes, buildings in (({"elf": 1}, []), ({"child": -1}, []), ({"child": "2"}, []), ({}, ["castle"])):
        with pytest.raises(ValidationError):
            GAME.house(gnomes, buildings)
