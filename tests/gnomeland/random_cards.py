"""Random card sets of Gnomeland: every effect word, figures at their bounds, sets without end included."""

from __future__ import annotations

import random
from collections.abc import Sequence

RESOURCES = ("coin", "weapon", "mana")
MERCENARIES = ("trader", "soldier", "wizard")
PAID = (*RESOURCES, *MERCENARIES, "mercenary")
COLUMNS = (*PAID, "points")
SIGNS = (["+1"], ["-1"], ["+1", "-1"])


class Writer:
    """Writes one set; what it draws follows from the seed."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.cheap = seed % 3 == 0  # so that much is bought, and turns grow long
        self.endless = seed % 2 == 0  # mercenaries may cost nothing, and dice bring dice
        self.named = 0  # cards so far: every card has a name of its own

    def few(self, low: int, high: int) -> int:
        """A number within bounds, the bounds themselves more often than not."""
        return self.dice.choice((low, high, self.dice.randint(low, high)))

    def bundle(self, columns: Sequence[str], least: int = 1, most: int = 9) -> str:
        """Counts of one to three columns; with `least` 0 it may hold nothing."""
        some = self.dice.sample(columns, self.dice.randint(least, 3))
        return "{ " + ", ".join(f"{word} = {self.few(1, most)}" for word in some) + " }"

    def cost(self, columns: Sequence[str] = RESOURCES, least: int = 0) -> str:
        """One cost, or two to choose from."""
        most = 1 if self.cheap else 9
        first, second = self.bundle(columns, least, most), self.bundle(columns, least, most)
        return f"[{first}, {second}]" if self.dice.random() < 0.3 and not same(first, second) else first

    def gain(self) -> tuple[str, str]:
        """One of the three words that gain something."""
        word = self.dice.choice(("gain", "gain", "choice", "curse"))
        if word == "gain":
            return word, self.bundle(COLUMNS)
        if word == "choice":
            kinds = self.dice.sample(COLUMNS, self.dice.randint(2, 4))
            return word, "[" + ", ".join(f"{{ {kind} = {self.few(1, 9)} }}" for kind in kinds) + "]"
        steal = self.dice.sample(RESOURCES, self.dice.randint(0, 3))
        return word, f"{{ take = {self.bundle(COLUMNS)}, steal = {list(steal)} }}"

    def effect(self, *more: str, lower: bool = False) -> dict[str, str]:
        """One effect word or several together; a die for a die only in sets that may be endless."""
        words = ["gains", "reroll", "shift", "recall", *more]
        if not lower or (self.endless and self.dice.random() < 0.3):
            words.append("extra_die")
        found: dict[str, str] = {}
        for word in self.dice.sample(words, self.dice.choice((1, 1, 1, 2, 3))):
            if word == "gains":
                name, value = self.gain()
                found[name] = value
            else:
                found[word] = {
                    "reroll": self.dice.choice(('"one"', '"any"')), "shift": str(self.dice.choice(SIGNS)),
                    "recall": str(self.few(1, 9)), "extra_die": str(self.few(1, 3)), "hex": str(self.few(1, 9)),
                    "contest": f'"{self.dice.choice(RESOURCES)}"',
                }[word]
        return found

    def rest(self) -> str:
        """What every card has."""
        self.named += 1
        return f'source = "owner"\nname = "Card {self.named}"\nflavour = "A word."\n'

    def lines(self, fields: dict[str, str]) -> str:
        """Fields, one a line."""
        return "".join(f"{name} = {value}\n" for name, value in fields.items())

    def village(self) -> str:
        """Three printed buildings below, Warehouses and the House above in any order."""
        upper = self.dice.sample(("left", "middle", "right"), 3)
        text = ""
        for number, space in enumerate(("1-2", "3-4", "5-6")):
            text += f'[[printed]]\nid = "lower_{number}"\nspaces = ["{space}"]\n'
            text += self.lines(self.effect(lower=True)) + self.rest()
        text += f'[[printed]]\nid = "house"\nspaces = ["{upper[0]}"]\ngnomes = {self.few(1, 9)}\n' + self.rest()
        text += f'[[printed]]\nid = "store"\nspaces = ["{upper[1]}", "{upper[2]}"]\nkeeps = {self.few(0, 3)}\n'
        return text + self.rest()

    def buildings(self) -> str:
        """Five standard and five special ones."""
        text = ""
        for number in range(10):
            kind = "standard" if number < 5 else "special"
            text += f'[[building]]\nid = "building_{number}"\nkind = "{kind}"\n'
            for side in ("base", "advanced"):
                name = f"building_{number}" + ("" if side == "base" else "_up")
                fields = {"id": f'"{name}"', "cost": self.cost(), **self.effect(lower=kind == "standard")}
                if kind == "special" and self.dice.random() < 0.4:
                    fields["pay"] = self.cost(least=1)
                fields["points"] = str(self.few(0, 9))
                text += f"[building.{side}]\n" + self.lines(fields) + self.rest()
        return text

    def mercenaries(self) -> str:
        """Three kinds; some cost less than they give."""
        text = ""
        for kind in MERCENARIES:
            cost = self.cost(least=0 if self.endless else 1)
            hire = cost if cost.startswith("[") else f"[{cost}]"
            gives = self.dice.choice(RESOURCES)
            text += f'[[mercenary]]\nid = "{kind}"\nhire = {hire}\ngives = "{gives}"\n' + self.rest()
        return text

    def others(self) -> str:
        """Missions, actions and spells."""
        text = ""
        for number in range(10):
            sides = [{"pay": self.cost(PAID), **self.effect()} for _ in range(2)]
            both = [", ".join(f"{name} = {value}" for name, value in side.items()) for side in sides]
            text += f'[[mission]]\nid = "mission_{number}"\nbase = {{ {both[0]} }}\nadvanced = {{ {both[1]} }}\n'
            text += self.rest()
        for number in range(10):
            text += f'[[action]]\nid = "action_{number}"\n' + self.lines(self.effect("contest")) + self.rest()
        for number in range(9):
            text += f'[[spell]]\nid = "spell_{number}"\n'
            text += self.lines({"cost": self.cost(), **self.effect("hex")}) + self.rest()
        return text

    def whole(self) -> str:
        """The card file."""
        supply = ", ".join(str(self.few(1, 30)) for _ in range(3)).split(", ")
        head = '[set]\nname = "Random"\nversion = 1\n[supply]\nsource = "owner"\n'
        head += f"two_seats = {supply[0]}\nthree_seats = {supply[1]}\nfour_seats = {supply[2]}\n"
        return head + self.village() + self.buildings() + self.mercenaries() + self.others()


def same(first: str, second: str) -> bool:
    """Whether two bundles hold the same, in whatever order."""
    return sorted(first.strip("{ }").split(", ")) == sorted(second.strip("{ }").split(", "))


def random_card_set(seed: int) -> str:
    """A card set as TOML text; the same for the same seed."""
    return Writer(seed).whole()
