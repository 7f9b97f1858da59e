"""Random card sets of Gnomopolis: every word of the card file, at its bounds too, endless turns included."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

from gnomehall.games.gnomopolis.cards import ICONS, KINDS, SPECIALISTS

GAINS = (*KINDS, "any", "specialist")


def random_card_set(seed: int) -> str:
    """A card set that the loader accepts, as TOML; it may be calm, mixed, or full of searches and draws."""
    dice = random.Random(seed)
    mood = ("calm", "wild", "mixed", "wild")[seed % 4]
    lines = ["[set]", f'name = "Random {seed}"', "version = 1"]
    for players in range(1, 5):
        lines += [
            "[[capital]]", f"players = {players}", f"coins = {dice.choice((1, 30, 60, dice.randint(1, 120), 999))}",
            f"gnomes = {dice.choice((1, 5, 9, 12))}", f"assistants = {dice.choice((0, 12, 99))}", 'source = "owner"',
        ]
    lines += [
        "[board]", 'name = "Board"', 'flavour = "-"', 'source = "owner"',
        f"housing = {_icons(dice, ICONS, dice.choice((0, 8, 16)))}",
        "[board.caravan]", 'name = "Caravan"', 'source = "owner"',
    ]
    for n in range(dice.choice((1, 6, 8))):
        lines += ["[[board.action]]", *_parchment(dice, f"action_{n}", mood)]
    for n, kind in enumerate(SPECIALISTS):
        lines += [
            "[[councilor]]", *_parchment(dice, f"councilor_{n}", mood), f'type = "{kind}"',
            f"points = {dice.randint(0, 9)}", f"bonus = {_effect(dice, mood)}", 'flavour = "-"',
        ]
    for n in range(dice.choice((12, 28, 40))):
        lines += [
            "[[building]]", *_parchment(dice, f"building_{n}", mood), f'type = "{dice.choice(SPECIALISTS)}"',
            f"team = {_icons(dice, ICONS, dice.randint(1, 4))}",
            f"immigration = {_gain(dice, dice.choice((0, 2, 3, 8)))}",
            f"housing = {_icons(dice, ICONS, dice.choice((0, 2, 3, 8)))}", 'flavour = "-"',
        ]
    return "\n".join(lines) + "\n"


def _parchment(dice: random.Random, name: str, mood: str) -> list[str]:
    return [
        f'id = "{name}"', f'name = "{name}"', 'source = "owner"', f"cost = {_cost(dice, mood)}",
        f"effect = {_effect(dice, mood, least=1)}",
    ]


def _cost(dice: random.Random, mood: str) -> str:
    """1 to 4 gnomes that stand or lie, white ones too; coins and assistants, rarely with no gnome at all."""
    gnomes = dice.choice((1, 1, 1, 2, 2, 3, 4)) if dice.random() < 0.85 else 0
    lying = dice.randint(0, gnomes) if dice.random() < 0.4 else 0
    parts = []
    if gnomes > lying:
        parts.append(f"gnomes = {_icons(dice, ICONS, gnomes - lying)}")
    if lying:
        parts.append(f"lying = {_icons(dice, ICONS, lying)}")
    dear = 0.1 if mood == "wild" else 0.3
    for token in ("coins", "assistants"):
        if dice.random() < dear or (not gnomes and token == "coins"):
            parts.append(f"{token} = {dice.choice((1, 1, 2, 9))}")
    return "{ " + ", ".join(parts) + " }"


def _effect(dice: random.Random, mood: str, least: int = 0) -> str:
    """Some of the five words, at least so many; a wild effect always searches, a calm one gives back little."""
    parts = []
    if dice.random() < 0.5:
        parts.append(f"gain = {_gain(dice, dice.choice((1, 1, 2, 8)))}")
    if dice.random() < 0.4:
        parts.append(f"coins = {dice.choice((1, 2, 20))}")
    if dice.random() < 0.3:
        parts.append(f"assistants = {dice.choice((1, 2, 9))}")
    if mood == "calm":
        if dice.random() < 0.4 or len(parts) < least:
            parts.append(dice.choice(("draw", "search")) + " = 1")
        return "{ " + ", ".join(parts) + " }"
    often = 0.7 if mood == "wild" else 0.25
    if dice.random() < often:
        parts.append(f"draw = {dice.choice((1, 1, 2, 6))}")
    if dice.random() < often or mood == "wild" or len(parts) < least:
        parts.append(f"search = {dice.choice((1, 1, 2, 6))}")
    return "{ " + ", ".join(parts) + " }"


def _gain(dice: random.Random, count: int) -> str:
    """Gnomes to gain; at most 4 of them to be chosen."""
    found = []
    for n in range(count):
        word = dice.choice(GAINS) if n < 4 else dice.choice(KINDS)
        if n < 4 and dice.random() < 0.2:
            word = "/".join(dice.sample(KINDS, dice.randint(2, 5)))
        found.append(word)
    return json.dumps(found)


def _icons(dice: random.Random, words: Sequence[str], count: int) -> str:
    return json.dumps([dice.choice(words) for _ in range(count)])
