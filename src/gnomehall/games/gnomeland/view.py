"""What people see of a table of Gnomeland and of its cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from gnomehall.core.game import Played
from gnomehall.core.state import CHANCE, OVER
from gnomehall.games.gnomeland.cards import LOWER_SPACES, UPPER_SPACES, Card
from gnomehall.games.gnomeland.effect_words import MERCENARIES, RESOURCES, Bundle, Costs, Effect, counts
from gnomehall.games.gnomeland.position import (
    MUST_ANSWER,
    MUST_HEX,
    MUST_KEEP,
    MUST_PAY,
    MUST_RECRUIT,
    MUST_REROLL,
    MUST_SETTLE,
    MUST_SHIFT,
    MUST_TAKE,
    ON_MISSION,
    ON_SPELL,
    OPENING,
    ROUND_DICE,
    ROUNDS,
    TURN_DICE,
    TURN_UP_ACTION,
    TURN_UP_MISSION,
    TURN_UP_SPELL,
    Position,
)
from gnomehall.games.gnomeland.turn_listing import has_worked, is_done
from gnomehall.games.gnomeland.view_types import (
    ActionView,
    Asked,
    AskView,
    BundleView,
    ContestView,
    CurseView,
    DecksView,
    EffectView,
    GnomelandView,
    MercenariesView,
    MercenaryView,
    MissionSideView,
    MissionView,
    OpeningView,
    PlanView,
    Resource,
    ResourcesView,
    SpaceView,
    SpellView,
    UpgradeView,
    VillageView,
)

if TYPE_CHECKING:
    from gnomehall.games.gnomeland.game import Gnomeland

MISSION_SPACES = ("base left", "base right", "advanced left", "advanced right")
PHASES: dict[int, Asked] = {
    TURN_UP_MISSION: "mission", TURN_UP_ACTION: "action", TURN_UP_SPELL: "spell", OPENING: "opening",
    ROUND_DICE: "dice", TURN_DICE: "dice", MUST_TAKE: "take", MUST_RECRUIT: "recruit", MUST_PAY: "pay",
    MUST_HEX: "hex", MUST_SHIFT: "shift", MUST_REROLL: "reroll", MUST_ANSWER: "copy", MUST_KEEP: "keep",
    MUST_SETTLE: "settle",
}  # a seat's turn is none of these


def view(game: Gnomeland, state: Position, played: Sequence[Played]) -> GnomelandView:
    """The board, the villages and the decision owed."""
    s, cards = state, game.cards
    return GnomelandView(
        round=s.round,
        rounds=ROUNDS,
        first=s.first if s.first >= 0 else None,
        actor=s.actor if s.actor >= 0 else None,
        turns_taken=s.turns,
        asks=ask_view(game, s),
        contest=contest_view(game, s),
        opening=opening_view(s),
        missions=[mission_view(game, s, slot) for slot in range(4)],
        next_mission=mission_side(cards.missions[s.next_mission][0], 0, 0) if s.next_mission >= 0 else None,
        tavern=[action_view(game, s, slot) for slot in range(2)],
        tower=spell_view(game, s),
        mercenaries=[
            MercenaryView(kind, s.decks[n], resource(mercenary.gives), bundles(mercenary.hire))  # type: ignore[arg-type]
            for n, (kind, mercenary) in enumerate(zip(MERCENARIES, cards.mercenaries, strict=True))
        ],
        decks=DecksView(
            s.missions_left.bit_count() + (s.next_mission >= 0), s.actions_left.bit_count(),
            s.spells_left.bit_count(),
        ),
        seats=[village_view(game, s, seat) for seat in range(s.seats)],
    )


# ---- figures and effects


@lru_cache(maxsize=5_000)  # cards are shown after every move; what is shared here nobody changes
def bundle_view(bundle: Bundle) -> BundleView:
    """A bundle by name, without what is 0."""
    return BundleView(**counts(bundle))


def bundles(costs: Costs) -> list[BundleView]:
    """Each of several costs."""
    return [bundle_view(cost) for cost in costs]


def resource(kind: int) -> Resource:
    """The name of a resource."""
    return RESOURCES[kind]  # type: ignore[return-value]  # one of the three


def paid(word: str, costs: Costs) -> dict[str, Any]:
    """What a card costs; a second cost to choose is `or_cost`, `or_pay`."""
    return dict(zip((word, f"or_{word}"), bundles(costs), strict=False))


@lru_cache(maxsize=2_000)
def effect_view(effect: Effect) -> EffectView:
    """An effect in the words of the file."""
    found = EffectView(**(paid("pay", effect.pays) if any(effect.pays[0]) else {}))
    if effect.steal:
        found.curse = CurseView(bundle_view(effect.ways[0]), list(effect.steal))  # type: ignore[arg-type]
    elif len(effect.ways) == 1:
        found.gain = bundle_view(effect.ways[0])
    elif effect.ways:
        found.choice = bundles(effect.ways)
    if effect.shift:
        found.shift = [sign for sign in ("+1", "-1") if sign in effect.shift]
    for word in ("extra_die", "reroll", "recall", "hex", "contest"):
        if getattr(effect, word):
            setattr(found, word, getattr(effect, word))
    return found


# ---- the decision owed


def ask_view(game: Gnomeland, s: Position) -> AskView:
    """Who decides and about what."""
    if s.mover == OVER:
        return AskView(seat=None, what="over")
    asks = AskView(seat=s.mover if s.mover != CHANCE else None, what=PHASES.get(s.phase, "turn"))
    if s.effect >= 0:
        asks.of = game.faces[s.effect].id
    if s.mover == CHANCE and asks.what in ("dice", "opening"):
        asks.roller = s.actor if s.phase == TURN_DICE else s.roller
    if s.phase == MUST_ANSWER:
        asks.resources = bundle_view((*s.taken, *[0] * 5))
    elif s.phase == MUST_KEEP:
        asks.space = UPPER_SPACES[s.keeping]
    elif s.phase == MUST_PAY:
        asks.left = s.paying
    elif s.phase == MUST_SETTLE:
        card = game.faces[s.effect]
        asks.costs = bundles(card.effect.pays if game.moves[s.pending].verb == "use" else card.costs)
    elif s.phase == MUST_REROLL:
        asks.any = game.faces[s.effect].effect.reroll == "any"
    return asks


def contest_view(game: Gnomeland, s: Position) -> ContestView | None:
    """The contest being held, if there is one."""
    if s.contest < 0:
        return None
    card = game.cards.actions[s.action[s.contest]]
    done = [(s.first + n) % s.seats for n in range(s.turns)]
    totals = [s.total[seat] if seat in done else None for seat in range(s.seats)]
    return ContestView(card.id, resource(RESOURCES.index(card.effect.contest)), totals)


def opening_view(s: Position) -> OpeningView | None:
    """The roll for the first turn, while it lasts."""
    if s.phase != OPENING:
        return None
    return OpeningView([seat for seat in range(s.seats) if s.contenders >> seat & 1], list(s.total[: s.seats]))


# ---- the board


def mission_view(game: Gnomeland, s: Position, slot: int) -> MissionView | None:
    """The mission on a space."""
    if s.mission[slot] < 0:
        return None
    side = mission_side(game.cards.missions[s.mission[slot]][slot // 2], slot // 2, s.hexes[slot])
    return MissionView(
        **msgspec.structs.asdict(side), space=MISSION_SPACES[slot],
        tokens=[seat for seat in range(s.seats) if s.token[seat] == ON_MISSION + slot],
        done=s.actor >= 0 and is_done(s, slot),
    )


def mission_side(card: Card, side: int, hexed: int) -> MissionSideView:
    """A side of a mission, its points less a hex."""
    ways = card.effect.ways
    return MissionSideView(
        id=card.id, side="advanced" if side else "base", **paid("pay", card.costs),
        gain=bundle_view(ways[0]) if ways else BundleView(), effect=effect_view(card.effect), hex=hexed,
        points=max(0, ways[0][-1] - hexed) if ways else 0,
    )


def action_view(game: Gnomeland, s: Position, slot: int) -> ActionView | None:
    """A card of the Tavern."""
    if s.action[slot] < 0:
        return None
    card = game.cards.actions[s.action[slot]]
    gnomes = [seat for seat in range(s.seats) if s.sent[seat * 2 + slot]]
    return ActionView(card.id, effect_view(card.effect), gnomes)


def spell_view(game: Gnomeland, s: Position) -> SpellView | None:
    """The spell in the Tower."""
    if s.spell < 0:
        return None
    tokens = [seat for seat in range(s.seats) if s.token[seat] == ON_SPELL]
    return SpellView(**priced(game.cards.spells[s.spell]), tokens=tokens)


def priced(card: Card) -> dict[str, Any]:
    """The fields of a card that costs something."""
    return {"id": card.id, **paid("cost", card.costs), "effect": effect_view(card.effect)}


# ---- the villages


def village_view(game: Gnomeland, s: Position, seat: int) -> VillageView:
    """A seat's village and everything beside it."""
    is_actor = s.actor == seat
    dice, spent = s.dice[seat * 6 : seat * 6 + 6], s.spent[seat * 6 : seat * 6 + 6]
    points = s.scores()[seat]
    token = s.token[seat]
    hand = [(n, card) for n, (card, _) in enumerate(game.cards.buildings) if not s.built[seat] >> n & 1]
    return VillageView(
        score=s.score[seat],
        building_points=points - s.score[seat],
        points=points,
        dice=[face + 1 for face, count in enumerate(dice) for _ in range(count)],
        spent=[face + 1 for face, count in enumerate(spent) for _ in range(count)],
        to_roll=s.to_roll[seat],
        pool=ResourcesView(*(loose_pool(s) if is_actor else [0] * 3)),
        stored=ResourcesView(*stored(s, seat)),
        aside=ResourcesView(*s.aside[seat * 3 : seat * 3 + 3]),
        mercenaries=MercenariesView(*s.mercenaries[seat * 3 : seat * 3 + 3]),
        gnomes=s.gnomes[seat],
        gnomes_sent=sum(s.sent[seat * 2 : seat * 2 + 2]),
        gnomes_removed=s.removed[seat],
        token="home" if token == 0 else "spell" if token == ON_SPELL else "mission",
        has_sent=is_actor and bool(s.visited),
        lower=[lower_space(game, s, seat, n) for n in range(3)],
        upper=[upper_space(game, s, seat, n) for n in range(3)],
        cards=[
            PlanView(**priced(card), kind="standard" if n < game.cards.standard else "special", points=card.points)
            for n, card in hand
        ],
        covered=covered(game, s, seat),
    )


def stored(s: Position, seat: int) -> list[int]:
    """What lies on a seat's Warehouses, by resource."""
    return [sum(s.stored[seat * 9 + kind : seat * 9 + 9 : 3]) for kind in range(3)]


def loose_pool(s: Position) -> list[int]:
    """What the actor can pay with and does not lie on a Warehouse."""
    if s.contest >= 0 or s.phase == MUST_KEEP:
        return list(s.pool)
    return [all_of_it - kept for all_of_it, kept in zip(s.pool, stored(s, s.actor), strict=True)]


def covered(game: Gnomeland, s: Position, seat: int) -> list[str]:
    """Buildings of a seat that are out of the game (L-14)."""
    in_view = {row // 2 for row in (*s.lower[seat * 3 : seat * 3 + 3], *s.upper[seat * 3 : seat * 3 + 3])}
    built = [n for n in range(len(game.cards.buildings)) if s.built[seat] >> n & 1]
    return [game.cards.buildings[n][0].id for n in built if n not in in_view]


def lower_space(game: Gnomeland, s: Position, seat: int, number: int) -> SpaceView:
    """A space that answers to two results."""
    found = standing(game, s.lower[seat * 3 + number], LOWER_SPACES[number])
    found.answers = [2 * number + 1, 2 * number + 2]
    return found


def upper_space(game: Gnomeland, s: Position, seat: int, number: int) -> SpaceView:
    """A space of the special row, whether it has worked, and what lies on a Warehouse."""
    row = s.upper[seat * 3 + number]
    if row >= 0:
        found = standing(game, row, UPPER_SPACES[number])
    else:
        printed = game.cards.printed_on(UPPER_SPACES[number])
        at = seat * 9 + number * 3
        found = SpaceView(
            space=UPPER_SPACES[number], id=printed.card.id, side="printed", effect=EffectView(), points=0,
            keeps=printed.keeps, gnomes=s.gnomes[seat] if printed.gnomes else 0,
            holds=bundle_view((*s.stored[at : at + 3], *[0] * 5)),
        )
    found.used = has_worked(s, seat, number)
    return found


def standing(game: Gnomeland, row: int, space: str) -> SpaceView:
    """What stands on a space."""
    card = game.faces[row]
    is_printed = row >= game.tables.printed_row
    found = SpaceView(
        space=space, id=card.id, side="printed" if is_printed else "advanced" if row % 2 else "base",
        effect=effect_view(card.effect), points=card.points,
    )
    if found.side == "base":
        advanced = game.faces[row + 1]
        found.upgrade = UpgradeView(**priced(advanced), points=advanced.points)
    return found
