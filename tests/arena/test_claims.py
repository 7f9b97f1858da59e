"""What `gnomehall prove` measures."""

from __future__ import annotations

from pathlib import Path

import pytest

from gnomehall.arena.claims import PARTS, claims, measured, prove
from gnomehall.bots.levels import LEVELS
from gnomehall.bots.names import make_bot
from gnomehall.games import GAMES, game


def test_every_bot_of_every_claim_is_there_and_every_run_has_a_folder_of_its_own() -> None:
    found = list(claims(tuple(GAMES), 1.0, 1))
    assert {claim.part for claim in found} == set(PARTS) - {"jobs", "random"}
    for claim in found:
        for bot in claim.plan.bots:
            assert make_bot(bot, game(claim.plan.game))
    assert len({claim.folder for claim in found}) == len(found)


@pytest.mark.parametrize("asked", [name for name in GAMES if measured(name).nets])
def test_nets_are_asked_in_four_hundred_matches_of_each_kind(asked: str) -> None:
    found = [claim for claim in claims((asked,), 1.0, 1) if claim.part == "nets"]
    assert {claim.plan.games for claim in found} == {400}
    top = {claim.plan.seats: claim.least for claim in found if claim.plan.bots[0].startswith(LEVELS[-1].name)}
    assert all(least >= 1 / seats for seats, least in top.items())
    more = [claim.plan.bots for claim in found if claim.plan.bots[0].startswith("net:")]
    assert [int(many[4:]) // int(few[4:]) for many, few in more] == [8, 8, 8, 8]


def test_a_part_is_played_at_a_small_scale(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert prove(["gems"], ["greedy"], out=tmp_path, scale=0.01) in (0, 1)
    assert "| greedy | gems | greedy against random, 2 seats, 4 matches |" in capsys.readouterr().out
