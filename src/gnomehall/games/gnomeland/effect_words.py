"""The effect words of the card file.

gain, choice, pay, extra_die, reroll, shift, recall, hex, curse, contest; within a gain also
mercenary (of your choice) and points.  Every card of the set is made of these: icons of what is
gained, special instructions, or both, as the rulebook says.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gnomehall.core.schema import Counts, Field, Number, Optional, Table, Ways, Word, Words
from gnomehall.games.gnomeland.bounds import MOST_WAYS

RESOURCES = ("coin", "weapon", "mana")
MERCENARIES = ("trader", "soldier", "wizard")
PAID = (*RESOURCES, *MERCENARIES, "mercenary")  # what a mission may take
COLUMNS = (*PAID, "points")
NOTHING = "nothing"  # an empty bundle in a move

Bundle = tuple[int, ...]  # a count for each of COLUMNS
Costs = tuple[Bundle, ...]  # one, or two to choose from ("/")
NO_BUNDLE: Bundle = (0,) * len(COLUMNS)

GAINS = ("gain", "choice", "curse")  # a card has at most one of these
WORDS: dict[str, Field] = {
    "gain": Optional(Counts(COLUMNS)),
    "choice": Optional(Ways(COLUMNS, 2, MOST_WAYS)),
    "curse": Optional(Table({"take": Counts(COLUMNS), "steal": Words(RESOURCES, 3)})),
    "extra_die": Optional(Number(1, 3), 0),
    "reroll": Optional(Word(("one", "any")), ""),
    "shift": Optional(Words(("+1", "-1"), 2, least=1), []),
    "recall": Optional(Number(1, 9), 0),
}  # what every card may do
HEX: dict[str, Field] = {"hex": Optional(Number(1, 9), 0)}  # spells: the magic token is the hex
CONTEST: dict[str, Field] = {"contest": Optional(Word(RESOURCES), "")}  # actions: the gnomes there hold it
PAY: dict[str, Field] = {"pay": Optional(Ways(RESOURCES, 1, 2, single=True))}  # special buildings


@dataclass(frozen=True)
class Effect:
    """What a card does."""

    ways: tuple[Bundle, ...] = ()  # one is a gain, several are a choice
    pays: Costs = (NO_BUNDLE,)
    extra_die: int = 0
    reroll: str = ""  # "one" or "any"
    shift: tuple[str, ...] = ()  # "+1", "-1" or both
    recall: int = 0
    hex: int = 0
    steal: tuple[str, ...] = ()  # what a curse may take from a Warehouse instead
    contest: str = ""  # the resource

    @property
    def is_lasting(self) -> bool:
        """A building that is just a die brings it every round (L-6); one that does more is used."""
        others = (*self.ways, self.reroll, self.shift, self.recall, self.hex)
        return self.extra_die > 0 and not any(others) and not any(any(pay) for pay in self.pays)

    @property
    def sign(self) -> str:
        """How a die may be turned: `+1`, `−1` or `±1`; nothing if it may not."""
        return "±1" if len(set(self.shift)) > 1 else "".join(self.shift[:1]).replace("-", "−")


def card_table(fields: Mapping[str, Field], *more: Mapping[str, Field]) -> Table:
    """The table of a card: its own fields, and an effect of the common words and `more` of them."""
    words = {name: word for group in (WORDS, *more) for name, word in group.items()}
    some = tuple(name for name in words if name != "pay")
    return Table({**fields, **words}, some_of=some, not_both=GAINS)


def effect_of(card: Mapping[str, Any]) -> Effect:
    """The effect in a card that has been read."""
    curse = card["curse"]
    given = [card["gain"]] if card["gain"] else card["choice"] or ([curse["take"]] if curse else [])
    return Effect(
        ways=tuple(bundle_of(way) for way in given),
        pays=costs_of(card["pay"]) if card.get("pay") else (NO_BUNDLE,),
        extra_die=card["extra_die"],
        reroll=card["reroll"],
        shift=tuple(card["shift"]),
        recall=card["recall"],
        hex=card.get("hex", 0),
        steal=tuple(word for word in RESOURCES if curse and word in curse["steal"]),
        contest=card.get("contest", ""),
    )


def bundle_of(counts: Mapping[str, int]) -> Bundle:
    """The counts of a table of the file."""
    return tuple(counts.get(word, 0) for word in COLUMNS)


def costs_of(ways: list[dict[str, int]]) -> Costs:
    """A cost, or two to choose from."""
    return tuple(bundle_of(way) for way in ways)


def counts(bundle: Bundle) -> dict[str, int]:
    """A bundle as the file writes it."""
    return {word: count for word, count in zip(COLUMNS, bundle, strict=True) if count}


def spell_out(bundle: Bundle) -> str:
    """A bundle in one word of a move: `2coin+weapon`."""
    parts = [f"{count if count > 1 else ''}{word}" for word, count in counts(bundle).items()]
    return "+".join(parts) or NOTHING


def read_out(text: str) -> dict[str, int]:
    """The counts in a bundle's word: `2coin+weapon`."""
    found: dict[str, int] = {}
    for part in text.split("+") if text != NOTHING else ():
        word = part.lstrip("0123456789")
        found[word] = int(part[: len(part) - len(word)] or 1)
    return found
