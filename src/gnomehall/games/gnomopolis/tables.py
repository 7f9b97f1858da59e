"""The card file, compiled into flat tables the rules can read without the GIL.

A place is where gnomes work: buildings 0 to 27, councilors from COUNCILOR, the actions of the District
Board from BOARD, then the caravan and the construction team.  A gift is an effect: that of a
place's action, of an immigration (IMMIGRATION + building) or of a bonus (BONUS + councilor).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from gnomehall.core.declared import nogil  # noqa: F401
from gnomehall.games.gnomopolis.cards import ICONS, KINDS, SPECIALISTS, Cards, Cost, Effect
from gnomehall.games.gnomopolis.gnomes import bag_of, load_of
from gnomehall.games.gnomopolis.weights import FOUND

CARDS = 28
COUNCILOR = 28
BOARD = 32
CARAVAN = 40
TEAM = 41
PLACES = 42
IMMIGRATION = 40
BONUS = 68
FIRST = 0  # ids of moves; the ids of visits and lifts follow those of uses
REVEAL = 4
DRAW = 32
PASS = 38
TRAVEL = 39
PAY = 40
EMPLOY = 46
GAIN = 53
FROM_MUG = 59
FROM_EXHAUSTED = 65
BUILD = 71
USE = 99


def padded(values: Sequence[int], length: int) -> list[int]:
    """The values, and zeros up to the length of a C array."""
    return [*values, *[0] * (length - len(values))]


def icons(words: Sequence[str]) -> list[int]:
    """How many of each icon there are: six kinds and the white one."""
    return [words.count(icon) for icon in ICONS]


def numbers(words: Sequence[str]) -> list[int]:
    """The icons as numbers."""
    return [ICONS.index(word) for word in words]


class Tables:
    """Costs, effects, teams and housing by number."""

    places: int
    visit: int
    lift: int
    lifts: int
    need: Annotated[list[int], "long long", 40]
    standing: Annotated[list[int], "long long", 40]
    lying: Annotated[list[int], "long long", 40]
    load: Annotated[list[int], "long long", 40]
    white: Annotated[list[int], "short", 40]
    white_lying: Annotated[list[int], "short", 40]
    coins: Annotated[list[int], "short", 40]
    assistants: Annotated[list[int], "short", 40]
    prize: Annotated[list[int], "short", 40]
    weights: Annotated[list[int], "short", 21]
    gain: Annotated[list[int], "short", 432]
    masks: Annotated[list[int], "short", 288]
    choices: Annotated[list[int], "short", 72]
    gain_coins: Annotated[list[int], "short", 72]
    gain_assistants: Annotated[list[int], "short", 72]
    draws: Annotated[list[int], "short", 72]
    searches: Annotated[list[int], "short", 72]
    team_need: Annotated[list[int], "long long", 28]
    team: Annotated[list[int], "short", 196]
    beds: Annotated[list[int], "short", 196]
    type: Annotated[list[int], "short", 28]
    board_beds: Annotated[list[int], "short", 7]
    councilor_points: Annotated[list[int], "short", 4]
    capital_coins: Annotated[list[int], "short", 5]
    capital_gnomes: Annotated[list[int], "long long", 5]
    first_mug: int
    capital_assistants: Annotated[list[int], "short", 5]
    lift_id: Annotated[list[int], "short", 504]
    lift_place: Annotated[list[int], "short", 504]
    lift_code: Annotated[list[int], "short", 504]

    def __init__(self, cards: Cards) -> None:
        parchments = cards.parchments
        self.places = len(parchments)
        self.visit = USE + len(parchments)
        self.lift = USE + 2 * len(parchments)
        self._fill_costs([card.cost for card in parchments])
        self._fill_gifts(cards)
        self._fill_buildings(cards)
        self._fill_lifts(cards)
        self.councilor_points = [card.points for card in cards.councilors]
        self.capital_coins = [0, *[capital.coins for capital in cards.capitals]]
        self.capital_gnomes = [0, *[bag_of([*range(6)] * capital.gnomes) for capital in cards.capitals]]
        self.first_mug = bag_of([0, 0, 1, 1, 1, 1])  # 2 children and 4 villagers (P-2)
        self.capital_assistants = [0, *[capital.assistants for capital in cards.capitals]]
        self.board_beds = icons(cards.board.housing)
        self.weights = list(FOUND)
        self.prize = padded([_prize(card.effect) for card in parchments], 40)

    def _fill_costs(self, costs: Sequence[Cost]) -> None:
        fixed = [[word for word in cost.gnomes if word != "any"] for cost in costs]
        fixed_lying = [[word for word in cost.lying if word != "any"] for cost in costs]
        self.need = padded([bag_of(numbers([*cost.gnomes, *cost.lying])) for cost in costs], 40)
        self.standing = padded([bag_of(numbers(words)) for words in fixed], 40)
        self.lying = padded([bag_of(numbers(words)) for words in fixed_lying], 40)
        self.load = padded(
            [
                load_of(numbers(fixed[n]), numbers(fixed_lying[n]), cost.coins, cost.assistants)
                for n, cost in enumerate(costs)
            ],
            40,
        )
        self.white = padded([cost.gnomes.count("any") for cost in costs], 40)
        self.white_lying = padded([cost.lying.count("any") for cost in costs], 40)
        self.coins = padded([cost.coins for cost in costs], 40)
        self.assistants = padded([cost.assistants for cost in costs], 40)

    def _fill_gifts(self, cards: Cards) -> None:
        gifts = [Effect()] * 72
        for place, card in enumerate(cards.parchments):
            gifts[place] = card.effect
        for number, building in enumerate(cards.buildings):
            gifts[IMMIGRATION + number] = building.immigration
        for number, councilor in enumerate(cards.councilors):
            gifts[BONUS + number] = councilor.bonus
        gain: list[int] = []
        masks: list[int] = []
        choices: list[int] = []
        for gift in gifts:
            plain = [kinds[0] for kinds in gift.gain if len(kinds) == 1]
            chosen = [sum(1 << KINDS.index(kind) for kind in kinds) for kinds in gift.gain if len(kinds) > 1]
            gain += [plain.count(kind) for kind in KINDS]
            masks += padded(chosen, 4)
            choices.append(len(chosen))
        self.gain = gain
        self.masks = masks
        self.choices = choices
        self.gain_coins = [gift.coins for gift in gifts]
        self.gain_assistants = [gift.assistants for gift in gifts]
        self.draws = [gift.draw for gift in gifts]
        self.searches = [gift.search for gift in gifts]

    def _fill_buildings(self, cards: Cards) -> None:
        self.team_need = [bag_of(numbers(card.team)) for card in cards.buildings]
        team: list[int] = []
        beds: list[int] = []
        for card in cards.buildings:
            team += icons(card.team)
            beds += icons(card.housing)
        self.team = team
        self.beds = beds
        self.type = [SPECIALISTS.index(card.type) for card in cards.buildings]

    def _fill_lifts(self, cards: Cards) -> None:
        """A move for every gnome a Search could lift off a place (P-16)."""
        codes: list[set[int]] = [set() for _ in range(PLACES)]
        for place, card in enumerate(cards.parchments):
            codes[place] = _kinds(card.cost.gnomes) | {6 + kind for kind in _kinds(card.cost.lying)}
            codes[CARAVAN] |= codes[place]
        for building in cards.buildings:
            codes[TEAM] |= _kinds(building.team)
        found = [(place, code) for place in range(PLACES) for code in sorted(codes[place])]
        lift_id = [-1] * (PLACES * 12)
        for number, (place, code) in enumerate(found):
            lift_id[place * 12 + code] = self.lift + number
        self.lifts = len(found)
        self.lift_id = lift_id
        self.lift_place = padded([place for place, _ in found], 504)
        self.lift_code = padded([code for _, code in found], 504)


def _kinds(words: Sequence[str]) -> set[int]:
    """The kinds that can fill these icons."""
    return set(range(6)) if "any" in words else set(numbers(words))


def _prize(effect: Effect) -> int:
    """What an effect is worth to a good player, roughly, in hundredths of a point."""
    return 100 * effect.coins + 80 * effect.assistants + 60 * len(effect.gain) + 60 * effect.draw + 70 * effect.search
