"""`make play` where something is missing: it works, or it says in one sentence what to do.

The environment stands already, as after a first `make play`; what is not built yet differs from test to test.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

from tests.server.harness import free_port

ROOT = Path(__file__).parents[1]
STAMPS = (".venv/.packages", "web/node_modules/.package-lock.json", ".venv/.compiled", ".venv/.ready")
HALL = f'#!/bin/sh\nexec {sys.executable} -c "from gnomehall.cli import main; main()" --no-open-page "$@"\n'
TOOLS = ("make", "bash", "sh", "env", "find", "grep", "awk", "touch", "test", "mkdir", "cat", "rm", "echo")


@pytest.fixture
def tree(tmp_path):
    """A clone that has been set up, with this environment's Python."""
    clone = tmp_path / "clone"
    for name in ("src/gnomehall/server/static", "web/node_modules", ".venv/bin", "scripts", "bin"):
        (clone / name).mkdir(parents=True)
    scripts = [f"scripts/{path.name}" for path in (ROOT / "scripts").glob("*.py")]
    for name in ("Makefile", "setup.py", "pyproject.toml", "constraints.txt", *scripts):
        shutil.copy(ROOT / name, clone / name)
    shutil.copy(ROOT / "src/gnomehall/__init__.py", clone / "src/gnomehall/__init__.py")
    for name in ("package.json", "package-lock.json"):
        shutil.copy(ROOT / "web" / name, clone / "web" / name)
    write(clone / ".venv/bin/python", f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    write(clone / ".venv/bin/pip", "#!/bin/sh\nexit 1\n")  # without a network it can do nothing
    write(clone / ".venv/bin/gnomehall", HALL)
    for tool in TOOLS:
        if found := shutil.which(tool):
            (clone / "bin" / tool).symlink_to(found)
    (clone / "src/gnomehall/server/static/index.html").touch()
    for name in STAMPS:
        (clone / name).touch()
    return clone


def write(path: Path, text: str) -> None:
    path.write_text(text)
    path.chmod(0o755)


def play(clone: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """`make play` with nothing on the PATH but what a bare system has."""
    env = {
        "HOME": str(clone), "PATH": str(clone / "bin"), "PYTHONPATH": str(ROOT / "src"),
        "https_proxy": "http://127.0.0.1:9", "http_proxy": "http://127.0.0.1:9", **more,
    }
    return subprocess.run(
        ["make", "play", *arguments], cwd=clone, env=env, capture_output=True, text=True, check=False, timeout=120)


def opened(clone: Path, *arguments: str, **more: str) -> str:
    """What `make play` says until the hall is open; then it is closed."""
    env = {
        "HOME": str(clone), "PATH": str(clone / "bin"), "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1",
        "https_proxy": "http://127.0.0.1:9", "http_proxy": "http://127.0.0.1:9", **more,
    }
    log = clone / "log"
    with log.open("wb") as out:
        process = subprocess.Popen(
            ["make", "play", *arguments], cwd=clone, env=env, stdout=out, stderr=out, start_new_session=True)
    try:
        end = time.monotonic() + 90
        while "is open at" not in log.read_text(encoding="utf-8"):
            assert process.poll() is None, log.read_text(encoding="utf-8")
            assert time.monotonic() < end
            time.sleep(0.1)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, 15)
        process.wait(20)
    return log.read_text(encoding="utf-8")


@pytest.fixture
def page():
    """The hall wants a page: an empty one where none is built."""
    static = ROOT / "src/gnomehall/server/static/index.html"
    made = not static.is_file()
    if made:
        static.parent.mkdir(parents=True, exist_ok=True)
        static.write_text("<!doctype html>")
    yield
    if made:
        static.unlink()


def test_once_set_up_it_opens_without_network_compiler_and_node(tree, page):
    said = opened(tree, f"ARGS=--port {free_port()}")
    assert "setup:" not in said
    assert "Gnomehall is open at" in said


def test_a_busy_port_is_passed_over(tree, page):
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        said = opened(tree, f"ARGS=--port {port}")
    assert f"http://127.0.0.1:{port}/" not in said


def test_a_home_that_cannot_be_written_is_said_and_a_store_can_be_named(tree, page):
    run = play(tree, f"ARGS=--port {free_port()}", HOME="/dev/null")
    assert run.returncode != 0
    assert "/dev/null/.local/share/gnomehall: cannot be made" in run.stderr
    assert "--store" in run.stderr
    assert "Traceback" not in run.stderr
    assert "is open at" in opened(tree, f"ARGS=--port {free_port()} --store {tree}/hall.db", HOME="/dev/null")


def test_without_node_and_network_one_sentence_says_what_to_install(tree):
    for name in (".venv/.ready", "web/node_modules/.package-lock.json", "src/gnomehall/server/static/index.html"):
        (tree / name).unlink()
    run = play(tree)
    assert run.returncode != 0
    assert "the page needs Node 20.19 or newer: install nodejs" in run.stdout


def test_without_a_compiler_the_rules_run_plain_and_one_sentence_says_so(tree):
    for name in (".venv/.ready", ".venv/.compiled", "src/gnomehall/server/static/index.html"):
        (tree / name).unlink()
    run = subprocess.run(
        ["make", ".venv/.compiled"], cwd=tree, env={"PATH": str(tree / "bin"), "HOME": str(tree)},
        capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.count("no C compiler (install gcc and python3-dev)") == 1
    assert "Node" not in run.stdout, "the page is built by another step"
    assert list(tree.rglob("*.so")) == []


def test_without_python_one_sentence_says_so(tree):
    shutil.rmtree(tree / ".venv")
    run = play(tree)
    assert run.returncode != 0
    assert "gnomehall needs Python 3.11 or newer" in run.stdout


def test_a_developer_keeps_the_packages_of_the_page(tree):
    stamp = "web/node_modules/.package-lock.json"
    (tree / stamp).unlink()
    wanted = {"cwd": tree, "env": {"PATH": str(tree / "bin"), "HOME": str(tree)}, "text": True}
    assert "npm ci" in (played := subprocess.check_output(["make", "-n", stamp], **wanted))
    assert "--omit=dev" in played
    (tree / "web/node_modules/vitest").mkdir()
    assert "npm ci" in (developed := subprocess.check_output(["make", "-n", stamp], **wanted))
    assert "--omit=dev" not in developed


def test_pip_installs_into_the_environment_whosever_it_is(tree, tmp_path):
    """The environment has no pip of its own where Python has one."""
    shutil.rmtree(tree / ".venv")
    wheel = tmp_path / "toadstool-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        packed.writestr("toadstool.py", "")
        for name, text in (
            ("METADATA", "Metadata-Version: 2.1\nName: toadstool\nVersion: 1.0\n"),
            ("WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"), ("RECORD", ""),
        ):
            packed.writestr(f"toadstool-1.0.dist-info/{name}", text)
    own = {**os.environ, "HOME": str(tmp_path), "PIP_CONFIG_FILE": os.devnull}
    python = Path(sys.base_prefix) / "bin" / "python3"
    subprocess.run(["make", ".venv/bin/pip", f"PYTHON={python}"], cwd=tree, env=own, check=True, capture_output=True)
    install = [tree / ".venv/bin/pip", "install", "-q", "--no-index", "--disable-pip-version-check", wheel]
    subprocess.run(install, env=own, check=True, capture_output=True)
    assert len(list((tree / ".venv").glob("lib/python3*/site-packages/toadstool.py"))) == 1


def test_the_first_minute_installs_nothing_that_only_tests_need():
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8")
    ready = recipe[recipe.index(".venv/.packages:"):recipe.index("play: $(READY)")]
    assert "dev]" not in ready
    assert "npm" in ready.lower()
    assert "--omit=dev" in ready
    assert ready.count("build_ext") == 1
