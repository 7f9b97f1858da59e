"""Runs a command: whatever goes wrong is one sentence and an exit code."""

from __future__ import annotations

import difflib
import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, MissingArgumentError

from gnomehall.choices import GAME_NAMES
from gnomehall.core.errors import GnomehallError

FAILED, WRONG, OURS, INTERRUPTED = 1, 2, 70, 130  # exit codes
DEBUG = "GNOMEHALL_DEBUG"  # set: a mistake of the program itself is shown with its traceback


def run(app: App, words: Sequence[str]) -> int:
    """The exit code of a command line: 0, 1 for what cannot be done, 2 for a wrong command line."""
    problem = unknown_command(app, words)
    if problem:
        return _say(problem, WRONG)
    try:
        code = app(list(words), result_action="return_value", exit_on_error=False, print_error=False)
    except CycloptsError as error:
        return _say(_sentence(error), WRONG)
    except GnomehallError as error:
        return _say(str(error), FAILED)
    except KeyboardInterrupt:
        print(file=sys.stderr)  # the prompt comes on a line of its own
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return INTERRUPTED
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        return _say(f"{place}{error.strerror or error}", FAILED)
    except Exception as error:
        if os.environ.get(DEBUG):
            raise
        said = f"{type(error).__name__}: {error}"
        return _say(f"this is a mistake in gnomehall, please report it ({said}); {DEBUG}=1 shows where", OURS)
    return code if isinstance(code, int) else 0


def unknown_command(app: App, words: Sequence[str]) -> str:
    """What is wrong with the first word, if there is no such command."""
    known = [name for name in app if not name.startswith("-")]
    if not words or words[0].startswith("-") or words[0] in known:
        return ""
    near = difflib.get_close_matches(words[0], known, 2, 0.5)
    said = f"did you mean {' or '.join(near)}?" if near else f"there are {', '.join(known)}"
    return f"there is no command {words[0][:40]!r}; {said}"


def _sentence(error: CycloptsError) -> str:
    """What the command line got wrong, in one line."""
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        help_text = str(error.argument.parameter.help or "")
        if help_text.endswith(GAME_NAMES):
            return f"name a game: {GAME_NAMES}"
    return " ".join(str(error).split())


def _say(sentence: str, code: int) -> int:
    print(f"gnomehall: {' '.join(sentence.split())}", file=sys.stderr)
    return code
