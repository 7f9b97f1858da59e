"""The card file, compiled into flat tables the rules can read without the GIL.

A place is where gnomes work: the buildings, the councilors from `councilor_place`, the actions of the
District Board from `board_place`, then the caravan and the construction team.  A gift is an effect: that of
a place's action, of an immigration (`immigration` + building) or of a bonus (`bonus` + councilor).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from gnomehall.core.declared import nogil  # noqa: F401
from gnomehall.core.moves import MoveTable
from gnomehall.games.gnomopolis.cards import ICONS, KINDS, SPECIALISTS, Cards, Cost, Effect
from gnomehall.games.gnomopolis.constants import (
    ICON_COUNT,
    KIND_COUNT,
    MOST_ACTIONS,
    MOST_BUILDINGS,
    MOST_CHOICES,
    MOST_GIFTS,
    MOST_PARCHMENTS,
    MOST_PLACES,
    MOST_PLAYERS,
    STEP_COUNT,
    TYPE_COUNT,
)
from gnomehall.games.gnomopolis.gnomes import CODES, bag_of, load_of
from gnomehall.games.gnomopolis.moves import ANSWERS, blocks_of, lifts_of


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

    # how many there are, and where they begin
    moves: int
    buildings: int
    parchments: int
    places: int
    councilor_place: int
    board_place: int
    caravan_place: int
    team_place: int
    immigration: int
    bonus: int
    # the first move of each block
    first: int
    reveal: int
    draw: int
    pass_turn: int
    travel: int
    pay: int
    employ: int
    gain: int
    from_mug: int
    from_exhausted: int
    build: int
    use: int
    visit: int
    lift: int
    # the moves that answer each step
    answers: Annotated[list[int], "short", STEP_COUNT]
    answer_count: Annotated[list[int], "short", STEP_COUNT]
    # costs, by parchment
    need: Annotated[list[int], "long long", MOST_PARCHMENTS]
    standing: Annotated[list[int], "long long", MOST_PARCHMENTS]
    lying: Annotated[list[int], "long long", MOST_PARCHMENTS]
    load: Annotated[list[int], "long long", MOST_PARCHMENTS]
    white: Annotated[list[int], "short", MOST_PARCHMENTS]
    white_lying: Annotated[list[int], "short", MOST_PARCHMENTS]
    coins: Annotated[list[int], "short", MOST_PARCHMENTS]
    assistants: Annotated[list[int], "short", MOST_PARCHMENTS]
    prize: Annotated[list[int], "short", MOST_PARCHMENTS]  # of its effect, to a good player (evaluation.py)
    # effects, by gift
    gain_gnomes: Annotated[list[int], "short", MOST_GIFTS * KIND_COUNT]
    masks: Annotated[list[int], "short", MOST_GIFTS * MOST_CHOICES]  # the kinds of a choice, a bit each
    choices: Annotated[list[int], "short", MOST_GIFTS]
    gain_coins: Annotated[list[int], "short", MOST_GIFTS]
    gain_assistants: Annotated[list[int], "short", MOST_GIFTS]
    draws: Annotated[list[int], "short", MOST_GIFTS]
    searches: Annotated[list[int], "short", MOST_GIFTS]
    # buildings, councilors, the board and the Capitals
    team_need: Annotated[list[int], "long long", MOST_BUILDINGS]
    team: Annotated[list[int], "short", MOST_BUILDINGS * ICON_COUNT]
    beds: Annotated[list[int], "short", MOST_BUILDINGS * ICON_COUNT]
    type: Annotated[list[int], "short", MOST_BUILDINGS]
    board_beds: Annotated[list[int], "short", ICON_COUNT]
    councilor_points: Annotated[list[int], "short", TYPE_COUNT]
    capital_coins: Annotated[list[int], "short", MOST_PLAYERS]  # with 1 to 4 seats
    capital_gnomes: Annotated[list[int], "long long", MOST_PLAYERS]
    capital_assistants: Annotated[list[int], "short", MOST_PLAYERS]
    first_mug: int
    # lifts, by place and code, and by number
    lift_id: Annotated[list[int], "short", MOST_PLACES * CODES]
    lift_place: Annotated[list[int], "short", MOST_PLACES * CODES]
    lift_code: Annotated[list[int], "short", MOST_PLACES * CODES]

    def __init__(self, cards: Cards, moves: MoveTable) -> None:
        self.moves = len(moves.moves)
        self.buildings = len(cards.buildings)
        self.parchments = len(cards.parchments)
        self.councilor_place = self.buildings
        self.board_place = self.councilor_place + TYPE_COUNT
        self.caravan_place = self.board_place + MOST_ACTIONS
        self.team_place = self.caravan_place + 1
        self.places = self.team_place + 1
        self.immigration = self.caravan_place
        self.bonus = self.immigration + self.buildings
        for block in blocks_of(cards):
            setattr(self, block, moves.first(block))
        blocks = [ANSWERS.get(step) for step in range(STEP_COUNT)]
        self.answers = [moves.first(block) if block else 0 for block in blocks]
        self.answer_count = [moves.length(block) if block else 0 for block in blocks]
        self._fill_costs([card.cost for card in cards.parchments])
        self._fill_gifts(cards)
        self._fill_buildings(cards)
        self._fill_lifts(cards)
        self.councilor_points = [card.points for card in cards.councilors]
        self.capital_coins = [capital.coins for capital in cards.capitals]
        self.capital_gnomes = [bag_of([*range(KIND_COUNT)] * capital.gnomes) for capital in cards.capitals]
        self.first_mug = bag_of([0, 0, 1, 1, 1, 1])  # 2 children and 4 villagers (P-2)
        self.capital_assistants = [capital.assistants for capital in cards.capitals]
        self.board_beds = icons(cards.board.housing)
        self.prize = padded([], MOST_PARCHMENTS)

    def _fill_costs(self, costs: Sequence[Cost]) -> None:
        fixed = [[word for word in cost.gnomes if word != "any"] for cost in costs]
        fixed_lying = [[word for word in cost.lying if word != "any"] for cost in costs]
        loads = [
            load_of(numbers(fixed[n]), numbers(fixed_lying[n]), cost.coins, cost.assistants)
            for n, cost in enumerate(costs)
        ]
        most = MOST_PARCHMENTS
        self.need = padded([bag_of(numbers([*cost.gnomes, *cost.lying])) for cost in costs], most)
        self.standing = padded([bag_of(numbers(words)) for words in fixed], most)
        self.lying = padded([bag_of(numbers(words)) for words in fixed_lying], most)
        self.load = padded(loads, most)
        self.white = padded([cost.gnomes.count("any") for cost in costs], most)
        self.white_lying = padded([cost.lying.count("any") for cost in costs], most)
        self.coins = padded([cost.coins for cost in costs], most)
        self.assistants = padded([cost.assistants for cost in costs], most)

    def _fill_gifts(self, cards: Cards) -> None:
        gifts = [Effect()] * MOST_GIFTS
        for place, card in enumerate(cards.parchments):
            gifts[place] = card.effect
        for number, building in enumerate(cards.buildings):
            gifts[self.immigration + number] = building.immigration
        for number, councilor in enumerate(cards.councilors):
            gifts[self.bonus + number] = councilor.bonus
        gain: list[int] = []
        masks: list[int] = []
        choices: list[int] = []
        for gift in gifts:
            plain = [kinds[0] for kinds in gift.gain if len(kinds) == 1]
            chosen = [sum(1 << KINDS.index(kind) for kind in kinds) for kinds in gift.gain if len(kinds) > 1]
            gain += [plain.count(kind) for kind in KINDS]
            masks += padded(chosen, MOST_CHOICES)
            choices.append(len(chosen))
        self.gain_gnomes = gain
        self.masks = masks
        self.choices = choices
        self.gain_coins = [gift.coins for gift in gifts]
        self.gain_assistants = [gift.assistants for gift in gifts]
        self.draws = [gift.draw for gift in gifts]
        self.searches = [gift.search for gift in gifts]

    def _fill_buildings(self, cards: Cards) -> None:
        team: list[int] = []
        beds: list[int] = []
        for card in cards.buildings:
            team += icons(card.team)
            beds += icons(card.housing)
        self.team = padded(team, MOST_BUILDINGS * ICON_COUNT)
        self.beds = padded(beds, MOST_BUILDINGS * ICON_COUNT)
        self.team_need = padded([bag_of(numbers(card.team)) for card in cards.buildings], MOST_BUILDINGS)
        types = [SPECIALISTS.index(card.type) for card in cards.buildings]
        self.type = [*types, *[-1] * (MOST_BUILDINGS - len(types))]

    def _fill_lifts(self, cards: Cards) -> None:
        """Where each lift takes a gnome from, and the move for it (P-16)."""
        found = lifts_of(cards)
        lift_id = [-1] * (MOST_PLACES * CODES)
        for number, (place, code) in enumerate(found):
            lift_id[place * CODES + code] = self.lift + number
        self.lift_id = lift_id
        self.lift_place = padded([place for place, _ in found], MOST_PLACES * CODES)
        self.lift_code = padded([code for _, code in found], MOST_PLACES * CODES)
