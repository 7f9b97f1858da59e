"""A bot that is another program, in any language: JSON Lines over stdin and stdout (docs/bot-protocol.md)."""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import subprocess
import threading
import time

from gnomehall.bots.contract import Bot, Budget, Choice
from gnomehall.bots.greedy import GreedyBot
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game, Json, Move
from gnomehall.core.state import State
from gnomehall.core.view import own_part

PROTOCOL = 1
TO_START = 10.0  # seconds the program has to say it is ready
STANDARD = 1000  # milliseconds for a move where the budget names none
GRACE = 0.25  # seconds an answer may be on its way
PATIENCE = 3  # moves lost before the program is left out of the match
LONGEST_LINE = 1 << 20


class Lost(Exception):
    """The program lost this move; the text says how."""


class ExternalBot(Bot):
    """Asks a program for each move; if the answer is wrong, late or never comes, greedy moves instead."""

    name = "cmd"

    def __init__(self, game: Game, seed: int, command: str) -> None:
        super().__init__(game, seed)
        self.command = command
        self.substitute = GreedyBot(game, seed)
        self.lost = 0
        self.asked = 0
        self.answers: queue.Queue[str | None] = queue.Queue()
        self.process: subprocess.Popen[str] | None = None
        self.greeted = False
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise ValidationError(f"cmd:{command[:60]}: {error}") from error
        try:
            self.process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace",
            )
        except (OSError, IndexError) as error:
            raise ValidationError(f"cmd:{command[:60]}: cannot be started ({error})") from error
        self.reader = threading.Thread(target=self._read, args=(self.process,), daemon=True)
        self.reader.start()

    # ---- choosing

    def choose(self, state: State, budget: Budget) -> Choice:
        """The program's move, or a simple one with a note."""
        only = self.only(state)
        if only is not None:
            return only
        if self.process is None:
            return self._simple(state, "the program is out of the match")
        try:
            return self._ask(state, budget)
        except Lost as loss:
            self.lost += 1
            if self.lost >= PATIENCE or self.process.poll() is not None:
                self.close()
            return self._simple(state, str(loss))

    def _simple(self, state: State, note: str) -> Choice:
        choice = self.substitute.choose(state, Budget())
        return Choice(choice.move, choice.reasons, note=f"{note}: a simple move was played for it")

    def _ask(self, state: State, budget: Budget) -> Choice:
        if not self.greeted:
            self._send({"type": "hello", "protocol": PROTOCOL, "game": self.game.name, "seats": state.seats})
            self._await("ready", 0, time.monotonic() + TO_START)
            self.greeted = True
        self.asked += 1
        milliseconds = budget.milliseconds or STANDARD
        legal = [self.game.moves[move] for move in state.legal_ids()]
        self._send({
            "type": "choose", "id": self.asked, "game": self.game.name, "seats": state.seats, "seat": state.mover,
            "scores": list(state.scores()), "state": own_part(self.game.view(state)),
            "legal": [{"id": move.id, "text": move.text} for move in legal],
            "budget": {"simulations": budget.simulations, "milliseconds": milliseconds},
        })
        answer = self._await("move", self.asked, time.monotonic() + milliseconds / 1000 + GRACE)
        return self._read_choice(answer, legal)

    def _read_choice(self, answer: dict[str, Json], legal: list[Move]) -> Choice:
        wanted = answer.get("move")
        for move in legal:
            if wanted == move.text or (type(wanted) is int and wanted == move.id):
                reasons = answer.get("reasons")
                values = answer.get("values")
                value = values.get(move.text) if isinstance(values, dict) else None
                return Choice(
                    move, tuple(str(r)[:200] for r in reasons[:10]) if isinstance(reasons, list) else (),
                    float(value) if isinstance(value, int | float) and not isinstance(value, bool) else None,
                )
        raise Lost(f"the program answered {str(wanted)[:60]!r}, which is no legal move")

    # ---- talking

    def _send(self, message: dict[str, Json]) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
        except (OSError, ValueError) as error:
            raise Lost("the program has ended") from error

    def _await(self, kind: str, number: int, deadline: float) -> dict[str, Json]:
        """The answer to a question; answers to older questions are thrown away."""
        while True:
            try:
                line = self.answers.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise Lost("the program did not answer in time") from None
            if line is None:
                raise Lost("the program has ended")
            try:
                answer = json.loads(line)
            except (ValueError, RecursionError):
                raise Lost(f"the program wrote {line[:60]!r}, which is not JSON") from None
            if not isinstance(answer, dict):
                raise Lost(f"the program wrote {line[:60]!r}, which is no answer")
            if kind == "ready" and answer.get("type") == "ready":
                return answer
            if kind == "move" and answer.get("id") == number:
                return answer
            if kind == "move" and (answer.get("type") == "ready" or _is_older(answer.get("id"), number)):
                continue
            raise Lost(f"the program answered another question: {line[:60]!r}")

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        with contextlib.suppress(OSError, ValueError):
            while line := process.stdout.readline(LONGEST_LINE):
                if line.strip():
                    self.answers.put(line.strip())
        self.answers.put(None)

    def close(self) -> None:
        """Say goodbye; a program that does not go is ended."""
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(OSError, ValueError):
            assert process.stdin is not None
            process.stdin.write('{"type": "bye"}\n')
            process.stdin.close()
        try:
            process.wait(timeout=0.3)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self.reader.join(timeout=1)
        if process.stdout is not None:
            process.stdout.close()


def _is_older(number: Json, now: int) -> bool:
    return type(number) is int and number < now
