"""What it is worth to be first in a round of Gnomeland.

The leader is first there (L-26), so counting who wins would only find that leaders win.  Instead, from
the start of one later round of each match, the match is played on with another seat as the first: the
deal chooses round and seat, every seat as often.  A seat that is first wins more than its fair share
only if being first is worth something.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from gnomehall.arena.match import bot_seed
from gnomehall.bots.contract import Bot, Budget
from gnomehall.core.chance import FairChance, numbered_seed
from gnomehall.core.game import Choice, Game, Played
from gnomehall.core.state import CHANCE
from gnomehall.games.gnomeland.rules import GnomelandState

Seat = Callable[[str, Game, int], Bot]


def firsts(
    game: Game, bots: Sequence[str], options: Mapping[str, Choice], played: Sequence[Played], deal: int, seat: Seat,
) -> list[float]:
    """The part of the win of the seat the deal chooses when it was first in a round the deal chooses."""
    wanted = 2 + deal % 4
    state = game.start(len(bots), options)
    assert isinstance(state, GnomelandState)
    drawn = [0] * len(game.streams)
    for entry in played:
        if entry.seat == CHANCE:
            drawn[state.stream] += 1
        state.apply(entry.move.id)
        if state.round == wanted:
            break
    first = deal // 4 % len(bots)
    state.first = first
    return [_win(game, state, bots, drawn, deal, first, seat)]


def _win(
    game: Game, state: GnomelandState, bots: Sequence[str], drawn: list[int], deal: int, mine: int, seat: Seat,
) -> float:
    chance = FairChance(numbered_seed(deal))
    players = [seat(name, game, bot_seed(deal, number, name)) for number, name in enumerate(bots)]
    while (mover := state.to_move) is not None:
        if mover == CHANCE:
            stream = state.stream
            state.apply(chance.draw(game.streams[stream], drawn[stream], state.chances()))
            drawn[stream] += 1
        else:
            state.apply(players[mover].choose(state.clone(), Budget()).move.id)
    for player in players:
        player.close()
    places = state.places()
    return 1 / places.count(0) if places[mine] == 0 else 0.0
