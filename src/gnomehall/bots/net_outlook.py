"""The outlook of a learned judgement: positions are judged by a net, not by the game's `prospect`."""

from __future__ import annotations

import cython

from gnomehall.bots.net import Net
from gnomehall.bots.outlook import Outlook
from gnomehall.core.declared import cpdef, nogil
from gnomehall.core.state import OVER, State


class NetOutlook(Outlook):
    """An outlook with a net."""

    net: Net

    def __init__(self, state: State, net: Net, blend: float) -> None:
        Outlook.__init__(self, state, 1.0, blend)
        self.net = net
        self.follows = False  # the net judges a position between details too

    @nogil
    def judge(self, state: State) -> None:
        """Fill `lead`, `win` and `gain` as the net sees the position."""
        if state.mover == OVER:
            self.judge_end(state)
            return
        self.net.judge(state)
        if state.seats == 1:
            self.lead[0] = self.net.margin[0] * 100.0
            self.gain[0] = self.squash(self.lead[0] - self.centre)
            self.win[0] = self.gain[0]
            return
        for seat in range(state.seats):
            best: float = -1e9
            for other in range(state.seats):
                if other != seat and self.net.margin[other] > best:
                    best = self.net.margin[other]
            self.lead[seat] = (self.net.margin[seat] - best) * 100.0
            self.win[seat] = self.net.chance[seat]
            self.gain[seat] = (1.0 - self.blend) * self.net.chance[seat] + self.blend * self.squash(self.lead[seat])

    # ---- for Python

    @cpdef
    def gains_ahead(self, state: State) -> list[float]:
        """The gain each option leaves the mover, in the order of `legal_ids`."""
        with cython.nogil:
            self.rate_by_judgement(state)
        found = []
        for i in range(state.count):
            found.append(self.rating[i])
        return found
