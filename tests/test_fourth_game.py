"""A fourth game, installed as a package of its own, is played everywhere without a line changed elsewhere."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gnomehall.pure import VARIABLE

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "toadstools"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package installed by pip."""
    folder = tmp_path_factory.mktemp("site")
    source = tmp_path_factory.mktemp("source") / "toadstools"
    shutil.copytree(EXAMPLE, source)
    subprocess.run(
        [str(Path(sys.executable).with_name("pip")), "install", "-q", "--disable-pip-version-check", "--no-deps",
         "--no-build-isolation", "--target", str(folder), str(source)],
        check=True, capture_output=True,
    )
    return folder


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same game with the least it can bring: without an encoder, and with one sentence in Portuguese."""
    folder = tmp_path_factory.mktemp("bare")
    shutil.copytree(EXAMPLE / "toadstools", folder / "toadstools", ignore=shutil.ignore_patterns("encoder.py"))
    (folder / "toadstools" / "texts" / "pt.ftl").write_text("toadstools-home = { $who } vai para casa\n")
    info = folder / "toadstools-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toadstools\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[gnomehall.games]\ntoadstools = toadstools\n")
    return folder


def run(site: Path, *words: str, **variables: str) -> str:
    """What a Python process prints with the package installed."""
    path = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(site)]).strip(os.pathsep)
    done = subprocess.run(
        [sys.executable, *words], env={**os.environ, **variables, "PYTHONPATH": path}, cwd=ROOT,
        capture_output=True, text=True, check=False,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    return done.stdout


def gnomehall(site: Path, *words: str) -> str:
    """What a command prints."""
    return run(site, "-c", "from gnomehall.cli import main; main()", *words)


def test_it_is_listed_and_explains_its_rules(site):
    assert "toadstools" in gnomehall(site, "games")
    assert "T-3" in gnomehall(site, "rules", "toadstools")
    assert "Chanterelle" in gnomehall(site, "cards", "toadstools")


def test_it_passes_the_conformance_suite(site):
    said = run(site, "-m", "pytest", "-p", "no:cacheprovider", "tests/conformance/test_every_game.py",
               "-k", "toadstools")
    assert " passed" in said
    assert "failed" not in said


def test_bots_play_it_in_the_arena(site):
    told = json.loads(gnomehall(
        site, "arena", "toadstools", "--bots", "greedy,random,search:20", "--games", "60", "--json",
    ))
    shares = {bot["name"]: bot["win_share"]["mean"] for bot in told["bots"]}
    assert told["matches"] == 60
    assert shares["search:20"] > shares["random"]


def test_bots_need_no_tuning_or_ratings_of_it(site):
    script = (
        "from gnomehall.bots.levels import rating; from gnomehall.bots.tuning import Tuning, tuning;"
        "print(rating('greedy', 'toadstools'), tuning('toadstools', 3) == Tuning())"
    )
    assert run(site, "-c", script).split() == ["None", "True"]


def test_the_lab_counts_it(site, tmp_path):
    page = tmp_path / "report.html"
    told = json.loads(gnomehall(
        site, "lab", "toadstools", "--games", "12", "--bot", "greedy", "--seats", "2", "--json", "--out", str(page),
    ))
    assert told["chapters"][0]["endings"]["empty"]["mean"] == 1
    assert told["chapters"][0]["cards"] == []  # it brings no statistics
    assert told["bounds"] == []
    assert "Toadstools" in page.read_text(encoding="utf-8")


def test_the_terminal_shows_it(site):
    shown = gnomehall(site, "play", "toadstools", "--terminal", "--players", "random,greedy", "--seed", "1")
    assert "larder" in shown
    assert "wood" in shown
    assert "version" not in shown  # only what the game itself writes
    assert "The end (T-5)" in shown


def test_a_picture_of_it_is_drawn_from_its_view(site):
    script = (
        "from gnomehall import new_table; from gnomehall.envs.drawing import as_picture;"
        "print(as_picture(new_table('toadstools', 2, 1), ['a', 'b']).shape)"
    )
    assert run(site, "-c", script).strip() == "(640, 960, 3)"


def test_learners_play_it(site):
    script = """
from pettingzoo.test import api_test
from gnomehall.envs.pettingzoo import env
import warnings
warnings.simplefilter("ignore")
api_test(env("toadstools", seats=3), num_cycles=60)
import gymnasium
from gnomehall.envs.gymnasium import register
from gnomehall.envs.vector import VectorHall
from gnomehall.games.learning import env_id
register()
gymnasium.make(env_id("toadstools"), seats=2).reset(seed=1)
VectorHall("toadstools", 4, seats=2).reset(seed=1)
print(env_id("toadstools"))
"""
    assert run(site, "-c", script).strip().endswith("toadstools-v1")


@pytest.mark.parametrize("plain", ["", "1"])
def test_its_records_replay_and_verify_compiled_and_plain(site, plain):
    script = """
import gnomehall
table = gnomehall.new_table("toadstools", seats=4, seed=3)
while table.to_move is not None:
    table.play(table.legal()[-1])
again = gnomehall.replay(table.record())
assert again.scores() == table.scores()
gnomehall.verify(table.record())
print(table.ranking())
"""
    assert run(site, "-c", script, **{VARIABLE: plain}).startswith("[[")


def test_a_text_a_language_lacks_is_english(bare):
    script = (
        "from gnomehall import game; it = game('toadstools');"
        "print([it.tell(it.parse(text), 'Ana', language) for language in ('pt', 'fr') for text in ('home', 'pick')])"
    )
    assert run(bare, "-c", script).strip() == str([
        "Ana vai para casa", "Ana picks a mushroom", "Ana goes home", "Ana picks a mushroom",
    ])


def test_a_game_without_sentences_for_own_moves_needs_none(bare):
    script = "from gnomehall import game; it = game('toadstools'); print([it.tell_own(it.parse('pick'), 'en')])"
    assert run(bare, "-c", script).strip() == "['']"


def test_without_an_encoder_it_is_no_environment(bare):
    script = (
        "from gnomehall.games.learning import learnable, make_encoder; from gnomehall import game, GnomehallError\n"
        "assert 'toadstools' not in learnable()\n"
        "try:\n    make_encoder(game('toadstools'), 2)\nexcept GnomehallError as error:\n    print(error)"
    )
    assert "has no encoder" in run(bare, "-c", script)


def test_a_mistake_in_its_card_file_names_the_field(site, tmp_path):
    text = (EXAMPLE / "toadstools" / "cards.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("count = 12", "count = 31"), encoding="utf-8")
    script = (
        "import sys; from gnomehall import game; from gnomehall.core.mistakes import CardMistake\n"
        "try:\n    game('toadstools', sys.argv[1])\n"
        "except CardMistake as mistake:\n    print(mistake.path, mistake.key)"
    )
    assert run(site, "-c", script, str(file)).strip() == "('mushroom button', 'count') range"


def test_a_mistake_that_only_its_cards_can_have_is_worded_by_its_own_texts(site, tmp_path):
    text = (EXAMPLE / "toadstools" / "cards.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("points = 0", "points = 1"), encoding="utf-8")
    script = (
        "import sys; from gnomehall import game; from gnomehall.core.mistakes import CardMistake\n"
        "try:\n    game('toadstools', sys.argv[1])\n"
        "except CardMistake as mistake:\n    print(mistake, mistake.said('it'), sep='\\n')"
    )
    sentence = "One kind must be worth nothing, or no basket is ever spoiled (T-3)."
    assert run(site, "-c", script, str(file)).splitlines() == [f"{file}: mushroom: {sentence}", sentence]
