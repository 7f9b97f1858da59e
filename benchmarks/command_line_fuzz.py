"""Random command lines and unreadable files: an exit code and one sentence, never a traceback.

    python -m benchmarks.command_line_fuzz 3000

Commands run in this process, one after another.  Those that would really serve, open a browser or play for long are
only given arguments they must refuse.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from gnomehall.cli import app
from gnomehall.games import GAMES
from gnomehall.running import DEBUG, run

CODES = (0, 1, 2, 130)
LONG = 400  # letters of a sentence
NOTHING = (
    "", " ", "--", "-", "-x", "--nothing", "--port", "💎", "-1", "1e9", "../..", "a b", "\x00", "\udcff", "%s", "{}",
)
NAMES = (*GAMES, "chess", "GEMS", "gem")
NUMBERS = ("0", "1", "2", "3", "-1", "x", "1.5", "99999999999999999999", "nan", "")
LANGUAGES = ("en", "pt", "fr", "it", "xx", "")
BAD_PORTS = ("65536", "-1", "99999", "x", "99999999999999999999")


def files(folder: Path, dice: Random) -> list[str]:
    """Files that cannot be read, or not as what they are taken for."""
    def write(name: str, data: bytes) -> str:
        (folder / name).write_bytes(data)
        return str(folder / name)

    (folder / "locked").mkdir(exist_ok=True)
    (folder / "loop").unlink(missing_ok=True)
    (folder / "loop").symlink_to(folder / "loop")
    return [
        write("empty", b""), write("text.txt", b"hello\n"), write("bytes", dice.randbytes(300)),
        write("half.jsonl", b'{"format": "gnomehall-record"'), write("list.json", b"[1, 2]\n"),
        write("deep.json", b"[" * 9000), write("cards.toml", b'[set]\nname = "x"\n'), write("bad.toml", b"= = ="),
        str(folder / "locked"), str(folder / "loop"), str(folder / "nowhere" / "file"), "/proc/x", "/dev/null/x",
        "/proc/self/mem", "\x00", "x" * 5000,
    ]


def command(dice: Random, paths: list[str]) -> list[str]:
    """A command line that ends soon, whatever is right with it."""
    game, number, language = dice.choice(NAMES), dice.choice(NUMBERS), dice.choice(LANGUAGES)
    file, other = dice.choice(paths), dice.choice(paths)
    port = dice.choice(BAD_PORTS)
    lines: list[list[str]] = [
        ["games"], ["rules", game, "--language", language], ["rules"], ["cards", game, "--language", language],
        ["cards", game, "--check", file], ["cards", game, "--write", file], ["cards", game, "--json", "--check", file],
        ["replay", file, "--language", language], ["replay"], ["verify", file],
        ["verify", file, "--commitment", number],
        ["perft", game, "--seats", number, "--depth", dice.choice(("0", "1", "-1", "13", "x"))],
        ["play", game, "--terminal", "--players", dice.choice(("random,greedy", "human", "wizard", ",", "cmd:", "")),
         "--seed", number, "--language", language],
        ["play", "--load", file], ["play", game, "--cards", file], ["serve", "--port", port],
        ["serve", "--host", "999.999.0.1"], ["serve", "--store", "/proc/x/y.db"], ["--port", port],
        ["backup", file, "--store", "/proc/nothing.db"], ["restore", file, "--store", str(Path(other) / "x.db")],
        ["arena", game, "--bots", dice.choice(("random,random", "random,wizard", "", ",", "search:x,random")),
         "--games", "1", "--out", file],
        ["arena", game, "--bots", "random,random", "--games", "1", "--seats", number, "--option", file[:20]],
        ["arena", game, "--bots", "random,random", "--games", "1", "--cards", file],
        ["ladder", "--games", "chess", "--out", file], ["ladder", "--games", game, "--out", "/proc/x"],
        ["prove", "--parts", number or "x", "--out", "/proc/x"], ["lab", game, "--games", "0"],
        ["lab", game, "--games", "1", "--bot", "random", "--seats", "2", "--keep", "/proc/x"],
        ["lab", game, "--records", file], ["lab", game, "--compare", file, "--games", "1"],
        ["lab", game, "--games", "1", "--bot", "random", "--seats", number, "--out", "/proc/x/report.html"],
        ["balance", "--games", "chess"], ["balance", "--games", game, "--out", "/proc/x"],
        ["screen", game, file], ["screen", game], ["train", game, "--seats", number, "--out", "/proc/x/net"],
        ["completion", dice.choice(("bash", "zsh", "fish", "tcsh"))], ["bench", "--seconds", "0"],
        [dice.choice(("rulez", "plya", "fly", "help", "Gems"))], [dice.choice(NOTHING)],
    ]
    words = list(dice.choice(lines))
    for _ in range(dice.choice((0, 0, 0, 1, 2))):  # and something that does not belong there
        words.insert(dice.randrange(1, len(words) + 1), dice.choice((*NOTHING, game, number, file)))
    return words


def is_safe(words: list[str]) -> bool:
    """Whether it ends by itself: nothing that serves, opens the page or measures for long."""
    if not words or words[0].startswith("-") or not words[0].strip():
        return any(port in words for port in BAD_PORTS)
    if words[0] == "play":
        return any(word in words for word in ("--terminal", "--load", "--cards")) and "--players" in words
    if words[0] == "serve":
        return any(bad in words for bad in (*BAD_PORTS, "999.999.0.1", "/proc/x/y.db"))
    return words[0] != "bench" or "0" in words


def problem_of(words: list[str]) -> tuple[int, str]:
    """The exit code of a command line, and what is wrong with how it ended."""
    out, err = io.StringIO(), io.StringIO()
    stdin, sys.stdin = sys.stdin, io.StringIO("")
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = run(app, words)
    except BaseException as error:
        return -1, f"{type(error).__name__}: {error}"
    finally:
        sys.stdin = stdin
    said = [line for line in err.getvalue().splitlines() if "made the folder" not in line]
    if "Traceback" in out.getvalue() + err.getvalue():
        return code, "a traceback"
    if code not in CODES:
        return code, f"exit code {code}: {' '.join(said)[:200]}"
    if code in (1, 2) and (len(said) != 1 or not said[0].startswith("gnomehall: ")):
        return code, f"{len(said)} lines: {' / '.join(said)[:300]}"
    if code in (1, 2) and len(said[0]) > LONG + max(map(len, words)):
        return code, f"a sentence of {len(said[0])} letters"
    return code, ""


def fuzz(count: int, seed: int = 1) -> tuple[Counter[int], list[str]]:
    """Run so many command lines; how they ended, and what was wrong."""
    dice = Random(seed)
    os.environ.pop(DEBUG, None)
    codes: Counter[int] = Counter()
    wrong: list[str] = []
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as name:
        os.chdir(name)
        try:
            while codes.total() < count:
                paths = files(Path(name), dice)
                words = command(dice, paths)
                if not is_safe(words):
                    continue
                code, problem = problem_of(words)
                codes[code] += 1
                if problem:
                    wrong.append(f"{[word[:60] for word in words]}: {problem}")
        finally:
            os.chdir(here)
    return codes, wrong


def main() -> int:
    """Fuzz, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", type=int, nargs="?", default=3000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()
    codes, wrong = fuzz(given.count, given.seed)
    for line in wrong[:40]:
        print(line)
    told = ", ".join(f"exit code {code}: {n}" for code, n in sorted(codes.items()))
    print(f"{given.count} command lines in {time.monotonic() - began:.0f} s ({told}); wrong: {len(wrong)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
