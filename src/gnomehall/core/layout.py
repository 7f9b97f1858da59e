"""What an observation is made of: named fields, one after another, each number with its scale."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Field:
    """Some numbers of an observation that belong together."""

    name: str
    length: int
    of: int  # what a count is divided by; 1 for a yes or no
    what: str  # what each number says


class Layout:
    """The fields of an observation, in order; those of a seat are named `0.pile`, `1.pile` (0: oneself)."""

    def __init__(self, shared: Sequence[Field], of_a_seat: Sequence[Field], seats: int) -> None:
        self.shared = tuple(shared)
        self.of_a_seat = tuple(of_a_seat)
        self.seats = seats
        self.first_seat = sum(field.length for field in shared)
        self.a_seat = sum(field.length for field in of_a_seat)
        self.size = self.first_seat + seats * self.a_seat
        self._starts = {name: (start, field.length) for name, start, field in self.rows()}

    def rows(self) -> Iterator[tuple[str, int, Field]]:
        """(name, start, field) of everything, seat after seat."""
        at = 0
        for field in self.shared:
            yield field.name, at, field
            at += field.length
        for seat in range(self.seats):
            for field in self.of_a_seat:
                yield f"{seat}.{field.name}", at, field
                at += field.length

    def start(self, name: str) -> int:
        """Where a field begins."""
        return self._starts[name][0]

    def slice(self, name: str) -> slice:
        """The place of a field: `observation[layout.slice("0.pile")]`."""
        start, length = self._starts[name]
        return slice(start, start + length)

    def scales(self) -> list[int]:
        """What every number was divided by."""
        return [field.of for _, _, field in self.rows() for _ in range(field.length)]

    def text(self) -> str:
        """A line for each field, as the documents show it and a test pins it."""
        lines = [f"{self.size} numbers, {self.seats} seats"]
        for name, start, field in self.rows():
            if "." not in name or name.startswith("0."):
                lines.append(f"{start:5} {name:18} {field.length:3} of {field.of:<5} {field.what}")
        if self.seats > 1:
            lines.append(f"then the same {self.a_seat} numbers for each other seat, clockwise")
        return "\n".join(lines)
