"""Reads the card file; a mistake is named by file, card and field.

Every card that the rulebook's words can say is read, up to the bounds below: those of the compiled tables
and of what can lie on a parchment.
"""

from __future__ import annotations

from gnomehall.core.cards import CardSet, Fields
from gnomehall.games.gnomopolis.cards import (
    ICONS,
    KINDS,
    SPECIALISTS,
    Board,
    Building,
    Capital,
    Cards,
    Cost,
    Councilor,
    Effect,
    Parchment,
)

RESERVED = ("mug", "exhausted", "team", "caravan", "board", *ICONS)  # words of moves, so no ids of cards

BUILDINGS = 28  # P-3
MOST_ACTIONS = 8  # of a District Board
MOST_GNOMES = 4  # in one cost, one team, one gain
MOST_HOUSING = 8  # icons of a building; the board may have twice as many
MOST_PAID = 9  # coins, or assistants, in one cost
MOST_FOUND = 6  # draws, or searches, in one effect


def read_cards(card_set: CardSet) -> Cards:
    """The card file, or one error that names file, card and field."""
    top = card_set.fields
    types = _read_set(top.table("set"))
    seen: set[str] = set(RESERVED)
    capitals = tuple(_read_capital(entry, n + 1) for n, entry in enumerate(top.tables("capital", 4, 4)))
    board = _read_board(top.table("board"), seen)
    councilors = [_read_councilor(entry, seen) for entry in top.tables("councilor", 4, 4)]
    councilors.sort(key=lambda card: SPECIALISTS.index(card.type))
    for profession, councilor in zip(SPECIALISTS, councilors, strict=True):
        if councilor.type != profession:
            raise top.fail("councilor", f"there must be one for each profession; the {profession}s have none or two")
    buildings = []
    left = dict(types)
    for entry in top.tables("building", BUILDINGS, BUILDINGS):
        building = _read_building(entry, seen)
        if left[building.type] == 0:
            raise entry.fail("type", f"there are more than {types[building.type]} buildings of type {building.type}")
        left[building.type] -= 1
        buildings.append(building)
    top.done()
    return Cards(capitals, board, tuple(councilors), tuple(buildings))


def _read_set(entry: Fields) -> dict[str, int]:
    """How many buildings of each type there may be: any number, unless the set says how many in `types`."""
    entry.text("name", longest=80)
    entry.number("version", 1, 1_000_000)
    types = dict.fromkeys(SPECIALISTS, BUILDINGS)
    if entry.has("types"):
        mix = entry.table("types")
        types = {kind: mix.number(kind, 0, BUILDINGS) for kind in SPECIALISTS}
        mix.done()
        if sum(types.values()) != BUILDINGS:
            raise entry.fail("types", f"must add up to {BUILDINGS}, not {sum(types.values())}")
    entry.done()
    return types


def _read_capital(entry: Fields, players: int) -> Capital:
    entry.number("players", players, players)
    capital = Capital(entry.number("coins", 1, 999), entry.number("gnomes", 1, 12), entry.number("assistants", 0, 99))
    entry.source(("coins", "gnomes", "assistants"))
    entry.done()
    return capital


def _read_board(entry: Fields, seen: set[str]) -> Board:
    actions = []
    for action in entry.tables("action", 1, MOST_ACTIONS):
        actions.append(Parchment(*_read_parchment(action, seen), action.source(("name", "cost", "effect"))))
        action.done()
    caravan = entry.table("caravan")
    board = Board(
        entry.names(), entry.names("flavour"), tuple(actions),
        tuple(entry.words("housing", ICONS, 2 * MOST_HOUSING)),
        entry.source(("kinds", "housing", "flavour")), caravan.names(), caravan.source(("name", "action")),
    )
    caravan.done()
    entry.done()
    return board


def _read_councilor(entry: Fields, seen: set[str]) -> Councilor:
    card = Councilor(
        *_read_parchment(entry, seen),
        entry.source(("name", "type", "action", "bonus", "points", "flavour")),
        entry.word("type", SPECIALISTS), _read_effect(entry.table("bonus")), entry.number("points", 0, 9),
        entry.names("flavour"),
    )
    entry.done()
    return card


def _read_building(entry: Fields, seen: set[str]) -> Building:
    immigration = tuple(_read_choices(entry, "immigration"))
    card = Building(
        *_read_parchment(entry, seen),
        entry.source(("name", "type", "team", "immigration", "action", "housing", "flavour")),
        entry.word("type", SPECIALISTS), _read_icons(entry, "team", MOST_GNOMES), Effect(immigration),
        _read_icons(entry, "housing", MOST_HOUSING), entry.names("flavour"),
    )
    if not card.team:
        raise entry.fail("team", "must hold at least one gnome")
    entry.done()
    return card


def _read_parchment(entry: Fields, seen: set[str]) -> tuple[str, dict[str, str], Cost, Effect]:
    name = entry.word("id")
    if name in seen:
        raise entry.fail("id", f"{name} is there twice" if name not in RESERVED else f"{name} is a word of the game")
    seen.add(name)
    cost, effect = entry.table("cost"), entry.table("effect")
    parts = name, entry.names(), _read_cost(cost), _read_effect(effect)
    if parts[2] == Cost():
        raise entry.fail("cost", "an action must cost something")
    if parts[3] == Effect():
        raise entry.fail("effect", "an action must do something")
    return parts


def _read_cost(entry: Fields) -> Cost:
    cost = Cost(
        _read_icons(entry, "gnomes", MOST_GNOMES), _read_icons(entry, "lying", MOST_GNOMES),
        entry.number("coins", 0, MOST_PAID, 0), entry.number("assistants", 0, MOST_PAID, 0),
    )
    if len(cost.gnomes) + len(cost.lying) > MOST_GNOMES:
        raise entry.fail("lying", f"a cost has at most {MOST_GNOMES} gnomes in all")
    entry.done()
    return cost


def _read_effect(entry: Fields) -> Effect:
    effect = Effect(
        tuple(_read_choices(entry, "gain")), entry.number("coins", 0, 20, 0), entry.number("assistants", 0, 9, 0),
        entry.number("draw", 0, MOST_FOUND, 0), entry.number("search", 0, MOST_FOUND, 0),
    )
    entry.done()
    return effect


def _read_icons(entry: Fields, name: str, most: int) -> tuple[str, ...]:
    icons = entry.words(name, ICONS, most, [])
    return tuple(sorted(icons, key=ICONS.index))


def _read_choices(entry: Fields, name: str) -> list[tuple[str, ...]]:
    """Gnomes to gain: a kind each, or the kinds one may choose from."""
    entry.asked.add(name)
    words = entry.data.get(name, [])
    if type(words) is not list or len(words) > 2 * MOST_GNOMES:
        raise entry.fail(name, f"must be a list of at most {2 * MOST_GNOMES} gnomes")
    found = []
    for word in words:
        kinds = {"any": KINDS, "specialist": SPECIALISTS}.get(str(word)) or tuple(str(word).split("/"))
        if len(set(kinds)) != len(kinds) or any(kind not in KINDS for kind in kinds):
            raise entry.fail(
                name, f"must hold only {', '.join(ICONS)}, specialist or a choice such as "
                f"soldier/merchant, not {str(word)[:40]!r}"
            )
        found.append(tuple(sorted(kinds, key=KINDS.index)))
    if sum(len(kinds) > 1 for kinds in found) > MOST_GNOMES:
        raise entry.fail(name, f"may hold at most {MOST_GNOMES} choices")
    return sorted(found, key=len)
