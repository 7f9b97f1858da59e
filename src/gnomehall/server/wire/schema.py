"""The types of the wire as JSON schema, for TypeScript and for the OpenAPI document.

`python -m gnomehall.server.wire.schema` prints the schema; with `openapi`, the OpenAPI document.
"""

from __future__ import annotations

import json
import sys
from inspect import isclass
from types import ModuleType

import msgspec

from gnomehall.core import registry, sheet, view
from gnomehall.core.game import Json
from gnomehall.server.wire import (
    answers,
    bodies,
    card_schema,
    card_sets,
    commands,
    daily,
    lessons,
    parts,
    puzzles,
    replays,
    reviews,
    scenarios,
)
from gnomehall.server.wire.sheets import SHEET_MODULES

MODULES = (
    parts, commands, answers, bodies, card_schema, card_sets, daily, lessons, puzzles, replays, reviews, scenarios,
    sheet, view, *SHEET_MODULES.values(),
)
BASES = (card_schema.Shape, parts.FromOutside, parts.FromServer, commands.Identified, sheet.Sheet, sheet.AllSheets)
ALWAYS_COMPLETE = (parts.FromServer, view.View, view.CardView, view.UndoView)  # what the server sends has every field
PLACE = "#/components/schemas/{name}"


def _structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    found = [
        kind for kind in vars(module).values()
        if isclass(kind) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]
    return [kind for kind in found if kind not in BASES]


def components() -> dict[str, Json]:
    """Every type by its name; `FromClient` and `FromServerMessage` are the two unions of the WebSocket."""
    structs = [kind for module in MODULES for kind in _structs(module)]
    kinds = [commands.FromClient, answers.FromServerMessage, *structs]
    schemas, found = msgspec.json.schema_components(kinds, ref_template=PLACE)
    found["FromClient"], found["FromServerMessage"] = schemas[0], schemas[1]
    for kind in structs:
        if issubclass(kind, ALWAYS_COMPLETE):
            fields = found[kind.__name__]
            fields["required"] = sorted(fields["properties"])
    return dict(sorted(found.items()))


def game_components(game: str) -> dict[str, Json]:
    """The types of a game's view and cards by name; what is always sent is required."""
    module = registry.part(game, "view_types") or registry.part(game, "view")
    kinds = _structs(module) if module is not None else []
    found = msgspec.json.schema_components(kinds, ref_template=PLACE)[1]
    for kind in kinds:
        optional = {f.encode_name for f in msgspec.structs.fields(kind) if f.default is msgspec.UNSET}
        fields = found[kind.__name__]
        fields["required"] = sorted(set(fields["properties"]) - optional)
    return dict(sorted(found.items()))


def main() -> None:
    """Print the schema or the OpenAPI document."""
    if sys.argv[1:] == ["openapi"]:
        from gnomehall.server.app.openapi import document

        print(json.dumps(document(), indent=1))
        return
    print(json.dumps({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "components": {"schemas": components()},
    }, indent=1))


if __name__ == "__main__":
    main()
