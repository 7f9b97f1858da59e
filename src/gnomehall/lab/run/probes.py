"""Runs the probe of a game's `statistics.py`: something else is tried in a match, and it is played on."""

from __future__ import annotations

from collections.abc import Sequence

from gnomehall.arena.match import MakeBot, bot_seed
from gnomehall.bots.contract import Budget
from gnomehall.core.chance import FairChance, numbered_seed
from gnomehall.core.state import CHANCE, State
from gnomehall.core.statistics import FinishedMatch, Probe
from gnomehall.games import part


def run_probe(match: FinishedMatch, bots: Sequence[str], make: MakeBot) -> dict[str, float]:
    """What the game's probe found in this match; nothing, if the game has none."""
    probe: Probe | None = getattr(part(match.game, "statistics"), "probe", None)

    def play_on(state: State, drawn: list[int]) -> list[int]:
        return play_to_end(match, bots, make, state, drawn)

    return {} if probe is None else probe(match, play_on)


def play_to_end(
    match: FinishedMatch, bots: Sequence[str], make: MakeBot, state: State, drawn: Sequence[int],
) -> list[int]:
    """Play on with the bots and the dice of a match, of which so many were drawn of every stream; the places."""
    game, deal = match.game, match.deal
    chance = FairChance(numbered_seed(deal))
    used = list(drawn)
    players = [make(name, game, bot_seed(deal, seat, name)) for seat, name in enumerate(bots)]
    while (mover := state.to_move) is not None:
        if mover == CHANCE:
            stream = state.stream
            state.apply(chance.draw(game.streams[stream], used[stream], state.chances()))
            used[stream] += 1
        else:
            state.apply(players[mover].choose(state.clone(), Budget()).move.id)
    for player in players:
        player.close()
    return state.places()
