"""The effect words of the card file.

gain, choice, pay, extra_die, reroll, shift, recall, hex, curse, contest; within a gain also
mercenary (of your choice) and points.  Every card of the set is made of these: icons of what is
gained, special instructions, or both, as the rulebook says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gnomehall.core.cards import Fields
from gnomehall.games.gnomeland.tables import ANY_DICE, LOWERS, MOST_WAYS, NEEDS_DICE, NEEDS_REMOVED, RAISES

RESOURCES = ("coin", "weapon", "mana")
MERCENARIES = ("trader", "soldier", "wizard")
COLUMNS = (*RESOURCES, *MERCENARIES, "mercenary", "points")
WORTH = (100, 200, 300, 150, 250, 350, 350, 220)  # of a column, in hundredths of a coin
GAINS = ("gain", "choice", "curse")  # a card has at most one of these
NOTHING = "nothing"  # an empty bundle in a move

Bundle = tuple[int, ...]
Costs = tuple[Bundle, ...]  # one, or two to choose from ("/")
NO_BUNDLE: Bundle = (0,) * len(COLUMNS)


@dataclass(frozen=True)
class Effect:
    """What a card does."""

    ways: tuple[Bundle, ...] = ()  # one is a gain, several are a choice
    pays: Costs = (NO_BUNDLE,)
    extra_die: int = 0
    reroll: int = 0
    shift: int = 0
    recall: int = 0
    hex: int = 0
    curse: int = 0
    contest: int = -1

    @property
    def lasting(self) -> bool:
        """A building that is just a die brings it every round (L-6); one that does more is used."""
        others = (*self.ways, self.reroll, self.shift, self.recall, self.hex)
        return self.extra_die > 0 and not any(others) and not any(any(pay) for pay in self.pays)

    @property
    def needs(self) -> int:
        """What must be there lest it does nothing: an unspent die, a removed gnome, or nothing in particular."""
        if self.ways or self.extra_die or self.hex or self.contest >= 0:
            return 0
        return (NEEDS_DICE if self.reroll or self.shift else 0) | (NEEDS_REMOVED if self.recall else 0)

    def value(self) -> int:
        """What it is worth, in hundredths of a coin."""
        best = max((worth_of(way) for way in self.ways), default=0)
        dice = 150 * self.extra_die + 60 * bool(self.reroll) + 30 * self.shift.bit_count()
        return max(best + dice - min(worth_of(pay) for pay in self.pays), 0)

    def as_dict(self) -> dict[str, object]:
        """The effect in the words of the file, for whoever draws it; a second cost is `or_pay`."""
        found: dict[str, object] = {}
        if self.curse:
            found["curse"] = {"take": counts(self.ways[0]), "steal": [
                word for kind, word in enumerate(RESOURCES) if self.curse >> kind & 1
            ]}
        elif len(self.ways) == 1:
            found["gain"] = counts(self.ways[0])
        elif self.ways:
            found["choice"] = [counts(way) for way in self.ways]
        for word, pay in zip(("pay", "or_pay"), self.pays, strict=False):
            if any(pay):
                found[word] = counts(pay)
        if self.reroll:
            found["reroll"] = "any" if self.reroll == ANY_DICE else "one"
        if self.shift:
            found["shift"] = [sign for bit, sign in ((RAISES, "+1"), (LOWERS, "-1")) if self.shift & bit]
        if self.contest >= 0:
            found["contest"] = RESOURCES[self.contest]
        for word, number in (("extra_die", self.extra_die), ("recall", self.recall), ("hex", self.hex)):
            if number:
                found[word] = number
        return found


def worth_of(bundle: Bundle) -> int:
    """Coin 1, weapon 2, mana 3, mercenaries half a coin more than they give, in hundredths."""
    return sum(count * worth for count, worth in zip(bundle, WORTH, strict=True))


def counts(bundle: Bundle) -> dict[str, int]:
    """A bundle as the file writes it."""
    return {word: count for word, count in zip(COLUMNS, bundle, strict=True) if count}


def spell_out(bundle: Bundle) -> str:
    """A bundle in one word of a move: `2coin+weapon`."""
    parts = [f"{count if count > 1 else ''}{word}" for word, count in counts(bundle).items()]
    return "+".join(parts) or NOTHING


def read_bundle(fields: Fields, name: str, columns: Sequence[str]) -> Bundle:
    """A table of counts; it must hold something."""
    bundle = bundle_in(fields.table(name), columns)
    if not any(bundle):
        raise fields.fail(name, "must hold something")
    return bundle


def bundle_in(table: Fields, columns: Sequence[str]) -> Bundle:
    """The counts of a table."""
    found = tuple(table.number(word, 0, 9, 0) if word in columns else 0 for word in COLUMNS)
    table.done()
    return found


def read_costs(fields: Fields, name: str, columns: Sequence[str]) -> Costs:
    """A table of counts, or a list of two to choose from; a cost may be nothing."""
    if type(fields.data.get(name)) is not list:
        return (bundle_in(fields.table(name), columns),)
    costs = tuple(bundle_in(way, columns) for way in fields.tables(name, 1, 2))
    if len(set(costs)) < len(costs):
        raise fields.fail(name, "must hold different costs")
    return costs


def read_effect(card: Fields, words: Sequence[str], columns: Sequence[str] = COLUMNS) -> Effect:
    """The effect of a card, of which only some words may be used; a gain is limited to some columns."""
    given = [word for word in words if card.has(word)]
    if not given or given == ["pay"]:
        wanted = " or ".join(word for word in words if word != "pay")
        raise card.fail(wanted, "is missing: the card does nothing")
    gaining = [word for word in GAINS if word in given]
    if len(gaining) > 1:
        raise card.fail(gaining[-1], f"a card has only one of {', '.join(GAINS)}")
    pays = read_costs(card, "pay", RESOURCES) if "pay" in given else (NO_BUNDLE,)
    if "pay" in given and NO_BUNDLE in pays:
        raise card.fail("pay", "must hold something")
    ways: tuple[Bundle, ...] = ()
    curse = 0
    if "gain" in given:
        ways = (read_bundle(card, "gain", columns),)
    elif "choice" in given:
        ways = tuple(bundle_in(way, columns) for way in card.tables("choice", 2, MOST_WAYS))
        if len(set(ways)) < len(ways) or NO_BUNDLE in ways:
            raise card.fail("choice", "must hold different gains")
    elif "curse" in given:
        table = card.table("curse")
        ways = (read_bundle(table, "take", columns),)
        curse = sum(1 << RESOURCES.index(word) for word in set(table.words("steal", RESOURCES, 3)))
        table.done()
    return Effect(
        ways, pays,
        card.number("extra_die", 1, 3) if "extra_die" in given else 0,
        {"one": 1, "any": ANY_DICE}[card.word("reroll", ("one", "any"))] if "reroll" in given else 0,
        read_shift(card) if "shift" in given else 0,
        card.number("recall", 1, 9) if "recall" in given else 0,
        card.number("hex", 1, 9) if "hex" in given else 0,
        curse,
        RESOURCES.index(card.word("contest", RESOURCES)) if "contest" in given else -1,
    )


def read_shift(card: Fields) -> int:
    """`["+1"]`, `["-1"]` or both."""
    signs = card.words("shift", ("+1", "-1"), 2)
    if not signs:
        raise card.fail("shift", "must hold +1, -1 or both")
    return (RAISES if "+1" in signs else 0) | (LOWERS if "-1" in signs else 0)
