"""Windows has no uvloop, no fork and no POSIX modules: without them the hall opens and bots play."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.declarations import write_mirror
from tests.server.harness import Guest, new_table, running, start_table

ROOT = Path(__file__).parents[1]
FORBIDDEN = '''
import os, signal, sys

class Absent:
    NAMES = {"uvloop", "fcntl", "resource", "termios", "tty", "pty", "pwd", "grp", "syslog", "readline"}

    @classmethod
    def find_spec(cls, name, path=None, target=None):
        if name in cls.NAMES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Absent)
for name in Absent.NAMES:
    sys.modules.pop(name, None)
for module, names in (
    (os, "fork forkpty nice sysconf getuid geteuid getgid fchmod chown O_CLOEXEC sched_getaffinity getloadavg killpg"),
    (signal, "setitimer ITIMER_PROF SIGHUP alarm SIGALRM SIGUSR1"),
):
    for name in names.split():
        delattr(module, name)
'''


@pytest.fixture
def like_windows(tmp_path, monkeypatch):
    """Every Python started from now on, its children too, finds what Windows has not gone."""
    (tmp_path / "sitecustomize.py").write_text(FORBIDDEN)
    found = [str(tmp_path), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, found)))


def test_the_prohibition_holds(like_windows):
    code = "import os\ntry:\n    import uvloop\nexcept ImportError:\n    print(hasattr(os, 'fork'))"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "False"


def test_the_hall_opens_and_a_bot_answers_without_posix(like_windows, tmp_path):
    with running(str(tmp_path / "hall.db"), log=tmp_path / "log") as server:
        made = new_table(server.url, [{"sit": "device"}, {"sit": "bot", "level": "sprout"}], options={"first": 0})
        start_table(server.url, made)
        guest = Guest(server.url, made, *made["seat_keys"])
        while guest.state()["to_move"] == 0:
            assert guest.play()["type"] == "done"
        guest.until(lambda heard: heard["type"] == "state" and any(e["seat"] == 1 for e in heard["events"]))
        guest.close()
    assert "Traceback" not in (tmp_path / "log").read_text(encoding="utf-8")


def test_a_match_is_played_in_the_terminal_without_posix(like_windows, tmp_path):
    run = subprocess.run(
        [sys.executable, "-c", "from gnomehall.cli import main; main()", "play", "gems", "--terminal",
         "--players", "random,greedy"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert "The end" in run.stdout


def test_every_whole_number_has_64_bits_on_every_system(tmp_path):
    """C's `long` has 32 on Windows and in WebAssembly."""
    write_mirror(ROOT / "src", tmp_path)
    declared = [path for path in tmp_path.rglob("*.pxd") if path.stat().st_size]
    assert len(declared) > 40
    for path in declared:
        text = path.read_text(encoding="utf-8").replace("long long", "").replace("cython.longlong", "")
        assert re.search(r"\blong\b|cython\.u?long\b|posix", text) is None, path.name


def test_the_compiled_loops_count_in_64_bits_too():
    """What Cython infers by itself is seen in the C it writes."""
    written = list((ROOT / "build/c/build/mirror").rglob("*.c"))
    assert len(written) > 40
    for path in written:
        if path.stem != "_shared":
            text = path.read_text(encoding="utf-8")
            assert re.search(r"^  (unsigned )?long __pyx_v_", text, re.MULTILINE) is None, path
