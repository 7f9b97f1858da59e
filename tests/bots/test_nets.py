"""Nets: the same in every build, bound to the table they learned, and replaced by today's judgement elsewhere."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from array import array
from collections.abc import Callable
from pathlib import Path

import pytest

from gnomehall.bots.analysis import analyse
from gnomehall.bots.contract import Budget
from gnomehall.bots.names import make_bot
from gnomehall.bots.net import Net
from gnomehall.bots.net_files import fingerprint, net_for, read_net, shapes, shipped, write_net
from gnomehall.bots.net_outlook import NetOutlook
from gnomehall.core.cards import parse_card_set
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game
from gnomehall.core.registry import folder_of
from gnomehall.core.table import Table
from gnomehall.games import GAMES, game
from gnomehall.games.learning import make_encoder
from gnomehall.review.luck import draws
from gnomehall.training.shipped import nets
from tests.bots.test_bots import decision
from tests.conftest import random_states


def weights(name: str, seats: int, seed: int) -> tuple[array[int], ...]:
    """Any weights, of the size that training finds."""
    dice = random.Random(seed)
    return tuple(
        array(code, [dice.randrange(-200, 201) for _ in range(length)])
        for code, length in shapes(make_encoder(game(name), seats))
    )


def some_net(name: str, seats: int, seed: int = 1) -> Net:
    net = Net(make_encoder(game(name), seats), 8.0, 20.0)
    net.load_weights(*weights(name, seats, seed))
    return net


def write_some(path: Path, name: str, seats: int, **changes: object) -> Path:
    header = {
        "game": name, "seats": seats, "fingerprint": fingerprint(game(name), seats), "margin_unit": 8.0, "centre": 20.0,
    }
    write_net(path, header | changes, weights(name, seats, 1), make_encoder(game(name), seats))  # type: ignore[arg-type]
    return path


def test_the_sums_kept_from_other_positions_change_no_judgement(name: str, seats: int) -> None:
    kept = some_net(name, seats)
    for number, (state, _) in enumerate(random_states(name, seats, 3)):
        if state.mover != -2 and number % 7 == 0:
            told = kept.judgement(state)
            assert told == some_net(name, seats).judgement(state)
            assert sum(chance for chance, _ in told) == pytest.approx(1.0)
        if number > 150:
            break


def test_a_net_tells_positions_apart_and_speaks_of_seats_not_of_viewers(name: str) -> None:
    net = some_net(name, 2)
    told = {str(net.judgement(decision(name, 2, seed))) for seed in range(4)}
    assert len(told) == 4


def test_compiled_and_plain_nets_say_and_choose_the_same(name: str, tmp_path: Path) -> None:
    path = write_some(tmp_path / "some.net", name, 2)
    script = (
        "import json; from gnomehall.games import game; from gnomehall.bots.contract import Budget;"
        "from gnomehall.bots.names import make_bot; from tests.bots.test_bots import decision;"
        "from tests.bots.test_nets import some_net;"
        f"found = [some_net({name!r}, 2).judgement(decision({name!r}, 2, s)) for s in range(3)];"
        f"bots = [make_bot(b + ':' + {str(path)!r}, game({name!r}), 3) for b in ('net:', 'net:12')];"
        f"c = [bot.choose(decision({name!r}, 2, s), Budget()) for s in (1, 2) for bot in bots];"
        "print(json.dumps([found, [[x.move.id, x.value, x.margin, x.reasons] for x in c]]))"
    )
    answers = []
    for pure in ("", "1"):
        run = subprocess.run(
            [sys.executable, "-c", script], env={**os.environ, "GNOMEHALL_PURE": pure}, capture_output=True, text=True,
            check=True,
        )
        answers.append(json.loads(run.stdout))
    assert answers[0] == answers[1]


def test_a_file_gives_back_what_was_written(tmp_path: Path) -> None:
    path = write_some(tmp_path / "a.net", "gems", 3, command="gnomehall train gems")
    file = read_net(path, make_encoder(game("gems"), 3))
    assert file.weights == weights("gems", 3, 1)
    assert file.header["command"] == "gnomehall train gems"
    with pytest.raises(ValidationError, match="3 seats"):
        read_net(path, make_encoder(game("gems"), 2))


@pytest.mark.parametrize("broken", [b"", b"gnomehall net\n{}\n", b"gnomehall net\nno json\nrest", b"\x00" * 100])
def test_a_broken_file_is_refused(tmp_path: Path, broken: bytes) -> None:
    path = tmp_path / "broken.net"
    path.write_bytes(broken)
    with pytest.raises(ValidationError, match="is not a net"):
        read_net(path, make_encoder(game("gems"), 2))


@pytest.mark.parametrize("layer", [1, 2, 3])
def test_weights_whose_sums_could_overflow_are_refused(layer: int, tmp_path: Path) -> None:
    encoder = make_encoder(game("gnomopolis"), 2)
    large = [array(code, [0] * length) for code, length in shapes(encoder)]
    weights, bias = large[2 * layer - 2 : 2 * layer]
    for at in range(len(weights)):
        weights[at] = 8000
    for at in range(len(bias)):
        bias[at] = (1 << 31) - 1
    with pytest.raises(ValidationError, match=f"layer {layer} could leave 32 bits"):
        write_net(tmp_path / "large.net", {"seats": 2, "margin_unit": 1, "centre": 0}, tuple(large), encoder)


def test_a_fingerprint_is_of_what_cards_do_not_of_their_names() -> None:
    text = (folder_of("gems") / "cards.toml").read_text()
    renamed = game("gems", parse_card_set(text.replace("Emerald", "Green stone"), "renamed"))
    dearer = game("gems", parse_card_set(text.replace("points = 1", "points = 2", 1), "dearer"))
    assert fingerprint(renamed, 2) == fingerprint(game("gems"), 2) != fingerprint(dearer, 2)
    assert fingerprint(game("gems"), 2) != fingerprint(game("gems"), 3)


@pytest.mark.parametrize(("bot", "budget"), [("net:", 0), ("net:40", 40)])
def test_without_a_net_for_the_options_the_bot_judges_as_before_and_says_so(
    tmp_path: Path, bot: str, budget: int,
) -> None:
    gems = game("gems")
    path = write_some(tmp_path / "a.net", "gems", 2)
    house = gems.start(2, {"first": 0, "coal_groups": False})
    net, why = net_for(gems, house, path)
    assert net is None
    assert "options" in why
    player = make_bot(f"{bot}:{path}", gems, 2)
    while len(house.legal_ids()) < 2:
        house.apply(house.legal_ids()[0] if house.mover >= 0 else house.chances()[0][0])
    choice = player.choose(house.clone(), Budget())
    assert why in choice.reasons
    same = make_bot(f"search:{budget}" if budget else "greedy", gems, 2).choose(house.clone(), Budget())
    assert choice.move == same.move


def test_a_net_of_other_cards_is_not_used(tmp_path: Path) -> None:
    path = write_some(tmp_path / "a.net", "gems", 2, fingerprint="other")
    net, why = net_for(game("gems"), game("gems").start(2), path)
    assert net is None
    assert "other cards" in why


def with_a_card_less(name: str) -> Game:
    """A game without the last card of its file, so that its encoder is smaller."""
    text, _, _ = game(name).card_set.text.rpartition("\n[[")
    return game(name, parse_card_set(text + "\n", "a card less"))


def with_a_card_more(name: str) -> Game:
    """A game with another card after the last of its file, like that one but for its name."""
    text = game(name).card_set.text
    another = "[[" + text.rpartition("\n[[")[2]
    for start in ('id = "', ' = { en = "'):
        another = another.replace(start, start + "another_")
    another = another.replace('"amethyst", ', '"ruby", ')  # a pair of gems has no name of its own
    return game(name, parse_card_set(f"{text}\n{another}", "a card more"))


@pytest.mark.parametrize("other_set", [with_a_card_less, with_a_card_more])
def test_where_a_set_has_another_number_of_cards_all_that_judges_does_without_a_net(
    name: str, other_set: Callable[[str], Game], tmp_path: Path,
) -> None:
    own = other_set(name)
    assert make_encoder(own, 2).size != make_encoder(game(name), 2).size
    state = decision(own, 2, 3)
    assert net_for(own, state) == (None, "no net has learned these cards with so many seats")
    assert net_for(own, state, write_some(tmp_path / "a.net", name, 2))[0] is None
    assert make_bot("old-root:20", own, 1).choose(state.clone(), Budget()).simulations >= 20
    assert {rated.move.id for rated in analyse(own, state, Budget(50))} == set(state.legal_ids())
    table = Table(own, 2, seed=3)
    for _ in range(6):
        table.play(table.legal()[0])
    assert len(draws(table)) == 2


def test_the_list_of_nets_says_which_are_not_used(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr("gnomehall.training.shipped.game", with_a_card_less)
    nets()
    assert capsys.readouterr().out.count("not used") == len(shipped_nets())


@pytest.mark.parametrize("bot", ["net", "net:20"])
def test_a_net_bot_plays_legal_moves_with_any_number_of_seats(name: str, seats: int, bot: str) -> None:
    player = make_bot(bot, game(name), 5)
    for skip in (0, 40):
        state = decision(name, seats, seats, skip=skip)
        choice = player.choose(state.clone(), Budget())
        assert choice.move.id in state.legal_ids()
        known = shipped(game(name), seats).is_file()
        assert any("no net" in reason for reason in choice.reasons) is not known


def test_a_net_sees_the_end_of_a_match_as_it_is(name: str) -> None:
    outlook = NetOutlook(game(name).start(2), some_net(name, 2), 0.1)
    *_, (state, _) = random_states(name, 2, 5)
    assert state.mover == -2
    gains = outlook.gains(state)
    winner = state.places().index(0)
    assert gains[winner] == max(gains)
    assert gains[winner] >= 0.45


def shipped_nets() -> list[tuple[str, int]]:
    return [
        (name, seats) for name in GAMES for seats in range(GAMES[name].fewest, GAMES[name].most + 1)
        if shipped(game(name), seats).is_file()
    ]


def test_the_nets_that_come_along_fit_their_games_and_are_small() -> None:
    found = shipped_nets()
    assert found
    sizes = []
    for name, seats in found:
        path = shipped(game(name), seats)
        net, why = net_for(game(name), game(name).start(seats))
        assert net is not None, f"{path}: {why}"
        header = read_net(path, make_encoder(game(name), seats)).header
        assert {"game", "seats", "fingerprint", "command", "seed", "against_greedy", "deals"} <= set(header)
        sizes.append(path.stat().st_size)
    assert max(sizes) < 130_000
    assert sum(sizes) <= 1_500_000
