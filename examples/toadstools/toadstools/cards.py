"""The mushrooms in the card file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from gnomehall.core.cards import CardSet
from gnomehall.core.mistakes import CardMistake
from gnomehall.core.schema import Number, Path, Source, Table, Tables, Text, Texts, Word, check_ids

SCHEMA = Table({
    "set": Table({"name": Text(80), "version": Number(1, 1_000_000)}),
    "mushroom": Tables(
        Table({
            "id": Word(), "count": Number(1, 30), "points": Number(0, 9), "source": Source(("count", "points")),
            "name": Texts(),
        }), 2, 8,
    ),
})


@dataclass(frozen=True)
class Mushroom:
    """A kind of mushroom; one that is worth nothing is a toadstool (T-3)."""

    id: str
    count: int
    points: int
    name: dict[str, str]
    source: dict[str, str]


def read_cards(card_set: CardSet) -> tuple[Mushroom, ...]:
    """The kinds of mushroom, in the order of the file."""
    rows = cast(list[dict[str, object]], SCHEMA.read(card_set.data, ())["mushroom"])
    found = tuple(Mushroom(**row) for row in rows)  # type: ignore[arg-type]  # the schema has checked them
    paths: list[tuple[Path, str]] = [((f"mushroom {one.id}",), one.id) for one in found]
    check_ids(paths)
    if not any(one.points == 0 for one in found):
        raise CardMistake(("mushroom",), "no-toadstool")
    return found
