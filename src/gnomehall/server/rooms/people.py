"""Somebody around a table."""

from __future__ import annotations

from collections.abc import Sequence

from gnomehall.server.keys import hashed
from gnomehall.server.store.base import TableInfo, is_code_good


class Person:
    """The seats somebody holds, and how to reach them."""

    def __init__(self, keys: Sequence[str] = (), language: str = "en", address: str = "") -> None:
        self.address = address  # what they are counted by
        self.seats: frozenset[int] = frozenset()  # that they play
        self.owned: frozenset[int] = frozenset()  # that are their own
        self.is_host = False
        self.version = 0  # of the match, as last sent to them
        self.introduce(keys, language)

    def introduce(self, keys: Sequence[str], language: str) -> None:
        """They say who they are."""
        self.keys = frozenset(keys)
        self.hashes = {hashed(key) for key in keys}
        self.language = language

    def seat(self, info: TableInfo) -> None:
        """Find the seats their keys open, and those they keep for somebody who is away."""
        self.owned = frozenset(n for n, sitter in enumerate(info.sitters) if sitter.key in self.hashes)
        self.seats = self.owned | {n for n, sitter in enumerate(info.sitters) if sitter.keeper in self.hashes}
        self.is_host = info.host in self.hashes

    def may_see(self, info: TableInfo) -> bool:
        """Whether they may look at all."""
        if self.is_host or self.seats or info.public:
            return True
        return info.watch in self.keys or self._has_code(info)

    def why_not_see(self, info: TableInfo) -> str:
        """Why they may not see the table; somebody with the right code is told that they are too late."""
        if info.code not in self.keys:
            return "no-key"
        return "table-full" if info.status == "waiting" else "table-begun"

    def may_join(self, info: TableInfo) -> bool:
        """Whether they may take an open seat; the key that only watches opens none."""
        return self.is_host or bool(self.seats) or info.public or self._has_code(info)

    def may_invite(self, info: TableInfo) -> bool:
        """Whether they are told the key that only watches."""
        return self.is_host or bool(self.seats) or self._has_code(info)

    def _has_code(self, info: TableInfo) -> bool:
        """The code is good as long as a seat waits for somebody."""
        return info.code in self.keys and is_code_good(info)

    def end(self) -> None:
        """They may not look any more: their line is closed, if there is one."""

    def send(self, message: bytes) -> None:
        """Send a message, if there is a line to them."""
