"""A game is one folder: those that come along, and one installed as a package of its own that brings the least it can.

The package's rules are plain Python, so it is played in a process that runs all rules uncompiled.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gnomehall.core.errors import ValidationError
from gnomehall.games import GAMES, game, part, rules_text, text_of
from gnomehall.pure import VARIABLE

PACKAGES = Path(__file__).parent / "packages"
PARTS = ("statistics", "terminal", "picture", "encoder")
FILES = ("cards.toml", "tuning.toml", "ratings.toml", "balance.toml", "claims.toml", "lessons.toml", "RULES.md")


def test_the_shortest_game_comes_first() -> None:
    assert list(GAMES) == ["gems", "gnomopolis", "gnomeland"]
    assert [GAMES[name].minutes for name in GAMES] == sorted(GAMES[name].minutes for name in GAMES)


def test_every_game_of_the_hall_has_the_same_files(name: str) -> None:
    assert GAMES[name].name == name
    assert all(part(name, it) is not None for it in PARTS)
    assert all(text_of(game(name), it) for it in FILES)
    assert part(name, "nothing_of_the_kind") is None
    assert text_of(name, "nothing.toml") is None


def test_a_game_that_is_not_there_is_refused() -> None:
    assert "chess" not in GAMES
    for ask in (game, rules_text):
        with pytest.raises(ValidationError, match="there is no game 'chess'"):
            ask("chess")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the package counts as installed."""
    folder = tmp_path_factory.mktemp("site")
    info = folder / "pebbles-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[gnomehall.games]\npebbles = pebbles\n")
    return folder


def run(site: Path, script: str, *words: str) -> str:
    """What a script prints with the package installed."""
    path = os.pathsep.join([str(site), str(PACKAGES), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-c", script, *words], env={**os.environ, "PYTHONPATH": path, VARIABLE: "1"},
        capture_output=True, text=True, check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def gnomehall(site: Path, *words: str) -> str:
    """What a command prints."""
    return run(site, "from gnomehall.cli import main; main()", *words)


def test_an_installed_game_is_listed_with_its_rules(site: Path) -> None:
    assert gnomehall(site, "games").splitlines()[0].startswith("pebbles")
    assert "heads bring a point" in gnomehall(site, "rules", "pebbles")


def test_an_installed_game_is_played_by_bots_without_tuning_or_ratings(site: Path) -> None:
    told = json.loads(gnomehall(site, "arena", "pebbles", "--bots", "greedy,random,search:8", "--games", "6", "--json"))
    assert told["matches"] == 6
    script = (
        "from gnomehall.bots.levels import rating; from gnomehall.bots.tuning import Tuning, tuning;"
        "print(rating('greedy', 'pebbles'), tuning('pebbles', 3) == Tuning())"
    )
    assert run(site, script).split() == ["None", "True"]


def test_an_installed_game_is_counted_without_statistics(site: Path, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    told = json.loads(gnomehall(
        site, "lab", "pebbles", "--games", "6", "--bot", "greedy", "--seats", "2", "--json", "--out", str(page),
    ))
    chapter = told["chapters"][0]
    assert chapter["cards"] == []
    assert chapter["endings"]["empty"]["mean"] == 1
    assert 3 <= chapter["rounds"]["mean"] <= 6
    assert told["bounds"] == []
    assert "Pebbles" in page.read_text(encoding="utf-8")


def test_an_installed_game_is_drawn_from_its_view(site: Path) -> None:
    shown = gnomehall(site, "play", "pebbles", "--terminal", "--players", "random,greedy", "--seed", "1")
    assert "pebbles and luck" in shown
    assert "heap" in shown
    script = (
        "from gnomehall import new_table; from gnomehall.envs.drawing import as_picture;"
        "print(as_picture(new_table('pebbles', 2, 1), ['a', 'b']).shape)"
    )
    assert run(site, script).strip() == "(640, 960, 3)"


def test_a_text_a_language_lacks_is_english(site: Path) -> None:
    script = (
        "from gnomehall import game; it = game('pebbles');"
        "print([it.tell(it.moves[n], 'Ana', language) for language in ('pt', 'fr') for n in (0, 1)])"
    )
    assert run(site, script).strip() == str(["Ana tira uma", "Ana takes two", "Ana takes one", "Ana takes two"])


def test_a_game_without_an_encoder_is_no_environment(site: Path) -> None:
    script = (
        "from gnomehall.games.learning import learnable, make_encoder; from gnomehall import game, GnomehallError\n"
        "assert 'pebbles' not in learnable()\n"
        "try:\n    make_encoder(game('pebbles'), 2)\nexcept GnomehallError as error:\n    print(error)"
    )
    assert "has no encoder" in run(site, script)
