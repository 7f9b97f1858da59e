"""One match between bots, from a deal that depends on its number only."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence

import msgspec

from gnomehall.bots.contract import Bot, Budget
from gnomehall.bots.names import make_bot
from gnomehall.core.chance import FairChance, numbered_seed
from gnomehall.core.game import Choice, Game, Played
from gnomehall.core.state import CHANCE
from gnomehall.core.table import Table

LONGEST = 50_000  # moves


MakeBot = Callable[[str, Game, int], Bot]  # the bot of a name, with a seed


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended, by seat."""

    bots: tuple[str, ...]
    deal: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    moves: int
    notes: tuple[str, ...] = ()


def bot_seed(deal: int, seat: int, name: str) -> int:
    """The seed of a bot's own dice: the same wherever and whenever the match is played."""
    return int.from_bytes(hashlib.sha256(f"{deal}/{seat}/{name}".encode()).digest()[:6], "big")


def play_match(
    game: Game, bots: Sequence[str], deal: int, budget: Budget, options: Mapping[str, Choice] | None = None,
    make: MakeBot = make_bot,
) -> tuple[Result, list[Played]]:
    """Play one deal with these bots in these seats; the result and the moves."""
    players = [make(name, game, bot_seed(deal, seat, name)) for seat, name in enumerate(bots)]
    try:
        return _play(game, bots, players, deal, budget, options or {})
    finally:
        for player in players:
            player.close()


def _play(
    game: Game, bots: Sequence[str], players: Sequence[Bot], deal: int, budget: Budget,
    options: Mapping[str, Choice],
) -> tuple[Result, list[Played]]:
    chance = FairChance(numbered_seed(deal))
    state = game.start(len(bots), options)
    drawn = [0] * len(game.streams)
    played: list[Played] = []
    notes: list[str] = []
    while (seat := state.to_move) is not None:
        if len(played) >= LONGEST:
            raise RuntimeError(f"deal {deal} of {game.name} went on for {LONGEST} moves")
        if seat == CHANCE:
            stream = state.stream
            move = game.moves[chance.draw(game.streams[stream], drawn[stream], state.chances())]
            drawn[stream] += 1
        else:
            choice = players[seat].choose(state.clone(), budget)
            move = choice.move
            if choice.note:
                notes.append(f"seat {seat}, move {len(played) + 1}: {choice.note}")
        state.apply(move.id)
        played.append(Played(seat, move))
    result = Result(
        tuple(bots), deal, tuple(state.scores()), tuple(state.places()), len(played), tuple(notes),
    )
    return result, played


def record_of(game: Game, result: Result, played: Sequence[Played], options: Mapping[str, Choice]) -> str:
    """The match on paper, which `gnomehall replay` and `verify` read."""
    seats = len(result.bots)
    return Table(game, seats, options, result.deal, log=played, inherited=0).record()
