"""Imports go one way: core <- games <- bots <- arena, review, terminal <- lab, envs, server <- browser,
training <- cli."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import gnomehall

ROOT = Path(gnomehall.__file__).parent
LAYERS = (  # a part may import itself and what stands above it here
    ("core", "pure"),
    ("games",),
    ("",),  # the package itself: `gnomehall.new_table` and the other names people use
    ("bots", "choices", "solve"),
    ("arena", "puzzles", "review", "scenarios", "terminal"),
    ("lab", "envs", "server"),
    ("browser", "training"),
    ("bench", "perft", "running"),
    ("cli",),
)
RANK = {part: rank for rank, parts in enumerate(LAYERS) for part in parts}
GENERIC = (
    "core", "bots", "solve", "puzzles", "scenarios", "arena", "lab", "envs", "review", "terminal", "training",
    "server", "browser", "games.learning", "games.lessons",
)


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of the package, parsed."""
    found = {}
    for path in sorted(ROOT.rglob("*.py")):
        parts = path.relative_to(ROOT.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(path.read_text(encoding="utf-8"))
    return found


def targets(node: ast.stmt) -> Iterator[str]:
    """The modules of this package that a statement imports."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "gnomehall")
    elif isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "gnomehall":
        for alias in node.names:
            inside = f"{node.module}.{alias.name}"
            yield inside if inside in modules() else node.module


def imported(name: str) -> set[str]:
    """What a module imports, anywhere in it."""
    return {it for node in ast.walk(modules()[name]) if isinstance(node, ast.stmt) for it in targets(node)}


def imported_at_once(body: list[ast.stmt]) -> Iterator[str]:
    """What a module imports as soon as it is imported itself: not in a function, not for types only."""
    for node in body:
        yield from targets(node)
        if isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.dump(node.test):
            yield from imported_at_once([*node.body, *node.orelse])
        elif isinstance(node, ast.Try):
            yield from imported_at_once([*node.body, *node.orelse, *node.finalbody])


def part_of(name: str) -> str:
    """`gnomehall.lab.cli` belongs to `lab`."""
    return ".".join(name.split(".")[1:2])


def test_every_part_has_its_layer() -> None:
    assert {part_of(name) for name in modules()} == set(RANK)


@pytest.mark.parametrize("part", sorted(RANK, key=lambda part: RANK[part]))
def test_a_part_imports_only_from_its_own_layer_and_those_below(part: str) -> None:
    wrong = [
        f"{name} imports {target}"
        for name in modules() if part_of(name) == part
        for target in sorted(imported(name)) if RANK[part_of(target)] > RANK[part]
    ]
    assert not wrong


def test_a_game_imports_only_the_core_and_itself() -> None:
    wrong = []
    for name in modules():
        parts = name.split(".")
        if parts[1:2] != ["games"] or f"{'.'.join(parts[:3])}.game" not in modules():
            continue
        own = ".".join(parts[:3])
        wrong += [
            f"{name} imports {it}" for it in sorted(imported(name))
            if part_of(it) != "core" and it != own and not it.startswith(f"{own}.")
        ]
    assert not wrong


def test_what_serves_all_games_names_none_of_them() -> None:
    games = [name.removesuffix(".game") for name in modules() if name.endswith(".game") and part_of(name) == "games"]
    assert games
    wrong = [
        f"{name} imports {it}"
        for name in modules() if name.removeprefix("gnomehall.").startswith(GENERIC)
        for it in sorted(imported(name)) if any(it == game or it.startswith(f"{game}.") for game in games)
    ]
    assert not wrong


def test_no_modules_import_each_other_in_a_ring() -> None:
    graph = {name: {it for it in imported_at_once(tree.body) if it != name} for name, tree in modules().items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


def test_the_folders_of_the_lab_go_one_way_too() -> None:
    order = ("summary", "watchers", "figures", "run", "report", "balance_check", "screening", "cli")
    rank = {f"gnomehall.lab.{part}": number for number, part in enumerate(order)}
    wrong = []
    for name in (it for it in modules() if it.startswith("gnomehall.lab.")):
        own = ".".join(name.split(".")[:3])
        inside = [it for it in sorted(imported(name)) if it.startswith("gnomehall.lab.")]
        wrong += [f"{name} imports {it}" for it in inside if rank[".".join(it.split(".")[:3])] > rank[own]]
    assert not wrong
