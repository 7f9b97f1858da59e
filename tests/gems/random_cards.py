"""Random token sets that use all the loader allows, bounds included."""

from __future__ import annotations

import itertools
import json
from random import Random

from gnomehall.core.languages import LANGUAGES
from gnomehall.core.schema import SOURCES
from gnomehall.games.gems.cards import KINDS, MOST_ALIKE
from gnomehall.games.gems.tables import MOST_COMBINED, MOST_TYPES

PAIRS = tuple(itertools.combinations(KINDS, 2))
MOST_POINTS = 9


def random_card_set(seed: int) -> str:
    """A token set as TOML: any numbers and points, combined gems of any two kinds."""
    chance = Random(f"token set {seed}")
    most = chance.choice((1, 3, 8, MOST_ALIKE))
    kinds = [*KINDS, "coal"]
    counts = [chance.choice((0, most, chance.randint(0, most))) for _ in kinds]
    pairs = _pairs(chance)
    if not any(counts) and not any(count for _, count in pairs):
        counts[chance.randrange(len(counts))] = most
    order = list(range(len(kinds)))
    chance.shuffle(order)
    lines = ["[set]", f'name = "random {seed}"', "version = 1"]
    for n in order:
        lines += [
            "[[token]]", f'id = "{kinds[n]}"', f"count = {counts[n]}", f"points = {_points(chance, kinds[n])}",
            f"name = {_name(chance, kinds[n])}", f"source = {_source(chance, ('count', 'points'))}",
        ]
    if not pairs:
        lines.insert(0, "combined = []")
    for pair, count in pairs:
        kinds_shown = chance.sample(pair, 2)  # in either order
        lines += [
            "[[combined]]", f"pair = {json.dumps(kinds_shown)}", f"count = {count}",
            f"source = {_source(chance, ('pair', 'count'))}",
        ]
    return "\n".join(lines) + "\n"


def _pairs(chance: Random) -> list[tuple[tuple[str, str], int]]:
    found: list[tuple[tuple[str, str], int]] = []
    left = chance.choice((0, 9, MOST_COMBINED))
    for pair in chance.sample(PAIRS, chance.randint(0, MOST_TYPES - len(KINDS) - 1)):
        count = chance.choice((0, 1, chance.randint(0, left)))
        found.append((pair, min(count, left)))
        left -= min(count, left)
    return found


def _points(chance: Random, kind: str) -> int:
    printed = {"coal": 0, "diamond": 2}.get(kind, 1)
    return chance.choice((printed, printed, 0, MOST_POINTS, chance.randint(0, MOST_POINTS)))


def _name(chance: Random, kind: str) -> str:
    if chance.random() < 0.5:
        return json.dumps(chance.choice((kind, kind.ljust(200, "x"))))
    return "{ " + ", ".join(f"{language} = {json.dumps(f'{kind} ({language})')}" for language in LANGUAGES) + " }"


def _source(chance: Random, parts: tuple[str, ...]) -> str:
    if chance.random() < 0.5:
        return f'"{chance.choice(SOURCES)}"'
    return "{ " + ", ".join(f'{part} = "{chance.choice(SOURCES)}"' for part in parts) + " }"
