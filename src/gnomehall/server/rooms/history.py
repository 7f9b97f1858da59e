"""What people are shown of a table's log: the move of every entry, and the views after the latest ones."""

from __future__ import annotations

import msgspec

from gnomehall.core.game import Entry, Move
from gnomehall.core.table import Table

encode_view = msgspec.json.Encoder().encode


class History:
    """Watches a table: its `entered` is the table's `on_entry`."""

    def __init__(self) -> None:
        self.moves: list[Move] = []  # for every entry of the log the move made or taken back
        self.views: dict[int, bytes] = {}  # version -> the encoded view at it, for the last changes
        self._keep_after: int | None = None  # keep the views of versions beyond this one

    def entered(self, table: Table, _entry: Entry, move: Move) -> None:
        """The table has a new entry."""
        self.moves.append(move)
        version = len(self.moves)
        if self._keep_after is not None and version > self._keep_after:
            self.views[version] = encode_view(table.typed_view())

    def keep_from(self, version: int | None) -> None:
        """Keep the views of what comes after a version (None: of nothing); forget the older ones."""
        self._keep_after = version
        self.views.clear()

    def view(self, table: Table) -> bytes:
        """The encoded view now."""
        found = self.views.get(table.version)
        if found is None:
            found = self.views[table.version] = encode_view(table.typed_view())
        return found
