"""Positions of Gnomeland for tests: deal, put, play by text."""

from __future__ import annotations

from pathlib import Path

from gnomehall.core.state import CHANCE
from gnomehall.core.view import plain
from gnomehall.games import game
from gnomehall.games.gnomeland.game import Gnomeland
from gnomehall.games.gnomeland.rules import GnomelandState

GAME = game("gnomeland", Path(__file__).parent / "rule_cards.toml")
assert isinstance(GAME, Gnomeland)
SIDES = [side.id for sides in GAME.cards.buildings for side in sides]
SPACES = {"1-2": 0, "3-4": 1, "5-6": 2, "left": 0, "middle": 1, "right": 2}


def deal(
    missions=("festival", "investment"), following=None, actions=("burglary", "wishing_well"), spell="great_magic",
    dice=((1, 3, 5), (1, 3, 5)), **options,
) -> GnomelandState:
    """The first turn of a match whose cards and dice are known; as many seats as sets of dice.

    `following` is the known top of the mission deck: without one, the first card that is not in view.
    """
    state = GAME.start(len(dice), {"first": 0, **options})
    following = following or next(base.id for base, _ in GAME.cards.missions if base.id not in missions)
    do(state, *[f"reveal {card}" for card in (*missions, following, *actions, spell)])
    for number in range(len(dice)):
        roll(state, *dice[(state.first + number) % len(dice)])
    return state


def do(state: GnomelandState, *texts: str) -> GnomelandState:
    """Play moves one after another."""
    for text in texts:
        assert text in can(state), f"{text!r} is not in {sorted(can(state))}"
        state.apply(GAME.parse(text).id)
    return state


def roll(state: GnomelandState, *faces: int) -> GnomelandState:
    """Dice fall."""
    return do(state, *[f"roll {face}" for face in faces])


def can(state: GnomelandState) -> set[str]:
    """The texts of the legal moves, or of the outcomes of chance."""
    ids = [move for move, _ in state.chances()] if state.to_move == CHANCE else state.legal_ids()
    return {GAME.moves[move].text for move in ids}


def why(state: GnomelandState, text: str) -> tuple[str, str]:
    """The rule and the message against a move, which must be illegal."""
    assert text not in can(state), text
    reason = GAME.why_not(state, GAME.parse(text).id)
    return reason.rule, reason.key.removeprefix("gnomeland-why-")


def put(state: GnomelandState, **fields) -> GnomelandState:
    """The same position with some fields changed; {seat: row} changes only the rows of those seats.

    In a turn `pool` is all the actor can pay with, what lies on the Warehouses included.
    """
    state = state.clone()
    for name, value in fields.items():
        if isinstance(value, dict):
            cells = list(getattr(state, name))
            for seat, row in value.items():
                row = row if isinstance(row, (list, tuple)) else [row]
                cells[seat * len(row) : (seat + 1) * len(row)] = row
            value = cells
        setattr(state, name, value)
    return state.clone()


def stand(state: GnomelandState, seat: int, **spaces: str) -> GnomelandState:
    """The same position with buildings on a seat's spaces: left="castle", lower_1="inn"."""
    lower, upper, built = list(state.lower), list(state.upper), list(state.built)
    for space, name in spaces.items():
        row = SIDES.index(name)
        built[seat] |= 1 << row // 2
        if space.startswith("lower_"):
            lower[seat * 3 + int(space[-1])] = row
        else:
            upper[seat * 3 + SPACES[space]] = row
    return put(state, lower=lower, upper=upper, built=built)


def show(state: GnomelandState, seat: int, *faces: int) -> GnomelandState:
    """The same position with other unspent dice of a seat; its three own dice are among them."""
    dice = [faces.count(face) for face in range(1, 7)]
    spent = [max(0, 3 - len(faces)), 0, 0, 0, 0, 0]
    neutral = max(0, len(faces) - 3)
    return put(
        state, dice={seat: dice}, spent={seat: spent}, left={seat: len(faces)}, neutral={seat: neutral},
    )


def finish(state: GnomelandState) -> GnomelandState:
    """The actor spends the dice, copies nothing, keeps what comes first, and ends the turn."""
    actor, turns = state.actor, state.turns
    while state.to_move is not None and (state.actor, state.turns) == (actor, turns):
        if state.to_move == CHANCE:
            return state
        options = state.legal_ids()
        for verb in ("decline", "spend", "take", "recruit", "end", "keep"):
            found = [move for move in options if GAME.moves[move].verb == verb]
            if found:
                state.apply(found[0])
                break
        else:
            raise AssertionError(can(state))
    return state


def finish_round(state: GnomelandState) -> GnomelandState:
    """Every seat finishes its turn; no contests."""
    for _ in range(state.seats):
        finish(state)
    return state


def by_chance(state: GnomelandState) -> GnomelandState:
    """Chance brings what is first on its list, until a seat decides."""
    while state.to_move == CHANCE:
        state.apply(state.chances()[0][0])
    return state


def last_round(state: GnomelandState) -> GnomelandState:
    """The same position in round 5, with the decks as they are then."""
    return put(state, round=5, missions_left=0, next_mission=-1, actions_left=0, spells_left=0b1111)


def on_shelves(state: GnomelandState, seat: int) -> list[dict[str, int]]:
    """What lies on a seat's upper spaces, from left to right."""
    rows = [state.stored[seat * 9 + space * 3 : seat * 9 + space * 3 + 3] for space in range(3)]
    return [{kind: n for kind, n in zip(("coin", "weapon", "mana"), row, strict=True) if n} for row in rows]


def stock(**shelves: str) -> list[int]:
    """The stored cells of a seat: left="coin", right="mana"."""
    cells = [0] * 9
    for space, kind in shelves.items():
        cells[SPACES[space] * 3 + ("coin", "weapon", "mana").index(kind)] += 1
    return cells


def seat_view(state: GnomelandState, seat: int) -> dict:
    """A seat as the page sees it."""
    return view(state)["seats"][seat]


def view(state: GnomelandState) -> dict:
    """The table as the page sees it."""
    return plain(GAME.view(state))
