"""What differs in two card files."""

from __future__ import annotations

from dataclasses import dataclass

from gnomehall.core.game import Game

ONLY_WORDS = ("set", "name", "flavour", "source")  # nobody plays differently because of them


def changed_cards(old: Game, new: Game) -> list[str]:
    """The ids of the cards whose figures differ or that only one file has, and the names of other parts that differ."""
    before, after = (_entries(it.card_set.data) for it in (old, new))
    return [name for name in dict.fromkeys([*before, *after]) if before.get(name) != after.get(name)]


@dataclass(frozen=True, slots=True)
class FieldChange:
    """A field of a card that differs: from what, to what."""

    card: str
    field: str  # `effect.coins`; empty: the whole card
    before: str
    after: str


def field_changes(old: Game, new: Game) -> list[FieldChange]:
    """Every field that differs, card by card."""
    before, after = (_entries(it.card_set.data) for it in (old, new))
    found = []
    for card in changed_cards(old, new):
        was, now = (_fields(entries.get(card)) for entries in (before, after))
        found += [
            FieldChange(card, field, was.get(field, NOTHING), now.get(field, NOTHING))
            for field in dict.fromkeys([*was, *now]) if was.get(field) != now.get(field)
        ]
    return found


NOTHING = "–"


def _fields(values: list[object] | None) -> dict[str, str]:
    """The fields of an entry as text, by their place."""
    found: dict[str, str] = {}

    def note(place: str, value: object) -> None:
        if isinstance(value, dict):
            for key, it in value.items():
                note(f"{place}.{key}" if place else str(key), it)
        else:
            found[place] = text_of(value)

    for value in values or []:
        note("", value)
    return found


def text_of(value: object) -> str:
    """A value of a card file as people read it: the same thing several times is counted."""
    if isinstance(value, list):
        words = [text_of(it) for it in value]
        counts = {word: words.count(word) for word in words}
        return ", ".join(word if count == 1 else f"{count} × {word}" for word, count in counts.items()) or NOTHING
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _entries(data: dict[str, object]) -> dict[str, list[object]]:
    """Every card by its id without the cards inside it, and every other part of the file by its key."""
    found: dict[str, list[object]] = {}

    def note(name: str, value: object) -> None:
        if not isinstance(value, dict):
            found.setdefault(name, []).append(value)
            return
        inside = {key: it for key, it in value.items() if _holds_cards(it)}
        found.setdefault(name, []).append({k: it for k, it in value.items() if k not in inside and k not in ONLY_WORDS})
        for key, it in inside.items():
            for card in it if isinstance(it, list) else [it]:
                note(str(card.get("id", key)) if isinstance(card, dict) else key, card)

    for key, value in data.items():
        for part in value if isinstance(value, list) else [value]:
            if key not in ONLY_WORDS:
                note(str(part.get("id", key)) if isinstance(part, dict) else key, part)
    return found


def _holds_cards(value: object) -> bool:
    """Whether there is a card in it at any depth."""
    if isinstance(value, dict):
        return "id" in value or any(_holds_cards(it) for it in value.values())
    return isinstance(value, list) and any(_holds_cards(it) for it in value)
