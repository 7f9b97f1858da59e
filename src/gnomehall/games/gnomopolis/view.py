"""What a page is told: the whole state, and every card.  No rule has to be known to read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from gnomehall.core.game import Played
from gnomehall.core.state import CHANCE, OVER
from gnomehall.games.gnomopolis.cards import ICONS, KINDS, SPECIALISTS
from gnomehall.games.gnomopolis.constants import (
    EMPLOYING,
    FREE,
    IMMIGRATING,
    KIND_COUNT,
    LAST_BUILDING,
    LONGEST_TURN,
    MOST_CHOICES,
    OFFER,
    STEPS,
    TYPE_COUNT,
    WELCOMING,
)
from gnomehall.games.gnomopolis.gnomes import ASSISTANTS, COINS, LYING, kinds_in, load_counts
from gnomehall.games.gnomopolis.housing import residents
from gnomehall.games.gnomopolis.places import host_of
from gnomehall.games.gnomopolis.position import TRIGGERS
from gnomehall.games.gnomopolis.rules import GnomopolisState
from gnomehall.games.gnomopolis.scoring import Housing, house
from gnomehall.games.gnomopolis.teams import missing_members, next_icon
from gnomehall.games.gnomopolis.verdict import choices_left, visit_verdict
from gnomehall.games.gnomopolis.view_types import (
    Bag,
    BuiltPlace,
    Capital,
    CaravanPlace,
    CouncilorSeat,
    District,
    End,
    GnomopolisView,
    HousingView,
    Load,
    Offered,
    Outside,
    Owed,
    Place,
    Team,
)
from gnomehall.games.gnomopolis.warnings import without_effect

if TYPE_CHECKING:
    from gnomehall.games.gnomopolis.game import Gnomopolis


# ---- the state


def view(game: Gnomopolis, state: GnomopolisState, played: Sequence[Played] = ()) -> GnomopolisView:
    """What lies on the table, and the decision owed."""
    return GnomopolisView(
        round=state.round,
        first=_seat(state.first),
        actor=state.actor if state.mover != OVER and state.round else None,
        actions_left=LONGEST_TURN - state.actions,
        step="over" if state.mover == OVER else STEPS[state.step],
        decides="chance" if state.mover == CHANCE else _seat(state.mover),
        owed=owed(game, state),
        ancient_capital=Capital(gnomes(state.ancient_gnomes), state.ancient_coins, state.ancient_assistants),
        new_capital=Capital(gnomes(state.new_gnomes), state.new_coins, state.new_assistants),
        outside=Outside(state.coins_made, state.assistants_made),
        offer=[offered(game, state, slot) for slot in range(OFFER)],
        pile=[card.id for n, card in enumerate(game.cards.buildings) if state.pile >> n & 1],
        councilors=[
            CouncilorSeat(card.id, card.type, card.points, _seat(state.councilors[n]))
            for n, card in enumerate(game.cards.councilors)
        ],
        end=end(game, state),
        seats=[district(game, state, seat) for seat in range(state.seats)],
    )


def gnomes(bag: int) -> Bag:
    """A bag by kind, without the kinds that are not in it."""
    return _by_kind(kinds_in(bag))


MOST_HOUSINGS = 2_000  # that are kept for a card set: they are shown after every move and seldom change


def _by_kind(counts: list[int]) -> Bag:
    return {kind: count for kind, count in zip(KINDS, counts, strict=True) if count}


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def owed(game: Gnomopolis, state: GnomopolisState) -> Owed | None:
    """What the seat to move must decide, beyond its free turn."""
    if state.mover < 0 or state.step == FREE:
        return None
    step = STEPS[state.step]
    about = Owed(decision=step, seat=state.actor)
    if step == "visit":
        about.host = state.marker[state.actor]
        return about
    if state.step in (EMPLOYING, IMMIGRATING, WELCOMING):
        about.card = game.places[state.built]
    elif state.gift >= game.tables.bonus:  # a Search of a councilor's bonus
        about.card = game.places[game.tables.councilor_place + state.gift - game.tables.bonus]
    else:
        about.card = game.places[state.action]
        about.place = game.places[state.in_use]
    about.left = choices_left(state)
    if step == "pay":
        about.lying = state.white == 0
    elif step == "employ":
        about.icon = ICONS[next_icon(state)]
    elif step in ("gain", "immigration", "bonus"):
        mask = game.tables.masks[state.gift * MOST_CHOICES + state.choice]
        about.choice = [kind for n, kind in enumerate(KINDS) if mask >> n & 1]
    return about


def offered(game: Gnomopolis, state: GnomopolisState, slot: int) -> Offered | None:
    """A card of the offer; None where there is a gap."""
    card = state.offered[slot]
    if card < 0:
        return None
    return Offered(
        game.places[card], game.cards.buildings[card].type, state.verdict_on(game.tables.build + card) == 0,
        missing_members(state, card) if state.round and state.mover != OVER else None,
    )


def end(game: Gnomopolis, state: GnomopolisState) -> End:
    """How far the ends are."""
    capital = game.cards.capitals[state.seats - 1]
    return End(
        by=TRIGGERS[state.trigger],
        last_round=state.trigger != 0,
        buildings_left=LAST_BUILDING - max(state.buildings[: state.seats]),
        buildings_of=LAST_BUILDING,
        gnomes_left=sum(kinds_in(state.ancient_gnomes)),
        gnomes_of=capital.gnomes * len(KINDS),
        coins_left=state.ancient_coins,
        coins_of=capital.coins,
    )


def district(game: Gnomopolis, state: GnomopolisState, seat: int) -> District:
    """All of a seat."""
    home = housing(game, state, seat)
    tables = game.tables
    is_actor = seat == state.actor
    return District(
        mug=gnomes(state.mug[seat]),
        active=gnomes(state.active[seat]),
        exhausted=gnomes(state.exhausted[seat]),
        gnomes=sum(kinds_in(residents(state, seat))),
        coins=state.coins[seat],
        assistants=state.assistants[seat],
        types={kind: state.types[seat * TYPE_COUNT + n] for n, kind in enumerate(SPECIALISTS)},
        board=[parchment(game, state, seat, place) for place in range(tables.board_place, tables.parchments)],
        caravan=caravan(game, state, seat),
        buildings=[
            BuiltPlace(
                **msgspec.structs.asdict(parchment(game, state, seat, place)),
                built_now=is_actor and state.built == place,
            )
            for place in buildings_of(state, seat)
        ],
        councilors=[
            parchment(game, state, seat, tables.councilor_place + n)
            for n in range(TYPE_COUNT) if state.councilors[n] == seat
        ],
        team=team(game, state) if is_actor and state.built >= 0 else None,
        points=state.scores()[seat],
        parts={part: points for part, _, points in game.score_parts(state, seat)},
        housing=HousingView(home.points, home.homeless, home.homes),
    )


def buildings_of(state: GnomopolisState, seat: int) -> list[int]:
    """The buildings of a district."""
    first = seat * LAST_BUILDING
    return state.district[first : first + state.buildings[seat]]


def team(game: Gnomopolis, state: GnomopolisState) -> Team:
    """Who stands in the construction team."""
    counts = load_counts(state.load_on[game.tables.team_place])
    return Team(game.places[state.built], _by_kind(counts[:KIND_COUNT]), counts[ASSISTANTS])


def load(state: GnomopolisState, seat: int, place: int) -> Load:
    """What lies on a place; only the actor's have anything."""
    found = state.load_on[place] if seat == state.actor else 0
    counts = load_counts(found)
    return Load(
        used=found != 0, standing=_by_kind(counts[:KIND_COUNT]), lying=_by_kind(counts[LYING : LYING + KIND_COUNT]),
        coins=counts[COINS], assistants=counts[ASSISTANTS],
    )


def parchment(game: Gnomopolis, state: GnomopolisState, seat: int, place: int) -> Place:
    """A parchment, and the legal move that uses it: of its owner, or of a caravan that visits."""
    move = _move_for(game, state, seat, place)
    return Place(
        **msgspec.structs.asdict(load(state, seat, place)), id=game.places[place],
        move=None if move is None else game.moves[move].text,
        without_effect=[] if move is None else without_effect(game, state, place),
    )


def _move_for(game: Gnomopolis, state: GnomopolisState, seat: int, place: int) -> int | None:
    use, visit = game.tables.use + place, game.tables.visit + place
    if seat == state.actor and state.verdict_on(use) == 0:
        return use
    return visit if seat == state.marker[state.actor] and state.verdict_on(visit) == 0 else None


def caravan(game: Gnomopolis, state: GnomopolisState, seat: int) -> CaravanPlace:
    """The caravan of a seat."""
    tables = game.tables
    host = host_of(state, seat)
    can_go = seat == state.actor and state.verdict_on(tables.travel) == 0
    return CaravanPlace(
        **msgspec.structs.asdict(load(state, seat, tables.caravan_place)),
        id="caravan",
        at=None if state.marker[seat] == seat else state.marker[seat],
        next=None if state.caravan_rests else host,
        move=game.moves[tables.travel].text if can_go else None,
        could_use=[
            game.places[place] for place in range(tables.parchments)
            if can_go and visit_verdict(state, place, host) == 0
        ],
    )


def housing(game: Gnomopolis, state: GnomopolisState, seat: int) -> Housing:
    """The best housing of a seat as the table stands."""
    known, key = game.cards.housings, (residents(state, seat), *buildings_of(state, seat))
    found: Housing | None = known.get(key)
    if found is None:
        if len(known) >= MOST_HOUSINGS:
            known.clear()
        gnomes_here = dict(zip(KINDS, kinds_in(key[0]), strict=True))
        found = known[key] = house(game.cards, gnomes_here, [game.places[card] for card in key[1:]])
    return found
