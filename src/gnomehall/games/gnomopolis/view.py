"""The whole state as plain data, for pages to draw: no rule has to be known to read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gnomehall.core.game import Json
from gnomehall.core.state import CHANCE, OVER
from gnomehall.games.gnomopolis.cards import ICONS, KINDS, SPECIALISTS
from gnomehall.games.gnomopolis.gnomes import kinds_in, load_counts
from gnomehall.games.gnomopolis.housing import residents
from gnomehall.games.gnomopolis.position import LAST_BUILDING, LONGEST_TURN
from gnomehall.games.gnomopolis.reasons import lack, missing_members, stands_in
from gnomehall.games.gnomopolis.rules import GnomopolisState
from gnomehall.games.gnomopolis.scoring import Housing, house
from gnomehall.games.gnomopolis.tables import BOARD, BONUS, BUILD, CARAVAN, COUNCILOR, TEAM, TRAVEL, USE
from gnomehall.games.gnomopolis.vain import comes_to_nothing

if TYPE_CHECKING:
    from gnomehall.games.gnomopolis.game import Gnomopolis

STEPS = (
    "start", "offer", "deal", "free", "visit", "pay", "gain", "draw", "search", "employ", "immigration", "bonus",
    "refill", "rest",
)
TRIGGERS = (None, "building", "gnomes", "coins", "length")


def view(game: Gnomopolis, state: GnomopolisState) -> dict[str, Json]:
    """Both Capitals, the cards, every district, the ends in sight, and the decision owed."""
    legal = set(state.legal_ids())
    return {
        "round": state.round,
        "first": state.first if state.first >= 0 else None,
        "actor": state.actor if state.mover != OVER and state.round else None,
        "actions_left": LONGEST_TURN - state.actions,
        "step": "over" if state.mover == OVER else STEPS[state.step],
        "decides": "chance" if state.mover == CHANCE else state.mover if state.mover >= 0 else None,
        "owed": owed(game, state),
        "ancient_capital": {
            "gnomes": gnomes(state.ancient), "coins": state.ancient_coins, "assistants": state.ancient_assistants,
        },
        "new_capital": {
            "gnomes": gnomes(state.renewed), "coins": state.new_coins, "assistants": state.new_assistants,
        },
        "outside": {"coins": state.minted, "assistants": state.made},
        "offer": [offered(game, state, slot, legal) for slot in range(6)],
        "pile": [game.places[card] for card in range(28) if state.pile >> card & 1],
        "councilors": [
            {"id": card.id, "type": card.type, "points": card.points, "holder": _seat(state.councilors[n])}
            for n, card in enumerate(game.cards.councilors)
        ],
        "end": end(game, state),
        "seats": [district(game, state, seat, legal) for seat in range(state.seats)],
    }


def gnomes(bag: int) -> dict[str, Json]:
    """A bag by kind, without the kinds that are not in it."""
    return {kind: count for kind, count in zip(KINDS, kinds_in(bag), strict=True) if count}


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def owed(game: Gnomopolis, state: GnomopolisState) -> dict[str, Json] | None:
    """What the seat to move must decide, beyond its free turn."""
    step = STEPS[state.step]
    if state.mover < 0 or step == "free":
        return None
    about: dict[str, Json] = {"decision": step, "seat": state.actor}
    if step == "visit":
        return {**about, "host": state.marker[state.actor]}
    if step in ("employ", "immigration", "bonus"):
        about["card"] = game.places[state.built]
    elif state.gift >= BONUS:  # a Search of a councilor's bonus
        about["card"] = game.places[COUNCILOR + state.gift - BONUS]
    else:
        about["card"] = game.places[state.action]
        about["place"] = game.places[state.in_use]
    if step == "pay":
        return {**about, "lying": state.white == 0, "left": state.white + state.white_lying}
    if step == "employ":
        icon = next(icon for icon in range(7) if state.team[icon])
        return {**about, "icon": ICONS[icon], "left": sum(state.team)}
    if step == "search":
        return {**about, "left": state.searches}
    mask = game.tables.masks[state.gift * 4 + state.choice]
    kinds: list[Json] = [kind for n, kind in enumerate(KINDS) if mask >> n & 1]
    return {**about, "choice": kinds, "left": game.tables.choices[state.gift] - state.choice}


def offered(game: Gnomopolis, state: GnomopolisState, slot: int, legal: set[int]) -> dict[str, Json] | None:
    """A card of the offer: whether it can be built now, and how many of its team are missing."""
    card = state.offered[slot]
    if card < 0:
        return None
    return {
        "id": game.places[card], "type": game.cards.buildings[card].type, "can_build": BUILD + card in legal,
        "missing": missing_members(game, state, card) if state.round and state.mover != OVER else None,
    }


def end(game: Gnomopolis, state: GnomopolisState) -> dict[str, Json]:
    """How far each end is away and of how many (P-29), and whether this round is the last (P-30)."""
    capital = game.cards.capitals[state.seats - 1]
    return {
        "by": TRIGGERS[state.trigger],
        "last_round": state.trigger != 0,
        "buildings_left": LAST_BUILDING - max(state.buildings[: state.seats]),
        "buildings_of": LAST_BUILDING,
        "gnomes_left": sum(kinds_in(state.ancient)),
        "gnomes_of": capital.gnomes * len(KINDS),
        "coins_left": state.ancient_coins,
        "coins_of": capital.coins,
    }


def district(game: Gnomopolis, state: GnomopolisState, seat: int, legal: set[int]) -> dict[str, Json]:
    """All of a seat: gnomes, tokens, cards with what lies on them, the caravan, points and housing."""
    is_actor = seat == state.actor
    home = housing(game, state, seat)
    buildings = [card for card in state.district[seat * 6 : seat * 6 + 6] if card >= 0]
    councilors = [COUNCILOR + n for n in range(4) if state.councilors[n] == seat]
    board = range(BOARD, game.tables.places)
    team = load_counts(state.on[TEAM])
    return {
        "mug": gnomes(state.mug[seat]),
        "active": gnomes(state.active[seat]),
        "exhausted": gnomes(state.exhausted[seat]),
        "gnomes": sum(kinds_in(residents(state, seat))),
        "coins": state.coins[seat],
        "assistants": state.assistants[seat],
        "types": {kind: state.types[seat * 4 + n] for n, kind in enumerate(SPECIALISTS)},
        "board": [parchment(game, state, seat, place, legal) for place in board],
        "caravan": {**caravan(game, state, seat, legal), **on_it(state.on[CARAVAN] if is_actor else 0)},
        "buildings": [
            {**parchment(game, state, seat, place, legal), "built_now": is_actor and state.built == place}
            for place in buildings
        ],
        "councilors": [parchment(game, state, seat, place, legal) for place in councilors],
        "team": {
            "card": game.places[state.built], "standing": _by_kind(team[:6]), "assistants": team[13],
        } if is_actor and state.built >= 0 else None,
        "points": state.scores()[seat],
        "score": [
            {"key": key, "args": dict(args), "points": points}
            for key, args, points in game.score_lines(state, seat)
        ],
        "housing": {
            "points": home.points, "homeless": dict(home.homeless),
            "homes": [{"place": str(entry["place"]), "beds": _beds(entry["beds"])} for entry in home.homes],
        },
    }


def _by_kind(counts: list[int]) -> dict[str, Json]:
    return {kind: count for kind, count in zip(KINDS, counts, strict=True) if count}


def _beds(beds: object) -> list[Json]:
    assert isinstance(beds, list)
    return [dict(bed) for bed in beds]


def on_it(load: int) -> dict[str, Json]:
    """What lies on a parchment."""
    counts = load_counts(load)
    return {
        "used": load != 0, "standing": _by_kind(counts[:6]), "lying": _by_kind(counts[6:12]), "coins": counts[12],
        "assistants": counts[13],
    }


def parchment(game: Gnomopolis, state: GnomopolisState, seat: int, place: int, legal: set[int]) -> dict[str, Json]:
    """A parchment: what lies on it, which legal move uses it, and which parts would come to nothing (P-9)."""
    move = USE + place if seat == state.actor else game.tables.visit + place
    if move not in legal:  # solo, a caravan visits the own district
        move = game.tables.visit + place
    can_use = move in legal and seat == (state.actor if move < game.tables.visit else state.marker[state.actor])
    return {
        "id": game.places[place], "move": game.moves[move].text if can_use else None,
        "in_vain": list(comes_to_nothing(game, state, place)) if can_use else [],
        **on_it(state.on[place] if seat == state.actor else 0),
    }


def caravan(game: Gnomopolis, state: GnomopolisState, seat: int, legal: set[int]) -> dict[str, Json]:
    """Where the marker stands (None: at home), where it comes next, and what it could use there (P-24)."""
    following = (state.marker[seat] + 1) % state.seats
    if following == seat:
        following = (following + 1) % state.seats
    can_go = seat == state.actor and TRAVEL in legal
    at_home = state.marker[seat] == seat
    return {
        "id": "caravan", "at": None if at_home else state.marker[seat],
        "next": None if state.caravan_rests else following, "move": game.moves[TRAVEL].text if can_go else None,
        "could_use": [
            game.places[place]
            for place in range(game.tables.places)
            if can_go and stands_in(state, place, following) and lack(game, state, place) is None
        ],
    }


def housing(game: Gnomopolis, state: GnomopolisState, seat: int) -> Housing:
    """The best housing of a seat as the table stands."""
    buildings = [game.places[card] for card in state.district[seat * 6 : seat * 6 + 6] if card >= 0]
    return house(game.cards, dict(zip(KINDS, kinds_in(residents(state, seat)), strict=True)), buildings)
