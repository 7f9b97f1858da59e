"""What is refused, in words: the code is for programs, the sentence (server.ftl) for people."""

from __future__ import annotations

from gnomehall.core.words import say
from gnomehall.server.wire import answers

STATUS = {  # of HTTP; any other code is 409
    "bad-message": 400, "bad-table": 422, "bad-cards": 422, "bad-record": 422, "no-level": 422,
    "not-a-move": 422, "no-key": 401, "not-your-seat": 403, "not-host": 403, "wrong-origin": 403,
    "not-found": 404, "no-table": 404, "wrong-method": 405, "too-large": 413, "too-fast": 429, "busy": 503,
    "unwell": 503, "too-many-tables": 429, "too-many-reviews": 429, "too-many-browsers": 409, "too-hard": 422,
    "too-slow": 408, "only-watch": 403, "wrong-host": 421, "hushed": 403, "hints-off": 403, "replaced": 409,
    "full": 503, "no-puzzle": 422, "bad-scenario": 422, "older-rules": 410,
}


class Refusal(Exception):
    """A command that is not carried out."""

    def __init__(self, code: str, rule: str = "", reason: str = "", **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.reason = reason  # a sentence that is ready already, such as the game's own
        self.args_of_sentence = args

    @property
    def status(self) -> int:
        """The status of HTTP."""
        return STATUS.get(self.code, 409)

    def message(self, command: str | None, language: str) -> answers.Refused:
        """The answer to a command (None: to a message that could not be read)."""
        return answers.Refused(command, self.code, self.sentence(language), self.rule)

    def sentence(self, language: str) -> str:
        """What went wrong and what to do, in a language."""
        if self.reason:
            return self.reason
        return say(language, f"server-{self.code}", "server", **self.args_of_sentence)
