"""What differs in two card files."""

from __future__ import annotations

from gnomehall.core.game import Game

ONLY_WORDS = ("set", "name", "flavour", "source")  # nobody plays differently because of them


def changed_cards(old: Game, new: Game) -> list[str]:
    """The ids of the cards whose figures differ or that only one file has, and the names of other parts that differ."""
    before, after = (_entries(it.card_set.data) for it in (old, new))
    return [name for name in dict.fromkeys([*before, *after]) if before.get(name) != after.get(name)]


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
