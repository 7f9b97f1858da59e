"""Reads goals.  The grammar, from the loosest to the tightest:

    either  = both {"or" both}
    both    = one {"and" one}
    one     = "not" one | sum [(">=" | "<=" | ">" | "<" | "==" | "!=") sum]
    sum     = term {("+" | "-") term}
    term    = number | fact | "(" either ")"

A goal is data: nothing in it is run as code, and its length and depth are bounded.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from gnomehall.core.errors import ValidationError
from gnomehall.core.goals import (
    ABOVE,
    ADD,
    AT_LEAST,
    AT_MOST,
    BELOW,
    BOTH,
    EITHER,
    EQUAL,
    FACT,
    NOT,
    NUMBER,
    STEPS,
    SUBTRACT,
    UNEQUAL,
    Goal,
)

LONGEST = 200  # characters
DEEPEST = 12  # brackets and nots inside each other
LARGEST = 9_999  # number
COMPARED = {">=": AT_LEAST, "<=": AT_MOST, ">": ABOVE, "<": BELOW, "==": EQUAL, "!=": UNEQUAL}
TOKEN = re.compile(r"\s*(?:(\d+)|([a-z_]+)|(>=|<=|==|!=|[-+()<>]))", re.ASCII)
WORDS = ("and", "or", "not")
Part = Callable[[int], bool]  # a method of the reader


class GoalMistake(ValidationError):
    """What is wrong in a goal: a key, and what it is about."""

    def __init__(self, key: str, what: str) -> None:
        super().__init__({
            "long": f"a goal has at most {LONGEST} characters and {STEPS} parts",
            "deep": f"a goal has at most {DEEPEST} brackets inside each other",
            "letter": f"a goal cannot contain {what!r}",
            "number": f"a goal's numbers go up to {LARGEST}, not {what}",
            "fact": f"there is no fact {what!r}",
            "end": "the goal ends too early",
            "more": f"the goal should have ended before {what!r}",
            "expected": f"a fact, a number or a bracket should stand where {what!r} stands",
        }[key])
        self.key = key
        self.what = what


def read_goal(text: str, names: Sequence[str]) -> Goal:
    """A goal over these facts; a mistake is named."""
    if type(text) is not str or len(text) > LONGEST:
        raise GoalMistake("long", "")
    reader = _Reader(_tokens(text), names)
    is_yes_or_no = reader.either(0)
    if reader.tokens:
        raise GoalMistake("more", reader.tokens[0])
    return Goal(" ".join(text.split()), reader.steps, is_yes_or_no)


def _tokens(text: str) -> list[str]:
    found = []
    at = 0
    while text[at:].strip():
        token = TOKEN.match(text, at)
        if token is None:
            raise GoalMistake("letter", text[at:].strip()[0])
        found.append(token[token.lastindex or 0])
        at = token.end()
    return found


class _Reader:
    """Goes over the tokens once; each method reads a part and says whether it can only be 0 or 1."""

    def __init__(self, tokens: list[str], names: Sequence[str]) -> None:
        self.tokens = tokens
        self.names = names
        self.steps: list[tuple[int, int]] = []

    def either(self, depth: int) -> bool:
        return self._joined("or", EITHER, self.both, depth)

    def both(self, depth: int) -> bool:
        return self._joined("and", BOTH, self.one, depth)

    def _joined(self, word: str, step: int, part: Part, depth: int) -> bool:
        is_yes_or_no = part(depth)
        while self.tokens and self.tokens[0] == word:
            self.tokens.pop(0)
            part(depth)
            self._add(step)
            is_yes_or_no = True
        return is_yes_or_no

    def one(self, depth: int) -> bool:
        if self.tokens and self.tokens[0] == "not":
            self.tokens.pop(0)
            self._deeper(depth)
            self.one(depth + 1)
            self._add(NOT)
            return True
        is_yes_or_no = self.sum(depth)
        if self.tokens and self.tokens[0] in COMPARED:
            step = COMPARED[self.tokens.pop(0)]
            self.sum(depth)
            self._add(step)
            return True
        return is_yes_or_no

    def sum(self, depth: int) -> bool:
        is_yes_or_no = self.term(depth)
        while self.tokens and self.tokens[0] in ("+", "-"):
            step = ADD if self.tokens.pop(0) == "+" else SUBTRACT
            self.term(depth)
            self._add(step)
            is_yes_or_no = False
        return is_yes_or_no

    def term(self, depth: int) -> bool:
        if not self.tokens:
            raise GoalMistake("end", "")
        token = self.tokens.pop(0)
        if token == "(":
            self._deeper(depth)
            is_yes_or_no = self.either(depth + 1)
            if not self.tokens:
                raise GoalMistake("end", "")
            if self.tokens[0] != ")":
                raise GoalMistake("more", self.tokens[0])
            self.tokens.pop(0)
            return is_yes_or_no
        if token.isdigit():
            if len(token) > 8 or int(token) > LARGEST:
                raise GoalMistake("number", token[:12])
            self._add(NUMBER, int(token))
            return False
        if token in self.names:
            self._add(FACT, self.names.index(token))
            return token in ("won", "over")
        if token in WORDS or not (token[0].isalpha() or token[0] == "_"):
            raise GoalMistake("expected", token)
        raise GoalMistake("fact", token)

    def _deeper(self, depth: int) -> None:
        if depth == DEEPEST:
            raise GoalMistake("deep", "")

    def _add(self, step: int, argument: int = 0) -> None:
        if len(self.steps) == STEPS:
            raise GoalMistake("long", "")
        self.steps.append((step, argument))
